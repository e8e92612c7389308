import { isDay } from '../../../../lib/days.ts';
import { invalid } from '../../../../lib/errors.ts';
import type { CustomField, FieldType } from '../fields/record.ts';
import type { Value } from './record.ts';

type Options = readonly string[];

const isText = (value: Value): value is string => typeof value === 'string' && /\S/.test(value);

/** What a value of each type is, and how to say so. */
const types: Record<FieldType, { fits: (value: Value, options: Options) => boolean; words: string }> = {
  TEXT: { fits: isText, words: 'a text that is not blank' },
  NUMBER: { fits: (value) => Number.isFinite(value), words: 'a number' },
  DATE: { fits: (value) => isText(value) && isDay(value), words: 'a calendar day written YYYY-MM-DD' },
  BOOLEAN: { fits: (value) => typeof value === 'boolean', words: 'true or false' },
  SELECT: { fits: (value, options) => isText(value) && options.includes(value), words: 'one of the options' },
  MULTI_SELECT: {
    fits: (value, options) => Array.isArray(value) && value.every((item) => options.includes(item)),
    words: 'a list of options',
  },
};

/** Any field can be emptied; what else it takes follows from its type. */
export function checkValue({ type, options }: CustomField, value: Value): void {
  const { fits, words } = types[type];
  if (value === null || fits(value, options)) return;
  throw invalid('value', `value must be ${words}${options.length > 0 ? `: ${options.join(', ')}` : ''}, or null.`);
}
