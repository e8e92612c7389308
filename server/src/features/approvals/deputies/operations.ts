import { Type } from 'typebox';
import { mapPage } from '../../../kernel/cursor.ts';
import { IdsFilter } from '../../../kernel/filters.ts';
import { asItStands, guardsOn } from '../../../kernel/guards.ts';
import { listOperation, writeOperation } from '../../../kernel/operation.ts';
import type { Reaction } from '../../../kernel/unit-of-work.ts';
import { isEmpty } from '../../../lib/changes.ts';
import { enforce, invalid } from '../../../lib/errors.ts';
import { Id, IdFilter } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { accountTakenBack, deputyEnds, personRecord, type TakenBack } from '../../people/index.ts';
import { Deputy, DeputyChanges, NewDeputy } from './record.ts';
import {
  checkDeputy,
  checkNamedOnce,
  deputyRecord,
  hasRoom,
  isStillThere,
  mayAppoint,
  mayAppointFor,
  mayNameFor,
} from './rules.ts';
import {
  countDeputiesOf,
  deleteDeputiesSince,
  deleteDeputy as deleteRow,
  deputyAfter,
  type DeputyRow,
  listVisibleDeputies,
  lockDeputyNamed,
  lockPersonNamed,
  lockVisibleDeputy,
} from './store.ts';

/** Told within the change that names a deputy, or names them for other days; the subject is what names them. */
export const deputyNamed = 'deputy.named';

const present = ({ user_role: _role, ...deputy }: DeputyRow): Deputy => deputy;

export const listDeputies = listOperation({
  id: 'deputies.list',
  route: 'GET /deputies',
  shows: ['leave'],
  summary: 'List deputies',
  description:
    'Who decides in the caller’s place, and in whose place the caller decides; of everyone for Administrators and Executives.',
  surface: 'app',
  scope: null,
  query: Strict({
    user_id: Type.Optional(IdsFilter('usr', 'Only those who decide in the place of this person.')),
    deputy_id: Type.Optional(IdFilter('usr', 'Only those in whose place this person decides.')),
    person_id: Type.Optional(IdFilter('usr', 'Only those of this person, on either side.')),
  }),
  returns: Deputy,
  order: 'in the order in which they were named',

  async run({ actor, db, nowMs, query, page }) {
    return mapPage(await listVisibleDeputies(db, actor, query, page, new Date(nowMs).toISOString()), present);
  },
});

export const createDeputy = writeOperation({
  id: 'deputies.create',
  route: 'POST /deputies',
  subject: 'deputy',
  summary: 'Name a deputy',
  description:
    'While it holds, the deputy decides in the app on what waits for the person, as far as the kinds go, and never on a request of that person or of their own. Any active person of the organization, by id or by exact e-mail address. It holds on the days given and, with while_away, while the person has approved leave. Deputies of the deputy are not asked.',
  surface: 'app',
  scope: null,
  guards: guardsOn(personRecord, [mayAppointFor, asItStands(isStillThere)]),
  body: NewDeputy,
  returns: Deputy,
  status: 201,
  refuses: ['FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, body }) {
    const { deputy_email: _address, ...sent } = body;
    const { kinds, from = null, to = null, while_away, user_id: userId = actor.userId ?? '' } = sent;
    enforce(mayNameFor(actor, userId));
    checkNamedOnce(body);
    if (body.deputy_id === undefined && body.deputy_email === undefined) {
      throw invalid('deputy_id', 'validation.required');
    }
    await work.guard(await lockPersonNamed(work, userId));
    const deputy_id = await lockDeputyNamed(work, body);
    checkDeputy({ user_id: userId, deputy_id, from, to, while_away });
    enforce(hasRoom(await countDeputiesOf(work, userId)));
    const id = work.newId('dpy');
    await work.insert('deputies', {
      id,
      user_id: userId,
      deputy_id,
      kinds,
      from_date: from,
      to_date: to,
      while_away,
      created_at: work.now,
      updated_at: work.now,
    });
    work.audit({ subjectId: id, personId: userId, after: { ...sent, deputy_id } });
    await work.react(deputyNamed, id);
    work.refreshScreensOf([userId, deputy_id]);
    return present(await deputyAfter(work, id));
  },
});

export const updateDeputy = writeOperation({
  id: 'deputies.update',
  route: 'PATCH /deputies/{id}',
  subject: 'deputy',
  summary: 'Change a deputy',
  description: 'Only the fields sent change. What was decided stays decided.',
  surface: 'app',
  scope: null,
  guards: guardsOn(deputyRecord, [mayAppoint]),
  params: Strict({ id: Id('dpy') }),
  body: DeputyChanges,
  returns: Deputy,
  refuses: ['NOT_FOUND', 'FORBIDDEN'],

  async run({ work, params, body }) {
    const deputy = await lockVisibleDeputy(work, params.id);
    await work.guard(deputy);
    const { deputy_email: address, ...sent } = body;
    checkNamedOnce(body);
    const isAnother = address !== undefined || (sent.deputy_id !== undefined && sent.deputy_id !== deputy.deputy_id);
    const named = isAnother && { deputy_id: await lockDeputyNamed(work, body) };
    const changes = work.changesTo(deputy, { ...sent, ...named });
    if (isEmpty(changes)) return present(deputy);
    const { user_id, deputy_id, from, to, while_away } = { ...deputy, ...changes };
    checkDeputy({ user_id, deputy_id, from, to, while_away });
    const { from: from_date, to: to_date, ...rest } = changes;
    await work.update('deputies', deputy.id, {
      ...rest,
      ...(from_date !== undefined && { from_date }),
      ...(to_date !== undefined && { to_date }),
      updated_at: work.now,
    });
    await work.react(deputyNamed, deputy.id);
    work.refreshScreensOf([user_id, deputy.deputy_id, deputy_id]);
    return present(await deputyAfter(work, deputy.id));
  },
});

export const endDeputyOfSuspended: Reaction = {
  to: deputyEnds,
  summary: 'The deputy decides no more.',
  async run(work, id) {
    await deleteRow(work, id);
    work.audit({ action: 'deputies.delete', subjectType: 'deputy', subjectId: id });
  },
};

export const endDeputiesSince: Reaction = {
  to: accountTakenBack,
  summary: 'Deputies whom they named since decide no more.',
  async run(work, userId, about) {
    const { since, ended } = about as TakenBack;
    const gone = await deleteDeputiesSince(work, userId, since);
    for (const id of gone) work.audit({ action: 'deputies.delete', subjectType: 'deputy', subjectId: id });
    ended.deputies = gone.length;
  },
};

export const deleteDeputy = writeOperation({
  id: 'deputies.delete',
  route: 'DELETE /deputies/{id}',
  subject: 'deputy',
  summary: 'Remove a deputy',
  description: 'They decide no more from this moment on. What was decided stays decided.',
  surface: 'app',
  scope: null,
  guards: guardsOn(deputyRecord, [mayAppoint]),
  params: Strict({ id: Id('dpy') }),
  returns: Deputy,
  refuses: ['NOT_FOUND', 'FORBIDDEN'],

  async run({ work, params }) {
    const deputy = await lockVisibleDeputy(work, params.id);
    await work.guard(deputy);
    await deleteRow(work, deputy.id);
    work.refreshScreensOf([deputy.user_id, deputy.deputy_id]);
    return present(deputy);
  },
});
