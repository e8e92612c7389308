import { sql } from '../../db/sql.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import { lockPersonToWrite } from './person.ts';

const removable = {
  training: {
    table: 'training_assignments',
    of: 'training assignment',
    action: 'training.delete',
    subjectType: 'training_assignment',
  },
  certifications: {
    table: 'certifications',
    of: 'certification',
    action: 'certifications.delete',
    subjectType: 'certification',
  },
  assets: { table: 'assets', of: 'piece of equipment', action: 'assets.delete', subjectType: 'asset' },
  benefits: {
    table: 'benefit_enrollments',
    of: 'benefit enrollment',
    action: 'benefits.delete',
    subjectType: 'benefit_enrollment',
  },
} as const;

/** For the undoing of an import. Once it was changed, as by a return, an end or a new date, a record is more than its row. */
const removing =
  (kind: keyof typeof removable) =>
  async (work: UnitOfWork, id: string): Promise<void> => {
    const { table, of, action, subjectType } = removable[kind];
    const found = sql`from ${sql.table(table)} where organization_id = ${work.actor.organizationId} and id = ${id}`;
    const owners = await sql<{ user_id: string }>`select user_id ${found}`.execute(work.tx);
    if (!owners.rows[0]) throw notFound(of);
    await lockPersonToWrite(work, kind, owners.rows[0].user_id);
    const { rows } = await sql<{ is_changed: boolean }>`
      select updated_at <> created_at as is_changed ${found} for update`.execute(work.tx);
    if (!rows[0]) throw notFound(of);
    if (rows[0].is_changed) {
      throw conflict(`The ${of} stays, because its record was changed since.`, { reason: 'changed' });
    }
    await work.delete(table, id);
    work.audit({ action, subjectType, subjectId: id });
  };

export const removeTraining = removing('training');
export const removeCertification = removing('certifications');
export const removeEquipment = removing('assets');
export const removeEnrollment = removing('benefits');

/** For the undoing of an import: nothing refers to a compensation record, and finalized totals keep their figures. */
export async function removeCompensation(work: UnitOfWork, id: string): Promise<void> {
  const { actor, tx } = work;
  const { rows } = await sql<{ user_id: string }>`
    select user_id from compensation_records where organization_id = ${actor.organizationId} and id = ${id}`.execute(
    tx,
  );
  if (!rows[0]) throw notFound('compensation record');
  await lockPersonToWrite(work, 'compensation', rows[0].user_id);
  await work.delete('compensation_records', id);
  work.audit({ action: 'compensation.delete', subjectType: 'compensation', subjectId: id });
}
