import { Type } from 'typebox';
import { IdFilter } from '../../../kernel/ids.ts';
import { listOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../kernel/schema.ts';
import { Team, teamStatuses } from './record.ts';
import { listTeams as pageOfTeams } from './store.ts';

export const listTeams = listOperation({
  id: 'teams.list',
  route: 'GET /teams',
  summary: 'List teams',
  description: 'Every team of the organization, whoever asks.',
  scope: 'teams:read',
  query: Strict({
    status: Type.Optional(Type.Enum([...teamStatuses], { description: 'Only teams with this status.' })),
    department_id: Type.Optional(IdFilter('dep', 'Only teams of this department.')),
  }),
  returns: Team,
  order: 'oldest first',

  run({ actor, db, query, page }) {
    return pageOfTeams(db, actor, query, page);
  },
});
