import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { catalogue } from '../../src/main/catalogue.ts';
import { dataDirWithDemo } from '../demo.ts';
import { ensureProductBuilt, freePort, startProduct } from '../processes.ts';
import { isFull } from './support.ts';

const operations = catalogue.operations.filter(({ surface }) => surface === 'api');
await ensureProductBuilt();
const port = await freePort();
const product = await startProduct({
  PORT: port,
  MUSTER_DATA_DIR: await dataDirWithDemo(),
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

async function runCollection(collection: object, variables: Record<string, string>): Promise<Summary['run']> {
  const newman = createRequire(import.meta.url)('newman') as {
    run(options: object, done: (error: Error | null, summary: Summary) => void): void;
  };
  const envVar = Object.entries(variables).map(([key, value]) => ({ key, value }));
  const summary = await new Promise<Summary>((resolve, reject) => {
    newman.run({ collection, envVar, reporters: [], timeoutRequest: 10_000 }, (error, ran) => {
      if (error) reject(error);
      else resolve(ran);
    });
  });
  return summary.run;
}

/** Courses are managed in the app; the API knows those that someone has. */
async function courseOf(token: string): Promise<string> {
  const get = async (path: string): Promise<{ id: string; course_id: string }[]> => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return ((await response.json()) as { data: { id: string; course_id: string }[] }).data;
  };
  for (const { id } of await get('/users?limit=10')) {
    const [training] = await get(`/users/${id}/training`);
    if (training) return training.course_id;
  }
  return '';
}

test('the Postman collection of a fresh demo reaches a success of every operation', { timeout: 300_000 }, async () => {
  const token = /mst_[0-9A-Za-z]{46}/.exec(product.stdout)?.[0] ?? '';
  const collection = (await (await fetch(`http://127.0.0.1:${port}/api/v1/postman.json`)).json()) as object;
  const { port: receiverPort } = receiver.address() as AddressInfo;
  const { headers } = await fetch(`http://127.0.0.1:${port}/api/v1/token`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (isFull) expect(['20', '120']).toContain(headers.get('RateLimit-Limit'));
  const course_id = await courseOf(token);
  const { failures, executions } = await runCollection(collection, {
    token,
    course_id,
    webhook_url: `http://127.0.0.1:${String(receiverPort)}/hook`,
  });
  const refused = executions
    .filter(({ response }) => !response || response.code >= 300)
    .map(({ item, response }) => `${item.id}: ${response ? `${String(response.code)} ${response.text()}` : 'none'}`);
  expect(refused.filter((text) => !text.includes(': 429 '))).toEqual([]);
  expect(failures.map(({ error, source }) => `${source?.name ?? ''}: ${error.test ?? error.message}`)).toEqual([]);
  const succeeded = new Set(
    executions.flatMap(({ item, response }) => (response && response.code < 300 ? [item.id] : [])),
  );
  expect(operations.map(({ id }) => id).filter((id) => !succeeded.has(id))).toEqual([]);
});
