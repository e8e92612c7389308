import { type Language, languages } from '../../../language.ts';
import { readNumber, typedNumber } from '../../../typed-numbers.ts';
import type { LeaveType } from './record.ts';

/** The values of the form; a type, not an interface, as forms want it. */
export interface TypeValues {
  name: string;
  /** By language; empty where it has none. */
  names: Partial<Record<Language, string>>;
  color: string;
  annual_allowance: string;
  unit: LeaveType['unit'];
  accrual: LeaveType['accrual'];
  carry_over_limit: string;
  /** A day of this year: only its month and day are meant. */
  carry_over_expires_on: string;
  service_allowances: { after_years: string; annual_allowance: string }[];
  is_paid: boolean;
  requires_approval: boolean;
  is_private: boolean;
  pro_rata: boolean;
  is_sickness: boolean;
  is_for_family: boolean;
  allows_hours: boolean;
  certificate_after_days: string;
  is_active: boolean;
  /** Of the example person; not sent. */
  example_start: string;
}

/** Has every day that some year has. */
const leapYear = '2024';

export const stepsOf = ({ service_allowances: steps }: Pick<TypeValues, 'service_allowances'>) =>
  steps.map((step) => ({
    after_years: readNumber(step.after_years) ?? 0,
    annual_allowance: readNumber(step.annual_allowance) ?? 0,
  }));

const textOf = (amount: number | null): string => typedNumber(amount);

export const valuesOf = (type: LeaveType | null): TypeValues => ({
  name: type?.name ?? '',
  names: { ...Object.fromEntries(languages.map((language) => [language, ''])), ...type?.names },
  color: type?.color ?? '#2563EB',
  annual_allowance: type ? textOf(type.annual_allowance) : '20',
  unit: type?.unit ?? 'DAYS',
  accrual: type?.accrual ?? 'ANNUAL_GRANT',
  carry_over_limit: type ? textOf(type.carry_over_limit) : '0',
  carry_over_expires_on: type?.carry_over_expires_on == null ? '' : `${leapYear}-${type.carry_over_expires_on}`,
  service_allowances: (type?.service_allowances ?? []).map((step) => ({
    after_years: textOf(step.after_years),
    annual_allowance: textOf(step.annual_allowance),
  })),
  is_paid: type?.is_paid ?? true,
  requires_approval: type?.requires_approval ?? true,
  is_private: type?.is_private ?? false,
  pro_rata: type?.pro_rata ?? false,
  is_sickness: type?.is_sickness ?? false,
  is_for_family: type?.is_for_family ?? false,
  allows_hours: type?.allows_hours ?? false,
  certificate_after_days: textOf(type?.certificate_after_days ?? null),
  is_active: type?.is_active ?? true,
  example_start: '',
});

export function bodyOf({ example_start: _start, ...values }: TypeValues) {
  return {
    ...values,
    name: values.name.trim(),
    names: Object.fromEntries(Object.entries(values.names).filter(([, name]) => name.trim() !== '')),
    annual_allowance: readNumber(values.annual_allowance),
    carry_over_limit: readNumber(values.carry_over_limit),
    carry_over_expires_on: values.carry_over_expires_on === '' ? null : values.carry_over_expires_on.slice(5),
    service_allowances: stepsOf(values),
    is_for_family: values.is_sickness && values.is_for_family,
    allows_hours: values.unit === 'DAYS' && values.allows_hours,
    certificate_after_days: values.is_sickness ? readNumber(values.certificate_after_days) : null,
  };
}
