import { deleteRow } from '../../../db/rows.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { notFound } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { TeamWithMembers } from './record.ts';
import { getTeamWithMembers, lockTeam } from './store.ts';

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
