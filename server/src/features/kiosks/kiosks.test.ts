import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../test/harness.ts';
import { catalogue } from '../../main/catalogue.ts';
import { workplace } from '../time/testing/workplace.ts';
import { mayBePin } from './pins/made.ts';
import { routesOf } from './testing/routes.ts';
import { Tablet } from './testing/tablet.ts';

const { world, server, installation } = await sharedHarness();
const minuteMs = 60_000;
const ago = (minutes: number): string => new Date(Date.now() - minutes * minuteMs).toISOString();
const pin = '4071';

/** As operations write their parameters. */
const braced = (route: string): string => route.replaceAll(/:(\w+)/g, '{$1}');

async function door(settings: object = {}) {
  const place = await workplace(world);
  await place.world.set({ time_rounding_increment: 0, ...settings });
  const app = {
    cook: await place.people.cook.app(),
    otherCook: await place.people.otherCook.app(),
    bartender: await place.people.bartender.app(),
    head: await place.people.head.app(),
    barHead: await place.people.barHead.app(),
    admin: await place.people.admin.app(),
  };
  const departments = {
    kitchen: String(place.people.cook.departmentId),
    bar: String(place.people.bartender.departmentId),
  };
  for (const one of [app.cook, app.otherCook, app.bartender]) {
    expect((await one.put('/me/kiosk-pin', { pin })).status).toBe(200);
  }
  const made = await app.head.post('/kiosks', { name: 'Back door', department_ids: [departments.kitchen] });
  expect(made.status, made.text).toBe(201);
  const tablet = new Tablet(server);
  const paired = await tablet.pair(String(made.data.pairing_code));
  expect(paired.status, JSON.stringify(paired.error)).toBe(200);
  return { ...place, app, departments, kiosk: made.data as { id: string; pairing_code: string }, tablet };
}

describe('a kiosk', () => {
  it('201: by who leads its departments; its code pairs one device, once', async () => {
    const { app, tablet, kiosk, people } = await door();
    expect(kiosk).toMatchObject({ name: 'Back door', is_paired: false, is_for_all: false, last_heard_at: null });
    expect(kiosk.pairing_code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    const listed = await app.head.get('/kiosks');
    expect(listed.data).toMatchObject([{ id: kiosk.id, is_paired: true, pairing_expires_at: null, unsent_count: 0 }]);
    expect(listed.text).not.toContain(kiosk.pairing_code);
    expect(await new Tablet(server).pair(kiosk.pairing_code)).toMatchObject({
      status: 404,
      error: { details: { field: 'code' } },
    });
    const { data } = await tablet.people();
    expect(data.kiosk).toMatchObject({
      name: 'Back door',
      organization: 'Northwind Kitchens',
      timezone: 'America/Toronto',
    });
    expect(data.people.map((one) => one.id).sort()).toEqual(
      [people.cook.id, people.otherCook.id, people.head.id].sort(),
    );
    expect(Object.keys(data.people[0] ?? {}).sort()).toEqual(['first_name', 'id', 'last_name', 'state']);
  });

  it('403: for departments of others, and for everyone unless by an Administrator; 422: a department that is none', async () => {
    const { app, departments } = await door();
    for (const department_ids of [[], [departments.bar], [departments.kitchen, departments.bar]]) {
      expect(await app.head.post('/kiosks', { name: 'Bar', department_ids })).toMatchObject({
        status: 403,
        error: { details: { field: 'department_ids' } },
      });
    }
    expect((await app.cook.post('/kiosks', { name: 'Mine', department_ids: [departments.kitchen] })).status).toBe(403);
    const unknown = `${departments.kitchen.slice(0, -4)}ZZZZ`;
    expect((await app.admin.post('/kiosks', { name: 'X', department_ids: [unknown] })).status).toBe(422);
    const all = await app.admin.post('/kiosks', { name: 'All', department_ids: [] });
    expect(all).toMatchObject({ status: 201, data: { is_for_all: true } });
    expect((await app.head.get('/kiosks')).data).toHaveLength(1);
    expect((await app.admin.get('/kiosks')).data).toHaveLength(2);
  });

  it('404: of departments of others it is not there; it is renamed and given other departments by who looks after it', async () => {
    const { app, kiosk, tablet, departments } = await door();
    const path = `/kiosks/${kiosk.id}`;
    expect((await app.barHead.patch(path, { name: 'Mine' })).status).toBe(404);
    expect((await app.barHead.delete(path)).status).toBe(404);
    expect((await app.barHead.post(`${path}/pairing-code`)).status).toBe(404);
    expect((await app.head.patch(path, { name: 'Loading dock', location: 'King Street' })).data).toMatchObject({
      name: 'Loading dock',
      location: 'King Street',
    });
    expect((await app.head.patch(path, { department_ids: [departments.bar] })).status).toBe(403);
    expect((await app.admin.patch(path, { department_ids: [departments.bar] })).data).toMatchObject({
      department_ids: [departments.bar],
    });
    expect((await app.head.patch(path, { name: 'x' })).status).toBe(404);
    const { data } = await tablet.people();
    expect(data.kiosk.name).toBe('Loading dock');
    expect(data.people).toHaveLength(2);
  });

  it('a code ends after ten minutes; a new one ends the one before, and its device takes the place of the other', async () => {
    const { app, kiosk, tablet } = await door();
    const again = await app.head.post(`/kiosks/${kiosk.id}/pairing-code`);
    const last = await app.head.post(`/kiosks/${kiosk.id}/pairing-code`);
    const other = new Tablet(server);
    expect((await other.pair(String(again.data.pairing_code))).status).toBe(404);
    expect((await tablet.people()).status).toBe(200);
    const typed = String(last.data.pairing_code)
      .toLowerCase()
      .replace(/^(.{4})/, '$1 - ');
    expect((await other.pair(typed)).status).toBe(200);
    expect((await tablet.people()).status).toBe(401);
    const third = await app.head.post(`/kiosks/${kiosk.id}/pairing-code`);
    await installation.database.pool.query(
      `update kiosks set pairing_expires_at = now() - interval '1 s' where id = $1`,
      [kiosk.id],
    );
    expect((await new Tablet(server).pair(String(third.data.pairing_code))).status).toBe(404);
    expect((await app.head.get('/kiosks')).data).toMatchObject([{ pairing_expires_at: null, is_paired: true }]);
  });

  it('422: a key that cannot sign, and a body that is none', async () => {
    const { app, kiosk } = await door();
    const { data } = await app.head.post(`/kiosks/${kiosk.id}/pairing-code`);
    const tablet = new Tablet(server);
    for (const key of [
      { ...tablet.publicKey, crv: 'P-384' },
      { ...tablet.publicKey, x: 'AAAA' },
    ]) {
      expect((await tablet.pair(String(data.pairing_code), key)).status).toBe(422);
    }
    expect((await tablet.pair(String(data.pairing_code))).status).toBe(200);
  });

  it('unpaired: its device opens nothing from that moment on, and what it had not sent is told', async () => {
    const { app, kiosk, tablet, people } = await door();
    await tablet.people(`?unsent=3&at=${encodeURIComponent(ago(60))}`);
    expect((await app.head.get('/kiosks')).data).toMatchObject([
      { unsent_count: 3, clock_ahead_seconds: expect.any(Number) },
    ]);
    expect((await app.head.get('/kiosks')).data[0].clock_ahead_seconds).toBeLessThan(-3590);
    expect((await app.head.delete(`/kiosks/${kiosk.id}`)).data).toEqual({ deleted: true, unsent_count: 3 });
    expect((await tablet.people()).status).toBe(401);
    expect((await tablet.send([tablet.written({ user_id: people.cook.id, action: 'IN', pin })])).status).toBe(401);
    expect((await app.head.get('/kiosks')).data).toEqual([]);
  });
});

describe('what an unpaired device had not sent', () => {
  it('comes in once, and waits for who leads: nothing of it counts by itself', async () => {
    const { app, kiosk, tablet, people } = await door();
    const cook = { user_id: people.cook.id, isKept: true, pin };
    const kept = [
      tablet.written({ ...cook, action: 'IN', tapped_at: ago(90) }),
      tablet.written({ ...cook, action: 'OUT', tapped_at: ago(30) }),
      tablet.written({ ...cook, user_id: `${people.cook.id.slice(0, -4)}ZZZZ`, action: 'IN' }),
    ];
    expect((await tablet.handOver(kept)).status).toBe(401);
    await app.head.delete(`/kiosks/${kiosk.id}`);
    expect((await new Tablet(server).handOver(kept)).status).toBe(401);
    expect((await tablet.handOver(kept, tablet.signed('[]'))).status).toBe(401);
    expect(await tablet.handOver([{ nonsense: 1 }])).toMatchObject({ status: 422 });
    expect(await tablet.handOver(kept)).toMatchObject({ status: 200, data: { kept: 2 } });
    expect((await app.cook.get('/clock')).data.is_running).toBe(false);
    expect((await app.head.get('/kiosk-taps')).data).toMatchObject([
      { action: 'OUT', status: 'UNPROVEN', flags: ['UNPAIRED'], kiosk_name: 'Back door' },
      { action: 'IN', status: 'UNPROVEN', flags: ['UNPAIRED'] },
    ]);
    expect((await app.head.get('/notifications')).data).toMatchObject([{ kind: 'kiosk_taps_wait' }]);
    for (const sent of [tablet.handOver(kept), tablet.people(), tablet.send(kept)]) {
      expect((await sent).status).toBe(401);
    }
    for (const { id } of (await app.head.get('/kiosk-taps')).data.toReversed()) {
      expect((await app.head.post(`/kiosk-taps/${String(id)}/confirm`)).status).toBe(200);
    }
    const { data } = await app.head.get('/time-entries', { query: { user_id: people.cook.id } });
    expect(data).toMatchObject([{ duration_minutes: 60 }]);
  });

  it('also of one in whose place another was paired', async () => {
    const { app, kiosk, tablet, people } = await door();
    const { data } = await app.head.post(`/kiosks/${kiosk.id}/pairing-code`);
    const other = new Tablet(server);
    expect((await other.pair(String(data.pairing_code))).status).toBe(200);
    const kept = tablet.written({ user_id: people.cook.id, action: 'IN', pin, isKept: true, tapped_at: ago(30) });
    expect((await tablet.send([kept])).status).toBe(401);
    expect((await tablet.handOver([kept])).data).toEqual({ kept: 1 });
    expect((await other.handOver([kept])).status).toBe(401);
    expect((await other.people()).status).toBe(200);
  });
});

describe('a device session', () => {
  it('opens no other route: 401 where anyone has to be signed in, and elsewhere what nobody is answered', async () => {
    const { tablet } = await door();
    const open = new Set(
      catalogue.operations.filter(({ kind }) => kind === 'open').map(({ method, path }) => `${method} /app/api${path}`),
    );
    const secret = tablet.cookie.replace('muster_kiosk=', '');
    const shown = {
      cookie: `muster_kiosk=${secret}; muster_session=${secret}`,
      authorization: `Bearer ${secret}`,
    };
    const routes = routesOf(server).filter(({ path }) => !path.startsWith('/app/api/kiosk/'));
    expect(routes.length).toBeGreaterThan(catalogue.operations.length);
    for (const [i, { method, path }] of routes.entries()) {
      const url = path.replaceAll(/:\w+/g, 'usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6');
      const ask = async (headers: Record<string, string>): Promise<number> => {
        // Wrong tokens are counted by address.
        const remoteAddress = `10.1.${String(i >> 8)}.${String(i & 255)}`;
        const answer = await server.inject({
          method,
          url,
          remoteAddress,
          headers: { 'x-muster-app': '1', ...headers },
        });
        return answer.statusCode;
      };
      const name = `${method} ${path}`;
      const isShut =
        (path.startsWith('/app/api/') || path.startsWith('/api/v1/')) &&
        !path.endsWith('.json') &&
        !open.has(braced(name));
      expect(await ask(shown), name).toBe(isShut ? 401 : await ask({}));
    }
  });

  it('401: a session of the app is no device', async () => {
    const { people } = await door();
    const app = await people.admin.app();
    expect((await app.get('/kiosk/people')).status).toBe(401);
    expect((await app.post('/kiosk/taps', [])).status).toBe(401);
  });

  it('401: what the device has not signed counts for nothing; 403: nor what another site sends', async () => {
    const { tablet, people, app } = await door();
    const tap = tablet.written({ user_id: people.cook.id, action: 'IN', pin });
    const other = new Tablet(server);
    for (const signature of ['', 'AAAA', other.signed(JSON.stringify([tap])), tablet.signed('[]')]) {
      expect(await tablet.send([tap], signature)).toMatchObject({ status: 401 });
    }
    const foreign = await server.inject({
      method: 'POST',
      url: '/app/api/kiosk/taps',
      headers: { cookie: tablet.cookie, 'content-type': 'application/json' },
      payload: '[]',
    });
    expect(foreign.statusCode).toBe(403);
    expect((await app.cook.get('/clock')).data.is_running).toBe(false);
  });
});

describe('a tap', () => {
  it('in, break, back and out: by the clock’s own rules; the entry says at which kiosk', async () => {
    const { tablet, people, app, kiosk } = await door();
    await app.head.patch(`/kiosks/${kiosk.id}`, { location: 'King Street' });
    const cook = { user_id: people.cook.id, pin };
    expect(await tablet.tap({ ...cook, action: 'IN' })).toMatchObject({
      result: 'COUNTED',
      state: 'IN',
      flags: [],
      message: expect.stringMatching(/^Ada, since \d.* you are in\./),
    });
    expect((await tablet.people()).data.people).toContainEqual(
      expect.objectContaining({ id: people.cook.id, state: 'IN' }),
    );
    expect(await tablet.tap({ ...cook, action: 'IN' })).toMatchObject({ result: 'REFUSED' });
    expect(await tablet.tap({ ...cook, action: 'BREAK' })).toMatchObject({ result: 'COUNTED', state: 'ON_BREAK' });
    expect(await tablet.tap({ ...cook, action: 'BACK' })).toMatchObject({ result: 'COUNTED', state: 'IN' });
    const out = await tablet.tap({ ...cook, action: 'OUT' });
    expect(out).toMatchObject({
      result: 'COUNTED',
      state: 'OUT',
      message: expect.stringMatching(/Today: 0 h 0 min\.$/),
    });
    const { data } = await app.head.get('/time-entries', { query: { user_id: people.cook.id } });
    expect(data).toMatchObject([{ source: 'CLOCK', status: 'ACTIVE' }]);
    const entry = await app.admin.get(`/time-entries/${String(data[0].id)}`);
    expect(entry.text).toContain('Back door, King Street');
  });

  it('out says what a rule took off for a break that was missing, and says it again when it is sent again', async () => {
    const lunch = {
      id: 'lunch',
      kind: 'BREAK',
      values: { after_minutes: 360, break_minutes: 30, paid: false, deducted: 'IF_MISSING' },
      action: 'WARN',
      source: { citation: 'Our agreement', read_on: null },
    };
    const { tablet, people, app } = await door({ working_rules: { pack: null, rules: [lunch] } });
    const cook = { user_id: people.cook.id, pin };
    await tablet.tap({ ...cook, action: 'IN', isKept: true, tapped_at: ago(480) });
    const out = tablet.written({ ...cook, action: 'OUT' });
    const message = expect.stringMatching(/For a break that was missing 30 min were taken off\.$/);
    for (let i = 0; i < 2; i++) {
      expect((await tablet.send([out])).data.taps).toMatchObject([{ result: 'COUNTED', message }]);
    }
    expect((await app.cook.get('/notifications')).data).toMatchObject([{ kind: 'break_deducted' }]);
  });

  it('speaks the language of the person once their PIN was right', async () => {
    const { tablet, people, app } = await door();
    expect((await app.cook.patch('/me', { language: 'fr' })).status).toBe(200);
    expect(await tablet.tap({ user_id: people.cook.id, action: 'IN', pin: '9999' })).toMatchObject({ language: 'en' });
    expect(await tablet.tap({ user_id: people.cook.id, action: 'IN', pin })).toMatchObject({
      language: 'fr',
      message: expect.stringContaining('votre arrivée est enregistrée'),
    });
  });

  it('sent twice, also at once, counts once; the answer is the same', async () => {
    const { tablet, people, app } = await door();
    const tap = tablet.written({ user_id: people.cook.id, action: 'IN', pin });
    const answers = await Promise.all([1, 2, 3].map(() => tablet.send([tap])));
    for (const { data } of answers) expect(data.taps).toMatchObject([{ result: 'COUNTED', state: 'IN' }]);
    const { data } = await app.head.get('/time-entries', { query: { user_id: people.cook.id } });
    expect(data).toHaveLength(1);
  });

  it('of someone who does not clock there, or is unknown, is done with', async () => {
    const { tablet, people } = await door();
    const unknown = `${people.cook.id.slice(0, -4)}ZZZZ`;
    for (const user_id of [people.bartender.id, unknown]) {
      expect(await tablet.tap({ user_id, action: 'IN', pin })).toMatchObject({ result: 'UNKNOWN' });
    }
  });

  it('without a PIN says so', async () => {
    const { tablet, people } = await door();
    expect(await tablet.tap({ user_id: people.head.id, action: 'IN', pin })).toMatchObject({
      result: 'NO_PIN',
      message: expect.stringContaining('Kiosk PIN'),
    });
  });

  it('counts for those whose department clocks at kiosks alone', async () => {
    const { tablet, people, app, departments } = await door();
    const path = `/departments/${departments.kitchen}`;
    expect((await app.admin.patch(path, { clock_from: ['KIOSK'] })).status).toBe(200);
    expect(await app.cook.post('/clock/in')).toMatchObject({
      status: 409,
      error: { details: { reason: 'clock_from' } },
    });
    const cook = { user_id: people.cook.id, pin };
    expect(await tablet.tap({ ...cook, action: 'IN' })).toMatchObject({ result: 'COUNTED', state: 'IN' });
    expect((await app.cook.get('/clock')).data).toMatchObject({
      is_running: true,
      is_elsewhere: true,
      kiosks: ['Back door'],
      has_kiosk_pin: true,
    });
    expect(await app.cook.post('/clock/out')).toMatchObject({ status: 409 });
    expect(await tablet.tap({ ...cook, action: 'OUT' })).toMatchObject({ result: 'COUNTED', state: 'OUT' });
  });
});

describe('kept while there was no network', () => {
  it('counts at its time, also where people cannot change clock times', async () => {
    const { tablet, people, app } = await door({ time_edit_clock_times: false });
    // Of one moment, so that they are whole minutes apart.
    const nowMs = Date.now();
    const before = (minutes: number): string => new Date(nowMs - minutes * minuteMs).toISOString();
    const cook = { user_id: people.cook.id, pin, isKept: true };
    const answers = await tablet.send([
      tablet.written({ ...cook, action: 'OUT', tapped_at: before(60) }),
      tablet.written({ ...cook, action: 'IN', tapped_at: before(600) }),
      tablet.written({ ...cook, action: 'BACK', tapped_at: before(270) }),
      tablet.written({ ...cook, action: 'BREAK', tapped_at: before(300) }),
    ]);
    expect(answers.data.taps.map((one) => one.result)).toEqual(Array(4).fill('COUNTED'));
    const { data } = await app.head.get('/time-entries', { query: { user_id: people.cook.id } });
    expect(data).toMatchObject([{ break_minutes: 30, duration_minutes: 510 }]);
  });

  it('is judged by the PIN of then or of now', async () => {
    const { tablet, people, app } = await door();
    await installation.database.pool.query(
      `update kiosk_pins set set_at = now() - interval '1 day' where user_id = $1`,
      [people.cook.id],
    );
    expect((await app.cook.put('/me/kiosk-pin', { pin: '86420' })).data).toMatchObject({ is_set: true });
    const cook = { user_id: people.cook.id, isKept: true };
    expect(await tablet.tap({ ...cook, action: 'IN', tapped_at: ago(30), pin })).toMatchObject({ result: 'COUNTED' });
    expect(await tablet.tap({ ...cook, action: 'OUT', tapped_at: ago(20), pin: '86420' })).toMatchObject({
      result: 'COUNTED',
    });
    // Made after the change: the one before is worth nothing any more, and never for a tap of now.
    await installation.database.pool.query(
      `update kiosk_pins set previous_until = now() - interval '15 min' where user_id = $1`,
      [people.cook.id],
    );
    expect(await tablet.tap({ ...cook, action: 'IN', tapped_at: ago(10), pin })).toMatchObject({ result: 'UNPROVEN' });
    expect(await tablet.tap({ user_id: people.cook.id, action: 'IN', pin })).toMatchObject({ result: 'WRONG_PIN' });
  });

  it('a PIN sealed for another tap is not right: neither name nor time of it can be changed', async () => {
    const { tablet, people } = await door();
    const { sealed_pin } = tablet.written({ user_id: people.cook.id, action: 'IN', pin, isKept: true });
    const other = tablet.written({ user_id: people.otherCook.id, action: 'IN', pin, isKept: true });
    const { data } = await tablet.send([{ ...other, sealed_pin }]);
    expect(data.taps).toMatchObject([{ result: 'UNPROVEN' }]);
  });

  it('unproven: who leads is told, and it counts by their word, or not', async () => {
    const { tablet, people, app } = await door();
    const cook = { user_id: people.cook.id, pin: '9999', isKept: true };
    const tap = tablet.written({ ...cook, action: 'IN', tapped_at: ago(120) });
    for (let i = 0; i < 2; i++) expect((await tablet.send([tap])).data.taps).toMatchObject([{ result: 'UNPROVEN' }]);
    await tablet.tap({ ...cook, action: 'BREAK', tapped_at: ago(100) });
    expect((await app.head.get('/notifications')).data).toMatchObject([
      { kind: 'kiosk_taps_wait', text: 'Taps from a kiosk wait for your word: Ada Byron.' },
    ]);
    expect((await app.head.get('/kiosks')).data).toMatchObject([{ waiting_taps: 2 }]);
    const { data } = await app.head.get('/kiosk-taps');
    expect(data).toMatchObject([
      { action: 'BREAK', status: 'UNPROVEN', kiosk_name: 'Back door', user_id: people.cook.id },
      { action: 'IN', can: ['kioskTaps.confirm', 'kioskTaps.discard'] },
    ]);
    expect((await app.barHead.get('/kiosk-taps')).data).toEqual([]);
    const [wrong, right] = data as { id: string }[];
    expect((await app.barHead.post(`/kiosk-taps/${String(right?.id)}/confirm`)).status).toBe(404);
    expect((await app.head.post(`/kiosk-taps/${String(right?.id)}/confirm`)).data).toMatchObject({ status: 'COUNTED' });
    expect((await app.head.post(`/kiosk-taps/${String(wrong?.id)}/discard`)).data).toMatchObject({
      status: 'DISCARDED',
    });
    expect(await app.head.post(`/kiosk-taps/${String(wrong?.id)}/confirm`)).toMatchObject({
      status: 409,
      error: { details: { reason: 'state' } },
    });
    const clock = (await app.cook.get('/clock')).data;
    expect(clock).toMatchObject({ is_running: true, on_break_since: null });
    expect(Math.abs(Date.parse(clock.entry.clock_in) - Date.parse(ago(120)))).toBeLessThan(minuteMs * 2);
    expect((await app.head.get('/kiosk-taps')).data).toEqual([]);
    expect((await tablet.send([tap])).data.taps).toMatchObject([{ result: 'COUNTED' }]);
  });

  it('refused though its PIN was right: not lost, but waits with the reason; 403: one’s own is decided by others', async () => {
    const { tablet, people, app } = await door();
    const cook = { user_id: people.cook.id, pin, isKept: true };
    expect(await tablet.tap({ ...cook, action: 'OUT', tapped_at: ago(30) })).toMatchObject({ result: 'REFUSED' });
    expect((await app.admin.get('/kiosk-taps')).data).toMatchObject([
      { status: 'REFUSED', refusal: expect.stringContaining('clocked in') },
    ]);
    expect((await app.head.put('/me/kiosk-pin', { pin })).status).toBe(200);
    await tablet.tap({ ...cook, user_id: people.head.id, action: 'OUT', tapped_at: ago(30) });
    const own = (await app.head.get('/kiosk-taps')).data.find(
      (one: { user_id: string }) => one.user_id === people.head.id,
    );
    expect((await app.head.post(`/kiosk-taps/${String(own.id)}/discard`)).status).toBe(403);
  });

  it('409: of someone who has left it does not count any more', async () => {
    const { tablet, people, app } = await door();
    await tablet.tap({ user_id: people.cook.id, pin: '9999', isKept: true, action: 'IN', tapped_at: ago(30) });
    await installation.database.pool.query(`update users set is_active = false where id = $1`, [people.cook.id]);
    const [tap] = (await app.head.get('/kiosk-taps')).data as { id: string }[];
    expect(await app.head.post(`/kiosk-taps/${String(tap?.id)}/confirm`)).toMatchObject({
      status: 409,
      error: { details: { reason: 'inactive' } },
    });
  });
});

describe('a clock that is off', () => {
  it('ahead of time: counts at its arrival, flagged', async () => {
    const { tablet, people, app } = await door();
    const tapped_at = ago(-60);
    const answer = await tablet.tap({ user_id: people.cook.id, action: 'IN', pin, tapped_at });
    expect(answer).toMatchObject({ result: 'COUNTED', flags: ['FUTURE'] });
    const { entry } = (await app.cook.get('/clock')).data;
    expect(Math.abs(Date.parse(entry.clock_in) - Date.now())).toBeLessThan(2 * minuteMs);
  });

  it('said as it is sent: taken off, flagged, and both times are kept', async () => {
    const { tablet, people, app, kiosk } = await door();
    const cook = { user_id: people.cook.id, isKept: true, pin };
    // An hour behind: made thirty minutes ago.
    const sent = await tablet.send([tablet.written({ ...cook, action: 'IN', tapped_at: ago(90), sent_at: ago(60) })]);
    expect(sent.data).toMatchObject({ taps: [{ result: 'COUNTED', flags: ['CLOCK_OFF'] }] });
    expect(sent.data.clock_ahead_seconds).toBeLessThan(-3590);
    const { entry } = (await app.cook.get('/clock')).data;
    expect(Math.abs(Date.parse(entry.clock_in) - Date.parse(ago(30)))).toBeLessThan(2 * minuteMs);
    const { rows } = await installation.database.pool.query<{ apart: number }>(
      `select extract(epoch from counts_at - tapped_at)::int as apart from kiosk_taps where kiosk_id = $1`,
      [kiosk.id],
    );
    expect(Math.abs((rows[0]?.apart ?? 0) - 3600)).toBeLessThan(60);
    expect((await app.head.get('/kiosks')).data[0].clock_ahead_seconds).toBeLessThan(-3590);
  });
});

describe('a PIN', () => {
  it('422: of other than four to eight digits, or one that anyone would try first', async () => {
    const { app } = await door();
    for (const one of ['123', '123456789', '12a4', '1234', '9876', '0000', '454545', '3210']) {
      expect(await app.cook.put('/me/kiosk-pin', { pin: one }), one).toMatchObject({
        status: 422,
        error: { details: { field: 'pin' } },
      });
    }
    for (const one of ['4071', '1235', '13579', '2580']) expect(mayBePin(one), one).toBe(true);
  });

  it('is told to nobody, and taken away by its person', async () => {
    const { app, people, tablet } = await door();
    expect((await app.cook.get('/me/kiosk-pin')).data).toEqual({ is_set: true, set_at: expect.any(String) });
    const { rows } = await installation.database.pool.query<{ pin_hash: string }>(
      `select pin_hash from kiosk_pins where user_id = $1`,
      [people.cook.id],
    );
    expect(rows[0]?.pin_hash).toMatch(/^\$argon2id\$/);
    expect((await app.cook.delete('/me/kiosk-pin')).data).toEqual({ is_set: false, set_at: null });
    expect((await app.cook.delete('/me/kiosk-pin')).status).toBe(200);
    expect(await tablet.tap({ user_id: people.cook.id, action: 'IN', pin })).toMatchObject({ result: 'NO_PIN' });
  });

  it('made to be shown to the camera: eight digits in the place of the one before, told once', async () => {
    const { app, people, tablet } = await door();
    const { status, data } = await app.cook.post('/me/kiosk-pin');
    expect(status).toBe(200);
    expect(data).toEqual({
      pin: expect.stringMatching(/^\d{8}$/),
      set_at: expect.any(String),
      qr_size: expect.any(Number),
      qr_path: expect.stringMatching(/^M/),
    });
    const { pin: newer } = data as { pin: string };
    expect(await tablet.tap({ user_id: people.cook.id, action: 'IN', pin })).toMatchObject({ result: 'WRONG_PIN' });
    expect(await tablet.tap({ user_id: people.cook.id, action: 'IN', pin: newer })).toMatchObject({
      result: 'COUNTED',
    });
    expect((await app.cook.get('/me/kiosk-pin')).text).not.toContain(newer);
    const again = await app.cook.post('/me/kiosk-pin');
    expect(again.text).not.toContain(newer);
    const { rows } = await installation.database.pool.query<{ found: number }>(
      `select count(*)::int as found from audit_log where audit_log::text like '%' || $1 || '%'`,
      [newer],
    );
    expect(rows[0]?.found).toBe(0);
  });

  it('made by who leads the person, who is told; 403: one’s own, below Department Head, or of another department', async () => {
    const { app, people, tablet } = await door();
    const path = `/users/${people.cook.id}/kiosk-pin`;
    const { status, data } = await app.head.post(path);
    expect([status, Object.keys(data).sort()]).toEqual([200, ['pin', 'qr_path', 'qr_size', 'set_at']]);
    const { pin: made } = data as { pin: string };
    expect(await tablet.tap({ user_id: people.cook.id, action: 'IN', pin })).toMatchObject({ result: 'WRONG_PIN' });
    expect(await tablet.tap({ user_id: people.cook.id, action: 'IN', pin: made })).toMatchObject({ result: 'COUNTED' });
    const told = await app.cook.get('/notifications');
    expect(told.data).toMatchObject([{ kind: 'kiosk_pin_made', leads_to: '/me' }]);
    expect((await app.head.post(`/users/${people.head.id}/kiosk-pin`)).status).toBe(403);
    expect((await app.otherCook.post(path)).status).toBe(403);
    expect([403, 404]).toContain((await app.barHead.post(path)).status);
    expect((await app.admin.post(path)).status).toBe(200);
  });

  it('is no password: it signs nobody in', async () => {
    const { people } = await door();
    const answer = await server.inject({
      method: 'POST',
      url: '/app/api/session',
      headers: { 'x-muster-app': '1', 'content-type': 'application/json' },
      payload: JSON.stringify({ email: people.cook.email, password: pin }),
    });
    expect(answer.statusCode).toBe(401);
  });
});
