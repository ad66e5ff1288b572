/** How the people and bots on the seats are called. */

import type { Person, SeatInfo } from "../wire/wire.gen";
import { t, tOr } from "./texts";

/** Whoever has seats to name: a table, or a match at its own address. */
export interface Seated {
  readonly seats: readonly SeatInfo[];
}

/** How the house writes a name that it does not know: of whoever was forgotten, or in a record without names. */
const UNKNOWN = /^\?( \d+)?$/;

/** Somebody's name; a program that plays through an account is marked as one. */
export function personName(person: Person): string {
  return person.bot ? t("person.bot", { who: person.name }) : person.name;
}

function plain(info: SeatInfo): string {
  if (!info.person && info.bot) return tOr(`bot.${info.bot}`, info.bot);
  const name = info.person ? info.person.name : info.name;
  if (info.person?.bot) return personName(info.person);
  return name && !UNKNOWN.test(name) ? name : t("seat.number", { n: info.seat + 1 });
}

/** Who sits twice, and bots of one kind, are told apart by a number. */
function sameHand(a: SeatInfo, b: SeatInfo): boolean {
  if (a.person || b.person) return a.person?.id === b.person?.id;
  return a.bot !== null && a.bot === b.bot;
}

/** The name of who sits on a seat. */
export function nameAt(seated: Seated, seat: number): string {
  const info = seated.seats.find((one) => one.seat === seat);
  if (!info) return t("seat.nobody");
  const alike = seated.seats.filter((one) => sameHand(one, info));
  return alike.length > 1 ? `${plain(info)} ${alike.indexOf(info) + 1}` : plain(info);
}

/** The seats that this person holds. */
export function seatsOf(seated: Seated, person: string | null): number[] {
  return seated.seats.flatMap((one) => (person !== null && one.person?.id === person ? [one.seat] : []));
}

/** The people at a table, each once: those who sit, then those who watch. */
export function peopleAt(seated: Seated & { readonly guests?: readonly Person[] }): Person[] {
  const people = [...seated.seats.flatMap((one) => (one.person ? [one.person] : [])), ...(seated.guests ?? [])];
  return people.filter((one, i) => people.findIndex((other) => other.id === one.id) === i);
}

/** What a game is called; by its own name where the catalogue has none. */
export function gameName(game: string): string {
  return tOr(`${game}.name`, game);
}
