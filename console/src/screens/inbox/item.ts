import type { Data } from '../../client/hooks.ts';
import type { Format } from '../../format.ts';
import { administers } from '../../screen.ts';
import type { Session } from '../../session.tsx';
import { inboxTexts, kindTexts } from '../../texts/inbox.ts';
import { sayLength } from '../../texts/leave/requests.ts';
import { proposedTitle } from '../../ui/proposed-changes.tsx';
import { fullName } from '../../words.ts';

export type InboxData = Data<'/inbox'>;
export type Item = InboxData['items'][number];
export type Kind = Item['kind'];
export type Verdict = Item['verdicts'][number];

export const kinds: readonly Kind[] = [
  'leave',
  'leave_cancellation',
  'time_entry',
  'timesheet',
  'expense_report',
  'shift_offer',
  'shift_application',
  'proposal',
  'document',
  'task',
  'training',
];

/** The first line: who or what. */
export const titleOf = (item: Item): string =>
  item.user === null || item.kind === 'task' ? (item.title ?? kindTexts[item.kind].one) : fullName(item.user);

/** The second line: what of it, in words. */
export function detailOf(item: Item, format: Format): string {
  const { start_date: start, end_date: end } = item;
  const days = start === null ? null : format.days(start, end ?? start);
  const parts = {
    leave: [item.title ?? inboxTexts.away, days, lengthOf(item)],
    leave_cancellation: [kindTexts.leave_cancellation.one, item.title, days, lengthOf(item)],
    time_entry: [
      kindTexts.time_entry.one,
      item.title,
      days,
      item.minutes === null ? null : format.minutes(item.minutes),
    ],
    timesheet: [kindTexts.timesheet.one, days, item.minutes === null ? null : format.minutes(item.minutes)],
    expense_report: [item.title, item.amount === null ? null : format.money(item.amount, item.currency ?? undefined)],
    shift_offer: [item.title === null ? null : inboxTexts.shiftGoesTo(item.title), days],
    shift_application: [kindTexts.shift_application.one, item.title, days],
    proposal: [kindTexts.proposal.one, proposedTitle(item.title ?? '')],
    document: [kindTexts.document.one],
    task: [kindTexts.task.one, item.user === null ? null : fullName(item.user)],
    training: [kindTexts.training.one],
  }[item.kind];
  const absent = item.on_behalf_of === null ? null : inboxTexts.inPlaceOf(fullName(item.on_behalf_of));
  return [...parts, absent].filter((part) => part !== null && part !== '').join(' · ');
}

/** A leave in hours says hours: of a day it would be a fraction. */
const lengthOf = ({ days, hours }: Item): string | null =>
  days === null ? null : sayLength({ total_days: days, total_hours: hours });

/** Entries have no page of their own: they stand in a list, which Administrators and Executives have. */
export const hasPlace = ({ kind }: Item, session: Session): boolean => kind !== 'time_entry' || administers(session);

/** Where the thing itself is. */
export function placeOf({ kind, id, checklist_id, start_date }: Item): string {
  switch (kind) {
    case 'leave':
    case 'leave_cancellation':
      return `/time-off/${id}`;
    case 'time_entry':
      return '/time-entries';
    case 'timesheet':
      return `/timesheets/${id}`;
    case 'expense_report':
      return `/expenses/${id}`;
    case 'shift_offer':
    case 'shift_application':
      return `/schedule?week=${start_date ?? ''}`;
    case 'proposal':
      return `/proposals/${id}`;
    case 'document':
      return `/documents/${id}`;
    case 'task':
      return `/onboarding/${checklist_id ?? ''}`;
    case 'training':
      return '/training';
  }
}

/** As the server marks a single entry. */
const offPlanMinutes = 60;
const longMinutes = 600;

/** An hour more or less than a day’s shifts planned, or a long day. */
export const isOffPlan = (minutes: number, planned: number): boolean =>
  Math.abs(planned - minutes) > offPlanMinutes || minutes > longMinutes;

const isOdd = ({ facts }: Item): boolean =>
  facts !== null &&
  (facts.oddities.length > 0 ||
    facts.by_day.some(({ minutes, planned_minutes: planned }) => planned !== null && isOffPlan(minutes, planned)));

/** Of hours alone, what one would look at twice comes first; everything else stands by how long it waits. */
export const inOrder = (items: readonly Item[], kind: Kind | undefined): readonly Item[] =>
  kind === 'time_entry' || kind === 'timesheet'
    ? [...items.filter(isOdd), ...items.filter((item) => !isOdd(item))]
    : items;

export const keyOf = ({ kind, id }: Item): string => `${kind}:${id}`;
