import type { Job } from '../../../kernel/catalogue.ts';
import type { Reaction } from '../../../kernel/unit-of-work.ts';
import { addDays, dayIn } from '../../../lib/days.ts';
import { inOrganization } from '../../organization/index.ts';
import { patternChanged } from '../../people/index.ts';
import { lockSheetsOf } from '../person-store.ts';
import { listOpenPeriods } from './file-store.ts';
import { daysOfWeeks } from './follow-leave.ts';
import { refreshTimesheets } from './recompute.ts';

const task = 'timesheets.followPattern';

/** A change of a person holds their row; a change of their time holds that first and asks for the row then. So it comes after. */
export const followPattern: Reaction = {
  to: patternChanged,
  summary: 'Paid leave and holidays are counted anew on the person’s timesheets that are not locked yet.',
  run(work, userId) {
    work.enqueue(task, { organization_id: work.actor.organizationId, user_id: userId });
    return Promise.resolve();
  },
};

/** Older timesheets that no one has locked follow with their next change. */
const daysBack = 400;

export const followPatternJob: Job = {
  task,

  async run(services, payload) {
    const { organization_id, user_id: userId } = payload as { organization_id: string; user_id: string };
    await inOrganization(services, organization_id, async (work) => {
      await lockSheetsOf(work, userId);
      const since = addDays(dayIn(work.actor.organization.timezone, work.nowMs), -daysBack);
      const periods = await listOpenPeriods(work, userId, since);
      const days = periods.flatMap(({ period_start, period_end }) => daysOfWeeks(period_start, period_end));
      await refreshTimesheets(work, userId, days);
    });
  },
};
