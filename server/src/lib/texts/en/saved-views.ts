export const savedViews = {
  tooMany: ({ limit }: { limit: number }) => `You have ${String(limit)} views. Delete one first.`,
  noList: { api: 'list must be a list or a report.', app: 'A view is of a list or a report.' },
  notYours: 'You may not open this list.',
  nameInQuery: ({ limit }: { limit: number }) => `A name in query has at most ${String(limit)} characters.`,
  anothersSave: 'This view is another person’s. Save one of your own.',
  anothers: 'This view is another person’s.',
  notMailed: { api: 'Only views of reports can be mailed.', app: 'Only reports can come by e-mail.' },
  nameTaken: 'You have a view of this name already.',
};
