import type { Screen } from '../../screen.ts';

export const exportScreens: readonly Screen[] = [
  { path: '/exports', needs: 'exports.list', load: () => import('./list.tsx') },
];
