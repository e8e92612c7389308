import type { Screen } from '../../screen.ts';

export const calendarScreens: readonly Screen[] = [
  { path: '/calendar', needs: 'calendar.get', load: () => import('./calendar.tsx') },
];
