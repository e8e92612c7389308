import { listOptions, readOptions } from '../../client/hooks.ts';
import type { Screen } from '../../screen.ts';
import { leaveTypesToBook } from './days.ts';

export const leaveScreens: readonly Screen[] = [
  {
    path: '/time-off',
    needs: 'leaves.list',
    load: () => import('./time-off.tsx'),
    reads: (queries, { user }, today) => [
      queries.query(readOptions('/leave-balances', { query: { year: Number(today.slice(0, 4)) } })),
      queries.query(listOptions('/leaves', { query: { user_id: user.id } }).options),
    ],
  },
  {
    path: '/time-off/new',
    needs: 'leaves.create',
    load: () => import('./book.tsx'),
    reads: (queries) => [
      queries.query(readOptions('/leave-balances')),
      queries.query(readOptions('/leave-types', leaveTypesToBook)),
    ],
  },
  { path: '/time-off/balances', needs: 'leaveLedger.list', load: () => import('./own-balances.tsx') },
  { path: '/time-off/$id', needs: 'leaves.get', load: () => import('./leave.tsx') },
  { path: '/leave-balances', needs: 'leaveBalances.list', load: () => import('./policy/balances.tsx') },
  { path: '/leave-balances/people/$id', needs: 'leaveBalances.list', load: () => import('./policy/person.tsx') },
  { path: '/leave-balances/types', needs: 'leaveTypes.update', load: () => import('./policy/types.tsx') },
  { path: '/leave-balances/holidays', needs: 'publicHolidays.base', load: () => import('./policy/holidays.tsx') },
  {
    path: '/leave-balances/locked-dates',
    needs: 'lockedDates.update',
    load: () => import('./policy/locked-dates.tsx'),
  },
];
