import { type Static, Type } from 'typebox';
import { Day, Instant, InstantInput } from '../../../lib/days.ts';
import { CreatedAt, RecordId, UpdatedAt } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Amount } from '../../../lib/money.ts';
import { Personal } from '../../../lib/personal.ts';
import { Nullable, Prose, Strict } from '../../../lib/schema.ts';
import { payScope } from '../../time/index.ts';

export const correctionStatuses = ['OPEN', 'IN_RUN', 'WITHDRAWN'] as const;
export type CorrectionStatus = (typeof correctionStatuses)[number];

const minutes = (example: number, description: string) => Type.Integer({ examples: [example], description });
const withPay = (example: number, description: string) =>
  Type.Optional({ ...Type.Number({ examples: [example], description }), 'x-scope': payScope });

const Hours = Type.Object({
  clock_in: Instant('When the work began.'),
  clock_out: { ...Instant('When it ended.'), examples: ['2026-03-09T18:00:00.000Z'] },
  break_minutes: minutes(30, 'Unpaid break.'),
  duration_minutes: minutes(480, 'Worked, the break subtracted.'),
  hourly_rate: Type.Number({ examples: [32.5], description: 'What an hour is paid.' }),
});

const CorrectedHours = Type.Object({
  entry_id: Id('ten', 'The entry that is corrected, or the one that the correction adds.'),
  before: Nullable(Hours, { description: 'How it counted until then; null: it is added.' }),
  after: Nullable(Hours, { description: 'How it counts with the correction; null: it no longer does.' }),
});

const shown = {
  id: RecordId('tcr'),
  timesheet_id: Id('tsh', 'The locked timesheet that it corrects.'),
  user_id: Id('usr', 'Whose time it is.'),
  status: Type.Enum([...correctionStatuses], {
    description: 'OPEN until a pay run takes it, then IN_RUN; WITHDRAWN: it counts no longer.',
  }),
  pay_run_id: Nullable(Id('prn'), { examples: [null], description: 'The pay run that took it; null until then.' }),
  cause_id: Nullable(Id('tcr'), {
    examples: [null],
    description:
      'The correction of an earlier timesheet that it follows from, as overtime of a shared week does; null: none.',
  }),
  period_start: Day('The first day of the timesheet’s period.'),
  period_end: { ...Day('Its last day.'), examples: ['2026-03-22'] },
  changes: Type.Array(CorrectedHours, { description: 'What it makes of entries; none where it follows from another.' }),
  regular_minutes: minutes(-60, 'The difference that it makes.'),
  overtime_minutes: minutes(120, 'The difference that it makes.'),
  break_minutes: minutes(0, 'The difference that it makes.'),
  reason: Personal(Nullable(Type.String(), { description: 'Why; the person reads it.' })),
  created_by_id: Nullable(Id('usr'), { description: 'Who made it.' }),
  withdrawn_by_id: Nullable(Id('usr'), { examples: [null], description: 'Who withdrew it; null: no one has.' }),
  created_at: CreatedAt(),
  updated_at: UpdatedAt(),
};
export const correctionFieldNames = Object.keys(shown) as (keyof typeof shown)[];

export const TimesheetCorrection = Type.Object(
  {
    ...shown,
    regular_pay: withPay(-32.5, 'The difference that it makes to the pay.'),
    overtime_pay: withPay(97.5, 'The difference that it makes to the pay.'),
    total_pay: withPay(65, 'The two together.'),
    currency: Type.Optional({
      ...Type.String({ examples: ['CAD'], description: 'ISO 4217.' }),
      'x-scope': payScope,
    }),
  },
  {
    $id: 'TimesheetCorrection',
    description:
      'What is put right in a locked timesheet, which stays as it is: the difference goes into the next pay run. Pay figures are for Administrators and Executives.',
  },
);
export type TimesheetCorrection = Static<typeof TimesheetCorrection>;

const maxChanges = 100;

export const EntryChange = Strict({
  entry_id: Type.Optional(
    Id('ten', 'The entry to correct, or one that a correction has added; neither this nor a day: a new one.'),
  ),
  work_date: Type.Optional(
    Day('In place of `entry_id`: every entry that counts on this day, so that one body corrects several timesheets.'),
  ),
  clock_in: Type.Optional(InstantInput('When the work began; needed for a new one.')),
  clock_out: Type.Optional(InstantInput('When it ended; needed for a new one.')),
  break_minutes: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 1440, examples: [30], description: 'Unpaid break.' }),
  ),
  hourly_rate: Type.Optional(Amount('What an hour is paid; 0 for a new one unless it is given.', 32.5)),
  remove: Type.Optional(Type.Boolean({ description: 'true: the entry no longer counts.' })),
});
export type EntryChange = Static<typeof EntryChange>;

export const NewCorrection = Strict({
  changes: Type.Array(EntryChange, {
    minItems: 1,
    maxItems: maxChanges,
    description: 'What is to be put right, entry by entry. Days stay within the period of the timesheet.',
  }),
  reason: Prose(2000, { description: 'Why; the person reads it.', examples: ['Tuesday was recorded twice.'] }),
});
