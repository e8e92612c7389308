import type { en } from './en.ts';
import { access } from './fr/access.ts';
import { accessGrants } from './fr/access-grants.ts';
import { accounts } from './fr/accounts.ts';
import { announcements } from './fr/announcements.ts';
import { approvals } from './fr/approvals.ts';
import { apps } from './fr/apps.ts';
import { calendar } from './fr/calendar.ts';
import { destination } from './fr/destination.ts';
import { documents } from './fr/documents.ts';
import { expenses } from './fr/expenses.ts';
import { exports } from './fr/exports.ts';
import { factors } from './fr/factors.ts';
import { feed } from './fr/feed.ts';
import { file } from './fr/file.ts';
import { files } from './fr/files.ts';
import { identity } from './fr/identity.ts';
import { imports } from './fr/imports.ts';
import { inbox } from './fr/inbox.ts';
import { kiosks } from './fr/kiosks.ts';
import { leave } from './fr/leave.ts';
import { letters } from './fr/letters.ts';
import { logs } from './fr/logs.ts';
import { mail } from './fr/mail.ts';
import { myData } from './fr/my-data.ts';
import { notifications } from './fr/notifications.ts';
import { onboarding } from './fr/onboarding.ts';
import { operator } from './fr/operator.ts';
import { organization } from './fr/organization.ts';
import { papers } from './fr/papers.ts';
import { people } from './fr/people.ts';
import { projects } from './fr/projects.ts';
import { proposals } from './fr/proposals.ts';
import { push } from './fr/push.ts';
import { record } from './fr/record.ts';
import { records } from './fr/records.ts';
import { reference } from './fr/reference.ts';
import { rehearsal } from './fr/rehearsal.ts';
import { reports } from './fr/reports.ts';
import { request } from './fr/request.ts';
import { sandboxes } from './fr/sandboxes.ts';
import { savedViews } from './fr/saved-views.ts';
import { schedule } from './fr/schedule.ts';
import { scim } from './fr/scim.ts';
import { serviceAccounts } from './fr/service-accounts.ts';
import { sessions } from './fr/sessions.ts';
import { time } from './fr/time.ts';
import { tokens } from './fr/tokens.ts';
import { validation } from './fr/validation.ts';
import { webhooks } from './fr/webhooks.ts';
import { workingRules } from './fr/working-rules.ts';
import type { TranslationOf } from './message.ts';

/** French as it is written in Canada. */
export const fr: { readonly [S in keyof typeof en]: TranslationOf<(typeof en)[S]> } = {
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
};
