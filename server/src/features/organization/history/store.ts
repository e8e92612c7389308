import type { Db } from '../../../db/database.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { Page, PageRequest } from '../../../kernel/cursor.ts';
import { among } from '../../../kernel/filters.ts';
import { descending, pageBy, pageIn, seekAfter } from '../../../kernel/keyset.ts';
import type { Settings } from '../../../kernel/settings.ts';
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

/** A change of a setting as far as what held before it goes. */
export interface SettingThen {
  readonly setting: string;
  readonly before: unknown;
  /** false: nothing held, or it is not known what. */
  readonly has_before: boolean;
  readonly changed_at: string;
}

/** What some settings were changed from, the earliest change first. */
export const settingsThen = (
  { organizationId }: Actor,
  settings: readonly string[],
): Sql<SettingThen> => sql<SettingThen>`
  select h.setting, h.before, h.before is not null as has_before, h.changed_at
    from organization_settings_history h
   where h.organization_id = ${organizationId} and h.setting = any(${[...settings]}) order by h.id`;

/** Told to the trigger that writes the history, for the change of settings that follows in the transaction. */
export const authorOfSettings = (userId: string | null): Sql =>
  sql`select set_config('muster.settings_by', ${userId ?? ''}, true)`;

/**
 * What held when: backwards from what holds now, each change says what held before it. Before the first change that is known, what it
 * changed; where that is unknown, what it changed to. Moments are compared as text: days, or instants.
 */
export function settingsOver(
  changes: readonly SettingThen[],
  now: Settings,
  momentOf: (changedAt: string) => string = (changedAt) => changedAt,
): (moment: string) => Settings {
  let held = now;
  const stretches: { readonly from: string; readonly settings: Settings }[] = [];
  for (const { setting, before, has_before: hasBefore, changed_at: at } of [...changes].reverse()) {
    stretches.push({ from: momentOf(at), settings: held });
    if (hasBefore) held = { ...held, [setting]: before };
  }
  const first = held;
  return (moment) => stretches.find(({ from }) => from <= moment)?.settings ?? first;
}
