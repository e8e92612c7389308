import type pg from 'pg';
import { giveUp } from './batch.ts';
import type { Connection } from './database.ts';
import { type HeartbeatOptions, startHeartbeat } from './heartbeat.ts';
import { HostClient } from './host-client.ts';

export interface Listener {
  close(): Promise<void>;
}

export interface ListenOptions {
  readonly handlers: Record<string, (payload: string) => void>;
  /** Announcements may have been missed. */
  readonly onGap: () => void;
  /** The server holds connections open and says nothing. */
  readonly onSilent?: () => void;
  /** It speaks again, or for the first time. */
  readonly onConnected?: () => void;
  /** Takes what lasts as long as a connection does, such as a lock. */
  readonly onConnect?: (client: pg.Client) => Promise<void>;
  readonly heartbeat?: HeartbeatOptions;
}

const retryMs = 500;
const connectMs = 3000;

/** Hears what other processes announce. After a lost connection it comes back by itself. */
export async function listen(connection: Connection, options: ListenOptions): Promise<Listener> {
  const { handlers, onGap, onSilent, onConnected, onConnect } = options;
  let client: pg.Client | null = null;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;
  let endHeartbeat = (): void => undefined;

  const connect = async (): Promise<void> => {
    const next = new HostClient({
      ...connection,
      application_name: 'muster listener',
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: connectMs,
      query_timeout: connectMs,
    });
    next.on('error', () => undefined);
    next.on('notification', ({ channel, payload }) => handlers[channel]?.(payload ?? ''));
    next.once('end', reconnectLater);
    await next.connect();
    try {
      await onConnect?.(next);
      for (const channel of Object.keys(handlers)) await next.query(`listen ${channel}`);
    } catch (error) {
      giveUp(next, 'PostgreSQL does not answer.');
      throw error;
    }
    // Closed while it came back: no one would close it any more.
    if (isClosed) {
      await next.end();
      return;
    }
    client = next;
    endHeartbeat = startHeartbeat(next, () => onSilent?.(), options.heartbeat);
    onConnected?.();
    onGap();
  };

  const reconnectLater = (): void => {
    endHeartbeat();
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
      endHeartbeat();
      await client?.end();
    },
  };
}
