import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { openDatabase } from '../../db/database.ts';
import { compareSchema } from '../../db/migrate.ts';
import { StartupError } from '../../db/startup-error.ts';
import { seatsOfPlan } from '../../kernel/settings.ts';
import type { Config } from '../config.ts';
import { describeDatabaseError, describeOldServer } from '../explain-database.ts';
import { connectionOf, openSource } from '../source.ts';
import { failed, type Finding, ok, warning } from './finding.ts';
import { readFullOrganizations, readJobFacts, readServerFacts } from './store.ts';

/** A job that could run and has waited this long has no worker. */
const slowJobSeconds = 300;

/** The database, its schema and its queue; nothing is created and nothing migrated. */
export async function examineDatabase(config: Config): Promise<Finding[]> {
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'postgres')))
    return [warning('database', `There is none in ${config.dataDir} yet: the first start creates it.`)];
  try {
    const source = await openSource(config, 'guest', () => undefined);
    const database = openDatabase({ connection: source.connection, poolSize: 2 });
    try {
      return await lookInto(config, database.pool);
    } finally {
      await database.close().catch(() => undefined);
      await source.stop();
    }
  } catch (error) {
    return [failed('database', sentenceOf(error, config.databaseUrl))];
  }
}

async function lookInto(config: Config, pool: pg.Pool): Promise<Finding[]> {
  const facts = await readServerFacts(pool);
  const fault = describeOldServer(facts.version_number);
  if (fault !== null) return [failed('database', fault)];
  const schema = await examineSchema(pool);
  return [
    ok('database', `PostgreSQL ${facts.version}${config.databaseUrl === null ? ', embedded' : ''}.`),
    ...(config.databaseUrl === null ? [] : [examineConnections(config, facts.max_connections)]),
    schema,
    ...(schema.status === 'ok' ? [await examineJobs(pool), await examineSeats(pool)] : []),
  ];
}

function examineConnections({ databasePool }: Config, max: number): Finding {
  const said = `A process opens up to ${String(databasePool)} of the ${String(max)} connections of PostgreSQL.`;
  // A few are PostgreSQL's own, and each process has one that listens.
  return databasePool + 5 <= max
    ? ok('connections', said)
    : warning('connections', `${said} Raise max_connections, or lower MUSTER_DATABASE_POOL.`);
}

async function examineSchema(pool: pg.Pool): Promise<Finding> {
  const { pending, applied } = await compareSchema(pool);
  if (pending.length === 0) return ok('schema', `Up to date: ${String(applied)} migrations.`);
  return warning(
    'schema',
    `Out of date: ${String(pending.length)} migrations are not applied, from ${pending[0] ?? ''}. Run "muster migrate".`,
  );
}

async function examineJobs(pool: pg.Pool): Promise<Finding> {
  const { given_up, oldest_seconds } = await readJobFacts(pool);
  if (oldest_seconds > slowJobSeconds)
    return warning('jobs', `One has waited for ${String(oldest_seconds)} s: check that "muster worker" runs.`);
  if (given_up > 0) return warning('jobs', `${String(given_up)} were given up: see Health in the app.`);
  return ok('jobs', 'None waits for long, and none was given up.');
}

/** A directory that rolls out stops in the middle once they are taken. */
async function examineSeats(pool: pg.Pool): Promise<Finding> {
  const full = await readFullOrganizations(pool, seatsOfPlan);
  if (full.length === 0) return ok('seats', 'Every organization has seats left.');
  const said = full.map(({ name, taken, seats }) => `${name}: ${String(taken)} of ${String(seats)}`);
  return warning(
    'seats',
    `Nearly all are taken: ${said.join('; ')}. Set another plan or seat_limit with "muster org set".`,
  );
}

/** The standby of MUSTER_DATABASE_REPLICA_URL. */
export async function examineReplica({ replica }: Config): Promise<Finding[]> {
  if (replica === null) return [];
  const database = openDatabase({ connection: connectionOf(replica.url), poolSize: 1 });
  try {
    const { version } = await readServerFacts(database.pool);
    return [ok('replica', `PostgreSQL ${version}.`)];
  } catch (error) {
    const sentence = sentenceOf(error, replica.url).replaceAll('DATABASE_URL', 'MUSTER_DATABASE_REPLICA_URL');
    return [warning('replica', `${sentence} The primary serves its reads.`)];
  } finally {
    await database.close().catch(() => undefined);
  }
}

function sentenceOf(error: unknown, url: string | null): string {
  if (error instanceof StartupError) return error.message;
  const message = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
  return (url === null ? null : describeDatabaseError(error, url)) ?? `It cannot be used: ${message}.`;
}
