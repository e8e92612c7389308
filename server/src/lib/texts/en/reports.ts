export const reports = {
  years: {
    api: ({ field }: { field: string }) => `${field} must lie between 1970 and 2199.`,
    app: 'Choose a date between 1970 and 2199.',
  },
  tooLong: ({ months }: { months: number }) => `A report covers at most ${String(months)} months.`,
};
