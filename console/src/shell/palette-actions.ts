import type { Ability } from '../client/operations.ts';
import { findScreen } from '../screens.ts';
import { useCan } from '../session.tsx';
import type { Target } from './palette.tsx';

/** What one may want to do at once, by the operation it takes. */
const actions: readonly { readonly label: string; readonly to: string; readonly needs: Ability }[] = [
  { label: 'Book time off', to: '/time-off/new', needs: 'leaves.create' },
  { label: 'Claim an expense', to: '/expenses/new', needs: 'expenseReports.create' },
  { label: 'Add a person', to: '/people/new', needs: 'users.create' },
  { label: 'Create an API token', to: '/developers/tokens/new', needs: 'tokens.create' },
  { label: 'Import a file', to: '/imports/new', needs: 'imports.create' },
];

export function usePaletteActions(): readonly Target[] {
  const can = useCan();
  return actions
    .filter(({ needs, to }) => can(needs) && findScreen(to) !== null)
    .map(({ label, to }) => ({
      key: `action-${to}`.replaceAll(/\W+/g, '-'),
      label,
      small: 'Action',
      to,
      words: label,
    }));
}
