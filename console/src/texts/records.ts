export const offered = { yes: 'Can be assigned', no: 'No longer assigned' } as const;
