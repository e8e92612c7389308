export const exports = {
  notYours: 'You may not read this list.',
  tooMany: ({ limit }: { limit: number }) =>
    `${String(limit)} of your exports are still being written. Wait until one is done.`,
  filterTwice: {
    api: ({ filter }: { filter: string }) => `${filter} is given more than once.`,
    app: 'This page asked for the same filter twice. Reload it and try again.',
  },
  tooLong: ({ days }: { days: number }) => `An export covers at most ${String(days)} days.`,
  noLongerYours: 'You may no longer read this list.',
  notWritten: 'The file is not there yet, or could not be written.',
};
