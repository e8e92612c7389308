import type { Logger } from 'pino';
import { type Connection, openDatabase } from '../db/database.ts';
import { listen, type Listener } from '../db/listen.ts';
import { migrate } from '../db/migrate.ts';
import { sql } from '../db/sql.ts';
import { StartupError } from '../db/startup-error.ts';
import { openFiles } from '../files/place.ts';
import { Announcements } from '../kernel/announcements.ts';
import type { Catalogue } from '../kernel/catalogue.ts';
import { ChangeLogWriter } from '../kernel/change-log/writer.ts';
import { EventSignals } from '../kernel/event-signals.ts';
import type { Installation } from '../kernel/installation.ts';
import type { JobQueue } from '../kernel/job-outbox.ts';
import { JobOutbox } from '../kernel/job-outbox.ts';
import { PermissionCache } from '../kernel/permission-cache.ts';
import { Clock } from '../lib/clock.ts';
import { removeFile } from '../worker/files.ts';
import type { Config } from './config.ts';
import { keyPresence, verifyKeys } from './keys/register.ts';
import { readKeys } from './keys/secret-key.ts';
import { connectionOf } from './source.ts';

export interface InstallationOptions {
  readonly config: Config;
  readonly connection: Connection;
  readonly log: Logger;
  readonly catalogue: Catalogue;
  readonly poolSize?: number;
  /** Short-lived commands need no announcements. */
  readonly isListening?: boolean;
}

export interface OpenInstallation extends Installation {
  close(): Promise<void>;
}

/** Connects, brings the schema up to date and proves that the key fits. */
export async function openInstallation(options: InstallationOptions): Promise<OpenInstallation> {
  const { config, connection, log, catalogue } = options;
  const keys = readKeys(config);
  const database = openDatabase({
    connection,
    poolSize: options.poolSize ?? config.databasePool,
    replica: config.replica && { connection: connectionOf(config.replica.url), maxLagMs: config.replica.maxLagMs },
    onError: (error) => {
      log.warn({ err: error }, 'a database connection was lost');
    },
  });
  const clock = new Clock();
  const access = new PermissionCache();
  const announcements = new Announcements(database.db, log);
  const eventSignals = new EventSignals(database.db, log);
  let listener: Listener | null = null;
  try {
    await refuseOldServer(database.pool);
    const onWait = (what: string): void => {
      log.warn(what);
    };
    for (const name of await migrate(database.pool, { onWait })) log.info({ migration: name }, 'migrated');
    await verifyKeys(database.db, keys);
    const readClock = async (): Promise<void> => {
      const { rows } = await sql<{ clock_offset_ms: number }>`select clock_offset_ms from installation`.execute(
        database.db,
      );
      clock.setOffset(config.isProduction ? 0 : (rows[0]?.clock_offset_ms ?? 0));
    };
    await readClock();
    let clockIsRead = Promise.resolve();
    const onGap = (): void => {
      access.forgetAll();
      announcements.gap();
      eventSignals.gap();
      clockIsRead = readClock().catch(() => undefined);
    };
    const handlers = {
      muster_access: (organizationId: string) => {
        access.forget(organizationId);
        announcements.accessChanged(organizationId);
      },
      [Announcements.channel]: (payload: string) => {
        announcements.receive(payload);
      },
      [EventSignals.channel]: (payload: string) => {
        eventSignals.receive(payload);
      },
      muster_clock: (offsetMs: string) => {
        if (!config.isProduction) clock.setOffset(Number(offsetMs));
      },
    };
    const onSilent = (): void => {
      log.warn('PostgreSQL does not answer: its connections are given up, and requests refused until it does');
      database.pool.stall();
    };
    const onConnected = (): void => {
      if (database.pool.isStalled) log.info('PostgreSQL answers again');
      database.pool.resume();
    };
    const onConnect = keyPresence(keys);
    listener =
      options.isListening === false
        ? null
        : await listen(connection, { handlers, onGap, onSilent, onConnected, onConnect });
    // What it reads as it begins to listen must not come behind what is set from here on.
    await clockIsRead;
    // Again, now that others can tell that this process seals with its key.
    if (listener) await verifyKeys(database.db, keys);
    const jobs = new JobOutbox(database.db, log, queuesOf(catalogue));
    const files = openFiles(config.bucket, config.dataDir);
    return {
      config,
      database,
      clock,
      keys,
      log,
      permissionCache: access,
      announcements,
      catalogue,
      changeLogWriter: new ChangeLogWriter(database.db),
      jobs,
      eventSignals,
      files,
      close: async () => {
        await announcements.close();
        await eventSignals.close();
        await listener?.close();
        await jobs.settled();
        await database.close();
        files.close();
      },
    };
  } catch (error) {
    await listener?.close().catch(() => undefined);
    await database.close().catch(() => undefined);
    throw error instanceof StartupError ? error : explainDatabase(error, config);
  }
}

const queuesOf = ({ jobs }: Catalogue): Record<string, JobQueue> =>
  Object.fromEntries([...jobs, removeFile].flatMap(({ task, queue }) => (queue ? [[task, queue] as const] : [])));

/** The schema alone, without the rest of an installation: the names of the migrations that were applied. */
export async function migrateDatabase(
  config: Config,
  connection: Connection,
  onWait: (what: string) => void,
): Promise<string[]> {
  const database = openDatabase({ connection, poolSize: 2 });
  try {
    await refuseOldServer(database.pool);
    return await migrate(database.pool, { onWait });
  } catch (error) {
    throw error instanceof StartupError ? error : explainDatabase(error, config);
  } finally {
    await database.close().catch(() => undefined);
  }
}

async function refuseOldServer(pool: { query(text: string): Promise<{ rows: { version: number }[] }> }): Promise<void> {
  const { rows } = await pool.query(`select current_setting('server_version_num')::int as version`);
  if ((rows[0]?.version ?? 0) < 150_000)
    throw new StartupError('Muster needs PostgreSQL 15 or newer; DATABASE_URL points to an older server.');
}

function explainDatabase(error: unknown, config: Config): unknown {
  const { code, message } = error as { code?: string; message?: string };
  const isConnecting =
    /^(E[A-Z]+|28...|3D000|08...|57P0.|53...)$/.test(code ?? '') || /connect|terminated/i.test(message ?? '');
  if (!isConnecting) return error;
  const where = config.databaseUrl === null ? 'The embedded database' : 'The database at DATABASE_URL';
  const hint =
    config.databaseUrl === null
      ? 'see postgres.log in the data folder'
      : 'check the address, the credentials and that the server runs';
  return new StartupError(`${where} cannot be reached (${code ?? message ?? 'no answer'}); ${hint}.`);
}
