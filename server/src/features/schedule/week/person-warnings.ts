import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { HeldPattern } from '../../../kernel/working-patterns.ts';
import { addDays, dayIn } from '../../../lib/days.ts';
import { listAvailability } from '../availability/store.ts';
import { listAbsences } from './absences.ts';
import { marginMs, rulesOf } from './get.ts';
import type { ShiftWarning } from './record.ts';
import { listSpans } from './store.ts';
import { dayOffBy, type PlannedShift, warningsOfOne } from './warnings.ts';
import { weekAround } from './week.ts';

interface Person {
  readonly id: string;
  readonly last_day: string | null;
  readonly patterns: readonly HeldPattern[];
}

/** What would speak against giving a person this shift: some of theirs left out, others counted that they would have besides. */
export async function warningsForPerson(
  db: Db,
  actor: Actor,
  person: Person,
  shift: PlannedShift,
  {
    without = [],
    besides = [],
    as = 'published',
    absencesOf = 'known',
  }: {
    readonly without?: readonly string[];
    readonly besides?: readonly PlannedShift[];
    readonly as?: 'planned' | 'published';
    /** Anyone’s count where what is found is told to those alone who may know it. */
    readonly absencesOf?: 'known' | 'anyone';
  } = {},
): Promise<ShiftWarning[]> {
  const week = weekAround(actor.organization, shift.startMs);
  const between = { startMs: week.startMs - marginMs, endMs: week.endMs + marginMs };
  const { timezone } = actor.organization;
  const days = { start_date: dayIn(timezone, shift.startMs), end_date: dayIn(timezone, shift.endMs) };
  const around = { start_date: addDays(week.start, -2), end_date: addDays(week.end, 2) };
  const [spans, absences, said] = await Promise.all([
    listSpans(db, actor, [person.id], between, as),
    listAbsences(db, actor, [person.id], days, absencesOf),
    listAvailability(db, actor, [person.id], around),
  ]);
  const others = [...spans.filter(({ id }) => !without.includes(id)), ...besides];
  const contract = {
    lastDay: person.last_day,
    isDayOff: dayOffBy(person.patterns),
    said: said.get(person.id) ?? [],
  };
  return warningsOfOne(shift, others, absences, rulesOf(actor, week), contract);
}
