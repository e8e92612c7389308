import type { Settings } from '../../kernel/settings.ts';
import { dayIn } from '../../lib/days.ts';
import { settingsOver, type SettingThen } from '../organization/index.ts';
import type { AccountSettings } from './account.ts';

export const accountSettingNames = [
  'overtime_daily_minutes',
  'weekend_days',
  'hours_account_cap',
  'hours_account_cap_minutes',
] as const satisfies readonly (keyof AccountSettings)[];

/** What was set on each day: a change counts from its day on. */
export const settingsByDay = (
  changes: readonly SettingThen[],
  now: Settings,
  timezone: string,
): ((day: string) => AccountSettings) => settingsOver(changes, now, (at) => dayIn(timezone, Date.parse(at)));
