import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { notFound } from '../../../lib/errors.ts';
import { lockPersonToWrite } from '../person.ts';

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
