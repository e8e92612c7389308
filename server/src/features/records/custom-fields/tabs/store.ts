import type { Db } from '../../../../db/database.ts';
import { refuseDuplicate } from '../../../../db/rows.ts';
import { sql } from '../../../../db/sql.ts';
import type { Actor } from '../../../../kernel/actor.ts';
import type { Named, NameSource } from '../../../../kernel/app-answers.ts';
import type { Page, PageRequest } from '../../../../kernel/cursor.ts';
import { ascending, pageBy, pageIn, seekAfter } from '../../../../kernel/keyset.ts';
import type { UnitOfWork } from '../../../../kernel/unit-of-work.ts';
import { invalid } from '../../../../lib/errors.ts';
import { type CustomFieldTab, tabFieldNames } from './record.ts';

const columns = sql.raw(tabFieldNames.join(', '));

const byPosition = ascending(['position', 'integer'], 'id');

export async function listTabs(db: Db, actor: Actor, page: PageRequest): Promise<Page<CustomFieldTab>> {
  const { rows } = await sql<CustomFieldTab>`
    select ${columns} from custom_field_tabs where organization_id = ${actor.organizationId}
       ${seekAfter(byPosition, page)}
     ${pageIn(byPosition, page)}`.execute(db);
  return pageBy(byPosition, rows, page);
}

export async function lockTab(db: Db, actor: Actor, id: string): Promise<CustomFieldTab> {
  return sql<CustomFieldTab>`
    select ${columns} from custom_field_tabs
     where organization_id = ${actor.organizationId} and id = ${id} for no key update`.get(db, 'custom-field tab');
}

export async function checkTab(work: UnitOfWork, field: string, id: string | undefined): Promise<void> {
  if (id === undefined) return;
  const { rows } = await sql`
    select 1 from custom_field_tabs where organization_id = ${work.actor.organizationId} and id = ${id}`.execute(
    work.tx,
  );
  if (rows.length === 0) throw invalid(field, 'reference.customFieldTab');
}

export const refuseDuplicateTab = refuseDuplicate('custom_field_tabs_name_key', 'name', 'records.tabNameTaken');

/** What tabs are called, for whoever was shown one. */
export const tabNames: NameSource = {
  prefix: 'cft',
  async find(db, actor, ids) {
    const { rows } = await sql<Named>`
      select id, name from custom_field_tabs
       where organization_id = ${actor.organizationId} and id = any(${ids})`.execute(db);
    return rows;
  },
};
