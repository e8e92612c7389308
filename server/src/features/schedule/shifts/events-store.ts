import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { namesAllOfOffer, offersJoined } from '../offers/visibility.ts';
import { visibleShifts } from '../visibility.ts';
import type { Shift } from './record.ts';

/** Of what events tell of: `shift offer`, where the viewer sees both. */
export async function listSeenInEvents(
  db: Db,
  viewer: Actor,
  asked: readonly { readonly shift_id: string; readonly offer_id: string | null }[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select given.shift_id || ' ' || coalesce(given.offer_id, '') as key
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as given (shift_id text, offer_id text)
     where exists (
             select from shifts
               left join users person on person.organization_id = shifts.organization_id and person.id = shifts.user_id
              where shifts.id = given.shift_id and ${visibleShifts(viewer)})
       and (given.offer_id is null or exists (
             select from ${offersJoined} where o.id = given.offer_id and ${namesAllOfOffer(viewer)}))`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/** Regardless of who sees it: what is told of it is judged when it is shown. */
export async function readForEvent(
  db: Db,
  { organizationId }: Actor,
  id: string,
): Promise<Omit<Shift, 'user' | 'notes'> | null> {
  const { rows } = await sql<Omit<Shift, 'user' | 'notes'>>`
    select id, user_id, department_id, title, starts_at, ends_at, break_minutes, location, status, is_published,
           created_at, updated_at
      from shifts where organization_id = ${organizationId} and id = ${id}`.execute(db);
  return rows[0] ?? null;
}
