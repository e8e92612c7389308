export const errorTexts = {
  noAnswer: 'The server gave no answer that the app understands.',
  unreachable: 'The server cannot be reached. Check the connection and try again.',
} as const;
