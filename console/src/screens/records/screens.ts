import type { Screen } from '../../screen.ts';

export const recordScreens: readonly Screen[] = [
  { path: '/training', needs: 'training.listAll', load: () => import('./training.tsx') },
  { path: '/equipment', needs: 'assets.listAll', load: () => import('./equipment.tsx') },
];
