import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { sql } from '../../../db/sql.ts';
import { scopeNames } from '../../../kernel/scopes.ts';
import { endpointAt } from '../testing/workplace.ts';

const { installation, world: first } = await openHarness();
const { db } = installation.database;
const url = 'https://hooks.example.com/in?key=very-secret';
const body = { url, events: ['user.created', 'user.updated'], description: 'Directory sync' };

describe('POST /webhooks', () => {
  it('201: the secret once, the url masked to its host, both sealed in the database', async () => {
    const world = await first.another();
    const boss = await world.executive({ first_name: 'Grace', last_name: 'Hopper' });
    const api = await boss.api();
    const { status, data } = await api.post('/webhooks', body);
    expect(status).toBe(201);
    expect(data).toEqual({
      id: expect.stringMatching(/^whe_/),
      url: 'https://hooks.example.com',
      url_hash: createHash('sha256').update(url).digest('hex'),
      events: ['user.created', 'user.updated'],
      description: 'Directory sync',
      owner: { id: boss.id, first_name: 'Grace', last_name: 'Hopper' },
      status: 'active',
      status_reason: null,
      status_changed_at: expect.stringMatching(/Z$/),
      consecutive_failures: 0,
      last_success_at: null,
      last_failure_at: null,
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
      signing_secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
    });
    const { signing_secret: secret, ...shown } = data;
    expect((await api.get(`/webhooks/${data.id}`)).data).toEqual(shown);
    expect((await api.get('/webhooks')).data).toEqual([shown]);
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(w)::text || encode(sealed_url, 'escape') || encode(sealed_secret, 'escape') as row
        from webhook_endpoints w where id = ${data.id}`.execute(db);
    expect(rows[0]?.row).not.toContain('very-secret');
    expect(rows[0]?.row).not.toContain(secret.slice(6));
    expect((await world.audit()).at(-1)).toMatchObject({ action: 'webhooks.create', subject_id: data.id });
  });

  it('tells the hash of the address to its owner and to those above, and to no one else', async () => {
    const world = await first.another();
    const owner = await world.administrator();
    const { data } = await (await owner.api()).post('/webhooks', body);
    const seenBy = async (person: typeof owner): Promise<unknown[]> => {
      const api = await person.api();
      const one = await api.get(`/webhooks/${data.id}`);
      const [listed] = (await api.get('/webhooks')).data;
      return [one.data.url_hash, listed.url_hash];
    };
    const hash = createHash('sha256').update(url).digest('hex');
    expect(await seenBy(owner)).toEqual([hash, hash]);
    expect(await seenBy(await world.executive())).toEqual([hash, hash]);
    expect(await seenBy(await world.administrator())).toEqual([null, null]);
  });

  it('201: the same secret again for the same Idempotency-Key, which lies sealed in the meantime', async () => {
    const world = await first.another();
    const api = await (await world.executive()).api();
    const headers = { 'idempotency-key': 'once' };
    const one = await api.post('/webhooks', body, { headers });
    const two = await api.post('/webhooks', body, { headers });
    expect(two.data).toEqual(one.data);
    expect(two.headers['idempotent-replayed']).toBe('true');
    expect((await api.get('/webhooks')).data).toHaveLength(1);
    const { rows } = await sql<{ text: string }>`
      select string_agg(k::text || encode(sealed_body, 'escape'), '') as text from idempotency_keys k`.execute(db);
    expect(rows[0]?.text).not.toContain(one.data.signing_secret.slice(6));
  });

  it('201: an Executive gives it to an Administrator; an Administrator to somebody below', async () => {
    const world = await first.another();
    const administrator = await world.administrator();
    const head = await world.departmentHeadOf('Kitchen');
    const boss = await (await world.executive()).api();
    expect((await boss.post('/webhooks', { ...body, owner_id: administrator.id })).data.owner.id).toBe(
      administrator.id,
    );
    const api = await administrator.api();
    expect((await api.post('/webhooks', { ...body, owner_id: head.id })).data.owner.id).toBe(head.id);
    expect((await api.post('/webhooks', { ...body, owner_id: administrator.id })).status).toBe(201);
  });

  it('403: an Administrator gives it neither to another Administrator nor to an Executive', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).api();
    for (const owner of [await world.administrator(), await world.executive()]) {
      const { status, error } = await api.post('/webhooks', { ...body, owner_id: owner.id });
      expect([status, error.code, error.details.field]).toEqual([403, 'FORBIDDEN', 'owner_id']);
    }
    const boss = await (await world.executive()).api();
    expect((await boss.post('/webhooks', { ...body, owner_id: (await world.executive()).id })).status).toBe(403);
  });

  it('422: an owner who is not active, or of another organization', async () => {
    const world = await first.another();
    const api = await (await world.executive()).api();
    for (const owner of [await world.employee({ is_active: false }), await first.employee()]) {
      const { status, error } = await api.post('/webhooks', { ...body, owner_id: owner.id });
      expect([status, error.details.field]).toEqual([422, 'owner_id']);
    }
  });

  it('403 SCOPE_MISSING: without the read scope of every event, for * all of them', async () => {
    const world = await first.another();
    const boss = await world.executive();
    const api = await boss.api(['webhooks:write', 'users:read']);
    expect((await api.post('/webhooks', body)).status).toBe(201);
    const one = await api.post('/webhooks', { ...body, events: ['user.created', 'department.created'] });
    expect(one.error).toMatchObject({
      code: 'SCOPE_MISSING',
      details: { required_scope: 'departments:read', missing_scopes: ['departments:read'] },
    });
    const all = await api.post('/webhooks', { ...body, events: ['*'] });
    expect([all.status, all.error.code]).toEqual([403, 'SCOPE_MISSING']);
    expect(all.error.details.missing_scopes).toEqual(expect.arrayContaining(['departments:read', 'timesheets:read']));
    const whole = await boss.api(scopeNames);
    expect((await whole.post('/webhooks', { ...body, events: ['*'] })).status).toBe(201);
    expect((await (await boss.app()).post('/webhooks', { ...body, events: ['*'] })).status).toBe(201);
  });

  it.each([
    [{ ...body, events: [] }, 'events'],
    [{ ...body, events: ['user.created', '*'] }, 'events'],
    [{ ...body, events: ['user.created', 'user.flew'] }, 'events.1'],
    [{ ...body, events: ['user.created', 'user.created'] }, 'events'],
    [{ ...body, events: Array.from({ length: 51 }, (_, i) => `a.${String(i)}`) }, 'events'],
    [{ ...body, events: 'user.created' }, 'events'],
    [{ ...body, description: 'x'.repeat(201) }, 'description'],
    [{ ...body, url: 'ftp://example.com' }, 'url'],
    [{ ...body, url: 'https://user:pass@example.com/' }, 'url'],
    [{ ...body, url: `https://example.com/${'x'.repeat(2048)}` }, 'url'],
    [{ events: ['*'] }, 'url'],
    [{ ...body, status: 'active' }, 'status'],
  ])('422: %j', async (sent, field) => {
    const api = await (await first.executive()).api();
    const { status, error } = await api.post('/webhooks', sent);
    expect([status, error.code, error.details?.field]).toEqual([422, 'VALIDATION_FAILED', field]);
  });

  it('409: an organization has ten, also when asked for at once; a deleted one makes room', async () => {
    const world = await first.another();
    const api = await (await world.executive()).api();
    for (let i = 0; i < 8; i++) await endpointAt(api, url);
    const answers = await Promise.all(Array.from({ length: 5 }, () => api.post('/webhooks', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.error).toMatchObject({
      code: 'CONFLICT',
      details: { reason: 'endpoint_limit', limit: 10 },
    });
    const [one] = (await api.get('/webhooks')).data;
    expect((await api.delete(`/webhooks/${one.id}`)).status).toBe(200);
    expect((await api.post('/webhooks', body)).status).toBe(201);
    const elsewhere = await (await (await first.another()).executive()).api();
    expect((await elsewhere.post('/webhooks', body)).status).toBe(201);
  });
});

describe('production addresses', () => {
  it('422: http, another port, an IP address, a name inside a network', async () => {
    const { world } = await openHarness({ env: { MUSTER_WEBHOOK_ALLOW_PRIVATE: '0' } });
    const api = await (await world.executive()).api();
    for (const bad of [
      'http://example.com/',
      'https://example.com:444/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://2130706433/',
      'https://localhost/',
      'https://printer.local/',
      'https://db.internal/',
      'https://intranet/',
      'https://x.invalid/',
    ]) {
      const { status, error } = await api.post('/webhooks', { ...body, url: bad });
      expect([bad, status, error.details?.field]).toEqual([bad, 422, 'url']);
    }
  });
});

describe('PATCH /webhooks/{id}', () => {
  it('200: only what is sent changes; nothing different leaves updated_at', async () => {
    const world = await first.another();
    const api = await (await world.executive()).api();
    const made = await endpointAt(api, url, { events: ['user.created'], description: 'One' });
    const path = `/webhooks/${made.id}`;
    const same = await api.patch(path, { url, events: ['user.created'], description: 'One' });
    expect(same.data.updated_at).toBe(made.updated_at);
    const moved = await api.patch(path, { url: 'https://elsewhere.example.com:8443/x', description: null });
    expect(moved.data).toMatchObject({
      url: 'https://elsewhere.example.com:8443',
      events: ['user.created'],
      description: null,
      status: 'active',
    });
    const last = (await world.audit()).at(-1);
    expect(last).toMatchObject({ action: 'webhooks.update' });
    expect(last?.changed_fields?.sort()).toEqual(['description', 'url']);
    expect((await api.patch(path, { events: ['*'] })).data.events).toEqual(['*']);
  });

  it('403: another Administrator changes the description, but not url, events or owner', async () => {
    const world = await first.another();
    const owner = await world.administrator();
    const made = await endpointAt(await owner.api(), url, { events: ['user.created'] });
    const path = `/webhooks/${made.id}`;
    const other = await world.administrator();
    const api = await other.api();
    for (const change of [{ url: 'https://x.example.com' }, { events: ['*'] }, { owner_id: other.id }]) {
      expect((await api.patch(path, change)).status).toBe(403);
    }
    expect((await api.patch(path, { description: 'Mine to say' })).status).toBe(200);
    const boss = await world.executive();
    const taken = await (await boss.api()).patch(path, { url: 'https://x.example.com', owner_id: other.id });
    expect(taken.data).toMatchObject({ url: 'https://x.example.com', owner: { id: other.id } });
  });

  it('403: nobody below an Executive changes what an Executive owns; nor does another Executive', async () => {
    const world = await first.another();
    const made = await endpointAt(await (await world.executive()).api(), url);
    for (const who of [await world.administrator(), await world.executive()])
      expect((await (await who.api()).patch(`/webhooks/${made.id}`, { events: ['user.created'] })).status).toBe(403);
  });

  it('403 holder_below: an owner who sees more than who chose the address, unless it is sent with them', async () => {
    const world = await first.another();
    const boss = await world.executive();
    const api = await boss.api();
    const head = await world.departmentHeadOf('Garden');
    const administrator = await world.administrator();
    const made = await endpointAt(await administrator.api(), url, { owner_id: head.id });
    const path = `/webhooks/${made.id}`;
    const { status, error } = await api.patch(path, { owner_id: boss.id });
    expect([status, error.details]).toEqual([403, { reason: 'holder_below', field: 'owner_id' }]);
    expect((await api.patch(path, { owner_id: administrator.id })).status).toBe(200);
    const other = await world.departmentHeadOf('Cellar');
    expect((await api.patch(path, { owner_id: other.id })).data.owner.id).toBe(other.id);
    const taken = await api.patch(path, { owner_id: boss.id, url });
    expect(taken.data.owner.id).toBe(boss.id);
    expect((await api.patch(path, { owner_id: head.id })).data.owner.id).toBe(head.id);
  });

  it('403: an owner gives it to nobody of the same or a higher role', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).api();
    const made = await endpointAt(api, url);
    for (const who of [await world.administrator(), await world.executive()])
      expect((await api.patch(`/webhooks/${made.id}`, { owner_id: who.id })).status).toBe(403);
    const head = await world.departmentHeadOf('Bar');
    expect((await api.patch(`/webhooks/${made.id}`, { owner_id: head.id })).data.owner.id).toBe(head.id);
  });

  it('403 SCOPE_MISSING: a new url needs the scopes of the events already subscribed to', async () => {
    const world = await first.another();
    const boss = await world.executive();
    const made = await endpointAt(await boss.api(), url, { events: ['department.created'] });
    const api = await boss.api(['webhooks:write', 'users:read']);
    const path = `/webhooks/${made.id}`;
    const refused = await api.patch(path, { url: 'https://x.example.com' });
    expect(refused.error).toMatchObject({ code: 'SCOPE_MISSING', details: { required_scope: 'departments:read' } });
    expect((await api.patch(path, { events: ['user.created', 'department.created'] })).status).toBe(403);
    expect((await api.patch(path, { description: 'Fine' })).status).toBe(200);
    expect((await api.patch(path, { events: ['user.created'] })).status).toBe(200);
    expect((await api.patch(path, { url: 'https://x.example.com' })).status).toBe(200);
  });
});

describe('pause, resume, delete', () => {
  it('200: any Administrator pauses and deletes; nothing of a deleted endpoint is left to see', async () => {
    const world = await first.another();
    const made = await endpointAt(await (await world.executive()).api(), url);
    const api = await (await world.administrator()).api();
    const paused = await api.post(`/webhooks/${made.id}/pause`);
    expect(paused.data).toMatchObject({ status: 'paused', status_reason: 'paused' });
    expect((await api.post(`/webhooks/${made.id}/pause`)).error).toMatchObject({ code: 'CONFLICT' });
    const gone = await api.delete(`/webhooks/${made.id}`);
    expect([gone.status, gone.data.id]).toEqual([200, made.id]);
    for (const path of ['', '/deliveries']) expect((await api.get(`/webhooks/${made.id}${path}`)).status).toBe(404);
    expect((await api.delete(`/webhooks/${made.id}`)).status).toBe(404);
    expect((await api.get('/webhooks')).data).toEqual([]);
    expect((await world.audit()).map(({ action }) => action)).toEqual([
      'webhooks.create',
      'webhooks.pause',
      'webhooks.delete',
    ]);
  });

  it('409: two pauses at once: one is too late', async () => {
    const world = await first.another();
    const api = await (await world.executive()).api();
    const made = await endpointAt(api, url);
    const both = await Promise.all([1, 2].map(() => api.post(`/webhooks/${made.id}/pause`)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('resume: the owner or the same or a higher role; 409 while active', async () => {
    const world = await first.another();
    const boss = await (await world.executive()).api();
    const made = await endpointAt(boss, url);
    const path = `/webhooks/${made.id}/resume`;
    expect((await boss.post(path)).status).toBe(409);
    await boss.post(`/webhooks/${made.id}/pause`);
    expect((await (await (await world.administrator()).api()).post(path)).status).toBe(403);
    const resumed = await (await (await world.executive()).api()).post(path);
    expect(resumed.data).toMatchObject({ status: 'active', status_reason: null });
    const mine = await endpointAt(await (await world.administrator()).api(), url);
    await boss.post(`/webhooks/${mine.id}/pause`);
    expect((await (await (await world.administrator()).api()).post(`/webhooks/${mine.id}/resume`)).status).toBe(200);
  });

  it('list: a status narrows it, pages meet', async () => {
    const world = await first.another();
    const api = await (await world.executive()).api();
    for (let i = 0; i < 3; i++) await endpointAt(api, url);
    const all = (await api.get('/webhooks')).data;
    await api.post(`/webhooks/${all[1].id}/pause`);
    expect((await api.get('/webhooks', { query: { status: 'paused' } })).data).toMatchObject([{ id: all[1].id }]);
    const page = await api.get('/webhooks', { query: { limit: '2' } });
    const rest = await api.get('/webhooks', { query: { limit: '2', cursor: page.body.meta.next_cursor } });
    expect([...page.data, ...rest.data].map(({ id }) => id)).toEqual(all.map(({ id }: { id: string }) => id));
  });
});

describe('GET /webhook-events', () => {
  it('200: the whole catalogue, each with its scope', async () => {
    const { data } = await (await (await first.administrator()).api(['webhooks:read'])).get('/webhook-events');
    expect(data.map(({ type }: { type: string }) => type)).toEqual(
      installation.catalogue.events.map(({ type }) => type),
    );
    expect(data).toContainEqual(
      expect.objectContaining({
        type: 'timesheet.finalized',
        required_scope: 'timesheets:read',
        module: 'time_tracking',
        object: 'timesheet',
        previous: ['status'],
        described_at: 'openapi.json#/webhooks/timesheet.finalized',
      }),
    );
    expect(data).toContainEqual(expect.objectContaining({ type: 'webhook.test', required_scope: null, module: null }));
    expect(data).toContainEqual(expect.objectContaining({ type: 'department.deleted', is_thin: true }));
  });
});
