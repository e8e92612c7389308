import type { Db } from '../../../db/database.ts';
import type { Sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { Settings } from '../../../kernel/settings.ts';
import { settingsOver, settingsThen, type SettingThen } from '../../organization/index.ts';

/** Settings that a timesheet is worked out from. */
const sheetSettingNames = [
  'week_start',
  'weekend_days',
  'overtime_mode',
  'overtime_daily_minutes',
  'overtime_weekly_minutes',
  'overtime_multiplier',
] as const satisfies readonly (keyof Settings)[];

/** What they were changed from. */
export const sheetSettingsThen = (actor: Actor): Sql<SettingThen> => settingsThen(actor, sheetSettingNames);

/** By which of them a timesheet was locked; one that was never locked stands by those of now. */
export async function readSheetSettings(
  db: Db,
  actor: Actor,
): Promise<(sheet: { readonly finalized_at: string | null }) => Settings> {
  const { settings: now } = actor.organization;
  const { rows } = await sheetSettingsThen(actor).execute(db);
  const at = settingsOver(rows, now);
  return ({ finalized_at: instant }) => (instant === null ? now : at(instant));
}
