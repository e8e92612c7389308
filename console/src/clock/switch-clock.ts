import { asksWhenLeft } from './since.ts';
import type { ClockNow, StartDetails } from './use-clock.ts';

type Switched = Pick<ClockNow, 'since' | 'askAfterHours' | 'onBreakSince' | 'endBreak' | 'clockIn' | 'clockOut'>;

/** Whether the clock has run for so long that its person first says when they left. */
export const mustLeaveFirst = ({ since, askAfterHours }: Pick<Switched, 'since' | 'askAfterHours'>): boolean =>
  since != null && asksWhenLeft(since, askAfterHours, Date.now());

/** As the clock takes them: what is blank is left out. */
export const startDetailsOf = (projectId: string, taskId: string, note: string): StartDetails => ({
  ...(projectId !== '' && { project_id: projectId }),
  ...(taskId !== '' && { task_id: taskId }),
  ...(note.trim() !== '' && { description: note.trim() }),
});

/** Starts the clock on something; what it ran on before ends with it. */
export async function switchClock(clock: Switched, details: StartDetails): Promise<void> {
  if (clock.onBreakSince !== null) await clock.endBreak();
  if (clock.since != null) await clock.clockOut();
  await clock.clockIn(details);
}
