import type { ModuleName } from '../../../kernel/settings.ts';
import type { MailTopic } from '../../mail/index.ts';

interface Kind {
  readonly topic: MailTopic;
  readonly module?: ModuleName;
  /** Mailed at once by the feature it comes from. */
  readonly hasOwnMail?: true;
  /** Mailed at once, not gathered with what else happens. */
  readonly isUrgent?: true;
  /** It follows from what someone did, who may not know of it. */
  readonly isToldToActor?: true;
}

const time = { topic: 'requests', module: 'time_tracking' } as const;
const expenses = { topic: 'requests', module: 'expenses' } as const;

/** Everything that someone is told of. */
export const notificationKinds = {
  leave_recorded: { topic: 'requests' },
  leave_approved: { topic: 'requests' },
  leave_rejected: { topic: 'requests' },
  leave_cancelled: { topic: 'requests' },
  leave_cancellation_declined: { topic: 'requests' },
  leave_certificate_missing: { topic: 'tasks' },
  leave_urgent: { topic: 'decisions', isUrgent: true },
  decisions_waiting: { topic: 'decisions', isUrgent: true },
  decisions_escalated: { topic: 'decisions', isUrgent: true },
  absence_reported: { topic: 'absences', isUrgent: true },
  time_rejected: time,
  time_corrected: time,
  break_deducted: { ...time, isToldToActor: true },
  breaks_deducted: { topic: 'decisions', module: 'time_tracking' },
  kiosk_guessed: { topic: 'decisions', module: 'time_tracking', isToldToActor: true },
  kiosk_taps_wait: { topic: 'decisions', module: 'time_tracking', isToldToActor: true },
  kiosk_pin_made: time,
  kiosk_silent: { topic: 'decisions', module: 'time_tracking', isUrgent: true },
  timesheet_approved: time,
  timesheet_rejected: time,
  timesheet_finalized: time,
  data_archive_asked: { topic: 'tasks', isUrgent: true },
  data_archive_released: { topic: 'tasks', isUrgent: true },
  data_archive_allowed: { topic: 'tasks', isUrgent: true },
  timesheet_submitted: time,
  timesheet_due: time,
  expenses_approved: expenses,
  expenses_rejected: expenses,
  expenses_paid: expenses,
  task_assigned: { topic: 'tasks' },
  training_assigned: { topic: 'tasks' },
  certificate_wanted: { topic: 'tasks' },
  certificates_missing: { topic: 'tasks' },
  signature_asked: { topic: 'signatures', hasOwnMail: true },
  announced: { topic: 'announcements' },
  shifts_published: { topic: 'shifts' },
  shifts_changed: { topic: 'shifts' },
  shifts_open: { topic: 'shifts' },
  shift_claimed: { topic: 'shifts' },
  shift_offered: { topic: 'shifts' },
  shift_offer_made: { topic: 'shifts' },
  shift_offer_taken: { topic: 'shifts' },
  shift_offer_done: { topic: 'shifts' },
  shift_offer_declined: { topic: 'shifts' },
  shift_offer_withdrawn: { topic: 'shifts' },
  shift_offer_approved: { topic: 'shifts' },
  shift_offer_rejected: { topic: 'shifts' },
  shift_offer_ended: { topic: 'shifts' },
  shift_offer_waits: { topic: 'decisions' },
  shift_application_waits: { topic: 'decisions' },
  shift_application_accepted: { topic: 'shifts' },
  shift_application_declined: { topic: 'shifts' },
  shift_application_ended: { topic: 'shifts' },
  availability_changed: { topic: 'shifts' },
  deputy_named: { topic: 'decisions' },
  deputy_begins: { topic: 'decisions' },
  access_given: { topic: 'tasks' },
  access_ended: { topic: 'tasks' },
  planned_change_waits: { topic: 'tasks' },
  service_account_unattended: { topic: 'tasks', isUrgent: true, isToldToActor: true },
  account_token_known: { topic: 'tasks', isUrgent: true, isToldToActor: true },
  access_suspended: { topic: 'tasks', isUrgent: true },
  sandbox_unused: { topic: 'tasks', isToldToActor: true },
  scim_braked: { topic: 'tasks', isUrgent: true },
} as const satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof notificationKinds;
export const kindNames = Object.keys(notificationKinds) as NotificationKind[];
export const kindOf = (name: NotificationKind): Kind => notificationKinds[name];
