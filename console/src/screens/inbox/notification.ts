import type { Item } from '../../client/hooks.ts';
import type { Format } from '../../format.ts';
import { notificationTexts } from '../../texts/inbox.ts';

export type Notification = Item<'/notifications'>;
export type NotificationKind = Notification['kind'];

type Place = (one: Notification) => string;
const leave: Place = ({ subject_id }) => `/time-off/${subject_id ?? ''}`;
const sheet: Place = ({ start_date }) => `/my-time?week=${start_date ?? ''}`;
const report: Place = ({ subject_id }) => `/expenses/${subject_id ?? ''}`;

/** Where each kind leads to. */
export const placeOfNotification: Readonly<Record<NotificationKind, Place>> = {
  leave_approved: leave,
  leave_rejected: leave,
  leave_cancelled: leave,
  leave_cancellation_declined: leave,
  time_rejected: ({ week_start }) => `/my-time?week=${week_start ?? ''}`,
  timesheet_approved: sheet,
  timesheet_rejected: sheet,
  timesheet_finalized: sheet,
  expenses_approved: report,
  expenses_rejected: report,
  expenses_paid: report,
  task_assigned: ({ checklist_id }) => `/onboarding/${checklist_id ?? ''}`,
  training_assigned: () => '/training',
  signature_asked: ({ subject_id }) => `/documents/${subject_id ?? ''}`,
  shifts_published: () => '/my-schedule',
  shifts_changed: () => '/my-schedule',
};

export const sayNotification = (one: Notification, format: Format): string =>
  notificationTexts[one.kind]({
    title: one.title ?? '',
    days: one.start_date === null ? '' : format.days(one.start_date, one.end_date ?? one.start_date),
    week: one.week_start === null ? '' : format.day(one.week_start),
  });
