import { Type } from 'typebox';
import { readOperation } from '../../../kernel/operation.ts';
import { Nullable } from '../../../lib/schema.ts';
import { presentEntry } from '../entries/present.ts';
import { TimeEntry } from '../entries/record.ts';
import { findRunningEntry } from '../entries/store.ts';

export const ClockState = Type.Object(
  {
    is_running: Type.Boolean({ description: 'Whether the person is clocked in.' }),
    entry: Nullable(TimeEntry, { description: 'The running entry.' }),
    asks_for_place: Type.Boolean({ description: 'The organization has set a place; a device is asked where it is.' }),
  },
  { $id: 'ClockState' },
);

export const getClock = readOperation({
  id: 'clock.get',
  route: 'GET /clock',
  summary: 'Whether one is clocked in',
  surface: 'app',
  scope: 'time_entries:read',
  module: 'time_tracking',
  returns: ClockState,

  async run({ actor, db }) {
    const running = await findRunningEntry(db, actor);
    return {
      is_running: running !== null,
      entry: running && presentEntry(actor, running),
      asks_for_place: actor.organization.settings.time_geofence !== null,
    };
  },
});
