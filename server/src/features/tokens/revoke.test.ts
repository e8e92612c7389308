import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../test/harness.ts';
import type { Somebody, World } from '../../../test/world.ts';
import { sql } from '../../db/sql.ts';
import { operatorOf } from '../../kernel/actor.ts';
import { inUnitOfWork, type UnitOfWork } from '../../kernel/unit-of-work.ts';
import { findOrganization, tenantOf } from '../organization/index.ts';
import { deactivatePerson, lockVisiblePerson } from '../people/index.ts';
import { createToken } from './create.ts';
import { revokeToken } from './revoke.ts';
import { findOrganizationOfToken } from './store.ts';

const { installation, world } = await sharedHarness();
const { db } = installation.database;
const origin = { surface: 'cli', tokenId: null, ip: null, requestId: null } as const;

async function asOperator<T>(of: World, run: (work: UnitOfWork) => Promise<T>): Promise<T> {
  const row = (await findOrganization(db, of.organizationId))!;
  return inUnitOfWork(installation, operatorOf(tenantOf(row)), origin, run);
}

/** A live token, its id, and a client that carries it. */
async function tokenOf(owner: Somebody, of = world) {
  const { id, token } = await asOperator(of, (work) =>
    createToken(work, { ownerId: owner.id, name: 'A token', scopes: 'all', expiresAt: null }),
  );
  const api = of.clientWith(token);
  expect((await api.get('/token')).status).toBe(200);
  return { id, api };
}

describe('DELETE /tokens/{id}', () => {
  it('200: requests with it are refused from that moment on', async () => {
    const ada = await world.employee();
    const { id, api } = await tokenOf(ada);
    const other = await tokenOf(ada);
    const { status, data } = await (await ada.app()).delete(`/tokens/${id}`);
    expect(status).toBe(200);
    expect(data).toMatchObject({ id, revoked_at: expect.stringMatching(/Z$/), owner: { id: ada.id } });
    const refused = await api.get('/token');
    expect([refused.status, refused.error.code]).toEqual([401, 'AUTH_INVALID']);
    expect((await other.api.get('/token')).status).toBe(200);
    expect((await world.audit()).at(-1)).toMatchObject({
      action: 'tokens.revoke',
      subject_type: 'token',
      subject_id: id,
      actor_id: ada.id,
    });
  });

  it.each(['administrator', 'executive'] as const)('200: an %s revokes anyone, an Executive included', async (who) => {
    const { id, api } = await tokenOf(await world.executive());
    const app = await (await world[who]()).app();
    expect((await app.delete(`/tokens/${id}`)).status).toBe(200);
    expect((await api.get('/token')).status).toBe(401);
  });

  it("404: someone else's, below Administrator", async () => {
    const head = await world.departmentHeadOf('Bakery');
    const { id, api } = await tokenOf(await world.employee({ department: 'Bakery' }));
    expect((await (await head.app()).delete(`/tokens/${id}`)).status).toBe(404);
    expect((await api.get('/token')).status).toBe(200);
  });

  it('404: of another organization, unknown or malformed', async () => {
    const other = await world.another();
    const { id, api } = await tokenOf(await other.employee(), other);
    const app = await (await world.executive()).app();
    for (const asked of [id, world.newId('tok'), 'tok_1']) {
      expect((await app.delete(`/tokens/${asked}`)).status).toBe(404);
    }
    expect((await api.get('/token')).status).toBe(200);
  });

  it('409: once revoked it stays revoked, also when two ask at once', async () => {
    const ada = await world.employee();
    const app = await ada.app();
    const { id } = await tokenOf(ada);
    const both = await Promise.all([app.delete(`/tokens/${id}`), app.delete(`/tokens/${id}`)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const again = await app.delete(`/tokens/${id}`);
    expect(again.error).toMatchObject({ code: 'CONFLICT', details: { reason: 'state' } });
  });

  it('200: one that has expired', async () => {
    const ada = await world.employee();
    await world.token(ada.id, [], { expires_at: '2020-01-01T00:00:00.000Z' });
    const app = await ada.app();
    const [{ id }] = (await app.get('/tokens')).data;
    expect((await app.delete(`/tokens/${id}`)).status).toBe(200);
  });
});

describe('revokeToken, for the command line', () => {
  it('finds the organization by the token alone and revokes', async () => {
    const other = await world.another();
    const { id, api } = await tokenOf(await other.employee(), other);
    expect(await findOrganizationOfToken(db, id)).toBe(other.organizationId);
    expect(await findOrganizationOfToken(db, 'tok_unknown')).toBeNull();
    await asOperator(other, (work) => revokeToken(work, id));
    expect((await api.get('/token')).status).toBe(401);
  });
});

describe('when a person is deactivated', () => {
  const deactivate = (of: World, person: Somebody, fail = false) =>
    asOperator(of, async (work) => {
      await deactivatePerson(work, await lockVisiblePerson(work.tx, work.actor, person.id), { offboarded: true });
      if (fail) throw new Error('the rest of the change failed');
    });
  const revoked = async (userId: string) => {
    const { rows } = await sql<{ revoked: boolean }>`
      select revoked_at is not null as revoked from api_tokens where user_id = ${userId} order by id`.execute(db);
    return rows.map((row) => row.revoked);
  };

  it('their live tokens are revoked, each with its audit row; those of others stay', async () => {
    const here = await world.another();
    const ada = await here.employee();
    const grace = await here.employee();
    const mine = [await tokenOf(ada, here), await tokenOf(ada, here)];
    const hers = await tokenOf(grace, here);
    await here.token(ada.id, [], { revoked_at: '2020-01-01T00:00:00.000Z' });
    await deactivate(here, ada);
    for (const { api } of mine) expect((await api.get('/token')).status).toBe(401);
    expect((await hers.api.get('/token')).status).toBe(200);
    expect(await revoked(ada.id)).toEqual([true, true, true]);
    const rows = (await here.audit()).filter(({ action }) => action === 'tokens.revoke');
    expect(rows.map(({ subject_id }) => subject_id).sort()).toEqual(mine.map(({ id }) => id).sort());
  });

  it('a token asked for at the same moment does not outlive it', async () => {
    const ada = await world.employee();
    const app = await ada.app();
    const body = { name: 'Late', scopes: ['users:read'] };
    const asked = Array.from({ length: 4 }, () => app.post('/tokens', body));
    const answers = await Promise.all([...asked, deactivate(world, ada).then(() => app.post('/tokens', body))]);
    expect(answers.at(-1)!.status).toBe(401);
    expect(await revoked(ada.id)).not.toContain(false);
  });

  it('none is revoked when the change does not come about', async () => {
    const ada = await world.employee();
    const { api } = await tokenOf(ada);
    await expect(deactivate(world, ada, true)).rejects.toThrow('the rest of the change failed');
    expect(await revoked(ada.id)).toEqual([false]);
    expect((await api.get('/token')).status).toBe(200);
  });
});

describe('when a person is erased', () => {
  it('what they called their tokens goes, the rows stay for the logs', async () => {
    const here = await world.another();
    const ada = await here.employee({ is_active: false });
    await here.token(ada.id, []);
    const grace = await here.employee();
    await here.token(grace.id, []);
    const app = await (await here.administrator()).app();
    expect((await app.post(`/users/${ada.id}/erase`)).status).toBe(202);
    const { data } = await app.get('/tokens');
    const named = data.map(({ owner, name }: { owner: { id: string }; name: string }) => [owner.id, name]);
    expect(named).toEqual([
      [grace.id, 'test'],
      [ada.id, 'Erased'],
    ]);
  });
});
