import { Type } from 'typebox';
import { AnyOf } from '../../../../kernel/filters.ts';
import { listOperation, writeOperation } from '../../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../../kernel/unit-of-work.ts';
import { differing } from '../../../../lib/changes.ts';
import { dayIn } from '../../../../lib/days.ts';
import { Id } from '../../../../lib/ids.ts';
import { amountText } from '../../../../lib/money.ts';
import { Strict } from '../../../../lib/schema.ts';
import { checkCurrency } from '../../../organization/index.ts';
import { PersonSearch } from '../../../people/index.ts';
import { reading, writing } from '../../access.ts';
import { ofPeople } from '../../across-store.ts';
import { checkMove } from '../../moves.ts';
import { lockPersonToWrite } from '../../person-store.ts';
import { BenefitEnrollment, EnrollmentChanges, enrollmentStatuses, NewEnrollment } from './record.ts';
import { endDate, enrollmentStates } from './rules.ts';
import { checkPlan, enrollmentAfter, listAllEnrollments, listEnrollmentsOf, lockEnrollment } from './store.ts';

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

export const updateBenefit = writeOperation({
  id: 'benefits.update',
  route: 'PATCH /users/{id}/benefits/{benefit_id}',
  subject: 'benefit_enrollment',
  summary: 'Confirm, end or change a benefit enrollment',
  description: 'Only the fields sent change. Never for oneself.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  params: Strict({ id: Id('usr'), benefit_id: Id('ben') }),
  body: EnrollmentChanges,
  returns: BenefitEnrollment,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params, body }) {
    await lockPersonToWrite(work, 'benefits', params.id);
    const enrollment = await lockEnrollment(work, params.id, params.benefit_id);
    const { status = enrollment.status } = body;
    checkMove(enrollmentStates, enrollment.status, status);
    const end_date = endDate(work, status, enrollment.start_date, body.end_date, enrollment.end_date);
    const {
      employee_contribution: employee,
      employer_contribution: employer,
      ...rest
    } = differing(enrollment, {
      ...body,
      end_date,
    });
    const changes = {
      ...rest,
      ...(employee !== undefined && { employee_contribution: amountText('employee_contribution', employee) }),
      ...(employer !== undefined && { employer_contribution: amountText('employer_contribution', employer) }),
    };
    const changedFields = Object.keys(changes);
    work.audit({ subjectId: enrollment.id, changedFields, before: enrollment, after: { ...body, end_date } });
    if (changedFields.length > 0) {
      await work.update('benefit_enrollments', enrollment.id, changes);
    }
    return enrollmentAfter(work, enrollment.id);
  },
});

export const listBenefits = listOperation({
  id: 'benefits.list',
  route: 'GET /users/{id}/benefits',
  summary: 'List the benefit enrollments of a person',
  description: 'For Administrators and Executives alone.',
  scope: 'benefits:read',
  guards: reading.benefits,
  params: Strict({ id: Id('usr') }),
  returns: BenefitEnrollment,
  order: 'oldest first',
  refuses: ['NOT_FOUND'],

  run({ actor, db, nowMs, params, page }) {
    return listEnrollmentsOf(db, actor, params.id, dayIn(actor.organization.timezone, nowMs), page);
  },
});

export const listBenefitsOfEveryone = listOperation({
  id: 'benefits.listAll',
  route: 'GET /benefits',
  summary: 'List benefit enrollments across the organization',
  description: 'For Administrators and Executives alone.',
  scope: 'benefits:read',
  query: Strict({
    ...ofPeople,
    status: Type.Optional(AnyOf(Type.Enum([...enrollmentStatuses]), 'Only enrollments with this status.')),
  }),
  appQuery: PersonSearch,
  returns: BenefitEnrollment,
  order: 'oldest first',

  run({ actor, db, nowMs, query, page }) {
    return listAllEnrollments(db, actor, query, dayIn(actor.organization.timezone, nowMs), page);
  },
});
