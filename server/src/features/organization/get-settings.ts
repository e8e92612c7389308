import { notFound } from '../../lib/errors.ts';
import { readOperation } from '../../kernel/operation.ts';
import { findOrganization } from './record.ts';
import { OrganizationSettings, presentSettings } from './settings.ts';

export const getSettings = readOperation({
  id: 'settings.get',
  route: 'GET /settings',
  summary: 'Get the settings of the organization',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  returns: OrganizationSettings,

  async run({ actor, db, installation }) {
    const row = await findOrganization(db, actor.organizationId);
    if (!row) throw notFound('organization');
    return presentSettings(row, installation.config);
  },
});
