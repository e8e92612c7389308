import { listOptions } from '../../client/hooks.ts';
import type { Screen } from '../../screen.ts';

export const expenseScreens: readonly Screen[] = [
  {
    path: '/expenses',
    needs: 'expenseReports.list',
    load: () => import('./list.tsx'),
    reads: (queries, { user }) => [
      queries.query(listOptions('/expense-reports', { query: { user_id: user.id } }).options),
    ],
  },
  { path: '/expenses/new', needs: 'expenseReports.create', load: () => import('./new.tsx') },
  { path: '/expenses/$id', needs: 'expenseReports.get', load: () => import('./report.tsx') },
  { path: '/expenses-to-pay', needs: 'expenseReports.pay', load: () => import('./to-pay.tsx') },
];
