import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import type { Somebody } from '../../../../test/world.ts';
import { databaseText, formsOf } from './testing/database-text.ts';
import { governmentIds, namesOf } from './testing/somebody-known.ts';

const { world, installation } = await openHarness();
let executive: Somebody;
let app: Client;

beforeAll(async () => {
  executive = await world.executive();
  app = await executive.app();
});

const lastAudit = async () => (await world.audit()).at(-1);

describe('PATCH /users/{id}/government-ids', () => {
  it('200: answers the person with the government-id tier', async () => {
    const ada = await world.employee();
    const { status, data } = await app.patch(`/users/${ada.id}/government-ids`, governmentIds);
    expect(status).toBe(200);
    expect(Object.keys(data).sort()).toEqual(namesOf(['directory', 'government_id']));
    expect(data).toMatchObject({ id: ada.id, ...governmentIds });
  });

  it('200: only the fields sent change; null empties', async () => {
    const ada = await world.employee();
    await app.patch(`/users/${ada.id}/government-ids`, governmentIds);
    await app.patch(`/users/${ada.id}/government-ids`, { tax_id: null, passport_number: 'X1' });
    const { data } = await app.get(`/users/${ada.id}`, { query: { tiers: 'government_id' } });
    expect(data).toMatchObject({ ...governmentIds, tax_id: null, passport_number: 'X1' });
  });

  it('keeps them encrypted: no value stands anywhere in the database, remembered answers included', async () => {
    const ada = await world.employee();
    const answer = await app.patch(`/users/${ada.id}/government-ids`, governmentIds, {
      headers: { 'idempotency-key': 'once' },
    });
    expect(answer.status).toBe(200);
    const text = await databaseText(installation);
    expect(text).toContain(ada.id);
    const numbers = Object.entries(governmentIds).filter(([name]) => !name.endsWith('_date'));
    for (const form of numbers.flatMap(([, value]) => formsOf(value))) expect(text).not.toContain(form);
  });

  it('what is sealed for one person does not open for another', async () => {
    const [ada, grace] = [await world.employee(), await world.employee()];
    await app.patch(`/users/${ada.id}/government-ids`, governmentIds);
    await app.patch(`/users/${grace.id}/government-ids`, { tax_id: '1' });
    await installation.database.pool.query(
      `update user_government_ids set sealed = (select sealed from user_government_ids where user_id = $1) where user_id = $2`,
      [ada.id, grace.id],
    );
    expect((await app.get(`/users/${grace.id}`)).status).toBe(500);
    expect((await app.get(`/users/${ada.id}`)).data).toMatchObject(governmentIds);
  });

  it('is in the audit log with names alone, in the access log, and raises no event', async () => {
    const ada = await world.employee();
    const before = (await world.accessLog()).length;
    await app.patch(`/users/${ada.id}/government-ids`, governmentIds);
    await app.patch(`/users/${ada.id}/government-ids`, { ...governmentIds, tax_id: 'TX-1' });
    expect(await lastAudit()).toMatchObject({
      action: 'users.updateGovernmentIds',
      subject_id: ada.id,
      actor_id: executive.id,
      changed_fields: ['tax_id'],
    });
    await app.patch(`/users/${ada.id}/government-ids`, { tax_id: 'TX-1' });
    expect(await lastAudit()).toMatchObject({ subject_id: ada.id, changed_fields: [] });
    const rows = (await world.accessLog()).slice(before);
    expect(rows.map(({ user_id, tier }) => [user_id, tier])).toEqual(Array(3).fill([ada.id, 'government_id']));
    expect(await world.events()).toEqual([]);
  });

  it.each([
    [{ phone: '1' }, 'phone'],
    [{ tax_id: ' ' }, 'tax_id'],
    [{ tax_id: 12 }, 'tax_id'],
    [{ passport_expiry_date: '2031' }, 'passport_expiry_date'],
  ])('422: %j', async (body, field) => {
    const { status, error } = await app.patch(`/users/${executive.id}/government-ids`, body);
    expect(status).toBe(422);
    expect(error.details).toEqual({ field });
  });

  it('403: below Executive', async () => {
    const ada = await world.employee({ department: 'Kitchen' });
    for (const person of [ada, await world.departmentHeadOf('Kitchen'), await world.administrator()]) {
      const { status, error } = await (await person.app()).patch(`/users/${ada.id}/government-ids`, { tax_id: '1' });
      expect(status).toBe(403);
      expect(error.details).toEqual({ required_role: 'EXECUTIVE' });
    }
  });

  it('404: unknown, of another organization, or through the API', async () => {
    const stranger = await (await world.another()).employee();
    for (const id of [world.newId('usr'), stranger.id]) {
      expect((await app.patch(`/users/${id}/government-ids`, { tax_id: '1' })).status).toBe(404);
    }
    const api = await executive.api();
    expect((await api.patch(`/users/${executive.id}/government-ids`, { tax_id: '1' })).status).toBe(404);
  });
});
