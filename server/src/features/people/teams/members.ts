import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { isEmpty } from '../../../lib/changes.ts';
import { notFound } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Strict } from '../../../lib/schema.ts';
import { teamJoined } from '../audience/joining.ts';
import { checkActivePerson } from '../departments/references-store.ts';
import { TeamWithMembers } from './record.ts';
import {
  deleteMembers,
  getTeam,
  getTeamWithMembers,
  insertMembers,
  type Leaving,
  lockPeopleToJoin,
  lockTeam,
} from './store.ts';

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
    await joinTeam(work, params.id, [params.user_id]);
    return getTeamWithMembers(work.tx, actor, params.id);
  },
});

/** By the same rules from wherever it is asked: app, import or SCIM. */
export async function joinTeam(work: UnitOfWork, teamId: string, userIds: readonly string[]): Promise<void> {
  // People before the team: deactivating its lead takes the two in this order as well.
  await lockPeopleToJoin(work, userIds);
  const { id } = await lockTeam(work.tx, work.actor, teamId);
  const added = await insertMembers(work, id, userIds);
  // Who belongs to a team is part of what the team shows.
  if (added.length > 0) await work.update('teams', id, {});
  for (const userId of added) await work.react(teamJoined, userId);
  work.audit({
    action: 'teams.addMember',
    subjectType: 'team',
    subjectId: id,
    changedFields: added.length > 0 ? ['members'] : [],
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
    const left = await leaveTeam(work, params.id, { ids: [params.user_id] });
    if (left === 0) throw notFound('member of this team');
    return getTeamWithMembers(work.tx, actor, params.id);
  },
});

/** How many were members. */
export async function leaveTeam(work: UnitOfWork, teamId: string, who: Leaving): Promise<number> {
  const { id } = await lockTeam(work.tx, work.actor, teamId);
  const left = await deleteMembers(work, id, who);
  if (left === 0) return 0;
  // Who belongs to a team is part of what the team shows.
  await work.update('teams', id, {});
  work.audit({ action: 'teams.removeMember', subjectType: 'team', subjectId: id, changedFields: ['members'] });
  return left;
}
