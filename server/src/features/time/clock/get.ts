import { Type } from 'typebox';
import { sql } from '../../../db/sql.ts';
import { readOperation } from '../../../kernel/operation.ts';
import { Nullable } from '../../../lib/schema.ts';
import { presentEntry, seesLocations } from '../entries/present.ts';
import { TimeEntry } from '../entries/record.ts';
import { entryColumns, entryJoins, type EntryRow } from '../entries/store.ts';

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
    const withLocations = seesLocations(actor);
    const { rows } = await sql<EntryRow>`
      select ${entryColumns(actor.organization, withLocations)} from time_entries e ${entryJoins(withLocations)}
       where e.organization_id = ${actor.organizationId} and e.user_id = ${actor.userId} and e.status = 'RUNNING'`.execute(
      db,
    );
    const [row] = rows;
    return {
      is_running: row !== undefined,
      entry: row ? presentEntry(actor, row) : null,
      asks_for_place: actor.organization.settings.time_geofence !== null,
    };
  },
});
