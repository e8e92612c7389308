import type { Feature } from '../../kernel/catalogue.ts';
import { getOrganization } from './get.ts';

export { findOrganization, lockOrganization, tenantOf, type OrganizationRow } from './record.ts';

export const organization: Feature = { name: 'organization', operations: [getOrganization] };
