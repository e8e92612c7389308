/** From where something was done, and how private what was looked at is. */
export const surfaceNames = {
  api: 'API',
  app: 'On screen',
  mcp: 'Assistant',
  import: 'Import',
  cli: 'Command line',
  job: 'Muster by itself',
} as const;

export const tierNames = {
  personal: 'Personal details',
  government_id: 'Government identifiers',
  compensation: 'Compensation',
  other_organization: 'Refusal that told of another organization',
} as const;
