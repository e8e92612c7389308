import { isDay } from '../../../lib/days.ts';
import { invalid } from '../../../lib/errors.ts';
import { amountSent } from '../amounts.ts';
import type { LeaveType } from './record.ts';

type Policy = Pick<
  LeaveType,
  'annual_allowance' | 'service_allowances' | 'carry_over_expires_on' | 'is_sickness' | 'is_for_family'
>;

/** Steps go up in years and are of a type with an allowance; the day is one of the calendar. */
export function checkPolicy(policy: Policy): void {
  const { annual_allowance, service_allowances: steps, carry_over_expires_on: day } = policy;
  if (policy.is_for_family && !policy.is_sickness) throw invalid('is_for_family', 'leave.familyIsIllness');
  if (steps.length > 0 && annual_allowance === null) throw invalid('service_allowances', 'leave.serviceOfUnlimited');
  for (const [index, step] of steps.entries()) {
    const at = `service_allowances.${String(index)}`;
    amountSent(`${at}.annual_allowance`, step.annual_allowance);
    const before = steps[index - 1];
    if (before && before.after_years >= step.after_years) throw invalid(`${at}.after_years`, 'leave.serviceInOrder');
  }
  // A leap year: the 29th of February is a day of some years.
  if (day !== null && !isDay(`2024-${day}`)) throw invalid('carry_over_expires_on', 'leave.noSuchDay');
}
