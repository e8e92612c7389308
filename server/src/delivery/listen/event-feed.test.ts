import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../test/harness.ts';
import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { OpenTransaction } from '../../db/transaction.ts';
import { newId } from '../../lib/ids.ts';
import { EventFeed } from './event-feed.ts';

const { installation, world } = await openHarness();
const { db, pool } = installation.database;

async function openFeed(organizationId = world.organizationId): Promise<EventFeed> {
  const feed = new EventFeed(installation, organizationId);
  expect(await feed.look()).toEqual([]);
  return feed;
}

async function raise(atMs = installation.clock.nowMs(), tx: Db = db): Promise<string> {
  const id = newId('evt', atMs);
  await sql`insert into events (organization_id, id, type, created_at, subject_type, subject_id, snapshot, surface)
    values (${world.organizationId}, ${id}, 'department.deleted', ${new Date(atMs).toISOString()}, 'department', 'dep_1', '{}', 'api')`.execute(
    tx,
  );
  return id;
}

const idsOf = async (feed: EventFeed): Promise<string[]> => (await feed.look()).map(({ id }) => id);

describe('EventFeed', () => {
  it('shows each new event once, and none from before', async () => {
    await raise();
    const feed = await openFeed();
    const ids = [await raise(), await raise()];
    expect(await idsOf(feed)).toEqual(ids);
    expect(await idsOf(feed)).toEqual([]);
  });

  it('an event whose change took long appears after later ones', async () => {
    const feed = await openFeed();
    const beganMs = installation.clock.nowMs() - 20_000;
    const open = await OpenTransaction.begin(pool);
    const late = await raise(beganMs, open.tx);
    const early = await raise();
    expect(await idsOf(feed)).toEqual([early]);
    await open.commit();
    expect(await idsOf(feed)).toEqual([late]);
  });

  it('follows the test clock, forth and back', async () => {
    const feed = await openFeed();
    const dayMs = 86_400_000;
    for (const offsetMs of [30 * dayMs, 0]) {
      await sql`update installation set clock_offset_ms = ${offsetMs}`.execute(db);
      const id = await raise(Date.now() + offsetMs);
      expect(await idsOf(feed)).toEqual([id]);
      expect(await idsOf(feed)).toEqual([]);
    }
  });

  it('shows nothing of another organization', async () => {
    const feed = await openFeed((await world.another()).organizationId);
    await raise();
    expect(await idsOf(feed)).toEqual([]);
  });
});
