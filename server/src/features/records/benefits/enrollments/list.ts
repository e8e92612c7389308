import { dayIn } from '../../../../lib/days.ts';
import { Id } from '../../../../lib/ids.ts';
import { listOperation } from '../../../../kernel/operation.ts';
import { Strict } from '../../../../lib/schema.ts';
import { BenefitEnrollment } from './record.ts';
import { listEnrollmentsOf } from './store.ts';

export const listBenefits = listOperation({
  id: 'benefits.list',
  route: 'GET /users/{id}/benefits',
  summary: 'List the benefit enrollments of a person',
  description: 'For Administrators and Executives alone.',
  scope: 'benefits:read',
  params: Strict({ id: Id('usr') }),
  returns: BenefitEnrollment,
  order: 'oldest first',
  refuses: ['NOT_FOUND'],

  run({ actor, db, nowMs, params, page }) {
    return listEnrollmentsOf(db, actor, params.id, dayIn(actor.organization.timezone, nowMs), page);
  },
});
