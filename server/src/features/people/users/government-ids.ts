import type { Static } from 'typebox';
import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Changes } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { noGuest, notErased, personRecord } from './guards.ts';
import { accessTo, openGovernmentIds, presentPerson, sealGovernmentIds, tiersFor } from './present.ts';
import { saveSealedIds } from './private-store.ts';
import { governmentIdFieldNames, governmentIdFields, Person } from './record.ts';
import { getVisiblePerson, lockVisiblePerson } from './store.ts';

export const GovernmentIdChanges = Changes(governmentIdFields);
export type GovernmentIdChanges = Static<typeof GovernmentIdChanges>;

export const updateGovernmentIds = writeOperation({
  id: 'users.updateGovernmentIds',
  route: 'PATCH /users/{id}/government-ids',
  subject: 'user',
  summary: "Change a person's government identifiers",
  description: 'Only the fields sent change. They are stored encrypted, and no event is raised.',
  surface: 'app',
  scope: null,
  role: 'EXECUTIVE',
  effects: ['GOVERNMENT_IDS_CHANGED'],
  guards: guardsOn(personRecord, [notErased, noGuest]),
  params: Strict({ id: Id('usr') }),
  body: GovernmentIdChanges,
  returns: Person,
  answersInPart: true,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const { tx, services } = work;
    const { keys } = services;
    await work.guard(await lockVisiblePerson(tx, actor, params.id));
    const shown = tiersFor(actor, ['government_id']);
    const person = await getVisiblePerson(tx, actor, params.id, shown);
    const known = openGovernmentIds(keys, person.id, person.sealed_government_ids ?? null);
    const changed = governmentIdFieldNames.filter((name) => body[name] !== undefined && body[name] !== known[name]);
    if (changed.length > 0) {
      person.sealed_government_ids = sealGovernmentIds(keys, person.id, { ...known, ...body });
      await saveSealedIds(tx, actor.organizationId, person.id, person.sealed_government_ids);
    }
    work.audit({
      subjectId: person.id,
      changedFields: changed,
    });
    work.recordSensitiveRead(accessTo([person], shown));
    return presentPerson(keys, actor, person, shown);
  },
});
