import { Type } from 'typebox';
import { AnyOf } from '../../../kernel/filters.ts';
import { listOperation } from '../../../kernel/operation.ts';
import { Day, dayIn } from '../../../lib/days.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { PersonSearch } from '../../people/index.ts';
import { reading } from '../access.ts';
import { ofPeople } from '../across-store.ts';
import { Certification } from './record.ts';
import { listAllCertifications, listCertificationsOf } from './store.ts';

export const listCertifications = listOperation({
  id: 'certifications.list',
  route: 'GET /users/{id}/certifications',
  summary: 'List the certifications of a person',
  description:
    'One’s own; Department Heads see those of their department scope, Administrators and Executives those of anyone.',
  scope: 'certifications:read',
  guards: reading.certifications,
  params: Strict({ id: Id('usr') }),
  returns: Certification,
  order: 'oldest first',
  refuses: ['NOT_FOUND'],

  run({ actor, db, nowMs, params, page }) {
    return listCertificationsOf(db, actor, params.id, dayIn(actor.organization.timezone, nowMs), page);
  },
});

export const listCertificationsOfEveryone = listOperation({
  id: 'certifications.listAll',
  route: 'GET /certifications',
  summary: 'List certifications across the organization',
  description: 'Of everyone whose certifications the owner of the token can read.',
  scope: 'certifications:read',
  query: Strict({
    ...ofPeople,
    status: Type.Optional(AnyOf(Certification.properties.status, 'Only certifications with this status.')),
    expires_before: Type.Optional(
      Day('Only those that run out before this day, and those that have run out; one that does not expire never does.'),
    ),
  }),
  appQuery: PersonSearch,
  returns: Certification,
  order: 'oldest first',

  run({ actor, db, nowMs, query, page }) {
    return listAllCertifications(db, actor, query, dayIn(actor.organization.timezone, nowMs), page);
  },
});
