import type { Item } from '../../client/hooks.ts';
import type { Format } from '../../format.ts';

export type Notification = Item<'/notifications'>;
export type NotificationKind = Notification['kind'];

interface Said {
  readonly says: (what: { readonly title: string; readonly days: string; readonly week: string }) => string;
  readonly leadsTo: (one: Notification) => string;
}

const leave = (says: Said['says']): Said => ({ says, leadsTo: ({ subject_id }) => `/time-off/${subject_id ?? ''}` });
const sheet = (says: Said['says']): Said => ({
  says,
  leadsTo: ({ start_date }) => `/my-time?week=${start_date ?? ''}`,
});
const report = (says: Said['says']): Said => ({ says, leadsTo: ({ subject_id }) => `/expenses/${subject_id ?? ''}` });

/** Whole sentences, each with its place. */
export const notificationTexts: Readonly<Record<NotificationKind, Said>> = {
  leave_approved: leave(({ title, days }) => `Your time off was approved: ${title}, ${days}.`),
  leave_rejected: leave(({ title, days }) => `Your time off was rejected: ${title}, ${days}.`),
  leave_cancelled: leave(({ title, days }) => `Your time off was cancelled: ${title}, ${days}.`),
  leave_cancellation_declined: leave(({ title, days }) => `Your time off stands: ${title}, ${days}.`),
  time_rejected: {
    says: ({ week }) => `Time you recorded in the week of ${week} was rejected.`,
    leadsTo: ({ week_start }) => `/my-time?week=${week_start ?? ''}`,
  },
  timesheet_approved: sheet(({ days }) => `Your timesheet was approved: ${days}.`),
  timesheet_rejected: sheet(({ days }) => `Your timesheet was rejected: ${days}. Correct it and submit it again.`),
  timesheet_finalized: sheet(({ days }) => `Your timesheet is final and waits for your signature: ${days}.`),
  expenses_approved: report(({ title }) => `Your expense report was approved: ${title}.`),
  expenses_rejected: report(({ title }) => `Your expense report was rejected: ${title}.`),
  expenses_paid: report(({ title }) => `Your expense report was paid: ${title}.`),
  task_assigned: {
    says: ({ title }) => `You have a task: ${title}.`,
    leadsTo: ({ checklist_id }) => `/onboarding/${checklist_id ?? ''}`,
  },
  training_assigned: { says: ({ title }) => `You have training to complete: ${title}.`, leadsTo: () => '/training' },
  signature_asked: {
    says: ({ title }) => `Please sign: ${title}.`,
    leadsTo: ({ subject_id }) => `/documents/${subject_id ?? ''}`,
  },
  shifts_published: {
    says: ({ week }) => `Your shifts of the week of ${week} were published.`,
    leadsTo: () => '/my-schedule',
  },
  shifts_changed: { says: ({ week }) => `Your shifts of the week of ${week} changed.`, leadsTo: () => '/my-schedule' },
};

export const sayNotification = (one: Notification, format: Format): string =>
  notificationTexts[one.kind].says({
    title: one.title ?? '',
    days: one.start_date === null ? '' : format.days(one.start_date, one.end_date ?? one.start_date),
    week: one.week_start === null ? '' : format.day(one.week_start),
  });
