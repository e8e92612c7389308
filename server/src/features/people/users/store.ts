import { sql, type RawBuilder } from 'kysely';
import { mayUse, type Actor } from '../../../kernel/actor.ts';
import { pageOf, type Page, type PageRequest } from '../../../kernel/cursor.ts';
import { notFound } from '../../../kernel/errors.ts';
import type { Keys } from '../../../kernel/seal.ts';
import type { AccessEntry } from '../../../kernel/work.ts';
import type { Db } from '../../../db/database.ts';
import { seesProbation, visiblePeople } from '../visibility.ts';
import {
  directoryFieldNames,
  employmentFieldNames,
  governmentIdFieldNames,
  personalFieldNames,
  tiers,
  tierScope,
  type DirectoryPerson,
  type EmploymentTier,
  type GovernmentIdTier,
  type Person,
  type PersonalTier,
  type Tier,
} from './record.ts';

export type PersonRow = DirectoryPerson &
  EmploymentTier &
  Partial<PersonalTier> & { sealed_government_ids?: Buffer | null; offboarded_at?: string | null };

/** The tiers an actor gets; `asked` narrows, never widens. */
export const tiersFor = (actor: Actor, asked?: readonly Tier[]): ReadonlySet<Tier> =>
  new Set(
    tiers.filter((tier) => tier === 'directory' || (mayUse(actor, tierScope[tier]) && (asked?.includes(tier) ?? true))),
  );

const probationEnd = `(users.employment_start_date + make_interval(months => users.probation_period_months))::date as probation_end_date`;
const base = [...directoryFieldNames, ...employmentFieldNames]
  .map((name) => (name === 'probation_end_date' ? probationEnd : `users.${name}`))
  .join(', ');
const personal = personalFieldNames
  .map((name) =>
    name === 'emergency_contacts' ? `coalesce(p.emergency_contacts, '[]') as emergency_contacts` : `p.${name}`,
  )
  .join(', ');

/** The columns and joins that a set of tiers needs: nothing private is even read for a reader who may not see it. */
function selection(shown: ReadonlySet<Tier>): { columns: RawBuilder<unknown>; joins: RawBuilder<unknown> } {
  const withPersonal = shown.has('personal');
  const withGovernmentIds = shown.has('government_id');
  return {
    columns: sql.raw(
      `${base}${withPersonal ? `, ${personal}` : ''}${withGovernmentIds ? ', g.sealed as sealed_government_ids' : ''}`,
    ),
    joins: sql.raw(
      (withPersonal
        ? ' left join user_personal_details p on p.organization_id = users.organization_id and p.user_id = users.id'
        : '') +
        (withGovernmentIds
          ? ' left join user_government_ids g on g.organization_id = users.organization_id and g.user_id = users.id'
          : ''),
    ),
  };
}

export async function findVisiblePerson(
  db: Db,
  actor: Actor,
  id: string,
  shown: ReadonlySet<Tier>,
): Promise<PersonRow | null> {
  const { columns, joins } = selection(shown);
  const { rows } = await sql<PersonRow>`
    select ${columns} from users ${joins} where ${visiblePeople(actor)} and users.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function getVisiblePerson(db: Db, actor: Actor, id: string, shown: ReadonlySet<Tier>): Promise<PersonRow> {
  const row = await findVisiblePerson(db, actor, id, shown);
  if (!row) throw notFound('person');
  return row;
}

/** Takes the person's row until the change commits. */
export async function lockVisiblePerson(db: Db, actor: Actor, id: string): Promise<PersonRow> {
  const { columns } = selection(new Set(['directory']));
  const { rows } = await sql<PersonRow>`
    select ${columns}, users.offboarded_at from users where ${visiblePeople(actor)} and users.id = ${id} for no key update of users`.execute(
    db,
  );
  if (!rows[0]) throw notFound('person');
  return rows[0];
}

export interface PeopleFilter {
  status?: 'all' | 'active' | 'inactive' | 'offboarded';
  department_id?: string;
  role?: string;
}

const statusConditions = {
  all: sql``,
  active: sql`and users.is_active`,
  inactive: sql`and not users.is_active`,
  offboarded: sql`and users.offboarded_at is not null`,
};

export async function listVisiblePeople(
  db: Db,
  actor: Actor,
  filter: PeopleFilter,
  page: PageRequest,
  shown: ReadonlySet<Tier>,
): Promise<Page<PersonRow>> {
  const { columns, joins } = selection(shown);
  const { rows } = await sql<PersonRow>`
    select ${columns} from users ${joins}
     where ${visiblePeople(actor)} ${statusConditions[filter.status ?? 'all']}
       ${filter.department_id === undefined ? sql`` : sql`and users.department_id = ${filter.department_id}`}
       ${filter.role === undefined ? sql`` : sql`and users.role = ${filter.role}`}
       ${page.after === null ? sql`` : sql`and users.id > ${page.after[0]}`}
     order by users.id limit ${page.limit + 1}`.execute(db);
  return pageOf(rows, page.limit, (row) => [row.id]);
}

const pick = <T extends object, K extends keyof T>(row: T, names: readonly K[]): Pick<T, K> => {
  const picked = {} as Pick<T, K>;
  for (const name of names) picked[name] = row[name];
  return picked;
};

export const directoryOf = (row: PersonRow): DirectoryPerson => pick(row, directoryFieldNames);

const employmentWithoutProbation = employmentFieldNames.filter((name) => !name.startsWith('probation'));

/** The person as this actor sees them: the tiers shown, and probation only where it may be seen. */
export function presentPerson(keys: Keys, actor: Actor, row: PersonRow, shown: ReadonlySet<Tier>): Person {
  const person: Person = directoryOf(row);
  if (shown.has('employment')) {
    Object.assign(person, pick(row, seesProbation(actor, row) ? employmentFieldNames : employmentWithoutProbation));
  }
  if (shown.has('personal'))
    for (const name of personalFieldNames)
      Object.assign(person, { [name]: row[name] ?? (name === 'emergency_contacts' ? [] : null) });
  if (shown.has('government_id'))
    Object.assign(person, openGovernmentIds(keys, row.id, row.sealed_government_ids ?? null));
  return person;
}

const purpose = 'government-ids';

export function openGovernmentIds(keys: Keys, userId: string, sealed: Buffer | null): GovernmentIdTier {
  const known = sealed ? (JSON.parse(keys.open(purpose, userId, sealed)) as Partial<GovernmentIdTier>) : {};
  return Object.fromEntries(governmentIdFieldNames.map((name) => [name, known[name] ?? null])) as GovernmentIdTier;
}

export const sealGovernmentIds = (keys: Keys, userId: string, ids: GovernmentIdTier): Buffer =>
  keys.seal(purpose, userId, JSON.stringify(ids));

/** One row for each private tier of each person shown. */
export const accessTo = (people: readonly { id: string }[], shown: ReadonlySet<Tier>): AccessEntry[] =>
  (['personal', 'government_id'] as const)
    .filter((tier) => shown.has(tier))
    .flatMap((tier) => people.map(({ id }) => ({ userId: id, tier, recordId: id })));
