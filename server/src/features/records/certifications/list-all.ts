import { Type } from 'typebox';
import { dayIn } from '../../../lib/days.ts';
import { AnyOf } from '../../../kernel/filters.ts';
import { listOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { ofPeople } from '../across.ts';
import { Certification } from './record.ts';
import { listAllCertifications } from './store.ts';

export const listCertificationsOfEveryone = listOperation({
  id: 'certifications.listAll',
  route: 'GET /certifications',
  summary: 'List certifications across the organization',
  description: 'Of everyone whose certifications the owner of the token can read.',
  scope: 'certifications:read',
  query: Strict({
    ...ofPeople,
    status: Type.Optional(AnyOf(Certification.properties.status, 'Only certifications with this status.')),
  }),
  returns: Certification,
  order: 'oldest first',

  run({ actor, db, nowMs, query, page }) {
    return listAllCertifications(db, actor, query, dayIn(actor.organization.timezone, nowMs), page);
  },
});
