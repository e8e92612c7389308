import { Type } from 'typebox';
import { refuseConstraint } from '../../../db/rows.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { conflict, enforce } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Prose, Strict } from '../../../lib/schema.ts';
import { checkProjectTask } from '../../projects/index.ts';
import { clockTime, startColumns } from '../entries/hours.ts';
import { presentEntry } from '../entries/present.ts';
import { TimeEntry } from '../entries/record.ts';
import { mayEditClockTimes, undecided } from '../entries/rules.ts';
import { findShiftAt } from '../entries/shift-store.ts';
import { entryAfter, insertEntry } from '../entries/store.ts';
import { openPlaceOf } from '../timesheets/place.ts';
import { keepPlace, placeFields } from './place.ts';
import { isOfKiosk, tapFieldNames, tapFields, tapMs, tapOwner } from './tap.ts';
import { lockTapOf } from './where.ts';

const alreadyRunning = () => conflict('time.runningAlready', { reason: 'running' });

export const clockIn = writeOperation({
  id: 'clock.in',
  route: 'POST /clock/in',
  subject: 'time_entry',
  summary: 'Clock in',
  description:
    'Starts an entry that runs until the person clocks out; one at a time. A tap that was kept while there was no network says when it was made, if the organization lets clock times be changed.',
  surface: 'app',
  scope: 'time_entries:write',
  module: 'time_tracking',
  body: Strict({
    ...tapFields,
    ...placeFields,
    project_id: Type.Optional(Id('prj', 'A project that the person sees.')),
    task_id: Type.Optional(Id('tsk', 'A task of the project.')),
    description: Type.Optional(Prose(2000, { description: 'What is being done.' })),
  }),
  isBodyOptional: true,
  returns: TimeEntry,
  status: 201,
  refuses: ['FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, body }) {
    const userId = tapOwner(work, body);
    const startMs = tapMs(work, body);
    if (startMs !== work.nowMs && !isOfKiosk(work)) enforce(mayEditClockTimes(actor));
    const start = clockTime(actor.organization, 'clock_in', startMs);
    const columns = startColumns(actor.organization, start);
    await lockTapOf(work, userId);
    await openPlaceOf(work, userId, columns.work_date);
    const { project, task } = await checkProjectTask(work, body);
    const id = work.newId('ten');
    const started = insertEntry(actor, {
      id,
      user_id: userId,
      ...columns,
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
      description: body.description ?? null,
      is_duration: false,
      is_billable: (task ?? project)?.is_billable ?? false,
      status: 'RUNNING',
      approval_status: 'PENDING',
      source: 'CLOCK',
      scheduled_shift_id: await findShiftAt(work, userId, start.rawMs),
      notes: null,
      ...undecided,
      import_id: null,
      created_at: work.now,
      updated_at: work.now,
    });
    await started.execute(work.tx).catch(refuseConstraint({ time_entries_running_key: alreadyRunning }));
    await keepPlace(work, id, 'clock_in', body);
    const changedFields = Object.keys(body).filter((name) => !tapFieldNames.has(name));
    work.audit({ subjectId: id, personId: userId, changedFields, after: body });
    return presentEntry(actor, await entryAfter(work, id));
  },
});
