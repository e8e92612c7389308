import { readNumber, typedNumber } from '../../../typed-numbers.ts';
import type { LeaveType } from './record.ts';

/** The values of the form; a type, not an interface, as forms want it. */
export interface TypeValues {
  name: string;
  color: string;
  annual_allowance: string;
  unit: LeaveType['unit'];
  accrual: LeaveType['accrual'];
  carry_over_limit: string;
  is_paid: boolean;
  requires_approval: boolean;
  is_private: boolean;
  is_sickness: boolean;
  certificate_after_days: string;
  is_active: boolean;
  /** Of the example person; not sent. */
  example_start: string;
}

const textOf = (amount: number | null): string => typedNumber(amount);

export const valuesOf = (type: LeaveType | null): TypeValues => ({
  name: type?.name ?? '',
  color: type?.color ?? '#2563EB',
  annual_allowance: type ? textOf(type.annual_allowance) : '20',
  unit: type?.unit ?? 'DAYS',
  accrual: type?.accrual ?? 'ANNUAL_GRANT',
  carry_over_limit: type ? textOf(type.carry_over_limit) : '0',
  is_paid: type?.is_paid ?? true,
  requires_approval: type?.requires_approval ?? true,
  is_private: type?.is_private ?? false,
  is_sickness: type?.is_sickness ?? false,
  certificate_after_days: textOf(type?.certificate_after_days ?? null),
  is_active: type?.is_active ?? true,
  example_start: '',
});

export function bodyOf({ example_start: _start, ...values }: TypeValues) {
  return {
    ...values,
    name: values.name.trim(),
    annual_allowance: readNumber(values.annual_allowance),
    carry_over_limit: readNumber(values.carry_over_limit),
    certificate_after_days: values.is_sickness ? readNumber(values.certificate_after_days) : null,
  };
}
