import { Type } from 'typebox';
import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { readOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import type { Span } from '../pay-periods.ts';
import { absencesOf } from './absence.ts';
import { readTime } from './around-store.ts';
import { explain, type Explained, weeksAround } from './explained.ts';
import { TimesheetExplanation } from './explanation-record.ts';
import { seesPayOf } from './present.ts';
import {
  findExplanation,
  getCorrectedExplanation,
  getVisibleSheet,
  saveExplanations,
  type TimesheetRow,
} from './store.ts';
import { lockedStatuses } from './timesheet-states.ts';
import { inOrder } from './totals.ts';

/** One that was locked before explanations were kept is left as it was by corrections, which came later. */
async function explainNow(db: Db, actor: Actor, sheet: TimesheetRow): Promise<Explained> {
  const { organization: tenant } = actor;
  const period = { start: sheet.period_start, end: sheet.period_end };
  const span = weeksAround(tenant.settings, period);
  const { entries, recorded, absence } = await readTime({ actor, tx: db }, sheet.user_id, span);
  const absences = await absencesOf(tenant, absence, span);
  const counted = lockedStatuses.includes(sheet.status) ? recorded : entries;
  return explain(inOrder(counted), absences, period, tenant.settings, tenant.currency);
}

/** What was kept when it was locked, or how it comes about now. */
export const explanationOf = async (db: Db, actor: Actor, sheet: TimesheetRow): Promise<Explained> =>
  (await findExplanation(actor, db, sheet.id)) ?? explainNow(db, actor, sheet);

/** With the lock, in the same transaction: what the totals followed from may change afterwards. */
export async function keepExplanation(work: UnitOfWork, sheet: TimesheetRow): Promise<void> {
  const { id, user_id: userId, period_start: start, period_end: end } = sheet;
  await keepExplanations(work, userId, [{ id, start, end }]);
}

/** The same for several of one person, whose time is read once. */
export async function keepExplanations(
  work: UnitOfWork,
  userId: string,
  sheets: readonly (Span & { readonly id: string })[],
): Promise<void> {
  if (sheets.length === 0) return;
  const { settings, currency } = work.actor.organization;
  const around = sheets.map((sheet) => weeksAround(settings, sheet));
  const days = around.flatMap(({ start, end }) => [start, end]).sort();
  const span = { start: days[0] ?? '', end: days.at(-1) ?? '' };
  const { entries, absence } = await readTime(work, userId, span);
  const absences = await absencesOf(work.actor.organization, absence, span);
  const explained = sheets.map(({ id, ...period }, index) => {
    const { start, end } = around[index] ?? period;
    const own = entries.filter(({ work_date: day }) => day >= start && day <= end);
    return { id, explanation: explain(inOrder(own), absences, period, settings, currency) };
  });
  await saveExplanations(work, explained);
}

const minuteFields = [
  ...(['total_minutes', 'regular_minutes', 'overtime_minutes', 'break_minutes'] as const),
  ...(['paid_leave_minutes', 'holiday_minutes', 'entry_count'] as const),
];

export const shownTotalNames = [...minuteFields, 'regular_pay', 'overtime_pay', 'currency'] as const;
export type ShownTotals = Pick<TimesheetRow, (typeof shownTotalNames)[number]>;

/** Settings, holidays or the standard day may have changed since the timesheet was last worked out. */
const agrees = ({ totals }: Explained, sheet: ShownTotals): boolean =>
  minuteFields.every((name) => totals[name] === sheet[name]) &&
  Number(totals.regular_pay) === Number(sheet.regular_pay) &&
  Number(totals.overtime_pay) === Number(sheet.overtime_pay);

/** For those who see pay. Seals of pay runs are over it: of what was kept, it must always come out the same. */
export const explanationWithPay = (explained: Explained, sheet: ShownTotals): TimesheetExplanation =>
  withPay(explained, sheet.currency, agrees(explained, sheet));

function withPay({ weeks, lines, totals }: Explained, currency: string, isCurrent: boolean): TimesheetExplanation {
  const [regular, overtime] = [Number(totals.regular_pay), Number(totals.overtime_pay)];
  const cents = (value: number): number => Number(value.toFixed(4));
  return {
    weeks: weeks.map(copied),
    is_current: isCurrent,
    pay: lines.map(({ rate, amount, ...line }) => ({ rate: Number(rate), ...line, amount: Number(amount) })),
    totals: {
      ...totals,
      regular_pay: regular,
      overtime_pay: overtime,
      total_pay: cents(regular + overtime),
      currency,
    },
  };
}

/** With pay for those who see it. */
export function shownExplanation(
  isPayShown: boolean,
  explained: Explained,
  currency: string,
  isCurrent: boolean,
): TimesheetExplanation {
  if (isPayShown) return withPay(explained, currency, isCurrent);
  const { regular_pay: _regular, overtime_pay: _overtime, ...minutes } = explained.totals;
  return { weeks: explained.weeks.map(copied), is_current: isCurrent, totals: minutes };
}

const copied = (week: Explained['weeks'][number]): TimesheetExplanation['weeks'][number] => ({
  ...week,
  days: week.days.map(({ break_flags: flags, ...day }) => ({
    ...day,
    entries: [...day.entries],
    ...(flags && { break_flags: [...flags] }),
  })),
});

export const explainTimesheet = readOperation({
  id: 'timesheets.explain',
  route: 'GET /timesheets/{id}/explanation',
  shows: ['time_entry'],
  summary: 'Explain the totals of a timesheet',
  description:
    'How its totals came about: week by week and day by day, and the pay by rate. The days that are not outside the period add up to the minutes of the timesheet, and the lines of pay to its pay. For a locked timesheet it is what held when it was locked. Pay needs users.employment:read and an Administrator or Executive; in the app also who prepares their payroll sees it.',
  scope: 'timesheets:read',
  module: 'time_tracking',
  params: Strict({ id: Id('tsh') }),
  query: Strict({
    correction_id: Type.Optional(
      Id(
        'tcr',
        'As this correction of it has it: how the timesheet would come about with the correction, kept when it was made.',
      ),
    ),
  }),
  returns: TimesheetExplanation,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, params, query: { correction_id: correctionId } }) {
    const sheet = await getVisibleSheet(db, actor, params.id);
    const explained =
      correctionId === undefined
        ? await explanationOf(db, actor, sheet)
        : await getCorrectedExplanation(db, actor, sheet.id, correctionId);
    return shownExplanation(seesPayOf(actor, sheet), explained, sheet.currency, agrees(explained, sheet));
  },
});
