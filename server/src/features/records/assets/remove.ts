import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict, notFound } from '../../../lib/errors.ts';
import { lockPersonToWrite } from '../person.ts';
import { lockAsset } from './store.ts';

/** For the undoing of an import. Once a return, a loss or a remark was recorded, the record is more than its row. */
export async function removeEquipment(work: UnitOfWork, id: string): Promise<void> {
  const { actor, tx } = work;
  const { rows } = await sql<{ user_id: string }>`
    select user_id from assets where organization_id = ${actor.organizationId} and id = ${id}`.execute(tx);
  if (!rows[0]) throw notFound('piece of equipment');
  await lockPersonToWrite(work, 'assets', rows[0].user_id);
  const asset = await lockAsset(work, rows[0].user_id, id);
  if (asset.updated_at !== asset.created_at) {
    throw conflict('The piece of equipment stays, because its record was changed since.', { reason: 'changed' });
  }
  await work.delete('assets', id);
  work.audit({ action: 'assets.delete', subjectType: 'asset', subjectId: id });
}
