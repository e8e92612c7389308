import { writeOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { TeamWithMembers } from './record.ts';
import { getTeamWithMembers, insertMember, lockPersonToJoin, lockTeam } from './store.ts';

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
    // The person before the team: deactivating its lead takes the two in this order as well.
    await lockPersonToJoin(work, params.user_id);
    const { id } = await lockTeam(work.tx, actor, params.id);
    const isAdded = await insertMember(work, id, params.user_id);
    // Who belongs to a team is part of what the team shows.
    if (isAdded) await work.update('teams', id, {});
    work.audit({ subjectId: id, changedFields: isAdded ? ['members'] : [] });
    return getTeamWithMembers(work.tx, actor, id);
  },
});
