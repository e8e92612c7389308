import type { Db } from '../../../db/database.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { Page, PageRequest } from '../../../kernel/cursor.ts';
import { among } from '../../../kernel/filters.ts';
import { descending, pageBy, pageIn, seekAfter } from '../../../kernel/keyset.ts';
import type { SettingChange } from './record.ts';

const newestFirst = descending('h.id');

export async function listSettingChanges(
  db: Db,
  { organizationId }: Actor,
  filter: { readonly setting?: readonly string[] },
  page: PageRequest,
): Promise<Page<SettingChange>> {
  const { rows } = await sql<SettingChange>`
    select h.id, h.setting, h.before, h.after, h.is_before_known, h.changed_by_id, h.changed_at
      from organization_settings_history h
     where h.organization_id = ${organizationId} ${among('h.setting', filter.setting)} ${seekAfter(newestFirst, page)}
     ${pageIn(newestFirst, page)}`.execute(db);
  return pageBy(newestFirst, rows, page);
}

/** Told to the trigger that writes the history, for the change of settings that follows in the transaction. */
export const authorOfSettings = (userId: string | null): Sql =>
  sql`select set_config('muster.settings_by', ${userId ?? ''}, true)`;
