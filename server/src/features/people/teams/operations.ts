import { Type } from 'typebox';
import { violatedConstraint } from '../../../db/rows.ts';
import { AnyOf, IdsFilter, updatedSince } from '../../../kernel/filters.ts';
import { listOperation, readOperation, writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { isEmpty, trimmed } from '../../../lib/changes.ts';
import { conflict } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { checkActivePerson, checkDepartment } from '../departments/references-store.ts';
import { NewTeam, Team, TeamChanges, teamStatuses, TeamWithMembers } from './record.ts';
import { getTeamWithMembers, listTeams as pageOfTeams, lockTeam, refuseDuplicateName } from './store.ts';

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

export const createTeam = writeOperation({
  id: 'teams.create',
  route: 'POST /teams',
  subject: 'team',
  summary: 'Create a team',
  description: 'It starts without members: they are added in the app.',
  scope: 'teams:write',
  body: NewTeam,
  returns: Team,
  example: { member_count: 0 },
  status: 201,
  refuses: ['CONFLICT'],

  run: ({ work, body }) => addTeam(work, body),
});

/** By the same rules from wherever it is asked: API, app or import. */
export async function addTeam(work: UnitOfWork, body: NewTeam): Promise<Team> {
  const { department_id = null, lead_id = null } = body;
  await checkDepartment(work, 'department_id', department_id);
  await checkActivePerson(work, 'lead_id', lead_id);
  const row = {
    id: work.newId('team'),
    // Blanks around a name are no part of it: they would hide a duplicate.
    name: body.name.trim(),
    description: body.description ?? null,
    department_id,
    lead_id,
    status: 'ACTIVE' as const,
    created_at: work.now,
    updated_at: work.now,
  };
  await work.insert('teams', row).catch(refuseDuplicateName);
  work.audit({ action: 'teams.create', subjectType: 'team', subjectId: row.id, changedFields: Object.keys(body) });
  return { ...row, member_count: 0 };
}

/** Takes back a team that no one is in; for the undoing of an import. */
export async function removeTeam(work: UnitOfWork, id: string): Promise<void> {
  const team = await lockTeam(work.tx, work.actor, id);
  await work.delete('teams', team.id).catch((error: unknown) => {
    if (violatedConstraint(error) === null) throw error;
    throw conflict('people.teamInUse', { reason: 'in_use' });
  });
  work.audit({ action: 'teams.remove', subjectType: 'team', subjectId: id });
}

export const updateTeam = writeOperation({
  id: 'teams.update',
  route: 'PATCH /teams/{id}',
  subject: 'team',
  summary: 'Change a team',
  description: 'Only the fields sent change. Members and the lead are not changed here.',
  scope: 'teams:write',
  params: Strict({ id: Id('team') }),
  body: TeamChanges,
  returns: Team,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const team = await lockTeam(work.tx, actor, params.id);
    const changes = work.changesTo(team, trimmed(body));
    await checkDepartment(work, 'department_id', changes.department_id);
    if (isEmpty(changes)) return team;

    await work.update('teams', team.id, changes).catch(refuseDuplicateName);
    return { ...team, ...changes, updated_at: work.now };
  },
});
