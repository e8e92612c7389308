import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseFilesUrl } from '../src/files/place.ts';
import { BucketFiles } from '../src/files/s3.ts';
import { startS3Server } from '../src/files/testing/s3-server.ts';
import type { FileSink } from '../src/kernel/file-store.ts';
import { receiveFile } from '../src/kernel/receive-file.ts';
import { type IncomingFile, maxRawFileBytes } from '../src/lib/uploads.ts';
import { sized } from './depth.ts';
import { type Harness, openHarness } from './harness.ts';
import { pdfOf, WireUpload } from './uploading.ts';

const path = '/documents/file?title=Plan&file_name=plan.pdf';
const megabyte = 1_000_000;

async function open(harness: Harness) {
  const boss = await harness.world.executive();
  const session = await harness.world.session(boss.id);
  const { installation, server, world } = harness;
  return {
    ...harness,
    session,
    app: await boss.app(),
    start: (headers: Record<string, string> = {}, to = path) => WireUpload.open(server, to, { ...session, ...headers }),
    kept: async (): Promise<string[]> => {
      const keys: string[] = [];
      for await (const { key } of installation.files.list(world.organizationId)) keys.push(key);
      return keys.sort();
    },
  };
}

const disk = await open(await openHarness());
const s3 = await startS3Server('muster-test');
const bucketUrl = `s3://muster-test/x?endpoint=${encodeURIComponent(s3.endpoint)}&path_style=1`;
const bucket = await open(await openHarness({ env: { MUSTER_FILES_URL: bucketUrl } }));

afterEach(() => {
  vi.restoreAllMocks();
});

// First, while the process holds little that it could use again.
describe('memory', () => {
  const atOnce = sized(40, 8);

  it(`${String(atOnce)} files of 25 MB at once take less than 100 MB`, async () => {
    const send = async (): Promise<number> => (await (await disk.start()).finish(pdfOf(maxRawFileBytes))).status;
    // Code is compiled and buffers are pooled by the first.
    expect(await send()).toBe(201);
    const before = process.memoryUsage.rss();
    let peak = before;
    let isOver = false;
    const sampling = (async () => {
      while (!isOver) {
        peak = Math.max(peak, process.memoryUsage.rss());
        await sleep(10);
      }
    })();
    const statuses = await Promise.all(Array.from({ length: atOnce }, send));
    isOver = true;
    await sampling;
    expect(new Set(statuses)).toEqual(new Set([201]));
    console.log(`${String(atOnce)} at once: ${((peak - before) / megabyte).toFixed(0)} MB more.`);
    expect(peak - before).toBeLessThan(100 * megabyte);
  }, 120_000);
});

describe.each([
  { name: 'on disk', there: disk },
  { name: 'in a bucket', there: bucket },
])('a file that streams, $name', ({ there }) => {
  const { app, start, kept } = there;

  it.each([
    ['announced', { 'content-length': String(9 * megabyte) }],
    ['in chunks of no known number', {}],
  ])('201: %s, and the same bytes come back', async (_, headers) => {
    const { status, body } = await (await start(headers)).finish(pdfOf(9 * megabyte));
    expect([status, body.data?.size_bytes]).toEqual([201, 9 * megabyte]);
    const { bytes } = await app.get(`/documents/${String(body.data.id)}/content`);
    expect(bytes.equals(Buffer.concat([...pdfOf(9 * megabyte)]))).toBe(true);
  });

  it('413: more than 25 MB that were not announced; nothing stays', async () => {
    const before = await kept();
    const { status, body } = await (await start()).finish(pdfOf(maxRawFileBytes + 1));
    expect([status, body.error.code, body.error.message]).toEqual([
      413,
      'PAYLOAD_TOO_LARGE',
      expect.stringContaining('25 MB'),
    ]);
    await expect.poll(kept).toEqual(before);
  });

  it('201: 25 MB to the byte', async () => {
    const { status } = await (await start()).finish(pdfOf(maxRawFileBytes));
    expect(status).toBe(201);
  });

  it('a sender that goes away half-way leaves nothing', async () => {
    const before = await kept();
    const write = vi.fn();
    const { files } = there.installation;
    const create = files.create.bind(files);
    const ends: Promise<void>[] = [];
    vi.spyOn(files, 'create').mockImplementation(async (key, size) => {
      const sink = await create(key, size);
      return {
        write: (chunk) => sink.write(chunk).then(write),
        finish: () => sink.finish(),
        abort: () => {
          const end = sink.abort();
          ends.push(end);
          return end;
        },
      };
    });
    const upload = await start({ 'content-length': String(20 * megabyte) });
    await upload.send(pdfOf(5 * megabyte));
    await vi.waitFor(() => expect(write.mock.calls.length).toBeGreaterThan(10), 5000);
    upload.request.destroy();
    await vi.waitFor(() => expect(ends).toHaveLength(1), 5000);
    await ends[0];
    await expect.poll(kept).toEqual(before);
  });
});

describe('what is refused early', () => {
  it.each([
    ['413: more than 25 MB are announced', { 'content-length': String(maxRawFileBytes + 1) }, 413],
    ['422: a type that is not taken', { 'content-length': '1000', 'content-type': 'text/html' }, 422],
  ])('%s: before a byte of it is sent', async (_, headers, expected) => {
    const { status } = await (await disk.start(headers)).answer;
    expect(status).toBe(expected);
  });

  it('422: its first bytes are of another type; the rest is not waited for', async () => {
    const before = await disk.kept();
    const upload = await disk.start({ 'content-length': String(20 * megabyte), 'content-type': 'image/png' });
    await upload.send([Buffer.concat([...pdfOf(megabyte)])]);
    const { status, body } = await upload.answer;
    expect([status, body.error.details]).toEqual([422, { field: 'body' }]);
    expect(await disk.kept()).toEqual(before);
    upload.request.destroy();
  });

  it('404: a report that is not seen, before a byte of its receipt is sent', async () => {
    const to = '/expense-reports/exp_01K9Z3V5Q8R2T4W6Y8A0C2E4G6/receipts/upload?file_name=a.pdf';
    const upload = await disk.start({ 'content-length': String(20 * megabyte) }, to);
    expect((await upload.answer).status).toBe(404);
    upload.request.destroy();
  });

  it('what is left of the file is thrown away, and nothing behind it is read', async () => {
    if (!disk.server.server.listening) await disk.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = disk.server.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const session = Object.entries(disk.session).map(([name, value]) => `${name}: ${value}`);
    const head = [`POST /app/api${path} HTTP/1.1`, 'Host: a', 'Content-Type: image/png', ...session];
    socket.write([...head, `Content-Length: ${String(3 * megabyte)}`, '', ''].join('\r\n'));
    for (const chunk of pdfOf(3 * megabyte)) socket.write(chunk);
    socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    const statuses = [...(await text(socket)).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    expect(statuses).toEqual(['422']);
  });
});

describe('while a file streams', () => {
  it('no connection to PostgreSQL is held', async () => {
    const { pool } = disk.installation.database;
    const upload = await disk.start();
    await upload.send(pdfOf(megabyte));
    // What has arrived of it stands beside its place.
    await expect.poll(async () => (await disk.kept()).some((key) => key.endsWith('.part'))).toBe(true);
    await expect.poll(() => pool.totalCount - pool.idleCount, { interval: 5 }).toBe(0);
    expect((await upload.finish()).status).toBe(201);
  });

  it('503 if the disk takes no more; nothing stays', async () => {
    const before = await disk.kept();
    const { files } = disk.installation;
    const create = files.create.bind(files);
    vi.spyOn(files, 'create').mockImplementation(async (key, size) => {
      const sink = await create(key, size);
      let count = 0;
      return {
        write: (chunk) => (++count > 3 ? Promise.reject(new Error('ENOSPC')) : sink.write(chunk)),
        finish: () => sink.finish(),
        abort: () => sink.abort(),
      };
    });
    const { status, body } = await (await disk.start()).finish(pdfOf(megabyte));
    expect([status, body.error.code]).toEqual([503, 'UNAVAILABLE']);
    await expect.poll(disk.kept).toEqual(before);
  });

  const file = (): IncomingFile => ({
    mimeType: 'application/pdf',
    announcedBytes: 10 * megabyte,
    chunks: async function* () {
      yield* pdfOf(10 * megabyte);
      await Promise.resolve();
    },
    received: () => ({ sizeBytes: 10 * megabyte, sha256: Buffer.alloc(32) }),
  });
  const never = (): Promise<never> => new Promise(() => undefined);
  const sink: FileSink = { write: () => Promise.resolve(), finish: () => Promise.resolve(), abort: vi.fn() };

  it.each<[string, Partial<FileSink>]>([
    ['for a chunk', { write: never }],
    ['for its end', { finish: never }],
  ])('503: a store that stalls %s is given up in time, and told', async (_, stalls) => {
    const abort = vi.fn(() => Promise.resolve());
    const files = { ...disk.installation.files, create: () => Promise.resolve({ ...sink, ...stalls, abort }) };
    const storing = { files: files as never, log: pino({ level: 'silent' }) };
    await expect(receiveFile(storing, 'org_A', file(), 'a.pdf', 50)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await vi.waitFor(() => expect(abort).toHaveBeenCalledOnce(), 5000);
  });

  it('503: a bucket that takes the connection and nothing else', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket.pause())).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const files = new BucketFiles(parseFilesUrl(`s3://silent?endpoint=http://127.0.0.1:${String(port)}&path_style=1`));
    const storing = { files, log: pino({ level: 'silent' }) };
    await expect(receiveFile(storing, 'org_A', file(), 'a.pdf', 1000)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    // Broken off: the request must not go on without its sender.
    expect(sockets).toHaveLength(1);
    const closed = once(sockets[0]!, 'close');
    sockets[0]!.on('error', () => undefined).resume();
    await closed;
    files.close();
    silent.close();
  });
});
