import { Type } from 'typebox';
import { moduleIsOn } from '../../kernel/actor.ts';
import { readOperation } from '../../kernel/operation.ts';
import { addDays, Day, dayIn } from '../../lib/days.ts';
import { PersonName } from '../../lib/fields.ts';
import { Id } from '../../lib/ids.ts';
import { Nullable } from '../../lib/schema.ts';
import { countUnread } from '../announcements/index.ts';
import { listBeside } from '../schedule/index.ts';
import { weekOf } from '../time/index.ts';
import { OpenPeriod, openPeriodFor } from './period.ts';
import { Setup, setupFor } from './setup.ts';
import { findSicknessType, listAway, listOwnRequests, readWorkedDays } from './store.ts';
import { Team, teamFor } from './team.ts';

const shownAway = 12;
const shownRequests = 6;
const shownBeside = 3;
const dayMs = 86_400_000;
/** How far ahead a shift is the next one. */
const nextWithinMs = 7 * dayMs;
const countedAnnouncements = 20;

const Week = Type.Object({
  start: Day('The first day of the week.'),
  end: Day('The last day of the week.'),
  days: Type.Array(
    Type.Object({
      date: Day('On the organization’s calendar.'),
      minutes: Type.Integer({ description: 'Worked, breaks taken off.', examples: [450] }),
    }),
    { description: 'All seven, in order.' },
  ),
});

const Request = Type.Object({
  kind: Type.Enum(['leave', 'expense', 'timesheet', 'time_entry'], { description: 'What was asked for.' }),
  id: Type.String({ description: 'A leave, an expense report, a timesheet or a time entry.' }),
  title: Nullable(Type.String(), { description: 'The type of leave, or the title of the report.' }),
  status: Type.String({ description: 'Where it stands, by the states of its kind.' }),
  start_date: Nullable(Day(), { description: 'Its first day; null for an expense report without a trip.' }),
  end_date: Nullable(Day(), { description: 'Its last day.' }),
  amount: Nullable(Type.Number(), { description: 'The grand total of an expense report.' }),
  currency: Nullable(Type.String(), { description: 'What the amount is in.' }),
  reason: Nullable(Type.String(), { description: 'Why it was rejected; null unless it was.' }),
  decided_by: Nullable(PersonName, { description: 'Who rejected it; null unless it was.' }),
});

export const Home = Type.Object(
  {
    today: Day('On the organization’s calendar.'),
    week: Nullable(Week, { description: 'Worked minutes of this week; null if time tracking is off.' }),
    away: Type.Array(
      Type.Object({
        user_id: Id('usr', 'Who is away.'),
        start_date: Day('The first day away.'),
        end_date: Day('The last day away.'),
      }),
      { description: 'Colleagues in the caller’s directory who are on leave.' },
    ),
    requests: Type.Array(Request, {
      description:
        'What the caller asked for and is not over, time of the last month that was rejected, and leave that they are on today.',
    }),
    working_with: Type.Object(
      {
        first: Type.Array(PersonName, { description: 'Some of them, by name.', maxItems: shownBeside }),
        count: Type.Integer({ description: 'How many there are.' }),
      },
      {
        description:
          'Who works at the time of the caller’s next shift in the same department, as far as the caller sees it.',
      },
    ),
    sickness_type_id: Nullable(Id('lvt'), {
      description: 'The kind of leave that one reports ill with; null: the organization has none.',
    }),
    unread_announcements: Type.Integer({ description: 'How many announcements to the caller are new.', minimum: 0 }),
    team: Nullable(Team, {
      description: 'For those who lead people: who is in, who is late, what comes up; null for anyone else.',
    }),
    open_period: Nullable(OpenPeriod, {
      description:
        'For Administrators and Executives: what the pay period that ended last still waits for; null once all of it is final.',
    }),
    setup: Nullable(Setup, {
      description: 'For Administrators and Executives of an organization that has just begun; null once all is done.',
    }),
  },
  { $id: 'Home' },
);

export const getHome = readOperation({
  id: 'home.get',
  route: 'GET /home',
  shows: ['leave', 'time_entry', 'timesheet', 'expense_report', 'shift', 'certification', 'announcement'],
  summary: 'What a person meets first: their week, who is away, what they wait for',
  surface: 'app',
  scope: null,
  returns: Home,

  async run({ actor, db, nowMs }) {
    const { timezone, settings } = actor.organization;
    const today = dayIn(timezone, nowMs);
    const span = weekOf(settings.week_start, today);
    const [worked, away, requests, beside, sickness, team, period, setup, unread] = await Promise.all([
      moduleIsOn(actor.organization, 'time_tracking') ? readWorkedDays(db, actor, span) : null,
      listAway(db, actor, today, shownAway),
      listOwnRequests(db, actor, today, shownRequests),
      listBeside(db, actor, {
        fromMs: nowMs - dayMs,
        toMs: nowMs + nextWithinMs,
        endAfterMs: nowMs,
        most: 1,
        shown: shownBeside,
      }),
      findSicknessType(db, actor),
      teamFor(db, actor, today, nowMs),
      openPeriodFor(db, actor, today),
      setupFor(db, actor),
      countUnread(db, actor, nowMs, countedAnnouncements),
    ]);
    const days = Array.from({ length: 7 }, (_, index) => addDays(span.start, index));
    return {
      today,
      week: worked && { ...span, days: days.map((date) => ({ date, minutes: worked.get(date) ?? 0 })) },
      away,
      requests,
      working_with: beside[0] ? { first: beside[0].first, count: beside[0].count } : { first: [], count: 0 },
      sickness_type_id: sickness,
      unread_announcements: unread,
      team,
      open_period: period,
      setup,
    };
  },
});
