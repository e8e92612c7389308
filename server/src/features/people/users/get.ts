import { explainParameter } from '../../../kernel/explain.ts';
import { Id } from '../../../lib/ids.ts';
import { readOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { Person, personIncludes } from './record.ts';
import { accessTo, presentPerson, tiersFor, withheldFromPeople } from './present.ts';
import { getVisiblePerson } from './store.ts';
import { askedTiers, TierQuery } from './tier-query.ts';

export const getUser = readOperation({
  id: 'users.get',
  route: 'GET /users/{id}',
  summary: 'Get a person',
  scope: 'users:read',
  params: Strict({ id: Id('usr') }),
  query: Strict(explainParameter),
  appQuery: TierQuery,
  returns: Person,
  includes: personIncludes,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, installation, params, query, fields, recordSensitiveRead: accessed, answerMeta }) {
    const asked = askedTiers(query);
    const shown = tiersFor(actor, asked, fields);
    const row = await getVisiblePerson(db, actor, params.id, shown);
    accessed(accessTo([row], shown));
    if (query.explain) answerMeta.withheld = withheldFromPeople(actor, [row], asked);
    return presentPerson(installation.keys, actor, row, shown);
  },
});
