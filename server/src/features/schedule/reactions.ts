import type { Reaction } from '../../kernel/unit-of-work.ts';
import { openDrafts, openUpcomingShifts } from './reactions-store.ts';
import { offerOpenShift } from './shifts/tell.ts';

export const releaseShiftsOfDeactivated: Reaction = {
  to: 'user.deactivated',
  summary: "The person's shifts that have not started become open in their department; published ones stay published.",

  async run(work, userId) {
    await openDrafts(work, userId);
    for (const id of await openUpcomingShifts(work, userId)) {
      const before = { user_id: userId, status: 'SCHEDULED' };
      const after = { user_id: null, status: 'OPEN' };
      await offerOpenShift(work, id);
      work.audit({ action: 'shifts.update', subjectType: 'shift', subjectId: id, before, after });
    }
  },
};
