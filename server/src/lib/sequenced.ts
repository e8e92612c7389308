import type { TSchema } from 'typebox';

/** No keyword of JSON Schema: the description of the API does not show it. */
const mark = Symbol('sequenced');

/** Marks a number that is given out in sequence: what was rehearsed has another than what is then done. */
export const Sequenced = <T extends TSchema>(schema: T): T => Object.assign({ ...schema }, { [mark]: true });

export const isSequenced = (schema: TSchema): boolean => mark in schema;
