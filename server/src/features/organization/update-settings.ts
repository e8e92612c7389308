import { writeOperation } from '../../kernel/operation.ts';
import { changeSettings } from './change-settings.ts';
import { OrganizationSettings, presentSettings, SettingsChanges } from './settings.ts';

export const updateSettings = writeOperation({
  id: 'settings.update',
  route: 'PATCH /settings',
  summary: 'Change settings of the organization',
  description:
    'Only the settings sent change. Plan, subscription and seats are set by the operator of the installation.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  body: SettingsChanges,
  returns: OrganizationSettings,
  refuses: ['FORBIDDEN'],

  async run({ work, body }) {
    return presentSettings(await changeSettings(work, body, { asOperator: false }), work.services.config);
  },
});
