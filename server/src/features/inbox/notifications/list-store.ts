import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import { type Actor, administers, moduleIsOn } from '../../../kernel/actor.ts';
import { type Page, pageOf, type PageRequest, rowsFor } from '../../../kernel/cursor.ts';
import { descending, seekAfter } from '../../../kernel/keyset.ts';
import { nameIn } from '../../../kernel/names.ts';
import { announcedTitleIn } from '../../announcements/index.ts';
import { whoseLeaveIsSeen } from '../../leave/index.ts';
import { isWanted, joinWishes } from '../../mail/index.ts';
import { isKnownBelow, visibleHistory } from '../../people/index.ts';
import { stillMissing } from '../../records/index.ts';
import {
  namesAllOfOffer,
  offersJoined,
  visibleApplications,
  visibleOffers,
  visibleShifts,
  whoseAvailabilityIsSeen,
} from '../../schedule/index.ts';
import { kindNames, kindOf, type NotificationKind } from './kinds.ts';
import type { NotificationRow } from './record.ts';

/** What is off for the organization is not told of either. */
const kindsFor = ({ organization }: Actor): NotificationKind[] =>
  kindNames.filter((name) => {
    const { module } = kindOf(name);
    return module === undefined || moduleIsOn(organization, module);
  });

/** About a week, or about all that waits: there is no one record to look up. */
const ofWeeks: readonly NotificationKind[] = [
  'shifts_published',
  'shifts_changed',
  'shifts_open',
  'breaks_deducted',
  'kiosk_pin_made',
  'decisions_waiting',
  'decisions_escalated',
  'data_archive_asked',
  'data_archive_released',
  'data_archive_allowed',
];

/**
 * Leave of someone else: of whoever still leads them, while it stands. Their published shifts on its days are no one’s now.
 */
const awayOf = (actor: Actor): Sql => sql`
    left join lateral (
      select al.id, al.start_date, al.end_date, users.first_name || ' ' || users.last_name as name,
             coalesce(al.start_time, case al.start_half when 'SECOND_HALF' then '12:00' end) as from_time,
             coalesce(al.end_time, case al.end_half when 'FIRST_HALF' then '12:00' end) as until_time,
             (select count(*)::int from shifts
               where shifts.organization_id = al.organization_id and shifts.user_id = al.user_id
                 and shifts.status = 'SCHEDULED' and shifts.is_published
                 and shifts.starts_at >= (al.start_date - 1)::timestamp at time zone ${actor.organization.timezone}
                 and shifts.starts_at < (al.end_date + 1)::timestamp at time zone ${actor.organization.timezone}
                 and tsrange(shifts.starts_at at time zone ${actor.organization.timezone}, shifts.ends_at at time zone ${actor.organization.timezone})
                     && leave_span(al.start_date, al.end_date, al.start_half, al.end_half, al.start_time, al.end_time)) as shifts
        from leave_requests al
        join users on users.organization_id = al.organization_id and users.id = al.user_id
       where al.organization_id = n.organization_id and al.id = n.subject_id and al.user_id <> n.user_id
         and al.status in ('PENDING', 'APPROVED') and ${whoseLeaveIsSeen(actor)}) as away on n.kind = 'absence_reported'`;

/** A shift that someone has claimed and still has, of those that the actor sees. */
const claimOf = (actor: Actor): Sql => sql`
    left join lateral (
      select shifts.id, person.first_name || ' ' || person.last_name as name,
             (shifts.starts_at at time zone ${actor.organization.timezone})::date as day
        from shifts join users person on person.organization_id = shifts.organization_id and person.id = shifts.user_id
       where shifts.organization_id = n.organization_id and shifts.id = n.subject_id and shifts.claimed_at is not null
         and ${visibleShifts(actor)}) as claim on n.kind = 'shift_claimed'`;

/** An open shift that someone could take, until it is taken. */
const offerOf = (actor: Actor): Sql => sql`
    left join lateral (
      select shifts.id, shifts.title as name, (shifts.starts_at at time zone ${actor.organization.timezone})::date as day
        from shifts left join users person on person.organization_id = shifts.organization_id and person.id = shifts.user_id
       where shifts.organization_id = n.organization_id and shifts.id = n.subject_id and shifts.status = 'OPEN'
         and ${visibleShifts(actor)}) as offer on n.kind = 'shift_offered'`;

/** What was offered, and by the name of the other of the two as far as the actor may know it; else by the shift. */
const dealOf = (actor: Actor): Sql => sql`
    left join lateral (
      select o.id, o.rejection_reason, (o.starts_at at time zone ${actor.organization.timezone})::date as day,
             coalesce(case when (${namesAllOfOffer(actor)}) or (${visibleShifts(actor)}) then
               case when o.offered_by_id = n.user_id then other.first_name || ' ' || other.last_name
                 else owner.first_name || ' ' || owner.last_name end end, shifts.title) as name
        from ${offersJoined}
        left join users other on other.organization_id = o.organization_id and other.id = coalesce(o.taken_by_id, o.user_id)
       where o.organization_id = n.organization_id and o.id = n.subject_id and ${visibleOffers(actor)}
         and (n.kind <> 'shift_offer_made' or o.status = 'OPEN') and (n.kind <> 'shift_offer_waits' or o.status = 'WAITING')
    ) as deal on n.kind like 'shift_offer\\_%'`;

/** What someone applied for: by their name to those who plan, while it waits; by the shift to them. */
const applicationOf = (actor: Actor): Sql => sql`
    left join lateral (
      select a.id, a.rejection_reason, (a.starts_at at time zone ${actor.organization.timezone})::date as day,
             case when a.user_id = n.user_id then shifts.title else person.first_name || ' ' || person.last_name end as name
        from shift_applications a
        join users person on person.organization_id = a.organization_id and person.id = a.user_id
        left join shifts on shifts.organization_id = a.organization_id and shifts.id = a.shift_id
       where a.organization_id = n.organization_id and a.id = n.subject_id and ${visibleApplications(actor)}
         and (n.kind <> 'shift_application_waits' or a.status = 'WAITING')
    ) as application on n.kind like 'shift_application\\_%'`;

/** Someone for whom the actor plans, who changed when they can work. */
const changedBy = (actor: Actor): Sql => sql`
    left join lateral (
      select users.id, users.first_name || ' ' || users.last_name as name from users
       where users.id = n.subject_id and users.is_active and ${whoseAvailabilityIsSeen(actor)}) as planned
      on n.kind = 'availability_changed'`;

/** In whose place the person decides: by name, or because of leave that stands; and when. */
const deputyFor = sql.raw(`
    left join lateral (
      select d.id, u.first_name || ' ' || u.last_name as name, d.from_date as first, coalesce(d.to_date, d.from_date) as last
        from deputies d join users u on u.organization_id = d.organization_id and u.id = d.user_id
       where n.kind = 'deputy_named' and d.organization_id = n.organization_id and d.id = n.subject_id and d.deputy_id = n.user_id
      union all
      select away.id, u.first_name || ' ' || u.last_name, away.start_date, away.end_date
        from leave_requests away
        join users u on u.organization_id = away.organization_id and u.id = away.user_id
       where n.kind = 'deputy_begins' and away.organization_id = n.organization_id and away.id = n.subject_id
         and away.status = 'APPROVED'
         and exists (select from deputies d where d.organization_id = away.organization_id and d.user_id = away.user_id
                        and d.deputy_id = n.user_id and d.while_away)) as stead on n.kind in ('deputy_named', 'deputy_begins')`);

/** A planned change that still waits, of someone whose employment over time the actor sees. */
const planOf = (actor: Actor): Sql => sql`
    left join lateral (
      select p.id, p.effective_date as day, users.first_name || ' ' || users.last_name as name
        from employment p join users on users.organization_id = p.organization_id and users.id = p.user_id
       where p.organization_id = n.organization_id and p.id = n.subject_id and p.problem is not null
         and ${visibleHistory(actor)}) as plan on n.kind = 'planned_change_waits'`;

/** An account that is still without anyone to ask, for those who look after accounts; or that still waits for an Executive. */
const accountOf = (actor: Actor): Sql => sql`
    left join lateral (
      select a.id, users.first_name as name
        from service_accounts a
        join users on users.organization_id = a.organization_id and users.id = a.id
        join users responsible on responsible.organization_id = a.organization_id and responsible.id = a.responsible_id
       where a.organization_id = n.organization_id and a.id = n.subject_id and a.deleted_at is null
         and case n.kind when 'scim_braked' then ${actor.role === 'EXECUTIVE'}::boolean and exists (
               select from scim_brakes b where b.organization_id = a.organization_id and b.account_id = a.id
                  and b.released_until is null)
             when 'account_token_known' then ${administers(actor)}::boolean and ${isKnownBelow()}
             else not responsible.is_active and ${administers(actor)}::boolean end) as account
        on n.kind in ('service_account_unattended', 'account_token_known', 'scim_braked')`;

/** Of kiosks: a person whom the actor leads, or a kiosk that is still there. */
const floorOf = (actor: Actor): Sql => sql`
    left join lateral (
      select users.id, users.first_name || ' ' || users.last_name as name from users
       where n.kind <> 'kiosk_silent' and users.organization_id = n.organization_id and users.id = n.subject_id
         and (${administers(actor)}::boolean or users.department_id = any(${[...actor.departmentScope]}::text[]))
      union all
      select k.id, k.name from kiosks k
       where n.kind = 'kiosk_silent' and k.organization_id = n.organization_id and k.id = n.subject_id and k.removed_at is null
    ) as floor on n.kind in ('kiosk_guessed', 'kiosk_taps_wait', 'kiosk_silent')`;

/** A sandbox that still no one uses, and the day on which it goes. */
const sandboxOf = (actor: Actor): Sql => sql`
    left join lateral (
      select s.id, o.name, ((s.told_at + interval '14 days') at time zone ${actor.organization.timezone})::date as day
        from sandboxes s join organizations o on o.id = s.sandbox_organization_id
       where s.organization_id = n.organization_id and s.id = n.subject_id and s.told_at is not null
         and ${administers(actor)}::boolean) as sandbox on n.kind = 'sandbox_unused'`;

/** What one was given beyond one’s role; what has ended since is told of as that alone. */
const grantOf = sql.raw(`
    left join lateral (
      select g.id, g.starts_on as first, coalesce(g.ends_on, g.starts_on) as last,
             g.package as name
        from access_grants g
       where g.organization_id = n.organization_id and g.id = n.subject_id and g.user_id = n.user_id
         and (n.kind = 'access_ended') = (g.ended_at is not null)) as given on n.kind in ('access_given', 'access_ended')`);

const joined = (table: string, alias: string, whose: string): string =>
  `left join ${table} ${alias} on ${alias}.organization_id = n.organization_id and ${alias}.id = n.subject_id and ${whose}`;

/** Every record by its primary key, and only while it still concerns the person. */
const subjects = sql.raw(
  [
    joined('leave_requests', 'l', 'l.user_id = n.user_id'),
    // Of whom and what kind is in the inbox, for who may still decide on it.
    joined('leave_requests', 'waiting', `n.kind = 'leave_urgent' and waiting.status = 'PENDING'`),
    'left join leave_types lt on lt.organization_id = l.organization_id and lt.id = l.leave_type_id',
    joined('time_entries', 'e', `e.user_id = n.user_id and e.status <> 'DELETED'`),
    joined('timesheets', 'ts', 'ts.user_id = n.user_id'),
    joined('expense_reports', 'r', 'r.user_id = n.user_id and r.deleted_at is null'),
    joined(
      'checklist_tasks',
      'ct',
      `(ct.assignee_id = n.user_id or exists (select from team_members m where m.organization_id = ct.organization_id
        and m.team_id = ct.assignee_team_id and m.user_id = n.user_id))`,
    ),
    joined('training_assignments', 'a', 'a.user_id = n.user_id'),
    'left join courses co on co.organization_id = a.organization_id and co.id = a.course_id',
    `left join document_signers s on s.organization_id = n.organization_id and s.document_id = n.subject_id and s.user_id = n.user_id`,
    joined('announcements', 'said', `n.kind = 'announced' and said.ended_at is null`),
    `left join users suspended on suspended.organization_id = n.organization_id and suspended.id = n.subject_id
      and n.kind = 'access_suspended' and suspended.access_suspended_at is not null`,
    'left join documents d on d.organization_id = s.organization_id and d.id = s.document_id',
  ].join('\n    '),
);

const there = sql.raw(
  'coalesce(l.id, waiting.id, away.id, claim.id, offer.id, deal.id, application.id, planned.id, stead.id, plan.id, account.id, given.id, floor.id, sandbox.id, wanted.id, lacking.id, e.id, ts.id, r.id, ct.id, a.id, d.id, said.id, suspended.id) is not null',
);

/** A reminder is over once what it reminds of is done, and a word about open shifts once all of them are taken. */
const stillDue = ({ departmentId, organization: { timezone } }: Actor): Sql => sql`
  (n.kind <> 'timesheet_due' or ts.status in ('OPEN', 'REJECTED')) and (n.kind <> 'shifts_open' or exists (
    select from shifts
     where shifts.organization_id = n.organization_id and shifts.department_id = ${departmentId} and shifts.status = 'OPEN'
       and shifts.is_published and shifts.starts_at >= n.week_start::timestamp at time zone ${timezone}
       and shifts.starts_at < (n.week_start + 7)::timestamp at time zone ${timezone}))`;

const columns = (
  actor: Actor,
): Sql => sql`n.id, n.kind, n.subject_id, ct.checklist_id, n.week_start, n.created_at, n.read_at, away.shifts as uncovered_shifts,
  away.from_time, away.until_time,
  coalesce(away.name, claim.name, offer.name, deal.name, application.name, planned.name, stead.name, plan.name, account.name, given.name, floor.name, sandbox.name, wanted.name, lacking.name, ${nameIn(actor.language, 'lt')}, r.title, ct.title, co.name, d.title, ${announcedTitleIn(actor.language, 'said')},
    suspended.first_name || ' ' || suspended.last_name) as title,
  coalesce(away.start_date, claim.day, offer.day, deal.day, application.day, stead.first, plan.day, sandbox.day, given.first, l.start_date, waiting.start_date, ts.period_start, e.work_date) as start_date,
  coalesce(away.end_date, claim.day, offer.day, deal.day, application.day, stead.last, plan.day, sandbox.day, given.last, l.end_date, waiting.end_date, ts.period_end, e.work_date) as end_date,
  coalesce(l.decided_by_id, r.decided_by_id, ts.approved_by_id, case n.kind when 'time_corrected' then e.corrected_by_id end) as decided_by_id,
  coalesce(l.on_behalf_of_id, r.on_behalf_of_id, ts.on_behalf_of_id) as on_behalf_of_id,
  case n.kind when 'leave_rejected' then l.rejection_reason when 'leave_cancellation_declined' then l.decision_comment
    when 'expenses_rejected' then r.rejection_reason when 'timesheet_rejected' then ts.rejection_reason
    when 'timesheet_submitted' then ts.submission_reason when 'shift_offer_rejected' then deal.rejection_reason
    when 'shift_application_declined' then application.rejection_reason when 'time_corrected' then e.correction_reason end as reason`;

const topicOf = `(case n.kind ${kindNames.map((name) => `when '${name}' then '${kindOf(name).topic}'`).join(' ')} end)`;

/** FROM and WHERE: what a person may be shown of what they were told. */
const shown = (actor: Actor, more: Sql): Sql => sql`
  from notifications n ${subjects} ${awayOf(actor)} ${claimOf(actor)} ${offerOf(actor)} ${dealOf(actor)} ${applicationOf(actor)} ${changedBy(actor)} ${deputyFor} ${planOf(actor)} ${accountOf(actor)} ${grantOf} ${floorOf(actor)} ${sandboxOf(actor)}
   ${stillMissing(actor.organization.timezone)}
  ${joinWishes({ organization: 'n.organization_id', user: 'n.user_id', topic: topicOf })}
 where n.organization_id = ${actor.organizationId} and n.user_id = ${actor.userId} and n.kind = any(${kindsFor(actor)})
   and (${there} or n.kind = any(${[...ofWeeks]})) and ${stillDue(actor)} ${more}`;

const inApp = sql`and ${isWanted('in_app', topicOf)}`;

export async function listNotifications(
  db: Db,
  actor: Actor,
  { isUnread }: { isUnread: boolean },
  page: PageRequest,
): Promise<Page<NotificationRow>> {
  const more = sql`${inApp} ${optional(isUnread && sql`and n.read_at is null`)}
    ${seekAfter(descending('n.id'), page)}`;
  const { rows } = await sql<NotificationRow>`
    select ${columns(actor)} ${shown(actor, more)} order by n.id desc limit ${rowsFor(page)}`.execute(db);
  return pageOf(rows, page.limit, ({ id }) => [id]);
}

const mostCounted = 100;

export const unreadStatement = (actor: Actor): Sql<{ unread: number }> => sql<{ unread: number }>`
  select count(*)::int as unread from (
    select 1 ${shown(actor, sql`${inApp} and n.read_at is null`)} limit ${sql.lit(mostCounted)}) as counted`;

/** The names of those who decided and of those in whose place they did. */
export async function findNamesOfDeciders(
  db: Db,
  { organizationId }: Actor,
  rows: readonly NotificationRow[],
): Promise<ReadonlyMap<string, string>> {
  const ids = rows.flatMap((row) => (row.on_behalf_of_id === null ? [] : [row.decided_by_id, row.on_behalf_of_id]));
  if (ids.length === 0) return new Map();
  const found = await sql<{ id: string; name: string }>`
    select id, coalesce(preferred_name, first_name) || ' ' || last_name as name from users
     where organization_id = ${organizationId} and id = any(${ids})`.execute(db);
  return new Map(found.rows.map(({ id, name }) => [id, name]));
}

/** What is still to be mailed: unread, wanted, and not mailed by the feature it comes from. */
export async function listToMail(db: Db, actor: Actor, since: string, limit: number): Promise<NotificationRow[]> {
  const mailed = kindNames.filter((name) => !kindOf(name).hasOwnMail);
  const more = sql`and ${isWanted('by_mail', topicOf)} and n.read_at is null and n.mailed_at is null
    and n.created_at >= ${since}::timestamptz and n.kind = any(${mailed})`;
  const { rows } = await sql<NotificationRow>`
    select ${columns(actor)} ${shown(actor, more)} order by n.id desc limit ${limit}`.execute(db);
  return rows;
}

/** What rings on the devices of a person: unread, wanted there, and either still to be taken up since an instant, or named. */
export async function listToPush(
  db: Db,
  actor: Actor,
  which: { readonly since: string } | { readonly ids: readonly string[] },
  limit: number,
): Promise<NotificationRow[]> {
  const more = sql`and ${isWanted('by_push', topicOf)} and n.read_at is null ${
    'ids' in which
      ? sql`and n.id = any(${[...which.ids]})`
      : sql`and n.pushed_at is null and n.created_at >= ${which.since}::timestamptz`
  }`;
  const { rows } = await sql<NotificationRow>`
    select ${columns(actor)} ${shown(actor, more)} order by n.id desc limit ${limit}`.execute(db);
  return rows;
}
