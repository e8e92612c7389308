import { isDeepStrictEqual } from 'node:util';
import { Type } from 'typebox';
import type { Db } from '../../../db/database.ts';
import { type Actor, selfOf, todayOf } from '../../../kernel/actor.ts';
import { IdsFilter } from '../../../kernel/filters.ts';
import { guardsOn } from '../../../kernel/guards.ts';
import { listOperation, readOperation, writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { addDays, Day } from '../../../lib/days.ts';
import { conflict, enforce, invalid, notFound } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { say } from '../../../lib/texts/texts.ts';
import { notThere } from '../shifts/workers-store.ts';
import { weekStartOf } from '../week/week.ts';
import { Availability, AvailabilityException, NewAvailability, NewAvailabilityException } from './record.ts';
import { checkWeekly, exceptionRecord, fixedThrough, hoursAsked, isStillOpen, isTheirsToSet } from './rules.ts';
import {
  findExceptionsAround,
  findFirstPublished,
  findWhoseToChange,
  getWhose,
  listPatterns,
  listVisibleExceptions,
  listWhoseIsSet,
  lockVisibleException,
  savePattern,
  type Whose,
} from './store.ts';

/**
 * Told within the change of what someone can work once shifts of those days are published; the subject is the person and the first
 * day of the week concerned, as `person/day`.
 */
export const availabilityChanged = 'availability.changed';

async function read(db: Db, actor: Actor, userId: string, nowMs: number): Promise<Availability> {
  const today = todayOf(actor, nowMs);
  const [patterns, settable] = await Promise.all([
    listPatterns(db, actor, userId, today),
    // Who was given nothing sees no more than they set.
    actor.grants.length === 0 ? null : listWhoseIsSet(db, actor, [userId]),
  ]);
  const [latest] = patterns;
  const held = patterns.find(({ from_date }) => from_date <= today);
  return {
    user_id: userId,
    weekly: [...(latest?.weekly ?? [])],
    holds_from: latest?.from_date ?? null,
    weekly_before: latest && held !== latest ? [...(held?.weekly ?? [])] : [],
    fixed_through: fixedThrough(actor, today),
    is_settable: settable === null || settable.has(userId),
    updated_at: latest?.updated_at ?? null,
  };
}

/** Who plans counts on what was said once shifts are published. */
async function tellOfChange(work: UnitOfWork, whose: Whose, from: string, until: string | null): Promise<void> {
  const { settings } = work.actor.organization;
  const published = await findFirstPublished(work, whose, from, until);
  if (published !== null) {
    await work.react(availabilityChanged, `${whose.id}/${weekStartOf(settings.week_start, published)}`);
  }
}

export const getAvailability = readOperation({
  id: 'availability.get',
  route: 'GET /users/{id}/availability',
  summary: 'Get when a person can work',
  description: 'Their weekly pattern; single days that are unlike it are availability exceptions.',
  scope: 'availability:read',
  params: Strict({ id: Id('usr') }),
  returns: Availability,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, nowMs, params }) {
    const { id } = await getWhose(db, actor, params.id);
    return read(db, actor, id, nowMs);
  },
});

export const setAvailability = writeOperation({
  id: 'availability.set',
  route: 'PUT /users/{id}/availability',
  subject: 'user',
  summary: 'Set when a person can work',
  description:
    'By the person or by those who plan for them. What the person says holds from today, or after the weeks that are fixed by `availability_deadline_days`; what those who plan say holds from today. Once shifts are published, those who plan are told of the change.',
  scope: 'availability:write',
  params: Strict({ id: Id('usr') }),
  body: NewAvailability,
  returns: Availability,
  refuses: ['NOT_FOUND', 'FORBIDDEN'],

  async run({ actor, work, params, body }) {
    const weekly = checkWeekly(body.weekly);
    const whose = await findWhoseToChange(work, params.id);
    if (!whose) throw notFound('person');
    const today = todayOf(actor, work.nowMs);
    const fixed = whose.id === actor.userId ? fixedThrough(actor, today) : null;
    const before = await read(work.tx, actor, whose.id, work.nowMs);
    const isSame = before.holds_from !== null && isDeepStrictEqual(before.weekly, weekly);
    if (!isSame) {
      const from = fixed === null ? today : addDays(fixed, 1);
      await savePattern(work, whose.id, from, weekly);
      await tellOfChange(work, whose, from, null);
    }
    work.audit({ subjectId: whose.id, personId: whose.id, changedFields: isSame ? [] : ['weekly'] });
    work.refreshScreensOf([whose.id]);
    return read(work.tx, actor, whose.id, work.nowMs);
  },
});

export const listAvailabilityExceptions = listOperation({
  id: 'availabilityExceptions.list',
  route: 'GET /availability-exceptions',
  summary: 'List days that are unlike the weekly pattern',
  description:
    'One’s own; Department Heads also those of people in their departments, Administrators and Executives everyone’s.',
  scope: 'availability:read',
  query: Strict({
    user_id: Type.Optional(IdsFilter('usr', 'Only those of this person.')),
    from: Type.Optional(Day('Only days from this one on.')),
    to: Type.Optional(Day('Only days up to this one.')),
  }),
  returns: AvailabilityException,
  order: 'by date, the earliest first',

  run({ actor, db, query, page }) {
    if (query.from !== undefined && query.to !== undefined && query.to < query.from) {
      throw invalid('to', say('validation.beforeOther', { other: 'from' }));
    }
    return listVisibleExceptions(db, actor, query, page);
  },
});

const maxToCome = 400;

/** The first and the last day of the week that a day is in. */
function weekOf({ organization: { settings } }: Actor, day: string): [from: string, until: string] {
  const start = weekStartOf(settings.week_start, day);
  return [start, addDays(start, 6)];
}

export const createAvailabilityException = writeOperation({
  id: 'availabilityExceptions.create',
  worksOn: 'by hand: It needs a day that is not over.',
  route: 'POST /availability-exceptions',
  subject: 'availability_exception',
  summary: 'Say that one day is unlike others',
  description:
    'It takes the place of the weekly pattern for its hours. By the person, until the week is fixed by `availability_deadline_days`, or by those who plan for them.',
  scope: 'availability:write',
  body: NewAvailabilityException,
  returns: AvailabilityException,
  status: 201,
  refuses: ['FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, body }) {
    const { user_id: asked, kind, date, note = null } = body;
    const userId = asked ?? selfOf(actor);
    if (userId === null) throw invalid('user_id', 'validation.required');
    const today = todayOf(actor, work.nowMs);
    const whose = await findWhoseToChange(work, userId);
    if (!whose) throw invalid('user_id', notThere);
    const hours = hoursAsked(body, today);
    const times = { created_at: work.now, updated_at: work.now };
    const exception = { id: work.newId('avx'), user_id: userId, date, ...hours, kind, note, ...times };
    enforce(isStillOpen(actor, exception, work.nowMs));
    const around = await findExceptionsAround(work, exception, today);
    if (around.overlapping !== null) {
      throw conflict('schedule.exceptionOverlaps', { reason: 'overlap', exception_id: around.overlapping });
    }
    if (around.count >= maxToCome) {
      throw conflict(say('schedule.tooManyExceptions', { limit: maxToCome }), { reason: 'limit' });
    }
    const { from: from_time, to: to_time, ...row } = exception;
    await work.insert('availability_exceptions', { ...row, from_time, to_time });
    work.audit({ subjectId: exception.id, personId: userId });
    await tellOfChange(work, whose, ...weekOf(actor, date));
    work.refreshScreensOf([userId]);
    return exception;
  },
});

export const deleteAvailabilityException = writeOperation({
  id: 'availabilityExceptions.delete',
  route: 'DELETE /availability-exceptions/{id}',
  subject: 'availability_exception',
  summary: 'Let the weekly pattern hold again',
  description: 'Answers what was said of the day.',
  scope: 'availability:write',
  guards: guardsOn(exceptionRecord, [isTheirsToSet, isStillOpen]),
  params: Strict({ id: Id('avx') }),
  returns: AvailabilityException,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params }) {
    const exception = await lockVisibleException(work, params.id);
    await work.guard(exception);
    await work.delete('availability_exceptions', exception.id);
    work.audit({ subjectId: exception.id, personId: exception.user_id });
    const whose = await findWhoseToChange(work, exception.user_id);
    if (whose) await tellOfChange(work, whose, ...weekOf(actor, exception.date));
    work.refreshScreensOf([exception.user_id]);
    return exception;
  },
});
