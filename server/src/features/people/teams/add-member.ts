import { sql } from '../../../db/sql.ts';
import { conflict, notFound } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { visiblePeople } from '../visibility.ts';
import { TeamWithMembers } from './record.ts';
import { getTeamWithMembers, lockTeam, touchTeam, insertMember } from './store.ts';

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
    await holdActivePerson(work, params.user_id);
    const { id } = await lockTeam(work.tx, actor, params.id);
    const isAdded = await insertMember(work, id, params.user_id);
    if (isAdded) await touchTeam(work, id);
    work.audit({
      subjectId: id,
      changedFields: isAdded ? ['members'] : [],
    });
    return getTeamWithMembers(work.tx, actor, id);
  },
});

async function holdActivePerson(work: UnitOfWork, userId: string): Promise<void> {
  const { rows } = await sql<{ is_active: boolean }>`
    select users.is_active from users where ${visiblePeople(work.actor)} and users.id = ${userId} for share of users`.execute(
    work.tx,
  );
  if (!rows[0]) throw notFound('person');
  if (!rows[0].is_active) throw conflict('A deactivated person cannot join a team.', { reason: 'inactive' });
}
