import { Type } from 'typebox';
import { readOperation } from '../../../kernel/operation.ts';
import { Day } from '../../../lib/days.ts';
import { invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { amountLess, sumOfAmounts } from '../../../lib/money.ts';
import { Nullable, Strict } from '../../../lib/schema.ts';
import { timesheetStatuses } from '../../time/index.ts';
import { PayRun, PayTotals } from './record.ts';
import { findRun, listOpenBefore, sumByPerson } from './store.ts';
import { takingsOf, totalPay, totalsOf } from './take.ts';
import type { Taken } from './take-store.ts';

/** People whose pay differs most from the run before; the rest is in the totals. */
const maxPeople = 200;
const maxPeriods = 12;

const PayOfPerson = Type.Object({
  user_id: Id('usr', 'Whose pay it is.'),
  currency: Type.String({ examples: ['CAD'], description: 'ISO 4217.' }),
  minutes: Type.Integer({ examples: [4920], description: 'Worked, corrections included.' }),
  total_pay: Type.Number({ examples: [2697.5], description: 'What the run would pay.' }),
  last_minutes: Type.Integer({ examples: [4800], description: 'Worked by the run before; 0 if they were not in it.' }),
  last_total_pay: Type.Number({ examples: [2600], description: 'What the run before paid; 0 if they were not in it.' }),
  difference: Type.Number({ examples: [97.5], description: 'What they are paid more; negative: less.' }),
});

export const PayPreview = Type.Object(
  {
    period_start: Day('The first day of the pay period.'),
    period_end: Day('Its last day.'),
    blocking: Type.Array(
      Type.Object({
        timesheet_id: Id('tsh', 'The timesheet.'),
        user_id: Id('usr', 'Whose it is.'),
        status: Type.Enum([...timesheetStatuses], { description: 'How far it is.' }),
        period_start: Day('The first day of its period: an earlier one if a run went without it.'),
        period_end: Day('Its last day.'),
      }),
      {
        description:
          'Timesheets that are not locked yet: a run is refused until they are, unless it goes without them.',
      },
    ),
    open_before: Type.Array(
      Type.Object({
        period_start: Day('Its first day.'),
        period_end: Day('Its last day.'),
        timesheet_count: Type.Integer({
          examples: [12],
          description: 'Its timesheets that no run has taken or gone without.',
        }),
      }),
      { description: 'Earlier periods, since the first run, that were never closed or not whole; the latest 12.' },
    ),
    line_count: Type.Integer({ examples: [42], description: 'Timesheets and corrections that a run would take now.' }),
    correction_count: Type.Integer({ examples: [1], description: 'Of these, corrections.' }),
    totals: Type.Array(PayTotals, { description: 'What they come to, for each currency.' }),
    last_run: Nullable(PayRun, { description: 'The organization’s last run; null: there is none.' }),
    people: Type.Array(PayOfPerson, {
      description: `People by the difference to the last run, the largest first; at most ${String(maxPeople)}.`,
    }),
    people_count: Type.Integer({ examples: [41], description: 'How many people it would pay.' }),
  },
  { $id: 'PayPreview', description: 'What a pay run would take now, beside the one before.' },
);

interface Sum {
  readonly user_id: string;
  readonly currency: string;
  readonly minutes: number;
  readonly total_pay: string;
}

const keyOf = ({ user_id, currency }: Pick<Sum, 'user_id' | 'currency'>): string => `${user_id} ${currency}`;

function byPerson(taken: readonly Taken[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const line of taken) {
    const known = sums.get(keyOf(line));
    const { user_id, currency } = line;
    const minutes = (known?.minutes ?? 0) + line.regular_minutes + line.overtime_minutes;
    sums.set(keyOf(line), {
      user_id,
      currency,
      minutes,
      total_pay: sumOfAmounts([known?.total_pay ?? '0', totalPay(line)]),
    });
  }
  return [...sums.values()];
}

export const previewPayPeriod = readOperation({
  id: 'payPeriods.preview',
  route: 'GET /pay-periods/preview',
  shows: ['timesheet', 'timesheet_correction', 'pay_run'],
  summary: 'See what a pay run would take',
  description:
    'What blocks it, what it comes to, and how the pay of each person differs from the last run. Everyone shown is written to the sensitive-data access log.',
  surface: 'app',
  scope: 'pay_runs:read',
  packages: ['PAYROLL_PREPARING'],
  isOfEveryone: true,
  module: 'time_tracking',
  query: Strict({ period_start: Day('The first day of the pay period.') }),
  returns: PayPreview,

  async run({ actor, db, query, recordSensitiveRead }) {
    const { period, blocking, taken } = await takingsOf(db, actor, query.period_start);
    if (period === null) throw invalid('period_start', 'time.noPeriodBegins');
    const last = await findRun(db, actor);
    const before = new Map((last ? await sumByPerson(db, actor, last.id) : []).map((sum) => [keyOf(sum), sum]));
    const sums = byPerson(taken).map((sum) => {
      const was = before.get(keyOf(sum));
      return {
        user_id: sum.user_id,
        currency: sum.currency,
        minutes: sum.minutes,
        total_pay: Number(sum.total_pay),
        last_minutes: was?.minutes ?? 0,
        last_total_pay: Number(was?.total_pay ?? 0),
        difference: Number(amountLess(sum.total_pay, was?.total_pay ?? '0')),
      };
    });
    const people = sums.sort((one, other) => Math.abs(other.difference) - Math.abs(one.difference)).slice(0, maxPeople);
    const idOf = new Map(taken.map(({ user_id, timesheet_id }) => [user_id, timesheet_id]));
    recordSensitiveRead(
      people.map(({ user_id }) => ({ userId: user_id, tier: 'compensation', recordId: idOf.get(user_id) ?? user_id })),
    );
    return {
      period_start: period.start,
      period_end: period.end,
      blocking: blocking.map(({ timesheet_id, user_id, status, period_start, period_end }) => ({
        timesheet_id,
        user_id,
        status,
        period_start,
        period_end,
      })),
      open_before: [...(await listOpenBefore(db, actor, period.start, maxPeriods))],
      line_count: taken.length,
      correction_count: taken.filter(({ correction_id: id }) => id !== null).length,
      totals: totalsOf(taken),
      last_run: last,
      people,
      people_count: new Set(taken.map(({ user_id }) => user_id)).size,
    };
  },
});
