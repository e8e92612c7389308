import { Type } from 'typebox';
import { readOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { PersonFound } from './record.ts';
import { searchPeople } from './store.ts';

const maxFound = 10;

export const searchEverything = readOperation({
  id: 'search',
  route: 'GET /search',
  summary: 'Find people',
  description:
    'People in the directory of the person signed in, by the beginnings of words of their name, e-mail address and job title; accents and case do not matter. No export, and not recorded as one.',
  surface: 'app',
  scope: 'users:read',
  query: Strict({
    q: Type.String({ minLength: 1, maxLength: 100, description: 'One or more words.' }),
    status: Type.Optional(
      Type.Enum(['all', 'active'], { default: 'all', description: 'active: no one who was deactivated.' }),
    ),
  }),
  returns: Type.Object({
    people: Type.Array(PersonFound, { maxItems: maxFound, description: 'Those who fit, best first.' }),
  }),

  async run({ actor, db, query }) {
    return { people: await searchPeople(db, actor, { q: query.q, status: query.status ?? 'all' }, maxFound) };
  },
});
