import { abilitiesFor } from '../../../kernel/abilities.ts';
import { readOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { getVisibleLeave, leaveInstants } from '../../leave/index.ts';
import { Shift } from '../shifts/record.ts';
import { UncoveredShifts } from './record.ts';
import { listShiftsMet } from './store.ts';

export const getUncoveredShifts = readOperation({
  id: 'schedule.uncovered',
  route: 'GET /leaves/{id}/uncovered-shifts',
  shows: ['shift', 'leave'],
  summary: 'Read what a leave leaves uncovered',
  description:
    'Shifts of the person that meet the leave and are not over, halves and hours of the leave counted. Of a leave that was rejected or cancelled none.',
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  params: Strict({ id: Id('lv') }),
  returns: UncoveredShifts,
  refuses: ['NOT_FOUND'],

  async run({ services, actor, db, nowMs, params }) {
    const leave = await getVisibleLeave(db, actor, params.id);
    if (leave.status !== 'PENDING' && leave.status !== 'APPROVED') return { shifts: [] };
    const { startMs, endMs } = leaveInstants(actor.organization.timezone, leave);
    const shifts = await listShiftsMet(db, actor, leave.user_id, { startMs: Math.max(startMs, nowMs), endMs });
    const can = await abilitiesFor(services.catalogue, Shift).findFor({ actor, db, nowMs }, shifts);
    return {
      shifts: shifts.map(({ id, title, starts_at, ends_at, location, is_published }, index) => ({
        id,
        title,
        starts_at,
        ends_at,
        location,
        is_published,
        can: can[index] ?? [],
      })),
    };
  },
});
