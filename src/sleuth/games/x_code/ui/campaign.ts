/** The training, and what comes after it: one stage opens the next, for whoever plays on this device. */

import type { NewTable, Sitting } from "../../../ui/api";
import type { TableInfo } from "../../../ui/wire.gen";

export interface Stage {
  name: string;
  options: { level: number; mission: string };
}

const stage = (name: string, level: number, mission = "training"): Stage => ({ name, options: { level, mission } });

export const STAGES: readonly Stage[] = [
  stage("level-1", 1),
  stage("level-2", 2),
  stage("level-3", 3),
  stage("level-4", 4),
  stage("sequence", 2, "sequence"),
  stage("relay", 2, "relay"),
  stage("reversal", 2, "reversal"),
];

const TRAINING = 4;
const KEPT = "sleuth.x-code.cracked";

/** The stage that a match with these options belongs to. */
export function stageOf(options: Record<string, unknown>): Stage | null {
  const level = options["level"] ?? 1;
  const mission = options["mission"] ?? "training";
  return STAGES.find((one) => one.options.mission === mission && (mission !== "training" || one.options.level === level)) ?? null;
}

/** What may be tackled: the training in order, the missions when it is done. */
export function unlocked(cracked: readonly string[]): readonly Stage[] {
  const done = new Set(cracked);
  return STAGES.filter((one, i) => {
    if (i === 0 || done.has(one.name)) return true;
    const before = i < TRAINING ? STAGES.slice(0, i) : STAGES.slice(0, TRAINING);
    return before.every((earlier) => done.has(earlier.name));
  });
}

/** The first open stage that is not cracked yet. */
export function nextStage(cracked: readonly string[]): Stage | null {
  return unlocked(cracked).find((one) => !cracked.includes(one.name)) ?? null;
}

/** The same chairs at another stage: mine and the bots' are taken, those of others are free. */
export function tableFor(next: Stage, table: TableInfo, seat: number | null): NewTable {
  const seating = table.seats.map((one): Sitting => {
    if (one.seat === seat) return { me: true };
    return one.bot && !one.person ? { bot: one.bot } : {};
  });
  const start = seating.every((one) => "me" in one || "bot" in one);
  const options = { ...table.options, ...next.options };
  return { game: table.game, options, table: table.table, seats: seating.length, seating, start };
}

export function crackedHere(): readonly string[] {
  const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
  return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === "string") : [];
}

export function remember(name: string): void {
  const all = new Set([...crackedHere(), name]);
  localStorage.setItem(KEPT, JSON.stringify([...all]));
}
