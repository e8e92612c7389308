import { type Sql, sql } from '../../../db/sql.ts';
import { weekdays } from '../../../kernel/settings.ts';
import type { Reaction } from '../../../kernel/unit-of-work.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { dayIn } from '../../../lib/days.ts';
import { grantCreated, grantEnded } from '../../access-grants/index.ts';
import { announced, announcementRead } from '../../announcements/index.ts';
import { deputyNamed } from '../../approvals/index.ts';
import { signatureAsked } from '../../documents/index.ts';
import { cancellationDeclined, certificateMissing, leadersOf, sicknessReported } from '../../leave/index.ts';
import { taskAssigned, tasksAssigned } from '../../onboarding/index.ts';
import { accessSuspended, isKnownBelow, plannedChangeWaits, roleLowered, scimBraked } from '../../people/index.ts';
import { certificatesWanted, leadersToTell, missingToTell, trainingAssigned } from '../../records/index.ts';
import {
  applicantOf,
  applicationAccepted,
  applicationDeclined,
  applicationEnded,
  applicationMade,
  availabilityChanged,
  claimMatter,
  decidersOfApplication,
  decidersOfOffer,
  headsOf,
  offerApproved,
  offerDeclined,
  offeredByPublishing,
  offeredTo,
  offerEnded,
  offerGoesTo,
  offerMade,
  offerRejected,
  offerTaken,
  offerWaits,
  offerWithdrawn,
  peopleOfOffer,
  plannersOf,
  plannersOfOffer,
  plannersOfPerson,
  shiftChanging,
  shiftClaimedEvent,
  shiftOfferedEvent,
  shiftsPublished,
} from '../../schedule/index.ts';
import {
  breakDeducted,
  entryCorrected,
  kioskGuessed,
  kioskPinMade,
  kioskSilent,
  kioskTapsWait,
  sheetApproved,
  sheetRejected,
  sheetSubmittedFor,
} from '../../time/index.ts';
import type { NotificationKind } from './kinds.ts';
import { markMatterRead, tell } from './store.ts';

const telling = (
  to: string,
  kind: NotificationKind,
  summary: string,
  whom: (work: UnitOfWork, subjectId: string) => Sql,
): Reaction => ({
  to,
  summary,
  async run(work, subjectId) {
    await tell(work, kind, whom(work, subjectId));
  },
});

/** The person whose record it is; the record is the matter. */
const ownerOf =
  (table: string) =>
  ({ actor }: UnitOfWork, id: string): Sql =>
    sql`
    select user_id, id, id, null::date from ${sql.table(table)}
     where organization_id = ${actor.organizationId} and id = ${id}`;

const deciding = (to: string, kind: NotificationKind, table: string): Reaction =>
  telling(to, kind, 'The person is told of the decision.', ownerOf(table));

/** Told within the change that has an archive of someone’s data made for them; the subject is the person. */
export const dataArchiveStarted = 'data_archive.started';

const archiveStarted = telling(
  dataArchiveStarted,
  'data_archive_asked',
  'The person is told that an archive of their data is made for them.',
  (_work, personId) => sql`select ${personId}::text, 'data_archive', ${personId}::text, null::date`,
);

/** Told within the change that lets someone else have an archive of someone’s data; the subject is the person. */
export const dataArchiveReleased = 'data_archive.released';

/** The same for who may have it: the subject is their id and the person’s, with a colon between. */
export const dataArchiveAllowed = 'data_archive.allowed';

const archiveReleased = [
  telling(
    dataArchiveReleased,
    'data_archive_released',
    'The person is told that someone else may have an archive of their data.',
    ({ now }, personId) =>
      sql`select ${personId}::text, 'data_archive:' || ${now}::text, ${personId}::text, null::date`,
  ),
  telling(
    dataArchiveAllowed,
    'data_archive_allowed',
    'Who started an archive of someone’s data is told that they may have it.',
    ({ now }, ids) => sql`
      select split_part(${ids}::text, ':', 1), 'data_archive:' || ${now}::text, split_part(${ids}::text, ':', 2), null::date`,
  ),
];

/** Told within the job that looks for sandboxes that no one uses; the subject is the sandbox. */
export const sandboxUnused = 'sandbox.unused';

const unused = telling(
  sandboxUnused,
  'sandbox_unused',
  'Who administers is told that a sandbox is deleted unless someone uses it.',
  ({ actor }, id) => sql`
    select told.id, 'sandbox:' || ${id}::text, ${id}::text, null::date from users told
     where told.organization_id = ${actor.organizationId} and told.role in ('ADMINISTRATOR', 'EXECUTIVE') and told.is_active`,
);

const decisions = [
  deciding('leave.approved', 'leave_approved', 'leave_requests'),
  deciding('leave.rejected', 'leave_rejected', 'leave_requests'),
  telling(
    'leave.cancelled',
    'leave_cancelled',
    'The person is told, unless other leave that was approved takes its place.',
    ({ actor }, id) => sql`
      select user_id, id, id, null::date from leave_requests
       where organization_id = ${actor.organizationId} and id = ${id} and change_id is null`,
  ),
  deciding(cancellationDeclined, 'leave_cancellation_declined', 'leave_requests'),
  deciding(sheetApproved, 'timesheet_approved', 'timesheets'),
  deciding(sheetRejected, 'timesheet_rejected', 'timesheets'),
  telling(
    sheetSubmittedFor,
    'timesheet_submitted',
    'The person is told that someone submitted it for them.',
    ownerOf('timesheets'),
  ),
  deciding('timesheet.finalized', 'timesheet_finalized', 'timesheets'),
  deciding('expense_report.approved', 'expenses_approved', 'expense_reports'),
  deciding('expense_report.rejected', 'expenses_rejected', 'expense_reports'),
  deciding('expense_report.paid', 'expenses_paid', 'expense_reports'),
];

const illness = [
  telling(
    sicknessReported,
    'absence_reported',
    'Who leads the person is told at once; of what kind the leave is, its own page says.',
    (work, id) => sql`
      select leaders.user_id, 'absence:' || ${id}::text, ${id}::text, null::date from (${leadersOf(work, id)}) leaders`,
  ),
  telling(
    certificateMissing,
    'leave_certificate_missing',
    'The person is reminded of the certificate.',
    ({ actor }, id) => sql`
      select user_id, 'certificate:' || id, id, null::date from leave_requests
       where organization_id = ${actor.organizationId} and id = ${id}`,
  ),
];
/** By someone else: one knows of what one asked for oneself. */
const leaveRecorded = telling(
  'leave.requested',
  'leave_recorded',
  'Someone whose leave another person recorded is told.',
  ({ actor }, id) => sql`
    select user_id, id, id, null::date from leave_requests
     where organization_id = ${actor.organizationId} and id = ${id} and booked_by_id is distinct from user_id`,
);

/** The first day of the week that a day is in, as the organization counts weeks. */
const weekStart = ({ actor }: UnitOfWork, day: Sql): Sql => {
  const first = weekdays.indexOf(actor.organization.settings.week_start) + 1;
  return sql`${day} - (extract(isodow from ${day})::int - ${sql.lit(first)} + 7) % 7`;
};

/** Entries are many: those of one week are one matter. An approval is told with the timesheet. */
const timeRejected = telling(
  'time_entry.rejected',
  'time_rejected',
  'The person is told that time of a week was rejected, once for the week.',
  (work, id) => {
    const week = weekStart(work, sql`e.work_date`);
    return sql`
      select e.user_id, 'time:' || (${week})::text, e.id, ${week} from time_entries e
       where e.organization_id = ${work.actor.organizationId} and e.id = ${id}`;
  },
);

/** Their hours, by another's hand: the reason goes with it. */
const timeCorrected = telling(
  entryCorrected,
  'time_corrected',
  'The person is told that who leads them recorded time for them or put it right, and why.',
  ({ actor }, id) => sql`
    select user_id, 'corrected:' || id, id, null::date from time_entries
     where organization_id = ${actor.organizationId} and id = ${id}`,
);

/** What follows from a working rule at clock-out; once for a week, as much as there may be of it. */
const breaksDeducted = [
  telling(
    breakDeducted,
    'break_deducted',
    'The person is told that a working rule took off a break that was missing, once for the week.',
    (work, subject) => {
      const [userId, day, entryId] = subject.split('/');
      const week = weekStart(work, sql`${day}::date`);
      return sql`select ${userId}::text, 'break:' || (${week})::text, ${entryId}::text, ${week}`;
    },
  ),
  telling(
    breakDeducted,
    'breaks_deducted',
    'Who heads the department of the person is told of it, once for the week.',
    (work, subject) => {
      const [userId, day] = subject.split('/');
      const week = weekStart(work, sql`${day}::date`);
      return sql`
      select heads.user_id, 'breaks:' || (${week})::text, null::text, ${week}
        from (${headsOf(work.actor, userId ?? '')}) heads`;
    },
  ),
];

/** Who leads a person; where nobody does, who administers. */
const leadersOrAdministrators = (work: UnitOfWork, personId: string): Sql => {
  const { organizationId } = work.actor;
  const heads = sql`select heads.user_id from (${headsOf(work.actor, personId)}) heads`;
  return sql`
    select led.user_id from (
      ${heads}
      union
      select users.id from users
       where users.organization_id = ${organizationId} and users.is_active and users.role in ('ADMINISTRATOR', 'EXECUTIVE')
         and users.id <> ${personId} and not exists (${heads})) as led (user_id)`;
};

/** What happens at shared tablets, for who leads; and a PIN that they made, for its person. */
const atKiosks = [
  telling(
    kioskPinMade,
    'kiosk_pin_made',
    'The person is told that who leads them made them a PIN for kiosks.',
    ({ now }, personId) => sql`select ${personId}::text, 'kiosk-pin:' || ${now}::text, null::text, null::date`,
  ),
  telling(
    kioskGuessed,
    'kiosk_guessed',
    'Who leads a person is told that twenty PINs were wrong in their name within an hour, once a day.',
    (work, subject) => {
      const [userId = '', day] = subject.split('/');
      return sql`
        select led.user_id, ${`kiosk-guessed:${userId}:${day ?? ''}`}::text, ${userId}::text, null::date
          from (${leadersOrAdministrators(work, userId)}) led`;
    },
  ),
  telling(
    kioskTapsWait,
    'kiosk_taps_wait',
    'Who leads a person is told that taps of theirs at a kiosk wait for a word.',
    (work, userId) => sql`
      select led.user_id, ${`kiosk-taps:${userId}`}::text, ${userId}::text, null::date
        from (${leadersOrAdministrators(work, userId)}) led`,
  ),
  telling(
    kioskSilent,
    'kiosk_silent',
    'Who leads the departments of a kiosk is told that it is silent at a shift change; of a kiosk for everyone, who administers.',
    (work, kioskId) => {
      const { organizationId } = work.actor;
      return sql`
        select distinct led.user_id, ${`kiosk-silent:${kioskId}`}::text, ${kioskId}::text, null::date
          from (
            select d.head_id from kiosk_departments s
              join departments d on d.organization_id = s.organization_id and d.id = s.department_id
             where s.organization_id = ${organizationId} and s.kiosk_id = ${kioskId} and d.head_id is not null
            union
            select m.user_id from kiosk_departments s
              join department_managers m on m.organization_id = s.organization_id and m.department_id = s.department_id
             where s.organization_id = ${organizationId} and s.kiosk_id = ${kioskId}
            union
            select users.id from users
             where users.organization_id = ${organizationId} and users.is_active and users.role in ('ADMINISTRATOR', 'EXECUTIVE')
               and exists (select from kiosks k where k.organization_id = ${organizationId} and k.id = ${kioskId} and k.is_for_all)
          ) as led (user_id)`;
    },
  ),
];

/** Whoever has the task `t`, alone or with their team. */
const givenTo = sql.raw(`
  cross join lateral (
    select t.assignee_id as user_id where t.assignee_id is not null
    union all
    select m.user_id from team_members m
     where m.organization_id = t.organization_id and m.team_id = t.assignee_team_id) as given`);

const tasks = [
  telling(
    taskAssigned,
    'task_assigned',
    'The person whom the task was given to is told, or everyone of the team.',
    ({ actor }, id) => sql`
      select given.user_id, t.id, t.id, null::date from checklist_tasks t ${givenTo}
       where t.organization_id = ${actor.organizationId} and t.id = ${id}`,
  ),
  telling(
    tasksAssigned,
    'task_assigned',
    'Everyone with a task on the new checklist is told, once for the checklist.',
    ({ actor }, id) => sql`
      select distinct on (given.user_id) given.user_id, t.checklist_id, t.id, null::date
        from checklist_tasks t ${givenTo}
       where t.organization_id = ${actor.organizationId} and t.checklist_id = ${id} and t.status = 'PENDING'
       order by given.user_id, t.position`,
  ),
  telling(
    trainingAssigned,
    'training_assigned',
    'The person is told of the training.',
    ({ actor }, id) => sql`
      select user_id, id, id, null::date from training_assignments
       where organization_id = ${actor.organizationId} and id = ${id} and status <> 'COMPLETED'`,
  ),
];

/** What was told already is not told again. */
const untold = (work: UnitOfWork, whom: Sql): Sql => sql`
  select whom.user_id, whom.matter, whom.subject_id, whom.week_start from (${whom}) as whom
   where not exists (
     select from notifications told where told.organization_id = ${work.actor.organizationId}
        and told.user_id = whom.user_id and told.matter = whom.matter)`;

const certificates = [
  telling(
    certificatesWanted,
    'certificate_wanted',
    'People are told of certificates and training that are wanted of them and are missing or run out.',
    (work, id) => untold(work, missingToTell(id, dayIn(work.actor.organization.timezone, work.nowMs))),
  ),
  telling(
    certificatesWanted,
    'certificates_missing',
    'Who leads a department in which some are missing or run out is told, once a week.',
    (work, id) => untold(work, leadersToTell(id, dayIn(work.actor.organization.timezone, work.nowMs))),
  ),
];

/** By signersToAct: whose turn it is now, and who was not told of it yet. */
const signatures = telling(
  signatureAsked,
  'signature_asked',
  'The signer whose turn it is gets a notification.',
  ({ actor }, id) => sql`
    select s.user_id, s.document_id, s.document_id, null::date
      from document_signers s join documents d on d.organization_id = s.organization_id and d.id = s.document_id
     where s.organization_id = ${actor.organizationId} and s.document_id = ${id} and s.status = 'PENDING'
       and d.signature_status = 'PENDING'
       and (d.signing_mode = 'PARALLEL' or not exists (
         select from document_signers earlier
          where earlier.organization_id = s.organization_id and earlier.document_id = s.document_id
            and earlier.signing_order < s.signing_order and earlier.status <> 'SIGNED'))`,
);

const announcements: readonly Reaction[] = [
  telling(
    announced,
    'announced',
    'Everyone to whom it went is told.',
    ({ actor }, id) => sql`
      select user_id, announcement_id, announcement_id, null::date from announcement_readers
       where organization_id = ${actor.organizationId} and announcement_id = ${id}`,
  ),
  {
    to: announcementRead,
    summary: 'The notification of it is read, too.',
    async run(work, id) {
      await markMatterRead(work, id);
    },
  },
];

const localDay = ({ actor }: UnitOfWork): Sql =>
  sql`(shifts.starts_at at time zone ${actor.organization.timezone})::date`;

/** The schedule of a week is one matter, however many shifts of it change. */
const shifts = [
  telling(
    shiftsPublished,
    'shifts_published',
    'Everyone whose shifts were published is told, once for the week.',
    (work, day) => {
      const { actor, now } = work;
      return sql`
      select distinct shifts.user_id, 'shifts:' || ${day}::text, null::text, ${day}::date from shifts
       where shifts.organization_id = ${actor.organizationId} and shifts.user_id is not null and shifts.is_published
         and shifts.updated_at = ${now}::timestamptz
         and ${localDay(work)} between ${day}::date and ${day}::date + 6`;
    },
  ),
  telling(
    shiftsPublished,
    'shifts_open',
    'Who could take one of the open shifts that were published is told, once for the week.',
    (work, day) => sql`
      select offered.user_id, 'open:' || ${day}::text, null::text, ${day}::date
        from (${offeredByPublishing(work.actor, sql`${localDay(work)} between ${day}::date and ${day}::date + 6`, work.now)}) offered`,
  ),
  telling(
    shiftChanging,
    'shifts_changed',
    'Who had a published shift and who has it now are told, once for the week.',
    (work, id) => {
      const week = weekStart(work, localDay(work));
      return sql`
      select shifts.user_id, 'shifts:' || (${week})::text, null::text, ${week} from shifts
       where shifts.organization_id = ${work.actor.organizationId} and shifts.id = ${id} and shifts.user_id is not null
         and shifts.is_published and shifts.ends_at > ${work.now}::timestamptz`;
    },
  ),
];

const claims = telling(
  shiftClaimedEvent.type,
  'shift_claimed',
  'Who plans the shift is told that it was claimed while it was open.',
  (work, id) => {
    const week = weekStart(work, localDay(work));
    return sql`
      select planners.user_id, ${claimMatter(sql`planners.shift_id`)}, planners.shift_id, ${week}
        from (${plannersOf(work.actor, id)}) planners
        join shifts on shifts.organization_id = ${work.actor.organizationId} and shifts.id = planners.shift_id
         and shifts.claimed_at is not null`;
  },
);

const offers = telling(
  shiftOfferedEvent.type,
  'shift_offered',
  'Who could take the shift is told that it is open, but for who offers it or gives it back.',
  ({ actor, now }, id) => sql`
    select offered.user_id, 'offer:' || offered.shift_id, offered.shift_id, null::date
      from (${offeredTo(actor, id, now)}) offered
     where offered.user_id is distinct from ${actor.userId}`,
);

/** All about one offer is one matter. */
const ofOffer = (
  to: string,
  kind: NotificationKind,
  summary: string,
  whom: (actor: UnitOfWork['actor'], offerId: string) => Sql,
): Reaction =>
  telling(
    to,
    kind,
    summary,
    ({ actor }, id) => sql`
      select told.user_id, 'shift-offer:' || told.offer_id, told.offer_id, null::date from (${whom(actor, id)}) told`,
  );
const theTwo = 'Whose shift it is, who was asked and who took it are told, but for who did it.';

const shiftOffers = [
  ofOffer(offerMade, 'shift_offer_made', 'Who was asked is told, or everyone who could take it.', offerGoesTo),
  ofOffer(offerTaken, 'shift_offer_taken', theTwo, peopleOfOffer),
  ofOffer(offerTaken, 'shift_offer_done', 'Who plans the shift is told that it changed hands.', plannersOfOffer),
  ofOffer(offerDeclined, 'shift_offer_declined', theTwo, peopleOfOffer),
  ofOffer(offerWithdrawn, 'shift_offer_withdrawn', theTwo, peopleOfOffer),
  ofOffer(offerApproved, 'shift_offer_approved', theTwo, peopleOfOffer),
  ofOffer(offerRejected, 'shift_offer_rejected', theTwo, peopleOfOffer),
  ofOffer(offerEnded, 'shift_offer_ended', theTwo, peopleOfOffer),
  ofOffer(offerWaits, 'shift_offer_waits', 'Who plans the shift is told that it waits for them.', decidersOfOffer),
];

/** All about one application is one matter. */
const ofApplication = (
  to: string,
  kind: NotificationKind,
  summary: string,
  whom: (actor: UnitOfWork['actor'], applicationId: string) => Sql = applicantOf,
): Reaction =>
  telling(
    to,
    kind,
    summary,
    ({ actor }, id) => sql`
      select told.user_id, 'shift-application:' || told.application_id, told.application_id, null::date
        from (${whom(actor, id)}) told`,
  );

const applications = [
  ofApplication(
    applicationMade,
    'shift_application_waits',
    'Who plans the shift is told that someone would work it.',
    decidersOfApplication,
  ),
  ofApplication(applicationAccepted, 'shift_application_accepted', 'Who applied is told that the shift is theirs.'),
  ofApplication(applicationDeclined, 'shift_application_declined', 'Who applied is told.'),
  ofApplication(applicationEnded, 'shift_application_ended', 'Who applied is told that nothing came of it.'),
];

const unavailable = telling(
  availabilityChanged,
  'availability_changed',
  'Who plans for the person is told that they changed when they can work, once shifts of that time were published.',
  ({ actor }, subject) => {
    const [userId, week] = subject.split('/');
    return sql`
      select planners.user_id, 'availability:' || planners.person_id, planners.person_id, ${week}::date
        from (${plannersOfPerson(actor, userId ?? '')}) planners`;
  },
);

/** Leave that is cancelled ends it: what it told of is shown no more. */
const deputyBegins = (to: string): Reaction =>
  telling(
    to,
    'deputy_begins',
    'Who decides in the place of the person while they are away is told when that is.',
    ({ actor, now }, id) => sql`
      select distinct d.deputy_id, 'stead:' || l.id, l.id, null::date
        from leave_requests l join deputies d on d.organization_id = l.organization_id and d.user_id = l.user_id and d.while_away
       where l.organization_id = ${actor.organizationId} and l.id = ${id} and l.status = 'APPROVED'
         and l.end_date >= (${now}::timestamptz at time zone ${actor.organization.timezone})::date`,
  );

const deputies = [
  telling(
    deputyNamed,
    'deputy_named',
    'The deputy is told that they were named, for whom and when.',
    ({ actor }, id) => sql`
      select deputy_id, 'deputy:' || id, id, null::date from deputies
       where organization_id = ${actor.organizationId} and id = ${id}`,
  ),
  deputyBegins('leave.requested'),
  deputyBegins('leave.approved'),
];

const plans = telling(
  plannedChangeWaits,
  'planned_change_waits',
  'Who planned the change is told; if they have left, every Executive.',
  ({ actor }, id) => sql`
    select told.id, 'plan:' || e.id, e.id, null::date
      from employment e
      left join users planner on planner.organization_id = e.organization_id and planner.id = e.created_by_id and planner.is_active
      join users told on told.organization_id = e.organization_id
       and (told.id = planner.id or planner.id is null and told.role = 'EXECUTIVE' and told.is_active)
     where e.organization_id = ${actor.organizationId} and e.id = ${id}`,
);

const accounts = telling(
  'user.deactivated',
  'service_account_unattended',
  'Every Executive is told of the service accounts for which the person is responsible; these work on.',
  ({ actor }, userId) => sql`
    select told.id, 'account:' || a.id, a.id, null::date
      from service_accounts a
      join users told on told.organization_id = a.organization_id and told.role = 'EXECUTIVE' and told.is_active
     where a.organization_id = ${actor.organizationId} and a.responsible_id = ${userId} and a.deleted_at is null`,
);

/** Whoever made a token may have its secret: with a lower role, or gone, they can do by it what they may no longer. */
const knownTokens = [roleLowered, 'user.deactivated'].map((to) =>
  telling(
    to,
    'account_token_known',
    'Every Executive is told of the service accounts of which the person made a token lately and may now do less than these; they work on.',
    ({ actor, nowMs }, userId) => sql`
      select told.id, 'known:' || a.id, a.id, null::date
        from service_accounts a
        join users told on told.organization_id = a.organization_id and told.role = 'EXECUTIVE' and told.is_active
       where a.organization_id = ${actor.organizationId} and a.deleted_at is null
         and ${isKnownBelow({ userId, nowMs })}`,
  ),
);

const suspensions = telling(
  accessSuspended,
  'access_suspended',
  'Every Executive is told of an Administrator or Executive whose access was suspended, and of whoever answers for service accounts.',
  ({ actor }, userId) => sql`
    select told.id, 'access:' || person.id, person.id, null::date
      from users person
      join users told on told.organization_id = person.organization_id and told.role = 'EXECUTIVE' and told.is_active
       and told.id <> person.id
     where person.organization_id = ${actor.organizationId} and person.id = ${userId}
       and (person.role in ('ADMINISTRATOR', 'EXECUTIVE') or exists (
         select from service_accounts a where a.organization_id = person.organization_id and a.responsible_id = person.id
            and a.deleted_at is null))`,
);

const brakes = telling(
  scimBraked,
  'scim_braked',
  'Every Executive is told that suspensions wait for one of them.',
  ({ actor }, accountId) => sql`
    select told.id, 'scim:' || ${accountId}::text, ${accountId}::text, null::date
      from users told
     where told.organization_id = ${actor.organizationId} and told.role = 'EXECUTIVE' and told.is_active`,
);

const ofGrant = (to: string, kind: NotificationKind, summary: string): Reaction =>
  telling(
    to,
    kind,
    summary,
    ({ actor }, id) => sql`
      select user_id, 'access:' || id, id, null::date from access_grants
       where organization_id = ${actor.organizationId} and id = ${id}`,
  );

const grants = [
  ofGrant(grantCreated.type, 'access_given', 'The person is told what they were given, and when it holds.'),
  ofGrant(grantEnded.type, 'access_ended', 'The person is told that it has ended.'),
];

export const notificationReactions: readonly Reaction[] = [
  ...decisions,
  ...illness,
  leaveRecorded,
  archiveStarted,
  ...archiveReleased,
  unused,
  timeRejected,
  timeCorrected,
  ...breaksDeducted,
  ...atKiosks,
  ...tasks,
  ...certificates,
  signatures,
  ...announcements,
  ...shifts,
  claims,
  offers,
  ...shiftOffers,
  ...applications,
  unavailable,
  ...deputies,
  plans,
  accounts,
  ...knownTokens,
  suspensions,
  ...grants,
  brakes,
];
