import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataDirWithDemo } from '../demo.ts';
import { sized } from '../depth.ts';
import {
  ensureProductBuilt,
  type Environment,
  freePort,
  muster,
  newDataDir,
  startMuster,
  stopAll,
} from '../processes.ts';
import { eventually, FaultyReceiver, inParallel, Product } from './support.ts';

/** Operations end to end: what an operator does to a running installation loses nothing. */
const changes = sized(2000, 120);
const newKey = 'the new key of this installation, long enough';

beforeAll(ensureProductBuilt, 600_000);
afterAll(stopAll);

const tenOf = { content: Buffer.from('a file of ten pages').toString('base64'), mime_type: 'text/plain' };

interface Page {
  readonly items: { readonly id: string; readonly name: string }[];
  readonly next: string | null;
}

async function get(product: Product, path: string): Promise<Response> {
  const origin = `http://127.0.0.1:${product.env['PORT'] ?? ''}`;
  return fetch(`${origin}/api/v1${path}`, { headers: { authorization: `Bearer ${product.token}` } });
}

async function pageOf(product: Product, cursor: string | null): Promise<Page> {
  const response = await get(product, `/departments?limit=20${cursor === null ? '' : `&cursor=${cursor}`}`);
  expect(response.status).toBe(200);
  const { data, meta } = (await response.json()) as { data: Page['items']; meta: { next_cursor: string | null } };
  return { items: data, next: meta.next_cursor };
}

async function signIn(product: Product, email: string, password: string): Promise<number> {
  const origin = `http://127.0.0.1:${product.env['PORT'] ?? ''}`;
  const response = await fetch(`${origin}/app/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-muster-app': '1' },
    body: JSON.stringify({ email, password }),
  });
  return response.status;
}

/** Writes without pause until told to stop; remembers what was acknowledged. */
class Load {
  readonly departments = new Map<string, string>();
  readonly documents: string[] = [];
  #isWanted = true;
  readonly #running: Promise<void>;

  constructor(product: Product, name: string) {
    this.#running = inParallel(changes, 4, async (n) => {
      const label = `${name} ${String(n)}`;
      const department = await this.#insist(product, '/departments', { name: label }, label.replaceAll(' ', '-'));
      if (department) this.departments.set(department.id, label);
      if (n % 10 !== 0) return;
      const file = { title: label, file_name: 'ten.txt', ...tenOf };
      const document = await this.#insist(product, '/documents', file, `doc-${label.replaceAll(' ', '-')}`);
      if (!document) return;
      // Half of them are dropped again, perhaps while a backup reads them.
      if (n % 20 === 0) await product.call('DELETE', `/documents/${document.id}`).catch(() => null);
      else this.documents.push(document.id);
    });
    this.#running.catch(() => undefined);
  }

  /** Asks again until it is done, or until the load is over: the product may be gone for good by then. */
  async #insist(product: Product, path: string, body: object, key: string): Promise<{ id: string } | null> {
    while (this.#isWanted) {
      const answer = await product.call('POST', path, body, key).catch(() => null);
      if (answer?.status === 201) return answer.data as { id: string };
      if (answer && answer.status < 500 && answer.status !== 409)
        throw new Error(`${path} answered ${String(answer.status)}`);
      await sleep(25);
    }
    return null;
  }

  get acknowledged(): number {
    return this.departments.size;
  }

  async stop(): Promise<void> {
    this.#isWanted = false;
    await this.#running.catch(() => undefined);
  }
}

describe('backup under load, kill, restore into an empty folder', () => {
  const second = newDataDir();
  const file = join(newDataDir(), 'backup.tar.gz');
  let product: Product;
  let restored: Product;
  let receiver: FaultyReceiver;
  let before: Map<string, string>;
  let documents: string[];
  let signInWith: { email: string; password: string };

  beforeAll(async () => {
    const first = await dataDirWithDemo();
    product = await Product.start({ MUSTER_DATA_DIR: first });
    receiver = await FaultyReceiver.subscribe(product, 'takes', ['department.created']);
    const [, email = '', password = ''] = /Sign in +(\S+)\n +Password +(\S+)/.exec(product.said) ?? [];
    signInWith = { email, password };
    const load = new Load(product, 'Before');
    await eventually(
      () => load.acknowledged > changes / 4,
      120_000,
      () => 'no load',
    );
    before = new Map(load.departments);
    documents = [...load.documents];
    const said = await muster(['backup', file, '--with-key', '--json'], product.env);
    expect(said.stderr).toBe('');
    expect(JSON.parse(said.stdout)).toMatchObject({ missing_files: 0, has_key: true });
    await product.kill();
    await load.stop();
    rmSync(first, { recursive: true, force: true });
    const environment: Environment = { ...product.env, MUSTER_DATA_DIR: second, PORT: await freePort() };
    const outcome = await muster(['restore', file, '--json'], environment);
    expect(outcome.stderr).toBe('');
    restored = await Product.resume(environment, product.token);
  }, 600_000);

  afterAll(async () => {
    receiver.close();
    await restored.stop();
  });

  it('the file is for its owner alone', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('every change acknowledged before the backup is there, and the token still works', async () => {
    const found = new Map<string, string>();
    for (let page = await pageOf(restored, null); ; page = await pageOf(restored, page.next)) {
      for (const { id, name } of page.items) found.set(id, name);
      if (page.next === null) break;
    }
    for (const [id, name] of before) expect(found.get(id)).toBe(name);
  });

  it('every document has its file', async () => {
    expect(documents.length).toBeGreaterThan(0);
    for (const id of documents) {
      expect(await (await get(restored, `/documents/${id}/content`)).text()).toBe('a file of ten pages');
    }
  });

  it('people sign in with their password, and government ids open', async () => {
    expect(await signIn(restored, signInWith.email, signInWith.password)).toBe(200);
    const { data } = await restored.call('GET', '/users?limit=100');
    const opened = (data as { tax_id?: string | null }[]).filter(({ tax_id }) => tax_id != null);
    expect(opened.length).toBeGreaterThan(0);
  });

  it('webhooks go out again, signed with the secret of before', async () => {
    const { status, data } = await restored.call('POST', '/departments', { name: 'After the restore' });
    expect(status).toBe(201);
    await eventually(
      () => receiver.delivered.some(({ subjectId }) => subjectId === data.id),
      60_000,
      () => `nothing came; ${String(receiver.forged.length)} with another signature`,
    );
    expect(receiver.forged).toEqual([]);
  });

  it('a restore over data is refused, and one that is killed leaves the data as it was', async () => {
    await restored.stop();
    const refused = await muster(['restore', file], restored.env);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toContain('holds data already');
    for (let n = 0; n < sized(8, 1); n++) {
      const restoring = startMuster(['restore', file, '--force'], restored.env);
      await Promise.race([sleep(1500 + 700 * n), restoring.ended]);
      await restoring.stop('SIGKILL');
      const listed = await muster(['org', 'list', '--json'], restored.env);
      expect(JSON.parse(listed.stdout)).toHaveLength(1);
    }
    await restored.start();
    const { data } = await restored.call('GET', '/departments?limit=100');
    expect((data as unknown[]).length).toBeGreaterThan(0);
  }, 120_000);
});

describe('the key changed under load', () => {
  let oldKey = '';
  let product: Product;
  let receiver: FaultyReceiver;

  beforeAll(async () => {
    const dataDir = await dataDirWithDemo();
    oldKey = readFileSync(join(dataDir, 'secret.key'), 'utf8').trim();
    product = await Product.start({ MUSTER_DATA_DIR: dataDir, MUSTER_SECRET_KEY: oldKey });
    receiver = await FaultyReceiver.subscribe(product, 'takes', ['department.created']);
  }, 300_000);

  afterAll(async () => {
    receiver.close();
    await product.stop();
  });

  it('nothing is lost, and in the end the new key is enough', async () => {
    const load = new Load(product, 'Under way');
    const enough = (share: number): Promise<void> =>
      eventually(
        () => load.acknowledged > changes * share,
        120_000,
        () => 'no load',
      );
    await enough(0.2);
    const { next } = await pageOf(product, null);
    await product.restartWith({ MUSTER_SECRET_KEY: newKey, MUSTER_SECRET_KEY_PREVIOUS: oldKey });
    await enough(0.4);
    await pageOf(product, next);
    const said = await muster(['rekey', '--json'], product.env);
    expect(said.stderr).toBe('');
    expect(JSON.parse(said.stdout)).toMatchObject({ remaining: 0, is_finished: true });
    await product.restartWith({ MUSTER_SECRET_KEY: newKey, MUSTER_SECRET_KEY_PREVIOUS: '' });
    await enough(0.6);
    await load.stop();
    // What was remembered under the old key is replayed under the new one.
    const replayed = await product.call('POST', '/departments', { name: 'Under way 0' }, 'Under-way-0');
    expect(replayed.status).toBe(201);
    expect(load.departments.get(replayed.data.id as string)).toBe('Under way 0');
    await eventually(
      () => [...load.departments.keys()].every((id) => receiver.delivered.some(({ subjectId }) => subjectId === id)),
      120_000,
      () => 'deliveries are missing',
    );
    expect(receiver.forged).toEqual([]);
  }, 600_000);

  it('a start with the old key is refused in one sentence', async () => {
    await product.stop();
    const said = await muster(['org', 'list'], { ...product.env, MUSTER_SECRET_KEY: oldKey });
    expect(said).toMatchObject({ code: 1, stdout: '' });
    expect(said.stderr).toMatch(/^MUSTER_SECRET_KEY is not the key this database was filled with.*\n$/);
    await product.start();
  });
});

const postgres15 = '/usr/lib/postgresql/15/bin';

describe.skipIf(!existsSync(join(postgres15, 'initdb')))('from PostgreSQL 15 to the embedded engine', () => {
  it('a backup of the one is restored into the other', async () => {
    const { startPostgres } = await import('./postgres-server.ts');
    const server = await startPostgres(postgres15);
    try {
      const file = join(newDataDir(), 'backup.tar.gz');
      const key = { MUSTER_SECRET_KEY: 'the key of this installation, long enough' };
      const from: Environment = { MUSTER_DATA_DIR: newDataDir(), DATABASE_URL: server.url, ...key };
      const organization = [
        '--name',
        'Acme',
        '--timezone',
        'UTC',
        '--country',
        'DE',
        '--executive-email',
        'ceo@acme.example',
      ];
      const made = await muster(['org', 'create', ...organization, '--plan', 'BUSINESS'], from);
      expect(made.stderr).toBe('');
      expect((await muster(['backup', file], from)).code).toBe(0);
      const to: Environment = { MUSTER_DATA_DIR: newDataDir(), ...key };
      expect(await muster(['restore', file], to)).toMatchObject({ code: 0, stderr: '' });
      const [before, after] = [await muster(['org', 'list'], from), await muster(['org', 'list'], to)];
      expect(after.stdout).toContain('Acme');
      expect(after.stdout).toBe(before.stdout);
      const version = readFileSync(join(to['MUSTER_DATA_DIR'] ?? '', 'postgres/PG_VERSION'), 'utf8');
      expect(Number(version)).toBeGreaterThan(15);
    } finally {
      await server.stop();
    }
  }, 300_000);
});
