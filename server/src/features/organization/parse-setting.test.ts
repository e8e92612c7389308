import { describe, expect, it } from 'vitest';
import { parseSetting, parseSettings, settingKeys } from './parse-setting.ts';

describe('parseSetting', () => {
  it.each([
    ['modules.expenses', 'false', { modules: { expenses: false } }],
    ['modules.time_tracking', 'on', { modules: { time_tracking: true } }],
    ['api_enabled', 'no', { api_enabled: false }],
    ['plan', 'business', { plan: 'BUSINESS' }],
    ['subscription_status', 'PAST_DUE', { subscription_status: 'PAST_DUE' }],
    ['seat_limit', '12', { seat_limit: 12 }],
    ['seat_limit', 'none', { seat_limit: null }],
    ['time_rounding_increment', '15', { time_rounding_increment: 15 }],
    ['time_locked_through', '2026-02-28', { time_locked_through: '2026-02-28' }],
    ['time_locked_through', 'null', { time_locked_through: null }],
    [
      'time_geofence',
      '43.6426, -79.3871, 200',
      { time_geofence: { latitude: 43.6426, longitude: -79.3871, radius_m: 200 } },
    ],
    ['time_geofence', 'none', { time_geofence: null }],
    ['overtime_multiplier', '1.75', { overtime_multiplier: 1.75 }],
    ['expense_auto_approve_threshold', '99.5', { expense_auto_approve_threshold: 99.5 }],
    ['expense_auto_approve_threshold', '', { expense_auto_approve_threshold: null }],
    ['events_retention_days', '400', { events_retention_days: 400 }],
    ['deliveries_retention_days', '7', { deliveries_retention_days: 7 }],
    ['region', '', { region: null }],
    ['region', 'QC', { region: 'QC' }],
    ['weekend_days', 'friday, SATURDAY', { weekend_days: ['FRIDAY', 'SATURDAY'] }],
    ['weekend_days', 'none', { weekend_days: [] }],
    ['name', 'None of the Above Ltd', { name: 'None of the Above Ltd' }],
    ['base_url', 'https://api.example.com/api/v1', { base_url: 'https://api.example.com/api/v1' }],
  ])('reads %s=%s', (key, text, changes) => {
    expect(parseSetting(key, text)).toEqual(changes);
  });

  it.each([
    ['api_enabled', 'perhaps', 'api_enabled must be a boolean.'],
    ['time_rounding_increment', '7', 'time_rounding_increment must be one of 0, 5, 6, 10, 15, 30.'],
    ['events_retention_days', '29', 'events_retention_days must be 30 or more.'],
    ['audit_retention_days', 'forever', 'audit_retention_days must be an integer.'],
    ['seat_limit', '-1', 'seat_limit must be 0 or more.'],
    ['plan', 'gold', 'plan must be one of FREE, PRO, BUSINESS, ENTERPRISE.'],
    ['time_locked_through', 'yesterday', 'time_locked_through must be a calendar day written YYYY-MM-DD.'],
    ['weekend_days', 'SUNDAY,SUNDAY', 'weekend_days must not hold the same item twice.'],
    ['name', ' ', 'name must not be empty.'],
    ['modules.expenses', '2', 'modules.expenses must be a boolean.'],
    ['time_geofence', '43.6,-79.4', 'time_geofence must be an object.'],
  ])('refuses %s=%s in one sentence', (key, text, message) => {
    expect(() => parseSetting(key, text)).toThrow(message);
  });

  it.each(['colour', 'modules', 'modules.payroll', 'constructor', ''])(
    'names every key it knows when asked for %j',
    (key) => {
      expect(() => parseSetting(key, 'true')).toThrow(`Unknown setting ${key}; the settings are name, timezone,`);
      expect(() => parseSetting(key, 'true')).toThrow(settingKeys.join(', '));
    },
  );
});

describe('parseSettings', () => {
  it('gathers several, modules together; what stands after the first = is the value', () => {
    expect(parseSettings(['modules.expenses=off', 'modules.time_tracking=off', 'name=A=B', 'name=C=D'])).toEqual({
      modules: { expenses: false, time_tracking: false },
      name: 'C=D',
    });
  });

  it('refuses what is not key=value', () => {
    expect(() => parseSettings(['api_enabled'])).toThrow('Write a setting as key=value, not "api_enabled".');
  });
});
