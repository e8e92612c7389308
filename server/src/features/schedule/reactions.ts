import { sql } from '../../db/sql.ts';
import type { Reaction } from '../../kernel/unit-of-work.ts';
import { userErased } from '../people/index.ts';

export const releaseShiftsOfDeactivated: Reaction = {
  to: 'user.deactivated',
  summary: "The person's shifts that have not started become open in their department; published ones stay published.",

  async run(work, userId) {
    const { tx, actor, now } = work;
    const { rows } = await sql<{ id: string }>`
      update shifts set user_id = null, status = 'OPEN', updated_at = ${now},
             department_id = coalesce(shifts.department_id, users.department_id)
        from users
       where shifts.organization_id = ${actor.organizationId} and shifts.user_id = ${userId}
         and users.organization_id = shifts.organization_id and users.id = shifts.user_id
         and shifts.status = 'SCHEDULED' and shifts.starts_at > ${now}
      returning shifts.id`.execute(tx);
    for (const { id } of rows) {
      const changedFields = ['user_id', 'status'];
      work.audit({ action: 'shifts.update', subjectType: 'shift', subjectId: id, changedFields });
    }
  },
};

/** Who worked when stays, by id: payroll may have to explain it. What was noted about it goes. */
export const eraseNotesOfErased: Reaction = {
  to: userErased,
  summary: "The person's shifts lose their notes.",

  async run({ tx, actor, now }, userId) {
    await sql`
      update shifts set notes = null, updated_at = ${now}
       where organization_id = ${actor.organizationId} and user_id = ${userId} and notes is not null`.execute(tx);
  },
};
