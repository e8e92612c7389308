import { readOptions } from '../../client/hooks.ts';
import type { Screen } from '../../screen.ts';

export const homeScreens: readonly Screen[] = [
  {
    path: '/',
    needs: null,
    load: () => import('./home.tsx'),
    reads: (queries) => [queries.query(readOptions('/home'))],
  },
  { path: '/team', needs: 'team.get', load: () => import('./who-is-here.tsx') },
];
