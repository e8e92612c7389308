import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askedInPlace } from '../../client/client.ts';
import { type ApiError, errorOf, unreachable } from '../../client/error.ts';
import type { Body, Data } from '../../client/hooks.ts';
import type { Item, Verdict } from './item.ts';

export type Outcome = Data<'/decisions', 'post'>['outcomes'][number];

/** Decided on the screen, and not sent yet. */
export interface Batch {
  readonly items: readonly Item[];
  readonly verdict: Verdict;
  readonly reason?: string;
}

export interface Refused {
  readonly item: Item;
  readonly outcome: Outcome;
}

export const undoMs = 5000;

/** What the server takes at once. */
const mostAtOnce = 100;

/** Outlives the page: what was decided is sent although one leaves. Whoever stays is asked in place for what it takes. */
const post = (path: string, body: object): Promise<Response> =>
  askedInPlace(() =>
    fetch(path, {
      method: 'POST',
      keepalive: true,
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'X-Muster-App': '1' },
      body: JSON.stringify(body),
    }).catch(() => {
      throw unreachable();
    }),
  );

type Decidable = Body<'/decisions', 'post'>['decisions'][number]['kind'];
const isProposal = ({ kind }: Item): boolean => kind === 'proposal';

const leavesShifts = ({ kind, facts }: Item): boolean => kind === 'leave' && (facts?.shift_count ?? 0) > 0;

async function send(batch: Batch): Promise<readonly Outcome[]> {
  const { items } = batch;
  const requests = items.filter((item) => !isProposal(item));
  const decided = requests.length === 0 ? [] : await sendRequests({ ...batch, items: requests });
  const proposals = items.filter(isProposal);
  const proposed = await Promise.all(proposals.map((item) => sendProposal(item, batch, items.indexOf(item))));
  return [
    ...decided.map((outcome) => ({ ...outcome, index: items.indexOf(requests[outcome.index] as Item) })),
    ...proposed,
  ];
}

/** Accepting does what was proposed; each is a request of its own. */
async function sendProposal({ id }: Item, { verdict, reason }: Batch, index: number): Promise<Outcome> {
  const response = await (verdict === 'approve'
    ? post(`/app/api/proposals/${id}/accept`, {})
    : post(`/app/api/proposals/${id}/decline`, reason === undefined ? {} : { comment: reason }));
  const { status } = response;
  if (response.ok) return { index, status, data: null, error: null, meanwhile: null };
  const { code, message } = await errorOf(response);
  return { index, status, data: null, error: { code: code as never, message, details: {} }, meanwhile: null };
}

async function sendRequests({ items, verdict, reason }: Batch): Promise<readonly Outcome[]> {
  const decisions = items.map(({ kind, id, version }) => ({
    kind: kind as Decidable,
    id,
    verdict,
    // On what the screen showed, whatever it has become since.
    ...(version !== null && { version }),
    ...(reason !== undefined && { reason }),
  }));
  const outcomes: Outcome[] = [];
  for (let from = 0; from < decisions.length; from += mostAtOnce) {
    const response = await post('/app/api/decisions', { decisions: decisions.slice(from, from + mostAtOnce) });
    if (!response.ok) throw await errorOf(response);
    const { data } = (await response.json()) as { data: Data<'/decisions', 'post'> };
    outcomes.push(...data.outcomes.map((outcome) => ({ ...outcome, index: outcome.index + from })));
  }
  return outcomes;
}

/**
 * Decisions that can be taken back for a while. One batch waits at a time: the next sends it, as does leaving the screen or the page.
 */
export function useDecisions(): {
  readonly waiting: Batch | null;
  /** Decided, whether sent or not: no longer on the screen. */
  readonly isGone: (item: Item) => boolean;
  readonly refused: readonly Refused[];
  /** Leave that was approved and takes its person from shifts, until each was answered. */
  readonly uncovered: readonly Item[];
  readonly settleUncovered: () => void;
  readonly failure: ApiError | null;
  readonly decide: (batch: Batch) => void;
  readonly undo: () => void;
} {
  const queries = useQueryClient();
  const [waiting, setWaiting] = useState<Batch | null>(null);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [uncovered, setUncovered] = useState<readonly Item[]>([]);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const current = useRef<Batch | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSendingMany = useRef(false);

  const put = useCallback((batch: Batch | null): void => {
    current.current = batch;
    setWaiting(batch);
  }, []);
  const bringBack = useCallback((items: readonly Item[]): void => {
    setGone((before) => new Set([...before].filter((id) => !items.some((item) => item.id === id))));
  }, []);

  const flush = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    const batch = current.current;
    if (batch === null) return;
    put(null);
    isSendingMany.current = batch.items.length > mostAtOnce;
    try {
      const outcomes = await send(batch);
      if (batch.verdict === 'approve') {
        const isDone = new Set(outcomes.filter(({ error }) => error === null).map(({ index }) => batch.items[index]));
        setUncovered(batch.items.filter((item) => isDone.has(item) && leavesShifts(item)));
      }
      const failed = outcomes.filter(({ error }) => error !== null);
      setRefused(
        failed.flatMap((outcome) => {
          const item = batch.items[outcome.index];
          return item === undefined ? [] : [{ item, outcome }];
        }),
      );
      await queries.invalidateQueries();
      bringBack(batch.items);
    } catch (error) {
      bringBack(batch.items);
      setFailure(error as ApiError);
    } finally {
      isSendingMany.current = false;
    }
  }, [queries, put, bringBack]);

  useEffect(() => {
    const leave = (): void => void flush();
    // More than one request can carry goes on only while the page is there.
    const ask = (event: BeforeUnloadEvent): void => {
      if ((current.current?.items.length ?? 0) > mostAtOnce || isSendingMany.current) event.preventDefault();
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('beforeunload', ask);
      leave();
    };
  }, [flush]);

  return {
    waiting,
    isGone: ({ id }) => gone.has(id),
    refused,
    uncovered,
    settleUncovered: () => setUncovered((left) => left.slice(1)),
    failure,
    decide: (batch) => {
      if (batch.items.length === 0) return;
      void flush();
      setRefused([]);
      setFailure(null);
      setGone((before) => new Set([...before, ...batch.items.map(({ id }) => id)]));
      put(batch);
      timer.current = setTimeout(() => void flush(), undoMs);
    },
    undo: () => {
      clearTimeout(timer.current);
      if (current.current !== null) bringBack(current.current.items);
      put(null);
    },
  };
}
