import { writeOperation } from '../../../../kernel/operation.ts';
import { differing } from '../../../../lib/changes.ts';
import { Id } from '../../../../lib/ids.ts';
import { amountText } from '../../../../lib/money.ts';
import { Strict } from '../../../../lib/schema.ts';
import { checkMove } from '../../moves.ts';
import { lockPersonToWrite } from '../../person-store.ts';
import { enrollmentStates } from './enrollment-states.ts';
import { BenefitEnrollment, EnrollmentChanges } from './record.ts';
import { endDate } from './rules.ts';
import { enrollmentAfter, lockEnrollment } from './store.ts';

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
