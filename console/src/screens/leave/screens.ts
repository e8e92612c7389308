import type { Screen } from '../../screen.ts';

export const leaveScreens: readonly Screen[] = [
  { path: '/time-off', needs: 'leaves.list', load: () => import('./time-off.tsx') },
  { path: '/time-off/new', needs: 'leaves.create', load: () => import('./book.tsx') },
  { path: '/time-off/$id', needs: 'leaves.get', load: () => import('./leave.tsx') },
];
