import { weekStartOf } from '../../calendar-days.ts';
import { listOptions, readOptions } from '../../client/hooks.ts';
import type { Screen } from '../../screen.ts';
import { entriesPerPage, sheetsPerPage, weekQueries } from './week-queries.ts';

export const timeScreens: readonly Screen[] = [
  {
    path: '/my-time',
    needs: 'timeEntries.list',
    load: () => import('./week.tsx'),
    reads: (queries, { user, organization }, today) => {
      const { entries, sheets } = weekQueries(user.id, weekStartOf(today, organization.week_start));
      return [
        queries.query(listOptions('/time-entries', entries, entriesPerPage).options),
        queries.query(listOptions('/timesheets', sheets, sheetsPerPage).options),
        queries.query(readOptions('/project-shortcuts')),
      ];
    },
  },
  { path: '/my-time/entries', needs: 'timeEntries.list', load: () => import('./entries.tsx') },
  { path: '/my-time/timesheets', needs: 'timesheets.list', load: () => import('./own-sheets.tsx') },
];
