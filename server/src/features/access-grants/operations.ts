import { Type } from 'typebox';
import { todayOf } from '../../kernel/actor.ts';
import { mapPage } from '../../kernel/cursor.ts';
import { AnyOf, IdsFilter } from '../../kernel/filters.ts';
import { asItStands, guardsOn } from '../../kernel/guards.ts';
import { listOperation, readOperation, writeOperation } from '../../kernel/operation.ts';
import { packageNames } from '../../kernel/packages.ts';
import { isEmpty } from '../../lib/changes.ts';
import { Day } from '../../lib/days.ts';
import { Changes } from '../../lib/fields.ts';
import { Id } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { personRecord } from '../people/index.ts';
import { endGrant } from './end.ts';
import { giveAccess } from './give.ts';
import { grantRecord } from './guards.ts';
import { AccessGrant, NewAccessGrant } from './record.ts';
import {
  checkEnds,
  checkLastDay,
  isStanding,
  isThereAlready,
  mayGive,
  mayGiveTo,
  mayTakeBack,
  worksHere,
} from './rules.ts';
import {
  findOverlap,
  getVisibleGrant,
  grantAfter,
  type GrantRow,
  listVisibleGrants,
  lockReceiver,
  lockVisibleGrant,
} from './store.ts';

const present = ({ user_role: _role, ...grant }: GrantRow): AccessGrant => grant;

const params = Strict({ id: Id('agr') });
const subject = 'access_grant';

export const listAccessGrants = listOperation({
  id: 'accessGrants.list',
  route: 'GET /access-grants',
  shows: ['user', 'department'],
  summary: 'List access grants',
  description:
    'What people may do beyond their role: one’s own, and everyone’s for Administrators and Executives. Those that have ended are left out unless they are asked for.',
  scope: 'access_grants:read',
  query: Strict({
    user_id: Type.Optional(IdsFilter('usr', 'Only those of this person.')),
    package: Type.Optional(AnyOf(Type.Enum([...packageNames]), 'Only those of this package.')),
    ends_by: Type.Optional(Day('Only those whose last day is this one or earlier: what ends soon.')),
    include_ended: Type.Optional(Type.Boolean({ default: false, description: 'true: those that have ended as well.' })),
  }),
  returns: AccessGrant,
  order: 'newest first',

  async run({ actor, db, nowMs, query, page }) {
    return mapPage(await listVisibleGrants(db, actor, query, page, nowMs), present);
  },
});

export const getAccessGrant = readOperation({
  id: 'accessGrants.get',
  route: 'GET /access-grants/{id}',
  shows: ['user', 'department'],
  summary: 'Get an access grant',
  scope: 'access_grants:read',
  params,
  returns: AccessGrant,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, nowMs, params: { id } }) {
    return present(await getVisibleGrant(db, actor, id, nowMs));
  },
});

export const createAccessGrant = writeOperation({
  id: 'accessGrants.create',
  route: 'POST /access-grants',
  subject,
  summary: 'Give access beyond a role',
  description:
    'To another active person who is not above the caller, for some departments or all, from a first to a last day on the organization’s calendar. The role stays as it is; what the package opens holds for records of others. The same package twice for a day and a department is refused with the grant that is there.',
  scope: 'access_grants:write',
  effects: ['ACCESS_GIVEN'],
  guards: guardsOn(personRecord, [mayGiveTo, asItStands(worksHere)]),
  body: NewAccessGrant,
  returns: AccessGrant,
  status: 201,
  refuses: ['FORBIDDEN', 'CONFLICT'],

  async run({ work, body }) {
    const person = await lockReceiver(work, body.user_id);
    await work.guard(person);
    return present(await giveAccess(work, person, body));
  },
});

export const updateAccessGrant = writeOperation({
  id: 'accessGrants.update',
  route: 'PATCH /access-grants/{id}',
  subject,
  summary: 'Change the last day of an access grant',
  description: 'Of one that has not ended, by whoever could give it. Anything else of it is another grant.',
  scope: 'access_grants:write',
  effects: ['ACCESS_GIVEN'],
  guards: guardsOn(grantRecord, [mayGive, asItStands(isStanding)]),
  params,
  body: Changes({ ends_on: NewAccessGrant.properties.ends_on }),
  returns: AccessGrant,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params: { id }, body }) {
    const { user_id } = await getVisibleGrant(work.tx, actor, id, work.nowMs);
    const receiver = await lockReceiver(work, user_id);
    const grant = await lockVisibleGrant(work, id);
    await work.guard(grant);
    const changes = work.changesTo(grant, body);
    if (isEmpty(changes)) return present(grant);
    const changed = { ...grant, ...changes };
    checkLastDay(changed, todayOf(actor, work.nowMs));
    checkEnds(receiver, changed);
    const there = await findOverlap(work, changed, id);
    if (there !== null) throw isThereAlready(there);
    await work.update('access_grants', id, changes);
    work.refreshScreensOf([user_id]);
    work.changesAccess();
    return present(await grantAfter(work, id));
  },
});

export const deleteAccessGrant = writeOperation({
  id: 'accessGrants.delete',
  route: 'DELETE /access-grants/{id}',
  subject,
  summary: 'Take access back',
  description:
    'At once: within a second it opens nothing more to sessions, tokens, streams and work that is under way. The grant stays on record.',
  scope: 'access_grants:write',
  guards: guardsOn(grantRecord, [mayTakeBack, asItStands(isStanding)]),
  params,
  returns: AccessGrant,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params: { id } }) {
    const grant = await lockVisibleGrant(work, id);
    await work.guard(grant);
    work.audit({ subjectId: id, personId: grant.user_id });
    return present(await endGrant(work, id, actor.userId));
  },
});
