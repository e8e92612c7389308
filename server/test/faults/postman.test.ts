import type { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { catalogue } from '../../src/main/catalogue.ts';
import { dataDirWithDemo } from '../demo.ts';
import { isFull } from '../depth.ts';
import { ensureProductBuilt, freePort, startProduct } from '../processes.ts';

const operations = catalogue.operations.filter(({ surface }) => surface === 'api');
await ensureProductBuilt();
const port = await freePort();
const dataDir = await dataDirWithDemo();
const product = await startProduct({
  PORT: port,
  MUSTER_DATA_DIR: dataDir,
  MUSTER_WEBHOOK_ALLOW_PRIVATE: '1',
  // In full at the limits of a new installation, where the collection has to pace itself; else practically none.
  ...(isFull && { MUSTER_LIMITS: '' }),
}).ready();
const receiver = createServer((_request, response) => response.writeHead(204).end());
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
afterAll(async () => {
  receiver.close();
  await product.stop('SIGTERM');
});

interface Execution {
  readonly item: { readonly id: string };
  readonly response?: { readonly code: number; text(): string };
}

interface Summary {
  readonly run: {
    readonly failures: readonly { error: { message: string; test?: string }; source?: { name?: string } }[];
    readonly executions: readonly Execution[];
  };
}

interface Run extends Readonly<Summary['run']> {
  /** What the scripts wrote to the console. */
  readonly said: readonly string[];
}

async function runCollection(collection: object, variables: Record<string, string>): Promise<Run> {
  const newman = createRequire(import.meta.url)('newman') as {
    run(options: object, done: (error: Error | null, summary: Summary) => void): EventEmitter;
  };
  const said: string[] = [];
  const envVar = Object.entries(variables).map(([key, value]) => ({ key, value }));
  const summary = await new Promise<Summary>((resolve, reject) => {
    const running = newman.run({ collection, envVar, reporters: [], timeoutRequest: 10_000 }, (error, ran) => {
      if (error) reject(error);
      else resolve(ran);
    });
    running.on('console', (_error: unknown, { messages }: { messages: unknown[] }) => said.push(messages.join(' ')));
  });
  return { failures: summary.run.failures, executions: summary.run.executions, said };
}

/** Tables that every request or the passing of time writes to, whatever it asks for, and the last numbers given out. */
const unrelated =
  /^(api_tokens|sessions|idempotency_keys|request_log|rate_|event_fan|feed_waits|organization_counters|expense_report_counters|schema_)/;
/** Columns of records that their deliveries move. */
const moving = ['consecutive_failures', 'last_success_at', 'last_failure_at', 'first_failure_at'];

/** Every row of every table, by its whole content. */
async function rowsOf(client: pg.Client): Promise<Map<string, Set<string>>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  );
  const found = new Map<string, Set<string>>();
  for (const { name } of tables.filter((table) => !unrelated.test(table.name))) {
    const { rows } = await client.query<{ row: string }>(
      `select (to_jsonb(t) - $1::text[])::text as row from "${name}" t`,
      [moving],
    );
    found.set(name, new Set(rows.map(({ row }) => row)));
  }
  return found;
}

/** What cannot be reached without the records of others, and why. */
const skippedWell: Readonly<Record<string, string>> = {
  'leaves.reject': 'the leave that was made is approved by then',
  'timeEntries.approve': 'an entry that an Executive makes is approved at once',
  'timeEntries.reject': 'an entry that an Executive makes is approved at once',
  'expenseReports.approve': 'no one decides on their own report',
  'expenseReports.reject': 'no one decides on their own report',
  'expenseReports.pay': 'no one decides on their own report',
  'webhooks.deliveries.retry': 'no delivery of the run waits for another attempt',
  'availabilityExceptions.create': 'no example is a day to come for ever',
  'availabilityExceptions.delete': 'no day is said by the collection to be unlike others',
  'leaves.change': 'no example is a leave that is never over',
  'shiftApplications.get': 'nobody applies by the collection, nor before',
  'shiftApplications.accept': 'nobody applies by the collection',
  'shiftApplications.decline': 'nobody applies by the collection',
  'shiftApplications.withdraw': 'nobody applies by the collection',
  'shiftOffers.create': 'no example is a shift to come for ever',
  'shiftOffers.get': 'nothing is offered by the collection, nor there before',
  'shiftOffers.take': 'nothing is offered by the collection',
  'shiftOffers.decline': 'nothing is offered by the collection',
  'shiftOffers.withdraw': 'nothing is offered by the collection',
  'shiftOffers.approve': 'nothing is offered by the collection',
  'shiftOffers.reject': 'nothing is offered by the collection',
  'accessGrants.create': 'nobody of the run is given what others may',
  'accessGrants.get': 'nothing is given by the collection',
  'accessGrants.update': 'nothing is given by the collection',
  'accessGrants.delete': 'nothing is given by the collection',
  'staffingRequirements.create': 'its department is another request’s to make',
  'laborBudgets.create': 'its department is another request’s to make',
  'staffingRequirements.get': 'nobody is wanted by the collection',
  'staffingRequirements.update': 'nobody is wanted by the collection',
  'staffingRequirements.delete': 'nobody is wanted by the collection',
  'laborBudgets.get': 'no week has a budget by the collection',
  'laborBudgets.update': 'no week has a budget by the collection',
  'laborBudgets.delete': 'no week has a budget by the collection',
  'sandboxClock.get': 'the run is in no sandbox',
  'sandboxClock.move': 'the run is in no sandbox',
  'sandboxEvents.create': 'the run is in no sandbox',
  'sandboxFaults.get': 'the run is in no sandbox',
  'sandboxFaults.begin': 'the run is in no sandbox',
  'sandboxFaults.end': 'the run is in no sandbox',
  'users.hire': 'nobody of the run is a guest',
  'users.rehire': 'nobody of the run has left',
  'payRuns.create': 'it would seal what is there, for good',
  'workingRules.update': 'it would change what the schedule warns of',
  'proposals.accept': 'nothing is proposed by the collection',
  'proposals.decline': 'nothing is proposed by the collection',
  'proposals.withdraw': 'nothing is proposed by the collection',
};

const title =
  'the Postman collection succeeds wherever it can, says why it skips the rest, and changes no row that was there';
test(title, { timeout: 300_000 }, async () => {
  const token = /mst_[0-9A-Za-z]{46}/.exec(product.stdout)?.[0] ?? '';
  const collection = (await (await fetch(`http://127.0.0.1:${port}/api/v1/postman.json`)).json()) as object;
  const { port: receiverPort } = receiver.address() as AddressInfo;
  const { headers } = await fetch(`http://127.0.0.1:${port}/api/v1/token`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (isFull) expect(['20', '120']).toContain(headers.get('RateLimit-Limit'));
  const client = new pg.Client({ host: join(dataDir, 'postgres'), user: 'muster', database: 'muster' });
  await client.connect();
  const before = await rowsOf(client);
  const { failures, executions, said } = await runCollection(collection, {
    token,
    webhook_url: `http://127.0.0.1:${String(receiverPort)}/hook`,
  });
  // The last request of all says what stays.
  expect(said.filter((line) => line.startsWith('This run leaves'))).toHaveLength(1);
  const after = await rowsOf(client);
  await client.end();
  const changed = [...before].flatMap(([table, rows]) =>
    [...rows].filter((row) => after.get(table)?.has(row) !== true).map((row) => `${table}: ${row}`),
  );
  expect(changed).toEqual([]);
  const refused = executions
    .filter(({ response }) => response !== undefined && response.code >= 300)
    .map(({ item, response }) => `${item.id}: ${String(response?.code)} ${response?.text() ?? ''}`);
  expect(refused.filter((text) => !text.includes(': 429 '))).toEqual([]);
  expect(failures.map(({ error, source }) => `${source?.name ?? ''}: ${error.test ?? error.message}`)).toEqual([]);
  const succeeded = new Set(
    executions.flatMap(({ item, response }) => (response && response.code < 300 ? [item.id] : [])),
  );
  const skipped = operations.filter(({ id }) => !succeeded.has(id));
  expect(skipped.map(({ id }) => id).filter((id) => skippedWell[id] === undefined)).toEqual([]);
  const isSilent = (summary: string): boolean => !said.some((line) => line.startsWith(`Skipped: ${summary}. `));
  expect(skipped.filter(({ summary }) => isSilent(summary)).map(({ id }) => id)).toEqual([]);
});
