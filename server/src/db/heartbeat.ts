import type pg from 'pg';
import { giveUp } from './batch.ts';

export interface HeartbeatOptions {
  readonly everyMs?: number;
  /** How long an answer may take before PostgreSQL counts as stalled. */
  readonly limitMs?: number;
}

/**
 * Asks over one connection, every second, whether PostgreSQL still answers. One that does not is given up, and `onSilent`
 * told: nothing else would tell a frozen server from one that works on something long.
 */
export function startHeartbeat(
  client: pg.Client,
  onSilent: () => void,
  { everyMs = 1000, limitMs = 3000 }: HeartbeatOptions = {},
): () => void {
  let isOver = false;
  let timer: NodeJS.Timeout;
  const beat = (): void => {
    let isAnswered = false;
    timer = setTimeout(() => {
      // After a long pause of this process the answer may lie unread: one turn of the loop reads it.
      setImmediate(() => {
        if (isOver || isAnswered) return;
        onSilent();
        giveUp(client, 'PostgreSQL does not answer.');
      });
    }, limitMs).unref();
    client.query('select 1').then(
      () => {
        isAnswered = true;
        clearTimeout(timer);
        if (!isOver) timer = setTimeout(beat, everyMs).unref();
      },
      () => undefined,
    );
  };
  timer = setTimeout(beat, everyMs).unref();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
