import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Connection } from '../src/db/database.ts';
import { RequestLogWriter } from '../src/features/logs/index.ts';
import { type AppLimits, parseLimits } from '../src/http/limits/config.ts';
import { createLimiter } from '../src/http/limits/create.ts';
import type { Limiter } from '../src/http/limits/limiter.ts';
import { Metrics } from '../src/http/metrics.ts';
import { buildServer } from '../src/http/server.ts';
import type { Catalogue } from '../src/kernel/catalogue.ts';
import type { TxtResolver } from '../src/lib/destination/resolver.ts';
import { authenticatorsOf } from '../src/main/authenticators.ts';
import { catalogue as wholeCatalogue } from '../src/main/catalogue.ts';
import { readConfig } from '../src/main/config.ts';
import { type OpenInstallation, openInstallation } from '../src/main/installation.ts';
import { afterwards } from './afterwards.ts';
import { bindContract } from './contract.ts';
import { copyOfDemo, demoKey } from './demo.ts';
import { newDatabase } from './new-database.ts';
import { World } from './world.ts';

export interface HarnessOptions {
  /** As MUSTER_LIMITS; practically none unless given. */
  readonly limits?: string;
  readonly appLimits?: Partial<AppLimits>;
  readonly env?: Record<string, string>;
  readonly poolSize?: number;
  /** The organization of the demo is there already, beside that of the world. */
  readonly hasDemo?: boolean;
  /** An empty database on a server of the suite's own, in place of a copy on the one that all share. */
  readonly connection?: Connection;
  /** Another build of the console. */
  readonly consoleFolder?: string;
  /** For suites that bring operations of their own. */
  readonly catalogue?: Catalogue;
  /**
   * When something was last asked in a session is written now and then, as in the product. A test that moves the clock by a month would
   * else be signed out for having been idle, if the writing came between.
   */
  readonly notesSessionUse?: boolean;
  /** What the DNS says; nothing unless given. */
  readonly resolveTxt?: TxtResolver;
}

export interface Harness {
  readonly installation: OpenInstallation;
  readonly server: FastifyInstance;
  readonly world: World;
  readonly requestLog: RequestLogWriter;
  readonly limiter: Limiter;
  readonly dataDir: string;
}

const noLimits =
  'token_per_second=1000000,token_per_minute=1000000,organization_per_minute=1000000,ip_per_minute=1000000,edge_per_second=0,scim_per_second=100000';

let shared: Promise<Harness> | undefined;

/**
 * An organization of the file's own on a database and a server that all such files of a worker share: for suites that do nothing to the
 * installation as a whole. Those that move the clock, run jobs, count over all organizations, start again or set limits open one with `openHarness`.
 */
export async function sharedHarness(): Promise<Harness> {
  const harness = await (shared ??= openShared());
  return { ...harness, world: await harness.world.another() };
}

/** Ends with its worker. */
async function openShared(): Promise<Harness> {
  const { harness } = await open({});
  harness.installation.clock.setOffset = () => {
    throw new Error('Other files share this clock: open a database of your own with openHarness() to move it.');
  };
  return harness;
}

/** A database of its own, the whole product on top of it, and a world to fill it. Closed after the test that opens it, or after the file. */
export async function openHarness(options: HarnessOptions = {}): Promise<Harness> {
  const { harness, close } = await open(options);
  afterwards(close);
  return harness;
}

async function open(options: HarnessOptions): Promise<{ harness: Harness; close: () => Promise<void> }> {
  const demo = options.hasDemo === true ? await copyOfDemo() : null;
  const dataDir = demo?.dataDir ?? mkdtempSync(join(tmpdir(), 'muster-data-'));
  const config = readConfig({
    MUSTER_DATA_DIR: dataDir,
    MUSTER_SECRET_KEY: demoKey,
    // Receivers of tests are on this machine; production would not start with them.
    ...(options.env?.['MUSTER_ENV'] !== 'production' && { MUSTER_WEBHOOK_ALLOW_PRIVATE: '1' }),
    ...options.env,
  });
  const catalogue = options.catalogue ?? wholeCatalogue;
  const log = pino({ level: process.env['MUSTER_TEST_LOG'] ?? 'silent' });
  const installation = await openInstallation({
    config,
    connection: options.connection ?? demo?.connection ?? (await newDatabase()),
    log,
    catalogue,
    poolSize: options.poolSize ?? 10,
    resolveTxt: options.resolveTxt ?? (() => Promise.resolve([])),
  });
  const limiter = createLimiter({
    appLimits: { sessionPerSecond: 1e6, sessionPerMinute: 1e6, ipPerMinute: 1e6, ...options.appLimits },
    limits: parseLimits(options.limits ?? noLimits),
    redisUrl: config.redisUrl ?? undefined,
    log,
  });
  const authenticators = {
    ...authenticatorsOf(installation),
    ...(options.notesSessionUse !== true && { sessionUsed: () => undefined }),
  };
  const requestLog = new RequestLogWriter(installation);
  const metrics = new Metrics();
  metrics.watchLimiter(limiter);
  const server = buildServer({
    installation,
    catalogue,
    limiter,
    authenticators,
    metrics,
    requestLog,
    trustedProxies: config.trustedProxies,
    ...(options.consoleFolder !== undefined && { consoleFolder: options.consoleFolder }),
  });
  await server.ready();
  bindContract(server, catalogue);
  const close = async (): Promise<void> => {
    await server.close();
    await authenticators.close();
    await requestLog.close();
    await limiter.close();
    await installation.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const world = await World.found(installation, server);
  return { harness: { installation, server, requestLog, limiter, dataDir, world }, close };
}
