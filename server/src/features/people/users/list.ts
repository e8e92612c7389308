import { Type } from 'typebox';
import { mapPage } from '../../../kernel/cursor.ts';
import { IdFilter } from '../../../kernel/ids.ts';
import { listOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../kernel/schema.ts';
import { roles } from '../../../kernel/scopes.ts';
import { Person } from './record.ts';
import { accessTo, presentPerson, tiersFor } from './present.ts';
import { listVisiblePeople } from './store.ts';
import { askedTiers, TierQuery } from './tier-query.ts';

export const listUsers = listOperation({
  id: 'users.list',
  route: 'GET /users',
  summary: 'List people',
  description:
    'The people the owner of the token can see in the directory. Every page is recorded as an export in the audit log.',
  scope: 'users:read',
  query: Strict({
    status: Type.Optional(
      Type.Enum(['all', 'active', 'inactive', 'offboarded'], {
        default: 'all',
        description:
          'active: neither deactivated nor offboarded; inactive: deactivated; offboarded: deactivated by completing an offboarding.',
      }),
    ),
    department_id: Type.Optional(IdFilter('dep', 'Only people of this department.')),
    role: Type.Optional(Type.Enum([...roles], { description: 'Only people with this role.' })),
  }),
  appQuery: TierQuery,
  returns: Person,
  order: 'oldest first',

  async run({ actor, db, installation, query, page, audit, accessed }) {
    const shown = tiersFor(actor, askedTiers(query));
    const found = await listVisiblePeople(db, actor, query, page, shown);
    audit({ action: 'users.export', subjectType: 'user', recordCount: found.items.length });
    accessed(accessTo(found.items, shown));
    return mapPage(found, (row) => presentPerson(installation.keys, actor, row, shown));
  },
});
