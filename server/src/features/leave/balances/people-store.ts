import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { type Page, pageOf, type PageRequest, rowsFor } from '../../../kernel/cursor.ts';
import { among } from '../../../kernel/filters.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { notFound } from '../../../lib/errors.ts';
import { foundBy, isPerson, shownName } from '../../people/index.ts';
import { whoseLeaveIsSeen } from '../visibility.ts';
import { personColumns, type PersonRow } from './store.ts';

export async function findVisiblePerson(db: Db, actor: Actor, userId: string | null): Promise<PersonRow | null> {
  const { rows } = await sql<PersonRow>`
    select ${personColumns} from users where ${whoseLeaveIsSeen(actor)} and ${isPerson} and users.id = ${userId}`.execute(
    db,
  );
  return rows[0] ?? null;
}

export async function getVisiblePerson(db: Db, actor: Actor, userId: string | null): Promise<PersonRow> {
  const found = await findVisiblePerson(db, actor, userId);
  if (!found) throw notFound('person');
  return found;
}

interface Locked {
  readonly user_id: string;
  readonly department_id: string | null;
}

/** Also a person who has left: their balance is settled after the last day. undefined: erased, or out of view. */
export async function lockPersonNotErased({ actor, tx }: UnitOfWork, userId: string): Promise<Locked | undefined> {
  const { rows } = await sql<Locked>`
    select users.id as user_id, users.department_id from users
     where ${whoseLeaveIsSeen(actor)} and users.id = ${userId} and users.erased_at is null for share`.execute(tx);
  return rows[0];
}

export interface BalancePerson extends PersonRow {
  readonly first_name: string;
  readonly last_name: string;
  readonly job_title: string | null;
}

export interface BalanceFilter {
  readonly department_id?: readonly string[];
  readonly status?: readonly ('active' | 'inactive')[];
  readonly q?: string;
}

const isActive = { active: sql`and users.is_active`, inactive: sql`and not users.is_active` };

/** In the order of the index on names. A person who was erased has no name to be found by and no balance that can change. */
export async function listBalancePeople(
  db: Db,
  actor: Actor,
  filter: BalanceFilter,
  page: PageRequest,
): Promise<Page<BalancePerson>> {
  const key = sql`folded(${shownName}) collate "C"`;
  const { department_id: departments, status: [status, other] = ['active'], q } = filter;
  const { rows } = await sql<BalancePerson & { sort_key: string }>`
    select ${personColumns}, coalesce(users.preferred_name, users.first_name) as first_name, users.last_name,
           users.job_title, ${key} as sort_key
      from users
     where ${whoseLeaveIsSeen(actor)} and ${isPerson} and users.erased_at is null
       ${optional(other === undefined && isActive[status ?? 'active'])} ${among('users.department_id', departments)}
       ${foundBy(actor, q)}
       ${optional(page.after !== null && sql`and (${key}, users.id) > (${page.after[0]}, ${page.after[1]})`)}
     order by ${key}, users.id limit ${rowsFor(page)}`.execute(db);
  return pageOf(rows, page.limit, ({ sort_key, id }) => [sort_key, id]);
}
