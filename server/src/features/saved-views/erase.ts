import { sql } from '../../db/sql.ts';
import type { PersonalTable } from '../../kernel/personal-data.ts';
import type { Reaction, UnitOfWork } from '../../kernel/unit-of-work.ts';
import { userErased } from '../people/index.ts';
import type { SavedView } from './record.ts';

interface Names {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly preferred_name: string | null;
}

const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a text holds one of the person's names as a word of its own, their address or their id. */
function mentionOf({ id, email, first_name, last_name, preferred_name }: Names): (text: string) => boolean {
  const names = [id, email, first_name, last_name, preferred_name ?? ''].map((name) => folded(name.trim()));
  const words = names.filter((name) => name.length > 1).map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  if (words.length === 0) return () => false;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'u');
  return (text) => pattern.test(folded(text));
}

type View = Pick<SavedView, 'id' | 'name' | 'query'>;

/** The view without what mentions the person; null if nothing does. Its filters are one less, and it has a plain name. */
function without(isMentionedIn: (text: string) => boolean, { id, name, query }: View): View | null {
  const kept = Object.entries(query).filter((pair) => !pair.some(isMentionedIn));
  const isNamed = isMentionedIn(name);
  if (!isNamed && kept.length === Object.keys(query).length) return null;
  return { id, name: isNamed ? `View ${id.slice(-6)}` : name, query: Object.fromEntries(kept) };
}

/** Runs while the person's record still has their names. Views are few: at most some hundred a person. */
async function forgetInViewsOfOthers({ actor, tx, now }: UnitOfWork, userId: string): Promise<void> {
  const { organizationId } = actor;
  const people = await sql<Names>`
    select id, email, first_name, last_name, preferred_name from users
     where organization_id = ${organizationId} and id = ${userId}`.execute(tx);
  const [person] = people.rows;
  if (!person) return;
  const { rows } = await sql<View>`
    select v.id, v.name, v.query from saved_views v
     where v.organization_id = ${organizationId} and v.user_id <> ${userId}
       and exists (
         select from unnest(${[person.id, person.email, person.first_name, person.last_name, person.preferred_name ?? '']}::text[]) as word
          where length(trim(word)) > 1 and position(folded(trim(word)) in folded(v.name || ' ' || v.query::text)) > 0)
     order by v.id for no key update`.execute(tx);
  const mentions = mentionOf(person);
  const changed = rows.flatMap((view) => without(mentions, view) ?? []);
  if (changed.length === 0) return;
  await sql`
    update saved_views set name = c.name, query = c.query, updated_at = ${now}
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as c (id text, name text, query jsonb)
     where saved_views.organization_id = ${organizationId} and saved_views.id = c.id`.execute(tx);
}

export const viewData: readonly PersonalTable[] = [
  { table: 'saved_views', area: 'account', key: ['id'], whenErased: 'deleted' },
];

export const viewReactions: readonly Reaction[] = [
  {
    to: userErased,
    summary: 'Saved views of others lose filters that name the person, and a title that does.',
    run: forgetInViewsOfOthers,
  },
];
