import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../../test/harness.ts';

const { world } = await sharedHarness();

describe('GET /me', () => {
  it('200: employment and personal details, no government identifiers, and no row in the access log', async () => {
    const ada = await world.employee({ employment_start_date: '2024-01-02' });
    const before = (await world.accessLog()).length;
    const { status, data } = await (await ada.app()).get('/me');
    expect(status).toBe(200);
    expect(data).toMatchObject({
      id: ada.id,
      employment_start_date: '2024-01-02',
      phone: null,
      emergency_contacts: [],
    });
    expect(data).not.toHaveProperty('tax_id');
    expect(data).not.toHaveProperty('probation_period_months');
    expect(await world.accessLog()).toHaveLength(before);
  });

  it('200: one’s manager by name, and hidden if the directory is closed', async () => {
    const place = await world.another();
    const manager = await place.employee({ first_name: 'Mary', last_name: 'Shelley' });
    const ada = await place.employee({ manager_id: manager.id });
    const app = await ada.app();
    const { meta } = (await app.get('/me')).body;
    expect(meta.names[manager.id]).toBe('Mary Shelley');
    expect(meta.hidden).toEqual([manager.id]);
    expect((await app.get(`/users/${manager.id}`)).status).toBe(404);
    // Heads see their department; a manager without one is in none of them.
    const head = await place.departmentHeadOf('Kitchen', { manager_id: manager.id });
    expect((await (await head.app()).get('/me')).body.meta.hidden).toEqual([manager.id]);
    const boss = await place.administrator();
    expect((await (await boss.app()).get(`/users/${ada.id}`)).body.meta).not.toHaveProperty('hidden');
  });
});

describe('PATCH /me', () => {
  it('200: preferred name, contact, address and emergency contacts; audited by the names of the fields', async () => {
    const ada = await world.employee({ first_name: 'Augusta' });
    const app = await ada.app();
    const { status, data } = await app.patch('/me', {
      preferred_name: 'Ada',
      phone: '+1 555 0100',
      home_address: { city: 'Montréal' },
      emergency_contacts: [{ name: 'Lord Byron', phone: '+1 555 0199' }],
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      preferred_name: 'Ada',
      phone: '+1 555 0100',
      home_address: { line1: null, city: 'Montréal' },
      emergency_contacts: [{ name: 'Lord Byron', relationship: null }],
    });
    const row = (await world.audit()).at(-1);
    expect(row).toMatchObject({ action: 'me.update', subject_id: ada.id });
    expect(row?.changed_fields).toEqual(['preferred_name', 'phone', 'home_address', 'emergency_contacts']);
    expect((await app.get('/me')).data).toMatchObject({ preferred_name: 'Ada', phone: '+1 555 0100' });
  });

  it.each([
    { role: 'EXECUTIVE' },
    { job_title: 'Boss' },
    { date_of_birth: '2000-01-01' },
    { tax_id: '1' },
    { email: 'a@b.c' },
  ])('422: %o is not one’s own to change', async (body) => {
    const { status } = await (await (await world.employee()).app()).patch('/me', body);
    expect(status).toBe(422);
  });
});

describe('the language of a person', () => {
  it('200: one’s own to set and to give back; audited; no event and no change of the directory', async () => {
    const ada = await world.employee();
    const app = await ada.app();
    const before = (await app.get('/me')).data;
    expect(before.language).toBeNull();
    expect(await app.patch('/me', { language: 'fr' })).toMatchObject({ status: 200, data: { language: 'fr' } });
    expect((await world.audit()).at(-1)?.changed_fields).toEqual(['language']);
    expect((await app.get('/me')).data).toMatchObject({ language: 'fr', updated_at: before.updated_at });
    expect((await app.patch('/me', { language: null })).data.language).toBeNull();
  });

  it('422: a language that is not there', async () => {
    const { status, error } = await (await (await world.employee()).app()).patch('/me', { language: 'es' });
    expect([status, error.details.field]).toEqual([422, 'language']);
  });

  it.each([
    ['fr', 'CA', 'fr-CA'],
    ['fr', 'FR', 'fr-FR'],
    ['en', 'CA', 'en-CA'],
    [null, 'GB', 'en-GB'],
  ] as const)('the session tells it: %s in %s is %s', async (language, country, locale) => {
    const place = await world.another();
    const app = await (await place.administrator()).app();
    await app.patch('/settings', { country });
    await app.patch('/me', { language });
    expect((await app.get('/session')).data).toMatchObject({
      user: { language },
      organization: { default_language: 'en' },
      language: language ?? 'en',
      locale,
    });
  });

  it('is not in the record that others and tokens read', async () => {
    const ada = await world.employee();
    await (await ada.app()).patch('/me', { language: 'fr' });
    const boss = await world.administrator();
    for (const reader of [await boss.app(), await boss.api()])
      expect((await reader.get(`/users/${ada.id}`)).data).not.toHaveProperty('language');
  });
});
