import { sql } from '../../db/sql.ts';
import { localeOf } from '../../lib/texts/locale.ts';
import { isLanguage, type Language } from '../../lib/texts/texts.ts';
import { type OrganizationRow, tenantOf } from '../organization/index.ts';

/** What decides on the language of something that is written for the person `users`; joined with `organizations`. */
export const readingColumns = sql.raw('users.language, to_jsonb(organizations) as read_in');

export interface ReadingRow {
  readonly language: string | null;
  readonly read_in: OrganizationRow;
}

/** Which language a person reads now, and as which country writes it. */
export function readingOf({ language: chosen, read_in }: ReadingRow): { language: Language; locale: string } {
  const { settings, country } = tenantOf(read_in);
  const language = isLanguage(chosen) ? chosen : settings.default_language;
  return { language, locale: localeOf(language, country) };
}
