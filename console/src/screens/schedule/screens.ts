import type { Screen } from '../../screen.ts';

export const scheduleScreens: readonly Screen[] = [
  { path: '/my-schedule', needs: 'shifts.list', load: () => import('./my-schedule.tsx') },
];
