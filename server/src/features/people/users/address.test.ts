import { describe, expect, it } from 'vitest';
import { advance } from '../../../../test/advance.ts';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import { importJob } from '../../imports/job.ts';
import { maxDisclosures } from './address-store.ts';

const { world: first, installation } = await openHarness();
const elsewhere = await first.another();

let count = 0;
async function office() {
  const world = await first.another();
  const admin = await world.administrator();
  return { world, admin, api: await admin.api(), app: await admin.app() };
}
const takenElsewhere = async (): Promise<string> => {
  const email = `known${String(++count)}@elsewhere.example`;
  await elsewhere.employee({ email });
  return email;
};
const named = (email: string) => ({ first_name: 'Ada', last_name: 'Byron', email });
const rehearse = (client: Client, email: string) => client.post('/users', named(email), { query: { dry_run: 'true' } });
const tooMany = { status: 429, error: { code: 'RATE_LIMITED', details: { reason: 'other_organizations' } } };

describe('an address that has an account in another organization', () => {
  it('409: the refusal is in the access log, rehearsed or not, and says neither whose nor where', async () => {
    const { world, admin, api, app } = await office();
    const email = await takenElsewhere();
    expect((await rehearse(api, email)).status).toBe(409);
    expect((await rehearse(app, email)).status).toBe(409);
    expect((await api.post('/users', named(email))).status).toBe(409);
    const told = (await world.accessLog()).filter(({ tier }) => tier === 'other_organization');
    expect(told.map(({ surface }) => surface)).toEqual(['api', 'app', 'api']);
    for (const row of told) expect(row).toMatchObject({ actor_id: admin.id, user_id: null, record_id: null });
    const { data } = await app.get('/sensitive-access-log', { query: { tier: 'other_organization' } });
    expect(data).toHaveLength(3);
    expect(JSON.stringify(data)).not.toContain(email);
    expect(await elsewhere.accessLog()).toEqual([]);
  });

  it('409: one of the own organization tells nothing new, and is not logged', async () => {
    const { world, api } = await office();
    const { email } = await world.employee();
    expect((await rehearse(api, email)).status).toBe(409);
    expect(await world.accessLog()).toEqual([]);
  });

  it('429: after too many, whether the address is free or not, for an hour; others go on', async () => {
    const { world, api, app } = await office();
    const email = await takenElsewhere();
    for (let i = 0; i < maxDisclosures; i++) expect((await rehearse(i % 2 ? api : app, email)).status).toBe(409);
    const refused = await rehearse(api, email);
    expect(refused).toMatchObject(tooMany);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect(await rehearse(app, 'free@nowhere.example')).toMatchObject(tooMany);
    const key = { headers: { 'idempotency-key': 'after-a-while' } };
    expect(await api.post('/users', named('free@nowhere.example'), key)).toMatchObject(tooMany);
    expect((await rehearse((await office()).api, email)).status).toBe(409);
    // Colleagues go on adding people.
    const colleague = await (await world.administrator()).api();
    expect((await rehearse(colleague, 'free0@nowhere.example')).status).toBe(201);
    expect((await rehearse(colleague, email)).status).toBe(409);
    const told = (await world.accessLog()).filter(({ tier }) => tier === 'other_organization');
    expect(told).toHaveLength(maxDisclosures + 1);
    await advance(installation, 3_600_000);
    expect((await api.post('/users', named('free@nowhere.example'), key)).status).toBe(201);
  });

  it('202: the rows of an import are told once, at its end, tried or real; those that are free go in', async () => {
    const { world, admin, app } = await office();
    const rows = await Promise.all(Array.from({ length: maxDisclosures }, async () => `A,B,${await takenElsewhere()}`));
    const csv = ['first_name,last_name,email', ...rows, 'A,B,later@nowhere.example'].join('\n');
    const { data } = await app.post('/imports', { kind: 'people', csv, dry_run: true });
    await importJob.run(installation, { organization_id: world.organizationId, import_id: data.id });
    const tried = (await app.get(`/imports/${String(data.id)}`)).data;
    expect(tried).toMatchObject({ rows_imported: 1, rows_failed: maxDisclosures });
    const told = (await world.accessLog()).filter(({ tier }) => tier === 'other_organization');
    expect(told).toMatchObject([{ surface: 'import', actor_id: admin.id }]);
    expect((await rehearse(app, 'free2@nowhere.example')).status).toBe(201);
  });
});
