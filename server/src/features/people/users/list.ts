import { Type } from 'typebox';
import { mapPage } from '../../../kernel/cursor.ts';
import { explainParameter } from '../../../kernel/explain.ts';
import { IdFilter } from '../../../kernel/ids.ts';
import { listOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../kernel/schema.ts';
import { roles } from '../../../kernel/scopes.ts';
import { Person } from './record.ts';
import { accessTo, presentPerson, tiersFor, withheldFromPeople } from './present.ts';
import { AppListQuery } from './list-query.ts';
import { countVisiblePeople, listVisiblePeople, type PeopleFilter } from './store.ts';
import { askedTiers } from './tier-query.ts';

export const ListQuery = Strict({
  status: Type.Optional(
    Type.Enum(['all', 'active', 'inactive', 'offboarded'], {
      default: 'all',
      description:
        'active: neither deactivated nor offboarded; inactive: deactivated; offboarded: deactivated by completing an offboarding.',
    }),
  ),
  department_id: Type.Optional(IdFilter('dep', 'Only people of this department.')),
  role: Type.Optional(Type.Enum([...roles], { description: 'Only people with this role.' })),
});

export const listUsers = listOperation({
  id: 'users.list',
  route: 'GET /users',
  summary: 'List people',
  description:
    'The people the owner of the token can see in the directory. Every page that a token asks for is recorded as an export in the audit log.',
  scope: 'users:read',
  query: Strict({ ...ListQuery.properties, ...explainParameter }),
  appQuery: AppListQuery,
  returns: Person,
  order: 'oldest first',

  async run({ actor, origin, db, installation, query, page, audit, accessed, answerMeta }) {
    const asked = askedTiers(query);
    const shown = tiersFor(actor, asked);
    const filter: PeopleFilter = query;
    const [found, total] = await Promise.all([
      listVisiblePeople(db, actor, filter, page, shown),
      filter.total === true ? countVisiblePeople(db, actor, filter) : undefined,
    ]);
    // A look at a list on a screen is no export; the private tiers of it are in the access log all the same.
    if (origin.surface !== 'app') {
      audit({ action: 'users.export', subjectType: 'user', recordCount: found.items.length });
    }
    accessed(accessTo(found.items, shown));
    if (query.explain) answerMeta.withheld = withheldFromPeople(actor, found.items, asked);
    const presented = mapPage(found, (row) => presentPerson(installation.keys, actor, row, shown));
    return total === undefined ? presented : { ...presented, total };
  },
});
