import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { keep, readKeptJson } from '../kept.ts';
import type { Session } from '../session.tsx';

/** An answer of the server as it was last seen. */
interface Answer {
  readonly data: unknown;
  readonly at: number;
}

export interface Seen {
  readonly session: Session;
  readonly at: number;
  /** When the screens on the way were last asked for. */
  readonly preparedAt: number;
  /** By what was asked. */
  readonly answers: Readonly<Record<string, Answer>>;
}

const name = 'seen';
const dayMs = 86_400_000;
const keptMs = 14 * dayMs;

/** What someone needs on the way, of themselves: one's own clock, shifts, time, leave and reports, and what the forms for them choose from. */
const whole = new Set(
  '/clock /home /inbox/count /leave-balances /leave-types /schedule/mine /projects /project-shortcuts /notifications'.split(
    ' ',
  ),
);
/** Opened by a tap on a notice as well, where they were read before. */
const ownRecords = new Set(['/leaves/{id}', '/expense-reports/{id}']);
/** What one is asked, and has asked; of a single shift it is asked for by who plans. */
const askedOfMe = new Set(['/shift-offers', '/shift-applications']);
const ownLists = new Set('/shifts /leaves /time-entries /timesheets /expense-reports'.split(' '));
/** Asked for from today on: what was seen yesterday answers today. */
const fromToday = new Set(['/shifts', '/schedule/mine']);

interface Asked {
  readonly query?: { readonly user_id?: string; readonly shift_id?: string };
}

function isOwn([path, asked]: QueryKey, userId: string, answer: unknown): boolean {
  if (whole.has(String(path))) return true;
  if (askedOfMe.has(String(path))) return (asked as Asked | undefined)?.query?.shift_id === undefined;
  if (ownRecords.has(String(path)))
    return (answer as { readonly data?: { readonly user_id?: string } }).data?.user_id === userId;
  return ownLists.has(String(path)) && (asked as Asked | undefined)?.query?.user_id === userId;
}

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** What was asked, with its days counted from the day it was kept on. */
const slotOf = (key: QueryKey, day: string): string =>
  JSON.stringify(key, (_, value: unknown) =>
    fromToday.has(String(key[0])) && typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
      ? `@${String(daysBetween(day, value))}`
      : value,
  );

const keyOf = (slot: string, day: string): QueryKey =>
  JSON.parse(slot, (_, value: unknown) => {
    const days = typeof value === 'string' ? /^@(-?\d+)$/.exec(value)?.[1] : undefined;
    return days === undefined ? value : dayAfter(day, Number(days));
  }) as QueryKey;

/** null also for what is too old to go by. */
export function readSeen(): Seen | null {
  const seen = readKeptJson(name) as Seen | null;
  return seen !== null && Date.now() - seen.at < keptMs ? seen : null;
}

/** When that was for this person; 0: never. */
export function preparedFor({ user }: Session): number {
  const seen = readSeen();
  return seen?.session.user.id === user.id ? seen.preparedAt : 0;
}

/** Keeps what is there now, on a day of the organization; of what was kept before, what was not asked for since. */
export function keepSeen(queries: QueryClient, session: Session, day: string, preparedAt = preparedFor(session)): void {
  const { id } = session.user;
  const before = readSeen();
  const answers: Record<string, Answer> = {};
  // What does not fit any more must not leave there what someone else saw.
  if (before?.session.user.id !== id) keep(name, null);
  else {
    for (const [slot, answer] of Object.entries(before.answers)) {
      if (Date.now() - answer.at < keptMs) answers[slot] = answer;
    }
  }
  for (const { queryKey, state } of queries.getQueryCache().findAll({ predicate: isAnswered })) {
    if (isOwn(queryKey, id, state.data)) answers[slotOf(queryKey, day)] = { data: state.data, at: state.dataUpdatedAt };
  }
  keep(name, JSON.stringify({ session, at: Date.now(), preparedAt, answers } satisfies Seen));
}

const isAnswered = ({ state }: Query): boolean => state.status === 'success' && state.data !== undefined;

/** Puts it where screens look for it. */
export function showSeen(queries: QueryClient, { answers }: Seen, today: string): void {
  for (const [slot, { data, at }] of Object.entries(answers)) {
    queries.setQueryData(keyOf(slot, today), data, { updatedAt: at });
  }
}
