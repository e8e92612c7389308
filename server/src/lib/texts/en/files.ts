import type { RoleCode } from './names.ts';

const roles: Readonly<Record<RoleCode, string>> = {
  EMPLOYEE: 'Employee',
  DEPARTMENT_HEAD: 'Department Head',
  ADMINISTRATOR: 'Administrator',
  EXECUTIVE: 'Executive',
};

/** What stands in the cells of files that people export. */
export const files = {
  yes: 'yes',
  no: 'no',
  none: 'None',
  active: 'Active',
  inactive: 'Inactive',
  leaveInDays: ({ name }: { name: string }) => `${name} (days)`,
  leaveInHours: ({ name }: { name: string }) => `${name} (hours)`,
  role: ({ lowest }: { lowest: RoleCode }) => roles[lowest],
} as const;
