import { sql } from '../../db/sql.ts';
import type { Reaction } from '../../kernel/unit-of-work.ts';
import { userErased } from '../people/index.ts';

const deleted = [
  'training_assignments',
  'certifications',
  'goals',
  'custom_field_values',
  'benefit_enrollments',
] as const;

/**
 * Compensation stays, without its reasons: payroll must be able to explain its totals. Equipment stays, without notes: it
 * is the organization's, and one that is still out must not be forgotten. Everything else goes.
 */
export const eraseRecordsOfErased: Reaction = {
  to: userErased,
  summary:
    'Training, certifications, goals, custom-field values and benefits of the person are deleted; compensation loses its reasons, equipment its notes.',

  async run(work, userId) {
    const { organizationId } = work.actor;
    const deletions = deleted.map(
      (table) => sql`${sql.ref(`no_${table}`)} as (
        delete from ${sql.table(table)} where organization_id = ${organizationId} and user_id = ${userId})`,
    );
    await sql`
      with ${sql.join(deletions)},
      no_reasons as (
        update compensation_records set reason = null
         where organization_id = ${organizationId} and user_id = ${userId} and reason is not null)
      update assets set notes = null
       where organization_id = ${organizationId} and user_id = ${userId} and notes is not null`.execute(work.tx);
  },
};
