import { expect, it } from 'vitest';
import type { Client } from '../client.ts';
import { sized } from '../depth.ts';
import { openHarness } from '../harness.ts';

/**
 * Random writers, proposals and acceptances at once, their connections cut in between: each accepted proposal took effect exactly once and
 * as shown, every other one not at all.
 */
const { world, installation } = await openHarness();
const { pool } = installation.database;
const propose = { query: { propose: 'true' } };

/** The same numbers for the same seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Whatever is within a transaction, but for who asks. */
const cutConnections = () =>
  pool.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and state = 'idle in transaction'`);

interface Made {
  readonly id: string;
  /** What its effect is known by. */
  readonly sign: string;
  readonly kind: 'department' | 'title';
  /** Answers of 200 to whoever accepted it. */
  done: number;
}

async function live(seed: number, steps: number): Promise<void> {
  const random = randomFrom(seed);
  const admins = await Promise.all([1, 2, 3].map(() => world.administrator()));
  const apps = await Promise.all(admins.map((one) => one.app()));
  const writers: Client[] = [...apps, await admins[0]!.api()];
  const people = await Promise.all([1, 2, 3].map(() => world.employee()));
  const made: Made[] = [];
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  let count = 0;

  const doesPropose = async (): Promise<void> => {
    const sign = `S${String(seed)}-${String(++count)}`;
    const kind = random(2) === 0 ? 'department' : 'title';
    const person = pick(people);
    const client = pick(writers);
    const answer =
      kind === 'department'
        ? await client.post('/departments', { name: sign, code: sign }, propose)
        : await client.patch(`/users/${person.id}`, { job_title: sign }, propose);
    if (answer.status === 202) made.push({ id: answer.data.id as string, sign, kind, done: 0 });
    else expect([409, 503]).toContain(answer.status);
  };
  const doesDecide = async (): Promise<void> => {
    if (made.length === 0) return;
    const proposal = pick(made);
    const move = pick(['accept', 'accept', 'accept', 'accept', 'decline', 'withdraw']);
    const answer = await pick(apps).post(`/proposals/${proposal.id}/${move}`);
    expect([200, 403, 409, 503], answer.text).toContain(answer.status);
    if (answer.status === 200 && move === 'accept') proposal.done++;
  };
  const doesWrite = async (): Promise<void> => {
    const answer = await pick(apps).patch(`/users/${pick(people).id}`, { first_name: `N${String(random(4))}` });
    expect([200, 409, 503]).toContain(answer.status);
  };

  const turn = async (): Promise<void> => {
    const what = random(12);
    if (what < 4) await doesPropose();
    else if (what < 9) await doesDecide();
    else if (what < 11) await doesWrite();
    else await cutConnections().catch(() => undefined);
  };
  await Promise.all(
    [1, 2, 3, 4].map(async () => {
      for (let step = 0; step < steps / 4; step++) await turn();
    }),
  );

  const events = await world.events();
  const reader = apps[0]!;
  for (const { id, sign, kind, done } of made) {
    const { data } = await reader.get(`/proposals/${id}`);
    const effects = events.filter(({ type, snapshot }) => {
      const { name, job_title } = snapshot as { name?: string; job_title?: string };
      return kind === 'department'
        ? type === 'department.created' && name === sign
        : type === 'user.updated' && job_title === sign;
    });
    // What a person is called may change later, with the title they have.
    const first = effects.slice(0, 1);
    expect(done).toBeLessThanOrEqual(1);
    if (done === 1) expect(data.status).toBe('ACCEPTED');
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from audit_log
        where organization_id = $1 and accepted_by_id is not null and subject_id = $2 and at = $3`,
      [world.organizationId, data.outcome.data.id, data.decided_at],
    );
    if (data.status === 'ACCEPTED') {
      expect(rows[0]?.count, `${sign}: done once`).toBe(1);
      expect(first, sign).toHaveLength(1);
      const shown = data.outcome.data as { first_name?: string };
      if (kind === 'title') expect(first[0]?.snapshot).toMatchObject({ first_name: shown.first_name });
      if (kind === 'department') expect(effects).toHaveLength(1);
    } else expect(effects, `${sign}: not done`).toEqual([]);
  }
  expect(made.length).toBeGreaterThan(0);
}

it('random histories: none lost, none twice, none other than shown', { timeout: 600_000 }, async () => {
  for (let seed = 1; seed <= sized(25, 1); seed++) await live(seed, sized(400, 120));
});
