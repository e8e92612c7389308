import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../test/harness.ts';
import { operatorOf } from '../../kernel/actor.ts';
import { inUnitOfWork } from '../../kernel/unit-of-work.ts';
import { changeSettings } from './change-settings.ts';
import { tenantOf } from './record.ts';
import { presentSettings, type SettingsChanges } from './settings.ts';
import { findOrganization } from './store.ts';

const { installation, world } = await openHarness();
const { db } = installation.database;

/** An organization with an Administrator signed in. */
async function organization() {
  const other = await world.another();
  const administrator = await other.administrator();
  const stored = async () => (await findOrganization(db, other.organizationId))!;
  const asOperator = async (changes: SettingsChanges) => {
    const origin = { surface: 'cli', tokenId: null, ip: null, requestId: null } as const;
    return inUnitOfWork(installation, operatorOf(tenantOf(await stored())), origin, (work) =>
      changeSettings(work, changes, { asOperator: true }),
    );
  };
  return { world: other, administrator, app: await administrator.app(), stored, asOperator };
}

describe('GET /settings', () => {
  it('200: every setting, those never set included', async () => {
    const { app } = await organization();
    const { status, data } = await app.get('/settings');
    expect(status).toBe(200);
    expect(data).toEqual({
      name: 'Northwind Kitchens',
      timezone: 'America/Toronto',
      country: 'CA',
      region: 'ON',
      currency: 'CAD',
      base_url: installation.config.baseUrl,
      plan: 'ENTERPRISE',
      subscription_status: 'ACTIVE',
      seat_limit: null,
      api_enabled: true,
      availability_deadline_days: null,
      swap_approval: 'IF_WARNED',
      publish_changes: 'AT_ONCE',
      kiosk_badge_is_enough: false,
      open_shift_approval: false,
      modules: { time_tracking: true, expenses: true },
      default_language: 'en',
      second_factor: 'OPTIONAL',
      sign_in_policy: 'ANY',
      connected_apps: 'ANYONE',
      session_idle_minutes: 20_160,
      session_max_hours: 720,
      week_start: 'MONDAY',
      working_rules: { pack: null, rules: [] },
      weekend_days: ['SATURDAY', 'SUNDAY'],
      directory_employee_sees_all: false,
      directory_department_head_sees_all: false,
      time_manual_entry: true,
      time_edit_clock_times: true,
      clock_ask_after_hours: 12,
      time_approval_required: true,
      time_rounding_increment: 0,
      time_rounding_mode: 'nearest',
      time_locked_through: null,
      time_geofence: null,
      pay_period_type: 'BIWEEKLY',
      pay_period_anchor: '2024-01-01',
      overtime_mode: 'weekly_only',
      overtime_daily_minutes: 480,
      overtime_weekly_minutes: 2400,
      overtime_multiplier: 1.5,
      hours_accounts: false,
      hours_accounts_from: null,
      hours_account_cap: 'WARN',
      booked_leave_on_other_hours: 'KEPT',
      hours_account_cap_minutes: null,
      schedule_employee_visibility: 'OWN',
      schedule_default_schedules: false,
      expense_auto_approve_threshold: null,
      expense_tax_rates: null,
      holiday_regions: [],
      leave_approval_policies: [],
      expense_approval_policies: [],
      four_eyes: [],
      self_service_fields: [
        'first_name',
        'last_name',
        'date_of_birth',
        'gender',
        'pronouns',
        'marital_status',
        'nationality',
        'home_address',
        'personal_email',
        'phone',
        'mobile_phone',
        'emergency_contacts',
      ],
      proposal_days: 14,
      reminder_days: 2,
      escalation_days: 5,
      events_retention_days: 90,
      audit_retention_days: 2555,
      access_log_retention_days: 2555,
      deliveries_retention_days: 30,
    });
  });

  it('200: seats are those of the plan until some are set', async () => {
    const { app, asOperator } = await organization();
    await asOperator({ plan: 'PRO' });
    expect((await app.get('/settings')).data).toMatchObject({ plan: 'PRO', seat_limit: 50 });
    await asOperator({ seat_limit: 7 });
    expect((await app.get('/settings')).data).toMatchObject({ plan: 'PRO', seat_limit: 7 });
  });

  it('403: below Administrator, to read and to change', async () => {
    const head = await (await world.departmentHeadOf('Kitchen')).app();
    for (const refused of [await head.get('/settings'), await head.patch('/settings', { name: 'Mine' })]) {
      expect(refused.status).toBe(403);
      expect(refused.error).toMatchObject({ code: 'FORBIDDEN', details: { required_role: 'ADMINISTRATOR' } });
    }
  });

  it('404: not for tokens', async () => {
    const api = await (await world.executive()).api();
    expect((await api.get('/settings')).status).toBe(404);
    expect((await api.patch('/settings', { name: 'X' })).status).toBe(404);
  });
});

describe('PATCH /settings', () => {
  it('200: changes what was sent, stores what differs from the defaults, and takes effect at once', async () => {
    const { world: here, administrator, app, stored } = await organization();
    const api = await administrator.api();
    expect((await api.get('/organization')).status).toBe(200);
    const before = (await app.get('/settings')).data;

    const changes = {
      name: 'Southwind',
      timezone: 'Europe/Berlin',
      country: 'DE',
      region: null,
      currency: 'EUR',
      base_url: 'https://api.southwind.example/api/v1',
      week_start: 'SUNDAY',
      weekend_days: ['SUNDAY', 'FRIDAY'],
      time_locked_through: '2026-01-31',
      expense_auto_approve_threshold: 25.5,
      modules: { expenses: false },
      time_manual_entry: true,
    };
    const { status, data } = await app.patch('/settings', changes);
    expect(status).toBe(200);
    const after = {
      ...before,
      ...changes,
      weekend_days: ['FRIDAY', 'SUNDAY'],
      modules: { time_tracking: true, expenses: false },
    };
    expect(data).toEqual(after);
    expect((await app.get('/settings')).data).toEqual(after);
    expect((await stored()).settings).toEqual({
      week_start: 'SUNDAY',
      weekend_days: ['FRIDAY', 'SUNDAY'],
      time_locked_through: '2026-01-31',
      expense_auto_approve_threshold: 25.5,
      modules: { expenses: false },
    });
    expect((await here.audit()).at(-1)).toMatchObject({
      action: 'settings.update',
      subject_type: 'organization',
      subject_id: here.organizationId,
      actor_id: administrator.id,
      surface: 'app',
      changed_fields: [
        'name',
        'timezone',
        'country',
        'region',
        'currency',
        'base_url',
        'modules.expenses',
        'week_start',
        'weekend_days',
        'time_locked_through',
        'expense_auto_approve_threshold',
      ],
    });
    expect((await api.get('/organization')).data).toMatchObject({
      name: 'Southwind',
      base_url: 'https://api.southwind.example/api/v1',
      modules: { time_tracking: true, expenses: false },
    });
  });

  it('200: switching the API off refuses tokens from the next request on', async () => {
    const { administrator, app } = await organization();
    const api = await administrator.api();
    expect((await api.get('/organization')).status).toBe(200);
    expect((await app.patch('/settings', { api_enabled: false })).status).toBe(200);
    expect((await api.get('/organization')).error).toMatchObject({ details: { reason: 'api_disabled' } });
    expect((await app.patch('/settings', { api_enabled: true })).status).toBe(200);
    expect((await api.get('/organization')).status).toBe(200);
  });

  it('200: a setting back at its default leaves no trace in what is stored', async () => {
    const { app, stored } = await organization();
    await app.patch('/settings', { week_start: 'SUNDAY', modules: { expenses: false, time_tracking: false } });
    await app.patch('/settings', { week_start: 'MONDAY', modules: { expenses: true } });
    expect((await stored()).settings).toEqual({ modules: { time_tracking: false } });
    await app.patch('/settings', { modules: { time_tracking: true }, weekend_days: ['SUNDAY', 'SATURDAY'] });
    expect((await stored()).settings).toEqual({});
  });

  it('200: the address of the installation, or null, is no address of its own', async () => {
    const { app, stored } = await organization();
    await app.patch('/settings', { base_url: 'http://own.example/api/v1' });
    expect((await stored()).base_url).toBe('http://own.example/api/v1');
    await app.patch('/settings', { base_url: installation.config.baseUrl });
    expect((await stored()).base_url).toBeNull();
    const { data } = await app.patch('/settings', { base_url: null });
    expect(data.base_url).toBe(installation.config.baseUrl);
  });

  it('200: nothing different changes nothing, updated_at included', async () => {
    const { world: here, app, stored } = await organization();
    const before = await stored();
    const { status } = await app.patch('/settings', { name: before.name, api_enabled: true, modules: {} });
    expect(status).toBe(200);
    expect(await stored()).toEqual(before);
    expect((await here.audit()).at(-1)).toMatchObject({ action: 'settings.update', changed_fields: [] });
  });

  it('200: changes made at the same time all survive', async () => {
    const { app, stored } = await organization();
    const answers = await Promise.all(
      [
        { week_start: 'SUNDAY' },
        { time_manual_entry: false },
        { modules: { expenses: false } },
        { modules: { time_tracking: false } },
        { name: 'Renamed' },
        { overtime_multiplier: 2 },
      ].map((changes) => app.patch('/settings', changes)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await stored()).toMatchObject({
      name: 'Renamed',
      settings: {
        week_start: 'SUNDAY',
        time_manual_entry: false,
        modules: { expenses: false, time_tracking: false },
        overtime_multiplier: 2,
      },
    });
  });

  it.each([
    ['plan', 'ENTERPRISE'],
    ['subscription_status', 'ACTIVE'],
    ['seat_limit', 1000],
  ])('403: %s is for the operator of the installation, and nothing beside it changes', async (field, value) => {
    const { app, stored } = await organization();
    const { status, error } = await app.patch('/settings', { name: 'Else', [field]: value });
    expect(status).toBe(403);
    expect(error).toMatchObject({ code: 'FORBIDDEN', details: { field } });
    expect((await stored()).name).toBe('Northwind Kitchens');
  });

  it.each([
    [{ colour: 'red' }, 'colour'],
    [{ modules: { payroll: true } }, 'modules.payroll'],
    [{ name: ' ' }, 'name'],
    [{ timezone: 'EST' }, 'timezone'],
    [{ timezone: null }, 'timezone'],
    [{ country: 'UK' }, 'country'],
    [{ country: 'ca' }, 'country'],
    [{ region: 'a very long region' }, 'region'],
    [{ currency: 'cad' }, 'currency'],
    [{ base_url: 'https://example.com/api/v2' }, 'base_url'],
    [{ base_url: 'https://example.com/api/v1/' }, 'base_url'],
    [{ base_url: 'https://example.com/?x=/api/v1' }, 'base_url'],
    [{ base_url: 'https://a:b@example.com/api/v1' }, 'base_url'],
    [{ base_url: 'ftp://example.com/api/v1' }, 'base_url'],
    [{ base_url: '/api/v1' }, 'base_url'],
    [{ weekend_days: ['SUNDAY', 'SUNDAY'] }, 'weekend_days'],
    [{ weekend_days: ['sunday'] }, 'weekend_days.0'],
    [{ time_rounding_increment: 7 }, 'time_rounding_increment'],
    [{ time_locked_through: '2026-02-30' }, 'time_locked_through'],
    [{ overtime_multiplier: 0.5 }, 'overtime_multiplier'],
    [{ overtime_daily_minutes: 1441 }, 'overtime_daily_minutes'],
    [{ expense_auto_approve_threshold: -1 }, 'expense_auto_approve_threshold'],
    [{ expense_tax_rates: { gst: 101 } }, 'expense_tax_rates.gst'],
    [{ holiday_regions: [{ work_location: ' ', country: null, region: 'QC' }] }, 'holiday_regions.0.work_location'],
    [{ holiday_regions: [{ work_location: 'Paris', country: 'UK', region: null }] }, 'holiday_regions.0.country'],
    [
      {
        holiday_regions: [
          { work_location: 'Laval', country: null, region: 'QC' },
          { work_location: 'laval', country: 'FR', region: null },
        ],
      },
      'holiday_regions.1.work_location',
    ],
    [{ expense_tax_rates: { vat: 19 } }, 'expense_tax_rates.vat'],
    [{ events_retention_days: 29 }, 'events_retention_days'],
    [{ events_retention_days: 401 }, 'events_retention_days'],
    [{ events_retention_days: null }, 'events_retention_days'],
    [{ audit_retention_days: 364 }, 'audit_retention_days'],
    [{ access_log_retention_days: 365.5 }, 'access_log_retention_days'],
    [{ deliveries_retention_days: 6 }, 'deliveries_retention_days'],
    [{ api_enabled: 'true' }, 'api_enabled'],
  ])('422: %j', async (body, field) => {
    const { app, stored } = await organization();
    const before = await stored();
    const { status, error } = await app.patch('/settings', body);
    expect({ status, code: error?.code, field: error?.details?.field }).toEqual({
      status: 422,
      code: 'VALIDATION_FAILED',
      field,
    });
    expect(await stored()).toEqual(before);
  });

  it('leaves every other organization as it is', async () => {
    const { app } = await organization();
    const other = await organization();
    const before = await other.stored();
    await app.patch('/settings', { name: 'Only here', week_start: 'SUNDAY' });
    expect(await other.stored()).toEqual(before);
  });
});

describe('the operator', () => {
  it('sets plan, subscription and seats as well', async () => {
    const { world: here, stored, asOperator } = await organization();
    const row = await asOperator({ plan: 'BUSINESS', subscription_status: 'PAST_DUE', seat_limit: 3 });
    expect(row).toEqual(await stored());
    expect(presentSettings(row, installation.config)).toMatchObject({
      plan: 'BUSINESS',
      subscription_status: 'PAST_DUE',
      seat_limit: 3,
    });
    expect((await here.audit()).at(-1)).toMatchObject({
      actor_id: null,
      surface: 'cli',
      changed_fields: ['plan', 'subscription_status', 'seat_limit'],
    });
  });

  it('meets the same refusals', async () => {
    const { asOperator } = await organization();
    await expect(asOperator({ timezone: 'Nowhere/Land' })).rejects.toThrow('timezone must be an IANA name');
  });
});
