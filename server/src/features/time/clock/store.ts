import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';

/** Of the entry: these columns, and only these. */
export async function saveLocation(
  { actor, tx }: UnitOfWork,
  entryId: string,
  values: Readonly<Record<string, string | number | boolean | null>>,
): Promise<void> {
  const names = Object.keys(values).map((name) => sql.ref(name));
  await sql`
    insert into time_entry_locations (organization_id, time_entry_id, ${sql.join(names)})
    values (${actor.organizationId}, ${entryId}, ${sql.join(Object.values(values))})
    on conflict (organization_id, time_entry_id)
    do update set ${sql.join(names.map((name) => sql`${name} = excluded.${name}`))}`.execute(tx);
}

interface OwnKiosks {
  readonly names: readonly string[];
  readonly has_pin: boolean;
}

export const noKiosks: OwnKiosks = { names: [], has_pin: false };

const mostNames = 5;

/** Paired tablets that serve the person, and whether they can clock at one. */
export async function findOwnKiosks(db: Db, actor: Actor): Promise<OwnKiosks> {
  const { rows } = await sql<OwnKiosks>`
    select array(
             select k.name from kiosks k
              where k.organization_id = ${actor.organizationId} and k.removed_at is null and k.session_hash is not null
                and (k.is_for_all or exists (
                  select from kiosk_departments d
                   where d.organization_id = k.organization_id and d.kiosk_id = k.id and d.department_id = ${actor.departmentId}))
              order by k.created_at desc, k.id desc limit ${sql.lit(mostNames)}) as names,
           exists (select from kiosk_pins p
                    where p.organization_id = ${actor.organizationId} and p.user_id = ${actor.userId}
                      and p.pin_hash is not null) as has_pin`.execute(db);
  return rows[0] ?? noKiosks;
}
