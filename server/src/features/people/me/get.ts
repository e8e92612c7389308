import { readOperation } from '../../../kernel/operation.ts';
import { presentPerson } from '../users/present.ts';
import { Person, personIncludes } from '../users/record.ts';
import { getVisiblePerson } from '../users/store.ts';
import { ownTiers } from './own.ts';

export const getMe = readOperation({
  id: 'me.get',
  route: 'GET /me',
  summary: 'Get one’s own record',
  description:
    'With the employment and personal tiers, which are one’s own to read, and government identifiers where the role sees them. Not in the sensitive access log: it tells who else looked.',
  surface: 'app',
  scope: null,
  returns: Person,
  includes: personIncludes,

  async run({ actor, db, services }) {
    const shown = ownTiers(actor);
    const row = await getVisiblePerson(db, actor, actor.userId ?? '', shown);
    return presentPerson(services.keys, actor, row, shown);
  },
});
