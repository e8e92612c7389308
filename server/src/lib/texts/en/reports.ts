export const reports = {
  years: {
    api: ({ field }: { field: string }) => `${field} must lie between 1970 and 2199.`,
    app: 'Choose a date between 1970 and 2199.',
  },
  tooLong: ({ months }: { months: number }) => `A report covers at most ${String(months)} months.`,
  tooLongByTask: ({ months }: { months: number }) => `A report by task covers at most ${String(months)} months.`,
  workOfWhat: 'Name a client or a project.',
  tooMuchWork: ({ limit }: { limit: number }) =>
    `A file has at most ${String(limit)} pieces of work: choose fewer days.`,
  sameTwice: {
    api: 'then_by must differ from by.',
    app: 'Choose two different things to group by.',
  },
};
