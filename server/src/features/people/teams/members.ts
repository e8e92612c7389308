import { deleteRow } from '../../../db/rows.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { isEmpty } from '../../../lib/changes.ts';
import { notFound } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Strict } from '../../../lib/schema.ts';
import { teamJoined } from '../audience/joining.ts';
import { checkActivePerson } from '../departments/references-store.ts';
import { TeamWithMembers } from './record.ts';
import { getTeam, getTeamWithMembers, insertMember, lockPersonToJoin, lockTeam } from './store.ts';

export const setTeamLead = writeOperation({
  id: 'teams.setLead',
  route: 'PUT /teams/{id}/lead',
  subject: 'team',
  summary: 'Choose who leads a team',
  description: 'An active person of the organization, member or not; null for none.',
  surface: 'app',
  scope: 'teams:write',
  params: Strict({ id: Id('team') }),
  body: Strict({ lead_id: Nullable(Id('usr'), { description: 'Who leads the team from now on; null: no one.' }) }),
  returns: TeamWithMembers,
  refuses: ['NOT_FOUND'],

  async run({ actor, work, params, body: { lead_id } }) {
    await getTeam(work.tx, actor, params.id);
    // The person before the team: deactivating its lead takes the two in this order as well.
    await checkActivePerson(work, 'lead_id', lead_id);
    const team = await lockTeam(work.tx, actor, params.id);
    const changes = work.changesTo(team, { lead_id });
    if (!isEmpty(changes)) await work.update('teams', team.id, changes);
    return getTeamWithMembers(work.tx, actor, team.id);
  },
});

export const addTeamMember = writeOperation({
  id: 'teams.addMember',
  route: 'PUT /teams/{id}/members/{user_id}',
  subject: 'team',
  summary: 'Add a person to a team',
  description: 'Someone who belongs to it already stays as they are.',
  surface: 'app',
  scope: 'teams:write',
  params: Strict({ id: Id('team'), user_id: Id('usr') }),
  returns: TeamWithMembers,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ actor, work, params }) {
    await joinTeam(work, params.id, params.user_id);
    return getTeamWithMembers(work.tx, actor, params.id);
  },
});

/** By the same rules from wherever it is asked: app or import. */
export async function joinTeam(work: UnitOfWork, teamId: string, userId: string): Promise<void> {
  // The person before the team: deactivating its lead takes the two in this order as well.
  await lockPersonToJoin(work, userId);
  const { id } = await lockTeam(work.tx, work.actor, teamId);
  const isAdded = await insertMember(work, id, userId);
  // Who belongs to a team is part of what the team shows.
  if (isAdded) {
    await work.update('teams', id, {});
    await work.react(teamJoined, userId);
  }
  work.audit({
    action: 'teams.addMember',
    subjectType: 'team',
    subjectId: id,
    changedFields: isAdded ? ['members'] : [],
  });
}

export const removeTeamMember = writeOperation({
  id: 'teams.removeMember',
  route: 'DELETE /teams/{id}/members/{user_id}',
  subject: 'team',
  summary: 'Take a person out of a team',
  surface: 'app',
  scope: 'teams:write',
  params: Strict({ id: Id('team'), user_id: Id('usr') }),
  returns: TeamWithMembers,
  refuses: ['NOT_FOUND'],

  async run({ actor, work, params }) {
    const { id } = await lockTeam(work.tx, actor, params.id);
    const key = { organization_id: actor.organizationId, team_id: id, user_id: params.user_id };
    const { rowCount } = await deleteRow('team_members', key).execute(work.tx);
    if (rowCount === 0) throw notFound('member of this team');
    // Who belongs to a team is part of what the team shows.
    await work.update('teams', id, {});
    work.audit({ subjectId: id, changedFields: ['members'] });
    return getTeamWithMembers(work.tx, actor, id);
  },
});
