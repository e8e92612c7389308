import type { Feature } from '../../kernel/catalogue.ts';
import { discovery } from './discovery.ts';
import { scimData } from './erase.ts';
import {
  createScimGroup,
  deleteScimGroup,
  getScimGroup,
  listScimGroups,
  patchScimGroup,
  replaceScimGroup,
} from './groups/operations.ts';
import { getAccountProvisioning, getUserProvisioning, releaseScimBrake } from './provisioning/operations.ts';
import {
  createScimUser,
  deleteScimUser,
  getScimUser,
  listScimUsers,
  patchScimUser,
  replaceScimUser,
} from './users/operations.ts';
import { userFields } from './users/read.ts';

/** People and teams, kept in step with a company's directory by SCIM 2.0 (RFC 7643, RFC 7644). */
export const scim: Feature = {
  name: 'scim',
  operations: [getUserProvisioning, getAccountProvisioning, releaseScimBrake],
  scim: {
    operations: [
      ...discovery,
      listScimUsers,
      getScimUser,
      createScimUser,
      replaceScimUser,
      patchScimUser,
      deleteScimUser,
      listScimGroups,
      getScimGroup,
      createScimGroup,
      replaceScimGroup,
      patchScimGroup,
      deleteScimGroup,
    ],
    attributes: { ...userFields, email: 'userName', name: 'displayName' },
  },
  personalData: scimData,
};
