import type { Screen } from '../../screen.ts';

export const reportScreens: readonly Screen[] = [
  { path: '/reports', needs: 'reports.absence', load: () => import('./reports.tsx') },
  { path: '/reports/departments', needs: 'reports.departments', load: () => import('./departments.tsx') },
  { path: '/my-time/report', needs: 'reports.hours', load: () => import('./own-report.tsx') },
];
