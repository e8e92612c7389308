import { access } from './en/access.ts';
import { accessGrants } from './en/access-grants.ts';
import { accounts } from './en/accounts.ts';
import { announcements } from './en/announcements.ts';
import { approvals } from './en/approvals.ts';
import { apps } from './en/apps.ts';
import { calendar } from './en/calendar.ts';
import { destination } from './en/destination.ts';
import { documents } from './en/documents.ts';
import { expenses } from './en/expenses.ts';
import { exports } from './en/exports.ts';
import { factors } from './en/factors.ts';
import { feed } from './en/feed.ts';
import { file } from './en/file.ts';
import { files } from './en/files.ts';
import { identity } from './en/identity.ts';
import { imports } from './en/imports.ts';
import { inbox } from './en/inbox.ts';
import { kiosks } from './en/kiosks.ts';
import { leave } from './en/leave.ts';
import { letters } from './en/letters.ts';
import { logs } from './en/logs.ts';
import { mail } from './en/mail.ts';
import { myData } from './en/my-data.ts';
import { notifications } from './en/notifications.ts';
import { onboarding } from './en/onboarding.ts';
import { operator } from './en/operator.ts';
import { organization } from './en/organization.ts';
import { papers } from './en/papers.ts';
import { people } from './en/people.ts';
import { projects } from './en/projects.ts';
import { proposals } from './en/proposals.ts';
import { push } from './en/push.ts';
import { record } from './en/record.ts';
import { records } from './en/records.ts';
import { reference } from './en/reference.ts';
import { rehearsal } from './en/rehearsal.ts';
import { reports } from './en/reports.ts';
import { request } from './en/request.ts';
import { sandboxes } from './en/sandboxes.ts';
import { savedViews } from './en/saved-views.ts';
import { schedule } from './en/schedule.ts';
import { scim } from './en/scim.ts';
import { serviceAccounts } from './en/service-accounts.ts';
import { sessions } from './en/sessions.ts';
import { time } from './en/time.ts';
import { tokens } from './en/tokens.ts';
import { validation } from './en/validation.ts';
import { webhooks } from './en/webhooks.ts';
import { workingRules } from './en/working-rules.ts';

/** English: the language that defines which messages there are. */
export const en = {
  access,
  accessGrants,
  accounts,
  announcements,
  approvals,
  apps,
  calendar,
  destination,
  documents,
  expenses,
  exports,
  factors,
  feed,
  file,
  files,
  identity,
  imports,
  inbox,
  kiosks,
  leave,
  letters,
  logs,
  mail,
  myData,
  notifications,
  onboarding,
  operator,
  organization,
  papers,
  people,
  projects,
  proposals,
  push,
  record,
  records,
  reference,
  rehearsal,
  reports,
  request,
  sandboxes,
  savedViews,
  schedule,
  scim,
  serviceAccounts,
  sessions,
  time,
  tokens,
  validation,
  webhooks,
  workingRules,
} as const;
