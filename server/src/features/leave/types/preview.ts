import { type Static, Type } from 'typebox';
import { writeOperation } from '../../../kernel/operation.ts';
import { Day, dayIn } from '../../../lib/days.ts';
import { Nullable, Strict } from '../../../lib/schema.ts';
import { amountSent, numberOf } from '../amounts.ts';
import { type Account, bringUp, type DueEntry } from '../balances/account.ts';
import { entitledIn, type EntitlingType, type LeavePerson } from '../balances/entitlement.ts';
import { LeaveType, leaveUnits } from './record.ts';
import { checkPolicy } from './rules.ts';

const { unit, annual_allowance, accrual, carry_over_limit, service_allowances } = LeaveType.properties;

const LeaveTypePreview = Type.Object(
  {
    unit: Type.Enum([...leaveUnits], { description: 'What the amounts are counted in.' }),
    years: Type.Array(
      Type.Object({
        year: Type.Integer({ description: 'This calendar year or the next.', examples: [2026] }),
        entitled: Nullable(Type.Number(), { description: 'What the year gives; null: unlimited.' }),
        entries: Type.Array(
          Type.Object({
            due_on: Day('When it is entered.'),
            kind: Type.Enum(['GRANT', 'ACCRUAL'], { description: 'A year’s grant, or the part of a month.' }),
            amount: Type.Number({ description: 'How much that is.', examples: [20] }),
          }),
          { description: 'What is given, in order.' },
        ),
        carried_over: Type.Number({
          description: 'What would move into the next year if nothing of this one were taken.',
        }),
        lapsed: Type.Number({ description: 'What would then be lost at the end of the year.' }),
      }),
      { description: 'This year and the next.' },
    ),
  },
  { $id: 'LeaveTypePreview', description: 'What the rules of a leave type give to an example person.' },
);
type LeaveTypePreview = Static<typeof LeaveTypePreview>;

export const previewLeaveType = writeOperation({
  id: 'leaveTypes.preview',
  route: 'POST /leave-types/preview',
  summary: 'See what a leave type grants',
  description:
    'Saves nothing: what these rules give in this year and the next to someone who takes none of it, computed as balances are.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  changesNothing: true,
  body: Strict({
    unit: Type.Optional({ ...unit, default: 'DAYS' }),
    annual_allowance: Type.Optional(annual_allowance),
    accrual: Type.Optional({ ...accrual, default: 'ANNUAL_GRANT' }),
    carry_over_limit: Type.Optional({ ...carry_over_limit, default: 0 }),
    service_allowances: Type.Optional({ ...service_allowances, default: [] }),
    employment_start_date: Type.Optional(
      Nullable(Day(), { description: 'When the example person starts; absent or null: years ago.' }),
    ),
  }),
  returns: LeaveTypePreview,

  run({ actor, work, body }) {
    const { annual_allowance: allowance = null, carry_over_limit: limit = 0 } = body;
    checkPolicy({
      annual_allowance: allowance,
      service_allowances: body.service_allowances ?? [],
      carry_over_expires_on: null,
      is_sickness: false,
      is_for_family: false,
    });
    const thisYear = Number(dayIn(actor.organization.timezone, work.nowMs).slice(0, 4));
    const type: EntitlingType = {
      id: 'example',
      unit: body.unit ?? 'DAYS',
      annual_allowance: allowance === null ? null : amountSent('annual_allowance', allowance),
      accrual: body.accrual ?? 'ANNUAL_GRANT',
      carry_over_limit: limit === null ? null : amountSent('carry_over_limit', limit),
      service_allowances: body.service_allowances ?? [],
      is_active: true,
      first_year: thisYear,
    };
    const person = examplePerson(thisYear, body.employment_start_date ?? null);
    return Promise.resolve({ unit: type.unit, years: yearsOf(type, person, thisYear) });
  },
});

const examplePerson = (thisYear: number, start: string | null): LeavePerson => ({
  id: 'example',
  is_active: true,
  employment_start_date: start,
  employment_end_date: null,
  first_year: thisYear,
});

/** The account is brought up past the end of the next year: each turn of the year is one that really happens. */
function yearsOf(type: EntitlingType, person: LeavePerson, thisYear: number): LeaveTypePreview['years'] {
  const account: Account = new Map();
  const moved = bringUp(type, person, account, `${String(thisYear + 2)}-01-01`);
  return [thisYear, thisYear + 1].map((year) => {
    const given = entitledIn(type, person, year);
    const carried = sumOf(moved, year, (entry) => entry.kind === 'CARRY_OVER' && entry.units < 0);
    const brought = sumOf(moved, year, (entry) => entry.kind === 'CARRY_OVER' && entry.units > 0);
    const total = given.reduce((sum, { units }) => sum + units, 0);
    return {
      year,
      entitled: type.annual_allowance === null ? null : numberOf(total),
      entries: given.map(({ due_on, kind, units }) => ({ due_on, kind, amount: numberOf(units) })),
      carried_over: numberOf(-carried),
      lapsed: numberOf(total + brought + carried),
    };
  });
}

const sumOf = (entries: readonly DueEntry[], year: number, isCounted: (entry: DueEntry) => boolean): number =>
  entries.filter((entry) => entry.year === year && isCounted(entry)).reduce((sum, { units }) => sum + units, 0);
