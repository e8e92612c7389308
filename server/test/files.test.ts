import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { Type } from 'typebox';
import { describe, expect, it, vi } from 'vitest';
import { sql } from '../src/db/sql.ts';
import { parseFilesUrl } from '../src/files/place.ts';
import { BucketFiles } from '../src/files/s3.ts';
import { startS3Server } from '../src/files/testing/s3-server.ts';
import { catalogueOf } from '../src/kernel/catalogue.ts';
import { storeKey } from '../src/kernel/file-store.ts';
import { dropFiles, keepFile, openFile } from '../src/kernel/files.ts';
import { fileOperation, writeOperation } from '../src/kernel/operation.ts';
import { conflict } from '../src/lib/errors.ts';
import { documentTypes } from '../src/lib/file-types.ts';
import { Strict } from '../src/lib/schema.ts';
import { forOperators } from '../src/lib/texts/texts.ts';
import { readContent, uploadFields } from '../src/lib/uploads.ts';
import { catalogue } from '../src/main/catalogue.ts';
import { readConfig } from '../src/main/config.ts';
import { sweepOrphans } from '../src/worker/files.ts';
import { runJobsOnce } from '../src/worker/run.ts';
import { type Harness, openHarness } from './harness.ts';

const Kept = Type.Object({ key: Type.String() }, { $id: 'KeptFile' });
let stream: () => Readable | Promise<Readable> = () => Readable.from([]);

/** Operations that exist here alone: one keeps a file, one forgets it, one answers with it, one with whatever it is told. */
const operations = [
  writeOperation({
    id: 'probe.keep',
    route: 'POST /probe-files',
    summary: 'Keep a file',
    scope: null,
    status: 201,
    body: Strict({
      ...uploadFields(documentTypes, { file_name: 'a.txt', mime_type: 'text/plain', content: 'aGVsbG8=' }),
      then: Type.Optional(Type.Enum(['refuse', 'fail'])),
    }),
    returns: Kept,
    prepare: ({ files, body }) => files.store(readContent(body, { types: documentTypes })),
    run: async ({ work, body, prepared }) => {
      const key = await keepFile(work, prepared);
      work.audit({ action: 'probe.keep' });
      if (body.then === 'refuse') throw conflict(forOperators('Refused after keeping.'));
      if (body.then === 'fail') throw new Error('Failed after keeping.');
      return { key };
    },
  }),
  writeOperation({
    id: 'probe.drop',
    route: 'DELETE /probe-files',
    summary: 'Forget a file',
    scope: null,
    body: Strict({ key: Type.String() }),
    returns: Kept,
    run: async ({ work, body }) => {
      await dropFiles(work, [body.key]);
      work.audit({ action: 'probe.drop' });
      return body;
    },
  }),
  fileOperation({
    id: 'probe.file',
    route: 'GET /probe-files',
    summary: 'A kept file',
    scope: null,
    query: Strict({ key: Type.String() }),
    types: documentTypes,
    run: ({ services, actor, db, query, audit }) => {
      audit({ action: 'probe.file', subjectId: query.key });
      return openFile({ services, db }, actor.organizationId, query.key);
    },
  }),
  fileOperation({
    id: 'probe.stream',
    route: 'GET /probe-stream',
    summary: 'A stream',
    scope: null,
    types: ['text/plain'],
    run: async ({ audit }) => {
      audit({ action: 'probe.stream' });
      return { content: await stream(), sizeBytes: 1_000_000, mimeType: 'text/plain', fileName: 'long.txt' };
    },
  }),
];
const probed = catalogueOf([...catalogue.features, { name: 'probe', operations }]);

const upload = (text: string, fields: object = {}) => ({
  file_name: 'Plan für März.txt',
  mime_type: 'text/plain',
  content: Buffer.from(text).toString('base64'),
  ...fields,
});

async function keysIn({ installation, world }: Harness): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of installation.files.list(world.organizationId)) keys.push(key);
  return keys.sort();
}

const harness = await openHarness({ catalogue: probed });
const { world, server, installation } = harness;
const boss = await world.executive();
const api = await boss.api();
const app = await boss.app();

describe('a file in an answer', () => {
  it('200: the bytes as they came, as a download that no browser runs, and on the record', async () => {
    const { data } = await api.post('/probe-files', upload('Grüße aus der Küche'));
    const response = await api.get('/probe-files', { query: { key: data.key } });
    expect(response.status).toBe(200);
    expect(response.bytes.toString()).toBe('Grüße aus der Küche');
    expect(response.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-length': '22',
      'content-disposition': `attachment; filename="Plan f_r M_rz.txt"; filename*=UTF-8''Plan%20f%C3%BCr%20M%C3%A4rz.txt`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
      'repr-digest': 'sha-256=:kEPB8nAZcctKwPVicnaCM0iN04h0pPCtFLVFEUkB1e4=:',
      'x-request-id': expect.stringMatching(/^req_/),
      'ratelimit-limit': expect.any(String),
    });
    expect(await world.audit()).toContainEqual(expect.objectContaining({ action: 'probe.file', subject_id: data.key }));
    expect((await app.get('/probe-files', { query: { key: data.key } })).bytes.toString()).toContain('Küche');
  });

  it('422 and 401 in JSON, as anywhere', async () => {
    expect(await api.get('/probe-files')).toMatchObject({ status: 422, error: { details: { field: 'key' } } });
    expect(await world.clientWith(null).get('/probe-files')).toMatchObject({ status: 401 });
  });

  it('500 in JSON if the store has lost the file or holds another, without a trace of the download', async () => {
    const { data } = await api.post('/probe-files', upload('here today'));
    const key = storeKey(world.organizationId, data.key);
    await installation.files.remove(key);
    const lost = await api.get('/probe-files', { query: { key: data.key } });
    expect(lost).toMatchObject({ status: 500, error: { code: 'INTERNAL_ERROR' } });
    expect(lost.headers['content-disposition']).toBeUndefined();
    expect(lost.text).not.toContain(data.key);
    await installation.files.put(key, Buffer.from('another'));
    expect((await api.get('/probe-files', { query: { key: data.key } })).status).toBe(500);
  });

  it('503 in JSON if the source fails before its first byte', async () => {
    stream = () => new Readable({ read: (): void => undefined, construct: (done) => done(new Error('worn out')) });
    const response = await app.get('/probe-stream');
    expect(response).toMatchObject({ status: 503, error: { code: 'UNAVAILABLE' } });
    expect(response.headers['content-disposition']).toBeUndefined();
  });

  it('503 in JSON if it fails between its first byte and the answer; the process goes on', async () => {
    const source = new PassThrough();
    source.write('x'.repeat(1000));
    stream = () => source;
    const { changeLogWriter } = installation;
    vi.spyOn(changeLogWriter, 'write').mockImplementationOnce(async () => {
      const closed = new Promise((resolve) => source.once('close', resolve));
      source.destroy(new Error('worn out'));
      await closed;
    });
    const response = await app.get('/probe-stream');
    expect(response).toMatchObject({ status: 503, error: { code: 'UNAVAILABLE' } });
    expect(response.headers).toMatchObject({ 'retry-after': '5' });
    expect(response.headers['content-disposition']).toBeUndefined();
  });

  it('a client that goes away closes the source', async () => {
    const source = new PassThrough();
    source.write('x'.repeat(1000));
    stream = () => source;
    const response = await overTheWire('/api/v1/probe-stream');
    await once(response, 'data');
    const closed = once(source, 'close');
    response.destroy();
    await closed;
    expect(source.destroyed).toBe(true);
  });

  it('so does one that went away before the first byte', async () => {
    const source = new PassThrough();
    source.write('x'.repeat(1000));
    const closed = once(source, 'close');
    const sent = await ask('/api/v1/probe-stream');
    sent.on('error', () => undefined);
    await new Promise<void>((resolve) => {
      stream = async () => {
        const gone = once(server.server, 'gone');
        sent.destroy();
        resolve();
        await gone;
        return source;
      };
      server.server.once('connection', (socket) => socket.once('close', () => server.server.emit('gone')));
      sent.end();
    });
    await closed;
  });

  it('a source that fails half way breaks the connection off: half a file is never taken for a whole', async () => {
    const source = new PassThrough();
    source.write('x'.repeat(1000));
    stream = () => source;
    const response = await overTheWire('/api/v1/probe-stream');
    await once(response, 'data');
    const failed = once(response, 'error');
    source.destroy(new Error('worn out'));
    expect((await failed)[0]).toMatchObject({ code: 'ECONNRESET' });
    expect(response.complete).toBe(false);
  });
});

async function ask(path: string): Promise<ClientRequest> {
  if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const token = await world.token(boss.id, []);
  return request({ port, path, agent: false, headers: { authorization: `Bearer ${token}` } });
}

async function overTheWire(path: string): Promise<IncomingMessage> {
  const sent = (await ask(path)).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
}

describe('a file and the change it belongs to', () => {
  it('what is refused or fails keeps no file; a key repeats the refusal', async () => {
    const before = await keysIn(harness);
    expect((await api.post('/probe-files', upload('no', { then: 'refuse' }))).status).toBe(409);
    const headers = { 'idempotency-key': 'refused-file' };
    expect((await api.post('/probe-files', upload('no', { then: 'refuse' }), { headers })).status).toBe(409);
    expect((await app.post('/probe-files', upload('no', { then: 'fail' }))).status).toBe(500);
    await expect.poll(() => keysIn(harness)).toEqual(before);
    const { rows } = await sql`select from stored_files where size_bytes = 2`.execute(installation.database.db);
    expect(rows).toHaveLength(0);
  });

  it('a repeated request keeps one file', async () => {
    const before = (await keysIn(harness)).length;
    const headers = { 'idempotency-key': 'once-only' };
    const first = await api.post('/probe-files', upload('once'), { headers });
    const second = await api.post('/probe-files', upload('once'), { headers });
    expect(second.data).toEqual(first.data);
    expect(await keysIn(harness)).toHaveLength(before + 1);
  });

  it('the bytes of what is forgotten go after the commit', async () => {
    const { data } = await api.post('/probe-files', upload('for a while'));
    expect((await api.delete('/probe-files', { key: data.key })).status).toBe(200);
    const key = storeKey(world.organizationId, data.key);
    await runJobsOnce(installation);
    expect(await installation.files.open(key)).toBeNull();
  });

  it('the sweep removes what no record names, once it is old enough, and nothing of another installation', async () => {
    const { data } = await api.post('/probe-files', upload('kept'));
    const orphan = storeKey(world.organizationId, '0'.repeat(32));
    const stranger = storeKey('org_ELSEWHERE', '0'.repeat(32));
    for (const key of [orphan, stranger, `${orphan.slice(0, -1)}1`]) {
      await installation.files.put(key, Buffer.from('left behind'));
    }
    expect(await sweepOrphans(installation, Date.now() - 60_000)).toBe(0);
    expect(await sweepOrphans(installation, Date.now() + 60_000)).toBe(2);
    expect(await keysIn(harness)).toContain(storeKey(world.organizationId, data.key));
    expect(await keysIn(harness)).not.toContain(orphan);
    const found = await installation.files.open(stranger);
    expect(found).not.toBeNull();
    found?.stream.destroy();
  });
});

describe('a store that fails', () => {
  it('one that is not named well is refused at the start, in one sentence', () => {
    expect(() => readConfig({ MUSTER_FILES_URL: 'ftp://bucket' })).toThrow('MUSTER_FILES_URL must start with s3://.');
    expect(readConfig({ MUSTER_FILES_URL: 's3://acme', AWS_REGION: 'eu-west-1' }).bucket).toMatchObject({
      region: 'eu-west-1',
    });
    expect(readConfig({}).bucket).toBeNull();
  });

  it('in a bucket: the same as on disk, and 503 with Retry-After while it is out of reach', async () => {
    const s3 = await startS3Server('muster-test');
    const url = `s3://muster-test/x?endpoint=${encodeURIComponent(s3.endpoint)}&path_style=1`;
    const there = await openHarness({ catalogue: probed, env: { MUSTER_FILES_URL: url } });
    expect(there.installation.files).toBeInstanceOf(BucketFiles);
    expect(parseFilesUrl(url).prefix).toBe('x/');
    const theirs = await (await there.world.executive()).api();
    const { data } = await theirs.post('/probe-files', upload('in the cloud'));
    expect((await theirs.get('/probe-files', { query: { key: data.key } })).bytes.toString()).toBe('in the cloud');
    await s3.stop();
    const refused = await theirs.get('/probe-files', { query: { key: data.key } });
    expect(refused).toMatchObject({ status: 503, error: { code: 'UNAVAILABLE' } });
    expect(refused.headers['retry-after']).toBe('5');
    expect((await theirs.post('/probe-files', upload('later'))).status).toBe(503);
  });

  it('503 if the disk refuses, and nothing is recorded', async () => {
    const there = await openHarness({ catalogue: probed });
    writeFileSync(join(there.dataDir, 'files'), 'in the way');
    const theirs = await (await there.world.executive()).app();
    expect((await theirs.post('/probe-files', upload('x'))).status).toBe(503);
    const { rows } = await sql`select from stored_files`.execute(there.installation.database.db);
    expect(rows).toHaveLength(0);
  });
});
