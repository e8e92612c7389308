import type { Db } from '../../../../db/database.ts';
import { optional } from '../../../../db/rows.ts';
import { type Sql, sql } from '../../../../db/sql.ts';
import { type Actor, administers } from '../../../../kernel/actor.ts';
import { mapPage, type Page, type PageRequest, rowsFor } from '../../../../kernel/cursor.ts';
import { equal } from '../../../../kernel/filters.ts';
import type { UnitOfWork } from '../../../../kernel/unit-of-work.ts';
import { seesEveryTab } from '../../access.ts';
import { listAcross, type OfPeople } from '../../across-store.ts';
import { pageOfRecords, personRead } from '../../person-store.ts';
import type { CustomFieldValue, Value } from './record.ts';

const columns = sql.raw<CustomFieldValue>(`v.id, v.user_id,
  jsonb_build_object('id', f.id, 'key', f.key, 'label', f.label, 'type', f.type) as field,
  jsonb_build_object('id', tab.id, 'name', tab.name) as tab, v.value, v.updated_at`);

const withField = sql.raw(`
  join custom_fields f on f.organization_id = v.organization_id and f.id = v.field_id
  join custom_field_tabs tab on tab.organization_id = f.organization_id and tab.id = f.tab_id`);
const source = sql`custom_field_values v ${withField}`;

/** On a tab that people of the actor's role see of others. */
const isOnOpenTab = (actor: Actor): Sql => sql`tab.is_active and ${actor.role} = any(tab.visible_to_roles)`;

type PlacedValue = CustomFieldValue & { tab_position: number; field_position: number };

/** In the order of the tabs, and on each in that of its fields. */
export async function listValuesOf(
  db: Db,
  actor: Actor,
  userId: string,
  page: PageRequest,
): Promise<Page<CustomFieldValue>> {
  const asked = { actor, kind: 'customFields', userId } as const;
  const onTabs = seesEveryTab(actor, userId) ? sql`true` : isOnOpenTab(actor);
  const query = sql<PlacedValue>`
    select ${columns}, tab.position as tab_position, f.position as field_position
      from ${source} join users on users.organization_id = v.organization_id and users.id = v.user_id
     where ${personRead(asked)} and v.organization_id = ${actor.organizationId} and v.user_id = ${userId} and ${onTabs}
       ${after(page)}
     order by tab.position, tab.id, f.position, f.id limit ${rowsFor(page)}`;
  const found = await pageOfRecords(db, asked, page, query, (row) => [
    row.tab_position,
    row.tab.id,
    row.field_position,
    row.field.id,
  ]);
  return mapPage(found, ({ tab_position: _tab, field_position: _field, ...value }) => value);
}

export interface ValueFilter extends OfPeople {
  readonly field_id?: string;
}

/** Of everyone whose values the actor reads; of others those on the tabs of their role. */
export function listAllValues(
  db: Db,
  actor: Actor,
  filter: ValueFilter,
  page: PageRequest,
): Promise<Page<CustomFieldValue>> {
  const onTabs = optional(
    !administers(actor) &&
      sql`and (v.user_id = ${actor.userId} or v.field_id in (
        select f.id from custom_fields f
          join custom_field_tabs tab on tab.organization_id = f.organization_id and tab.id = f.tab_id
         where f.organization_id = ${actor.organizationId} and ${isOnOpenTab(actor)}))`,
  );
  const where = sql`${equal('v.field_id', filter.field_id)} ${onTabs}`;
  const table = { kind: 'customFields', table: 'custom_field_values', alias: 'v' } as const;
  return listAcross(db, actor, { ...table, columns, joins: withField, filter, where }, page);
}

const after = ({ after: position }: PageRequest): Sql =>
  optional(
    position !== null &&
      sql`and (tab.position, tab.id, f.position, f.id)
        > (${position[0]}::integer, ${position[1]}, ${position[2]}::integer, ${position[3]})`,
  );

/** Writes the value if it differs; the same one again leaves updated_at as it is. Answers whether it differed. */
export async function saveValue(work: UnitOfWork, userId: string, fieldId: string, value: Value): Promise<boolean> {
  const stored = value === null ? null : JSON.stringify(value);
  const { rows } = await sql`
    insert into custom_field_values as v (organization_id, id, user_id, field_id, value, updated_at)
    values (${work.actor.organizationId}, ${work.newId('cfv')}, ${userId}, ${fieldId}, ${stored}::jsonb, ${work.now})
        on conflict (organization_id, user_id, field_id) do update
           set value = excluded.value, updated_at = excluded.updated_at
         where v.value is distinct from excluded.value
    returning v.id`.execute(work.tx);
  return rows.length > 0;
}

/** As it stands; null if it was never filled in. */
export async function findValue({ tx, actor }: UnitOfWork, userId: string, fieldId: string): Promise<Value> {
  const { rows } = await sql<{ value: Value }>`
    select value from custom_field_values
     where organization_id = ${actor.organizationId} and user_id = ${userId} and field_id = ${fieldId}`.execute(tx);
  return rows[0]?.value ?? null;
}

/** As it stands after a change. */
export async function valueAfter(work: UnitOfWork, userId: string, fieldId: string): Promise<CustomFieldValue> {
  const { rows } = await sql<CustomFieldValue>`
    select ${columns} from ${source}
     where v.organization_id = ${work.actor.organizationId} and v.user_id = ${userId} and v.field_id = ${fieldId}`.execute(
    work.tx,
  );
  if (!rows[0]) throw new Error('The value is gone although it was just written.');
  return rows[0];
}
