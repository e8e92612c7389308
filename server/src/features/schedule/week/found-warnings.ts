import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { addDays, dayIn } from '../../../lib/days.ts';
import { listAvailability } from '../availability/store.ts';
import { listAbsences } from './absences.ts';
import { contractsOf, marginMs, rulesOf } from './get.ts';
import type { ShiftWarning } from './record.ts';
import { listPeople, listPeopleOfShifts, listSpans } from './store.ts';
import { byPerson, type PlanRules, warningsOf } from './warnings.ts';
import { type Week, weekAround } from './week.ts';

/** By shift: whose it is, what follows it, and what speaks against each of a person's shifts around. */
export interface WarningsAround {
  readonly byShift: ReadonlyMap<string, readonly ShiftWarning[]>;
  /** The shift of the same person that comes after it. */
  readonly nextOf: ReadonlyMap<string, string>;
}

const none: WarningsAround = { byShift: new Map(), nextOf: new Map() };

/** What speaks against the shifts of the people who have these, as they stand, one set of queries for all of them. */
export async function warningsAround(db: Db, actor: Actor, shiftIds: readonly string[]): Promise<WarningsAround> {
  const given = await listPeopleOfShifts(db, actor, shiftIds);
  const starts = given.map(({ starts_at }) => Date.parse(starts_at));
  if (starts.length === 0) return none;
  const { timezone } = actor.organization;
  const first = weekAround(actor.organization, Math.min(...starts));
  const last = weekAround(actor.organization, Math.max(...starts));
  const userIds = [...new Set(given.map(({ user_id }) => user_id))];
  const days = { start_date: addDays(first.start, -2), end_date: addDays(last.end, 1) };
  const [spans, absences, people, said] = await Promise.all([
    listSpans(db, actor, userIds, { startMs: first.startMs - marginMs, endMs: last.endMs + marginMs }),
    listAbsences(db, actor, userIds, { start_date: first.start, end_date: addDays(last.end, 1) }),
    listPeople(db, actor, { start: first.start, end: addDays(last.end, 1) }, userIds),
    listAvailability(db, actor, userIds, days),
  ]);
  const contracts = contractsOf(actor, people, said);
  const absencesOf = byPerson(absences);
  const weekOf = new Map<string, Week>();
  const rulesOfWeek = new Map<string, PlanRules>();
  const byShift = new Map<string, readonly ShiftWarning[]>();
  const nextOf = new Map<string, string>();
  for (const [userId, shifts] of byPerson(spans)) {
    const weeks = new Map<string, Week>();
    for (const [index, { id, startMs }] of shifts.entries()) {
      const day = dayIn(timezone, startMs);
      const week = weekOf.get(day) ?? weekAround(actor.organization, startMs);
      weekOf.set(day, week);
      weeks.set(week.start, week);
      const next = shifts[index + 1];
      if (next) nextOf.set(id, next.id);
    }
    for (const week of weeks.values()) {
      const rules = rulesOfWeek.get(week.start) ?? rulesOf(actor, week);
      rulesOfWeek.set(week.start, rules);
      const found = warningsOf(shifts, absencesOf.get(userId) ?? [], rules, contracts.get(userId));
      for (const { id, startMs } of shifts) {
        if (startMs >= week.startMs && startMs < week.endMs) byShift.set(id, found.get(id) ?? []);
      }
    }
  }
  return { byShift, nextOf };
}

/** What a change has brought upon a shift, or upon the one that follows it. */
export function newWarnings(before: WarningsAround, after: WarningsAround, shiftId: string): ShiftWarning[] {
  const ids = [shiftId, ...[after.nextOf.get(shiftId) ?? []].flat()];
  const found = new Map<string, ShiftWarning>();
  for (const id of ids) {
    const known = before.byShift.get(id) ?? [];
    for (const warning of after.byShift.get(id) ?? []) {
      const isKnown = known.some(({ kind }) => kind === warning.kind);
      if (!isKnown && !found.has(warning.kind)) found.set(warning.kind, warning);
    }
  }
  return [...found.values()];
}
