import { operator as english } from '../en/operator.ts';

/** Operators read English. */
export const operator = english;
