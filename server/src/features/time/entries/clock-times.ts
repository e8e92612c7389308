import { Type } from 'typebox';
import { readOperation } from '../../../kernel/operation.ts';
import { Instant } from '../../../lib/days.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Strict } from '../../../lib/schema.ts';
import { getRawTimes } from './store.ts';

export const ClockTimes = Type.Object(
  {
    raw_clock_in: Instant('As it came, before rounding.'),
    raw_clock_out: Nullable(Instant(), { description: 'As it came; null while the clock runs.' }),
    clock_in: Instant('After rounding.'),
    clock_out: Nullable(Instant(), { description: 'After rounding; null while the clock runs.' }),
  },
  { $id: 'ClockTimes' },
);

export const getClockTimes = readOperation({
  id: 'timeEntries.clockTimes',
  route: 'GET /time-entries/{id}/clock-times',
  summary: 'Read the times of an entry as they came and as they were rounded',
  surface: 'app',
  scope: 'time_entries:read',
  module: 'time_tracking',
  params: Strict({ id: Id('ten') }),
  returns: ClockTimes,
  refuses: ['NOT_FOUND'],

  run({ actor, db, params }) {
    return getRawTimes(db, actor, params.id);
  },
});
