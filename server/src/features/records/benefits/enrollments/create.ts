import { writeOperation } from '../../../../kernel/operation.ts';
import { Id } from '../../../../lib/ids.ts';
import { amountText } from '../../../../lib/money.ts';
import { Strict } from '../../../../lib/schema.ts';
import { checkCurrency } from '../../../organization/index.ts';
import { lockPersonToWrite } from '../../person.ts';
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
  params: Strict({ id: Id('usr') }),
  body: NewEnrollment,
  returns: BenefitEnrollment,
  status: 201,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    await lockPersonToWrite(work, 'benefits', params.id);
    const { plan_id, status = 'ACTIVE', coverage_level = null, start_date } = body;
    await checkPlan(work, 'plan_id', plan_id);
    const id = work.newId('ben');
    await work.insert('benefit_enrollments', {
      id,
      user_id: params.id,
      plan_id,
      status,
      coverage_level,
      start_date,
      end_date: endDate(work, status, start_date, body.end_date ?? undefined, null),
      employee_contribution: amountText('employee_contribution', body.employee_contribution ?? 0),
      employer_contribution: amountText('employer_contribution', body.employer_contribution ?? 0),
      currency: checkCurrency(body.currency ?? actor.organization.currency),
      created_at: work.now,
      updated_at: work.now,
    });
    return enrollmentAfter(work, id);
  },
});
