import { readOperation, writeOperation } from '../../kernel/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { changeSettings } from './change-settings.ts';
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

/** Who gets in, and how. */
const policies = ['second_factor', 'session_idle_minutes', 'session_max_hours'] as const;

export const updateSettings = writeOperation({
  id: 'settings.update',
  route: 'PATCH /settings',
  summary: 'Change settings of the organization',
  description:
    'Only the settings sent change. Plan, subscription and seats are set by the operator of the installation.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  asksFactor: ({ body }) => policies.some((name) => body[name] !== undefined),
  body: SettingsChanges,
  maxBodyBytes: 128 * 1024,
  returns: OrganizationSettings,
  refuses: ['FORBIDDEN'],

  async run({ work, body }) {
    return presentSettings(await changeSettings(work, body, { asOperator: false }), work.services.config);
  },
});
