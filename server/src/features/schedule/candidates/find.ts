import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { dayIn } from '../../../lib/days.ts';
import { listMissingOn } from '../../records/index.ts';
import { listWaiting } from '../applications/store.ts';
import { availabilityAt } from '../availability/said.ts';
import { listAvailability } from '../availability/store.ts';
import { listAbsences } from '../week/absences.ts';
import { contractOf, contractsOf, marginMs, rulesOf } from '../week/get.ts';
import { listCandidatePeople, listSpans } from '../week/store.ts';
import { byPerson, type PlannedShift } from '../week/warnings.ts';
import { weekAround } from '../week/week.ts';
import { byRank, judge } from './rank.ts';
import type { Candidate } from './record.ts';

export interface Wanted extends PlannedShift {
  readonly departmentId: string;
  /** What it is worked as, as requirements and certificates have it. */
  readonly title: string | null;
  /** Who has it: no candidate. */
  readonly userId: string | null;
  /** It is cancelled: giving it to anyone is refused. */
  readonly isClosed: boolean;
}

/**
 * People of the department of a shift and those lent to it that the actor may give it to, best first. As many queries for
 * five people as for five hundred; what speaks against each is what the schedule warns of.
 */
export async function findCandidates(db: Db, actor: Actor, wanted: Wanted): Promise<Candidate[]> {
  const { timezone } = actor.organization;
  const week = weekAround(actor.organization, wanted.startMs);
  const day = dayIn(timezone, wanted.startMs);
  const people = (await listCandidatePeople(db, actor, week, { day, departmentId: wanted.departmentId })).filter(
    ({ id }) => id !== wanted.userId,
  );
  const ids = people.map(({ id }) => id);
  const days = { start_date: day, end_date: dayIn(timezone, wanted.endMs) };
  const between = { startMs: week.startMs - marginMs, endMs: week.endMs + marginMs };
  const [spans, absences, said, missing, waiting] = await Promise.all([
    listSpans(db, actor, ids, between),
    listAbsences(db, actor, ids, days),
    listAvailability(db, actor, ids, days),
    listMissingOn(db, actor, ids, { day, departmentId: wanted.departmentId, position: wanted.title }),
    actor.organization.settings.open_shift_approval ? listWaiting(db, actor, [wanted.id]) : [],
  ]);
  const [spansOf, absencesOf] = [byPerson(spans), byPerson(absences)];
  const applied = new Map(waiting.map(({ id, user_id }) => [user_id, id]));
  const contracts = contractsOf(actor, people, said);
  const rules = rulesOf(actor, week);
  return people
    .map(({ id, first_name, last_name, job_title, patterns }) => {
      const { fits, ...judged } = judge(
        wanted,
        {
          shifts: (spansOf.get(id) ?? []).filter((span) => span.id !== wanted.id),
          absences: absencesOf.get(id) ?? [],
          contract: contracts.get(id) ?? { lastDay: null, isDayOff: () => false },
          said: availabilityAt(said.get(id) ?? [], wanted.startMs, wanted.endMs),
          missing: missing.get(id) ?? [],
        },
        rules,
      );
      return {
        user_id: id,
        first_name,
        last_name,
        job_title,
        ...judged,
        fits: fits && !wanted.isClosed,
        application_id: applied.get(id) ?? null,
        contract_minutes: contractOf(actor, week, patterns),
      };
    })
    .sort(byRank);
}
