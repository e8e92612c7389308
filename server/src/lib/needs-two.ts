import type { TSchema } from 'typebox';

/** No keyword of JSON Schema: the description of the API does not show it. */
const mark = Symbol('needs two');

/** Marks a field that nobody changes alone, whatever the organization has set. */
export const NeedsTwo = <T extends TSchema>(schema: T): T => Object.assign({ ...schema }, { [mark]: true });

export const alwaysNeedsTwo = (schema: TSchema | undefined): boolean => schema !== undefined && mark in schema;
