import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../test/harness.ts';
import { sql } from '../../db/sql.ts';
import { endAccessOfLeavers } from './leaving.ts';

const { world: first, installation } = await openHarness();
const at = (instant: string): void => installation.clock.setOffset(Date.parse(instant) - Date.now());
const sweep = () => endAccessOfLeavers.run(installation, {});

const past = () => leaving('America/Toronto', '2020-06-30');

async function leaving(timezone = 'America/Toronto', last_day = '2027-06-30') {
  const world = await first.another({ timezone });
  const app = await (await world.administrator()).app();
  const person = await world.employee();
  const { data: list } = await app.post(`/users/${person.id}/checklists`, {
    type: 'OFFBOARDING',
    last_day,
  });
  const isActive = async () => (await app.get(`/users/${person.id}`)).data.is_active as boolean;
  const deactivations = async () => (await world.events()).filter(({ type }) => type === 'user.deactivated').length;
  return { world, app, person, list, isActive, deactivations };
}

describe('the last day of someone who leaves', () => {
  it('ends access once it is over in the zone of the organization, by whichever process comes, once, with the list still open', async () => {
    const { app, person, list, isActive, deactivations } = await leaving();
    const session = await person.app();
    // 23:59 in Toronto is the next day in UTC already.
    at('2027-07-01T03:59:00Z');
    await sweep();
    expect(await isActive()).toBe(true);
    // No process was up at midnight.
    at('2027-07-01T09:00:00Z');
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await isActive()).toBe(false);
    expect(await deactivations()).toBe(1);
    expect((await session.get('/session')).status).toBe(401);
    expect((await app.get('/users', { query: { status: 'offboarded' } })).data).toMatchObject([{ id: person.id }]);
    expect((await app.get(`/onboarding/${String(list.id)}`)).data.status).toBe('NOT_STARTED');
    expect((await app.post(`/onboarding/${String(list.id)}/complete`)).data).toMatchObject({ status: 'COMPLETED' });
    installation.clock.setOffset(0);
  });

  it('200: cancelled before, nothing ends; moved, it ends on the other day', async () => {
    const [cancelled, moved] = [await leaving(), await leaving()];
    await cancelled.app.post(`/onboarding/${String(cancelled.list.id)}/cancel`);
    await moved.app.patch(`/users/${moved.person.id}`, { employment_end_date: '2027-07-31' });
    at('2027-07-02T12:00:00Z');
    await sweep();
    expect([await cancelled.isActive(), await moved.isActive()]).toEqual([true, true]);
    at('2027-08-02T12:00:00Z');
    await sweep();
    expect([await cancelled.isActive(), await moved.isActive()]).toEqual([true, false]);
    installation.clock.setOffset(0);
  });

  it('201: a day that is over already ends nothing by itself; completing the list does', async () => {
    const { app, person, isActive } = await past();
    at('2027-07-02T12:00:00Z');
    await sweep();
    expect(await isActive()).toBe(true);
    const { data } = await app.get('/onboarding', { query: { user_id: person.id } });
    expect((await app.post(`/onboarding/${String(data[0].id)}/complete`)).status).toBe(200);
    expect(await isActive()).toBe(false);
    installation.clock.setOffset(0);
  });

  it('goes by the zone that the organization has by then', async () => {
    const { world, isActive } = await leaving('Pacific/Auckland');
    await sql`update organizations set timezone = 'America/Vancouver' where id = ${world.organizationId}`.execute(
      installation.database.db,
    );
    at('2027-07-01T01:00:00Z');
    await sweep();
    expect(await isActive()).toBe(true);
    at('2027-07-01T07:01:00Z');
    await sweep();
    expect(await isActive()).toBe(false);
    installation.clock.setOffset(0);
  });

  it('does not end again the access of someone who was taken back', async () => {
    const { app, person, isActive } = await leaving();
    at('2027-07-02T12:00:00Z');
    await sweep();
    expect((await app.post(`/users/${person.id}/reactivate`)).status).toBe(200);
    await sweep();
    expect(await isActive()).toBe(true);
    installation.clock.setOffset(0);
  });
});
