import type { Db } from '../../../../db/database.ts';
import { refuseDuplicate } from '../../../../db/rows.ts';
import { sql } from '../../../../db/sql.ts';
import type { Actor } from '../../../../kernel/actor.ts';
import { type Choice, chosenFrom } from '../../../../kernel/choices.ts';
import type { Page, PageRequest } from '../../../../kernel/cursor.ts';
import { ascending, pageBy, pageIn, seekAfter } from '../../../../kernel/keyset.ts';
import { type CustomField, fieldFieldNames } from './record.ts';

const columns = sql.raw(fieldFieldNames.join(', '));

const byPosition = ascending(['position', 'integer'], 'id');

export async function listFields(db: Db, actor: Actor, choice: Choice, page: PageRequest): Promise<Page<CustomField>> {
  const { rows } = await sql<CustomField>`
    select ${columns} from custom_fields where organization_id = ${actor.organizationId}
       ${chosenFrom('custom_fields', choice, sql`custom_fields.label`)}
       ${seekAfter(byPosition, page)}
     ${pageIn(byPosition, page)}`.execute(db);
  return pageBy(byPosition, rows, page);
}

/** All of them, in their order: what a file of people can have columns for. */
export async function listCustomFieldsOf(db: Db, actor: Pick<Actor, 'organizationId'>): Promise<CustomField[]> {
  const { rows } = await sql<CustomField>`
    select ${columns} from custom_fields where organization_id = ${actor.organizationId} order by position, id`.execute(
    db,
  );
  return rows;
}

export async function findFieldByKey(db: Db, actor: Actor, key: string): Promise<CustomField | null> {
  const { rows } = await sql<CustomField>`
    select ${columns} from custom_fields where organization_id = ${actor.organizationId} and key = ${key} for share`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** `forShare`: others may lock it so too, and no one can change it. */
export async function lockField(db: Db, actor: Actor, id: string, { forShare = false } = {}): Promise<CustomField> {
  return sql<CustomField>`
    select ${columns} from custom_fields where organization_id = ${actor.organizationId} and id = ${id}
       for ${sql.raw(forShare ? 'share' : 'no key update')}`.get(db, 'custom field');
}

export const refuseDuplicateKey = refuseDuplicate('custom_fields_key_key', 'key', 'records.fieldKeyTaken');
