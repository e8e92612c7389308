import { Type } from 'typebox';
import { dayIn } from '../../../../lib/days.ts';
import { AnyOf } from '../../../../kernel/filters.ts';
import { listOperation } from '../../../../kernel/operation.ts';
import { Strict } from '../../../../lib/schema.ts';
import { ofPeople } from '../../across.ts';
import { BenefitEnrollment, enrollmentStatuses } from './record.ts';
import { listAllEnrollments } from './store.ts';

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
  returns: BenefitEnrollment,
  order: 'oldest first',

  run({ actor, db, nowMs, query, page }) {
    return listAllEnrollments(db, actor, query, dayIn(actor.organization.timezone, nowMs), page);
  },
});
