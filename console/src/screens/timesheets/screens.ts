import { administers, type Screen } from '../../screen.ts';
import type { Session } from '../../session.tsx';

/** Those of others: of people whom one leads, or whose payroll one prepares. */
const looksAfter = ({ user, abilities }: Session): boolean =>
  user.role !== 'EMPLOYEE' || abilities.includes('timesheets.finalize');
export const timesheetScreens: readonly Screen[] = [
  { path: '/timesheets', needs: 'timesheets.list', isFor: looksAfter, load: () => import('./list.tsx') },
  { path: '/timesheets/$id', needs: 'timesheets.get', load: () => import('./sheet.tsx') },
  { path: '/hours-accounts', needs: 'hoursAccounts.list', load: () => import('../hours-accounts/list.tsx') },
  { path: '/hours-accounts/$id', needs: 'hoursAccounts.get', load: () => import('../hours-accounts/account.tsx') },
  { path: '/what-if', needs: 'whatIf.create', load: () => import('../what-if/what-if.tsx') },
  { path: '/pay-periods', needs: 'payPeriods.finalize', load: () => import('./pay-periods.tsx') },
  { path: '/time-entries', needs: 'timeEntries.list', isFor: administers, load: () => import('./time-entries.tsx') },
];
