/** Levels and kinds of employment. */
export const levelNames = { STANDARD: 'Standard', SENIOR: 'Senior', LEAD: 'Lead', PRINCIPAL: 'Principal' } as const;

export const employmentTypeNames = {
  FULL_TIME: 'Full-time',
  PART_TIME: 'Part-time',
  CONTRACT: 'Contract',
  TEMPORARY: 'Temporary',
  INTERN: 'Intern',
} as const;
