/** What the wire calls something, and what people call it. */
export const roleNames = {
  EMPLOYEE: 'Employee',
  DEPARTMENT_HEAD: 'Department Head',
  ADMINISTRATOR: 'Administrator',
  EXECUTIVE: 'Executive',
} as const;

export const levelNames = { STANDARD: 'Standard', SENIOR: 'Senior', LEAD: 'Lead', PRINCIPAL: 'Principal' } as const;

export const employmentTypeNames = {
  FULL_TIME: 'Full-time',
  PART_TIME: 'Part-time',
  CONTRACT: 'Contract',
  TEMPORARY: 'Temporary',
  INTERN: 'Intern',
} as const;

export const surfaceNames = {
  api: 'API',
  app: 'App',
  mcp: 'Assistant',
  import: 'Import',
  cli: 'Command line',
  job: 'Job',
} as const;

export const tierNames = {
  personal: 'Personal details',
  government_id: 'Government identifiers',
  compensation: 'Compensation',
  other_organization: 'Refusal that told of another organization',
} as const;
