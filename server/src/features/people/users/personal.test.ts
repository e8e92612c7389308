import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { sharedHarness } from '../../../../test/harness.ts';
import type { Somebody } from '../../../../test/world.ts';
import { sql } from '../../../db/sql.ts';
import { namesOf, personalDetails } from './testing/somebody-known.ts';

const { world, installation } = await sharedHarness();
let admin: Somebody;
let app: Client;

beforeAll(async () => {
  admin = await world.administrator();
  app = await admin.app();
});

const lastAudit = async () => (await world.audit()).at(-1);

describe('PATCH /users/{id}/personal', () => {
  it('200: answers the person with the personal tier', async () => {
    const ada = await world.employee();
    const { status, data } = await app.patch(`/users/${ada.id}/personal`, personalDetails);
    expect(status).toBe(200);
    expect(Object.keys(data).sort()).toEqual(namesOf(['directory', 'personal']));
    expect(data).toMatchObject({ id: ada.id, ...personalDetails });
    const read = await app.get(`/users/${ada.id}`, { query: { tiers: 'personal' } });
    expect(read.data).toMatchObject(data);
  });

  it('200: only the fields sent change; null empties', async () => {
    const ada = await world.employee();
    await app.patch(`/users/${ada.id}/personal`, personalDetails);
    const { data } = await app.patch(`/users/${ada.id}/personal`, { phone: null, pronouns: 'they/them' });
    expect(data).toMatchObject({ ...personalDetails, phone: null, pronouns: 'they/them' });
    const emptied = { home_address: null, emergency_contacts: [], date_of_birth: null };
    expect((await app.patch(`/users/${ada.id}/personal`, emptied)).data).toMatchObject(emptied);
  });

  it('200: address and contacts are replaced whole; what is left out is null', async () => {
    const ada = await world.employee();
    await app.patch(`/users/${ada.id}/personal`, personalDetails);
    const { data } = await app.patch(`/users/${ada.id}/personal`, {
      home_address: { city: 'Ottawa' },
      emergency_contacts: [{ name: 'Mary', phone: '1' }],
    });
    expect(data.home_address).toEqual({
      line1: null,
      line2: null,
      city: 'Ottawa',
      region: null,
      postal_code: null,
      country: null,
    });
    expect(data.emergency_contacts).toEqual([{ name: 'Mary', relationship: null, phone: '1' }]);
  });

  it('200: a country is a code, also where its name was written; 422: what is none', async () => {
    const ada = await world.employee();
    const saved = async (country: string) =>
      app.patch(`/users/${ada.id}/personal`, { home_address: { city: 'Lyon', country } });
    for (const [text, code] of [
      ['fr', 'FR'],
      ['États-Unis', 'US'],
      ['Deutschland', 'DE'],
      ['Canada', 'CA'],
    ] as const) {
      expect((await saved(text)).data.home_address.country).toBe(code);
    }
    const refused = await saved('Atlantis');
    expect([refused.status, refused.error.details.field]).toEqual([422, 'home_address.country']);
  });

  it('200: a country of an earlier version is shown by its code, or as it was written', async () => {
    const ada = await world.employee();
    await app.patch(`/users/${ada.id}/personal`, { home_address: { city: 'Lyon', country: 'FR' } });
    const kept = async (country: string) => {
      await sql`
        update user_personal_details set home_address = home_address || jsonb_build_object('country', ${country}::text)
         where organization_id = ${world.organizationId} and user_id = ${ada.id}`.execute(installation.database.db);
      return (await app.get(`/users/${ada.id}`, { query: { tiers: 'personal' } })).data.home_address.country;
    };
    expect([await kept('Kanada'), await kept('Gaul')]).toEqual(['CA', 'Gaul']);
    const mended = { home_address: { city: 'Paris', country: 'Gaul' } };
    expect((await app.patch(`/users/${ada.id}/personal`, mended)).status).toBe(200);
  });

  it('is no matter of the directory: no event, the same updated_at', async () => {
    const ada = await world.employee();
    const before = (await app.get(`/users/${ada.id}`)).data.updated_at;
    const { data } = await app.patch(`/users/${ada.id}/personal`, { phone: '1' });
    expect(data.updated_at).toBe(before);
    expect(await world.events()).toEqual([]);
  });

  it('is in the audit log with the fields that changed and none of their values, and in the access log', async () => {
    const ada = await world.employee();
    const before = (await world.accessLog()).length;
    const { body } = await app.patch(`/users/${ada.id}/personal`, personalDetails);
    await app.patch(`/users/${ada.id}/personal`, { ...personalDetails, gender: 'none' });
    expect(await lastAudit()).toMatchObject({
      action: 'users.updatePersonal',
      subject_type: 'user',
      subject_id: ada.id,
      actor_id: admin.id,
      surface: 'app',
      changed_fields: ['gender'],
    });
    const rows = (await world.accessLog()).slice(before);
    expect(rows.map(({ user_id, tier, record_id }) => [user_id, tier, record_id])).toEqual([
      [ada.id, 'personal', ada.id],
      [ada.id, 'personal', ada.id],
    ]);
    expect(rows[0]?.request_id).toBe(body.meta.request_id);
  });

  it('200: nothing different changes nothing, address and contacts in any order of keys', async () => {
    const ada = await world.employee();
    await app.patch(`/users/${ada.id}/personal`, personalDetails);
    const reversed = Object.fromEntries(Object.entries(personalDetails.home_address).reverse());
    const { status } = await app.patch(`/users/${ada.id}/personal`, { ...personalDetails, home_address: reversed });
    expect(status).toBe(200);
    expect(await lastAudit()).toMatchObject({ subject_id: ada.id, changed_fields: [] });
  });

  it('200: two changes at once both stay', async () => {
    const ada = await world.employee();
    await Promise.all([
      app.patch(`/users/${ada.id}/personal`, { phone: '1' }),
      app.patch(`/users/${ada.id}/personal`, { gender: 'female' }),
      app.patch(`/users/${ada.id}/personal`, { nationality: 'Canadian' }),
    ]);
    const { data } = await app.get(`/users/${ada.id}`);
    expect(data).toMatchObject({ phone: '1', gender: 'female', nationality: 'Canadian' });
  });

  it.each([
    [{ first_name: 'A' }, 'first_name'],
    [{ tax_id: '1' }, 'tax_id'],
    [{ phone: '' }, 'phone'],
    [{ date_of_birth: '1990-02-30' }, 'date_of_birth'],
    [{ personal_email: 'home' }, 'personal_email'],
    [{ home_address: { street: 'x' } }, 'home_address.street'],
    [{ home_address: { city: '' } }, 'home_address.city'],
    [{ emergency_contacts: null }, 'emergency_contacts'],
    [{ emergency_contacts: [{ name: 'Mary' }] }, 'emergency_contacts.0.phone'],
    [{ emergency_contacts: [{ name: 'Mary', phone: '1', email: 'x' }] }, 'emergency_contacts.0.email'],
    [{ emergency_contacts: Array(11).fill({ name: 'Mary', phone: '1' }) }, 'emergency_contacts'],
  ])('422: %j', async (body, field) => {
    const ada = await world.employee();
    const { status, error } = await app.patch(`/users/${ada.id}/personal`, body);
    expect(status).toBe(422);
    expect(error.details).toEqual({ field });
  });

  it('403: below Administrator, also for oneself; and only an Executive for an Executive', async () => {
    for (const person of [await world.employee(), await world.departmentHeadOf('Kitchen')]) {
      const { status, error } = await (await person.app()).patch(`/users/${person.id}/personal`, { phone: '1' });
      expect(status).toBe(403);
      expect(error.details).toEqual({ required_role: 'ADMINISTRATOR' });
    }
    const executive = await world.executive();
    expect((await app.patch(`/users/${executive.id}/personal`, { phone: '1' })).status).toBe(403);
    expect((await (await executive.app()).patch(`/users/${executive.id}/personal`, { phone: '1' })).status).toBe(200);
  });

  it('404: unknown, of another organization, or through the API', async () => {
    const stranger = await (await world.another()).employee();
    for (const id of [world.newId('usr'), stranger.id]) {
      expect((await app.patch(`/users/${id}/personal`, { phone: '1' })).status).toBe(404);
    }
    expect((await (await admin.api()).patch(`/users/${admin.id}/personal`, { phone: '1' })).status).toBe(404);
  });
});
