import { type Static, Type } from 'typebox';
import type { Db } from '../../db/database.ts';
import { type Actor, moduleIsOn } from '../../kernel/actor.ts';
import { isOpenedByGrant, isOpenToGuest } from '../../kernel/admission.ts';
import type { Operation } from '../../kernel/declaration.ts';
import { packageNames, scopesOfHolder } from '../../kernel/packages.ts';
import { proposesMore } from '../../kernel/proposals/proposing.ts';
import { isAtLeast, type Role, roleCanUse, roles } from '../../kernel/scopes.ts';
import type { Services } from '../../kernel/services.ts';
import { Settings } from '../../kernel/settings.ts';
import { PersonName, RecordId } from '../../lib/fields.ts';
import { Id } from '../../lib/ids.ts';
import { Nullable } from '../../lib/schema.ts';
import { TaxRates, usualTaxRates } from '../../lib/tax-rates.ts';
import { localeOf } from '../../lib/texts/locale.ts';
import { languages } from '../../lib/texts/texts.ts';
import { OwnLanguage } from '../people/index.ts';
import { getSessionUser } from './user-store.ts';

const SessionUser = Type.Object({
  ...PersonName.properties,
  preferred_name: Nullable(Type.String(), { description: 'What the person wants to be called; null: by first_name.' }),
  email: Type.String({ description: 'What the person signs in with.' }),
  job_title: Nullable(Type.String(), { description: 'What the person does.' }),
  department_id: Nullable(Id('dep'), { description: 'The department the person belongs to; null: none.' }),
  role: Type.Enum([...roles], { description: 'What the person may see and do.' }),
  is_guest: Type.Boolean({
    description: 'Whether the person does not work here, and sees what they were given alone.',
  }),
  language: OwnLanguage(),
});

export const Session = Type.Object({
  user: { ...SessionUser, description: 'Who is signed in.' },
  organization: Type.Object(
    {
      id: RecordId('org'),
      name: Type.String({ description: 'What the organization calls itself.' }),
      is_sandbox: Type.Boolean({ description: 'Whether it is a sandbox, in which nobody is real.' }),
      timezone: Type.String({ description: 'IANA name.' }),
      country: Type.String({ description: 'ISO 3166-1 alpha-2.' }),
      currency: Type.String({ description: 'ISO 4217.' }),
      base_url: Type.String({ description: 'Where the API of this installation answers.' }),
      week_start: Settings.properties.week_start,
      open_shift_approval: Settings.properties.open_shift_approval,
      publish_changes: Settings.properties.publish_changes,
      self_service_fields: Settings.properties.self_service_fields,
      weekend_days: Settings.properties.weekend_days,
      modules: Settings.properties.modules,
      hours_accounts: Settings.properties.hours_accounts,
      default_language: Settings.properties.default_language,
      tax_rates: { ...TaxRates, description: 'Taxes within what people pay for work, in percent; none is left out.' },
    },
    { description: 'Where they work.' },
  ),
  language: Type.Enum(languages, {
    description: 'What the person reads: their own choice, or that of the organization.',
  }),
  locale: Type.String({ description: 'The language with the country of the organization.', examples: ['fr-CA'] }),
  uses: Type.Object(
    {
      shifts: Type.Boolean({ description: 'Whether the person has shifts ahead, or had some in the last four weeks.' }),
      developers: Type.Boolean({
        description:
          'Whether the person has a token that works or an endpoint; for Administrators and Executives, whether anyone has.',
      }),
      team: Type.Boolean({
        description: 'Whether the person is the manager of anyone, and so decides on their leave.',
      }),
      illness: Type.Boolean({
        description: 'Whether there is a type of leave that one reports ill with.',
      }),
      people: Type.Boolean({
        description: 'Whether there is anyone whom the person leads; always for Administrators and Executives.',
      }),
      kiosks: Type.Boolean({ description: 'Whether there is a shared tablet to clock at.' }),
      grants: Type.Boolean({ description: 'Whether the person was ever given access beyond their role.' }),
      merges: Type.Boolean({
        description: 'For Administrators and Executives, whether a department became part of another, or is to.',
      }),
    },
    { description: 'What of the product the person uses: the menu shows it.' },
  ),
  abilities: Type.Array(Type.String(), { description: 'Ids of the operations that the person may call.' }),
  proposes: Type.Array(Type.String(), {
    description: 'Ids of the operations of which the person proposes more than they do, by what they were given.',
  }),
  scopes: Type.Array(Type.String(), { description: 'What a token of this person can carry.' }),
  packages: Type.Array(Type.Enum([...packageNames]), {
    description: 'What the person was given beyond their role and holds today.',
  }),
  needs_second_factor: Type.Boolean({
    description: 'Whether the person has to set up a second factor before anything else is open to them.',
  }),
});
export type Session = Static<typeof Session>;

/** What the surfaces let through to an operation, asked beforehand: role and module, not the state of one record. */
export const mayCall = (actor: Actor, operation: Operation): boolean =>
  (operation.isGuardedInApp === true || roleMayCall(actor.role, operation) || isOpenedByGrant(actor, operation)) &&
  isOpenToGuest(actor, operation) &&
  (operation.module === undefined || moduleIsOn(actor.organization, operation.module));

export const roleMayCall = (role: Role, { scope, role: lowest }: Operation): boolean =>
  (scope === null || roleCanUse(role, scope)) && (lowest === undefined || isAtLeast(role, lowest));

/** By role, grants and modules, which is all that they depend on: there are hundreds of operations, and few answers. */
const knownAbilities = new WeakMap<readonly Operation[], Map<string, string[]>>();

export function abilitiesOf(actor: Actor, operations: readonly Operation[]): string[] {
  const known = knownAbilities.get(operations) ?? new Map<string, string[]>();
  knownAbilities.set(operations, known);
  const key = JSON.stringify([
    actor.role,
    actor.isGuest,
    actor.organization.settings.modules,
    ...actor.grants.map(({ package: name, departments }) => `${name} ${String(departments === null)}`),
  ]);
  const abilities =
    known.get(key) ??
    operations.filter((operation) => operation.kind !== 'open' && mayCall(actor, operation)).map(({ id }) => id);
  known.set(key, abilities);
  return abilities;
}

export async function getSession(
  db: Db,
  { catalogue, clock, config }: Pick<Services, 'catalogue' | 'clock' | 'config'>,
  actor: Actor,
  { needsFactor = false }: { readonly needsFactor?: boolean },
): Promise<Session> {
  const { base_url, region, has_shifts, has_team, has_illness, develops, has_kiosks, has_grants, has_merges, ...user } =
    await getSessionUser(db, actor, clock.nowMs());
  const { id, name, timezone, currency, country, settings } = actor.organization;
  const {
    modules,
    week_start,
    open_shift_approval,
    publish_changes,
    weekend_days,
    default_language,
    expense_tax_rates,
    self_service_fields,
  } = settings;
  const { hours_accounts } = settings;
  const language = user.language ?? default_language;
  return {
    user,
    organization: {
      id,
      name,
      is_sandbox: actor.organization.sandboxOf !== null,
      timezone,
      currency,
      country,
      base_url: base_url ?? config.baseUrl,
      week_start,
      open_shift_approval,
      publish_changes,
      self_service_fields,
      weekend_days,
      modules,
      hours_accounts,
      default_language,
      tax_rates: expense_tax_rates ?? usualTaxRates(country, region),
    },
    language,
    locale: localeOf(language, country),
    uses: {
      shifts: has_shifts,
      developers: develops,
      team: has_team,
      illness: has_illness,
      people: isAtLeast(actor.role, 'ADMINISTRATOR') || actor.departmentScope.length > 0 || has_team,
      kiosks: has_kiosks,
      grants: has_grants,
      merges: has_merges,
    },
    abilities: abilitiesOf(actor, catalogue.operations),
    proposes:
      actor.grants.length === 0
        ? []
        : catalogue.operations.filter((operation) => proposesMore(actor, operation)).map(({ id }) => id),
    scopes: scopesOfHolder(actor),
    packages: [...new Set(actor.grants.map((grant) => grant.package))],
    needs_second_factor: needsFactor,
  };
}
