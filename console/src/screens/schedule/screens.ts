import { listOptions, readOptions } from '../../client/hooks.ts';
import type { Screen } from '../../screen.ts';
import { myScheduleQueries, shiftsPerPage } from './my-schedule-queries.ts';

export const scheduleScreens: readonly Screen[] = [
  { path: '/schedule', needs: 'schedule.get', load: () => import('./schedule.tsx') },
  { path: '/schedule/standard-cost', needs: 'schedule.standardCost', load: () => import('./standard-cost.tsx') },
  { path: '/my-availability', needs: 'availability.get', load: () => import('./availability.tsx') },
  {
    path: '/my-schedule',
    needs: 'shifts.list',
    load: () => import('./my-schedule.tsx'),
    reads: (queries, { user, organization }, today) => {
      const { window, shifts, offers, applied } = myScheduleQueries(user.id, today);
      return [
        queries.query(listOptions('/shifts', shifts, shiftsPerPage).options),
        queries.query(listOptions('/shift-offers', offers, shiftsPerPage).options),
        ...(organization.open_shift_approval
          ? [queries.query(listOptions('/shift-applications', applied, shiftsPerPage).options)]
          : []),
        queries.query(readOptions('/schedule/mine', { query: window })),
      ];
    },
  },
];
