import { describe, expect, it } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { specimensOf, type Specimens } from '../catalogue/specimens.ts';
import { openHarness } from '../harness.ts';
import type { Somebody, World } from '../world.ts';
import { sendAll, writes, type Sent } from './replays.ts';

const harness = await openHarness();
const { installation, world: first } = harness;
const { db } = installation.database;

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
  installation.access.forget(world.organizationId);
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
      (await world.accessLog()).map(({ user_id, tier, record_id }) => `${user_id} ${tier} ${String(record_id)}`);
    for (const each of succeeded(sent)) {
      const before = await logOf();
      await expectSame(each);
      const added = (await logOf()).slice(before.length);
      const isPrivate = ['users.', 'compensation.'].some((prefix) => each.operation.id.startsWith(prefix));
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
    expect((await boss.post(`/users/${usr}/erase`)).status).toBe(200);
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
