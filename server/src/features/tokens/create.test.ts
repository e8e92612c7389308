import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../test/harness.ts';
import { sql } from '../../db/sql.ts';
import { operatorOf } from '../../kernel/actor.ts';
import { usableScopes } from '../../kernel/scopes.ts';
import { inUnitOfWork } from '../../kernel/unit-of-work.ts';
import { isWellFormedApiToken } from '../../lib/secrets.ts';
import { findOrganization, tenantOf } from '../organization/index.ts';
import { createToken, type TokenDetails } from './create.ts';

const { installation, world } = await openHarness();
const { db } = installation.database;

const body = { name: 'Payroll export', scopes: ['users:read'] };
const inDays = (days: number): string => new Date(installation.clock.nowMs() + days * 86_400_000).toISOString();
const countOf = async (userId: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from api_tokens where user_id = ${userId}`.execute(db);
  return rows[0]!.n;
};

describe('POST /tokens', () => {
  it('201: shows the token this once; it works, and only its hash is stored', async () => {
    const ada = await world.employee({ first_name: 'Ada', last_name: 'Byron' });
    const app = await ada.app();
    const day = inDays(400).slice(0, 10);
    const { status, data } = await app.post('/tokens', { ...body, expires_at: `${day}T02:00:00+02:00` });
    expect(status).toBe(201);
    expect(data).toEqual({
      id: expect.stringMatching(/^tok_/),
      name: 'Payroll export',
      prefix: data.token.slice(0, 8),
      scopes: ['users:read'],
      usable_scopes: ['users:read'],
      owner: { id: ada.id, first_name: 'Ada', last_name: 'Byron', role: 'EMPLOYEE' },
      requires_acceptance: false,
      organization_id: world.organizationId,
      created_at: expect.stringMatching(/Z$/),
      expires_at: `${day}T00:00:00.000Z`,
      last_used_at: null,
      revoked_at: null,
      token: expect.stringMatching(/^mst_/),
    });
    expect(isWellFormedApiToken(data.token)).toBe(true);
    expect((await world.clientWith(data.token).get('/token')).data).toMatchObject({
      id: data.id,
      scopes: ['users:read'],
    });
    const { rows } = await sql<{
      row: string;
    }>`select to_jsonb(t)::text as row from api_tokens t where id = ${data.id}`.execute(db);
    expect(rows[0]!.row).not.toContain(data.token.slice(8));
    expect((await app.get('/tokens')).text).not.toContain(data.token.slice(8));
    expect((await world.audit()).at(-1)).toMatchObject({
      action: 'tokens.create',
      subject_type: 'token',
      subject_id: data.id,
      actor_id: ada.id,
    });
  });

  it('201: without an end, and the same again for the same Idempotency-Key', async () => {
    const ada = await world.employee();
    const app = await ada.app();
    const headers = { 'idempotency-key': 'once' };
    const first = await app.post('/tokens', { ...body, expires_at: null }, { headers });
    const again = await app.post('/tokens', { ...body, expires_at: null }, { headers });
    expect(first.data.expires_at).toBeNull();
    expect(again.data).toEqual(first.data);
    expect(await countOf(ada.id)).toBe(1);
  });

  it('403: a scope beyond the role of the owner', async () => {
    const head = await world.departmentHeadOf('Kitchen');
    const { status, error } = await (
      await head.app()
    ).post('/tokens', {
      name: 'Too much',
      scopes: ['time_entries:approve', 'users:write'],
    });
    expect(status).toBe(403);
    expect(error).toMatchObject({
      code: 'FORBIDDEN',
      details: { scope: 'users:write', required_role: 'ADMINISTRATOR' },
    });
    expect(await countOf(head.id)).toBe(0);
  });

  it.each([
    [{ name: 'x' }, 'scopes'],
    [{ name: 'x', scopes: [] }, 'scopes'],
    [{ name: 'x', scopes: ['users:read', 'users:fly'] }, 'scopes.1'],
    [{ name: 'x', scopes: ['users:read', 'users:read'] }, 'scopes'],
    [{ name: ' ', scopes: ['users:read'] }, 'name'],
    [{ name: 'x'.repeat(101), scopes: ['users:read'] }, 'name'],
    [{ ...body, user_id: 'usr_1' }, 'user_id'],
    [{ ...body, expires_at: '2999-01-01' }, 'expires_at'],
    [{ ...body, expires_at: '2999-01-01T00:00:00' }, 'expires_at'],
    [{ ...body, expires_at: inDays(-1) }, 'expires_at'],
    [{ ...body, expires_at: inDays(5 * 365 + 3) }, 'expires_at'],
    [{ ...body, expires_at: '2027-12-31T23:59:60Z' }, 'expires_at'],
  ])('422: %j', async (sent, field) => {
    const app = await (await world.employee()).app();
    const { status, error } = await app.post('/tokens', sent);
    expect({ status, code: error?.code, field: error?.details?.field }).toEqual({
      status: 422,
      code: 'VALIDATION_FAILED',
      field,
    });
  });

  it('409: more than 50 live tokens, also when asked for at once; revoked and expired ones do not count', async () => {
    const ada = await world.employee();
    const app = await ada.app();
    await world.token(ada.id, [], { revoked_at: inDays(-1) });
    await world.token(ada.id, [], { expires_at: inDays(-1) });
    for (let i = 0; i < 47; i++) await world.token(ada.id, []);
    const answers = await Promise.all(Array.from({ length: 6 }, () => app.post('/tokens', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.error).toMatchObject({ code: 'CONFLICT', details: { reason: 'token_limit', limit: 50 } });
    const last = answers.find(({ status }) => status === 201)!;
    expect((await app.delete(`/tokens/${last.data.id}`)).status).toBe(200);
    expect((await app.post('/tokens', body)).status).toBe(201);
  });

  it('404: not for tokens', async () => {
    const api = await (await world.executive()).api();
    expect((await api.post('/tokens', body)).status).toBe(404);
  });
});

describe('createToken, for the command line', () => {
  const origin = { surface: 'cli', tokenId: null, ip: null, requestId: null } as const;
  const create = async (details: Partial<TokenDetails> & { ownerId: string }) => {
    const row = (await findOrganization(db, world.organizationId))!;
    return inUnitOfWork(installation, operatorOf(tenantOf(row)), origin, (work) =>
      createToken(work, { name: 'cli', scopes: 'all', expiresAt: null, ...details }),
    );
  };

  it.each(['EMPLOYEE', 'DEPARTMENT_HEAD', 'ADMINISTRATOR', 'EXECUTIVE'] as const)(
    'all means every scope that the role %s can use',
    async (role) => {
      const { id: ownerId } = await world.person(role);
      const { token } = await create({ ownerId });
      expect((await world.clientWith(token).get('/token')).data.scopes).toEqual(usableScopes(role));
      expect((await world.audit()).at(-1)).toMatchObject({ action: 'tokens.create', surface: 'cli', actor_id: null });
    },
  );

  it('403: the role of the owner bounds the scopes, not that of the operator', async () => {
    const { id: ownerId } = await world.employee();
    await expect(create({ ownerId, scopes: ['webhooks:write'] })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      details: { scope: 'webhooks:write' },
    });
  });

  it('422: an unknown scope', async () => {
    const { id: ownerId } = await world.employee();
    await expect(create({ ownerId, scopes: ['everything'] })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('409: no one who is not active owns a new token', async () => {
    const { id: ownerId } = await world.employee({ is_active: false });
    await expect(create({ ownerId })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('404: a person of another organization', async () => {
    const { id: ownerId } = await (await world.another()).employee();
    await expect(create({ ownerId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
