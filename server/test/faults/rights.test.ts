import { describe, expect, it } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { OpenTransaction } from '../../src/db/transaction.ts';
import { importJob } from '../../src/features/imports/job.ts';
import type { Import } from '../../src/features/imports/record.ts';
import { type Specimens, specimensOf } from '../catalogue/specimens.ts';
import { sized, withinMs } from '../depth.ts';
import { openHarness } from '../harness.ts';
import { untilBlocked } from '../locks.ts';
import type { Somebody, World } from '../world.ts';
import { sendAll, type Sent, writes } from './replays.ts';
import { median } from './support.ts';

const harness = await openHarness();
const { installation, world: first } = harness;
const { db } = installation.database;

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const withheld = { status: 409, error: { code: 'CONFLICT', details: { reason: 'replay_withheld' } } };

async function place(): Promise<{ world: World; owner: Somebody; specimens: Specimens; sent: Sent[] }> {
  const world = await first.another();
  const owner = await world.executive();
  const specimens = await specimensOf(harness, world, owner);
  return { world, owner, specimens, sent: await sendAll(await owner.app(), specimens) };
}

const succeeded = (sent: readonly Sent[]): Sent[] => sent.filter(({ answer }) => answer.status < 300);

async function setRole(world: World, { id }: Somebody, role: string): Promise<void> {
  await sql`update users set role = ${role} where organization_id = ${world.organizationId} and id = ${id}`.execute(db);
  installation.permissionCache.forget(world.organizationId);
}

/** Rows that a change would have added to. */
async function traces(world: World): Promise<number[]> {
  return [(await world.events()).length, (await world.audit()).length];
}

async function expectSame({ operation, answer, repeat }: Sent): Promise<void> {
  const again = await repeat();
  expect([operation.id, again.status, again.text]).toEqual([operation.id, answer.status, answer.text]);
  expect(again.headers['idempotent-replayed']).toBe('true');
}

describe('replays of every write', async () => {
  const { world, owner, specimens, sent } = await place();

  it('most of the catalogue succeeds, so that there is something to replay', () => {
    expect(sent).toHaveLength(writes.length);
    expect(succeeded(sent).length).toBeGreaterThan(80);
  });

  it('nothing has changed: byte for byte the same, and nothing runs', async () => {
    const before = await traces(world);
    for (const each of sent) await expectSame(each);
    expect(await traces(world)).toEqual(before);
  });

  it('a private tier that is shown again is logged again', async () => {
    const logOf = async () =>
      (await world.accessLog()).map(({ user_id, tier, record_id }) => `${user_id} ${tier} ${record_id}`);
    for (const each of succeeded(sent)) {
      const before = await logOf();
      await expectSame(each);
      const added = (await logOf()).slice(before.length);
      // What is answered of access is no part of the record, nor is an archive before it is taken; and nobody is known by the example.
      const isPrivate =
        ['users.', 'compensation.', 'whatIf.', 'payRuns.filePreview'].some((prefix) =>
          each.operation.id.startsWith(prefix),
        ) && !/(?:Access|Factors|Email|DataArchive|\.known)$/.test(each.operation.id);
      expect([each.operation.id, added.length > 0]).toEqual([each.operation.id, isPrivate]);
    }
  });

  it('409 replay_withheld: the owner was demoted; a refusal that was remembered stays one', async () => {
    const before = await traces(world);
    await setRole(world, owner, 'ADMINISTRATOR');
    for (const each of sent) {
      const again = await each.repeat();
      // What takes an Executive is refused at the gate, before any key is looked at.
      if (again.status === 403 && each.operation.role === 'EXECUTIVE') continue;
      if (each.answer.status >= 400) expect(again.text).toBe(each.answer.text);
      else expect(again).toMatchObject(withheld);
    }
    await setRole(world, owner, 'EXECUTIVE');
    expect(await traces(world)).toEqual(before);
    for (const each of sent) await expectSame(each);
  });

  it('409 replay_withheld: the person whom it is about was erased', async () => {
    const { usr = '' } = specimens;
    await sql`update users set is_active = false where organization_id = ${world.organizationId} and id = ${usr}`.execute(
      db,
    );
    const boss = await (await world.executive()).app();
    expect((await boss.post(`/users/${usr}/erase`)).status).toBe(202);
    const before = await traces(world);
    const about = new Set<string>();
    for (const each of succeeded(sent)) {
      const again = await each.repeat();
      expect(again.text).not.toContain(usr);
      if (again.status === 409) about.add(each.operation.id);
    }
    expect(await traces(world)).toEqual(before);
    for (const id of ['users.update', 'goals.create', 'customFieldValues.set', 'onboarding.addTask', 'shifts.update']) {
      expect(about).toContain(id);
    }
    expect(about).not.toContain('courses.create');
  });
});

describe('imports', () => {
  const rows = sized(1500, 150);
  const header = 'user_email,clock_in,clock_out';

  async function hoursOf() {
    const world = await first.another();
    const [admin, cook] = [await world.administrator(), await world.employee()];
    const watcher = await (await world.executive()).app();
    const csv = [header, ...Array(rows).fill(`${cook.email},2026-03-10T09:00:00Z,2026-03-10T17:00:00Z`)].join('\n');
    const { data } = await (await admin.app()).post('/imports', { kind: 'time_entries', csv });
    const stateOf = async () => (await watcher.get(`/imports/${String(data.id)}`)).data as Import;
    const run = importJob.run(installation, { organization_id: world.organizationId, import_id: data.id });
    while ((await stateOf()).rows_imported < 5) await nextTurn();
    return { world, admin, stateOf, run };
  }

  it('the period is locked meanwhile: no row that comes after goes into it', async () => {
    const { world, stateOf, run } = await hoursOf();
    await world.set({ time_locked_through: '2026-03-31' });
    const { rows_read } = await stateOf();
    await run;
    const ended = await stateOf();
    expect(ended).toMatchObject({ status: 'COMPLETED', rows_read: rows, reason: null });
    expect(ended.rows_imported).toBeGreaterThan(0);
    // The one that was under way may have looked just before.
    expect(ended.rows_imported).toBeLessThanOrEqual(rows_read + 1);
    expect(ended.rows_failed).toBe(rows - ended.rows_imported);
  });

  it.each([
    ['deactivated', sql`is_active = false`],
    ['demoted', sql`role = 'EMPLOYEE'`],
  ])('the author is %s meanwhile: it ends there and says so', async (_how, change) => {
    const { admin, stateOf, run } = await hoursOf();
    await sql`update users set ${change} where id = ${admin.id}`.execute(db);
    const { rows_read } = await stateOf();
    await run;
    const ended = await stateOf();
    expect(ended).toMatchObject({ status: 'FAILED', reason: 'author_not_allowed', rows_failed: 0 });
    expect(ended.rows_read).toBeLessThanOrEqual(rows_read + 1);
    expect(ended.failures).toMatchObject([{ line: null, message: expect.stringContaining('may no longer import') }]);
  });

  it('a rehearsal holds no one up: neither its own organization nor another with the same addresses', async () => {
    const [world, other] = [await first.another({ seat_limit: 10_000 }), await first.another({ seat_limit: 10_000 })];
    const [admin, neighbour] = [await world.administrator(), await other.administrator()];
    const [own, theirs] = [await admin.app(), await neighbour.app()];
    const emails = Array.from({ length: rows }, (_, n) => `p${String(n)}@rehearsed.example`);
    const csv = `first_name,last_name,email\n${emails.map((email) => `A,B,${email}`).join('\n')}\nA,B,${emails[0]!}`;
    const { data } = await own.post('/imports', { kind: 'people', csv, dry_run: true });
    const over = new AbortController();
    const run = importJob
      .run(installation, { organization_id: world.organizationId, import_id: data.id })
      .finally(() => over.abort());
    const waitsMs: number[] = [];
    for (let n = 0; !over.signal.aborted && n < rows; n += 3) {
      const startedMs = performance.now();
      const [mine, yours] = await Promise.all([
        own.post('/users', { first_name: 'A', last_name: 'B', email: `own${String(n)}@beside.example` }),
        theirs.post('/users', { first_name: 'A', last_name: 'B', email: emails[rows - 1 - n] }),
      ]);
      expect([mine.status, yours.status]).toEqual([201, 201]);
      waitsMs.push(performance.now() - startedMs);
    }
    await run;
    expect(waitsMs.length).toBeGreaterThan(5);
    expect(median(waitsMs)).toBeLessThan(withinMs(250));
    const ended = (await own.get(`/imports/${String(data.id)}`)).data as Import;
    expect(ended).toMatchObject({ status: 'COMPLETED', rows_read: rows + 1 });
    expect(ended.failures.at(-1)).toMatchObject({ line: rows + 2, field: 'email' });
    expect((await own.get('/users', { query: { limit: '100' } })).text).not.toContain('@rehearsed.example');
  });
});

describe('a request that waits because others ask', () => {
  it('is judged by the rights of the moment at which it begins', async () => {
    const limits =
      'token_per_second=1000,token_per_minute=1000,organization_per_minute=12,ip_per_minute=1000,edge_per_second=0';
    const { installation: shared, limiter, world } = await openHarness({ limits });
    const boss = await world.executive();
    const api = await boss.api();
    const others = await (await (await world.another()).executive()).api();
    const subject = await world.department('Kitchen');
    expect((await others.get('/departments')).status).toBe(200);
    const holder = await OpenTransaction.begin(shared.database.pool);
    await sql`select from departments where id = ${subject} for update`.execute(holder.tx);
    const running = api.patch(`/departments/${subject}`, { description: 'Changed' });
    await untilBlocked(shared.database.db);
    const waiting = api.get('/users');
    await expect.poll(() => limiter.pacer.paced).toBe(1);
    await sql`update api_tokens set revoked_at = now() where user_id = ${boss.id}`.execute(shared.database.db);
    shared.permissionCache.forget(world.organizationId);
    await holder.rollback();
    expect((await running).status).toBe(200);
    expect((await waiting).status).toBe(401);
  });
});
