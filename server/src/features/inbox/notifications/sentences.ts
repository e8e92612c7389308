import type { Tenant } from '../../../kernel/actor.ts';
import { writeDays } from '../../../lib/texts/dates.ts';
import { type MessageKey, type Reader, say, sayTo } from '../../../lib/texts/texts.ts';
import type { NotificationKind } from './kinds.ts';
import type { Notification, NotificationRow } from './record.ts';

type Place = (one: NotificationRow) => string;
const leave: Place = ({ subject_id }) => `/time-off/${subject_id ?? ''}`;
const sheet: Place = ({ start_date }) => `/my-time?week=${start_date ?? ''}`;
const report: Place = ({ subject_id }) => `/expenses/${subject_id ?? ''}`;
const schedule: Place = () => '/my-schedule';
const inbox: Place = () => '/inbox';
const home: Place = () => '/';
const kiosks: Place = () => '/settings/kiosks';

/** Where in the app each kind leads. */
const places: Readonly<Record<NotificationKind, Place>> = {
  leave_recorded: leave,
  leave_approved: leave,
  leave_rejected: leave,
  leave_cancelled: leave,
  leave_cancellation_declined: leave,
  leave_certificate_missing: leave,
  leave_urgent: inbox,
  decisions_waiting: inbox,
  decisions_escalated: inbox,
  absence_reported: leave,
  time_corrected: ({ subject_id }) => `/my-time/entries?entry=${subject_id ?? ''}`,
  time_rejected: ({ week_start }) => `/my-time?week=${week_start ?? ''}`,
  break_deducted: ({ subject_id }) => `/my-time/entries?entry=${subject_id ?? ''}`,
  breaks_deducted: () => '/timesheets',
  kiosk_guessed: kiosks,
  kiosk_taps_wait: kiosks,
  kiosk_pin_made: () => '/me',
  kiosk_silent: kiosks,
  timesheet_approved: sheet,
  timesheet_rejected: sheet,
  timesheet_finalized: sheet,
  data_archive_asked: () => '/me',
  data_archive_released: () => '/me',
  data_archive_allowed: ({ subject_id }) => `/people/${subject_id ?? ''}`,
  timesheet_submitted: sheet,
  timesheet_due: sheet,
  expenses_approved: report,
  expenses_rejected: report,
  expenses_paid: report,
  task_assigned: ({ checklist_id }) => `/onboarding/${checklist_id ?? ''}`,
  training_assigned: () => '/training',
  certificate_wanted: () => '/missing-certificates',
  certificates_missing: ({ subject_id }) => `/missing-certificates?department_id=${subject_id ?? ''}`,
  signature_asked: ({ subject_id }) => `/documents/${subject_id ?? ''}`,
  announced: () => '/announcements',
  shifts_published: schedule,
  shifts_changed: schedule,
  shifts_open: schedule,
  planned_change_waits: () => '/planned-changes',
  service_account_unattended: ({ subject_id }) => `/developers/service-accounts/${subject_id ?? ''}`,
  account_token_known: ({ subject_id }) => `/developers/service-accounts/${subject_id ?? ''}`,
  access_suspended: ({ subject_id }) => `/people/${subject_id ?? ''}`,
  scim_braked: ({ subject_id }) => `/developers/service-accounts/${subject_id ?? ''}?open=scim`,
  shift_offered: schedule,
  shift_offer_made: schedule,
  shift_offer_taken: schedule,
  shift_offer_done: ({ start_date }) => `/schedule?week=${start_date ?? ''}`,
  shift_offer_declined: schedule,
  shift_offer_withdrawn: schedule,
  shift_offer_approved: schedule,
  shift_offer_rejected: schedule,
  shift_offer_ended: schedule,
  shift_offer_waits: inbox,
  shift_application_waits: inbox,
  shift_application_accepted: schedule,
  shift_application_declined: schedule,
  shift_application_ended: schedule,
  deputy_named: inbox,
  deputy_begins: inbox,
  access_given: home,
  access_ended: home,
  sandbox_unused: () => '/developers/sandboxes',
  availability_changed: ({ week_start }) => `/schedule?week=${week_start ?? ''}`,
  shift_claimed: ({ week_start }) => `/schedule?week=${week_start ?? ''}`,
};

export const placeOf = (one: NotificationRow): string => places[one.kind](one);

const isOfGrant = (kind: NotificationKind): boolean => kind === 'access_given' || kind === 'access_ended';

/** What it tells of, in the reader's language and as their country writes days; nothing follows the colon that has nothing to say. */
export function sentenceOf(
  { language, audience }: Reader,
  { country }: Pick<Tenant, 'country'>,
  row: NotificationRow,
): string {
  const { kind, title, start_date: start, end_date: end, week_start: week, uncovered_shifts: shifts } = row;
  const hasDay = start !== null && kind !== 'time_rejected' && kind !== 'break_deducted';
  const days = hasDay ? writeDays(language, country, start, end ?? start) : null;
  const part = partOf({ language, audience }, row);
  // Of a package its code is kept; what it is called is the reader’s.
  const name =
    isOfGrant(kind) && title !== null
      ? sayTo({ language, audience }, say('accessGrants.name', { name: title }))
      : title;
  const about = [name?.replaceAll(/\s+/g, ' ').trim(), days, part].filter((part) => part != null).join(', ');
  const key: MessageKey = `notifications.${kind}`;
  const values = { about, week: week === null ? '' : writeDays(language, country, week), shifts: shifts ?? 0 };
  const sentence = sayTo({ language, audience }, { key, values });
  return about === '' ? sentence.replace(/\s*:\s*\./u, '.') : sentence;
}

/** As a locked screen may say it: what happened and when, and of whom or what only where its owner wants it. */
export const sentenceOnLock = (
  reader: Reader,
  tenant: Pick<Tenant, 'country'>,
  row: NotificationRow,
  showsNames: boolean,
): string => sentenceOf(reader, tenant, showsNames ? row : { ...row, title: null });

/** Which part of the day someone is away for; null: whole days. */
function partOf(reader: Reader, { from_time: from, until_time: until }: NotificationRow): string | null {
  if (from === null && until === null) return null;
  return sayTo(reader, say('notifications.partOfDay', { from, until }));
}

export const presentNotification = (reader: Reader, tenant: Tenant, row: NotificationRow): Notification => ({
  ...row,
  text: sentenceOf(reader, tenant, row),
  leads_to: placeOf(row),
});
