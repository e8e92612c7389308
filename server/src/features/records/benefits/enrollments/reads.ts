import { Type } from 'typebox';
import { AnyOf } from '../../../../kernel/filters.ts';
import { listOperation } from '../../../../kernel/operation.ts';
import { dayIn } from '../../../../lib/days.ts';
import { Id } from '../../../../lib/ids.ts';
import { Strict } from '../../../../lib/schema.ts';
import { PersonSearch } from '../../../people/index.ts';
import { reading } from '../../access.ts';
import { ofPeople } from '../../across-store.ts';
import { BenefitEnrollment, enrollmentStatuses } from './record.ts';
import { listAllEnrollments, listEnrollmentsOf } from './store.ts';

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
