import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { sql } from '../../../db/sql.ts';
import { defaultSettings } from '../../../kernel/settings.ts';
import { keptSettingNames, type SettingChange } from './record.ts';

const { world: first, installation } = await openHarness();
const { db } = installation.database;

describe('GET /organization-settings/history', () => {
  it('200: what hours, pay or leave are computed from, with who, when, before and after; nothing else', async () => {
    const world = await first.another();
    const admin = await world.administrator();
    const app = await admin.app();
    await app.patch('/settings', { overtime_weekly_minutes: 2250, weekend_days: ['SUNDAY'], clock_ask_after_hours: 8 });
    await app.patch('/settings', { timezone: 'America/Vancouver' });
    const { status, data } = await app.get('/organization-settings/history', { query: { limit: '3' } });
    expect(status).toBe(200);
    const [zone, ...both] = data as SettingChange[];
    expect(zone).toMatchObject({
      setting: 'timezone',
      before: 'America/Toronto',
      after: 'America/Vancouver',
      is_before_known: true,
      changed_by_id: admin.id,
    });
    expect(both.map(({ setting, before, after }) => [setting, before, after]).sort()).toEqual([
      ['overtime_weekly_minutes', 2400, 2250],
      ['weekend_days', ['SATURDAY', 'SUNDAY'], ['SUNDAY']],
    ]);
    const one = await app.get('/organization-settings/history', { query: { setting: 'timezone' } });
    expect(one.data).toHaveLength(2);
  });

  it('200: begins with the organization, at the values that count unless chosen', async () => {
    const world = await first.another();
    const app = await (await world.administrator()).app();
    const rows = (await app.get('/organization-settings/history', { query: { limit: '100' } })).data as SettingChange[];
    expect(new Set(rows.map(({ setting }) => setting))).toEqual(new Set(keptSettingNames));
    for (const { setting, after } of rows) {
      if (setting in defaultSettings)
        expect([setting, after]).toEqual([setting, defaultSettings[setting as 'week_start']]);
    }
  });

  it('200: of an organization from before, what held is unknown; the build before and operators are kept too', async () => {
    const world = await first.another();
    const app = await (await world.administrator()).app();
    await sql`
      update organization_settings_history set is_before_known = false where organization_id = ${world.organizationId}`.execute(
      db,
    );
    await sql`update organizations set settings = '{"week_start": "SUNDAY"}' where id = ${world.organizationId}`.execute(
      db,
    );
    const rows = (await app.get('/organization-settings/history', { query: { setting: 'week_start' } })).data;
    expect(rows).toMatchObject([
      { before: 'MONDAY', after: 'SUNDAY', is_before_known: true, changed_by_id: null },
      { before: null, after: 'MONDAY', is_before_known: false },
    ]);
  });

  it('403: below Administrator; 404: with a token', async () => {
    const head = await first.departmentHeadOf('Kitchen');
    expect((await (await head.app()).get('/organization-settings/history')).status).toBe(403);
    expect((await (await (await first.administrator()).api()).get('/organization-settings/history')).status).toBe(404);
  });
});
