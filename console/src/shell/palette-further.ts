import { administers } from '../screen.ts';
import { guideAddress, guidesFor } from '../screens/help/guides.ts';
import { settingGroups, settingTabs } from '../screens/organization/fields.ts';
import type { Session } from '../session.tsx';
import { paletteTexts } from '../texts/palette.ts';
import type { Target } from './target.ts';

const settingAddress = (tab: string): string => (tab === 'general' ? '/settings' : `/settings?tab=${tab}`);

/** Every setting by its name, its group and what is said of it; it leads to the tab that has it. */
const settingTargets = (): readonly Target[] =>
  settingGroups.flatMap(({ tab, title, fields }) =>
    fields.map(({ key, label, hint = '' }) => ({
      key: `setting-${key}`.replaceAll(/\W+/g, '-'),
      label,
      small: paletteTexts.settingsOf(settingTabs.find(({ id }) => id === tab)?.label ?? title),
      to: settingAddress(tab),
      words: `${label} ${title} ${hint} ${paletteTexts.setting}`,
    })),
  );

/** Every heading of the guides that are for the person. */
const helpTargets = (session: Session): readonly Target[] =>
  guidesFor(session).flatMap(({ id, guide }) =>
    guide.blocks
      .filter((block) => block.kind === 'heading')
      .map((heading) => ({
        key: `help-${id}-${heading.id}`.replaceAll(/\W+/g, '-'),
        label: heading.text,
        small: paletteTexts.help,
        to: `${guideAddress(id)}#${heading.id}`,
        words: `${heading.text} ${paletteTexts.help}`,
      })),
  );

/** What the palette finds beside screens and people: settings, and what the guides explain. */
export const furtherTargets = (session: Session): readonly Target[] => [
  ...(administers(session) && session.abilities.includes('settings.get') ? settingTargets() : []),
  ...helpTargets(session),
];
