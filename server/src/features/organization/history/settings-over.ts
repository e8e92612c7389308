import type { Settings } from '../../../kernel/settings.ts';
import type { SettingThen } from './store.ts';

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
