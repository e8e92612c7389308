import { type Static, Type } from 'typebox';
import { type Actor, mayUse } from '../../../kernel/actor.ts';
import { readOperation, writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { Strict } from '../../../lib/schema.ts';
import { userUpdated } from '../events.ts';
import { changePersonal, PersonalChanges } from '../users/personal.ts';
import { directoryOf, personalOf, presentPerson } from '../users/present.ts';
import { directoryFields, personIncludes, type Tier, tierScope } from '../users/record.ts';
import { getVisiblePerson, type LockedPerson, lockPersonOrGuest, savePerson } from '../users/store.ts';
import { changeOwnLanguage } from './language.ts';
import { Me, OwnLanguage } from './record.ts';
import { findLanguage } from './store.ts';

/** Employment and personal details are one's own to read; government identifiers stay a matter of the role. */
const ownTiers = (actor: Actor): ReadonlySet<Tier> =>
  new Set<Tier>([
    'directory',
    'employment',
    'personal',
    ...(mayUse(actor, tierScope.government_id) ? (['government_id'] as const) : []),
  ]);

export const getMe = readOperation({
  id: 'me.get',
  route: 'GET /me',
  summary: 'Get one’s own record',
  description:
    'With the employment and personal tiers, which are one’s own to read, and government identifiers if the role sees them. Not in the sensitive access log: it tells who else looked.',
  surface: 'app',
  scope: null,
  returns: Me,
  includes: personIncludes,

  async run({ actor, db, services }) {
    const shown = ownTiers(actor);
    const [row, language] = await Promise.all([
      getVisiblePerson(db, actor, actor.userId ?? '', shown),
      findLanguage(db, actor),
    ]);
    return { ...presentPerson(services.keys, actor, row, shown), language };
  },
});

const { personal_email, phone, mobile_phone, pronouns, home_address, emergency_contacts } = PersonalChanges.properties;

export const OwnChanges = Strict({
  preferred_name: Type.Optional(directoryFields.preferred_name),
  personal_email,
  phone,
  mobile_phone,
  pronouns,
  home_address,
  emergency_contacts,
  language: Type.Optional(OwnLanguage()),
});
type OwnChanges = Static<typeof OwnChanges>;

export const updateMe = writeOperation({
  id: 'me.update',
  route: 'PATCH /me',
  subject: 'user',
  summary: 'Change one’s own record',
  description:
    'How one is called and reached, and what one reads: preferred name, contact, address, emergency contacts and language. Only the fields sent change.',
  surface: 'app',
  scope: null,
  body: OwnChanges,
  returns: Me,

  async run({ actor, work, body: { preferred_name, language, ...personal } }) {
    const shown = ownTiers(actor);
    const locked = await lockPersonOrGuest(work.tx, actor, actor.userId ?? '', shown);
    const named = await changeOwnName(work, locked, preferred_name);
    const { details, changed } = await changePersonal(work, locked, personal);
    const reads = await changeOwnLanguage(work, language);
    work.audit({
      subjectId: locked.id,
      changedFields: [...(named === locked ? [] : ['preferred_name']), ...changed, ...reads.changed],
      before: { ...locked, ...personalOf(locked), language: reads.before },
      after: { ...named, ...details, language: reads.language },
    });
    return {
      ...presentPerson(work.services.keys, actor, { ...named, ...details }, shown),
      language: reads.language,
    };
  },
});

/** Part of the directory: anyone who listens to people learns of it. */
async function changeOwnName(
  work: UnitOfWork,
  person: LockedPerson,
  preferred_name: OwnChanges['preferred_name'],
): Promise<LockedPerson> {
  if (preferred_name === undefined || preferred_name === person.preferred_name) return person;
  const { actor, tx, now } = work;
  const saved = await savePerson(tx, actor.organizationId, person.id, { preferred_name, updated_at: now });
  const previous = { preferred_name: person.preferred_name };
  await work.raise(userUpdated, { subjectId: person.id, snapshot: directoryOf(saved), previous });
  return { ...person, ...saved };
}
