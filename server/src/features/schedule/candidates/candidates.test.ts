import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { statementsOf } from '../../../../test/plans.ts';
import { addType } from '../../leave/testing/office.ts';
import { restaurant, rota } from '../testing/restaurant.ts';

const harness = await openHarness();
const { world, app: admin, kitchen } = await restaurant(harness.world);
const head = await world.departmentHeadOf('Kitchen');
const app = await head.app();
const add = rota(app);
const barHead = await world.departmentHeadOf('Bar');
const holiday = await addType(harness, world, 'Vacation');

const cook = (details: object = {}) => world.employee({ department: 'Kitchen', ...details });
const [idle, busy, away, asking, tired, full, lent] = [
  await cook(),
  await cook(),
  await cook(),
  await cook(),
  await cook(),
  await cook(),
  await world.employee({ department: 'Bar' }),
];
const leaving = await cook({ employment_end_date: '2027-01-20' });

/** Toronto in January. */
const on = (day: string, time: string, hours = 8) => ({
  starts_at: new Date(`${day}T${time}:00-05:00`).toISOString(),
  ends_at: new Date(Date.parse(`${day}T${time}:00-05:00`) + hours * 3_600_000).toISOString(),
});
const saturday = '2027-01-23';
const shift = await add({ department_id: kitchen, title: 'Grill', ...on(saturday, '16:00') });

interface Shown {
  user_id: string;
  fits: boolean;
  score: number;
  week_minutes: number;
  rest_before_minutes: number | null;
  reasons: { code: string; minutes: number | null; limit_minutes: number | null }[];
}
const candidates = async (id: string, client = app): Promise<Shown[]> => {
  const answer = await client.get(`/shifts/${id}/candidates`);
  expect(answer.status, answer.text).toBe(200);
  return answer.data;
};
const codesOf = (found: Shown[], { id }: { id: string }) =>
  found.find(({ user_id }) => user_id === id)?.reasons.map(({ code }) => code);

await add({ user_id: busy.id, ...on(saturday, '18:00', 3) });
await add({ user_id: tired.id, ...on('2027-01-24', '06:00', 6) });
for (const day of ['18', '19', '20', '21', '22']) await add({ user_id: full.id, ...on(`2027-01-${day}`, '08:00') });
for (const [person, decide] of [
  [away, true],
  [asking, false],
] as const) {
  const body = { leave_type_id: holiday, start_date: '2027-01-22', end_date: saturday };
  const { data } = await (await person.app()).post('/leaves', body);
  if (decide) expect((await admin.post(`/leaves/${String(data.id)}/approve`)).status).toBe(200);
}

describe('GET /shifts/{id}/candidates', () => {
  it('200: everyone of the department with what speaks for and against them, best first', async () => {
    const found = await candidates(shift.id);
    expect(codesOf(found, idle)).toEqual(['FREE']);
    expect(codesOf(found, busy)).toEqual(['OTHER_SHIFT']);
    expect(codesOf(found, away)).toEqual(['AWAY']);
    expect(codesOf(found, asking)).toEqual(['FREE', 'ASKED_AWAY']);
    expect(found.find(({ user_id }) => user_id === tired.id)?.reasons).toEqual([
      { code: 'FREE', minutes: null, limit_minutes: null, missing: null },
      { code: 'REST', minutes: 360, limit_minutes: 660, missing: null },
    ]);
    expect(codesOf(found, full)).toContain('OVERTIME');
    expect(found.find(({ user_id }) => user_id === full.id)).toMatchObject({ week_minutes: 2880, fits: true });
    // However much speaks against them: who is there stands before who is away.
    const placeOf = ({ id }: { id: string }): number => found.findIndex(({ user_id }) => user_id === id);
    expect(placeOf(away)).toBeGreaterThan(Math.max(placeOf(tired), placeOf(full), placeOf(asking)));
    expect(found[0]?.fits).toBe(true);
    expect(found.at(-1)).toMatchObject({ user_id: busy.id, fits: false });
    const scores = found.filter(({ fits }) => fits).map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    // Who has left by then, and people of other departments, are no candidates.
    expect(found.map(({ user_id }) => user_id)).not.toContain(leaving.id);
    expect(found.map(({ user_id }) => user_id)).not.toContain(lent.id);
  });

  it('200: `fits` is false exactly where assigning is refused', async () => {
    for (const { user_id, fits } of await candidates(shift.id)) {
      const answer = await app.patch(`/shifts/${shift.id}?dry_run=true`, { user_id });
      expect([user_id, answer.status]).toEqual([user_id, fits ? 200 : 409]);
    }
    const off = await add({ department_id: kitchen, ...on('2027-01-25', '08:00') });
    await app.patch(`/shifts/${off.id}`, { status: 'CANCELLED' });
    expect((await candidates(off.id)).every(({ fits }) => !fits)).toBe(true);
  });

  it('200: what they said of that time: all of it, a part of it, none', async () => {
    const saturdays = (kind: string, from: string, to: string) => ({ weekly: [{ weekday: 6, from, to, kind }] });
    const says = async (body: object): Promise<string[] | undefined> => {
      expect((await (await idle.app()).put(`/users/${idle.id}/availability`, body)).status).toBe(200);
      return codesOf(await candidates(shift.id), idle);
    };
    expect(await says(saturdays('AVAILABLE', '12:00', '24:00'))).toEqual(['FREE', 'AVAILABLE']);
    expect(await says(saturdays('UNAVAILABLE', '20:00', '24:00'))).toEqual(['FREE', 'IF_NEEDED']);
    expect(await says(saturdays('UNAVAILABLE', '12:00', '24:00'))).toEqual(['UNAVAILABLE']);
    expect(await says({ weekly: [] })).toEqual(['FREE']);
  });

  it('200: of leave nothing is told but that there is some, not even of which kind', async () => {
    const text = JSON.stringify((await candidates(shift.id)).find(({ user_id }) => user_id === away.id));
    expect(text).not.toMatch(/vacation|leave|lv_|lt_/i);
    expect(JSON.parse(text)).toMatchObject({ reasons: [{ code: 'AWAY', minutes: null, limit_minutes: null }] });
  });

  it('200: who is lent to the department is one for those who may give them shifts; who has the shift is none', async () => {
    await rota(admin)({ user_id: lent.id, department_id: kitchen, ...on('2027-01-19', '08:00') });
    expect((await candidates(shift.id, admin)).map(({ user_id }) => user_id)).toContain(lent.id);
    expect((await candidates(shift.id)).map(({ user_id }) => user_id)).not.toContain(lent.id);
    const own = await add({ user_id: idle.id, ...on('2027-01-28', '08:00') });
    expect((await candidates(own.id)).map(({ user_id }) => user_id)).not.toContain(idle.id);
  });

  it('200: a token of a Department Head; 403: an Employee; 404: out of view', async () => {
    const api = await head.api();
    expect((await api.get(`/shifts/${shift.id}/candidates`)).status).toBe(200);
    expect((await (await idle.app()).get(`/shifts/${shift.id}/candidates`)).status).toBe(403);
    expect((await (await barHead.app()).get(`/shifts/${shift.id}/candidates`)).status).toBe(404);
  });

  it('POST /schedule/candidates: the same for a shift as it is typed, the one that is changed not counted', async () => {
    const own = await add({ user_id: idle.id, ...on('2027-01-30', '08:00') });
    const body = { department_id: kitchen, ...on('2027-01-30', '10:00') };
    const asked = async (more: object) => {
      const answer = await app.post('/schedule/candidates', { ...body, ...more });
      expect(answer.status, answer.text).toBe(200);
      return answer.data as unknown as Shown[];
    };
    expect(codesOf(await asked({}), idle)).toEqual(['OTHER_SHIFT']);
    expect(codesOf(await asked({ shift_id: own.id }), idle)).toEqual(['FREE']);
    const barApp = await barHead.app();
    expect((await barApp.post('/schedule/candidates', body)).status).toBe(403);
    expect(await app.post('/schedule/candidates', { ...body, ends_at: body.starts_at })).toMatchObject({
      status: 422,
      error: { details: { field: 'ends_at' } },
    });
  });

  it('as many statements for many people as for a few', async () => {
    const count = async () =>
      (await statementsOf(() => candidates(shift.id))).filter(({ text }) => /\b(shifts|leave_requests)\b/.test(text))
        .length;
    const before = await count();
    for (let more = 0; more < 20; more++) await cook();
    expect(await count()).toBe(before);
  });
});
