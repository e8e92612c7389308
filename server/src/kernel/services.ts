import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import type { TxtResolver } from '../lib/destination/resolver.ts';
import type { Keys } from '../lib/seal.ts';
import type { Announcements } from './announcements.ts';
import type { ChangeLogWriter } from './change-log/writer.ts';
import type { Declared } from './declared.ts';
import type { EventSignals } from './event-signals.ts';
import type { FileStore } from './file-store.ts';
import type { JobOutbox } from './job-outbox.ts';
import type { PermissionCache } from './permission-cache.ts';
import type { SandboxFaults } from './sandbox-faults.ts';

export interface InstallationConfig {
  readonly isProduction: boolean;
  readonly dataDir: string;
  /** The public address of the API, ending in /api/v1. */
  readonly baseUrl: string;
  readonly smtpUrl: string | null;
  /** Whether people may begin an organization themselves. */
  readonly offersSignUp: boolean;
  /** Whether apps that people connect may register themselves (RFC 7591). */
  readonly takesRegistrations: boolean;
  readonly mailFrom: string;
  /** Whether organizations may make sandboxes of their own. */
  readonly allowsSandboxes: boolean;
  /** Development only: webhooks over http, to any port and to loopback addresses. */
  readonly allowsPrivateWebhooks: boolean;
  /** Seconds between the attempts at a webhook delivery, in place of the usual ones. */
  readonly webhookRetrySeconds: readonly number[] | null;
}

/** Where people find a screen: the address of the app with this path. */
export const screenUrl = ({ baseUrl }: Pick<InstallationConfig, 'baseUrl'>, path: string): string =>
  baseUrl.replace(/\/api\/v1$/, '') + path;

/** What operations run on. A function that needs less takes a `Pick` of it. */
export interface Services {
  readonly config: InstallationConfig;
  readonly database: Database;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly log: Logger;
  readonly permissionCache: PermissionCache;
  /** What changed, told to every process. */
  readonly announcements: Announcements;
  readonly jobs: JobOutbox;
  readonly changeLogWriter: ChangeLogWriter;
  /** Wakes those who wait for events. */
  readonly eventSignals: EventSignals;
  /** What sandboxes have asked to go wrong. */
  readonly faults: SandboxFaults;
  /** Where the bytes of files are kept; used through `keepFile` and its neighbours. */
  readonly files: FileStore;
  /** Where records of the DNS are looked up: outside of transactions, for name servers take their time. */
  readonly resolveTxt: TxtResolver;
  /** How a feature reads of what comes after it in their order. */
  readonly catalogue: Declared;
}
