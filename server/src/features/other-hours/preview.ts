import { type Static, Type } from 'typebox';
import { todayOf } from '../../kernel/actor.ts';
import { writeOperation } from '../../kernel/operation.ts';
import { rehearse } from '../../kernel/rehearse.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { contractMinutesOn, minutesOn, weeklyMinutesOf, type WorkingPattern } from '../../kernel/working-patterns.ts';
import { addDays } from '../../lib/days.ts';
import { invalid, Refusal } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { Nullable, Strict } from '../../lib/schema.ts';
import { hoursBalance } from '../hours-accounts/index.ts';
import { countBooked, leaveOutlook, type OutlookOfYear } from '../leave/index.ts';
import {
  changeFrom,
  editingEmployed,
  findHeldOn,
  lockVisiblePerson,
  NewEmployment,
  removePlan,
} from '../people/index.ts';
import { listPublishedFrom } from '../schedule/index.ts';
import { weekOf } from '../time/index.ts';
import { EmploymentPreview } from './record.ts';

type Preview = Static<typeof EmploymentPreview>;
const maxShifts = 200;

export const previewEmployment = writeOperation({
  id: 'employment.preview',
  route: 'POST /users/{id}/employment/preview',
  subject: 'employment',
  summary: 'See what comes of a change of a job from a day on',
  description:
    'Takes the body of such a change, also of one that is planned already, and makes it, looks, and takes it back: balances of leave this year and the next, booked leave, the hours account and published shifts, before and after. It is refused as the change would be.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  changesNothing: true,
  guards: editingEmployed,
  params: Strict({ id: Id('usr') }),
  body: Strict({
    ...NewEmployment.properties,
    employment_id: Type.Optional(
      Nullable(Id('emp'), { description: 'A planned change in whose place it would be; before is without either.' }),
    ),
  }),
  returns: EmploymentPreview,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body: { employment_id: planned = null, ...change } }) {
    const person = await lockVisiblePerson(work.tx, actor, params.id);
    await work.guard(person);
    const today = todayOf(actor, work.nowMs);
    const from = change.effective_date > today ? change.effective_date : today;
    const looked = async () => ({
      state: await stateOf(work, person.id, change.effective_date, today),
      counted: await countBooked(work, person.id, from),
    });
    const without = async (): Promise<void> => {
      if (planned === null) return;
      await removePlan(work, person.id, planned).catch((error: unknown) => {
        const isGone = error instanceof Refusal && error.code === 'NOT_FOUND';
        throw isGone ? invalid('employment_id', 'reference.plannedChange') : error;
      });
    };
    const was =
      planned === null
        ? await looked()
        : await rehearse(work, async () => {
            await without();
            return looked();
          });
    const {
      status,
      state: after,
      counted,
    } = await rehearse(work, async () => {
      await without();
      const { status: planning } = await changeFrom(work, person, { reason: null, ...change });
      return { status: planning, ...(await looked()) };
    });
    const { state: before } = was;
    const booked = new Map(was.counted.map(({ leave, kept }) => [leave.id, kept]));
    return {
      effective_date: change.effective_date,
      status,
      rule: actor.organization.settings.booked_leave_on_other_hours,
      weekly_minutes: { before: before.weekly, after: after.weekly },
      leave: yearsBeside(before.leave, after.leave),
      bookings: counted.flatMap(({ leave, type, kept, anew }) => {
        const was = booked.get(leave.id) ?? kept;
        const isWorked = new Set(anew.map(({ date }) => date));
        const booking = {
          leave_id: leave.id,
          leave_type_id: type.id,
          name: type.name,
          status: leave.status as 'PENDING' | 'APPROVED',
          start_date: leave.start_date,
          end_date: leave.end_date,
          days: { before: sumOf(was), after: sumOf(kept) },
          days_anew: sumOf(anew),
          days_off: was.map(({ date }) => date).filter((date) => date >= from && !isWorked.has(date)),
        };
        const isSame = booking.days.before === booking.days_anew && booking.days_off.length === 0;
        return isSame && booking.days.before === booking.days.after ? [] : [booking];
      }),
      hours_account:
        before.hours === null || after.hours === null ? null : { before: before.hours, after: after.hours },
      shifts: await shiftsBeside(work, person.id, from, after.pattern),
    };
  },
});

const sumOf = (days: readonly { readonly fraction: number }[]): number =>
  Number(days.reduce((sum, { fraction }) => sum + fraction, 0).toFixed(2));

/** All that a change of hours moves, as it stands at this moment of the change. */
async function stateOf(work: UnitOfWork, userId: string, day: string, today: string) {
  const { tx, actor } = work;
  const pattern = (await findHeldOn(tx, actor, userId, day))?.working_pattern ?? null;
  return {
    pattern,
    weekly: Math.round(weeklyMinutesOf(actor.organization.settings, pattern)),
    leave: await leaveOutlook(tx, actor, userId, today),
    hours: await hoursBalance(tx, actor, userId, today),
  };
}

function yearsBeside(before: readonly OutlookOfYear[], after: readonly OutlookOfYear[]): Preview['leave'] {
  const amounts = ({ granted, taken, booked, left }: OutlookOfYear) => ({ granted, taken, booked, left });
  return after.flatMap((year, index) => {
    const { leave_type_id, name, unit, is_pro_rata } = year;
    const was = before[index];
    return was
      ? [{ leave_type_id, name, unit, is_pro_rata, year: year.year, before: amounts(was), after: amounts(year) }]
      : [];
  });
}

async function shiftsBeside(
  work: UnitOfWork,
  userId: string,
  from: string,
  pattern: WorkingPattern | null,
): Promise<Preview['shifts']> {
  const { tx, actor } = work;
  const { settings } = actor.organization;
  const shifts = await listPublishedFrom(tx, actor, userId, from, maxShifts);
  const held = pattern === null ? [] : [{ from, until: null, pattern }];
  const weeks = new Map<string, number>();
  for (const { date, minutes } of shifts) {
    const { start } = weekOf(settings.week_start, date);
    weeks.set(start, (weeks.get(start) ?? 0) + minutes);
  }
  const contractOf = (week: string): number =>
    Array.from({ length: 7 }, (_, index) => contractMinutesOn(settings, held, addDays(week, index))).reduce(
      (sum, minutes) => sum + minutes,
      0,
    );
  return {
    count: shifts.length,
    on_days_off: shifts
      .filter(({ date }) => pattern !== null && minutesOn(pattern, date) === 0)
      .map(({ id, date, starts_at, ends_at }) => ({ id, date, starts_at, ends_at })),
    weeks_over: [...weeks]
      .map(([week_start, planned_minutes]) => ({
        week_start,
        planned_minutes,
        contract_minutes: contractOf(week_start),
      }))
      .filter(({ planned_minutes, contract_minutes }) => planned_minutes > contract_minutes),
  };
}
