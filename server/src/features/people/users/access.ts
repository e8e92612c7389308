import { Type } from 'typebox';
import { isServiceAccount } from '../../../kernel/actor.ts';
import { asItStands, guardsOn, type PageRule } from '../../../kernel/guards.ts';
import { readOperation, writeOperation } from '../../../kernel/operation.ts';
import { roles } from '../../../kernel/scopes.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict, invalid, type Verdict } from '../../../lib/errors.ts';
import { CreatedAt } from '../../../lib/fields.ts';
import { ActorId, Id } from '../../../lib/ids.ts';
import { Nullable, Prose, Strict } from '../../../lib/schema.ts';
import { checkActivePerson } from '../departments/references-store.ts';
import { accessChanged, accessSuspended, deputyEnds, endpointPauses, tokenEnds } from '../events.ts';
import {
  findWhatGoesOn,
  getAccess,
  type GoesOn,
  heldDays,
  isSuspendedByDirectory,
  listSuspended,
  saveResponsible,
} from './access-store.ts';
import { checkExecutiveRemains, lockExecutives } from './executives-store.ts';
import { notErased, personRecord } from './guards.ts';
import { mayLookAfterAccess, takeSeat } from './rules.ts';
import { getVisiblePerson, type LockedPerson, lockPersonOrGuest, savePerson } from './store.ts';

const suspension = (wanted: boolean, by?: 'PERSON'): PageRule<{ readonly id: string }> => ({
  async judge({ actor, db }, people) {
    const ids = people.map(({ id }) => id);
    const suspended = await listSuspended(db, actor.organizationId, ids, by);
    const said = wanted ? 'people.notSuspended' : 'people.suspended';
    return people.map(({ id }): Verdict => suspended.has(id) === wanted || conflict(said, { reason: 'state' }));
  },
});

/** They work here or are a guest, and get in. */
export const worksHere = asItStands(
  (person: { readonly is_active: boolean; readonly is_guest: boolean }): Verdict =>
    person.is_active || person.is_guest || conflict('sessions.personInactive', { reason: 'state' }),
);

export const isNotSuspended = suspension(false);
/** Whom a directory has suspended, someone here may keep out for reasons of their own: then no push of it lets them in. */
const isNotKeptOut = suspension(false, 'PERSON');

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

export const getWhatGoesOn = readOperation({
  ...person,
  id: 'users.getWhatGoesOn',
  route: 'GET /users/{id}/goes-on',
  shows: ['service_account', 'token', 'deputy', 'webhook_endpoint'],
  summary: 'Tell what of a person goes on without their access',
  description: `Service accounts for which they are responsible, tokens of service accounts that they made in the last ${String(heldDays)} days and may hold, deputies who decide in their name, and active webhook endpoints of others whose address they chose and that were made or changed in those days.`,
  returns: Type.Object({
    service_accounts: Type.Array(
      Type.Object({
        id: Id('svc', 'The account.'),
        name: Type.String({ description: 'What it is called.' }),
        role: Type.Enum([...roles], { description: 'What it may do at most.' }),
      }),
      { description: 'They answer for these.' },
    ),
    tokens: Type.Array(
      Type.Object({
        id: Id('tok', 'The token.'),
        name: Type.String({ description: 'What it is called.' }),
        service_account_id: Id('svc', 'Whose it is.'),
        account: Type.String({ description: 'What that account is called.' }),
        created_at: CreatedAt(),
      }),
      { description: 'They made these.' },
    ),
    deputies: Type.Array(
      Type.Object({
        id: Id('dpy', 'That they stand in.'),
        deputy_id: Id('usr', 'Who decides.'),
        name: Type.String({ description: 'Their name.' }),
      }),
      { description: 'These decide in their name.' },
    ),
    webhook_endpoints: Type.Array(
      Type.Object({
        id: Id('whe', 'The endpoint.'),
        host: Type.String({ description: 'Where it sends.' }),
        owner_id: ActorId('By whose rights it is sent.'),
        owner: Type.String({ description: 'What they are called.' }),
      }),
      { description: 'Endpoints of others whose address they chose.' },
    ),
  }),
  refuses: ['NOT_FOUND'],

  async run({ actor, db, nowMs, params }) {
    await getVisiblePerson(db, actor, params.id, new Set());
    return findWhatGoesOn(db, actor.organizationId, params.id, nowMs) as never;
  },
});

export const suspendAccess = writeOperation({
  ...person,
  id: 'users.suspendAccess',
  route: 'POST /users/{id}/suspend-access',
  summary: 'Suspend the access of a person',
  description:
    'At once, and without ending employment: sessions end, tokens answer 401, endpoints and calendars get nothing, and what still waits to be done for the person stops. They are paid, planned and counted as before. What of theirs would go on (`GET /users/{id}/goes-on`) ends or is handed over, unless it is named here: service accounts get another to answer for them, tokens of accounts that they made lately are revoked, deputies decide no more, endpoints of others that send to an address which they chose lately are paused. Executives are told. Whom a directory has suspended can be suspended by a person as well: then it does not let them in again. `restore-access` gives it back; nothing is sent later that was not sent meanwhile.',
  asksFactor: true,
  guards: guardsOn(personRecord, [mayLookAfterAccess, notErased, worksHere, isNotKeptOut]),
  body: Strict({
    reason: Prose(500, { description: 'For those in charge, and the audit log.' }),
    hand_over_to_id: Type.Optional(
      Id('usr', 'Who answers for their service accounts from now on; the caller when absent.'),
    ),
    keep_token_ids: Type.Optional(
      Type.Array(Id('tok'), { maxItems: 100, description: 'Tokens that they made and that go on all the same.' }),
    ),
    keep_deputy_ids: Type.Optional(
      Type.Array(Id('dpy'), { maxItems: 100, description: 'Deputies who go on deciding in their name.' }),
    ),
    keep_endpoint_ids: Type.Optional(
      Type.Array(Id('whe'), { maxItems: 100, description: 'Endpoints that go on sending to an address they chose.' }),
    ),
  }),
  returns: Access,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params, body }) {
    const found = await lock(work, params.id);
    await checkExecutiveRemains(work, found);
    const reason = body.reason.trim();
    const goesOn = await findWhatGoesOn(work.tx, work.actor.organizationId, found.id, work.nowMs);
    await save(work, found, { access_suspended_at: work.now, access_suspended_reason: reason }, accessSuspended);
    // A directory asks nobody: Executives are told, and decide.
    if (!isServiceAccount(work.actor)) await endWhatGoesOn(work, found.id, goesOn, body);
    return { suspended_at: work.now, suspended_reason: reason };
  },
});

export const restoreAccess = writeOperation({
  ...person,
  id: 'users.restoreAccess',
  route: 'POST /users/{id}/restore-access',
  summary: 'Give a person their access back',
  description:
    'Tokens, endpoints and calendars work again; sessions that ended do not come back. Whom a directory had suspended takes a seat again.',
  asksFactor: true,
  guards: guardsOn(personRecord, [mayLookAfterAccess, notErased, suspension(true)]),
  returns: Access,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params }) {
    const found = await lock(work, params.id);
    if (await isSuspendedByDirectory(work, found.id)) await takeSeat(work);
    await save(work, found, { access_suspended_at: null, access_suspended_reason: null }, accessChanged);
    return { suspended_at: null, suspended_reason: null };
  },
});

interface Kept {
  readonly hand_over_to_id?: string;
  readonly keep_token_ids?: readonly string[];
  readonly keep_deputy_ids?: readonly string[];
  readonly keep_endpoint_ids?: readonly string[];
}

/** Otherwise who is suspended keeps what they can do by what they made. */
async function endWhatGoesOn(
  work: UnitOfWork,
  id: string,
  { service_accounts: accounts, tokens, deputies, webhook_endpoints: endpoints }: GoesOn,
  { hand_over_to_id: named, keep_token_ids = [], keep_deputy_ids = [], keep_endpoint_ids = [] }: Kept,
): Promise<void> {
  if (named === id) throw invalid('hand_over_to_id', 'people.handOverToOneself');
  if (named !== undefined) await checkActivePerson(work, 'hand_over_to_id', named);
  const next = named ?? work.actor.userId;
  if (accounts.length > 0 && next !== null) {
    await saveResponsible(work, id, next);
    for (const account of accounts) {
      const change = { before: { responsible_id: id }, after: { responsible_id: next } };
      work.audit({
        action: 'serviceAccounts.update',
        subjectType: 'service_account',
        subjectId: account.id,
        ...change,
      });
    }
  }
  for (const token of tokens) if (!keep_token_ids.includes(token.id)) await work.react(tokenEnds, token.id);
  for (const deputy of deputies) if (!keep_deputy_ids.includes(deputy.id)) await work.react(deputyEnds, deputy.id);
  for (const { id: endpoint } of endpoints)
    if (!keep_endpoint_ids.includes(endpoint)) await work.react(endpointPauses, endpoint);
}

async function lock(work: UnitOfWork, id: string): Promise<LockedPerson> {
  await lockExecutives(work);
  const found = await lockPersonOrGuest(work.tx, work.actor, id);
  await work.guard(found);
  return found;
}

async function save(
  work: UnitOfWork,
  { id }: LockedPerson,
  values: { access_suspended_at: string | null; access_suspended_reason: string | null },
  fact: string,
): Promise<void> {
  await savePerson(work.tx, work.actor.organizationId, id, {
    ...values,
    // Service accounts have no session: they come here by SCIM alone.
    access_suspended_by_directory: values.access_suspended_at !== null && isServiceAccount(work.actor),
  });
  work.audit({ subjectId: id, after: values });
  await work.react(fact, id);
  work.changesAccess();
}
