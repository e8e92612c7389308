import type { Screen } from '../../screen.ts';

export const helpScreens: readonly Screen[] = [
  { path: '/help', needs: null, load: () => import('./help.tsx') },
  { path: '/help/$id', needs: null, load: () => import('./help.tsx') },
];
