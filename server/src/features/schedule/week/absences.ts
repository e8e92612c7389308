import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { instantAtMs } from '../../../lib/days.ts';
import type { DayWindow } from '../../../lib/windows.ts';
import { listPlannedLeave, type PlannedLeave } from '../../leave/index.ts';
import type { PlannedAbsence } from './warnings.ts';

export type Absence = PlannedAbsence & Pick<PlannedLeave, 'user_id' | 'start_date' | 'end_date'>;

/** From the first minute of a leave to its last, by the clocks of the organization. */
export function absenceOf(timezone: string, leave: PlannedLeave): Absence {
  const { user_id, status, start_date, end_date, start_half, end_half } = leave;
  const from = leave.start_time ?? (start_half === 'SECOND_HALF' ? '12:00' : '00:00');
  const to = leave.end_time ?? (end_half === 'FIRST_HALF' ? '12:00' : '24:00');
  return {
    user_id,
    status,
    start_date,
    end_date,
    startMs: instantAtMs(timezone, start_date, from),
    endMs: instantAtMs(timezone, end_date, to),
  };
}

export async function listAbsences(
  db: Db,
  actor: Actor,
  userIds: readonly string[],
  window: DayWindow,
): Promise<Absence[]> {
  const leaves = await listPlannedLeave(db, actor, userIds, window);
  return leaves.map((leave) => absenceOf(actor.organization.timezone, leave));
}
