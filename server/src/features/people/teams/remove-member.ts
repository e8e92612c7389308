import { notFound } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { TeamWithMembers } from './record.ts';
import { getTeamWithMembers, lockTeam, touchTeam } from './store.ts';

export const removeTeamMember = writeOperation({
  id: 'teams.removeMember',
  route: 'DELETE /teams/{id}/members/{user_id}',
  summary: 'Take a person out of a team',
  surface: 'app',
  scope: 'teams:write',
  params: Strict({ id: Id('team'), user_id: Id('usr') }),
  returns: TeamWithMembers,
  refuses: ['NOT_FOUND'],

  async run({ actor, work, params }) {
    const { id } = await lockTeam(work.tx, actor, params.id);
    const removed = await work.tx
      .deleteFrom('team_members')
      .where('organization_id', '=', actor.organizationId)
      .where('team_id', '=', id)
      .where('user_id', '=', params.user_id)
      .returning('user_id')
      .executeTakeFirst();
    if (!removed) throw notFound('member of this team');
    await touchTeam(work, id);
    work.audit({ action: 'teams.removeMember', subjectType: 'team', subjectId: id, changedFields: ['members'] });
    return getTeamWithMembers(work.tx, actor, id);
  },
});
