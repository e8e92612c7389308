import { Id } from '../../../lib/ids.ts';
import { listOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { Compensation } from './record.ts';
import { accessToCompensation, listCompensationOf } from './store.ts';

export const listCompensation = listOperation({
  id: 'compensation.list',
  route: 'GET /users/{id}/compensation',
  summary: 'List the compensation of a person',
  description:
    'For Administrators and Executives alone. Every record shown is written to the sensitive-data access log.',
  scope: 'compensation:read',
  params: Strict({ id: Id('usr') }),
  returns: Compensation,
  order: 'latest effective_date first',
  refuses: ['NOT_FOUND'],

  async run({ actor, db, params, page, recordSensitiveRead: accessed }) {
    const found = await listCompensationOf(db, actor, params.id, page);
    accessed(accessToCompensation(found.items));
    return found;
  },
});
