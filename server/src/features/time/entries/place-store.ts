import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { seesLocations } from '../visibility.ts';

/** Whether the time entry `alias` began outside of the geofence, for those who see places; false for anyone else. */
export const beganOutside = (actor: Actor, alias: string): Sql => {
  const entry = sql.raw(alias);
  return seesLocations(actor)
    ? sql`exists (select from time_entry_locations place
                   where place.organization_id = ${entry}.organization_id and place.time_entry_id = ${entry}.id
                     and place.outside_geofence)`
    : sql`false`;
};
