import { expect, test } from 'vitest';
import { FakeServer, ok, refused } from '../test/fake-server.ts';
import { Muster } from './index.ts';

const page = (ids: string[], next: string | null): Response =>
  ok(
    ids.map((id) => ({ id })),
    { has_more: next !== null, next_cursor: next },
  );
const clientOf = (server: FakeServer): Muster =>
  new Muster({ baseUrl: 'https://muster.example/api/v1', token: 'mst_1', fetch: server.fetch, retries: 0 });

test('a list is every record of all its pages, with the same filters on each', async () => {
  const server = new FakeServer(page(['a', 'b'], 'c1'), page([], 'c2'), page(['c'], null));
  const ids: string[] = [];
  for await (const { id } of clientOf(server).users.list({ status: 'active' })) ids.push(id);
  expect(ids).toEqual(['a', 'b', 'c']);
  expect(server.received.map(({ url }) => new URL(url).search)).toEqual([
    '?status=active',
    '?status=active&cursor=c1',
    '?status=active&cursor=c2',
  ]);
});

test('no page is asked for before it is needed', async () => {
  const server = new FakeServer(page(['a', 'b'], 'c1'));
  for await (const { id } of clientOf(server).users.list()) if (id === 'b') break;
  expect(
    await clientOf(new FakeServer(page(['a', 'b'], 'c1')))
      .users.list()
      .toArray({ limit: 1 }),
  ).toHaveLength(1);
  expect(server.received).toHaveLength(1);
});

test('awaited, a list is its first page, from which the next can be had', async () => {
  const server = new FakeServer(page(['a'], 'c1'), page(['b'], null));
  const first = await clientOf(server).users.list();
  const second = await first.next?.();
  expect([first.meta.next_cursor, second?.data[0]?.id, second?.next]).toEqual(['c1', 'b', null]);
});

test('a last page may have a cursor to keep: the list still ends', async () => {
  const server = new FakeServer(ok([{ id: 'a' }], { has_more: false, next_cursor: 'kept' }));
  const pages = [];
  for await (const { meta } of clientOf(server).users.list().pages()) pages.push(meta.next_cursor);
  expect(pages).toEqual(['kept']);
});

test('a page that is refused ends the loop with its error', async () => {
  const server = new FakeServer(page(['a'], 'c1'), refused(403, 'FORBIDDEN'));
  const seen: string[] = [];
  const loop = async () => {
    for await (const { id } of clientOf(server).users.list()) seen.push(id);
  };
  await expect(loop()).rejects.toThrow('No.');
  expect(seen).toEqual(['a']);
});
