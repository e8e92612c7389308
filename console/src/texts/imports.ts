import type { Import } from '../screens/imports/use-import.ts';

export const stopReasons: Readonly<Record<NonNullable<Import['reason']>, string>> = {
  author_not_allowed: 'The import stopped: the person who sent it may no longer import. What was added stays.',
  file_unusable: 'The import stopped: the file cannot be read. What was added stays.',
  broken_off: 'The command was broken off. What was added stays.',
  given_up: 'The import failed again and again, and was given up. What was added stays.',
};
