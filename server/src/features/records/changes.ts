/** Blanks around a name are no part of it: they would hide a duplicate. */
export const withTrimmedName = <T extends { name?: string }>(input: T): T =>
  input.name === undefined ? input : { ...input, name: input.name.trim() };
