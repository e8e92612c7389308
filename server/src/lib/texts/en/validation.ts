interface AtField {
  readonly field: string;
}
type Limited = AtField & { readonly limit: number };

/** The field at the beginning of a sentence; the body as a whole has no name. */
const named = (field: string): string => (field === '' ? 'The body' : field);

const types: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: 'a boolean',
  object: 'an object',
  array: 'an array',
  null: 'null',
};

const typesForPeople: Readonly<Record<string, string>> = {
  string: 'Enter a text.',
  number: 'Enter a number.',
  integer: 'Enter a whole number.',
};

const numbersInWords: Readonly<Record<number, string>> = { 2: 'two', 4: 'four', 8: 'eight' };
const inWords = (number: number): string => numbersInWords[number] ?? String(number);

export const validation = {
  notValid: 'The request is not valid.',
  unknownField: {
    api: ({ field }: AtField) => `Unknown field ${field}. Remove it or check its spelling.`,
    app: 'This form sent something that is not known here. Reload the page and try again.',
  },
  unknownParameter: {
    api: ({ field }: AtField) => `Unknown query parameter ${field}. Remove it or check its spelling.`,
    app: 'This page asked for something that is not known here. Reload it and try again.',
  },
  required: { api: ({ field }: AtField) => `${field} is required.`, app: 'This is required.' },
  type: {
    api: ({ field, type }: AtField & { type: string }) => `${named(field)} must be ${types[type] ?? `a ${type}`}.`,
    app: ({ type }: { type: string }) => typesForPeople[type] ?? 'This is not of the expected kind.',
  },
  oneOf: {
    api: ({ field, allowed }: AtField & { allowed: readonly string[] }) =>
      `${named(field)} must be one of ${allowed.join(', ')}.`,
    app: 'Choose one of the values that are offered.',
  },
  only: {
    api: ({ field, allowed }: AtField & { allowed: string }) => `${named(field)} must be ${allowed}.`,
    app: 'Choose one of the values that are offered.',
  },
  date: {
    api: ({ field }: AtField) => `${named(field)} must be a calendar day written YYYY-MM-DD.`,
    app: 'Enter a date.',
  },
  instant: {
    api: ({ field }: AtField) =>
      `${named(field)} must be a date and time with an offset, such as 2026-03-09T14:30:00Z.`,
    app: 'Enter a date and a time.',
  },
  email: { api: ({ field }: AtField) => `${named(field)} must be an e-mail address.`, app: 'Enter an e-mail address.' },
  format: {
    api: ({ field, format }: AtField & { format: string }) => `${named(field)} must match the format ${format}.`,
    app: 'This is not of the expected form.',
  },
  empty: { api: ({ field }: AtField) => `${named(field)} must not be empty.`, app: 'This must not be empty.' },
  tooLong: {
    api: ({ field, limit }: Limited) => `${named(field)} must have at most ${String(limit)} characters.`,
    app: ({ limit }: Limited) => `Use at most ${String(limit)} characters.`,
  },
  tooManyItems: {
    api: ({ field, limit }: Limited) => `${named(field)} must have at most ${String(limit)} items.`,
    app: ({ limit }: Limited) => `Choose at most ${String(limit)}.`,
  },
  tooFewItems: {
    api: ({ field, limit }: Limited) => `${named(field)} must have at least ${String(limit)} items.`,
    app: ({ limit }: Limited) => `Choose at least ${String(limit)}.`,
  },
  twice: {
    api: ({ field }: AtField) => `${named(field)} must not hold the same item twice.`,
    app: 'The same is chosen twice.',
  },
  minimum: {
    api: ({ field, limit }: Limited) => `${named(field)} must be ${String(limit)} or more.`,
    app: ({ limit }: Limited) => `Enter ${String(limit)} or more.`,
  },
  maximum: {
    api: ({ field, limit }: Limited) => `${named(field)} must be ${String(limit)} or less.`,
    app: ({ limit }: Limited) => `Enter ${String(limit)} or less.`,
  },
  blank: { api: ({ field }: AtField) => `${named(field)} must not be blank.`, app: 'This must not be blank.' },
  pattern: {
    api: ({ field }: AtField) => `${named(field)} is not of the expected form.`,
    app: 'This is not of the expected form.',
  },
  /** What the validator says of a keyword that no schema of ours uses. */
  other: {
    api: ({ field, said }: AtField & { said: string }) => `${named(field)} ${said}.`,
    app: 'This is not of the expected form.',
  },
  controlsInLine: {
    api: ({ field }: AtField) => `${named(field)} must not hold line breaks, tabs or other control characters.`,
    app: 'Line breaks, tabs and other control characters do not fit here.',
  },
  controlsInProse: {
    api: ({ field }: AtField) => `${named(field)} must not hold control characters other than line breaks and tabs.`,
    app: 'Control characters other than line breaks and tabs do not fit here.',
  },
  unstorable: {
    api: ({ field }: AtField) =>
      `${field === '' ? 'A text' : field} holds a character that cannot be stored; remove it.`,
    app: 'This holds a character that cannot be stored; remove it.',
  },
  parameterTwice: {
    api: ({ field }: AtField) => `${field} is given more than once.`,
    app: 'This page asked for the same thing twice. Reload it and try again.',
  },
  fieldTwice: {
    api: ({ field }: AtField) => `${field} is given more than once. Send each field once.`,
    app: 'This form sent the same thing twice. Reload the page and try again.',
  },
  beforeOther: {
    api: ({ field, other }: AtField & { other: string }) => `${field} must not be before ${other}.`,
    app: 'The end must not be before the beginning.',
  },
  window: ({ days }: { days: number }) => `The window may be at most ${String(days)} days long, both ends included.`,
  decimals: {
    api: ({ field, decimals }: AtField & { decimals: number }) =>
      `${field} must have at most ${inWords(decimals)} decimals.`,
    app: ({ decimals }: { decimals: number }) => `Use at most ${inWords(decimals)} decimals.`,
  },
  wholeLimit: {
    api: 'limit must be a whole number of 1 or more.',
    app: 'This page asked for something that is not known here. Reload it and try again.',
  },
  cursor: {
    api: 'The cursor does not belong to this list. Pass next_cursor unchanged and keep the same filters, or start again without it.',
    app: 'This list has changed. Reload it.',
  },
};
