import { refuseConstraint } from '../../../db/rows.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict } from '../../../lib/errors.ts';
import { checkProjectTask } from '../../projects/index.ts';
import { forAnother } from './corrected.ts';
import { type ClockTime, startColumns } from './hours.ts';
import { undecided } from './rules.ts';
import { findShiftAt, judgeShifts } from './shift-store.ts';
import { insertEntry } from './store.ts';

export interface Start {
  readonly userId: string;
  readonly start: ClockTime;
  readonly project_id?: string | null;
  readonly task_id?: string | null;
  readonly description?: string | null;
  /** Why someone who leads the person says it for them. */
  readonly reason?: string;
}

/** An entry that runs from then on, while the person's time is ours; answers with its id. 409 if one runs already. */
export async function startEntry(
  work: UnitOfWork,
  { userId, start, description = null, reason, ...booked }: Start,
): Promise<string> {
  const { project, task } = await checkProjectTask(work, booked);
  const id = work.newId('ten');
  const shiftId = await findShiftAt(work, userId, start.rawMs);
  const started = insertEntry(work.actor, {
    id,
    user_id: userId,
    ...startColumns(work.actor.organization, start),
    clock_out: null,
    raw_clock_out: null,
    break_minutes: 0,
    breaks: null,
    break_flags: null,
    duration_minutes: 0,
    project_id: project?.id ?? null,
    task_id: task?.id ?? null,
    tags: [],
    hourly_rate: '0',
    description,
    is_duration: false,
    is_billable: (task ?? project)?.is_billable ?? false,
    status: 'RUNNING',
    approval_status: 'PENDING',
    source: reason === undefined ? 'CLOCK' : 'MANUAL',
    scheduled_shift_id: shiftId,
    shift_flags: null,
    notes: null,
    ...undecided,
    import_id: null,
    ...(reason !== undefined && forAnother(work, reason)),
    created_at: work.now,
    updated_at: work.now,
  });
  const already = () =>
    conflict(reason === undefined ? 'time.runningAlready' : 'time.theyAreIn', { reason: 'running' });
  await started.execute(work.tx).catch(refuseConstraint({ time_entries_running_key: already }));
  if (shiftId !== null) work.tx.defer(judgeShifts(work, userId, { entryId: id, shiftIds: [shiftId] }));
  return id;
}
