import { invalid } from '../../../../lib/errors.ts';
import type { FieldType } from './record.ts';

/** What one chooses from needs something to choose from; the other types have nothing of the kind. */
export function checkOptions(type: FieldType, options: readonly string[]): void {
  const isChoice = type === 'SELECT' || type === 'MULTI_SELECT';
  if (isChoice && options.length === 0) throw invalid('options', `options must not be empty for ${type}.`);
  if (!isChoice && options.length > 0) throw invalid('options', `options do not go with ${type}.`);
}
