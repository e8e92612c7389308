import { dayIn } from '../../../lib/days.ts';
import { Id } from '../../../lib/ids.ts';
import { listOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { Certification } from './record.ts';
import { listCertificationsOf } from './store.ts';

export const listCertifications = listOperation({
  id: 'certifications.list',
  route: 'GET /users/{id}/certifications',
  summary: 'List the certifications of a person',
  description:
    'One’s own; Department Heads see those of their department scope, Administrators and Executives those of anyone.',
  scope: 'certifications:read',
  params: Strict({ id: Id('usr') }),
  returns: Certification,
  order: 'oldest first',
  refuses: ['NOT_FOUND'],

  run({ actor, db, nowMs, params, page }) {
    return listCertificationsOf(db, actor, params.id, dayIn(actor.organization.timezone, nowMs), page);
  },
});
