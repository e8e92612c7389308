import type { StoredSettings } from '../../kernel/settings.ts';
import { type FixedKey, say, sayTo } from '../../lib/texts/texts.ts';

/** What everyone from outside is called within: nothing of who they are. */
export function nameWithin({ default_language: language = 'en' }: StoredSettings): {
  first_name: string;
  last_name: string;
  job_title: string;
} {
  const said = (key: FixedKey): string => sayTo({ language, audience: 'app' }, say(key, {}));
  return {
    first_name: said('sandboxes.firstName'),
    last_name: said('sandboxes.lastName'),
    job_title: said('sandboxes.jobTitle'),
  };
}
