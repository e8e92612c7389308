import { holidayNames, keptLater } from '../../../lib/texts/fr/holiday-names.ts';
import type { Language } from '../../../lib/texts/texts.ts';

const substitute = ' (substitute day)';

/** What a holiday is called. The library knows most names in most languages; those in use in Canada are corrected. */
export function nameIn(language: Language, country: string, english: string, found: string): string {
  if (language === 'en') return english;
  if (country !== 'CA') return found.replaceAll("'", '’');
  const isLater = english.endsWith(substitute);
  const day = isLater ? english.slice(0, -substitute.length) : english;
  const name = holidayNames[day.replaceAll("'", '’')] ?? found.replace(/ \([^)]*\)$/, '').replaceAll("'", '’');
  return isLater ? keptLater(name) : name;
}
