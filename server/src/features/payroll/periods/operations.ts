import { type Static, Type } from 'typebox';
import type { Actor } from '../../../kernel/actor.ts';
import { BulkChange } from '../../../kernel/bulk/record.ts';
import { maxRecords, startBulkChange } from '../../../kernel/bulk/start.ts';
import { listOperation, writeOperation } from '../../../kernel/operation.ts';
import { addDays, Day, dayIn } from '../../../lib/days.ts';
import { conflict } from '../../../lib/errors.ts';
import { Strict } from '../../../lib/schema.ts';
import {
  finalizeTimesheet,
  payPeriodOf,
  periodTypes,
  type Span,
  type TimesheetStatus,
  timesheetStatuses,
} from '../../time/index.ts';
import { type CountedPeriod, findFirstDay, listApprovedSheets, listCountedPeriods } from './store.ts';

const count = Type.Integer({ description: 'Timesheets with this status.', examples: [4] });
const counts = Object.fromEntries(timesheetStatuses.map((status) => [status, count])) as Record<
  TimesheetStatus,
  typeof count
>;

const PayPeriod = Type.Object(
  {
    period_start: Day('Its first day.'),
    period_end: Day('Its last day.'),
    period_type: Type.Enum([...periodTypes], { description: 'How long the periods of the organization are.' }),
    status_counts: Type.Object(counts, { description: 'How many timesheets that the caller sees have each status.' }),
    sealed_count: Type.Integer({ description: 'How many of these timesheets a pay run has taken.', examples: [4] }),
    is_locked: Type.Boolean({ description: 'It ends on or before the organization’s time_locked_through.' }),
  },
  { $id: 'PayPeriod', description: 'A stretch of days that is paid at once, and how far its timesheets are.' },
);
type PayPeriod = Static<typeof PayPeriod>;

export const listPayPeriods = listOperation({
  id: 'payPeriods.list',
  route: 'GET /pay-periods',
  shows: ['timesheet', 'bulk_change', 'pay_run'],
  summary: 'List pay periods',
  description:
    'From the period after this one back to the one of the oldest timesheet, with the number of timesheets of each status that the owner of the token sees. A timesheet that was opened under another pay period of the organization keeps its own days.',
  scope: 'timesheets:read',
  module: 'time_tracking',
  returns: PayPeriod,
  order: 'latest first',

  async run({ actor, db, nowMs, page }) {
    const { settings, timezone } = actor.organization;
    const current = payPeriodOf(settings, dayIn(timezone, nowMs));
    const last =
      page.after === null ? payPeriodOf(settings, addDays(current.end, 1)).end : addDays(String(page.after[0]), -1);
    const first = (await findFirstDay(db, actor)) ?? current.start;
    const onCalendar = periodsBack(actor, last, first, page.limit + 1);
    const earliest = onCalendar.at(-1)?.start ?? last;
    const counted = await listCountedPeriods(db, actor, { start: earliest, end: last });
    const all = merge(actor, onCalendar, counted);
    const items = all.slice(0, page.limit);
    const hasMore = all.length > items.length || earliest > first;
    return { items, next: hasMore ? [items.at(-1)?.period_start ?? earliest] : null };
  },
});

/** Whole pay periods by today's settings, from the one of a day back to the one of another. */
function periodsBack({ organization }: Actor, from: string, to: string, most: number): Span[] {
  const periods: Span[] = [];
  for (let day = from; day >= to && periods.length < most; day = addDays(periods.at(-1)?.start ?? day, -1)) {
    periods.push(payPeriodOf(organization.settings, day));
  }
  return periods;
}

/** If timesheets have days of their own, those count; elsewhere the calendar does. */
function merge(actor: Actor, onCalendar: readonly Span[], counted: readonly CountedPeriod[]): PayPeriod[] {
  const { pay_period_type: period_type } = actor.organization.settings;
  const free = onCalendar.filter(
    ({ start, end }) => !counted.some((period) => period.period_start <= end && period.period_end >= start),
  );
  const empty = free.map(({ start, end }) => ({
    period_start: start,
    period_end: end,
    period_type,
    counts: {},
    sealed: 0,
  }));
  return [...counted, ...empty]
    .sort((a, b) => (a.period_start < b.period_start ? 1 : -1))
    .map((period) => presentPeriod(actor, period));
}

function presentPeriod({ organization }: Actor, period: CountedPeriod): PayPeriod {
  const { time_locked_through: through } = organization.settings;
  const countOf = (status: TimesheetStatus): [TimesheetStatus, number] => [status, period.counts[status] ?? 0];
  return {
    period_start: period.period_start,
    period_end: period.period_end,
    period_type: period.period_type,
    status_counts: Object.fromEntries(timesheetStatuses.map(countOf)) as PayPeriod['status_counts'],
    sealed_count: period.sealed,
    is_locked: through !== null && period.period_end <= through,
  };
}

export const finalizePayPeriod = writeOperation({
  id: 'payPeriods.finalize',
  route: 'POST /pay-periods/finalize',
  subject: 'bulk_change',
  summary: 'Lock the approved timesheets of a pay period for payroll',
  description: `Those of people whose payroll the caller prepares; one’s own is left to others, but by who administers. In the background, each as \`POST /timesheets/{id}/finalize\` does, by the rights that the caller has when its turn comes. One that is refused keeps no other back. At most ${String(maxRecords)} at once; \`GET /bulk-changes/{id}\` tells how far it is.`,
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  packages: ['PAYROLL_PREPARING'],
  module: 'time_tracking',
  effects: ['PERIOD_CLOSED'],
  body: Strict({
    period_start: Day('The first day of the pay period.'),
    period_end: Day('Its last day.'),
  }),
  returns: BulkChange,
  status: 202,
  refuses: ['CONFLICT'],

  async run({ actor, work, body: { period_start: start, period_end: end } }) {
    const sheets = await listApprovedSheets(work.tx, actor, { start, end }, maxRecords);
    if (sheets.length === 0) throw conflict('time.nothingToFinalize', { reason: 'none' });
    const change = await startBulkChange(work, finalizeTimesheet, {
      about: `${start}_${end}`,
      record_ids: sheets.map(({ id }) => id),
      user_ids: sheets.map(({ user_id }) => user_id),
    });
    work.audit({ subjectId: change.id, recordCount: sheets.length });
    return change;
  },
});
