import { Type } from 'typebox';
import { type Actor, type Origin, readerOf } from '../../../kernel/actor.ts';
import type { AnswerMeta } from '../../../kernel/context.ts';
import { mapPage } from '../../../kernel/cursor.ts';
import { explainParameter } from '../../../kernel/explain.ts';
import { AnyOf, IdsFilter, updatedSince } from '../../../kernel/filters.ts';
import { listOperation, readOperation } from '../../../kernel/operation.ts';
import { roles } from '../../../kernel/scopes.ts';
import { Day, dayIn } from '../../../lib/days.ts';
import { enforce } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { say, sayTo } from '../../../lib/texts/texts.ts';
import { AppListQuery } from './list-query.ts';
import { accessTo, presentPerson, tiersFor, withheldFromPeople } from './present.ts';
import { Person, personIncludes } from './record.ts';
import { mayAskAsOf, mayAskWhoCame, mayLookUpEmployees } from './rules.ts';
import { countVisiblePeople, getVisiblePerson, listVisiblePeople, type PeopleFilter } from './store.ts';
import { askedTiers, asksForIds, TierQuery } from './tier-query.ts';

const asOfParameter = {
  as_of: Type.Optional(
    Day(
      'A day: job, department, manager, division, location, level and employment type as they were on it or are planned to be, of people employed on it; filters ask these values. Whom one sees is decided by departments and roles of today. Needs users.employment:read.',
    ),
  ),
};

interface AsOf {
  readonly as_of?: string;
  readonly explain?: boolean;
}

/** Rights are those of today, whichever day is asked about. */
function tellDay(
  by: { readonly actor: Actor; readonly origin: Origin; readonly nowMs: number },
  { as_of: date, explain }: AsOf,
  answerMeta: AnswerMeta,
): void {
  if (date === undefined) return;
  enforce(mayAskAsOf(by.actor));
  const rights_of = dayIn(by.actor.organization.timezone, by.nowMs);
  const explanation = explain === true && { explanation: sayTo(readerOf(by.origin), say('people.asOfRights', {})) };
  answerMeta.as_of = { date, rights_of, ...explanation };
}

export const getUser = readOperation({
  id: 'users.get',
  route: 'GET /users/{id}',
  summary: 'Get a person',
  scope: 'users:read',
  params: Strict({ id: Id('usr') }),
  query: Strict({ ...asOfParameter, ...explainParameter }),
  appQuery: TierQuery,
  asksFactor: asksForIds,
  returns: Person,
  includes: personIncludes,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'SCOPE_MISSING'],

  async run({ actor, origin, db, nowMs, services, params, query, fields, recordSensitiveRead, answerMeta }) {
    tellDay({ actor, origin, nowMs }, query, answerMeta);
    const asked = askedTiers(query);
    const shown = tiersFor(actor, asked, fields, origin);
    const row = await getVisiblePerson(db, actor, params.id, shown, query.as_of);
    recordSensitiveRead(accessTo([row], shown));
    if (query.explain) answerMeta.withheld = withheldFromPeople(actor, [row], asked);
    return presentPerson(services.keys, actor, row, shown);
  },
});

const guestsParameter = {
  is_guest: Type.Optional(
    Type.Boolean({
      description:
        'true: guests alone, who do not work here, for Administrators and Executives; active are those whom something lets in. Every other list leaves them out.',
    }),
  ),
};

export const ListQuery = Strict({
  status: Type.Optional(
    AnyOf(
      Type.Enum(['all', 'active', 'inactive', 'offboarded']),
      'all unless given. active: neither deactivated nor offboarded; inactive: deactivated; offboarded: deactivated by completing an offboarding.',
    ),
  ),
  department_id: Type.Optional(IdsFilter('dep', 'Only people of this department.')),
  role: Type.Optional(AnyOf(Type.Enum([...roles]), 'Only people with this role.')),
  invitation: Type.Optional(
    AnyOf(
      Type.Enum(['NEVER', 'PLANNED', 'INVITED', 'REFUSED', 'CAME']),
      'How far their invitation is. NEVER: none was sent; PLANNED: it goes on a day; INVITED: it went, and they have not come; REFUSED: their mail server takes none for this address; CAME: they have signed in or set a password. For Administrators.',
    ),
  ),
});

const LookUp = {
  email: Type.Optional(
    Type.String({
      maxLength: 254,
      description: 'Only the person with this address, in any case.',
      examples: ['ada@example.com'],
    }),
  ),
  employee_id: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'Only people with this number of the personnel office. Needs users.employment:read.',
      examples: ['E-1001'],
    }),
  ),
};

export const listUsers = listOperation({
  id: 'users.list',
  route: 'GET /users',
  summary: 'List people',
  description:
    'The people the owner of the token can see in the directory. Every page that a token asks for is recorded as an export in the audit log.',
  scope: 'users:read',
  query: Strict({
    ...ListQuery.properties,
    ...guestsParameter,
    ...LookUp,
    ...asOfParameter,
    ...updatedSince,
    ...explainParameter,
  }),
  appQuery: AppListQuery,
  asksFactor: asksForIds,
  returns: Person,
  includes: personIncludes,
  order: 'oldest first',
  refuses: ['FORBIDDEN', 'SCOPE_MISSING'],

  async run({ actor, origin, db, nowMs, services, query, page, fields, audit, recordSensitiveRead, answerMeta }) {
    tellDay({ actor, origin, nowMs }, query, answerMeta);
    if (query.employee_id !== undefined) enforce(mayLookUpEmployees(actor));
    if (query.invitation !== undefined) enforce(mayAskWhoCame(actor));
    const asked = askedTiers(query);
    const shown = tiersFor(actor, asked, fields, origin);
    const filter: PeopleFilter = query;
    const [found, total] = await Promise.all([
      listVisiblePeople(db, actor, filter, page, shown),
      filter.total === true ? countVisiblePeople(db, actor, filter) : undefined,
    ]);
    // A look at a list on a screen is no export; the private tiers of it are in the access log all the same.
    if (origin.surface !== 'app') {
      audit({ action: 'users.export', subjectType: 'user', recordCount: found.items.length });
    }
    recordSensitiveRead(accessTo(found.items, shown));
    if (query.explain) answerMeta.withheld = withheldFromPeople(actor, found.items, asked);
    const presented = mapPage(found, (row) => presentPerson(services.keys, actor, row, shown));
    return total === undefined ? presented : { ...presented, total };
  },
});
