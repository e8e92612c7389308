import type { Screen } from '../../screen.ts';

export const healthScreens: readonly Screen[] = [
  { path: '/health', needs: 'health.get', load: () => import('./health.tsx') },
];
