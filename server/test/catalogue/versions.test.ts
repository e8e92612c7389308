import { describe, expect, it } from 'vitest';
import { getOneOf } from '../../src/kernel/versions.ts';
import { catalogue } from '../../src/main/catalogue.ts';
import { openHarness } from '../harness.ts';
import { bodyOf, idFieldsOf, pathOf, queryOf, specimensOf } from './specimens.ts';

/** Whatever the operation: a record has a version, answers carry it, and If-Match holds a change to it. */
const harness = await openHarness();
const { world, installation } = harness;
const stale = '"no-version-of-this"';
const writes = catalogue.operations.filter(({ kind }) => kind === 'write');
const addressed = writes.filter((operation) => getOneOf(catalogue, operation)?.isAddressed);

/** An organization of its own with a record of each kind: a change of one test is nothing to another. */
async function stage() {
  const here = await world.another();
  const boss = await here.executive();
  const specimens = await specimensOf(harness, here, boss);
  return { here, specimens, app: await boss.app() };
}

const shared = await stage();

/** Valid by its schema, with records of these specimens if it must name some. */
function requestOf(operation: (typeof writes)[number], specimens: Readonly<Record<string, string>>) {
  const ids = idFieldsOf(operation).flatMap(({ name, prefix, isRequired }) =>
    isRequired && specimens[prefix] !== undefined ? [[name, specimens[prefix]] as const] : [],
  );
  const body = bodyOf(operation);
  return body && { ...body, ...Object.fromEntries(ids) };
}

const oneOf = (operation: (typeof writes)[number]) => getOneOf(catalogue, operation)!.operation;

describe('a get-one answers with the version', () => {
  // Of an erasure there is nothing to see before a person is erased. A list without pages is no one record.
  const reads = catalogue.operations.filter(
    ({ id, kind, params, returns }) =>
      kind === 'read' && params && id !== 'users.erasure.get' && (returns as { type?: string }).type !== 'array',
  );
  it.each(reads.map((operation) => ({ operation, name: operation.id })))('$name', async ({ operation }) => {
    const path = pathOf(operation, shared.specimens);
    const query = queryOf(operation);
    const first = await shared.app.get(path, { query });
    const second = await shared.app.get(path, { query });
    expect(first.status).toBe(200);
    expect(first.headers['etag']).toMatch(/^"[\w-]{27}"$/);
    expect(second.headers['etag']).toBe(first.headers['etag']);
  });
});

describe('412 PRECONDITION_FAILED: If-Match names another version, and nothing changes', () => {
  it.each(addressed.map((operation) => ({ operation, name: operation.id })))('$name', async ({ operation }) => {
    const { app, specimens, here } = shared;
    const path = pathOf(operation, specimens);
    const before = await app.get(pathOf(oneOf(operation), specimens));
    const events = (await here.events()).length;
    for (const tag of [stale, `W/${String(before.headers['etag'])}`, `${stale}, "b"`]) {
      const answer = await app.send(operation.method, path, requestOf(operation, specimens), {
        headers: { 'if-match': tag },
      });
      expect(answer).toMatchObject({ status: 412, error: { code: 'PRECONDITION_FAILED' } });
    }
    const after = await app.get(pathOf(oneOf(operation), specimens));
    expect(after.data).toEqual(before.data);
    expect((await here.events()).length).toBe(events);
  });
});

describe('422: If-Match if no record is addressed', () => {
  // A file is refused for its type first: these bodies are JSON.
  const others = writes.filter(
    (operation) => !addressed.includes(operation) && operation.id !== 'session.delete' && !operation.takesFile,
  );
  it.each(others.map((operation) => ({ operation, name: operation.id })))('$name', async ({ operation }) => {
    const { app, specimens } = shared;
    const answer = await app.send(operation.method, pathOf(operation, specimens), requestOf(operation, specimens), {
      headers: { 'if-match': stale },
    });
    expect(answer).toMatchObject({ status: 422, error: { details: { field: 'If-Match' } } });
  });
});

describe('the answer with a new record carries the version that the next GET shows', () => {
  const creates = writes.filter((operation) => {
    const one = getOneOf(catalogue, operation);
    return one?.isCovered && !one.isAddressed;
  });
  const tried = new Set<string>();
  // Without an end they would be at work since that day.
  const beside: Readonly<Record<string, object>> = {
    'timeEntries.recordFor': { clock_out: '2026-03-09T14:00:00-04:00' },
  };

  it.each(creates.map((operation) => ({ operation, name: operation.id })))('$name', async ({ operation }) => {
    const { app, specimens } = shared;
    const body = { ...(requestOf(operation, specimens) as object), ...beside[operation.id] };
    const answer = await app.send(operation.method, pathOf(operation, specimens), body);
    // What the state of the specimen does not allow has no answer to compare.
    if (answer.status >= 300) return;
    tried.add(operation.id);
    const shown = await app.get(oneOf(operation).path.replace(/\{\w+\}$/, answer.data.id));
    expect(shown.status).toBe(200);
    expect(answer.headers['etag']).toBe(shown.headers['etag']);
  });

  it('most of them were tried', () => {
    expect(tried.size).toBeGreaterThan(creates.length / 2);
  });
});

describe('changes at once with the same If-Match: exactly one wins, and answers with the version of the next GET', () => {
  const changes = addressed.filter(({ method }) => method !== 'DELETE');
  const won = new Set<string>();
  /** A stage takes seconds to make. Changes of records of different kinds share one, those of one kind never do. */
  const stages: ReturnType<typeof stage>[] = [];
  const kindOf = ({ path }: (typeof writes)[number]): string => path.split('/')[1] ?? '';
  const ordinalOf = (operation: (typeof writes)[number]): number =>
    changes.filter((other) => kindOf(other) === kindOf(operation)).indexOf(operation);

  it.each(changes.map((operation) => ({ operation, name: operation.id })))('$name', async ({ operation }) => {
    const { app, specimens } = await (stages[ordinalOf(operation)] ??= stage());
    const path = pathOf(operation, specimens);
    const body = requestOf(operation, specimens);
    const { headers, data } = await app.get(pathOf(oneOf(operation), specimens));
    const send = () => app.send(operation.method, path, body, { headers: { 'if-match': String(headers['etag']) } });
    const answers = await Promise.all([send(), send(), send()]);
    for (const { status } of answers) expect([200, 201, 202, 403, 409, 412, 422]).toContain(status);
    const winners = answers.filter(({ status }) => status < 300);
    const after = await app.get(pathOf(oneOf(operation), specimens));
    for (const { headers: of } of winners) expect(of['etag']).toBe(after.headers['etag']);
    // A change that changes nothing leaves the version as it is, and may be made twice.
    if (JSON.stringify(after.data) !== JSON.stringify(data)) expect(winners).toHaveLength(1);
    if (winners.length > 0) won.add(operation.id);
  });

  it('many of them were won: the rest is not allowed in the state of its specimen', () => {
    expect(won.size).toBeGreaterThan(changes.length / 3);
  });
});

describe('a change guarded by If-Match', async () => {
  const { here, app } = await stage();
  const boss = await here.executive();
  const api = await boss.api();
  const department = async () => {
    const { data, headers } = await api.post('/departments', { name: `Guarded ${String(Math.random())}` });
    return { path: `/departments/${String(data.id)}`, etag: String(headers['etag']) };
  };

  it('200: with the version, one of a list, or * ; the answer carries the next version', async () => {
    const { path, etag } = await department();
    const first = await api.patch(path, { description: 'One' }, { headers: { 'if-match': `"a", ${etag}` } });
    expect(first.status).toBe(200);
    expect(first.headers['etag']).not.toBe(etag);
    const next = String(first.headers['etag']);
    expect((await api.patch(path, { description: 'Two' }, { headers: { 'if-match': next } })).status).toBe(200);
    expect((await api.patch(path, { description: 'Three' }, { headers: { 'if-match': '*' } })).status).toBe(200);
    expect((await api.patch(path, { description: 'Four' }, { headers: { 'if-match': next } })).status).toBe(412);
  });

  it('404: * and a record that is not there', async () => {
    const path = '/departments/dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6';
    expect((await api.patch(path, { description: 'One' }, { headers: { 'if-match': '*' } })).status).toBe(404);
  });

  it.each(['abc', '"abc', '', 'W/abc', '"a" "b"'])('422: %j is no list of entity tags', async (tag) => {
    const { path } = await department();
    expect(await api.patch(path, { description: 'One' }, { headers: { 'if-match': tag } })).toMatchObject({
      status: 422,
      error: { details: { field: 'If-Match' } },
    });
  });

  it('two who change different fields at once: exactly one wins', async () => {
    for (let round = 0; round < 10; round++) {
      const { path, etag } = await department();
      const headers = { 'if-match': etag };
      const answers = await Promise.all([
        api.patch(path, { description: 'One' }, { headers }),
        api.patch(path, { color: '#112233' }, { headers }),
        app.patch(path, { name: `Renamed ${String(Math.random())}` }, { headers }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    }
  });

  it('a replay of the key answers with the first answer and its version, whatever the record is now', async () => {
    const { path, etag } = await department();
    const headers = { 'if-match': etag, 'idempotency-key': `k${String(Math.random())}` };
    const first = await api.patch(path, { description: 'One' }, { headers });
    await api.patch(path, { description: 'Two' });
    const again = await api.patch(path, { description: 'One' }, { headers });
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.headers['etag']).toBe(first.headers['etag']);
    expect((await api.get(path)).data.description).toBe('Two');
  });

  it('304: If-None-Match and the version that stands; 200 once it has changed', async () => {
    const { path, etag } = await department();
    const known = await api.get(path, { headers: { 'if-none-match': `W/${etag}` } });
    expect([known.status, known.text, known.headers['etag']]).toEqual([304, '', etag]);
    await api.patch(path, { description: 'One' });
    expect((await api.get(path, { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('comparing shows nothing: it leaves no row in the access log', async () => {
    const person = await here.employee();
    const { headers } = await api.get(`/users/${person.id}`);
    const looks = (await here.accessLog()).length;
    const answer = await api.patch(`/users/${person.id}`, { job_title: 'x' }, { headers: { 'if-match': stale } });
    expect([answer.status, (await here.accessLog()).length]).toEqual([412, looks]);
    expect(headers['etag']).toBeDefined();
    expect(installation.database.pool.waitingCount).toBe(0);
  });
});
