import type { Item } from '../../client/hooks.ts';
import type { Format } from '../../format.ts';
import { grantsTexts as texts, type PackageName } from '../../texts/access-grants.ts';

export type Grant = Item<'/access-grants'>;

/** Where what was given is done. */
export const placeOf: Readonly<Record<PackageName, string>> = {
  EXPENSES_PAYING: '/expenses-to-pay',
  SCHEDULE_PLANNING: '/schedule',
  SCHEDULE_PUBLISHING: '/schedule',
  SCHEDULE_COST: '/schedule/standard-cost',
  LEAVE_KEEPING: '/leave-balances',
  PAYROLL_PREPARING: '/pay-periods',
  RECORDS_KEEPING: '/training',
  HIRING: '/people/new',
  AUDITING: '/logs/audit',
  REPORTS_READING: '/reports/departments',
  DEVELOPING: '/developers',
};

/** For whom and when, in words. */
export function sayReach(grant: Grant, format: Format, nameOf: (id: string) => string | null): string {
  const { department_ids: departments, starts_on, ends_on, standing } = grant;
  const names = departments?.map((id) => nameOf(id) ?? id) ?? [];
  const whom = departments === null ? texts.everyone : texts.forDepartments(names.join(', '));
  const since = standing === 'PLANNED' ? [texts.from(format.day(starts_on))] : [];
  const until = ends_on === null ? texts.untilTakenBack : texts.until(format.day(ends_on));
  return [whom, ...since, until].join(', ');
}
