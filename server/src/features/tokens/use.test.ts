import { afterAll, describe, expect, it } from 'vitest';
import { openHarness } from '../../../test/harness.ts';
import { sql } from '../../db/sql.ts';
import { hashSecret } from '../../lib/secrets.ts';
import { lastUseOf, tokenUseOf } from './use.ts';

const { installation, world } = await openHarness();
const { db } = installation.database;
const { clock } = installation;
const minuteMs = 60_000;

// The one of the server under test stays in place; this one is asked directly.
const use = tokenUseOf(installation);
afterAll(() => use.close());

const owner = await world.employee();

async function newToken(): Promise<string> {
  const hash = hashSecret(await world.token(owner.id, []));
  const { rows } = await sql<{ id: string }>`select id from api_tokens where token_hash = ${hash}`.execute(db);
  return rows[0]!.id;
}

async function stored(id: string): Promise<{ last_used_at: string | null; version: string }> {
  const { rows } = await sql<{ last_used_at: string | null; version: string }>`
    select last_used_at, xmin::text as version from api_tokens where id = ${id}`.execute(db);
  return rows[0]!;
}

/** Moves the product's time to this instant. */
const setClock = (instantMs: number): void => {
  clock.setOffset(clock.offsetMs + instantMs - clock.nowMs());
};
const start = Date.parse('2027-03-01T10:20:00.000Z');

describe('last use of a token', () => {
  it('is kept to the minute and written once, however many requests came', async () => {
    const id = await newToken();
    setClock(start + 12_345);
    for (let i = 0; i < 100; i++) use.note(world.organizationId, id);
    expect((await stored(id)).last_used_at).toBeNull();
    await use.flush();
    const first = await stored(id);
    expect(first.last_used_at).toBe('2027-03-01T10:20:00.000Z');

    setClock(start + 40_000);
    use.note(world.organizationId, id);
    await use.flush();
    expect((await stored(id)).version).toBe(first.version);

    setClock(start + minuteMs);
    use.note(world.organizationId, id);
    await use.flush();
    expect((await stored(id)).last_used_at).toBe('2027-03-01T10:21:00.000Z');
  });

  it('is told before it is written', async () => {
    const id = await newToken();
    setClock(start + 5 * minuteMs);
    expect(lastUseOf(installation, { id, last_used_at: null })).toBeNull();
    use.note(world.organizationId, id);
    expect(lastUseOf(installation, { id, last_used_at: null })).toBe('2027-03-01T10:25:00.000Z');
    const later = '2027-03-01T10:30:00.000Z';
    expect(lastUseOf(installation, { id, last_used_at: later })).toBe(later);
  });

  it('does not go back because another process writes late', async () => {
    const id = await newToken();
    setClock(start + 10 * minuteMs);
    use.note(world.organizationId, id);
    setClock(start + 12 * minuteMs);
    await sql`update api_tokens set last_used_at = '2027-03-01T10:31:00Z' where id = ${id}`.execute(db);
    await use.flush();
    expect((await stored(id)).last_used_at).toBe('2027-03-01T10:31:00.000Z');
  });

  it('does go back with the clock', async () => {
    const id = await newToken();
    setClock(start + 60 * minuteMs);
    use.note(world.organizationId, id);
    await use.flush();
    setClock(start);
    use.note(world.organizationId, id);
    await use.flush();
    expect((await stored(id)).last_used_at).toBe('2027-03-01T10:20:00.000Z');
  });

  it('waits for the next time when the database does not take it', async () => {
    const id = await newToken();
    setClock(start + 90 * minuteMs);
    use.note(world.organizationId, id);
    await sql`alter table api_tokens rename to api_tokens_away`.execute(db);
    await use.flush();
    await sql`alter table api_tokens_away rename to api_tokens`.execute(db);
    expect((await stored(id)).last_used_at).toBeNull();
    await use.flush();
    expect((await stored(id)).last_used_at).toBe('2027-03-01T11:50:00.000Z');
  });
});
