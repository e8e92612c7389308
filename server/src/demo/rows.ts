import type { TableName } from '../db/rows.ts';
import { dayIn } from '../lib/days.ts';
import type { IdPrefix } from '../lib/ids.ts';
import type { Runner, Step } from './runner.ts';

type Fields = Readonly<Record<string, unknown>>;

interface RowForm {
  readonly table: TableName;
  readonly prefix: IdPrefix;
  readonly row: (made: { step: Step; day: string; currency: string; now: string }) => Fields;
}

const personOf = ({ of }: Step): unknown => (of as Fields)['id'];

/** Records that hundreds of steps make and that no rule counts with: what the operation of that name would have written. */
const forms: Readonly<Record<string, RowForm>> = {
  'training.create': {
    table: 'training_assignments',
    prefix: 'trn',
    row: ({ step, day, now }) => {
      const { course_id, status = 'ASSIGNED', due_date = null } = step.with ?? {};
      const completed_date = status === 'COMPLETED' ? (step.with?.['completed_date'] ?? day) : null;
      const assigned = { assigned_date: day, assigned_by_id: `@${step.as ?? ''}` };
      return {
        user_id: personOf(step),
        course_id,
        status,
        due_date,
        completed_date,
        ...assigned,
        ...madeAt(step, now),
      };
    },
  },
  'customFieldValues.set': {
    table: 'custom_field_values',
    prefix: 'cfv',
    row: ({ step, now }) => {
      const { field_id } = step.of as Fields;
      return { user_id: personOf(step), field_id, value: step.with?.['value'], updated_at: now, created_at: null };
    },
  },
  'benefits.create': {
    table: 'benefit_enrollments',
    prefix: 'ben',
    row: ({ step, day, currency, now }) => {
      const begun = { status: 'ACTIVE', end_date: null, coverage_level: null, employer_contribution: 0 };
      const given: Fields & { readonly status: unknown; readonly end_date: unknown } = { ...begun, ...step.with };
      const end_date = given.status === 'ENDED' ? (given.end_date ?? day) : given.end_date;
      return { user_id: personOf(step), ...given, end_date, currency, ...madeAt(step, now) };
    },
  },
};

const madeAt = ({ at }: Step, now: string) => {
  const made = at === undefined || at > now ? now : at;
  return { created_at: made, updated_at: made };
};

/** Whether the runner may write what the step makes as a row. */
export const isRow = ({ call }: Step): boolean => call in forms;

/** A statement for each table in place of a step for each record. */
export async function writeRows(runner: Runner, steps: readonly Step[]): Promise<void> {
  const { tenant, now } = runner;
  for (const [call, { table, prefix, row }] of Object.entries(forms)) {
    const rows = steps
      .filter((step) => step.call === call)
      .map((step) => {
        const day = dayIn(tenant.timezone, Date.parse(madeAt(step, now).created_at));
        return row({ step, day, currency: tenant.currency, now });
      });
    await runner.write(table, prefix, rows);
  }
}
