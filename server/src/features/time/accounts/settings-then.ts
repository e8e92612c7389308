import type { Settings } from '../../../kernel/settings.ts';
import { dayIn } from '../../../lib/days.ts';
import type { SettingThen } from '../../organization/index.ts';
import type { AccountSettings } from './account.ts';

export const accountSettingNames = [
  'overtime_daily_minutes',
  'weekend_days',
  'hours_account_cap',
  'hours_account_cap_minutes',
] as const satisfies readonly (keyof AccountSettings)[];

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

/** What was set on each day: a change counts from its day on. */
export const settingsByDay = (
  changes: readonly SettingThen[],
  now: Settings,
  timezone: string,
): ((day: string) => AccountSettings) => settingsOver(changes, now, (at) => dayIn(timezone, Date.parse(at)));
