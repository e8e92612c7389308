import { Type } from 'typebox';
import { AnyOf } from '../../kernel/filters.ts';
import { listOperation, readOperation, writeOperation } from '../../kernel/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { Strict } from '../../lib/schema.ts';
import { changeSettings } from './change-settings.ts';
import { keptSettingNames, SettingChange } from './history/record.ts';
import { listSettingChanges } from './history/store.ts';
import { Organization, presentOrganization } from './record.ts';
import { OrganizationSettings, presentSettings, SettingsChanges } from './settings.ts';
import { findOrganization } from './store.ts';

export const getOrganization = readOperation({
  id: 'organization.get',
  route: 'GET /organization',
  summary: 'Get the organization',
  description: 'The organization the token belongs to, with the address of its API and its timezone.',
  scope: null,
  returns: Organization,

  async run({ actor, db, services }) {
    const row = await findOrganization(db, actor.organizationId);
    if (!row) throw notFound('organization');
    return presentOrganization(row, services.config);
  },
});

export const getSettings = readOperation({
  id: 'settings.get',
  route: 'GET /settings',
  summary: 'Get the settings of the organization',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  returns: OrganizationSettings,

  async run({ actor, db, services }) {
    const row = await findOrganization(db, actor.organizationId);
    if (!row) throw notFound('organization');
    return presentSettings(row, services.config);
  },
});

/** Who gets in, how and at which address, what takes two people, what people may ask for themselves, what proves who clocks, and how long it is told who did what. */
const policies = [
  'base_url',
  'second_factor',
  'session_idle_minutes',
  'session_max_hours',
  'four_eyes',
  'self_service_fields',
  'kiosk_badge_is_enough',
  'audit_retention_days',
  'access_log_retention_days',
] as const;

export const updateSettings = writeOperation({
  id: 'settings.update',
  route: 'PATCH /settings',
  summary: 'Change settings of the organization',
  description:
    'Only the settings sent change. Plan, subscription and seats are set by the operator of the installation.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  effects: {
    may: ['SETTINGS_CHANGED', 'POLICY_LOOSENED'],
    of: ({ body }) =>
      policies.some((name) => body[name] !== undefined)
        ? ['SETTINGS_CHANGED', 'POLICY_LOOSENED']
        : ['SETTINGS_CHANGED'],
  },
  body: SettingsChanges,
  maxBodyBytes: 128 * 1024,
  returns: OrganizationSettings,
  refuses: ['FORBIDDEN'],

  async run({ work, body }) {
    return presentSettings(await changeSettings(work, body, { asOperator: false }), work.services.config);
  },
});

export const listSettingsHistory = listOperation({
  id: 'settings.history',
  route: 'GET /organization-settings/history',
  summary: 'List what was set over time',
  description:
    'Every change of a setting that hours, pay or leave are computed from: who, when, before and after. What held before history was kept is marked unknown.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  query: Strict({ setting: Type.Optional(AnyOf(Type.Enum([...keptSettingNames]), 'Only changes of this setting.')) }),
  returns: SettingChange,
  order: 'newest first',

  run({ actor, db, query, page }) {
    return listSettingChanges(db, actor, query, page);
  },
});
