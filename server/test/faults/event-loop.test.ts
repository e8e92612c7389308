import { describe, expect, it } from 'vitest';
import type { Operation } from '../../src/kernel/declaration.ts';
import { catalogue } from '../../src/main/catalogue.ts';
import { pathOf, specimensOf } from '../catalogue/specimens.ts';
import { Client } from '../client.ts';
import { isFull, sized } from '../depth.ts';
import { openHarness } from '../harness.ts';
import { hostileBodies, hostileSizes, manyKeys } from './hostile-bodies.ts';
import { bestOf, longestTurn } from './loop-probe.ts';

/** No request under 1 MB holds the event loop for longer, ten at once included. */
const limitMs = 50;
const atOnce = 10;

const harness = await openHarness();
const { world, server } = harness;
const boss = await world.executive();
const specimens = await specimensOf(harness, world, boss);
const app = await boss.app();
const visitor = new Client(server, '/app/api', { 'x-muster-app': '1' });
const operations = catalogue.operations.filter(({ body }) => body !== undefined);
const figures: { what: string; ms: number }[] = [];

/** Sends bodies together and holds the longest turn against the limit. */
async function expectQuick(what: string, send: () => Promise<{ status: number }>[]): Promise<void> {
  const ms = await bestOf(4, limitMs, () =>
    longestTurn(async () => {
      for (const { status } of await Promise.all(send())) expect(status).toBeLessThan(500);
    }),
  );
  figures.push({ what, ms });
  expect(ms, what).toBeLessThanOrEqual(limitMs);
}

/** The short form sends different bodies together; the full one each of them ten times. */
function batchesOf(operation: Operation): [string, string[]][] {
  return hostileSizes(operation).flatMap((bytes) => {
    const named = Object.entries(hostileBodies(operation, bytes));
    if (isFull) return named.map(([name, body]): [string, string[]] => [name, Array<string>(atOnce).fill(body)]);
    const batches: [string, string[]][] = [];
    for (let i = 0; i < named.length; i += atOnce) {
      const part = named.slice(i, i + atOnce);
      batches.push([part.map(([name]) => name).join(', '), part.map(([, body]) => body)]);
    }
    return batches;
  });
}

describe('ten hostile bodies at once', () => {
  it.each(operations.map((operation) => ({ operation, name: operation.id })))('$name', async ({ operation }) => {
    const path = pathOf(operation, specimens);
    for (const [name, bodies] of batchesOf(operation)) {
      const client = operation.kind === 'open' ? visitor : app;
      await expectQuick(`${operation.id}: ${name}`, () =>
        bodies.map((body) => client.send(operation.method, path, body)),
      );
    }
  });
});

describe('ten at once from no one', () => {
  // Refused before it matters which operation is asked for: the usual run asks for one of ten.
  const asked = operations.filter((_, index) => index % sized(1, 10) === 0);

  it.each(asked.map((operation) => ({ operation, name: operation.id })))('$name', async ({ operation }) => {
    const path = pathOf(operation, specimens);
    const body = manyKeys(900_000);
    const client = operation.surface === 'api' ? world.clientWith(null) : visitor;
    await expectQuick(`${operation.id} without a token`, () =>
      Array.from({ length: atOnce }, (_, n) =>
        client.send(operation.method, path, body, { ip: `203.0.113.${String(n)}` }),
      ),
    );
  });
});

describe('ten files at once', () => {
  const csvs: Record<string, string> = {
    'many rows': `name,code\n${'x,y\n'.repeat(220_000)}`,
    'many columns': `${'name,'.repeat(180_000)}\n`,
    'many fields in a row': `name,code\n${','.repeat(890_000)}\n`,
    'rows of many fields': `name,code\n${`${','.repeat(39_000)}\n`.repeat(22)}`,
    'a quote that never ends': `name,code\n"${'x'.repeat(890_000)}`,
    'quotes in quotes': `name,code\n${`"${'""'.repeat(50)}",y\n`.repeat(8000)}`,
    'line breaks in quotes': `name,code\n${`"${'\n'.repeat(1000)}",y\n`.repeat(850)}`,
    'line breaks alone': `name,code\n${'\r\n'.repeat(440_000)}`,
  };
  it.each(Object.entries(csvs))('CSV: %s', async (name, csv) => {
    const body = JSON.stringify({ kind: 'departments', csv: csv.slice(0, 900_000), dry_run: true });
    await expectQuick(`imports.create: ${name}`, () =>
      Array.from({ length: atOnce }, () => app.post('/imports', body.slice(0, 1_000_000))),
    );
  });

  const contents: Record<string, [string, string]> = {
    'a text': ['text/plain', Buffer.from('Grüße \t'.repeat(80_000)).toString('base64')],
    'an office document that is none': [
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(700_000, 'word')]).toString('base64'),
    ],
    'no base64': ['application/pdf', '='.repeat(900_000)],
    'base64 with blanks': ['application/pdf', 'AAAA '.repeat(180_000)],
  };
  it.each(Object.entries(contents))('base64: %s', async (name, [mime_type, content]) => {
    const body = JSON.stringify({ title: name, category: 'OTHER', file_name: 'a.txt', mime_type, content });
    await expectQuick(`documents.create: ${name}`, () =>
      Array.from({ length: atOnce }, () => app.post('/documents', body)),
    );
  });
});

describe('what is written when it is first asked for', () => {
  it.each(['/docs', '/api/v1/openapi.json', '/api/v1/postman.json'])('%s', async (url) => {
    // Compiled by now, as it is in a process that has run for a while; a new server has written nothing yet.
    await openHarness().then((other) => other.server.inject({ url }));
    const ms = await bestOf(3, limitMs, async () => {
      const { server: fresh } = await openHarness();
      return longestTurn(() => fresh.inject({ url }));
    });
    figures.push({ what: `the first ${url}`, ms });
    expect(ms).toBeLessThanOrEqual(limitMs);
  });
});

describe('ten addresses and headers at once', () => {
  const size = 15_000;
  const searches: Record<string, string> = {
    'many parameters': Array.from({ length: size / 3 }, (_, n) => `a${String(n % 10)}`).join('&'),
    'one parameter many times': 'limit=1&'.repeat(size / 8),
    'a long one': `q=${'%20'.repeat(size / 3)}`,
    'broken escapes': `q=${'%zz'.repeat(size / 3)}`,
  };
  it.each(Object.entries(searches))('query: %s', async (name, search) => {
    await expectQuick(`users.list: ${name}`, () => Array.from({ length: atOnce }, () => app.get(`/users?${search}`)));
  });

  const headers: Record<string, Record<string, string>> = {
    'many cookies': { cookie: 'a=b;'.repeat(size / 4) },
    'a list of tags': { 'if-match': '"a",'.repeat(size / 4) },
    'tags and blanks': { 'if-none-match': `"a"${' '.repeat(size)}x` },
    'many encodings': { 'accept-encoding': 'br;q=0.1,'.repeat(size / 9) },
    'a long content type': { 'content-type': `application/json${';a=b'.repeat(size / 4)}` },
  };
  it.each(Object.entries(headers))('header: %s', async (name, given) => {
    const path = pathOf(
      catalogue.operations.find(({ id }) => id === 'departments.update')!,
      specimens,
    );
    await expectQuick(`departments.update: ${name}`, () =>
      Array.from({ length: atOnce }, () => app.patch(path, { color: '#112233' }, { headers: given })),
    );
  });
});

it('the longest turns', () => {
  const longest = [...figures].sort((a, b) => b.ms - a.ms).slice(0, 12);

  if (isFull) console.table(longest.map(({ what, ms }) => ({ what, ms: Math.round(ms * 10) / 10 })));
  expect(longest[0]?.ms).toBeLessThanOrEqual(limitMs);
});
