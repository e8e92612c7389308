import { readOperation } from '../../kernel/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { findOrganization, Organization, presentOrganization } from './record.ts';
import { OrganizationSettings, presentSettings } from './settings.ts';

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
