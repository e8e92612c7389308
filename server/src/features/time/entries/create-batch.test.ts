import { describe, expect, it, vi } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { DatabaseUnavailable } from '../../../db/unavailable.ts';
import { eightHours, workplace } from '../testing/workplace.ts';

const harness = await openHarness({
  limits:
    'token_per_second=1000,token_per_minute=30,organization_per_minute=1000000,ip_per_minute=1000000,edge_per_second=0',
});
const { installation } = harness;
const day = (number: number): string => `2026-03-${String(number).padStart(2, '0')}`;
const entries = (count: number, from = 1) => Array.from({ length: count }, (_, index) => eightHours(day(from + index)));
const backwards = { clock_in: '2026-03-20T17:00:00Z', clock_out: '2026-03-20T09:00:00Z' };
const malformed = { ...eightHours('2026-03-21'), clock_in: 'yesterday' };

async function stage() {
  const place = await workplace(harness.world);
  const count = async (): Promise<number> =>
    (await place.api.admin.get('/time-entries', { query: { start_date: day(1), end_date: day(31), limit: '100' } }))
      .data.length as number;
  const changes = async () => (await place.world.audit()).filter(({ action }) => action === 'timeEntries.create');
  const cook = await place.people.cook.api();
  const send = (body: object, options: { key?: string; query?: Record<string, string> } = {}) =>
    cook.post('/time-entries/batch', body, {
      ...(options.query && { query: options.query }),
      ...(options.key !== undefined && { headers: { 'idempotency-key': options.key } }),
    });
  return { ...place, cook, count, changes, send };
}

const statusesOf = ({ data }: { data: { status: number }[] }) => data.map(({ status }) => status);

describe('POST /time-entries/batch, mode each', () => {
  it('200: every entry by itself, in order, as it would be alone', async () => {
    const here = await stage();
    const answer = await here.send({
      mode: 'each',
      entries: [...entries(2), backwards, malformed, null, ...entries(1, 5)],
    });
    expect(answer.status).toBe(200);
    expect(statusesOf(answer)).toEqual([201, 201, 422, 422, 422, 201]);
    expect(answer.data.map(({ index }: { index: number }) => index)).toEqual([0, 1, 2, 3, 4, 5]);
    const alone = await here.cook.post('/time-entries', backwards);
    expect(answer.data[2].error).toEqual(alone.error);
    expect(answer.data[3].error.details).toEqual({ field: 'clock_in' });
    const read = await here.cook.get(`/time-entries/${String(answer.data[5].data.id)}`);
    expect(answer.data[5].data).toEqual(read.data);
    expect(await here.count()).toBe(3);
    const submitted = (await here.world.events()).filter(({ type }) => type === 'time_entry.submitted');
    expect(submitted.map(({ subject_id }) => subject_id)).toEqual([
      answer.data[0].data.id,
      answer.data[1].data.id,
      answer.data[5].data.id,
    ]);
  });

  it('200: a rule is told for each, 403 and 404 alike', async () => {
    const here = await stage();
    const forOther = { ...eightHours(day(2)), user_id: here.people.bartender.id };
    const inProject = { ...eightHours(day(3)), project_id: here.world.newId('prj') };
    const answer = await here.send({ mode: 'each', entries: [forOther, inProject, ...entries(1)] });
    expect([answer.status, ...statusesOf(answer)]).toEqual([200, 403, 422, 201]);
  });
});

describe('POST /time-entries/batch, mode all', () => {
  it('200: all of them', async () => {
    const here = await stage();
    const answer = await here.send({ mode: 'all', entries: entries(12) });
    expect([answer.status, await here.count()]).toEqual([200, 12]);
    expect(statusesOf(answer)).toEqual(Array(12).fill(201));
  });

  it('422: none of them, and every refusal is told', async () => {
    const here = await stage();
    const answer = await here.send({ mode: 'all', entries: [...entries(2), backwards, ...entries(1, 5), malformed] });
    expect(answer).toMatchObject({ status: 422, error: { code: 'VALIDATION_FAILED' } });
    const { entries: told } = answer.error.details;
    expect(told.map(({ index }: { index: number }) => index)).toEqual([2, 4]);
    expect(told[0].error).toEqual((await here.cook.post('/time-entries', backwards)).error);
    expect(await here.count()).toBe(0);
    expect([...(await here.world.events()), ...(await here.changes())]).toEqual([]);
  });
});

describe('422: what is no batch', async () => {
  const here = await stage();
  it.each([
    ['entries', { mode: 'all', entries: [] }],
    ['entries', { mode: 'all', entries: Array(101).fill(eightHours(day(1))) }],
    ['entries', { mode: 'each', entries: { 0: eightHours(day(1)) } }],
    ['mode', { entries: entries(1) }],
    ['mode', { mode: 'some', entries: entries(1) }],
    ['surprise', { mode: 'each', entries: entries(1), surprise: 1 }],
  ])('%s: %#', async (field, body) => {
    expect(await here.send(body)).toMatchObject({ status: 422, error: { details: { field } } });
    expect(await here.count()).toBe(0);
  });
});

describe('an Idempotency-Key covers the batch', () => {
  it.each(['each', 'all'])('%s: sent again it answers the same and records nothing', async (mode) => {
    const here = await stage();
    const body = { mode, entries: [...entries(3), ...(mode === 'each' ? [backwards] : [])] };
    const first = await here.send(body, { key: 'k' });
    const again = await here.send(body, { key: 'k' });
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.data).toEqual(first.data);
    expect(await here.count()).toBe(3);
    const other = await here.send({ mode, entries: entries(2, 9) }, { key: 'k' });
    expect(other).toMatchObject({ status: 409, error: { code: 'IDEMPOTENCY_CONFLICT' } });
  });

  it('sent many times at once, each entry is recorded once', async () => {
    const here = await stage();
    const body = { mode: 'each', entries: entries(8) };
    const answers = await Promise.all(Array.from({ length: 6 }, () => here.send(body, { key: 'k' })));
    for (const { status, error } of answers) {
      if (status !== 200) expect([status, error.details.reason]).toEqual([409, 'in_progress']);
    }
    const last = await here.send(body, { key: 'k' });
    expect(statusesOf(last)).toEqual(Array(8).fill(201));
    expect(await here.count()).toBe(8);
  });

  it('broken off by a database that went away: 503 for the rest, and sent again it goes on where it ended', async () => {
    const here = await stage();
    const body = { mode: 'each', entries: entries(5) };
    const shares = installation.database.shares.of(here.world.organizationId);
    const begin = shares.begin.bind(shares);
    let begun = 0;
    const spy = vi.spyOn(shares, 'begin').mockImplementation((...args) => {
      // The first looks for a replay, the next two are entries.
      if (++begun > 3) return Promise.reject(new DatabaseUnavailable('gone'));
      return begin(...args);
    });
    const broken = await here.send(body, { key: 'k' });
    spy.mockRestore();
    expect([broken.status, ...statusesOf(broken)]).toEqual([200, 201, 201, 503, 503, 503]);
    expect(begun).toBe(4);
    const whole = await here.send(body, { key: 'k' });
    expect(statusesOf(whole)).toEqual(Array(5).fill(201));
    expect(whole.data.slice(0, 2)).toEqual(broken.data.slice(0, 2));
    expect(await here.count()).toBe(5);
  });
});

describe('dry_run', () => {
  it.each(['each', 'all'])('%s: what would come of it, and nothing stays', async (mode) => {
    const here = await stage();
    const body = { mode, entries: [...entries(1), ...(mode === 'each' ? [backwards] : []), ...entries(1, 9)] };
    const rehearsed = await here.send(body, { query: { dry_run: 'true' } });
    expect(rehearsed.body.meta).toMatchObject({ dry_run: true });
    const types = rehearsed.body.meta.would_raise.map(({ type }: { type: string }) => type);
    expect(types).toEqual(['time_entry.submitted', 'time_entry.submitted']);
    expect([await here.count(), await here.changes()]).toEqual([0, []]);
    expect(statusesOf(await here.send(body))).toEqual(statusesOf(rehearsed));
  });

  it('200: if every entry would be refused', async () => {
    const here = await stage();
    const rehearsed = await here.send({ mode: 'each', entries: [backwards] }, { query: { dry_run: 'true' } });
    expect([rehearsed.status, rehearsed.body.meta.would_raise]).toEqual([200, []]);
  });
});

describe('limits: one request for each ten entries, begun ones included', () => {
  const remaining = ({ headers }: { headers: Record<string, unknown> }): number =>
    Number(headers['ratelimit-remaining']);

  it('counts 1, 2 and 10; one that does not fit is refused and counts nowhere', async () => {
    const here = await stage();
    const many = (count: number) => ({ mode: 'all', entries: Array(count).fill(backwards) });
    expect(remaining(await here.send(many(10)))).toBe(29);
    expect(remaining(await here.send(many(11)))).toBe(27);
    expect(remaining(await here.send(many(100)))).toBe(17);
    expect(remaining(await here.send(many(91)))).toBe(7);
    expect(await here.send(many(71))).toMatchObject({ status: 429 });
    expect(remaining(await here.send(many(1)))).toBe(6);
    expect(remaining(await here.send({ mode: 'all' }))).toBe(5);
  });
});
