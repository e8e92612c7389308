import type { TSchema } from 'typebox';

/** No keyword of JSON Schema: the description of the API does not show it. */
const mark = Symbol('maybe id');

/** Marks free JSON that may be an id, or a list of ids, so that the app can name what they stand for. */
export const MaybeId = <T extends TSchema>(schema: T): T => Object.assign({ ...schema }, { [mark]: true });

export const mayBeId = (schema: object): boolean => mark in schema;
