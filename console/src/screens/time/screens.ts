import type { Screen } from '../../screen.ts';

export const timeScreens: readonly Screen[] = [
  { path: '/my-time', needs: 'timeEntries.list', load: () => import('./week.tsx') },
  { path: '/my-time/entries', needs: 'timeEntries.list', load: () => import('./entries.tsx') },
  { path: '/my-time/timesheets', needs: 'timesheets.list', load: () => import('./own-sheets.tsx') },
];
