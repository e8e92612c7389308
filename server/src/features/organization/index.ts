import type { Feature } from '../../kernel/catalogue.ts';
import { organizationParts } from './department-parts.ts';
import { getOrganization, getSettings, listSettingsHistory, updateSettings } from './operations.ts';

export { checkApprovalPolicies, checkNamed } from './approval-policies.ts';
export { changeSettings, setPolicy } from './change-settings.ts';
export { insertOrganization, newOrganization, newOrganizationFields } from './found.ts';
export { settingsOver } from './history/store.ts';
export { type SettingThen, settingsThen } from './history/store.ts';
export { inOrganization } from './in-organization.ts';
export { parseSettings } from './parse-setting.ts';
export { countryNamed } from './places.ts';
export { type OrganizationRow, tenantOf } from './record.ts';
export {
  findOrganization,
  isSandboxOrganization,
  listOrganizationIds,
  listOwnClocks,
  lockOrganization,
  shareOrganization,
} from './store.ts';
export { checkCurrency } from './rules.ts';
export { presentSettings, type OrganizationSettings, type SettingsChanges } from './settings.ts';

export const organization: Feature = {
  name: 'organization',
  departmentParts: organizationParts,
  title: 'Organization',
  summary: 'The organization that the token belongs to.',
  operations: [getOrganization, getSettings, updateSettings, listSettingsHistory],
};
