import { listOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { PersonSearch } from '../../people/index.ts';
import { reading } from '../access.ts';
import { ofPeople } from '../across-store.ts';
import { Compensation } from './record.ts';
import { accessToCompensation, listAllCompensation, listCompensationOf } from './store.ts';

export const listCompensation = listOperation({
  id: 'compensation.list',
  route: 'GET /users/{id}/compensation',
  summary: 'List the compensation of a person',
  description:
    'For Administrators and Executives alone. Every record shown is written to the sensitive-data access log.',
  scope: 'compensation:read',
  guards: reading.compensation,
  params: Strict({ id: Id('usr') }),
  returns: Compensation,
  order: 'latest effective_date first',
  refuses: ['NOT_FOUND'],

  async run({ actor, db, params, page, recordSensitiveRead }) {
    const found = await listCompensationOf(db, actor, params.id, page);
    recordSensitiveRead(accessToCompensation(found.items));
    return found;
  },
});

export const listCompensationOfEveryone = listOperation({
  id: 'compensation.listAll',
  route: 'GET /compensation',
  summary: 'List compensation across the organization',
  description:
    'For Administrators and Executives alone. Every record shown is written to the sensitive-data access log.',
  scope: 'compensation:read',
  query: Strict(ofPeople),
  appQuery: PersonSearch,
  returns: Compensation,
  order: 'oldest first',

  async run({ actor, db, query, page, recordSensitiveRead }) {
    const found = await listAllCompensation(db, actor, query, page);
    recordSensitiveRead(accessToCompensation(found.items));
    return found;
  },
});
