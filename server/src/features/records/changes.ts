import { violatedConstraint } from '../../db/database.ts';
import { conflict } from '../../lib/errors.ts';

/** Blanks around a name are no part of it: they would hide a duplicate. */
export const withTrimmedName = <T extends { name?: string }>(input: T): T =>
  input.name === undefined ? input : { ...input, name: input.name.trim() };

/** Two requests for one name may pass every check; the index lets one through, the other learns why. */
export const refuseDuplicate =
  (constraint: string, field: string, message: string) =>
  (error: unknown): never => {
    if (violatedConstraint(error) === constraint) throw conflict(message, { field });
    throw error;
  };
