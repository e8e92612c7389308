import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { warningsOn } from '../offers/judge.ts';
import type { Shift } from '../shifts/record.ts';
import { applicationMade } from './application-states.ts';
import { endInTime } from './ends.ts';
import type { ShiftApplication } from './record.ts';
import { getVisibleApplication } from './store.ts';

/** Asks for an open shift in place of taking it. The shift and the person are held, and nothing refuses that they work it. */
export async function applyFor(
  work: UnitOfWork,
  shift: Shift & { readonly department_id: string | null },
  left: Pick<Shift, 'starts_at' | 'ends_at' | 'break_minutes'>,
  userId: string,
): Promise<ShiftApplication> {
  const { actor, now, nowMs } = work;
  const { id: shift_id, department_id, starts_at, ends_at } = shift;
  if (department_id === null) throw new Error(`${shift_id} is open and of no department.`);
  const warnings = await warningsOn(work.tx, actor, userId, left, [], [shift_id]);
  const application = {
    id: work.newId('sap'),
    shift_id,
    user_id: userId,
    department_id,
    starts_at,
    ends_at,
    open_until: Date.parse(starts_at) > nowMs ? starts_at : ends_at,
    status: 'WAITING' as const,
    warnings: JSON.stringify(warnings),
    created_at: now,
    updated_at: now,
  };
  await work.insert('shift_applications', application);
  endInTime(work, application.id, application.open_until);
  work.audit({ subjectType: 'shift_application', subjectId: application.id, personId: userId });
  await work.react(applicationMade, application.id);
  return getVisibleApplication(work.tx, actor, application.id);
}
