import { writeOperation } from '../../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../../kernel/unit-of-work.ts';
import { Id } from '../../../../lib/ids.ts';
import { amountText } from '../../../../lib/money.ts';
import { Strict } from '../../../../lib/schema.ts';
import { checkCurrency } from '../../../organization/index.ts';
import { writing } from '../../access.ts';
import { lockPersonToWrite } from '../../person-store.ts';
import { BenefitEnrollment, NewEnrollment } from './record.ts';
import { endDate } from './rules.ts';
import { checkPlan, enrollmentAfter } from './store.ts';

export const createBenefit = writeOperation({
  id: 'benefits.create',
  route: 'POST /users/{id}/benefits',
  subject: 'benefit_enrollment',
  summary: 'Enroll a person in a benefit plan',
  description: 'Never for oneself.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  guards: writing.benefits,
  params: Strict({ id: Id('usr') }),
  body: NewEnrollment,
  returns: BenefitEnrollment,
  status: 201,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  run: ({ work, params, body }) => enrollPerson(work, params.id, body),
});

/** By the same rules from wherever it is asked: app or import. */
export async function enrollPerson(work: UnitOfWork, userId: string, input: NewEnrollment): Promise<BenefitEnrollment> {
  await lockPersonToWrite(work, 'benefits', userId);
  const { plan_id, status = 'ACTIVE', coverage_level = null, start_date } = input;
  await checkPlan(work, 'plan_id', plan_id);
  const id = work.newId('ben');
  await work.insert('benefit_enrollments', {
    id,
    user_id: userId,
    plan_id,
    status,
    coverage_level,
    start_date,
    end_date: endDate(work, status, start_date, input.end_date ?? undefined, null),
    employee_contribution: amountText('employee_contribution', input.employee_contribution ?? 0),
    employer_contribution: amountText('employer_contribution', input.employer_contribution ?? 0),
    currency: checkCurrency(input.currency ?? work.actor.organization.currency),
    created_at: work.now,
    updated_at: work.now,
  });
  work.audit({
    action: 'benefits.create',
    subjectType: 'benefit_enrollment',
    subjectId: id,
    personId: userId,
    after: input,
  });
  return enrollmentAfter(work, id);
}
