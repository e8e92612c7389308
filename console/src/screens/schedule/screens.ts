import type { Screen } from '../../screen.ts';

export const scheduleScreens: readonly Screen[] = [
  { path: '/schedule', needs: 'schedule.get', load: () => import('./schedule.tsx') },
  { path: '/my-schedule', needs: 'shifts.list', load: () => import('./my-schedule.tsx') },
];
