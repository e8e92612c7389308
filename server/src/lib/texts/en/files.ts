import type { RoleCode } from './names.ts';

const roles: Readonly<Record<RoleCode, string>> = {
  EMPLOYEE: 'Employee',
  DEPARTMENT_HEAD: 'Department Head',
  ADMINISTRATOR: 'Administrator',
  EXECUTIVE: 'Executive',
};

const accessTiers: Readonly<Record<string, string>> = {
  personal: 'Personal details',
  government_id: 'Government identifiers',
  compensation: 'Compensation',
  other_organization: 'Refusal that told of another organization',
};
const surfaces: Readonly<Record<string, string>> = {
  api: 'API',
  app: 'Console',
  mcp: 'Assistant',
  import: 'Import',
  cli: 'Command line',
  job: 'Job',
};
const values: Readonly<Record<string, string>> = {
  SHOWN: 'Shown',
  WITHHELD: 'Private, not asked for',
  NOT_KEPT: 'Not kept',
};

/** What stands in the cells of files that people export. */
export const files = {
  yes: 'yes',
  no: 'no',
  none: 'None',
  outOfView: 'Out of view',
  away: 'Away',
  active: 'Active',
  inactive: 'Inactive',
  leaveInDays: ({ name }: { name: string }) => `${name} (days)`,
  leaveInHours: ({ name }: { name: string }) => `${name} (hours)`,
  role: ({ lowest }: { lowest: RoleCode }) => roles[lowest],
  accessTier: ({ code }: { code: string }) => accessTiers[code] ?? code,
  surface: ({ code }: { code: string }) => surfaces[code] ?? code,
  values: ({ code }: { code: string }) => values[code] ?? code,
} as const;
