import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../test/harness.ts';
import { workplace } from '../time/testing/workplace.ts';
import { Tablet } from './testing/tablet.ts';

const { installation, server, world } = await openHarness();
const pin = '4071';
const badge = '0004471902';
const ago = (minutes: number): string => new Date(installation.clock.nowMs() - minutes * 60_000).toISOString();
const rest = (seconds: number): void => {
  installation.clock.setOffset(installation.clock.offsetMs + seconds * 1000);
};

async function door(settings: object = {}) {
  const place = await workplace(world);
  await place.world.set({ time_rounding_increment: 0, ...settings });
  const head = await place.people.head.app();
  const admin = await place.people.admin.app();
  const cookApp = await place.people.cook.app();
  await cookApp.put('/me/kiosk-pin', { pin });
  const made = await head.post('/kiosks', { name: 'Back door', department_ids: [place.people.cook.departmentId] });
  const tablet = new Tablet(server);
  expect((await tablet.pair(String(made.data.pairing_code))).status).toBe(200);
  const path = `/users/${place.people.cook.id}/kiosk-badge`;
  expect((await head.put(path, { code: badge })).status).toBe(200);
  const cook = { user_id: place.people.cook.id };
  return { ...place, head, admin, cookApp, tablet, path, cook };
}

const unknownBadge = (i: number): string => `unknown-${String(i).padStart(4, '0')}`;

describe('a badge', () => {
  it('names its person at a kiosk, and the PIN proves it; kept as a digest, told to nobody', async () => {
    const { head, tablet, path, cook, people } = await door();
    const read = await head.get(path);
    expect(read.data).toEqual({ is_set: true, set_at: expect.any(String) });
    expect(read.text).not.toContain(badge);
    const { rows } = await installation.database.pool.query<{ code_mac: Buffer }>(
      'select code_mac from kiosk_badges where user_id = $1',
      [people.cook.id],
    );
    expect(rows[0]?.code_mac).toHaveLength(32);
    expect((await tablet.people()).data.kiosk.badge_is_enough).toBe(false);
    expect((await tablet.scan(badge)).data).toEqual({ user_id: cook.user_id, message: null });
    expect(await tablet.tap({ ...cook, action: 'IN', badge })).toMatchObject({
      result: 'WRONG_BADGE',
      message: 'A badge alone is not enough here. Press your name and type your PIN.',
    });
    expect(await tablet.tap({ ...cook, action: 'IN', pin })).toMatchObject({ result: 'COUNTED' });
  });

  it('proves who scans it where the organization says that it is enough, of its own person alone', async () => {
    const { tablet, cook, people, cookApp } = await door({ kiosk_badge_is_enough: true });
    expect((await tablet.people()).data.kiosk.badge_is_enough).toBe(true);
    const other = { user_id: people.otherCook.id };
    expect(await tablet.tap({ ...other, action: 'IN', badge })).toMatchObject({ result: 'WRONG_BADGE' });
    expect(await tablet.tap({ ...cook, action: 'IN', badge })).toMatchObject({ result: 'COUNTED', state: 'IN' });
    expect((await cookApp.get('/clock')).data.is_running).toBe(true);
    const kept = { ...cook, action: 'OUT' as const, badge, isKept: true, tapped_at: ago(0) };
    expect(await tablet.tap(kept)).toMatchObject({ result: 'COUNTED', state: 'OUT' });
  });

  it('sealed for another tap it proves nothing', async () => {
    const { tablet, cook } = await door({ kiosk_badge_is_enough: true });
    const { sealed_badge } = tablet.written({ ...cook, action: 'IN', badge, isKept: true });
    const other = tablet.written({ ...cook, action: 'OUT', badge, isKept: true });
    expect((await tablet.send([{ ...other, sealed_badge }])).data.taps).toMatchObject([{ result: 'UNPROVEN' }]);
  });

  it('taken away or replaced it works nowhere from that moment, also for taps that were kept before', async () => {
    const { head, tablet, path, cook, cookApp } = await door({ kiosk_badge_is_enough: true });
    const kept = tablet.written({ ...cook, action: 'IN', badge, isKept: true, tapped_at: ago(30) });
    expect((await head.put(path, { code: 'ANOTHER-77' })).data.is_set).toBe(true);
    expect((await tablet.scan(badge)).data).toMatchObject({
      user_id: null,
      message: 'Nobody here has this badge. Press your name, or ask who leads you.',
    });
    expect((await tablet.send([kept])).data.taps).toMatchObject([{ result: 'UNPROVEN' }]);
    expect((await tablet.scan('ANOTHER-77')).data.user_id).toBe(cook.user_id);
    for (let i = 0; i < 2; i++) expect((await head.delete(path)).data).toEqual({ is_set: false, set_at: null });
    expect((await tablet.scan('ANOTHER-77')).data.user_id).toBeNull();
    expect(await tablet.tap({ ...cook, action: 'IN', badge: 'ANOTHER-77' })).toMatchObject({ result: 'WRONG_BADGE' });
    expect((await cookApp.get('/clock')).data.is_running).toBe(false);
  });

  it('the setting counts as it is when a kept tap comes in', async () => {
    const { admin, tablet, cook } = await door({ kiosk_badge_is_enough: true });
    const kept = tablet.written({ ...cook, action: 'IN', badge, isKept: true, tapped_at: ago(30) });
    expect((await admin.patch('/settings', { kiosk_badge_is_enough: false })).status).toBe(200);
    expect((await tablet.send([kept])).data.taps).toMatchObject([{ result: 'UNPROVEN' }]);
  });

  it('names nobody whom the device does not serve', async () => {
    const { admin, tablet, people } = await door();
    expect((await admin.put(`/users/${people.bartender.id}/kiosk-badge`, { code: 'BAR-000001' })).status).toBe(200);
    expect((await tablet.scan('BAR-000001')).data).toMatchObject({
      user_id: null,
      message: 'You do not clock at this tablet.',
    });
  });

  it('401: scanned by what is not the device', async () => {
    const { tablet } = await door();
    const wrong = new Tablet(server);
    expect((await wrong.scan(badge)).status).toBe(401);
    expect((await tablet.scan(badge, wrong.signed(JSON.stringify({ code: badge })))).status).toBe(401);
  });
});

describe('who gives badges', () => {
  it('409: a badge that someone else has; in another organization it is another', async () => {
    const { head, people } = await door();
    const path = `/users/${people.otherCook.id}/kiosk-badge`;
    expect(await head.put(path, { code: badge })).toMatchObject({
      status: 409,
      error: {
        message: 'Another person has this badge. Take it away from them first, or choose another.',
        details: { field: 'code' },
      },
    });
    await door();
  });

  it('403: of others than one’s own people; one’s own, unless by an Administrator; 404: whom one does not see', async () => {
    const { head, admin, cookApp, people, path } = await door();
    const barHead = await people.barHead.app();
    const code = 'BADGE-0001';
    for (const answer of [await barHead.get(path), await barHead.put(path, { code }), await barHead.delete(path)]) {
      expect([403, 404]).toContain(answer.status);
    }
    expect((await cookApp.put(path, { code })).status).toBe(403);
    expect((await cookApp.get(path)).status).toBe(403);
    const own = await head.put(`/users/${people.head.id}/kiosk-badge`, { code });
    expect(own).toMatchObject({ status: 403, error: { message: 'Your own badge is set by an Administrator.' } });
    expect((await admin.put(`/users/${people.admin.id}/kiosk-badge`, { code })).status).toBe(200);
    const nobody = `/users/${people.cook.id.slice(0, -4)}ZZZZ/kiosk-badge`;
    expect((await admin.put(nobody, { code: 'BADGE-0002' })).status).toBe(404);
  });

  it('422: shorter than a PIN may be long, or of what no scanner types', async () => {
    const { head, path } = await door();
    for (const code of ['12345678', 'with space 1', 'é'.repeat(12), 'x'.repeat(65)]) {
      expect(await head.put(path, { code }), code).toMatchObject({
        status: 422,
        error: { details: { field: 'code' } },
      });
    }
  });

  it('409: someone who has left gets none, and theirs is taken away', async () => {
    const { admin, path, people, tablet } = await door();
    await installation.database.pool.query('update users set is_active = false where id = $1', [people.cook.id]);
    expect((await admin.put(path, { code: 'BADGE-0001' })).status).toBe(409);
    expect((await tablet.scan(badge)).data.user_id).toBeNull();
    expect((await admin.delete(path)).data).toEqual({ is_set: false, set_at: null });
  });
});

describe('unknown badges', () => {
  it('the fifth at a device begins a minute, each that follows twice as long; a known one gives no try back', async () => {
    const { tablet, cook } = await door();
    for (let i = 0; i < 4; i++) expect((await tablet.scan(unknownBadge(i))).data.wait_seconds).toBeUndefined();
    expect((await tablet.scan(badge)).data.user_id).toBe(cook.user_id);
    expect((await tablet.scan(unknownBadge(4))).data.user_id).toBeNull();
    expect((await tablet.scan(badge)).data).toEqual({
      user_id: null,
      wait_seconds: 60,
      message: 'Too many unknown badges here. Press your name, or try again in 60 seconds.',
    });
    for (const [i, seconds] of [60, 120, 240].entries()) {
      rest(seconds - 1);
      expect((await tablet.scan(badge)).data.wait_seconds).toBe(1);
      rest(1);
      expect((await tablet.scan(unknownBadge(10 + i))).data.wait_seconds).toBeUndefined();
      expect((await tablet.scan(badge)).data.wait_seconds).toBe(seconds * 2);
    }
    expect(await tablet.tap({ ...cook, action: 'IN', pin })).toMatchObject({ result: 'COUNTED' });
    rest(2 * 86_400);
    await tablet.scan(unknownBadge(20));
    expect((await tablet.scan(badge)).data.user_id).toBe(cook.user_id);
  });

  it('many at once, and those of taps, are no more tries', async () => {
    const { tablet, cook } = await door({ kiosk_badge_is_enough: true });
    const scans = await Promise.all(Array.from({ length: 20 }, (_, i) => tablet.scan(unknownBadge(i))));
    expect(scans.filter(({ data }) => data.wait_seconds === undefined)).toHaveLength(5);
    expect(await tablet.tap({ ...cook, action: 'IN', badge })).toMatchObject({ result: 'WAIT', wait_seconds: 60 });
    rest(60);
    expect(await tablet.tap({ ...cook, action: 'IN', badge: unknownBadge(30) })).toMatchObject({
      result: 'WRONG_BADGE',
    });
    expect((await tablet.scan(badge)).data.wait_seconds).toBe(120);
  });
});
