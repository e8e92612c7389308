import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataDirWithDemo } from '../demo.ts';
import { sized } from '../depth.ts';
import { ensureProductBuilt, stopAll } from '../processes.ts';
import { FeedReader } from './feed-reader.ts';
import { eventually, FaultyReceiver, inParallel, Product } from './support.ts';

const changes = sized(2000, 200);
const kills = sized(5, 2);
/** Claims of a killed worker last half a minute; what it was sending comes after that. */
const patienceMs = 120_000;

beforeAll(ensureProductBuilt);
afterAll(stopAll);

describe(`${String(changes)} changes, the server killed ${String(kills)} times and PostgreSQL once`, () => {
  const acknowledged = new Map<string, string>();
  let product: Product;
  let receivers: FaultyReceiver[] = [];
  let steady: FaultyReceiver;
  let reader: FeedReader;

  beforeAll(async () => {
    product = await Product.start({ MUSTER_DATA_DIR: await dataDirWithDemo() });
    receivers = [
      await FaultyReceiver.subscribe(product, 'takes', ['department.created']),
      await FaultyReceiver.subscribe(product, 'fails sometimes'),
    ];
    steady = receivers[0] as FaultyReceiver;
    reader = new FeedReader(product);
    let hits = 0;
    let underWay = Promise.resolve();
    const hit = async (n: number): Promise<void> => {
      if (n === Math.ceil(kills / 2)) return product.killDatabase();
      await product.kill();
      await product.start();
    };
    await inParallel(changes, 8, async (n) => {
      const name = `Place ${String(n)}`;
      const { status, data } = await product.surely('POST', '/departments', { name }, `place-${String(n)}`);
      expect(status).toBe(201);
      acknowledged.set(data.id as string, name);
      // The others go on meanwhile: what they ask for fails, and they ask again.
      if (acknowledged.size < ((hits + 1) * changes) / (kills + 2)) return;
      underWay = underWay.then(() => hit(hits++));
      await underWay;
    });
    await underWay;
    await reader.finish();
  }, 600_000);

  afterAll(async () => {
    for (const receiver of receivers) receiver.close();
    await product.stop();
  });

  const createdAt = (receiver: FaultyReceiver) =>
    receiver.delivered.filter(({ type, subjectId }) => type === 'department.created' && acknowledged.has(subjectId));

  it('went as planned', () => {
    expect(product.starts).toBeGreaterThan(kills);
    expect(acknowledged.size).toBe(changes);
  });

  it('the feed, read all the while, has told of every acknowledged change once, and of all in the order of a second reader', async () => {
    const told = reader.events.filter(({ subjectId }) => acknowledged.has(subjectId));
    expect(told).toHaveLength(changes);
    expect(new Set(reader.events.map(({ id }) => id)).size).toBe(reader.events.length);
    const second = new FeedReader(product);
    await second.finish();
    expect(second.events).toEqual(reader.events);
  });

  it(
    'every acknowledged change is delivered to every endpoint',
    async () => {
      for (const receiver of receivers) {
        const missing = () => {
          const delivered = new Set(createdAt(receiver).map(({ subjectId }) => subjectId));
          return [...acknowledged.keys()].filter((id) => !delivered.has(id));
        };
        await eventually(
          () => missing().length === 0,
          patienceMs,
          () => `${String(missing().length)} of ${String(changes)} were not delivered`,
        );
      }
    },
    2 * patienceMs + 10_000,
  );

  it('none is invented: each delivered change is there, and nothing came that was not signed', async () => {
    for (const receiver of receivers) expect(receiver.forged).toEqual([]);
    const known = new Set<string>();
    for (const { subjectId } of steady.delivered) known.add(subjectId);
    expect([...known].sort()).toEqual([...acknowledged.keys()].sort());
    const [id = '', name] = [...acknowledged][0] ?? [];
    expect((await product.call('GET', `/departments/${id}`)).data).toMatchObject({ id, name });
  });

  it('duplicates carry the same id: one event for each change, regardless of who receives it', () => {
    const events = new Map<string, Set<string>>();
    for (const { subjectId, eventId } of receivers.flatMap(createdAt)) {
      const ids = events.get(subjectId) ?? new Set<string>();
      events.set(subjectId, ids.add(eventId));
    }
    expect(events.size).toBe(changes);
    expect([...events.values()].every((ids) => ids.size === 1)).toBe(true);
    const sent = steady.delivered.length;
    console.log(`${String(sent)} deliveries of ${String(changes)} events: ${String(sent - changes)} came twice.`);
  });
});
