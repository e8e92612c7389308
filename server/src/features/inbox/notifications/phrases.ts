import type { NotificationKind } from './kinds.ts';
import type { Notification } from './record.ts';

interface Told extends Pick<Notification, 'title' | 'start_date' | 'end_date' | 'week_start'> {
  readonly day: (date: string) => string;
}

const span = ({ start_date, end_date, day }: Told): string =>
  start_date === null || end_date === null || start_date === end_date
    ? `on ${day(start_date ?? end_date ?? '')}`
    : `from ${day(start_date)} to ${day(end_date)}`;
const week = ({ week_start, day }: Told): string => `in the week of ${day(week_start ?? '')}`;
const title = (told: Told): string => `“${(told.title ?? '').replaceAll(/\s+/g, ' ').trim()}”`;

/** What a mail says of each kind, and where in the app it leads. */
export const phrases: Readonly<
  Record<NotificationKind, { readonly says: (told: Told) => string; readonly leadsTo: (n: Notification) => string }>
> = {
  leave_approved: leave('was approved'),
  leave_rejected: leave('was rejected'),
  leave_cancelled: leave('was cancelled'),
  leave_cancellation_declined: leave('stands: its cancellation was declined'),
  time_rejected: {
    says: (told) => `Time that you recorded ${week(told)} was rejected.`,
    leadsTo: ({ week_start }) => `/my-time?week=${week_start ?? ''}`,
  },
  timesheet_approved: sheet('was approved'),
  timesheet_rejected: sheet('was rejected. Please correct it and submit it again'),
  timesheet_finalized: sheet('is final and waits for your signature'),
  expenses_approved: report('was approved'),
  expenses_rejected: report('was rejected'),
  expenses_paid: report('was paid'),
  task_assigned: {
    says: (told) => `You have a task: ${title(told)}.`,
    leadsTo: ({ checklist_id }) => `/onboarding/${checklist_id ?? ''}`,
  },
  training_assigned: {
    says: (told) => `You have training to complete: ${title(told)}.`,
    leadsTo: () => '/training',
  },
  signature_asked: {
    says: (told) => `Please sign ${title(told)}.`,
    leadsTo: ({ subject_id }) => `/documents/${subject_id ?? ''}`,
  },
  shifts_published: { says: (told) => `Your shifts ${week(told)} were published.`, leadsTo: () => '/my-schedule' },
  shifts_changed: { says: (told) => `Your shifts ${week(told)} changed.`, leadsTo: () => '/my-schedule' },
};

function leave(what: string) {
  return {
    says: (told: Told) => `Your time off ${span(told)} ${what}.`,
    leadsTo: ({ subject_id }: Notification) => `/time-off/${subject_id ?? ''}`,
  };
}

function sheet(what: string) {
  return {
    says: (told: Told) => `Your timesheet ${span(told)} ${what}.`,
    leadsTo: ({ start_date }: Notification) => `/my-time?week=${start_date ?? ''}`,
  };
}

function report(what: string) {
  return {
    says: (told: Told) => `Your expense report ${title(told)} ${what}.`,
    leadsTo: ({ subject_id }: Notification) => `/expenses/${subject_id ?? ''}`,
  };
}
