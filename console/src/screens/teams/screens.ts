import type { Screen } from '../../screen.ts';

export const teamScreens: readonly Screen[] = [
  { path: '/teams', needs: 'teams.list', load: () => import('./list.tsx') },
  { path: '/teams/$id', needs: 'teams.get', load: () => import('./team.tsx') },
];
