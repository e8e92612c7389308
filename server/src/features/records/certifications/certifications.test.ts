import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import type { Somebody } from '../../../../test/world.ts';
import { check } from '../../../lib/schema.ts';
import { Certification } from './record.ts';

const { world, installation } = await openHarness();

/** Late on 9 March in Toronto. */
const evening = Date.parse('2026-03-10T03:30:00Z');
const moveClockTo = (instant: string | number): void => {
  installation.clock.setOffset(new Date(instant).getTime() - Date.now());
};
moveClockTo(evening);

let admin: Somebody;
let api: Client;
let app: Client;
let cook: Somebody;

beforeAll(async () => {
  admin = await world.administrator();
  api = await admin.api();
  app = await admin.app();
});

beforeEach(async () => {
  moveClockTo(evening);
  cook = await world.employee();
});

const auditOf = async (id: string) => (await world.audit()).filter(({ subject_id }) => subject_id === id);
const record = (body: object = {}) => app.post(`/users/${cook.id}/certifications`, { name: 'First aid', ...body });
const change = (id: string, body: object) => app.patch(`/users/${cook.id}/certifications/${id}`, body);

describe('certifications', () => {
  it('201: as given, with an audit row; listed the same', async () => {
    const given = { issuer: 'Red Cross', credential_id: 'RC-1', issued_date: '2025-01-01', expiry_date: '2028-01-01' };
    const { status, data } = await record(given);
    expect(status).toBe(201);
    check(Certification, data);
    expect(data).toMatchObject({ user_id: cook.id, name: 'First aid', status: 'VALID', ...given });
    expect((await api.get(`/users/${cook.id}/certifications`)).data).toEqual([data]);
    expect((await auditOf(data.id)).at(-1)).toMatchObject({
      action: 'certifications.create',
      subject_type: 'certification',
      subject_id: data.id,
      changed_fields: ['name', ...Object.keys(given)],
    });
  });

  it.each([
    ['VALID', null],
    ['VALID', '2026-04-09'],
    ['EXPIRING', '2026-04-08'],
    ['EXPIRING', '2026-03-09'],
    ['EXPIRED', '2026-03-08'],
  ])('%s on 9 March if it expires %s', async (expected, expiry_date) => {
    const { data } = await record({ expiry_date });
    expect(data.status).toBe(expected);
  });

  it('runs out with the organization’s day, not with that of Greenwich', async () => {
    await record({ expiry_date: '2026-03-09' });
    const statusAt = async (instant: string) => {
      moveClockTo(instant);
      return (await api.get(`/users/${cook.id}/certifications`)).data[0].status;
    };
    expect(await statusAt('2026-03-10T03:59:59Z')).toBe('EXPIRING');
    expect(await statusAt('2026-03-10T04:00:00Z')).toBe('EXPIRED');
  });

  it('200: changed; nothing different keeps updated_at', async () => {
    const { data } = await record({ expiry_date: '2026-03-01' });
    moveClockTo(evening + 60_000);
    const { data: changed } = await change(data.id, { expiry_date: '2027-03-01', issuer: 'Red Cross' });
    expect(changed).toMatchObject({ status: 'VALID', issuer: 'Red Cross', expiry_date: '2027-03-01' });
    expect(changed.updated_at > data.updated_at).toBe(true);
    expect((await change(data.id, { issuer: 'Red Cross' })).data).toEqual(changed);
    expect((await auditOf(data.id)).slice(-2)).toMatchObject([
      { action: 'certifications.update', changed_fields: ['expiry_date', 'issuer'] },
      { action: 'certifications.update', changed_fields: [] },
    ]);
  });

  it('422: expiry_date before issued_date, on create and on change', async () => {
    const { status, error } = await record({ issued_date: '2026-01-02', expiry_date: '2026-01-01' });
    expect(status).toBe(422);
    expect(error.details).toEqual({ field: 'expiry_date' });
    const { data } = await record({ expiry_date: '2026-01-01' });
    expect((await change(data.id, { issued_date: '2026-01-02' })).status).toBe(422);
  });

  it('422: name blank or missing, status given, null for the name', async () => {
    for (const [field, value] of Object.entries({ name: ' ', status: 'VALID', surprise: 1 })) {
      expect((await record({ [field]: value })).error.details).toEqual({ field });
    }
    const { data } = await record();
    expect((await change(data.id, { name: null })).status).toBe(422);
    expect((await app.post(`/users/${cook.id}/certifications`, {})).error.details).toEqual({ field: 'name' });
  });

  it('404: unknown', async () => {
    expect((await change(world.newId('crt'), {})).status).toBe(404);
  });

  it('pages oldest first', async () => {
    const ids = [];
    for (let i = 0; i < 3; i++) ids.push((await record()).data.id);
    const { body } = await api.get(`/users/${cook.id}/certifications`, { query: { limit: '2' } });
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 2));
    const { data: rest } = await api.get(`/users/${cook.id}/certifications`, {
      query: { limit: '2', cursor: body.meta.next_cursor },
    });
    expect(rest.map(({ id }: { id: string }) => id)).toEqual(ids.slice(2));
  });

  it('404, 405 with a token: recorded in the app alone', async () => {
    expect((await api.post(`/users/${cook.id}/certifications`, { name: 'First aid' })).status).toBe(405);
  });
});
