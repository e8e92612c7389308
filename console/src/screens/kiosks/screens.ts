import type { Screen } from '../../screen.ts';

export const kioskScreens: readonly Screen[] = [
  { path: '/settings/kiosks', needs: 'kiosks.list', load: () => import('./kiosks.tsx') },
];
