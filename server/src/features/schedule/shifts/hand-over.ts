import { Type } from 'typebox';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { enforce, Refusal } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Strict } from '../../../lib/schema.ts';
import { planning } from '../planning.ts';
import type { Shift } from './record.ts';
import { checkGivesFromReach, checkInReach, checkOffered, mayManage } from './rules.ts';
import { shiftChanging } from './shift-states.ts';
import { lockVisibleShifts } from './store.ts';
import { offerOpenShift } from './tell.ts';
import { listDepartmentsOf, lockPerson, refuseOverlap } from './workers-store.ts';

const maxShiftsAtOnce = 100;
const reasons = ['NOT_THEIRS', 'OVERLAP', 'NO_DEPARTMENT'] as const;
type Reason = (typeof reasons)[number];

const HandedOver = Type.Object(
  {
    changed: Type.Array(Id('shf'), { description: 'The shifts that changed hands.' }),
    left: Type.Array(
      Type.Object({
        shift_id: Id('shf', 'The shift that stayed as it is.'),
        reason: Type.Enum([...reasons], {
          description:
            'NOT_THEIRS: meanwhile someone else has it, or it was cancelled; OVERLAP: the person has another shift then; NO_DEPARTMENT: it cannot be offered to a department.',
        }),
      }),
      { description: 'Shifts that stayed as they are.' },
    ),
  },
  { $id: 'HandedOver', description: 'What came of handing over some shifts.' },
);

export const handOverShifts = writeOperation({
  id: 'shifts.handOver',
  route: 'POST /shifts/hand-over',
  summary: 'Hand over some shifts',
  description:
    'From one person to another, or from a person to no one: the shifts are then open, and published ones can be claimed at once. A shift that the first person no longer has stays as it is, so that the same request with the two exchanged takes it back.',
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  packages: planning,
  body: Strict({
    shift_ids: Type.Array(Id('shf'), {
      minItems: 1,
      maxItems: maxShiftsAtOnce,
      uniqueItems: true,
      description: 'Of departments that the person manages.',
    }),
    from_user_id: Nullable(Id('usr'), { description: 'Who has them now. null: they are open.' }),
    user_id: Nullable(Id('usr'), { description: 'Who is to have them. null: they become open.' }),
  }),
  returns: HandedOver,
  refuses: ['NOT_FOUND', 'FORBIDDEN'],

  async run({ actor, work, body }) {
    const { shift_ids: ids, from_user_id: from } = body;
    if (from !== null) checkGivesFromReach(actor, from, await listDepartmentsOf(work, from, ids));
    const person = body.user_id === null ? null : await lockPerson(work, body.user_id);
    if (person) checkInReach(actor, person);
    const shifts = await lockVisibleShifts(work, ids);
    for (const shift of shifts) enforce(mayManage(actor, shift));
    const changed: string[] = [];
    const left: { shift_id: string; reason: Reason }[] = [];
    for (const shift of shifts) {
      const reason = await reasonAgainst(work, shift, body);
      if (reason === null) {
        await handOver(work, shift, body.user_id);
        changed.push(shift.id);
      } else left.push({ shift_id: shift.id, reason });
    }
    work.audit({ recordCount: changed.length, changedFields: ['user_id', 'status'] });
    return { changed, left };
  },
});

async function reasonAgainst(
  work: UnitOfWork,
  shift: Shift,
  { from_user_id: from, user_id: to }: { readonly from_user_id: string | null; readonly user_id: string | null },
): Promise<Reason | null> {
  if (shift.user_id !== from || shift.status === 'CANCELLED' || from === to) return 'NOT_THEIRS';
  if (to === null) return isRefused(() => checkOffered({ ...shift, user_id: null })) ? 'NO_DEPARTMENT' : null;
  try {
    await refuseOverlap(work, { ...shift, user_id: to });
    return null;
  } catch (error) {
    if (error instanceof Refusal) return 'OVERLAP';
    throw error;
  }
}

function isRefused(check: () => void): boolean {
  try {
    check();
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}

/** Who had it and who has it now are told, as by a change of the one shift. */
async function handOver(work: UnitOfWork, shift: Shift, userId: string | null): Promise<void> {
  await work.react(shiftChanging, shift.id);
  const status = userId === null ? 'OPEN' : 'SCHEDULED';
  await work.update('shifts', shift.id, { user_id: userId, status, claimed_at: null });
  await work.react(shiftChanging, shift.id);
  if (userId === null) await offerOpenShift(work, shift.id);
  const changedFields = ['user_id', 'status'];
  work.audit({ action: 'shifts.update', subjectType: 'shift', subjectId: shift.id, changedFields });
}
