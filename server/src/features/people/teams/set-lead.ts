import { writeOperation } from '../../../kernel/operation.ts';
import { isEmpty } from '../../../lib/changes.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Strict } from '../../../lib/schema.ts';
import { checkActivePerson } from '../departments/references.ts';
import { TeamWithMembers } from './record.ts';
import { getTeam, getTeamWithMembers, lockTeam } from './store.ts';

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
