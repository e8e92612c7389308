import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';

const { world } = await openHarness();

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
