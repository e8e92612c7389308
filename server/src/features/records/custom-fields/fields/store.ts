import type { Db } from '../../../../db/database.ts';
import { refuseDuplicate } from '../../../../db/rows.ts';
import { sql } from '../../../../db/sql.ts';
import type { Actor } from '../../../../kernel/actor.ts';
import { type Choice, chosenFrom } from '../../../../kernel/choices.ts';
import { type Page, pageOf, type PageRequest, rowsFor } from '../../../../kernel/cursor.ts';
import { ascending, seekAfter } from '../../../../kernel/keyset.ts';
import { notFound } from '../../../../lib/errors.ts';
import { type CustomField, fieldFieldNames } from './record.ts';

const columns = sql.raw(fieldFieldNames.join(', '));

export async function listFields(db: Db, actor: Actor, choice: Choice, page: PageRequest): Promise<Page<CustomField>> {
  const { rows } = await sql<CustomField>`
    select ${columns} from custom_fields where organization_id = ${actor.organizationId}
       ${chosenFrom('custom_fields', choice, sql`custom_fields.label`)}
       ${seekAfter(ascending(['position', 'integer'], 'id'), page)}
     order by position, id limit ${rowsFor(page)}`.execute(db);
  return pageOf(rows, page.limit, (row) => [row.position, row.id]);
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
  const { rows } = await sql<CustomField>`
    select ${columns} from custom_fields where organization_id = ${actor.organizationId} and id = ${id}
       for ${sql.raw(forShare ? 'share' : 'no key update')}`.execute(db);
  if (!rows[0]) throw notFound('custom field');
  return rows[0];
}

export const refuseDuplicateKey = refuseDuplicate('custom_fields_key_key', 'key', 'records.fieldKeyTaken');
