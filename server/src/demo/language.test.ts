import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Harness, openHarness } from '../../test/harness.ts';
import { findOrganization } from '../features/organization/index.ts';
import { castOf, departments } from './cast.ts';
import { Random } from './demo.ts';
import { ensureDemo } from './index.ts';
import { french, sayIn } from './language.ts';
import { hoursOf } from './schedule.ts';

const [inEnglish, inFrench] = [await openHarness({ hasDemo: true }), await openHarness()];
const { organization_id: englishId } = await ensureDemo(inEnglish.installation);
const english = await rowsOf(inEnglish, englishId);
// The copy may be of the day before: both are made at the same time of the calendar.
const made = await findOrganization(inEnglish.installation.database.db, englishId);
inFrench.installation.clock.setOffset(Date.parse(String(made?.created_at)) - Date.now());
const demo = await ensureDemo(inFrench.installation, { language: 'fr' });
const rows = await rowsOf(inFrench, demo.organization_id);
const api = inFrench.world.clientWith(demo.token);
const say = sayIn('fr');

/** Every row of the organization by its table. */
async function rowsOf({ installation }: Harness, id: string): Promise<Record<string, Record<string, unknown>[]>> {
  const { pool } = installation.database;
  const tables = await pool.query<{ name: string }>(
    `select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
      where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace and attname = 'organization_id'`,
  );
  const found: Record<string, Record<string, unknown>[]> = {};
  for (const { name } of tables.rows) {
    const query = `select to_jsonb(one) as row from "${name}" one where organization_id = $1`;
    const { rows } = await pool.query<{ row: Record<string, unknown> }>(query, [id]);
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

/** `users.job_title: Baker`, for each text with a word in it. */
function textsIn(path: string, value: unknown): string[] {
  if (typeof value === 'string') return /\p{Ll}{2}/u.test(value) ? [`${path}: ${value}`] : [];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(path, item));
  return Object.entries(value ?? {}).flatMap(([key, item]) => textsIn(`${path}.${key}`, item));
}

/** Names of people and places, addresses, codes, and what receivers of webhooks answered. */
const sameInEveryLanguage = new RegExp(
  `^(${[
    'users\\.(first_name|last_name|preferred_name|email)|user_search_words\\.word|clients\\.contact_\\w+',
    'user_personal_details\\.(personal_email|emergency_contacts\\.name|home_address\\.city)|stored_files\\.mime_type',
    'api_tokens\\.scopes|audit_log\\.\\w+|sensitive_access_log\\.\\w+|custom_fields\\.key|leave_ledger\\.entry_key',
    'timesheets\\.(entries_digest|explanation\\.weeks\\.mode)|notifications\\.(kind|matter)|webhook_endpoints\\.(host|events|status|status_reason)',
    'employment\\.(until|changed)|organization_settings_history\\.(setting|before|after)',
    'proposals\\.(scopes|surface|needs_\\w+|operation_id)',
    'webhook_deliveries\\.(status|event_type|last_error|attempts\\.(response_excerpt|error))',
  ].join('|')}): `,
);

it('in French has that as its language, and people without one of their own', async () => {
  expect(demo.language).toBe('fr');
  const organization = await findOrganization(inFrench.installation.database.db, demo.organization_id);
  expect(organization?.settings.default_language).toBe('fr');
  expect(new Set(rows['users']?.map(({ language }) => language))).toEqual(new Set([null]));
});

it('in French has nothing of what people wrote in English', () => {
  const before = new Set(textsIn('', english).map((text) => text.slice(1)));
  const kept = textsIn('', rows).map((text) => text.slice(1));
  const inBoth = [...new Set(kept)].filter((text) => before.has(text) && !sameInEveryLanguage.test(text));
  const isSameWord = (text: string): boolean => french[text] === text;
  expect(inBoth.filter((text) => !isSameWord(text.slice(text.indexOf(': ') + 2)))).toEqual([]);
  expect(rows['departments']?.map(({ name }) => name)).toContain('Cuisine');
});

it('in French is as large as in English', () => {
  const sizeOf = ({ user_search_words: _, ...tables }: typeof rows) =>
    Object.fromEntries(Object.entries(tables).map(([name, all]) => [name, all.length]));
  expect(sizeOf(rows)).toEqual(sizeOf(english));
});

it('in French has files to open in French, accents included', async () => {
  const { data } = await api.get('/documents', { query: { limit: '100' } });
  const documents = data as { id: string; title: string; file_name: string }[];
  const contentOf = async (wanted: string) => {
    const found = documents.find(({ title }) => title === wanted);
    return (await api.get(`/documents/${String(found?.id)}/content`)).bytes;
  };
  const page = (await contentOf('Règles de sécurité des couteaux')).toString('latin1');
  expect(page).toContain('(Règles de sécurité des couteaux) Tj');
  expect(page).toContain('/Encoding /WinAnsiEncoding');
  expect((await contentOf('Relevé de gains')).toString()).toContain('Relevé de gains');
});

it('knows the French of all that may be drawn, and of nothing else', () => {
  const titles = castOf(new Random(1), '2026-03-19', 300).map(({ details }) => String(details['job_title']));
  const turns = ['', ...departments.map(({ name }) => name)].flatMap((name) => hoursOf(name).turns);
  const files = readdirSync(import.meta.dirname).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const source = files.map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8')).join('\n');
  const choices = [...source.matchAll(/[=']([^=;|'`\n]* or [^=;|'`\n]*)/g)].flatMap(([, cell = '']) =>
    cell.split(' or '),
  );
  const drawn = choices.filter((text) => /^\p{Lu}[^$_[]*\p{Ll}[^$_[]*$/u.test(text));
  expect(drawn).toContain('A friend’s wedding');
  const unknown = [...titles, ...turns.map((turn) => turn.split(' ')[0] ?? ''), ...drawn].filter((text) => {
    try {
      return say(text, text === 'French' ? 'nationality' : '') === '';
    } catch {
      return true;
    }
  });
  expect(unknown).toEqual([]);
  const wanted = Object.keys(french).map((text) => text.replace('nationality: ', ''));
  expect(wanted.filter((text) => !text.includes('#') && !source.includes(text))).toEqual([]);
});

it('fails by a text that has no French, and puts numbers where French has them', () => {
  expect(() => say('A text of no plan', 'title')).toThrow('no French for title "A text of no plan"');
  expect(say('CAD 95.50 and tax')).toBe('95,50\u00a0CAD plus taxes');
});

it('409: it is there in another language', async () => {
  const { installation } = inFrench;
  const asked = ensureDemo(installation, { language: 'en' });
  await expect(asked).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(asked).rejects.toThrow('The demo exists in French.');
  expect(await ensureDemo(installation)).toEqual(demo);
  expect(await ensureDemo(installation, { language: 'fr' })).toEqual(demo);
});
