import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { isDeadlock, isLockTimeout } from './sql-state.ts';
import { StartupError } from './startup-error.ts';

export interface LockPatience {
  /** A change of the schema waits no longer than this at a time: whatever comes for the table queues behind it. */
  readonly lockTimeoutMs?: number;
  /** How long it is tried again before it fails. */
  readonly patienceMs?: number;
  /** Told what it waits for: at once, and every few seconds. */
  readonly onWait?: (what: string) => void;
}

const defaultTimeoutMs = 400;
const defaultPatienceMs = 10 * 60_000;
const tellEveryMs = 5000;
const watchEveryMs = 50;

interface Holder {
  pid: number;
  application: string;
  state: string;
  seconds: number;
  query: string;
}

/** Another's statement without what it is about: literals may be someone's data. */
export function withoutLiterals(query: string): string {
  const text = query
    .replace(/--[^\n]*|\/\*[\s\S]*?(\*\/|$)/g, ' ')
    .replace(/\$(\w*)\$[\s\S]*?(\$\1\$|$)/g, '?')
    .replace(/[eEnNbBxX]?'(?:[^'\\]|''|\\.)*('|$)/g, '?')
    .replace(/\b\d[\d.]*/g, '?')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}

const holdersSql = `
  select a.pid, coalesce(nullif(a.application_name, ''), 'an unnamed application') as application, coalesce(a.state, 'unknown') as state,
         coalesce(extract(epoch from clock_timestamp() - a.xact_start), 0)::int as seconds, coalesce(a.query, '') as query
    from unnest(pg_blocking_pids($1)) as b (pid) join pg_stat_activity a on a.pid = b.pid
   order by a.xact_start limit 3`;

export const describeHolder = ({ pid, application, state, seconds, query }: Holder): string =>
  `process ${String(pid)} (${application}, ${state}, for ${String(seconds)} s): ${withoutLiterals(query) || 'no statement'}`;

const isLockFailure = (error: unknown): boolean => isLockTimeout(error) || isDeadlock(error);

/** Looks, over another connection, at who holds what this one waits for. */
function watch(pool: pg.Pool, pid: number): { seen: () => string | null; stop: () => Promise<void> } {
  let holders: string | null = null;
  let underWay: Promise<unknown> = Promise.resolve();
  const look = async (): Promise<void> => {
    const { rows } = await pool.query<Holder>(holdersSql, [pid]);
    if (rows.length > 0) holders = rows.map(describeHolder).join('; ');
  };
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    underWay = look()
      .catch(() => undefined)
      .finally(() => (isLooking = false));
  }, watchEveryMs).unref();
  return {
    seen: () => holders,
    stop: async () => {
      clearInterval(timer);
      await underWay;
    },
  };
}

/**
 * Runs a change of the schema so that it never holds others up for long: it gives up its place in the lock's queue after
 * a moment, lets everyone behind it pass, and comes again. `attempt` leaves nothing behind when it fails.
 */
export async function withLockRetries<T>(
  pool: pg.Pool,
  client: pg.ClientBase,
  options: LockPatience,
  what: string,
  attempt: () => Promise<T>,
): Promise<T> {
  const { lockTimeoutMs = defaultTimeoutMs, patienceMs = defaultPatienceMs, onWait } = options;
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const startedMs = performance.now();
  let toldMs = -Infinity;
  for (let pauseMs = 100; ; pauseMs = Math.min(pauseMs * 2, 2000)) {
    await client.query(`set lock_timeout = ${String(lockTimeoutMs)}`);
    const watching = watch(pool, rows[0]?.pid ?? 0);
    try {
      return await attempt();
    } catch (error) {
      if (!isLockFailure(error)) throw error;
      const holders = watching.seen() ?? 'a lock that was free again before its holder was seen';
      const waitedMs = performance.now() - startedMs;
      if (waitedMs > patienceMs) {
        throw new StartupError(
          `${what} got no lock within ${String(Math.round(waitedMs / 1000))} s. It waits for ${holders}. End that, or try again later.`,
        );
      }
      if (performance.now() - toldMs >= tellEveryMs) {
        toldMs = performance.now();
        onWait?.(`${what} waits for ${holders}`);
      }
    } finally {
      await watching.stop();
    }
    await sleep(pauseMs * (0.5 + Math.random()));
  }
}
