import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import type { FileStore } from '../kernel/file-store.ts';
import { LocalFiles } from './local.ts';
import { openFiles, parseFilesUrl } from './place.ts';
import { BucketFiles } from './s3.ts';
import { startS3Server } from './testing/s3-server.ts';

const root = mkdtempSync(join(tmpdir(), 'muster-files-'));
const s3 = await startS3Server('muster-test');
const local = new LocalFiles(root);
const bucketUrl = (prefix: string): string =>
  `s3://muster-test/${prefix}?endpoint=${encodeURIComponent(s3.endpoint)}&region=ca-central-1&path_style=1`;
const bucket = new BucketFiles(parseFilesUrl(bucketUrl('files/here')));

afterAll(async () => {
  bucket.close();
  await s3.stop();
  rmSync(root, { recursive: true, force: true });
});

let count = 0;
const newKey = (organization = 'org_A'): string => `${organization}/${String(++count).padStart(32, 'k')}`;

async function read(store: FileStore, key: string): Promise<Buffer | null> {
  const opened = await store.open(key);
  return opened && buffer(opened.stream);
}

async function keysOf(store: FileStore, folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(folder)) keys.push(key);
  return keys.sort();
}

describe.each<{ name: string; store: FileStore }>([
  { name: 'on disk', store: local },
  { name: 'in a bucket', store: bucket },
])('files $name', ({ store }) => {
  it('come back byte for byte, with their size', async () => {
    const key = newKey();
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, i) => (i * 7) % 256));
    await store.put(key, bytes);
    const opened = await store.open(key);
    expect(opened?.sizeBytes).toBe(bytes.length);
    opened?.stream.destroy();
    expect((await read(store, key))?.equals(bytes)).toBe(true);
  });

  it('are absent until written and after they were removed; removing twice is fine', async () => {
    const key = newKey();
    expect(await store.open(key)).toBeNull();
    await store.put(key, Buffer.from('short'));
    await store.remove(key);
    await store.remove(key);
    expect(await store.open(key)).toBeNull();
  });

  it('are listed by organization, with when they were written', async () => {
    const [one, two, other] = [newKey('org_L'), newKey('org_L'), newKey('org_M')];
    for (const key of [one, two, other]) await store.put(key, Buffer.from(key));
    expect(await keysOf(store, 'org_L')).toEqual([one, two].sort());
    expect(await keysOf(store, 'org_N')).toEqual([]);
    for await (const { writtenMs } of store.list('org_L')) {
      expect(Math.abs(Date.now() - writtenMs)).toBeLessThan(60_000);
    }
  });

  it('are written side by side', async () => {
    const keys = Array.from({ length: 20 }, () => newKey('org_P'));
    await Promise.all(keys.map((key) => store.put(key, Buffer.from(key))));
    expect(await Promise.all(keys.map(async (key) => String(await read(store, key))))).toEqual(keys);
  });
});

describe('on disk', () => {
  it('only the operator can read them, and nothing half written stays beside them', async () => {
    const key = newKey('org_D');
    await local.put(key, Buffer.from('private'));
    const name = key.split('/')[1]!;
    const folder = join(root, 'org_D', name.slice(0, 2));
    expect(readdirSync(folder)).toEqual([name]);
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('what a crash left half written is listed, for the sweep, and never opened as the file', async () => {
    const key = newKey('org_C');
    await local.put(key, Buffer.from('whole'));
    const name = key.split('/')[1]!;
    writeFileSync(join(root, 'org_C', name.slice(0, 2), `${name}.part`), 'hal');
    expect(await keysOf(local, 'org_C')).toEqual([key, `${key}.part`]);
    expect(String(await read(local, key))).toBe('whole');
    await local.remove(`${key}.part`);
    expect(await keysOf(local, 'org_C')).toEqual([key]);
  });

  it.each(['../secrets', 'org_A/../../x', `org_A/${'k'.repeat(31)}/`, '/etc/passwd', ''])(
    'a key that is none of ours is refused: %s',
    async (key) => {
      await expect(local.put(key, Buffer.from('x'))).rejects.toThrow('no key');
      await expect(local.open(key)).rejects.toThrow('no key');
      await expect(local.remove(key)).rejects.toThrow('no key');
    },
  );

  it('a key is written once', async () => {
    const key = newKey('org_W');
    await local.put(key, Buffer.from('first'));
    writeFileSync(join(root, 'org_W', key.split('/')[1]!.slice(0, 2), `${key.split('/')[1]!}.part`), '');
    await expect(local.put(key, Buffer.from('second'))).rejects.toThrow('EEXIST');
    expect(String(await read(local, key))).toBe('first');
  });
});

describe('in a bucket', () => {
  it('another prefix of the same bucket is another store', async () => {
    const neighbour = openFiles(parseFilesUrl(bucketUrl('files/there')), root);
    const key = newKey('org_S');
    await bucket.put(key, Buffer.from('here'));
    expect(await neighbour.open(key)).toBeNull();
    expect(await keysOf(neighbour, 'org_S')).toEqual([]);
    neighbour.close();
  });

  it('a bucket that is not there is an error, not an absent file', async () => {
    const elsewhere = new BucketFiles(
      parseFilesUrl(`s3://no-such-bucket?endpoint=${encodeURIComponent(s3.endpoint)}&path_style=1`),
    );
    await expect(elsewhere.put(newKey(), Buffer.from('x'))).rejects.toMatchObject({ name: 'NoSuchBucket' });
    await expect(elsewhere.open(newKey())).rejects.toMatchObject({ name: 'NoSuchBucket' });
    elsewhere.close();
  });
});

describe('a store that takes the request and does not answer', () => {
  it('is given up in time', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const place = parseFilesUrl(`s3://muster-test?endpoint=http://127.0.0.1:${String(port)}&path_style=1`);
    const store = new BucketFiles(place, 100);
    await expect(store.put(newKey(), Buffer.from('x'))).rejects.toMatchObject({ name: 'TimeoutError' });
    await expect(store.open(newKey())).rejects.toMatchObject({ name: 'TimeoutError' });
    store.close();
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
});

describe('MUSTER_FILES_URL', () => {
  it('names bucket, prefix, region, endpoint and style', () => {
    expect(parseFilesUrl('s3://acme-files')).toEqual({
      bucket: 'acme-files',
      prefix: '',
      endpoint: null,
      region: 'us-east-1',
      isPathStyle: false,
    });
    expect(
      parseFilesUrl('s3://acme/a/b/?endpoint=https://minio.internal:9000&region=eu-west-1&path_style=1', 'x'),
    ).toEqual({
      bucket: 'acme',
      prefix: 'a/b/',
      endpoint: 'https://minio.internal:9000',
      region: 'eu-west-1',
      isPathStyle: true,
    });
    expect(parseFilesUrl('s3://acme-files', 'ca-central-1').region).toBe('ca-central-1');
  });

  it.each([
    ['files', 'is not an address'],
    ['https://bucket/prefix', 'must start with s3://'],
    ['s3://key:secret@bucket', 'must hold no credentials'],
    ['s3:///prefix', 'names no bucket'],
    ['s3://bucket?pathstyle=1', 'unknown setting "pathstyle"'],
    ['s3://bucket?path_style=yes', 'takes path_style as 0 or 1'],
    ['s3://bucket?endpoint=minio:9000', 'endpoint that is no http(s) address'],
  ])('one clear sentence: %s', (url, why) => {
    expect(() => parseFilesUrl(url)).toThrow(why);
  });

  it('without it files stand in the data folder', () => {
    expect(openFiles(null, root)).toBeInstanceOf(LocalFiles);
  });
});
