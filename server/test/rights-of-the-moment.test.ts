import { describe, expect, it, vi } from 'vitest';
import { sql } from '../src/db/sql.ts';
import { askForLeave, counter } from '../src/features/inbox/testing/counter.ts';
import { eightHours, workplace } from '../src/features/time/testing/workplace.ts';
import { openHarness } from './harness.ts';
import { pdfOf, WireUpload } from './uploading.ts';

/** What takes long is judged by the rights of each moment, not by those of its first byte. */
const harness = await openHarness();
const { installation, server, world: first } = harness;
const { db } = installation.database;
const megabyte = 1_000_000;

const demote = (id: string): Promise<unknown> => sql`update users set role = 'EMPLOYEE' where id = ${id}`.execute(db);
const revokeTokens = (id: string): Promise<unknown> =>
  sql`update api_tokens set revoked_at = now() where user_id = ${id}`.execute(db);
const signOut = (id: string): Promise<unknown> => sql`delete from sessions where user_id = ${id}`.execute(db);
const suspend = (id: string): Promise<unknown> =>
  sql`update users set access_suspended_at = now(), access_suspended_reason = 'A doubt' where id = ${id}`.execute(db);

/** Runs `act` once as many changes have begun, and waits until this process has heard of it. */
function afterChanges(
  count: number,
  organizationId: string,
  act: () => Promise<unknown>,
): { readonly stop: () => void } {
  const { shares } = installation.database;
  const share = shares.of(organizationId);
  const begin = share.begin.bind(share);
  let begun = 0;
  const spy = vi.spyOn(share, 'begin').mockImplementation(async () => {
    if (++begun === count + 1) {
      const heard = new Promise<void>((resolve) => {
        const stop = installation.announcements.listen({
          changed: () => undefined,
          accessChanged: (changed) => {
            if (changed !== organizationId) return;
            stop();
            resolve();
          },
          gap: () => undefined,
        });
      });
      await act();
      await heard;
    }
    return begin();
  });
  return { stop: () => spy.mockRestore() };
}

const countsOf = (statuses: readonly number[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('POST /decisions', () => {
  const stage = async () => {
    const place = await counter(harness);
    const ids: string[] = [];
    for (let index = 0; index < 24; index++) ids.push(await askForLeave(place, index % 2 === 0 ? 'cook' : 'bartender'));
    const decisions = ids.map((id) => ({ kind: 'leave', id, verdict: 'approve' }));
    const approved = async (): Promise<number> => {
      const { rows } = await sql`select from leave_requests where id = any(${ids}) and status = 'APPROVED'`.execute(db);
      return rows.length;
    };
    return { ...place, decisions, approved };
  };

  it('after a demotion the rest is judged by the new role', async () => {
    const { app, people, world, decisions, approved } = await stage();
    const watch = afterChanges(1, world.organizationId, () => demote(people.admin.id));
    const { status, data } = await app.admin.post('/decisions', { decisions });
    watch.stop();
    expect(status).toBe(200);
    const counts = countsOf(data.outcomes.map((outcome: { status: number }) => outcome.status));
    // Ten are committed together; those under way in the moment of the change still are.
    expect(counts[200]).toBeLessThanOrEqual(20);
    // To an Employee who neither leads nor stands in for anyone, requests of others do not exist.
    expect(counts[404]).toBeGreaterThanOrEqual(4);
    expect(await approved()).toBe(counts[200]);
  });

  it.each([
    { name: 'the session has ended', act: signOut },
    { name: 'access was suspended', act: suspend },
  ])('after $name the rest is 401, and what was decided is told', async ({ act }) => {
    const { app, people, world, decisions, approved } = await stage();
    const watch = afterChanges(1, world.organizationId, () => act(people.admin.id));
    const { status, data } = await app.admin.post('/decisions', { decisions });
    watch.stop();
    expect(status).toBe(200);
    const counts = countsOf(data.outcomes.map((outcome: { status: number }) => outcome.status));
    expect(counts[200]).toBeLessThanOrEqual(20);
    expect(counts[401]).toBeGreaterThanOrEqual(4);
    expect(await approved()).toBe(counts[200]);
  });
});

describe('POST /time-entries/batch', () => {
  const stage = async () => {
    const place = await workplace(first);
    const api = await place.people.admin.api();
    const forCook = Array.from({ length: 12 }, (_, index) => ({
      ...eightHours(`2026-03-${String(index + 1).padStart(2, '0')}`),
      user_id: place.people.cook.id,
    }));
    const send = (mode: string, options: { headers?: Record<string, string>; query?: Record<string, string> } = {}) =>
      api.post('/time-entries/batch', { mode, entries: forCook }, { ip: '192.0.2.7', ...options });
    return { ...place, send };
  };

  it('each: after a demotion the rest is judged by the new role', async () => {
    const { people, world, send } = await stage();
    const watch = afterChanges(4, world.organizationId, () => demote(people.admin.id));
    const { data } = await send('each');
    watch.stop();
    const counts = countsOf(data.map((result: { status: number }) => result.status));
    expect(counts[201]).toBeLessThanOrEqual(5);
    expect(counts[403]).toBeGreaterThanOrEqual(7);
  });

  it('each: a token revoked in the middle is 401 for the rest, no failed authentication, and not remembered', async () => {
    const { people, world, send } = await stage();
    const { api } = await workplace(first);
    const watch = afterChanges(4, world.organizationId, () => revokeTokens(people.admin.id));
    const headers = { 'idempotency-key': 'once' };
    const { status, data } = await send('each', { headers });
    watch.stop();
    expect(status).toBe(200);
    const counts = countsOf(data.map((result: { status: number }) => result.status));
    expect(counts[201]).toBeLessThanOrEqual(5);
    expect(counts[401]).toBeGreaterThanOrEqual(7);
    const blocked = await api.admin.get('/token', { ip: '192.0.2.7', headers: { authorization: 'Bearer wrong' } });
    expect([blocked.status, blocked.error.code]).toEqual([401, 'AUTH_INVALID']);
    await sql`update api_tokens set revoked_at = null where user_id = ${people.admin.id}`.execute(db);
    installation.permissionCache.forgetAll();
    const again = await send('each', { headers });
    expect(countsOf(again.data.map((result: { status: number }) => result.status))).toEqual({ 201: 12 });
  });

  it.each([{}, { query: { dry_run: 'true' } }])(
    'all %j: long enough for a demotion, it is judged anew before it commits',
    async (options) => {
      const { people, world, send } = await stage();
      // As slow as a hundred entries behind the locks of others.
      let skipMs = 0;
      const late = vi
        .spyOn(performance, 'now')
        .mockImplementation(() => Number(process.hrtime.bigint() / 1_000_000n) + skipMs);
      const watch = afterChanges(0, world.organizationId, async () => {
        skipMs += 2000;
        await demote(people.admin.id);
      });
      const answer = await send('all', options);
      watch.stop();
      late.mockRestore();
      expect([answer.status, answer.error?.details?.field ?? answer.error?.code]).toEqual([422, 'entries']);
      const told = (answer.error.details.entries as { error: { code: string } }[]).map(({ error }) => error.code);
      expect(new Set(told)).toEqual(new Set(['FORBIDDEN']));
    },
  );
});

describe('a file on its way', () => {
  const stage = async () => {
    const world = await first.another();
    const boss = await world.executive();
    const session = await world.session(boss.id);
    const path = '/documents/file?title=Plan&file_name=plan.pdf&is_company_library=true';
    const start = (headers: Record<string, string> = {}) => WireUpload.open(server, path, { ...session, ...headers });
    const kept = async (): Promise<number> => {
      let count = 0;
      for await (const _file of installation.files.list(world.organizationId)) count++;
      const { rows } = await sql`select from documents where organization_id = ${world.organizationId}`.execute(db);
      return count + rows.length;
    };
    return { boss, start, kept };
  };

  it.each([
    { name: 'signed out', act: signOut, status: 401 },
    { name: 'suspended', act: suspend, status: 401 },
    { name: 'demoted', act: demote, status: 403 },
  ])(
    '$status: who sends it is $name meanwhile. It ends without its last byte, and nothing is kept',
    async ({ act, status }) => {
      for (const headers of [{}, { 'idempotency-key': `key-${String(status)}` }]) {
        const { boss, start, kept } = await stage();
        const upload = await (await start(headers)).send(pdfOf(megabyte));
        await act(boss.id);
        expect((await upload.answer).status).toBe(status);
        upload.request.destroy();
        await vi.waitFor(async () => expect(await kept()).toBe(0), 5000);
      }
    },
  );

  it('401: judged anew at its end, also if no announcement came through', async () => {
    const { boss, start, kept } = await stage();
    vi.spyOn(installation.announcements, 'accessChanged').mockImplementation(() => undefined);
    const upload = await (await start()).send(pdfOf(megabyte));
    await signOut(boss.id);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await upload.finish()).status).toBe(401);
    vi.restoreAllMocks();
    await vi.waitFor(async () => expect(await kept()).toBe(0), 5000);
  });

  it('201: rights of others that change meanwhile end nothing', async () => {
    const { start, kept } = await stage();
    const upload = await (await start()).send(pdfOf(megabyte));
    installation.permissionCache.forgetAll();
    installation.announcements.gap();
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect((await upload.finish()).status).toBe(201);
    expect(await kept()).toBe(2);
  });
});
