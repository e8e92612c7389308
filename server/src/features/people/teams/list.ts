import { Type } from 'typebox';
import { AnyOf, IdsFilter, updatedSince } from '../../../kernel/filters.ts';
import { listOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { Team, teamStatuses } from './record.ts';
import { listTeams as pageOfTeams } from './store.ts';

export const listTeams = listOperation({
  id: 'teams.list',
  route: 'GET /teams',
  summary: 'List teams',
  description: 'Every team of the organization, whoever asks.',
  scope: 'teams:read',
  query: Strict({
    status: Type.Optional(AnyOf(Type.Enum([...teamStatuses]), 'Only teams with this status.')),
    department_id: Type.Optional(IdsFilter('dep', 'Only teams of this department.')),
    ...updatedSince,
  }),
  returns: Team,
  order: 'oldest first',

  run({ actor, db, query, page }) {
    return pageOfTeams(db, actor, query, page);
  },
});
