import { Type } from 'typebox';
import { asItStands, guardsOn, type PageRule } from '../../../kernel/guards.ts';
import { readOperation, writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict, type Verdict } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Prose, Strict } from '../../../lib/schema.ts';
import { accessChanged, accessSuspended } from '../events.ts';
import { getAccess, listSuspended } from './access-store.ts';
import { checkExecutiveRemains, lockExecutives } from './executives-store.ts';
import { notErased, personRecord } from './guards.ts';
import { mayLookAfterAccess } from './rules.ts';
import { getVisiblePerson, type LockedPerson, lockVisiblePerson, savePerson } from './store.ts';

const suspension = (wanted: boolean): PageRule<{ readonly id: string }> => ({
  async judge({ actor, db }, people) {
    const suspended = await listSuspended(
      db,
      actor.organizationId,
      people.map(({ id }) => id),
    );
    const said = wanted ? 'people.notSuspended' : 'people.suspended';
    return people.map(({ id }): Verdict => suspended.has(id) === wanted || conflict(said, { reason: 'state' }));
  },
});

/** They work here, and get in. */
export const worksHere = asItStands(
  (person: { readonly is_active: boolean }): Verdict =>
    person.is_active || conflict('sessions.personInactive', { reason: 'state' }),
);

export const isNotSuspended = suspension(false);

const Access = Type.Object({
  suspended_at: Nullable(Type.String({ format: 'date-time' }), {
    description: 'Since when the person gets in no more although they work here; null: they do.',
  }),
  suspended_reason: Nullable(Type.String(), { description: 'Why, as whoever did it said.' }),
});

const person = {
  subject: 'user',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  params: Strict({ id: Id('usr') }),
} as const;

export const getUserAccess = readOperation({
  ...person,
  id: 'users.getAccess',
  route: 'GET /users/{id}/access',
  summary: 'Tell whether a person has access',
  returns: Access,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, params }) {
    await getVisiblePerson(db, actor, params.id, new Set());
    return getAccess(db, actor.organizationId, params.id);
  },
});

export const suspendAccess = writeOperation({
  ...person,
  id: 'users.suspendAccess',
  route: 'POST /users/{id}/suspend-access',
  summary: 'Suspend the access of a person',
  description:
    'At once, and without ending employment: sessions end, tokens answer 401, endpoints and calendars get nothing, and what still waits to be done for the person stops. They are paid, planned and counted as before. `restore-access` gives it back; nothing is sent later that was not sent meanwhile.',
  asksFactor: true,
  guards: guardsOn(personRecord, [mayLookAfterAccess, notErased, worksHere, isNotSuspended]),
  body: Strict({ reason: Prose(500, { description: 'For those in charge, and the audit log.' }) }),
  returns: Access,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params, body }) {
    const found = await lock(work, params.id);
    await checkExecutiveRemains(work, found);
    const reason = body.reason.trim();
    await save(work, found, { access_suspended_at: work.now, access_suspended_reason: reason }, accessSuspended);
    return { suspended_at: work.now, suspended_reason: reason };
  },
});

export const restoreAccess = writeOperation({
  ...person,
  id: 'users.restoreAccess',
  route: 'POST /users/{id}/restore-access',
  summary: 'Give a person their access back',
  description: 'Tokens, endpoints and calendars work again; sessions that ended do not come back.',
  asksFactor: true,
  guards: guardsOn(personRecord, [mayLookAfterAccess, notErased, suspension(true)]),
  returns: Access,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params }) {
    const found = await lock(work, params.id);
    await save(work, found, { access_suspended_at: null, access_suspended_reason: null }, accessChanged);
    return { suspended_at: null, suspended_reason: null };
  },
});

async function lock(work: UnitOfWork, id: string): Promise<LockedPerson> {
  await lockExecutives(work);
  const found = await lockVisiblePerson(work.tx, work.actor, id);
  await work.guard(found);
  return found;
}

async function save(
  work: UnitOfWork,
  { id }: LockedPerson,
  values: { access_suspended_at: string | null; access_suspended_reason: string | null },
  fact: string,
): Promise<void> {
  await savePerson(work.tx, work.actor.organizationId, id, values);
  work.audit({ subjectId: id, after: values });
  await work.react(fact, id);
  work.changesAccess();
}
