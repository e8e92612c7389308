import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';
import type { Somebody } from '../../../test/world.ts';

const { world, installation } = await openHarness();
let admin: Somebody;
let app: Client;

beforeAll(async () => {
  admin = await world.administrator();
  app = await admin.app();
});

const gone = { is_active: false, deactivated_at: '2026-02-03T04:05:06.000Z' };
const lists = ['training', 'certifications', 'goals', 'custom-fields', 'benefits', 'assets', 'compensation'] as const;

const made = async (path: string, body: object): Promise<string> => (await app.post(path, body)).data.id;

async function withRecords(person: Somebody): Promise<void> {
  const of = `/users/${person.id}`;
  const suffix = person.id.slice(-6);
  const course_id = await made('/courses', { name: `Food safety ${suffix}` });
  const tab_id = await made('/custom-field-tabs', { name: `Uniform ${suffix}` });
  const key = `size_${suffix.toLowerCase()}`;
  const field = await made('/custom-fields', { tab_id, key, label: 'Size', type: 'TEXT' });
  const plan_id = await made('/benefit-plans', { name: `Health ${suffix}`, kind: 'HEALTH' });
  await app.post(`${of}/training`, { course_id });
  await app.post(`${of}/certifications`, { name: 'Sommelier', credential_id: 'CRED-4711' });
  await app.post(`${of}/goals`, { title: 'Speak French', description: 'Before the move to Lyon' });
  await app.put(`${of}/custom-fields/${field}`, { value: 'Wears orthopaedic shoes' });
  await app.post(`${of}/benefits`, { plan_id, start_date: '2026-01-01', coverage_level: 'With two children' });
  await app.post(`${of}/assets`, { category_name: 'Laptop', serial_number: 'SN-1', notes: 'Collect it at home' });
  const pay = { effective_date: '2026-01-01', pay_type: 'HOURLY', amount: 21.5, reason: 'Back from parental leave' };
  await app.post(`${of}/compensation`, pay);
}

const counts = async (person: Somebody): Promise<Record<string, number>> =>
  Object.fromEntries(
    await Promise.all(
      lists.map(async (name) => [name, (await app.get(`/users/${person.id}/${name}`)).data.length] as const),
    ),
  );

describe('a person whose personal data is erased', () => {
  it('loses all records but what payroll and the owner of the equipment need', async () => {
    const [person, colleague] = [await world.employee(gone), await world.employee(gone)];
    await withRecords(person);
    await withRecords(colleague);
    expect((await app.post(`/users/${person.id}/erase`)).status).toBe(202);
    expect(await counts(person)).toEqual({
      training: 0,
      certifications: 0,
      goals: 0,
      'custom-fields': 0,
      benefits: 0,
      assets: 1,
      compensation: 1,
    });
    const [asset] = (await app.get(`/users/${person.id}/assets`)).data;
    expect(asset).toMatchObject({ serial_number: 'SN-1', notes: null });
    const [pay] = (await app.get(`/users/${person.id}/compensation`)).data;
    expect(pay).toMatchObject({ amount: 21.5, reason: null });
    expect(Object.values(await counts(colleague))).toEqual(lists.map(() => 1));
  });

  it('409: takes no new record of any kind', async () => {
    const person = await world.employee({ ...gone, erased_at: '2026-03-01T00:00:00.000Z' });
    const of = `/users/${person.id}`;
    const field = await made('/custom-fields', {
      tab_id: await made('/custom-field-tabs', { name: 'Other' }),
      key: 'other',
      label: 'Other',
      type: 'TEXT',
    });
    const bodies = {
      training: { course_id: await made('/courses', { name: 'Knives' }) },
      certifications: { name: 'First aid' },
      goals: { title: 'Come back' },
      benefits: { plan_id: await made('/benefit-plans', { name: 'Dental', kind: 'DENTAL' }), start_date: '2026-01-01' },
      assets: { category_name: 'Laptop' },
      compensation: { effective_date: '2026-01-01', pay_type: 'SALARY', amount: 1 },
    };
    const answers = [
      ...(await Promise.all(Object.entries(bodies).map(([name, body]) => app.post(`${of}/${name}`, body)))),
      await app.put(`${of}/custom-fields/${field}`, { value: 'x' }),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 409, error: { details: { reason: 'erased' } } });
  });

  it('keeps nothing that is written while they are being erased', async () => {
    for (let round = 0; round < 5; round++) {
      const person = await world.employee(gone);
      const writes = Array.from({ length: 4 }, (_, i) =>
        app.post(`/users/${person.id}/goals`, { title: `Goal ${String(i)}` }),
      );
      const [erased, ...answers] = await Promise.all([app.post(`/users/${person.id}/erase`), ...writes]);
      expect(erased.status).toBe(202);
      for (const { status } of answers) expect([201, 409]).toContain(status);
      const { rows } = await installation.database.pool.query('select 1 from goals where user_id = $1', [person.id]);
      expect(rows).toEqual([]);
    }
  });
});
