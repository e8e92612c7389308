import { listOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { ofPeople } from '../across.ts';
import { Compensation } from './record.ts';
import { accessToCompensation, listAllCompensation } from './store.ts';

export const listCompensationOfEveryone = listOperation({
  id: 'compensation.listAll',
  route: 'GET /compensation',
  summary: 'List compensation across the organization',
  description:
    'For Administrators and Executives alone. Every record shown is written to the sensitive-data access log.',
  scope: 'compensation:read',
  query: Strict(ofPeople),
  returns: Compensation,
  order: 'oldest first',

  async run({ actor, db, query, page, recordSensitiveRead: accessed }) {
    const found = await listAllCompensation(db, actor, query, page);
    accessed(accessToCompensation(found.items));
    return found;
  },
});
