import type { Screen } from '../../screen.ts';

export const organizationScreens: readonly Screen[] = [
  { path: '/settings', needs: 'settings.get', load: () => import('./settings.tsx') },
];
