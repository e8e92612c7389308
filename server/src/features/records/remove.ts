import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import { say } from '../../lib/texts/texts.ts';
import { lockPersonToWrite } from './person-store.ts';
import { findOwnerId, lockRecord } from './remove-store.ts';
import { removeStock } from './stock/operations.ts';

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
    const ownerId = await findOwnerId(work, table, id);
    if (ownerId === null) throw notFound(of);
    await lockPersonToWrite(work, kind, ownerId);
    const record = await lockRecord(work, table, id);
    if (!record) throw notFound(of);
    if (record.is_changed) {
      throw conflict(say('records.changedSince', { of }), { reason: 'changed' });
    }
    await work.delete(table, id);
    work.audit({ action, subjectType, subjectId: id, personId: ownerId });
  };

export const removeTraining = removing('training');
export const removeCertification = removing('certifications');
const removeAsset = removing('assets');
export const removeEnrollment = removing('benefits');

/** With a person, or in stock still. */
export async function removeEquipment(work: UnitOfWork, id: string): Promise<void> {
  const isOfPerson = (await findOwnerId(work, 'assets', id)) !== null;
  await (isOfPerson ? removeAsset(work, id) : removeStock(work, id));
}

/** For the undoing of an import: nothing refers to a compensation record, and finalized totals keep their figures. */
export async function removeCompensation(work: UnitOfWork, id: string): Promise<void> {
  const ownerId = await findOwnerId(work, 'compensation_records', id);
  if (ownerId === null) throw notFound('compensation record');
  await lockPersonToWrite(work, 'compensation', ownerId);
  await work.delete('compensation_records', id);
  work.audit({ action: 'compensation.delete', subjectType: 'compensation', subjectId: id, personId: ownerId });
}
