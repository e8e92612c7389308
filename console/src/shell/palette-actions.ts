import type { Ability } from '../client/operations.ts';
import { useCan } from '../session.tsx';
import { paletteActionsTexts } from '../texts/palette.ts';
import type { Target } from './target.ts';

/** What one may want to do at once, by the operation it takes. */
const actions: readonly {
  readonly label: string;
  readonly to: string;
  readonly needs: Ability;
  readonly keywords?: string;
}[] = [
  { label: paletteActionsTexts.bookTimeOff, to: '/time-off/new', needs: 'leaves.create' },
  {
    label: paletteActionsTexts.recordLeave,
    to: '/calendar?record=new',
    needs: 'schedule.uncovered',
    keywords: paletteActionsTexts.recordLeaveKeywords,
  },
  { label: paletteActionsTexts.ill, to: '/time-off/new?ill=1', needs: 'leaves.create' },
  { label: paletteActionsTexts.claimAnExpense, to: '/expenses/new', needs: 'expenseReports.create' },
  { label: paletteActionsTexts.addAPerson, to: '/people/new', needs: 'users.create' },
  { label: paletteActionsTexts.createAnAPIToken, to: '/developers/tokens/new', needs: 'tokens.create' },
  { label: paletteActionsTexts.importAFile, to: '/imports/new', needs: 'imports.create' },
];

export function usePaletteActions(): readonly Target[] {
  const can = useCan();
  return actions
    .filter(({ needs }) => can(needs))
    .map(({ label, to, keywords = '' }) => ({
      key: `action-${to}`.replaceAll(/\W+/g, '-'),
      label,
      small: paletteActionsTexts.action,
      to,
      words: `${label} ${keywords}`,
    }));
}
