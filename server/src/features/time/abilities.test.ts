import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../test/harness.ts';
import { eightHours, type PersonName, record, workplace } from './testing/workplace.ts';

const { world: first } = await sharedHarness();
const day = '2026-03-09';
const everyone: PersonName[] = ['cook', 'otherCook', 'head', 'barHead', 'manager', 'admin', 'executive'];

/** What each operation is sent to see whether it lets the person through. */
const sheetCalls: Record<string, object | undefined> = {
  submit: undefined,
  approve: undefined,
  reject: { reason: 'Monday is missing.' },
  finalize: undefined,
  sign: undefined,
  reopen: undefined,
};

/** A timesheet of the cook, moved along by those who may. */
async function sheetIn(...moves: [by: PersonName, trigger: string, body?: object][]) {
  const place = await workplace(first);
  await record(place.api.cook, eightHours(day));
  const [sheet] = (await (await place.people.cook.app()).get('/timesheets')).data as { id: string }[];
  for (const [by, trigger, body] of moves) {
    const moved = await (await place.people[by].app()).post(`/timesheets/${String(sheet?.id)}/${trigger}`, body);
    expect(moved.status, moved.text).toBe(200);
  }
  return { ...place, id: String(sheet?.id) };
}

const approved = [
  ['cook', 'submit'],
  ['head', 'approve'],
] as [PersonName, string][];

describe('what may be done to a timesheet', () => {
  it.each([
    ['OPEN', []],
    ['SUBMITTED', [['cook', 'submit']]],
    [
      'REJECTED',
      [
        ['cook', 'submit'],
        ['head', 'reject', { reason: 'Monday is missing.' }],
      ],
    ],
    ['APPROVED', approved],
    ['FINALIZED', [...approved, ['admin', 'finalize']]],
    ['SIGNED', [...approved, ['admin', 'finalize'], ['cook', 'sign']]],
  ] as [string, [PersonName, string, object?][]][])(
    '%s: `can` is what the operations answer',
    async (status, moves) => {
      const { people, id } = await sheetIn(...moves);
      const allowed = new Map<string, PersonName>();
      for (const name of everyone) {
        const app = await people[name].app();
        const seen = await app.get(`/timesheets/${id}`);
        if (seen.status === 404) continue;
        expect(seen.data.status).toBe(status);
        for (const [trigger, body] of Object.entries(sheetCalls)) {
          if (seen.data.can.includes(`timesheets.${trigger}`)) allowed.set(trigger, name);
          else
            expect([403, 409], `${name} ${trigger}`).toContain(
              (await app.post(`/timesheets/${id}/${trigger}`, body)).status,
            );
        }
      }
      for (const [trigger, name] of allowed) await sheetIn(...moves, [name, trigger, sheetCalls[trigger] ?? {}]);
    },
  );
});

describe('what may be done to a time entry', () => {
  it('the person and Administrators change it, those above decide, no one their own', async () => {
    const { people, api } = await workplace(first);
    const entry = await record(api.cook, eightHours(day));
    const can = async (name: PersonName) => {
      const { status, data } = await (await people[name].app()).get(`/time-entries/${String(entry.id)}`);
      return status === 404 ? null : data.can;
    };
    const edits = ['timeEntries.update', 'timeEntries.delete'];
    const corrects = ['timeEntries.correct'];
    const decides = ['timeEntries.approve', 'timeEntries.reject'];
    expect(await can('cook')).toEqual(edits);
    expect(await can('otherCook')).toBeNull();
    expect(await can('head')).toEqual([...corrects, ...decides]);
    expect(await can('manager')).toEqual([...corrects, ...decides]);
    expect(await can('barHead')).toBeNull();
    expect(await can('admin')).toEqual([...edits, ...corrects, ...decides]);
    const own = await record(api.head, eightHours(day));
    const { data } = await (await people.head.app()).get(`/time-entries/${String(own.id)}`);
    expect(data.can).toEqual(edits);
    await (await people.head.app()).post(`/time-entries/${String(entry.id)}/approve`);
    expect(await can('head')).toEqual(corrects);
    expect(await can('cook')).toEqual(edits);
  });

  it('nothing once its timesheet is FINALIZED, nor within locked days', async () => {
    const { people, id } = await sheetIn(...approved, ['admin', 'finalize']);
    const app = await people.cook.app();
    const [entry] = (await app.get('/time-entries', { query: { start_date: day, end_date: day } })).data;
    expect(entry.can).toEqual([]);
    expect((await app.delete(`/time-entries/${String(entry.id)}`)).status).toBe(409);
    expect(id).toMatch(/^tsh_/);
    const locked = await workplace(first, { settings: { time_locked_through: null } });
    const other = await record(locked.api.cook, eightHours(day));
    await locked.world.set({ time_locked_through: '2026-04-30' });
    const answer = await (await locked.people.cook.app()).get(`/time-entries/${String(other.id)}`);
    expect(answer.data.can).toEqual([]);
    const head = await locked.people.head.app();
    expect((await head.get(`/time-entries/${String(other.id)}`)).data.can).toEqual(['timeEntries.approve']);
    expect((await head.post(`/time-entries/${String(other.id)}/reject`, { reason: 'No.' })).status).toBe(409);
    expect((await head.post(`/time-entries/${String(other.id)}/approve`)).status).toBe(200);
  });
});
