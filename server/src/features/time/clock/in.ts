import { Type } from 'typebox';
import { writeOperation } from '../../../kernel/operation.ts';
import { enforce } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Prose, Strict } from '../../../lib/schema.ts';
import { clockTime, workDate } from '../entries/hours.ts';
import { presentEntry } from '../entries/present.ts';
import { TimeEntry } from '../entries/record.ts';
import { mayEditClockTimes } from '../entries/rules.ts';
import { startEntry } from '../entries/start.ts';
import { entryAfter } from '../entries/store.ts';
import { openPlaceOf } from '../timesheets/place.ts';
import { keepPlace, placeFields } from './place.ts';
import { isOfKiosk, tapFieldNames, tapFields, tapMs, tapOwner } from './tap.ts';
import { lockTapOf } from './where.ts';

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
    await lockTapOf(work, userId);
    await openPlaceOf(work, userId, workDate(actor.organization, start));
    const id = await startEntry(work, { userId, start, ...body });
    await keepPlace(work, id, 'clock_in', body);
    const changedFields = Object.keys(body).filter((name) => !tapFieldNames.has(name));
    work.audit({ subjectId: id, personId: userId, changedFields, after: body });
    return presentEntry(actor, await entryAfter(work, id));
  },
});
