export const errorTexts = {
  noAnswer: 'The server sent an answer that the app cannot read. Try again.',
  unreachable: 'The server cannot be reached. Check the connection and try again.',
} as const;
