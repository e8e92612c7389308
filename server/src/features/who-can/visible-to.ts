import { Type } from 'typebox';
import type { Db } from '../../db/database.ts';
import { type Actor, administers, isServiceAccount, type Tenant } from '../../kernel/actor.ts';
import { guardsOn } from '../../kernel/guards.ts';
import { readOperation } from '../../kernel/operation.ts';
import { scopesOfHolder } from '../../kernel/packages.ts';
import { type Sight, sightNames } from '../../kernel/sight.ts';
import { dayBoundsMs } from '../../lib/days.ts';
import { enforce, forbidden, type Verdict } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { listDeputiesAtWork, listDeputyTerms } from '../approvals/index.ts';
import { listConnectedWithScope } from '../connected-apps/index.ts';
import { getVisiblePerson, personRecord } from '../people/index.ts';
import { listHoldersOfScope } from '../tokens/index.ts';
import { type Reason, type ReasonKind, reasonKinds, VisibleTo } from './record.ts';
import { listCandidates, listNames, type Subject, whoSees } from './store.ts';

/** Of anyone for those in charge of everyone, and of oneself. */
const mayAsk = (actor: Actor, { id }: { readonly id: string }): Verdict =>
  administers(actor) || actor.userId === id || forbidden('people.visibleToOthers');

export const getVisibleTo = readOperation({
  id: 'users.getVisibleTo',
  route: 'GET /users/{id}/visible-to',
  shows: ['user', 'department', 'deputy', 'token', 'service_account', 'connected_app'],
  summary: 'Tell who can see something of a person',
  description:
    'Today, and why: by role, as head or manager, by access beyond a role, as one of those named on a record, as a deputy, or by a program that acts for one of these. Of anyone for Administrators and Executives, of oneself for everyone. `pay` is the record of pay; `leave` the request itself, of which others may see that someone is away; `private` personal details; `documents` those that are the person’s, the company library aside; `time` entries and timesheets. People are named as far as the reader may see them, others are counted.',
  scope: 'users:read',
  guards: guardsOn(personRecord, [mayAsk]),
  params: Strict({ id: Id('usr') }),
  query: Strict({ what: Type.Enum([...sightNames], { description: 'What of the person.' }) }),
  returns: VisibleTo,
  refuses: ['NOT_FOUND', 'FORBIDDEN'],

  async run({ actor, db, services, nowMs, params, query: { what } }) {
    const subject = await getVisiblePerson(db, actor, params.id, new Set());
    enforce(mayAsk(actor, subject));
    const sight = services.catalogue.sights.find(({ of }) => of === what);
    if (!sight) throw new Error(`No feature declares who sees ${what}.`);
    const reasons = await reasonsFor(db, actor, sight, subject, new Date(nowMs).toISOString());
    const names = await listNames(db, actor, [...reasons.keys()], subject);
    const named = new Set(names.map(({ id }) => id));
    const others = [...reasons].filter(([id]) => !named.has(id)).map(([, by]) => by);
    return {
      what,
      people: names
        .map(({ id, first_name, last_name }) => ({ user_id: id, first_name, last_name, by: reasons.get(id) ?? [] }))
        .toSorted((a, b) => nearness(a.by) - nearness(b.by)),
      others: others.length,
      others_by: reasonKinds
        .map((kind) => ({ kind, count: others.filter((by) => by.some((reason) => reason.kind === kind)).length }))
        .filter(({ count }) => count > 0),
    };
  },
});

const nearness = (by: readonly Reason[]): number => Math.min(...by.map(({ kind }) => reasonKinds.indexOf(kind)));

type Reasons = Map<string, Reason[]>;

const add = (reasons: Reasons, id: string, kind: ReasonKind, until: string | null = null): void => {
  reasons.set(id, [...(reasons.get(id) ?? []), { kind, until }]);
};

/** Everyone who sees it, by id. */
async function reasonsFor(db: Db, actor: Actor, sight: Sight, subject: Subject, now: string): Promise<Reasons> {
  const { organization, organizationId } = actor;
  const named = (await sight.named?.(db, actor, subject.id)) ?? [];
  const candidates = await listCandidates(db, actor, subject, named);
  const sees = await whoSees(db, sight, subject, candidates);
  const reasons: Reasons = new Map();
  for (const [id, by] of sees)
    for (const { kind, ends_on: day } of by) add(reasons, id, kind, day === null ? null : endOf(organization, day));
  for (const { userId } of candidates) {
    if (userId !== null && userId !== subject.id && named.includes(userId) && !reasons.has(userId)) {
      add(reasons, userId, 'NAMED');
    }
  }
  await addDeputies(db, organization, sight, subject, reasons, now);

  const ids = candidates
    .filter((one) => one.userId !== null && reasons.has(one.userId) && scopesOfHolder(one).includes(sight.scope))
    .map(({ userId }) => userId as string);
  const tokens = await listHoldersOfScope(db, organizationId, sight.scope, ids, now);
  const apps = await listConnectedWithScope(db, organizationId, sight.scope, ids, now);
  // A service account sees nothing but by its tokens.
  for (const id of reasons.keys()) if (isServiceAccount({ userId: id })) reasons.delete(id);
  for (const { user_id, until } of tokens) add(reasons, user_id, 'TOKEN', until);
  for (const { user_id, until } of apps) add(reasons, user_id, 'APP', until);
  return reasons;
}

/** Deputies of those who decide: until the last day of their term, or until who they stand in for is back. */
async function addDeputies(
  db: Db,
  organization: Tenant,
  { decided }: Sight,
  subject: Subject,
  reasons: Reasons,
  now: string,
): Promise<void> {
  if (decided === undefined) return;
  // What someone was given for themselves is no one else's.
  const deciders = [...reasons]
    .filter(([id, by]) => id !== subject.id && by.some(({ kind }) => kind !== 'PACKAGE'))
    .map(([id]) => id);
  const atWork = await listDeputiesAtWork(db, organization, decided, deciders, now);
  if (atWork.length === 0) return;
  const terms = await listDeputyTerms(
    db,
    organization.id,
    atWork.map(({ on_behalf_of_id }) => on_behalf_of_id),
  );
  for (const { id, on_behalf_of_id } of atWork) {
    if (id === subject.id || reasons.get(id)?.some(({ kind }) => kind === 'DEPUTY')) continue;
    const term = terms.find(({ user_id, deputy_id }) => user_id === on_behalf_of_id && deputy_id === id);
    add(reasons, id, 'DEPUTY', term?.to ? endOf(organization, term.to) : null);
  }
}

const endOf = ({ timezone }: Tenant, day: string): string => new Date(dayBoundsMs(timezone, day).endMs).toISOString();
