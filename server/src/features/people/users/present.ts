import { type Actor, mayUse, type Origin } from '../../../kernel/actor.ts';
import type { AuditRule } from '../../../kernel/change-log/audit-values.ts';
import type { AccessEntry } from '../../../kernel/change-log/change-log.ts';
import type { Withheld } from '../../../kernel/context.ts';
import { withheldByRole, withheldByScope } from '../../../kernel/explain.ts';
import type { SealedColumn } from '../../../kernel/sealed-columns.ts';
import { fteOf } from '../../../kernel/working-patterns.ts';
import type { Keys } from '../../../lib/seal.ts';
import { countryNamed } from '../../organization/index.ts';
import { seesProbation } from '../visibility.ts';
import {
  directoryFieldNames,
  type DirectoryPerson,
  employmentFieldNames,
  governmentIdFieldNames,
  type GovernmentIdTier,
  type Person,
  personalFieldNames,
  type PersonalTier,
  type Tier,
  tiers,
  tierScope,
} from './record.ts';
import type { PersonRow } from './store.ts';

const fieldsOfTier: Record<Tier, readonly string[]> = {
  directory: directoryFieldNames,
  employment: employmentFieldNames,
  personal: personalFieldNames,
  government_id: governmentIdFieldNames,
};

const holdsOneOf = (tier: Tier, fields: ReadonlySet<string>): boolean =>
  fieldsOfTier[tier].some((name) => fields.has(name));

/** The tiers an actor gets; `asked` and the fields of the answer narrow, never widen. Identifiers are for who has just signed in. */
export const tiersFor = (
  actor: Actor,
  asked?: readonly Tier[],
  fields: ReadonlySet<string> | null = null,
  { isStale = false }: Pick<Origin, 'isStale'> = {},
): ReadonlySet<Tier> =>
  new Set(
    tiers.filter(
      (tier) =>
        tier === 'directory' ||
        (mayUse(actor, tierScope[tier]) &&
          !(isStale && tier === 'government_id') &&
          (asked?.includes(tier) ?? true) &&
          (fields === null || holdsOneOf(tier, fields))),
    ),
  );

const pick = <T extends object, K extends keyof T>(row: T, names: readonly K[]): Pick<T, K> => {
  const picked = {} as Pick<T, K>;
  for (const name of names) picked[name] = row[name];
  return picked;
};

export const directoryOf = (row: PersonRow): DirectoryPerson => pick(row, directoryFieldNames);

export const personalOf = (row: Partial<PersonalTier>): PersonalTier =>
  ({
    ...Object.fromEntries(
      personalFieldNames.map((name) => [name, row[name] ?? (name === 'emergency_contacts' ? [] : null)]),
    ),
    home_address: withCountry(row.home_address ?? null),
  }) as PersonalTier;

/** Earlier versions took any text for a country. */
const withCountry = (address: PersonalTier['home_address']): PersonalTier['home_address'] =>
  address?.country == null ? address : { ...address, country: countryNamed(address.country) ?? address.country };

const probationFieldNames = employmentFieldNames.filter((name) => name.startsWith('probation'));
const employmentWithoutProbation = employmentFieldNames.filter((name) => !probationFieldNames.includes(name));

/** What is seen of someone is decided by their department of today, whichever day is shown. */
const judged = (row: { department_id: string | null; department_today?: string | null }) =>
  row.department_today === undefined ? row : { department_id: row.department_today };

/** The row holds just what is shown: most rows of a list do, and need no copy. */
const isShownWhole = (actor: Actor, row: PersonRow, shown: ReadonlySet<Tier>): boolean =>
  !shown.has('personal') &&
  !shown.has('government_id') &&
  'employment_type' in row === shown.has('employment') &&
  (!shown.has('employment') || seesProbation(actor, row)) &&
  !('erased_at' in row) &&
  row.department_today === undefined;

/** The person as this actor sees them: the tiers shown, and probation only if it may be seen. */
export function presentPerson(keys: Keys, actor: Actor, row: PersonRow, shown: ReadonlySet<Tier>): Person {
  if (shown.has('employment')) row.fte = fteOf(actor.organization.settings, row.working_pattern);
  if (isShownWhole(actor, row, shown)) return row;
  const person: Person = directoryOf(row);
  if (shown.has('employment')) {
    Object.assign(
      person,
      pick(row, seesProbation(actor, judged(row)) ? employmentFieldNames : employmentWithoutProbation),
    );
  }
  if (shown.has('personal')) Object.assign(person, personalOf(row));
  if (shown.has('government_id')) {
    Object.assign(person, openGovernmentIds(keys, row.id, row.sealed_government_ids ?? null));
  }
  return person;
}

const tierFields = {
  employment: employmentFieldNames,
  personal: personalFieldNames,
  government_id: governmentIdFieldNames,
} as const;

/** What these answers leave out, of the tiers that were asked for. */
export function withheldFromPeople(
  actor: Actor,
  people: readonly { readonly department_id: string | null; readonly department_today?: string | null }[],
  asked?: readonly Tier[],
): Withheld[] {
  const wanted = (['employment', 'personal', 'government_id'] as const).filter((tier) => asked?.includes(tier) ?? true);
  const lacksProbation =
    wanted.includes('employment') &&
    mayUse(actor, tierScope.employment) &&
    people.some((person) => !seesProbation(actor, judged(person)));
  return [
    ...wanted.flatMap((tier) => withheldByScope(actor, tierScope[tier], tierFields[tier])),
    ...withheldByRole(lacksProbation, probationFieldNames, tierScope.employment),
  ];
}

const purpose = 'government-ids';

export function openGovernmentIds(keys: Keys, userId: string, sealed: Buffer | null): GovernmentIdTier {
  const known = sealed ? (JSON.parse(keys.open(purpose, userId, sealed)) as Partial<GovernmentIdTier>) : {};
  return Object.fromEntries(governmentIdFieldNames.map((name) => [name, known[name] ?? null])) as GovernmentIdTier;
}

export const sealGovernmentIds = (keys: Keys, userId: string, ids: GovernmentIdTier): Buffer =>
  keys.seal(purpose, userId, JSON.stringify(ids));

export const governmentIdSeal: SealedColumn = {
  table: 'user_government_ids',
  column: 'sealed',
  purpose,
  key: ['organization_id', 'user_id'],
  context: 'user_id',
};

/** Personal details are shown from the audit log as they are on the record; of identifiers it says only that they changed. */
export const personAuditRules: readonly AuditRule[] = [
  { subject: 'user', fields: personalFieldNames, scope: tierScope.personal, tier: 'personal' },
  { subject: 'user', fields: governmentIdFieldNames, scope: null },
];

/** One row for each private tier of each person shown. */
export const accessTo = (people: readonly { id: string }[], shown: ReadonlySet<Tier>): AccessEntry[] =>
  (['personal', 'government_id'] as const)
    .filter((tier) => shown.has(tier))
    .flatMap((tier) => people.map(({ id }) => ({ userId: id, tier, recordId: id })));
