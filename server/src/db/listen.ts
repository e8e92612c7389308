import pg from 'pg';
import type { Connection } from './database.ts';

export interface Listener {
  close(): Promise<void>;
}

const retryMs = 500;

/**
 * Hears what other processes announce. After a lost connection it comes back by itself; `onGap` says that
 * announcements may have been missed. `onConnect` takes what lasts as long as a connection does, such as a lock.
 */
export async function listen(
  connection: Connection,
  handlers: Record<string, (payload: string) => void>,
  onGap: () => void,
  onConnect?: (client: pg.Client) => Promise<void>,
): Promise<Listener> {
  let client: pg.Client | null = null;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ ...connection, application_name: 'muster listener', keepAlive: true });
    next.on('error', () => undefined);
    next.on('notification', ({ channel, payload }) => handlers[channel]?.(payload ?? ''));
    next.once('end', reconnectLater);
    await next.connect();
    await onConnect?.(next);
    for (const channel of Object.keys(handlers)) await next.query(`listen ${channel}`);
    client = next;
    onGap();
  };

  const reconnectLater = (): void => {
    client = null;
    if (isClosed || retry) return;
    onGap();
    retry = setTimeout(() => {
      retry = undefined;
      connect().catch(reconnectLater);
    }, retryMs);
  };

  await connect();
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
