import { Type } from 'typebox';
import { AnyOf, IdsFilter, updatedSince } from '../../../kernel/filters.ts';
import { listOperation, readOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { Team, teamStatuses, TeamWithMembers } from './record.ts';
import { getTeamWithMembers, listTeams as pageOfTeams } from './store.ts';

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

export const listTeams = listOperation({
  id: 'teams.list',
  route: 'GET /teams',
  summary: 'List teams',
  description: 'Every team of the organization, regardless of who asks.',
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
