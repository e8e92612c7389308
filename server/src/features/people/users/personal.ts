import { isDeepStrictEqual } from 'node:util';
import { type Static, Type } from 'typebox';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid } from '../../../lib/errors.ts';
import { Changes } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Strict } from '../../../lib/schema.ts';
import { say } from '../../../lib/texts/texts.ts';
import { countryNamed } from '../../organization/index.ts';
import { editingEmployed } from './guards.ts';
import { accessTo, personalOf, presentPerson, tiersFor } from './present.ts';
import { savePersonalDetails } from './private-store.ts';
import {
  EmergencyContact,
  HomeAddress,
  maxEmergencyContacts,
  Person,
  personalFieldNames,
  personalFields,
  type PersonalTier,
} from './record.ts';
import { getVisiblePerson, lockVisiblePerson, type PersonRow } from './store.ts';

const { name, relationship, phone } = EmergencyContact.properties;

export const PersonalChanges = Changes({
  ...personalFields,
  home_address: Nullable(Type.Partial(HomeAddress, { additionalProperties: false }), {
    description: 'Replaces the address as a whole; what is left out is null.',
  }),
  emergency_contacts: Type.Array(Strict({ name, relationship: Type.Optional(relationship), phone }), {
    maxItems: maxEmergencyContacts,
    description: 'Replaces all contacts.',
  }),
});
export type PersonalChanges = Static<typeof PersonalChanges>;

export const updatePersonal = writeOperation({
  id: 'users.updatePersonal',
  route: 'PATCH /users/{id}/personal',
  subject: 'user',
  summary: "Change a person's personal details",
  description: 'Only the fields sent change. No event is raised: personal details never leave by webhook.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  guards: editingEmployed,
  ownRecord: personalFieldNames,
  params: Strict({ id: Id('usr') }),
  body: PersonalChanges,
  returns: Person,
  answersInPart: true,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const { tx, services } = work;
    const locked = await lockVisiblePerson(tx, actor, params.id);
    await work.guard(locked);
    const shown = tiersFor(actor, ['personal']);
    const person = await getVisiblePerson(tx, actor, params.id, shown);
    const { details, changed } = await changePersonal(work, person, body);
    work.audit({ subjectId: person.id, changedFields: changed, before: personalOf(person), after: details });
    work.recordSensitiveRead(accessTo([person], shown));
    return presentPerson(services.keys, actor, { ...person, ...details }, shown);
  },
});

/** Saves what differs from what is known. */
export async function changePersonal(
  work: UnitOfWork,
  person: PersonRow,
  changes: PersonalChanges,
): Promise<{ details: PersonalTier; changed: (keyof PersonalTier)[] }> {
  const known = personalOf(person);
  const details = { ...known, ...completed(withCountryCode(changes, known)) };
  const changed = personalFieldNames.filter((field) => !isDeepStrictEqual(details[field], known[field]));
  // updated_at belongs to the directory: it must not tell its readers that something private changed.
  if (changed.length > 0) await savePersonalDetails(work.tx, work.actor.organizationId, person.id, details);
  return { details, changed };
}

/** Of someone who was just added, by an import. */
export async function addPersonalDetails(work: UnitOfWork, userId: string, given: PersonalChanges): Promise<void> {
  const person = await getVisiblePerson(work.tx, work.actor, userId, tiersFor(work.actor, ['personal']));
  const { changed } = await changePersonal(work, person, given);
  work.audit({
    action: 'users.updatePersonal',
    subjectType: 'user',
    subjectId: userId,
    changedFields: changed,
  });
}

/** A country by its code or its name; one that was kept before and is none stays until it is mended. */
function withCountryCode(changes: PersonalChanges, known: PersonalTier): PersonalChanges {
  const text = changes.home_address?.country;
  if (text == null || text === known.home_address?.country) return changes;
  const country = countryNamed(text);
  if (country === null) throw invalid('home_address.country', say('people.country', { text }));
  return { ...changes, home_address: { ...changes.home_address, country } };
}

const emptyAddress: HomeAddress = {
  line1: null,
  line2: null,
  city: null,
  region: null,
  postal_code: null,
  country: null,
};

/** The body with what it leaves out of an address or a contact. */
function completed({ home_address, emergency_contacts, ...rest }: PersonalChanges) {
  return {
    ...rest,
    ...(home_address !== undefined && { home_address: home_address && { ...emptyAddress, ...home_address } }),
    ...(emergency_contacts && {
      emergency_contacts: emergency_contacts.map((contact) => ({ relationship: null, ...contact })),
    }),
  };
}
