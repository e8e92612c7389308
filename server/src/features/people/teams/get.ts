import { Id } from '../../../lib/ids.ts';
import { readOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { TeamWithMembers } from './record.ts';
import { getTeamWithMembers } from './store.ts';

export const getTeam = readOperation({
  id: 'teams.get',
  route: 'GET /teams/{id}',
  summary: 'Get a team with its members',
  scope: 'teams:read',
  params: Strict({ id: Id('team') }),
  returns: TeamWithMembers,
  refuses: ['NOT_FOUND'],

  run({ actor, db, params }) {
    return getTeamWithMembers(db, actor, params.id);
  },
});
