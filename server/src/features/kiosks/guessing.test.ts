import { beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';
import { type Workplace, workplace } from '../time/testing/workplace.ts';
import { Tablet } from './testing/tablet.ts';

const harness = await openHarness();
const { installation, server, world } = harness;
const pin = '4071';
const rest = (seconds: number): void => {
  installation.clock.setOffset(installation.clock.offsetMs + seconds * 1000);
};
const now = (): string => installation.clock.now();

let place: Workplace;
let head: Client;
let cookApp: Client;
let tablet: Tablet;
let other: Tablet;

async function newTablet(name: string): Promise<Tablet> {
  const { data } = await head.post('/kiosks', { name, department_ids: [place.people.cook.departmentId] });
  const made = new Tablet(server);
  expect((await made.pair(String(data.pairing_code))).status).toBe(200);
  return made;
}

beforeEach(async () => {
  place = await workplace(world);
  await place.world.set({ time_rounding_increment: 0 });
  head = await place.people.head.app();
  cookApp = await place.people.cook.app();
  await cookApp.put('/me/kiosk-pin', { pin });
  tablet = await newTablet('Back door');
  other = await newTablet('Front door');
});

const tap = (at: Tablet, given: string, action: 'IN' | 'BREAK' | 'BACK' = 'IN') =>
  at.tap({ user_id: place.people.cook.id, action, pin: given, tapped_at: now() });
async function wrong(at: Tablet, times: number): Promise<string[]> {
  const results: string[] = [];
  for (let i = 0; i < times; i++) results.push((await tap(at, '9999')).result);
  return results;
}

describe('wrong PINs', () => {
  it('the fifth at a device begins a minute, each that follows twice as long; within it none is looked at', async () => {
    expect(await wrong(tablet, 5)).toEqual(Array(5).fill('WRONG_PIN'));
    // The clock runs on while requests are answered: half a minute of room.
    const about = (seconds: number) => expect.toSatisfy((one: number) => one <= seconds && one > seconds - 30);
    expect(await tap(tablet, pin)).toMatchObject({ result: 'WAIT', wait_seconds: about(60) });
    for (const seconds of [60, 120, 240, 480]) {
      rest(seconds - 30);
      expect(await tap(tablet, pin), String(seconds)).toMatchObject({ result: 'WAIT', wait_seconds: about(30) });
      rest(30);
      expect(await tap(tablet, '9999')).toMatchObject({ result: 'WRONG_PIN', wait_seconds: about(seconds * 2) });
    }
  });

  it('a right one ends the waiting, and so does a new one; other devices and the account know nothing of it', async () => {
    await wrong(tablet, 5);
    expect(await tap(other, pin)).toMatchObject({ result: 'COUNTED' });
    rest(60);
    expect(await tap(tablet, pin, 'BREAK')).toMatchObject({ result: 'COUNTED' });
    expect(await wrong(tablet, 5)).toEqual(Array(5).fill('WRONG_PIN'));
    expect(await tap(tablet, pin, 'BACK')).toMatchObject({ result: 'WAIT' });
    expect((await cookApp.put('/me/kiosk-pin', { pin: '86420' })).status).toBe(200);
    expect(await tap(tablet, '86420', 'BACK')).toMatchObject({ result: 'COUNTED' });
    expect((await cookApp.get('/me')).status).toBe(200);
  });

  it('many at once are no more tries than one after the other', async () => {
    const results = await Promise.all(Array.from({ length: 30 }, () => tap(tablet, '9999')));
    const looked = results.filter(({ result }) => result === 'WRONG_PIN');
    expect(looked).toHaveLength(5);
  });

  it('kept ones count the same: a device that was taken away guesses no faster', async () => {
    const guesses = Array.from({ length: 60 }, (_, i) =>
      tablet.written({
        user_id: place.people.cook.id,
        action: 'IN',
        isKept: true,
        pin: String(1500 + i * 7),
        tapped_at: now(),
      }),
    );
    const right = tablet.written({ user_id: place.people.cook.id, action: 'IN', isKept: true, pin, tapped_at: now() });
    const { data } = await tablet.send([...guesses, right]);
    expect(new Set(data.taps.map((one) => one.result))).toEqual(new Set(['UNPROVEN']));
    expect((await cookApp.get('/clock')).data.is_running).toBe(false);
  });

  it('between right ones: after fifty at a device, the PIN is looked at there no more until another is chosen', async () => {
    for (let i = 0; i < 12; i++) {
      expect(await wrong(tablet, 4)).toEqual(Array(4).fill('WRONG_PIN'));
      expect((await tap(tablet, pin, i % 2 === 0 ? 'IN' : 'BREAK')).result).toMatch(/COUNTED|REFUSED/);
    }
    await wrong(tablet, 2);
    expect(await tap(tablet, pin)).toMatchObject({ result: 'NEW_PIN_NEEDED' });
    expect((await tap(other, pin, 'BACK')).result).toMatch(/COUNTED|REFUSED/);
    await cookApp.put('/me/kiosk-pin', { pin: '86420' });
    expect((await tap(tablet, '86420', 'BREAK')).result).toMatch(/COUNTED|REFUSED/);
  });

  it('twenty of one person within an hour, at any device: who leads is told', async () => {
    const tablets = [tablet, other, await newTablet('Bar'), await newTablet('Yard')];
    for (const one of tablets.slice(0, 3)) await wrong(one, 5);
    const told = async () =>
      (await head.get('/notifications')).data.filter((one: { kind: string }) => one.kind === 'kiosk_guessed');
    await wrong(tablets[3] as Tablet, 4);
    expect(await told()).toEqual([]);
    await wrong(tablets[3] as Tablet, 1);
    expect(await told()).toMatchObject([
      { text: 'Twenty wrong PINs within an hour at the kiosks, in the name of one person: Ada Byron.' },
    ]);
  });
});

describe('a shift change', () => {
  it('forty at once and each sent twice: none lost, none doubled', async () => {
    const people = await Promise.all(Array.from({ length: 40 }, () => place.world.employee({ department: 'Kitchen' })));
    await Promise.all(people.map(async (one) => (await one.app()).put('/me/kiosk-pin', { pin })));
    const taps = people.map(({ id }) => tablet.written({ user_id: id, action: 'IN', pin, tapped_at: now() }));
    const answers = await Promise.all([...taps, ...taps].map((one) => tablet.send([one])));
    const results = answers.map(({ data }) => data.taps[0]?.result);
    expect(new Set(results)).toEqual(new Set(['COUNTED']));
    const { data } = await tablet.people();
    const ids = new Set(people.map(({ id }) => id));
    const states = data.people.filter(({ id }) => ids.has(id)).map((one) => one.state);
    expect(states).toEqual(Array(40).fill('IN'));
    const { rows } = await installation.database.pool.query<{ count: number }>(
      'select count(*)::int as count from time_entries where organization_id = $1 and user_id = any($2)',
      [place.world.organizationId, [...ids]],
    );
    expect(rows[0]?.count).toBe(40);
  });

  it('killed in the middle and offline for a day: what it kept is sent again as a whole, and counts once', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => place.world.employee({ department: 'Kitchen' })));
    await Promise.all(people.map(async (one) => (await one.app()).put('/me/kiosk-pin', { pin })));
    const at = (minutes: number): string => new Date(installation.clock.nowMs() - minutes * 60_000).toISOString();
    const kept = people.flatMap(({ id }) => [
      tablet.written({ user_id: id, action: 'IN', pin, isKept: true, tapped_at: at(24 * 60) }),
      tablet.written({ user_id: id, action: 'OUT', pin, isKept: true, tapped_at: at(16 * 60) }),
    ]);
    await tablet.send(kept.slice(0, 7));
    const whole = await Promise.all([tablet.send(kept), tablet.send(kept)]);
    for (const { data } of whole) {
      expect(new Set(data.taps.map((one) => one.result))).toEqual(new Set(['COUNTED']));
    }
    const { data } = await (await place.people.admin.app()).get('/time-entries', { query: { limit: '100' } });
    expect(data).toHaveLength(10);
    expect(new Set(data.map((one: { duration_minutes: number }) => one.duration_minutes))).toEqual(new Set([480]));
  });
});

// Last: it keeps the address out for a quarter of an hour.
describe('a code', () => {
  it('429: whoever guesses codes is kept out', async () => {
    const { data } = await head.post('/kiosks', { name: 'x', department_ids: [place.people.cook.departmentId] });
    const guesser = new Tablet(server);
    const statuses = [];
    for (let i = 0; i < 25; i++) statuses.push((await guesser.pair(`AAAA${String(2000 + i)}`)).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await guesser.pair(String(data.pairing_code))).status).toBe(429);
  });
});
