export const errorTexts = {
  noAnswer: 'The server sent an answer that the app cannot read. Try again.',
  changedSince: 'This has changed since you saw it. Look at it again, then decide.',
  unreachable: 'The server cannot be reached. Check the connection and try again.',
} as const;
