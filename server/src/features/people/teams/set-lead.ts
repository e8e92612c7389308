import { sql } from '../../../db/sql.ts';
import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Nullable, Strict } from '../../../lib/schema.ts';
import { checkActivePerson } from '../departments/references.ts';
import { TeamWithMembers } from './record.ts';
import { getTeam, getTeamWithMembers, lockTeam } from './store.ts';

export const setTeamLead = writeOperation({
  id: 'teams.setLead',
  route: 'PUT /teams/{id}/lead',
  subject: 'team',
  summary: 'Choose who leads a team',
  description: 'An active person of the organization, member or not; null for nobody.',
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
    const isChanged = team.lead_id !== lead_id;
    if (isChanged) {
      await sql`
        update teams set lead_id = ${lead_id}, updated_at = ${work.now}
         where organization_id = ${actor.organizationId} and id = ${team.id}`.execute(work.tx);
    }
    work.audit({
      subjectId: team.id,
      changedFields: isChanged ? ['lead_id'] : [],
    });
    return getTeamWithMembers(work.tx, actor, team.id);
  },
});
