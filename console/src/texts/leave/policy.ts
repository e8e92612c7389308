import type { Format } from '../../format.ts';
import type { LeaveType, LedgerEntry, TypePreview } from '../../screens/leave/policy/record.ts';
import { sayAmount } from './requests.ts';

export const policyTexts = {
  title: 'Leave balances',
  balances: 'Balances',
  types: 'Leave types',
  holidays: 'Public holidays',
  lockedDates: 'Locked dates',
  person: 'Person',
  year: 'Year',
  department: 'Department',
  anyDepartment: 'All departments',
  status: 'State',
  working: 'Working here',
  left: 'Have left',
  findPerson: 'Find a person',
  adjust: 'Adjust',
  adjustBalance: 'Adjust a balance',
  amount: 'By how much',
  amountHint: 'A minus takes away: -2.5.',
  reason: 'Reason',
  reasonHint: 'Stands in the ledger for good.',
  noLimit: 'No limit',
  save: 'Save',
  goBack: 'Go back',
  edit: 'Edit',
  remove: 'Remove',
  actions: 'Actions',
  ledger: 'What made this balance',
} as const;

export const accrualNames = {
  ANNUAL_GRANT: 'All at the start of the year',
  MONTHLY: 'A twelfth at the start of each month',
} as const;

export const unitNames = { DAYS: 'Days', HOURS: 'Hours' } as const;

export const kindNames: Record<LedgerEntry['kind'], string> = {
  GRANT: 'Granted for the year',
  ACCRUAL: 'Granted for a month',
  CARRY_OVER: 'Brought over from the year before',
  EXPIRY: 'Expired: brought over and not used',
  ADJUSTMENT: 'Adjusted by hand',
  TAKEN: 'Leave taken',
  REVERSAL: 'Leave given back',
};

export function sayEntry(entry: LedgerEntry): string {
  return entry.kind === 'CARRY_OVER' && entry.amount < 0 ? 'Moved on into the next year' : kindNames[entry.kind];
}

/** What a type gives, in one line of a list. */
export function sayAllowance(format: Format, type: LeaveType): string {
  if (type.annual_allowance === null) return policyTexts.noLimit;
  const amount = sayAmount(format, type.annual_allowance, type.unit);
  return type.accrual === 'MONTHLY' ? `${amount} a year, by the month` : `${amount} a year`;
}

export function sayCarryOver(format: Format, type: LeaveType): string {
  if (type.annual_allowance === null) return '–';
  if (type.carry_over_limit === null) return 'All of it';
  return type.carry_over_limit === 0 ? 'Nothing' : `At most ${sayAmount(format, type.carry_over_limit, type.unit)}`;
}

/** What the end of a year does to what no one took. */
export function sayRest(format: Format, unit: LeaveType['unit'], year: TypePreview['years'][number]): string {
  const next = year.year + 1;
  const moved = sayAmount(format, year.carried_over, unit);
  const lost = sayAmount(format, year.lapsed, unit);
  if (year.carried_over === 0) return `If nothing is taken, all of it lapses at the end of ${year.year}.`;
  if (year.lapsed === 0) return `If nothing is taken, all of it moves into ${next}.`;
  return `If nothing is taken, ${moved} move into ${next} and ${lost} lapse.`;
}
