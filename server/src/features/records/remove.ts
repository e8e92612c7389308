import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { conflict, notFound, outcomeOfItem, type Refusal } from '../../lib/errors.ts';
import { say } from '../../lib/texts/texts.ts';
import { writing } from './access.ts';
import { lockPeopleToWrite } from './person-store.ts';
import { deleteCompensationOf, deleteRecords, listOwners, lockRecords } from './remove-store.ts';
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
  // Nothing refers to it and nothing changes it; finalized totals keep their figures.
  compensation: {
    table: 'compensation_records',
    of: 'compensation record',
    action: 'compensation.delete',
    subjectType: 'compensation',
  },
} as const;

/** Why records have to stay, by id; those that are gone already are not among them. */
type Staying = ReadonlyMap<string, Refusal>;

/** For what is taken back, such as an import. Once it was changed, as by a return, an end or a new date, a record is more than its row. */
const removingMany =
  (kind: keyof typeof removable) =>
  async (work: UnitOfWork, ids: readonly string[]): Promise<Staying> => {
    const { table, of, action, subjectType } = removable[kind];
    const staying = new Map<string, Refusal>();
    const people = await lockPeopleToWrite(work, kind, [...new Set((await listOwners(work, table, ids)).values())]);
    const refused = new Map<string, Refusal>();
    for (const person of people.values()) {
      const { refusal } = await outcomeOfItem(() => work.guard(person, writing[kind]));
      if (refusal) refused.set(person.id, refusal);
    }
    const records = await lockRecords(work, table, ids);
    for (const { id, user_id, is_changed } of records) {
      const refusal = people.has(user_id) ? refused.get(user_id) : notFound('person');
      if (refusal) staying.set(id, refusal);
      else if (is_changed) staying.set(id, conflict(say('records.changedSince', { of }), { reason: 'changed' }));
    }
    const going = records.filter(({ id }) => !staying.has(id));
    await deleteRecords(
      work,
      table,
      going.map(({ id }) => id),
    );
    for (const { id, user_id } of going) work.audit({ action, subjectType, subjectId: id, personId: user_id });
    return staying;
  };

const removing =
  (kind: keyof typeof removable) =>
  async (work: UnitOfWork, id: string): Promise<void> => {
    const { table, of } = removable[kind];
    if ((await listOwners(work, table, [id])).size === 0) throw notFound(of);
    const refusal = (await removingMany(kind)(work, [id])).get(id);
    if (refusal) throw refusal;
  };

export const removeManyTrainings = removingMany('training');
export const removeManyCertifications = removingMany('certifications');
export const removeManyEnrollments = removingMany('benefits');
export const removeManyCompensations = removingMany('compensation');
const removeManyAssets = removingMany('assets');

export const removeTraining = removing('training');
export const removeCompensation = removing('compensation');
const removeAsset = removing('assets');

/** With a person, or in stock still. */
export async function removeEquipment(work: UnitOfWork, id: string): Promise<void> {
  const isOfPerson = (await listOwners(work, 'assets', [id])).size > 0;
  await (isOfPerson ? removeAsset(work, id) : removeStock(work, id));
}

export async function removeManyEquipment(work: UnitOfWork, ids: readonly string[]): Promise<Staying> {
  const owners = await listOwners(work, 'assets', ids);
  const staying = new Map(await removeManyAssets(work, [...owners.keys()]));
  for (const id of ids.filter((one) => !owners.has(one))) {
    const { refusal } = await outcomeOfItem(() => removeStock(work, id));
    if (refusal && refusal.status !== 404) staying.set(id, refusal);
  }
  return staying;
}

/** Of people who are taken back, with the pay that came with them. */
export async function removeCompensationOf(
  work: UnitOfWork,
  userIds: readonly string[],
  ids: readonly string[],
): Promise<void> {
  const { action, subjectType } = removable.compensation;
  for (const { id, user_id } of await deleteCompensationOf(work, userIds, ids)) {
    work.audit({ action, subjectType, subjectId: id, personId: user_id });
  }
}
