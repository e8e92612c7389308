import type { Logger } from 'pino';
import { type Connection, type Database, openDatabase } from '../db/database.ts';
import { listen, type Listener } from '../db/listen.ts';
import { migrate } from '../db/migrate.ts';
import { StartupError } from '../db/startup-error.ts';
import { listOwnClocks } from '../features/organization/index.ts';
import { listAllFaults } from '../features/sandboxes/index.ts';
import { openFiles } from '../files/place.ts';
import { Announcements } from '../kernel/announcements.ts';
import type { Catalogue } from '../kernel/catalogue.ts';
import { ChangeLogWriter } from '../kernel/change-log/writer.ts';
import { readClockOffset } from '../kernel/clock-store.ts';
import { EventSignals } from '../kernel/event-signals.ts';
import type { Installation } from '../kernel/installation.ts';
import type { JobQueue } from '../kernel/job-outbox.ts';
import { JobOutbox } from '../kernel/job-outbox.ts';
import { PermissionCache } from '../kernel/permission-cache.ts';
import { type FaultKind, SandboxFaults } from '../kernel/sandbox-faults.ts';
import { Clock } from '../lib/clock.ts';
import { askForTxt, type TxtResolver } from '../lib/destination/resolver.ts';
import type { Keys } from '../lib/seal.ts';
import { removeFile } from '../worker/files.ts';
import type { Config } from './config.ts';
import { describeOldServer, explainDatabase } from './explain-database.ts';
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
  /** The name servers of the machine unless given. */
  readonly resolveTxt?: TxtResolver;
}

export interface OpenInstallation extends Installation {
  close(): Promise<void>;
}

/** What this process keeps in memory and other processes announce changes of. */
interface Shared {
  readonly clock: Clock;
  readonly permissionCache: PermissionCache;
  readonly announcements: Announcements;
  readonly eventSignals: EventSignals;
  readonly faults: SandboxFaults;
}

/** Connects, brings the schema up to date and proves that the key fits. */
export async function openInstallation(options: InstallationOptions): Promise<OpenInstallation> {
  const { config, log } = options;
  const keys = readKeys(config);
  const database = connect(options);
  const shared: Shared = {
    clock: new Clock(),
    permissionCache: new PermissionCache(),
    announcements: new Announcements(database.db, log),
    eventSignals: new EventSignals(database.db, log),
    faults: new SandboxFaults(),
  };
  let listener: Listener | null = null;
  try {
    await bringUpToDate(database, log);
    await verifyKeys(database.db, keys);
    await readClock(config, database, shared.clock);
    shared.faults.setAll(await listAllFaults(database.db));
    if (options.isListening !== false) {
      listener = await startListening(options, database, shared, keys);
      // Again, now that others can tell that this process seals with its key.
      await verifyKeys(database.db, keys);
    }
    return assemble(options, { database, keys, shared, listener });
  } catch (error) {
    await listener?.close().catch(() => undefined);
    await database.close().catch(() => undefined);
    throw explainDatabase(error, config.databaseUrl);
  }
}

const connect = ({ config, connection, log, poolSize }: InstallationOptions): Database =>
  openDatabase({
    connection,
    poolSize: poolSize ?? config.databasePool,
    replica: config.replica && { connection: connectionOf(config.replica.url), maxLagMs: config.replica.maxLagMs },
    onError: (error) => {
      log.warn({ err: error }, 'a database connection was lost');
    },
  });

async function bringUpToDate({ pool }: Database, log: Logger): Promise<void> {
  await refuseOldServer(pool);
  const onWait = (what: string): void => {
    log.warn(what);
  };
  const applied = await migrate(pool, { onWait });
  if (applied.length > 0) log.info({ migrations: applied.length, to: applied.at(-1) }, 'migrated');
}

/** The test clock is for development: production runs on real time. */
async function readClock({ isProduction }: Config, { db }: Database, clock: Clock): Promise<void> {
  clock.setOffset(isProduction ? 0 : await readClockOffset(db));
  clock.setAllOwn(await listOwnClocks(db));
}

/** Hears what other processes announce, and notices when PostgreSQL falls silent. */
async function startListening(
  { config, connection, log }: InstallationOptions,
  database: Database,
  { clock, permissionCache, announcements, eventSignals, faults }: Shared,
  keys: Keys,
): Promise<Listener> {
  let clockIsRead = Promise.resolve();
  const listener = await listen(connection, {
    handlers: {
      muster_access: (organizationId) => {
        permissionCache.forget(organizationId);
        announcements.accessChanged(organizationId);
        eventSignals.accessChanged(organizationId);
      },
      [Announcements.channel]: (payload) => {
        announcements.receive(payload);
      },
      [EventSignals.channel]: (payload) => {
        eventSignals.receive(payload);
      },
      // A sandbox: `org_… 86400000`.
      muster_own_clock: (told) => {
        const [organizationId = '', aheadMs = '0'] = told.split(' ');
        clock.setOwn(organizationId, Number(aheadMs));
      },
      // `org_… RATE_LIMIT 1780000000000`; 0: over.
      muster_sandbox_fault: (told) => {
        const [organizationId = '', kind = '', untilMs = '0'] = told.split(' ');
        faults.set(organizationId, kind as FaultKind, Number(untilMs));
      },
      muster_clock: (offsetMs) => {
        if (!config.isProduction) clock.setOffset(Number(offsetMs));
      },
    },
    onGap: () => {
      permissionCache.forgetAll();
      announcements.gap();
      eventSignals.gap();
      clockIsRead = readClock(config, database, clock).catch(() => undefined);
      void listAllFaults(database.db).then(
        (all) => faults.setAll(all),
        () => undefined,
      );
    },
    onSilent: () => {
      log.warn('PostgreSQL does not answer: its connections are given up, and requests refused until it does');
      database.pool.stall();
    },
    onConnected: () => {
      if (database.pool.isStalled) log.info('PostgreSQL answers again');
      database.pool.resume();
    },
    onConnect: keyPresence(keys),
  });
  // What it reads as it begins to listen must not come behind what is set from here on.
  await clockIsRead;
  return listener;
}

interface Parts {
  readonly database: Database;
  readonly keys: Keys;
  readonly shared: Shared;
  readonly listener: Listener | null;
}

function assemble(
  { config, log, catalogue, resolveTxt = askForTxt() }: InstallationOptions,
  { database, keys, shared, listener }: Parts,
): OpenInstallation {
  const { clock, permissionCache, announcements, eventSignals, faults } = shared;
  const jobs = new JobOutbox(database.db, log, queuesOf(catalogue));
  const files = openFiles(config.bucket, config.dataDir);
  return {
    config,
    database,
    clock,
    keys,
    log,
    permissionCache,
    announcements,
    catalogue,
    changeLogWriter: new ChangeLogWriter(database.db),
    jobs,
    eventSignals,
    faults,
    files,
    resolveTxt,
    close: async () => {
      await announcements.close();
      await eventSignals.close();
      await listener?.close();
      await jobs.settled();
      await database.close();
      files.close();
    },
  };
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
    throw explainDatabase(error, config.databaseUrl);
  } finally {
    await database.close().catch(() => undefined);
  }
}

async function refuseOldServer(pool: { query(text: string): Promise<{ rows: { version: number }[] }> }): Promise<void> {
  const { rows } = await pool.query(`select current_setting('server_version_num')::int as version`);
  const fault = describeOldServer(rows[0]?.version ?? 0);
  if (fault !== null) throw new StartupError(fault);
}
