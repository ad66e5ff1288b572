/** The training, and what comes after it: one stage opens the next, for those who cracked it together. */

import type { TableInfo } from "../../../../ui/wire/wire.gen";

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
const KEPT = "sleuth.x-code.campaign";
const BEST = "sleuth.x-code.sand";

/** The stage that a match with these options belongs to. */
export function stageOf(options: Record<string, unknown>): Stage | null {
  const level = options.level ?? 1;
  const mission = options.mission ?? "training";
  return (
    STAGES.find((one) => one.options.mission === mission && (mission !== "training" || one.options.level === level)) ??
    null
  );
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

/** Those who play together: a team is as far as these people have come together. */
export function groupOf(table: Pick<TableInfo, "seats">): string {
  const people = table.seats.flatMap((one) => (one.person ? [one.person.id] : []));
  return [...new Set(people)].sort().join(" ");
}

type Kept = Readonly<Record<string, readonly string[]>>;

function kept(): Kept {
  const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
  return found !== null && typeof found === "object" && !Array.isArray(found) ? (found as Kept) : {};
}

/** What a group has cracked so far, as far as this device was there. */
export function crackedBy(group: string): readonly string[] {
  return kept()[group] ?? [];
}

/** The most sand that a group had left at a stage, in milliseconds. */
export function bestOf(group: string, name: string): number | null {
  const found: unknown = JSON.parse(localStorage.getItem(BEST) ?? "{}");
  const best = (found as Record<string, unknown> | null)?.[`${group} ${name}`];
  return typeof best === "number" ? best : null;
}

export function remember(group: string, name: string, left = 0): void {
  const all = new Set([...crackedBy(group), name]);
  localStorage.setItem(KEPT, JSON.stringify({ ...kept(), [group]: [...all] }));
  const best = JSON.parse(localStorage.getItem(BEST) ?? "{}") as Record<string, number>;
  const most = Math.max(left, bestOf(group, name) ?? 0);
  localStorage.setItem(BEST, JSON.stringify({ ...best, [`${group} ${name}`]: most }));
}
