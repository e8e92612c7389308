import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../../test/harness.ts';
import { eightHours, type PersonName, record, workplace } from '../testing/workplace.ts';

const { world: first } = await sharedHarness();
const { world, people, api } = await workplace(first);
const hours = eightHours('2026-03-10');
const reason = 'The shift ended at four.';

const eventsAbout = async (id: string) => (await world.events()).filter(({ subject_id }) => subject_id === id);
const bodyOf = { approve: undefined, reject: { reason } };
const verbs = ['approve', 'reject'] as const;

/** Who decides on whose entry: 200, 403 or 404. */
const table: [PersonName, PersonName, number][] = [
  ['head', 'cook', 200],
  ['manager', 'cook', 200],
  ['admin', 'cook', 200],
  ['executive', 'cook', 200],
  ['barHead', 'cook', 404],
  ['head', 'bartender', 404],
  ['cook', 'cook', 403],
  ['cook', 'otherCook', 404],
  ['head', 'head', 403],
  ['manager', 'head', 200],
  ['head', 'manager', 404],
  ['manager', 'manager', 403],
  ['admin', 'head', 200],
  ['executive', 'barHead', 200],
];

describe.each(verbs)('POST /time-entries/{id}/%s: who may', (verb) => {
  it.each(table)('%s decides on the entry of %s: %i', async (actor, owner, expected) => {
    const entry = await record(api[owner], hours);
    const app = await people[actor].app();
    const { status, error } = await app.post(`/time-entries/${entry.id}/${verb}`, bodyOf[verb]);
    expect(status).toBe(expected);
    if (expected === 403) expect(error.code).toBe('FORBIDDEN');
    if (expected === 404) expect(error.code).toBe('NOT_FOUND');
  });

  it.each(['admin', 'executive'] as const)('403: nobody decides on their own entry, not even %s', async (name) => {
    const entry = await record(api[name], hours);
    const { status, error } = await api[name].post(`/time-entries/${entry.id}/${verb}`, bodyOf[verb]);
    expect([status, error.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('409: an entry that is no longer PENDING', async () => {
    for (const decided of verbs) {
      const entry = await record(api.cook, hours);
      await api.head.post(`/time-entries/${entry.id}/${decided}`, bodyOf[decided]);
      const { status, error } = await api.admin.post(`/time-entries/${entry.id}/${verb}`, bodyOf[verb]);
      const state = decided === 'approve' ? 'APPROVED' : 'REJECTED';
      expect([status, error.code, error.details]).toEqual([
        409,
        'CONFLICT',
        { reason: 'state', approval_status: state },
      ]);
    }
  });

  it('409: an entry that was deleted', async () => {
    const entry = await record(api.cook, hours);
    await api.cook.delete(`/time-entries/${entry.id}`);
    const { status, error } = await api.admin.post(`/time-entries/${entry.id}/${verb}`, bodyOf[verb]);
    expect([status, error.details.status]).toEqual([409, 'DELETED']);
  });

  it('two at once: one wins, the other gets 409, and it is told once', async () => {
    const entry = await record(api.cook, hours);
    const answers = await Promise.all(
      [api.head, api.admin, api.manager, api.executive].map((client) =>
        client.post(`/time-entries/${entry.id}/${verb}`, bodyOf[verb]),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await eventsAbout(entry.id)).toHaveLength(2);
  });
});

describe('POST /time-entries/{id}/approve', () => {
  it('200: who and when; time_entry.approved with the status before', async () => {
    const entry = await record(api.cook, hours);
    const { status, data } = await api.head.post(`/time-entries/${entry.id}/approve`);
    expect(status).toBe(200);
    expect(data).toEqual({
      ...entry,
      approval_status: 'APPROVED',
      approved_by_id: people.head.id,
      approved_at: data.updated_at,
      updated_at: data.updated_at,
    });
    const event = (await eventsAbout(entry.id)).at(-1);
    expect(event).toMatchObject({ type: 'time_entry.approved', previous: { approval_status: 'PENDING' } });
    expect(event?.snapshot).toMatchObject({ id: entry.id, approval_status: 'APPROVED', user: { first_name: 'Ada' } });
    expect((await world.audit()).at(-1)).toMatchObject({ action: 'timeEntries.approve', subject_id: entry.id });
  });

  it('200: an empty body is taken; 422: an unknown field', async () => {
    const entry = await record(api.cook, hours);
    expect((await api.head.post(`/time-entries/${entry.id}/approve`, { by: 'me' })).status).toBe(422);
    expect((await api.head.post(`/time-entries/${entry.id}/approve`, {})).status).toBe(200);
  });
});

describe('POST /time-entries/{id}/reject', () => {
  it('200: the reason is added to notes; time_entry.rejected with the status before', async () => {
    const entry = await record(api.cook, { ...hours, notes: 'Long day' });
    const { data } = await api.head.post(`/time-entries/${entry.id}/reject`, { reason });
    expect(data).toMatchObject({
      approval_status: 'REJECTED',
      approved_by_id: null,
      approved_at: null,
      notes: `Long day\nRejected: ${reason}`,
      rejection_reason: reason,
    });
    const event = (await eventsAbout(entry.id)).at(-1);
    expect(event).toMatchObject({ type: 'time_entry.rejected', previous: { approval_status: 'PENDING' } });
    expect(event?.snapshot).toMatchObject({ notes: data.notes });
  });

  it('200: an entry turned down twice keeps both reasons', async () => {
    const entry = await record(api.cook, hours);
    await api.head.post(`/time-entries/${entry.id}/reject`, { reason: 'Too long' });
    const { data: again } = await api.cook.patch(`/time-entries/${entry.id}`, { break_minutes: 30 });
    expect(again).toMatchObject({ approval_status: 'PENDING', rejected_by_id: null, rejection_reason: null });
    const { data } = await api.head.post(`/time-entries/${entry.id}/reject`, { reason: 'Still too long' });
    expect(data.notes).toBe('Rejected: Too long\nRejected: Still too long');
  });

  it.each([undefined, {}, { reason: '' }, { reason: '  ' }, { reason: 5 }, { reason: 'x'.repeat(2001) }])(
    '422: %o is no reason',
    async (body) => {
      const entry = await record(api.cook, hours);
      expect((await api.head.post(`/time-entries/${entry.id}/reject`, body)).status).toBe(422);
    },
  );
});
