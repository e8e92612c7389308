import { describe, expect, it } from 'vitest';
import { advance } from '../../../test/advance.ts';
import type { Client } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';
import { workplace } from '../time/testing/workplace.ts';
import { Tablet } from './testing/tablet.ts';

const { installation, server, world } = await openHarness();
const minuteMs = 60_000;
const after = (minutes: number): string => new Date(installation.clock.nowMs() + minutes * minuteMs).toISOString();
const toldOfSilence = async (client: Client): Promise<string[]> =>
  ((await client.get('/notifications')).data as { kind: string; text: string; read_at: string | null }[])
    .filter(({ kind, read_at: read }) => kind === 'kiosk_silent' && read === null)
    .map(({ text }) => text);

async function door() {
  const place = await workplace(world);
  const app = {
    head: await place.people.head.app(),
    barHead: await place.people.barHead.app(),
    admin: await place.people.admin.app(),
  };
  const made = await app.head.post('/kiosks', { name: 'Back door', department_ids: [place.people.cook.departmentId] });
  const tablet = new Tablet(server);
  expect((await tablet.pair(String(made.data.pairing_code))).status).toBe(200);
  const shift = async (userId: string, from: number, to: number, isPublished = true) => {
    const body = { user_id: userId, starts_at: after(from), ends_at: after(to), is_published: isPublished };
    const { status, text } = await app.admin.post('/shifts', body);
    expect(status, text).toBe(201);
  };
  return { ...place, app, tablet, kiosk: made.data as { id: string }, shift };
}

describe('a kiosk that says nothing', () => {
  it('who leads is told once, ten minutes into the silence of a shift change; heard of again, the next is told anew', async () => {
    const { app, people, tablet, shift } = await door();
    await shift(people.cook.id, 15, 300);
    await advance(installation, 9 * minuteMs);
    expect(await toldOfSilence(app.head)).toEqual([]);
    await advance(installation, 2 * minuteMs);
    expect(await toldOfSilence(app.head)).toEqual([
      'A kiosk has said nothing for ten minutes at a shift change: Back door.',
    ]);
    expect(await toldOfSilence(app.barHead)).toEqual([]);
    await app.head.post('/notifications/read', {});
    await advance(installation, 2 * minuteMs);
    expect(await toldOfSilence(app.head)).toEqual([]);
    expect((await tablet.people()).status).toBe(200);
    await advance(installation, minuteMs);
    expect(await toldOfSilence(app.head)).toEqual([]);
    await shift(people.otherCook.id, 12, 200);
    await advance(installation, 11 * minuteMs);
    expect(await toldOfSilence(app.head)).toHaveLength(1);
  });

  it('the end of a shift is a change too; in the middle of one nobody is told', async () => {
    const { app, people, shift } = await door();
    await shift(people.cook.id, 1, 120);
    await advance(installation, 60 * minuteMs);
    expect(await toldOfSilence(app.head)).toEqual([]);
    await advance(installation, 52 * minuteMs);
    expect(await toldOfSilence(app.head)).toHaveLength(1);
  });

  it('not of shifts of others, of drafts, or once it is unpaired', async () => {
    const { app, people, shift, kiosk } = await door();
    await shift(people.bartender.id, 15, 300);
    await shift(people.cook.id, 16, 300, false);
    await advance(installation, 12 * minuteMs);
    expect(await toldOfSilence(app.head)).toEqual([]);
    await shift(people.otherCook.id, 5, 300);
    await app.head.delete(`/kiosks/${kiosk.id}`);
    await advance(installation, minuteMs);
    expect(await toldOfSilence(app.head)).toEqual([]);
  });
});
