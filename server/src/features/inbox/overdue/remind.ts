import { jobOrigin, operatorOf, readerOf } from '../../../kernel/actor.ts';
import { concerned, type Job, sandboxIn } from '../../../kernel/job.ts';
import { isWeekend } from '../../../kernel/settings.ts';
import { inUnitOfWork, type Reaction, type UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { addDays, dayIn, instantAtMs } from '../../../lib/days.ts';
import { type DecidingKind, type DeputyTerm, listDeputyTerms, listTakers, waitingStep } from '../../approvals/index.ts';
import { leaveStepTaken, openHolidays } from '../../leave/index.ts';
import { findOrganization, listOrganizationIds, tenantOf } from '../../organization/index.ts';
import { tell } from '../notifications/store.ts';
import { countAfter, daysAfter, furthestDays, workingDayAfter } from './age.ts';
import { listNearest } from './nearest.ts';
import {
  type Absence,
  findPendingLeave,
  listAbsences,
  listAdministrators,
  listWaiting,
  listWorkLocations,
  notToldToday,
  toldOf,
  type WaitingRequest,
} from './store.ts';

/** From nine in the morning on; never at night, also if the worker slept. */
const hours = { from: '09:00', to: '18:00' };

const waitingMatter = 'decisions:waiting';
const escalatedMatter = 'decisions:escalated';

/** Whether someone who works at a place, or the organization, is free on a public holiday. */
type IsHoliday = (workLocation: string | null, day: string) => boolean;

async function holidaysAt(
  { actor, tx, origin }: UnitOfWork,
  workLocations: readonly (string | null)[],
  from: string,
  to: string,
): Promise<IsHoliday> {
  const book = await openHolidays(tx, actor.organization, from, to, readerOf(origin).language);
  const holidays = await book.at([null, ...workLocations]);
  return (workLocation, day) => holidays.of(workLocation).has(day);
}

const isAwayOn = (absences: readonly Absence[], id: string, day: string): boolean =>
  absences.some(({ user_id, start_date, end_date }) => user_id === id && start_date <= day && day <= end_date);

interface Presence {
  readonly absences: readonly Absence[];
  readonly terms: readonly DeputyTerm[];
  /** On a public holiday of the place where they work. */
  readonly isOff: (id: string, day: string) => boolean;
}

/** Whether someone was there on a day, or a deputy of theirs. Those who stand in while someone is on leave do not on their holidays. */
const canDecideOn = ({ absences, terms, isOff }: Presence, kind: DecidingKind, id: string, day: string): boolean => {
  const isAway = isAwayOn(absences, id, day);
  if (!isAway && !isOff(id, day)) return true;
  const holds = ({ user_id, kinds, from, to, while_away }: DeputyTerm): boolean =>
    user_id === id &&
    kinds.includes(kind) &&
    ((while_away && isAway) || ((from !== null || to !== null) && (from ?? day) <= day && day <= (to ?? day)));
  return terms.some((term) => holds(term) && !isAwayOn(absences, term.deputy_id, day) && !isOff(term.deputy_id, day));
};

/** Who can take the step that waits of a request; null for requests without one. */
async function listTakersOf(
  { actor, tx }: UnitOfWork,
  waiting: readonly WaitingRequest[],
): Promise<(request: WaitingRequest) => readonly string[] | null> {
  const stepped = waiting.flatMap((one) =>
    one.request_id !== null && waitingStep(one) ? [{ ...one, key: one.request_id }] : [],
  );
  const takers = await listTakers(tx, actor.organizationId, stepped);
  return ({ request_id: id }) => (id === null ? null : (takers.get(id)?.map((taker) => taker.id) ?? null));
}

/** Reminds who can decide on what has waited for long, once a day each; Administrators of what has waited for longer. */
async function remindAll(work: UnitOfWork): Promise<void> {
  const { actor, tx, nowMs } = work;
  const { timezone, settings } = actor.organization;
  const { reminder_days: remindAfter, escalation_days: escalateAfter } = settings;
  const today = dayIn(timezone, nowMs);
  const from = addDays(today, -furthestDays);
  if (isWeekend(settings.weekend_days, today)) return;
  const soonest = Math.min(...[remindAfter, escalateAfter].filter((days) => days > 0));
  const waiting = await listWaiting(tx, actor.organization, addDays(today, -soonest));
  if (waiting.length === 0) return;
  const takersOf = await listTakersOf(work, waiting);
  const plain = waiting.filter((one) => takersOf(one) === null);
  const takers = waiting.flatMap((one) => (takersOf(one) ?? []).map((id) => ({ kind: one.kind, id })));
  const { inChargeOf, deputiesOf } = await listNearest(work, plain, takers);
  const dutiful = waiting.map(
    (one) => takersOf(one) ?? [...inChargeOf(one), ...(one.approver_id === null ? [] : [one.approver_id])],
  );
  const everyone = [...new Set(dutiful.flat())];
  const terms = await listDeputyTerms(tx, actor.organizationId, everyone);
  const all = [...everyone, ...terms.map(({ deputy_id: id }) => id)];
  const absences = await listAbsences(tx, actor.organizationId, all, from, today);
  const administrators = await listAdministrators(tx, actor.organizationId);
  const placeOf = await listWorkLocations(tx, actor.organization, [...all, ...administrators]);
  const isHoliday = await holidaysAt(work, [...placeOf.values()], from, today);
  const isOff = (id: string, day: string): boolean => isHoliday(placeOf.get(id) ?? null, day);
  const isWorking = (id: string): boolean => !isOff(id, today);
  const presence = { absences, terms, isOff };
  const workingDays = daysAfter(from, today).filter((day) => !isWeekend(settings.weekend_days, day));
  // Worked out once for those who decide the same: what waits for them is counted in these days.
  const counted = new Map<string, readonly string[]>();
  const daysOf = (kind: DecidingKind, nearest: readonly string[]): readonly string[] => {
    const key = [kind, ...nearest].join(' ');
    let days = counted.get(key);
    if (!days) {
      // A day on which nobody was there who could decide does not count.
      const counts = (day: string): boolean =>
        nearest.length === 0 ? !isHoliday(null, day) : nearest.some((id) => canDecideOn(presence, kind, id, day));
      counted.set(key, (days = workingDays.filter(counts)));
    }
    return days;
  };
  const reminded = new Set<string>();
  const escalated = new Set<string>();
  waiting.forEach((one, index) => {
    const nearest = dutiful[index] ?? [];
    const age = countAfter(one.sent, daysOf(one.kind, nearest));
    const there = nearest.filter((id) => !isAwayOn(absences, id, today));
    const deputies = nearest.flatMap((id) => deputiesOf(one.kind, id));
    const deciders = nearest.length === 0 ? administrators : [...there, ...deputies];
    const add = (to: Set<string>, ids: readonly string[]) =>
      ids.filter(isWorking).forEach((id) => id !== one.user_id && to.add(id));
    if (remindAfter > 0 && age >= remindAfter) add(reminded, deciders);
    if (escalateAfter > 0 && age >= escalateAfter) add(escalated, administrators);
  });
  const told = [
    ...(await tell(work, 'decisions_waiting', notToldToday(work, waitingMatter, [...reminded]))),
    ...(await tell(work, 'decisions_escalated', notToldToday(work, escalatedMatter, [...escalated]))),
  ];
  if (told.length > 0) work.audit({ action: 'inbox.remindDeciders', recordCount: told.length });
}

const isDaytime = (timezone: string, nowMs: number): boolean => {
  const today = dayIn(timezone, nowMs);
  return nowMs >= instantAtMs(timezone, today, hours.from) && nowMs < instantAtMs(timezone, today, hours.to);
};

/** Each hour, somewhere it is nine. Who was told today is not told again, whatever became of the run before. */
export const remindDeciders: Job = {
  task: 'inbox.remindDeciders',
  cron: '1 * * * *',
  inSandbox: 'in the morning',

  async run(services, payload) {
    const { db } = services.database;
    const own = sandboxIn(payload);
    const ids = own === undefined ? await listOrganizationIds(db) : [own];
    for (const id of concerned(services, payload, ids)) {
      const organization = await findOrganization(db, id);
      if (!organization) continue;
      const tenant = tenantOf(organization);
      const { reminder_days: remind, escalation_days: escalate } = tenant.settings;
      if ((remind === 0 && escalate === 0) || !isDaytime(tenant.timezone, services.clock.nowMs())) continue;
      await inUnitOfWork(services, operatorOf(tenant), jobOrigin, remindAll);
    }
  },
};

/** Leave that begins so soon does not wait for the morning. */
const soonDays = 2;
/** No stretch of holidays and weekends is longer. */
const furthestSoon = 21;

/** Who can decide is told, or who takes the step that waits now. */
const tellingOfUrgentLeave = (to: string): Reaction => ({
  to,
  summary: 'Who can decide is told at once of leave that begins within two working days.',

  async run(work, id) {
    const leave = await findPendingLeave(work, id);
    if (!leave || work.actor.organization.settings.reminder_days === 0) return;
    const today = dayIn(work.actor.organization.timezone, work.nowMs);
    if (leave.start_date > addDays(today, furthestSoon)) return;
    const isHoliday = await holidaysAt(work, [leave.work_location], today, addDays(today, furthestSoon));
    const { weekend_days: weekend } = work.actor.organization.settings;
    const isWorkingDay = (day: string): boolean => !isWeekend(weekend, day) && !isHoliday(leave.work_location, day);
    if (leave.start_date > workingDayAfter(today, soonDays, isWorkingDay)) return;
    const request = { kind: 'LEAVE', user_id: leave.user_id } as const;
    const taking = waitingStep(leave)
      ? await listTakers(work.tx, work.actor.organizationId, [{ ...leave, key: id }])
      : null;
    const takers = taking?.get(id)?.map((taker) => ({ kind: request.kind, id: taker.id })) ?? [];
    const { inChargeOf, deputiesOf } = await listNearest(work, taking ? [] : [request], takers);
    const nearest = taking ? takers.map((taker) => taker.id) : inChargeOf(request);
    const all = [...nearest, ...nearest.flatMap((one) => deputiesOf('LEAVE', one))];
    const deciders = all.length > 0 ? all : await listAdministrators(work.tx, work.actor.organizationId);
    await tell(
      work,
      'leave_urgent',
      toldOf(
        id,
        deciders.filter((one) => one !== leave.user_id),
      ),
    );
  },
});

export const urgentLeaveReactions: readonly Reaction[] = ['leave.requested', leaveStepTaken].map(tellingOfUrgentLeave);
