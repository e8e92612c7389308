import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { isSame } from '../../../lib/changes.ts';
import { conflict, enforce } from '../../../lib/errors.ts';
import { checkDepartment } from '../../people/index.ts';
import { listPeopleToldOf } from './batch-store.ts';
import type { Shift, ShiftChanges } from './record.ts';
import { checkInReach, mayManage } from './rules.ts';
import { shiftChanging } from './shift-states.ts';
import { findPlannedShift, lockPlannedShift } from './store.ts';
import { offerOpenShift } from './tell.ts';
import { changeShift } from './update.ts';
import { lockPerson, refusePlannedOverlap } from './workers-store.ts';

type ShiftRow = Omit<Shift, 'user'>;
type Kept = Readonly<Record<string, unknown>>;

const movable = [
  'user_id',
  'status',
  'starts_at',
  'ends_at',
  'break_minutes',
  'location',
  'notes',
  'is_published',
] as const satisfies readonly (keyof Shift)[];

const fieldsOf = (shift: Shift, names: readonly (keyof Shift)[]): Kept =>
  Object.fromEntries(names.map((name) => [name, shift[name]]));

/** A shift with the people it tells of, before it is changed. */
export async function keepShift(work: UnitOfWork, id: string): Promise<{ shift: Shift; user_ids: string[] }> {
  const shift = await lockPlannedShift(work, id);
  return { shift, user_ids: await listPeopleToldOf(work, shift) };
}

type Before = Awaited<ReturnType<typeof keepShift>>;

export const undoOfMove = {
  before: keepShift,

  keep(data: unknown, before: object | null): object | null {
    const { shift, user_ids } = before as Before;
    const moved = data as Shift;
    const changed = movable.filter((name) => !isSame(shift[name], moved[name]));
    if (changed.length === 0) return null;
    return { id: shift.id, user_ids, before: fieldsOf(shift, changed), after: fieldsOf(moved, changed) };
  },

  /** A shift that someone changed since stays as they left it. */
  async takeBack(work: UnitOfWork, { id, before, after }: Kept): Promise<void> {
    const shift = await lockPlannedShift(work, id as string);
    enforce(mayManage(work.actor, shift));
    const isOther = Object.entries(after as Kept).some(([name, value]) => !isSame(shift[name as keyof Shift], value));
    if (isOther) throw conflict('record.notTakenBack', { reason: 'changed' });
    const changed = await changeShift(work, shift, before as ShiftChanges);
    audit(work, shift.id, { changedFields: Object.keys(before as Kept), before: shift, after: changed });
  },
};

export const undoOfDelete = {
  before: keepShift,

  keep: (_data: unknown, before: object | null): object | null => before,

  /** Under the id that it had; refused as a new one is if its person has left or is planned by now. */
  async takeBack(work: UnitOfWork, kept: Kept): Promise<void> {
    const { shift, user_ids: userIds } = kept as unknown as Before;
    const { user: _, ...row } = shift;
    enforce(mayManage(work.actor, row));
    const still = await findPlannedShift(work, row.id);
    if (still) return takeBackPlanned(work, still, row);
    await checkDepartment(work, 'department_id', row.department_id);
    if (row.user_id !== null && row.status === 'SCHEDULED') {
      const person = await lockPerson(work, row.user_id);
      checkInReach(work.actor, person);
      await refusePlannedOverlap(work, row);
    }
    const earlier_user_ids = row.notes === null ? [] : userIds.filter((id) => id !== row.user_id);
    await work.insert('shifts', { ...row, earlier_user_ids, updated_at: work.now });
    await work.react(shiftChanging, row.id);
    if (row.status === 'OPEN') await offerOpenShift(work, row.id);
    audit(work, row.id, { after: row });
  },
};

/** What was only planned to go stands as it was planned before. */
async function takeBackPlanned(work: UnitOfWork, shift: Shift, row: ShiftRow): Promise<void> {
  if (shift.status !== 'CANCELLED') throw conflict('record.notTakenBack', { reason: 'changed' });
  const { id, created_at: _created, updated_at: _updated, is_published: _published, ...before } = row;
  const changed = await changeShift(work, shift, { ...before, ...(before.status === 'OPEN' && { user_id: null }) });
  audit(work, id, { before: shift, after: changed });
}

function audit(work: UnitOfWork, subjectId: string, more: object): void {
  work.audit({ action: 'bulkChanges.undo', subjectType: 'shift', subjectId, ...more });
}
