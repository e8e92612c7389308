import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Tenant } from '../../../kernel/actor.ts';
import { defaultSettings } from '../../../kernel/settings.ts';

/**
 * The organization with the settings that held at an instant. What held before history was kept is unknown: the first that is known
 * stands for it.
 */
export async function settingsAt(db: Db, tenant: Tenant, at: string | null): Promise<Tenant> {
  if (at === null) return tenant;
  const { rows } = await sql<{ setting: string; value: unknown }>`
    select distinct on (h.setting) h.setting, case when h.is_before_known then h.before else h.after end as value
      from organization_settings_history h
     where h.organization_id = ${tenant.id} and h.changed_at > ${at}::timestamptz
     order by h.setting, h.id`.execute(db);
  const known = rows.filter(({ setting, value }) => setting in defaultSettings && value !== null);
  if (known.length === 0) return tenant;
  const then = Object.fromEntries(known.map(({ setting, value }) => [setting, value]));
  return { ...tenant, settings: { ...tenant.settings, ...then } };
}
