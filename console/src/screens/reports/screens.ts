import type { Screen } from '../../screen.ts';

export const reportScreens: readonly Screen[] = [
  { path: '/reports', needs: 'reports.headcount', load: () => import('./reports.tsx') },
];
