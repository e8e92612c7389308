import { sandboxWork } from '../demo/sandbox.ts';
import { accessGrants } from '../features/access-grants/index.ts';
import { announcements } from '../features/announcements/index.ts';
import { approvals } from '../features/approvals/index.ts';
import { bulkChanges } from '../features/bulk-changes/index.ts';
import { calendar } from '../features/calendar/index.ts';
import { connectedApps } from '../features/connected-apps/index.ts';
import { documents } from '../features/documents/index.ts';
import { expenses } from '../features/expenses/index.ts';
import { fileExports } from '../features/exports/index.ts';
import { feed } from '../features/feed/index.ts';
import { health } from '../features/health/index.ts';
import { hiring } from '../features/hiring/index.ts';
import { home } from '../features/home/index.ts';
import { hoursAccounts } from '../features/hours-accounts/index.ts';
import { imports } from '../features/imports/index.ts';
import { inbox } from '../features/inbox/index.ts';
import { kiosks } from '../features/kiosks/index.ts';
import { leave } from '../features/leave/index.ts';
import { leaving } from '../features/leaving/index.ts';
import { logs } from '../features/logs/index.ts';
import { mail } from '../features/mail/index.ts';
import { myData } from '../features/my-data/index.ts';
import { onboarding } from '../features/onboarding/index.ts';
import { organization } from '../features/organization/index.ts';
import { otherHours } from '../features/other-hours/index.ts';
import { payroll } from '../features/payroll/index.ts';
import { people } from '../features/people/index.ts';
import { projects } from '../features/projects/index.ts';
import { proposals } from '../features/proposals/index.ts';
import { push } from '../features/push/index.ts';
import { records } from '../features/records/index.ts';
import { reports } from '../features/reports/index.ts';
import { sandboxes } from '../features/sandboxes/index.ts';
import { savedViews } from '../features/saved-views/index.ts';
import { schedule } from '../features/schedule/index.ts';
import { scim } from '../features/scim/index.ts';
import { signIn } from '../features/sign-in/index.ts';
import { time } from '../features/time/index.ts';
import { tokens } from '../features/tokens/index.ts';
import { webhooks } from '../features/webhooks/index.ts';
import { whatIf } from '../features/what-if/index.ts';
import { whoCan } from '../features/who-can/index.ts';
import { workingRules } from '../features/working-rules/index.ts';
import { catalogueOf } from '../kernel/catalogue.ts';
import { delivery } from './delivery.ts';

/** The one list of features, in the order in which they may know each other; and what the layer above brings jobs of. */
export const catalogue = catalogueOf([
  organization,
  people,
  accessGrants,
  mail,
  projects,
  approvals,
  workingRules,
  leave,
  time,
  payroll,
  hoursAccounts,
  whatIf,
  expenses,
  documents,
  records,
  schedule,
  calendar,
  onboarding,
  reports,
  announcements,
  home,
  inbox,
  signIn,
  push,
  kiosks,
  hiring,
  savedViews,
  tokens,
  sandboxes,
  connectedApps,
  webhooks,
  scim,
  leaving,
  whoCan,
  otherHours,
  feed,
  logs,
  imports,
  bulkChanges,
  proposals,
  fileExports,
  myData,
  health,
  { name: 'delivery', jobs: delivery.jobs },
  sandboxWork,
]);
