import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { DayWindow } from '../../../lib/windows.ts';
import { leaveInstants, listPlannedLeave, type PlannedLeave } from '../../leave/index.ts';
import type { PlannedAbsence } from './warnings.ts';

export type Absence = PlannedAbsence & Pick<PlannedLeave, 'user_id' | 'start_date' | 'end_date'>;

export function absenceOf(timezone: string, leave: PlannedLeave): Absence {
  const { user_id, status, start_date, end_date } = leave;
  return { user_id, status, start_date, end_date, ...leaveInstants(timezone, leave) };
}

export async function listAbsences(
  db: Db,
  actor: Actor,
  userIds: readonly string[],
  window: DayWindow,
  whose?: 'known' | 'anyone',
): Promise<Absence[]> {
  const leaves = await listPlannedLeave(db, actor, userIds, window, whose);
  return leaves.map((leave) => absenceOf(actor.organization.timezone, leave));
}
