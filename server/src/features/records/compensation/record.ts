import { type Static, Type } from 'typebox';
import { Day } from '../../../lib/days.ts';
import { CreatedAt, RecordId, UpdatedAt } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Amount } from '../../../lib/money.ts';
import { Personal } from '../../../lib/personal.ts';
import { Nullable, Prose, Strict } from '../../../lib/schema.ts';

const compensationFields = {
  id: RecordId('comp'),
  user_id: Id('usr', 'Who is paid.'),
  effective_date: Day('From this day on, until one with a later date.'),
  pay_type: Type.Enum(['SALARY', 'HOURLY'], { description: 'SALARY: by the year; HOURLY: by the hour.' }),
  amount: Amount('For a year of SALARY, for an hour of HOURLY.', 52_000),
  currency: Type.String({ pattern: '^[A-Z]{3}$', maxLength: 3, examples: ['CAD'], description: 'ISO 4217.' }),
  pay_frequency: Type.Enum(['WEEKLY', 'BIWEEKLY', 'SEMI_MONTHLY', 'MONTHLY', 'ANNUALLY'], {
    description: 'How often it is paid out.',
  }),
  reason: Personal(Nullable(Prose(500), { description: 'Why it was set, such as a promotion.' })),
  created_by_id: Nullable(Id('usr'), {
    description: 'Who recorded it; null where that was not kept yet, and where the product did.',
  }),
  created_at: CreatedAt(),
  updated_at: UpdatedAt(),
};

export const Compensation = Type.Object(compensationFields, {
  $id: 'Compensation',
  description: 'What a person is paid from a day on.',
});
export type Compensation = Static<typeof Compensation>;
export const compensationFieldNames = Object.keys(compensationFields) as (keyof Compensation)[];

const planned = Type.Pick(Compensation, ['id', 'user_id', 'effective_date', 'created_by_id', 'created_at']);

export const PlannedPay = Type.Object(planned.properties, {
  $id: 'PlannedPay',
  description: 'That a person’s pay changes on a later day; not by how much, which the record tells.',
});
export type PlannedPay = Static<typeof PlannedPay>;
export const plannedPayFieldNames = Object.keys(PlannedPay.properties) as (keyof PlannedPay)[];

const { effective_date, pay_type, amount, currency, pay_frequency, reason } = compensationFields;

export const NewCompensation = Strict({
  effective_date,
  pay_type,
  amount,
  currency: Type.Optional({ ...currency, description: 'ISO 4217; that of the organization unless given.' }),
  pay_frequency: Type.Optional({
    ...pay_frequency,
    description: 'As the pay period of the organization unless given.',
  }),
  reason: Type.Optional(reason),
});
export type NewCompensation = Static<typeof NewCompensation>;
