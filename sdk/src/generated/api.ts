// Generated from the OpenAPI description: run `npm run generate`, never edit.

import { Area, path } from '../area.ts';
import type { Caller, Download, Paged, Answer, ReadOptions, UploadOf, WriteOptions } from '../caller.ts';
import type { operations } from './schema.ts';
import type {
  AccessGrant,
  AccessGrantsCreateBody,
  AccessGrantsUpdateBody,
  Asset,
  AssetsCreateBody,
  AssetsUpdateBody,
  Availability,
  AvailabilityException,
  AvailabilityExceptionsCreateBody,
  AvailabilitySetBody,
  BenefitEnrollment,
  CertificateRequirement,
  CertificateRequirementsCreateBody,
  CertificateRequirementsUpdateBody,
  Certification,
  Checklist,
  Client,
  Compensation,
  CustomFieldValue,
  Delivery,
  DeliveryInFull,
  Department,
  DepartmentsCreateBody,
  DepartmentsUpdateBody,
  Document,
  DocumentsCreateBody,
  DocumentsSetSignersBody,
  DocumentsUpdateBody,
  Employment,
  EmploymentPeriodsResponseData,
  ExpenseReceipt,
  ExpenseReport,
  ExpenseReportsAddReceiptBody,
  ExpenseReportsApproveBody,
  ExpenseReportsCreateBody,
  ExpenseReportsPayBody,
  ExpenseReportsRejectBody,
  ExpenseReportsUpdateBody,
  FeedEvent,
  Goal,
  HiredAgain,
  HolidayYear,
  HoursAccount,
  LaborBudget,
  LaborBudgetsCreateBody,
  LaborBudgetsUpdateBody,
  Leave,
  LeaveBalances,
  LeavePreview,
  LeaveType,
  LeavesApproveBody,
  LeavesCancelBody,
  LeavesChangeBody,
  LeavesCreateBody,
  LeavesPreviewBody,
  LeavesRejectBody,
  LeavesUpdateBody,
  LockedDates,
  MissingCertificate,
  NewWebhookEndpoint,
  Organization,
  PayPeriod,
  PayRun,
  PayRunLine,
  PayRunsCreateBody,
  Person,
  Project,
  Proposal,
  ProposalsDeclineBody,
  SandboxClock,
  SandboxClockMoveBody,
  SandboxClockMoveResponseData,
  SandboxEvents,
  SandboxEventsCreateBody,
  SandboxFaults,
  SandboxFaultsBeginBody,
  Shift,
  ShiftApplication,
  ShiftApplicationsDeclineBody,
  ShiftOffer,
  ShiftOffersCreateBody,
  ShiftOffersRejectBody,
  ShiftOffersTakeBody,
  StaffingRequirement,
  StaffingRequirementsCreateBody,
  StaffingRequirementsUpdateBody,
  SwapOptions,
  Task,
  Team,
  TeamWithMembers,
  TeamsCreateBody,
  TeamsUpdateBody,
  TimeEntriesCreateBatchBody,
  TimeEntriesCreateBody,
  TimeEntriesRejectBody,
  TimeEntriesUpdateBody,
  TimeEntry,
  Timesheet,
  TimesheetExplanation,
  Token,
  TrainingAssignment,
  TrainingCreateBody,
  UsersCreateBody,
  UsersHireBody,
  UsersRehireBody,
  UsersUpdateBody,
  VisibleTo,
  WebhookEndpoint,
  WebhooksCreateBody,
  WebhooksUpdateBody,
  WorkingRuleBreaches,
  WorkingRules,
  WorkingRulesUpdateBody,
} from './records.ts';

type Parameters<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>;
/** If several values can be asked for, one can. */
type OneOrSeveral<T> = T extends readonly (infer One)[] ? One | T : T;
type Query<Id extends keyof operations> = { [Name in keyof Parameters<Id>]: OneOrSeveral<Parameters<Id>[Name]> };

export class OrganizationArea extends Area {
  /**
   * Get the organization.
   *
   * The organization the token belongs to, with the address of its API and its timezone.
   *
   * Any valid token may call it.
   */
  get(query?: Query<'organization.get'>, options?: ReadOptions): Promise<Answer<Organization>> {
    return this.caller.read<Organization>(path`/organization`, query, options);
  }
}

export class UsersArea extends Area {
  /**
   * List people.
   *
   * The people the owner of the token can see in the directory. Every page that a token asks for is recorded as an export in the audit log.
   *
   * Order: oldest first; with updated_since by (updated_at, id).
   *
   * Needs the scope `users:read`.
   */
  list(query?: Query<'users.list'>, options?: ReadOptions): Paged<Person> {
    return this.caller.list<Person>(path`/users`, query, options);
  }

  /**
   * Add a person.
   *
   * The new person is e-mailed a link to set a password. The link is never part of an answer. Who was given to hire adds Employees to the departments it was given for. With `is_guest` someone who does not work here: they sign in as everyone does, and see and do what `grants` give them and nothing else.
   *
   * Needs the scope `users:write` and an owner with the role Administrator or above.
   */
  create(body: UsersCreateBody, options?: WriteOptions & { query?: Query<'users.create'> }): Promise<Answer<Person>> {
    return this.caller.write<Person>('POST', path`/users`, body, options);
  }

  /**
   * Get a person.
   *
   * Needs the scope `users:read`.
   */
  get(userId: string, query?: Query<'users.get'>, options?: ReadOptions): Promise<Answer<Person>> {
    return this.caller.read<Person>(path`/users/${userId}`, query, options);
  }

  /**
   * Change a person.
   *
   * Only the fields sent change. The e-mail address and is_active cannot be changed here.
   *
   * Needs the scope `users:write` and an owner with the role Administrator or above.
   */
  update(
    userId: string,
    body: UsersUpdateBody,
    options?: WriteOptions & { query?: Query<'users.update'> },
  ): Promise<Answer<Person>> {
    return this.caller.write<Person>('PATCH', path`/users/${userId}`, body, options);
  }

  /**
   * Hire someone again who left.
   *
   * Begins a second employment with its own first day, leave and probation; the first stays as it was, and address, employee_id and everything on file stay. What is not sent of the job is as it was. Takes a seat. A later start_date is planned: all is checked now, and again when that day begins; delete the planned change to take it back. For a mistake within one employment there is `reactivate`.
   *
   * Needs the scope `users:write` and an owner with the role Administrator or above.
   */
  rehire(
    userId: string,
    body: UsersRehireBody,
    options?: WriteOptions & { query?: Query<'users.rehire'> },
  ): Promise<Answer<HiredAgain>> {
    return this.caller.write<HiredAgain>('POST', path`/users/${userId}/rehire`, body, options);
  }

  /**
   * Hire a guest.
   *
   * Someone who came in to do what they were given works here from now on: their employment begins with its first day, leave and onboarding. They sign in as before, and what they were given stays until it ends. Takes a seat. Who left is hired again by `POST /users/{id}/rehire`.
   *
   * Needs the scope `users:write` and an owner with the role Administrator or above.
   */
  hire(
    userId: string,
    body: UsersHireBody,
    options?: WriteOptions & { query?: Query<'users.hire'> },
  ): Promise<Answer<Person>> {
    return this.caller.write<Person>('POST', path`/users/${userId}/hire`, body, options);
  }

  /**
   * Tell who can see something of a person.
   *
   * Today, and why: by role, as head or manager, by access beyond a role, as one of those named on a record, as a deputy, or by a program that acts for one of these. Of anyone for Administrators and Executives, of oneself for everyone. `pay` is the record of pay; `leave` the request itself, of which others may see that someone is away; `private` personal details; `documents` those that are the person’s, the company library aside; `time` entries and timesheets. People are named as far as the reader may see them, others are counted.
   *
   * Needs the scope `users:read`.
   */
  getVisibleTo(userId: string, query: Query<'users.getVisibleTo'>, options?: ReadOptions): Promise<Answer<VisibleTo>> {
    return this.caller.read<VisibleTo>(path`/users/${userId}/visible-to`, query, options);
  }
}

export class EmploymentArea extends Area {
  /**
   * List a person's employment over time.
   *
   * What the job was, is and is planned to be, a row from each day on which it changed. For Department Heads of people in their department scope; Administrators and Executives of anyone; in the app also of oneself.
   *
   * Order: newest first.
   *
   * Needs the scope `users.employment:read` and an owner with the role Department Head or above.
   */
  list(userId: string, query?: Query<'employment.list'>, options?: ReadOptions): Paged<Employment> {
    return this.caller.list<Employment>(path`/users/${userId}/employment-history`, query, options);
  }

  /**
   * Read the employments of a person.
   *
   * Who left and was hired again has more than one; the oldest first. For those who may read the employment history. Probation as on the person.
   *
   * Needs the scope `users.employment:read` and an owner with the role Department Head or above.
   */
  periods(
    userId: string,
    query?: Query<'employment.periods'>,
    options?: ReadOptions,
  ): Promise<Answer<EmploymentPeriodsResponseData>> {
    return this.caller.read<EmploymentPeriodsResponseData>(path`/users/${userId}/employment-periods`, query, options);
  }
}

export class DepartmentsArea extends Area {
  /**
   * List departments.
   *
   * Every department of the organization, for every caller.
   *
   * Order: oldest first; with updated_since by (updated_at, id).
   *
   * Needs the scope `departments:read`.
   */
  list(query?: Query<'departments.list'>, options?: ReadOptions): Paged<Department> {
    return this.caller.list<Department>(path`/departments`, query, options);
  }

  /**
   * Create a department.
   *
   * Needs the scope `departments:write` and an owner with the role Administrator or above.
   */
  create(
    body: DepartmentsCreateBody,
    options?: WriteOptions & { query?: Query<'departments.create'> },
  ): Promise<Answer<Department>> {
    return this.caller.write<Department>('POST', path`/departments`, body, options);
  }

  /**
   * Get a department.
   *
   * Needs the scope `departments:read`.
   */
  get(departmentId: string, query?: Query<'departments.get'>, options?: ReadOptions): Promise<Answer<Department>> {
    return this.caller.read<Department>(path`/departments/${departmentId}`, query, options);
  }

  /**
   * Change a department.
   *
   * Only the fields sent change.
   *
   * Needs the scope `departments:write` and an owner with the role Administrator or above.
   */
  update(
    departmentId: string,
    body: DepartmentsUpdateBody,
    options?: WriteOptions & { query?: Query<'departments.update'> },
  ): Promise<Answer<Department>> {
    return this.caller.write<Department>('PATCH', path`/departments/${departmentId}`, body, options);
  }

  /**
   * Delete a department.
   *
   * Refused while people belong to it, deactivated ones included. Its teams stay, without a department. Answers the department as it was.
   *
   * Needs the scope `departments:write` and an owner with the role Administrator or above.
   */
  delete(
    departmentId: string,
    options?: WriteOptions & { query?: Query<'departments.delete'> },
  ): Promise<Answer<Department>> {
    return this.caller.write<Department>('DELETE', path`/departments/${departmentId}`, undefined, options);
  }
}

export class TeamsArea extends Area {
  /**
   * List teams.
   *
   * Every team of the organization, regardless of who asks.
   *
   * Order: oldest first; with updated_since by (updated_at, id).
   *
   * Needs the scope `teams:read`.
   */
  list(query?: Query<'teams.list'>, options?: ReadOptions): Paged<Team> {
    return this.caller.list<Team>(path`/teams`, query, options);
  }

  /**
   * Create a team.
   *
   * It starts without members: they are added in the app.
   *
   * Needs the scope `teams:write` and an owner with the role Administrator or above.
   */
  create(body: TeamsCreateBody, options?: WriteOptions & { query?: Query<'teams.create'> }): Promise<Answer<Team>> {
    return this.caller.write<Team>('POST', path`/teams`, body, options);
  }

  /**
   * Get a team with its members.
   *
   * Needs the scope `teams:read`.
   */
  get(teamId: string, query?: Query<'teams.get'>, options?: ReadOptions): Promise<Answer<TeamWithMembers>> {
    return this.caller.read<TeamWithMembers>(path`/teams/${teamId}`, query, options);
  }

  /**
   * Change a team.
   *
   * Only the fields sent change. Members and the lead are not changed here.
   *
   * Needs the scope `teams:write` and an owner with the role Administrator or above.
   */
  update(
    teamId: string,
    body: TeamsUpdateBody,
    options?: WriteOptions & { query?: Query<'teams.update'> },
  ): Promise<Answer<Team>> {
    return this.caller.write<Team>('PATCH', path`/teams/${teamId}`, body, options);
  }
}

export class AccessGrantsArea extends Area {
  /**
   * List access grants.
   *
   * What people may do beyond their role: one’s own, and everyone’s for Administrators and Executives. Those that have ended are left out unless they are asked for.
   *
   * Order: newest first.
   *
   * Needs the scope `access_grants:read`.
   */
  list(query?: Query<'accessGrants.list'>, options?: ReadOptions): Paged<AccessGrant> {
    return this.caller.list<AccessGrant>(path`/access-grants`, query, options);
  }

  /**
   * Give access beyond a role.
   *
   * To another active person who is not above the caller, for some departments or all, from a first to a last day on the organization’s calendar. The role stays as it is; what the package opens holds for records of others. The same package twice for a day and a department is refused with the grant that is there.
   *
   * Needs the scope `access_grants:write` and an owner with the role Administrator or above.
   */
  create(
    body: AccessGrantsCreateBody,
    options?: WriteOptions & { query?: Query<'accessGrants.create'> },
  ): Promise<Answer<AccessGrant>> {
    return this.caller.write<AccessGrant>('POST', path`/access-grants`, body, options);
  }

  /**
   * Get an access grant.
   *
   * Needs the scope `access_grants:read`.
   */
  get(accessGrantId: string, query?: Query<'accessGrants.get'>, options?: ReadOptions): Promise<Answer<AccessGrant>> {
    return this.caller.read<AccessGrant>(path`/access-grants/${accessGrantId}`, query, options);
  }

  /**
   * Change the last day of an access grant.
   *
   * Of one that has not ended, by whoever could give it. Anything else of it is another grant.
   *
   * Needs the scope `access_grants:write` and an owner with the role Administrator or above.
   */
  update(
    accessGrantId: string,
    body: AccessGrantsUpdateBody,
    options?: WriteOptions & { query?: Query<'accessGrants.update'> },
  ): Promise<Answer<AccessGrant>> {
    return this.caller.write<AccessGrant>('PATCH', path`/access-grants/${accessGrantId}`, body, options);
  }

  /**
   * Take access back.
   *
   * At once: within a second it opens nothing more to sessions, tokens, streams and work that is under way. The grant stays on record.
   *
   * Needs the scope `access_grants:write` and an owner with the role Administrator or above.
   */
  delete(
    accessGrantId: string,
    options?: WriteOptions & { query?: Query<'accessGrants.delete'> },
  ): Promise<Answer<AccessGrant>> {
    return this.caller.write<AccessGrant>('DELETE', path`/access-grants/${accessGrantId}`, undefined, options);
  }
}

export class ProjectsArea extends Area {
  /**
   * List projects.
   *
   * Administrators and Executives see every project; others those of their own department and organization-wide ones, a Department Head also those of the departments they head or manage.
   *
   * Order: oldest first; with updated_since by (updated_at, id).
   *
   * Needs the scope `projects:read`.
   */
  list(query?: Query<'projects.list'>, options?: ReadOptions): Paged<Project> {
    return this.caller.list<Project>(path`/projects`, query, options);
  }

  /**
   * Get a project.
   *
   * Needs the scope `projects:read`.
   */
  get(projectId: string, query?: Query<'projects.get'>, options?: ReadOptions): Promise<Answer<Project>> {
    return this.caller.read<Project>(path`/projects/${projectId}`, query, options);
  }
}

export class TasksArea extends Area {
  /**
   * List the tasks of a project.
   *
   * All of them as a flat list: subtasks carry parent_task_id.
   *
   * Order: by position.
   *
   * Needs the scope `projects:read`.
   */
  list(projectId: string, query?: Query<'tasks.list'>, options?: ReadOptions): Paged<Task> {
    return this.caller.list<Task>(path`/projects/${projectId}/tasks`, query, options);
  }
}

export class ClientsArea extends Area {
  /**
   * List clients.
   *
   * For Department Heads and above, who see every client of the organization.
   *
   * Order: oldest first; with updated_since by (updated_at, id).
   *
   * Needs the scope `projects:read` and an owner with the role Department Head or above.
   */
  list(query?: Query<'clients.list'>, options?: ReadOptions): Paged<Client> {
    return this.caller.list<Client>(path`/clients`, query, options);
  }

  /**
   * Get a client.
   *
   * For Department Heads and above.
   *
   * Needs the scope `projects:read` and an owner with the role Department Head or above.
   */
  get(clientId: string, query?: Query<'clients.get'>, options?: ReadOptions): Promise<Answer<Client>> {
    return this.caller.read<Client>(path`/clients/${clientId}`, query, options);
  }
}

export class WorkingRulesArea extends Area {
  /**
   * Get the working rules.
   *
   * Which rules on rest, breaks and hours apply: each with its figures, the law it is from, the day that was read, and whether it was changed here. They warn, and are no legal advice.
   *
   * Needs the scope `working_rules:read`.
   */
  get(query?: Query<'workingRules.get'>, options?: ReadOptions): Promise<Answer<WorkingRules>> {
    return this.caller.read<WorkingRules>(path`/working-rules`, query, options);
  }

  /**
   * Take a pack of working rules, and change rules of it.
   *
   * All that differs from the pack: a rule of it that is not sent is as the pack has it, and a rule of one’s own that is not sent is gone. Overtime settings stay as they are.
   *
   * Needs the scope `working_rules:write` and an owner with the role Administrator or above.
   */
  update(
    body: WorkingRulesUpdateBody,
    options?: WriteOptions & { query?: Query<'workingRules.update'> },
  ): Promise<Answer<WorkingRules>> {
    return this.caller.write<WorkingRules>('PUT', path`/working-rules`, body, options);
  }

  /**
   * Report breaches of the working rules.
   *
   * Where completed work broke the rules of today: one’s own; Department Heads see the people of their departments, Administrators and Executives everyone. At most 366 days. A day, a week or a rest is told once, at the entry that completes it.
   *
   * Needs the scope `timesheets:read`.
   *
   * Part of the module time tracking: refused while that is switched off.
   */
  breaches(query: Query<'workingRules.breaches'>, options?: ReadOptions): Promise<Answer<WorkingRuleBreaches>> {
    return this.caller.read<WorkingRuleBreaches>(path`/working-rule-breaches`, query, options);
  }
}

export class LeavesArea extends Area {
  /**
   * List leave.
   *
   * One’s own leave, that of the people one manages, of the departments one heads or manages, or of everyone for Administrators and Executives. start_date and end_date keep leave that touches these days; either may be left out. Private leave is redacted for those who may not know its type, and no filter by type finds it for them.
   *
   * Order: latest start first; with updated_since by (updated_at, id).
   *
   * Needs the scope `leaves:read`.
   */
  list(query?: Query<'leaves.list'>, options?: ReadOptions): Paged<Leave> {
    return this.caller.list<Leave>(path`/leaves`, query, options);
  }

  /**
   * Book leave.
   *
   * For oneself, or for someone whose manager or Department Head one is; Administrators and Executives for anyone. PENDING, and its days reserved, unless the type needs no approval or the person’s manager books it: then APPROVED at once. Who may not know the balance of a private type is not told whether it suffices: what they book is PENDING, and waits for who may. Where a policy of the organization asks several people, `approvals` says who decides one after the other; a manager who books takes the step that is theirs. Refused over leave that is there, over locked dates and beyond the balance: `details.reason` is `overlap`, `locked_dates` or `balance`.
   *
   * Needs the scope `leaves:write`.
   */
  create(body: LeavesCreateBody, options?: WriteOptions & { query?: Query<'leaves.create'> }): Promise<Answer<Leave>> {
    return this.caller.write<Leave>('POST', path`/leaves`, body, options);
  }

  /**
   * Get a leave.
   *
   * Private leave is redacted for those who may not know its type.
   *
   * Needs the scope `leaves:read`.
   */
  get(leaveId: string, query?: Query<'leaves.get'>, options?: ReadOptions): Promise<Answer<Leave>> {
    return this.caller.read<Leave>(path`/leaves/${leaveId}`, query, options);
  }

  /**
   * Change a pending leave.
   *
   * Only the fields sent change, and only while it is PENDING. By the person, or anyone who may book for them and sees it whole. Checked as a new one is; other days or another type begin its `approvals` anew. A change of the reason alone raises no event.
   *
   * Needs the scope `leaves:write`.
   */
  update(
    leaveId: string,
    body: LeavesUpdateBody,
    options?: WriteOptions & { query?: Query<'leaves.update'> },
  ): Promise<Answer<Leave>> {
    return this.caller.write<Leave>('PATCH', path`/leaves/${leaveId}`, body, options);
  }

  /**
   * Preview a leave.
   *
   * Takes the body of a booking and books nothing; with `replaces_id`, that of a change of an approved leave: which days count and why, what is left afterwards, everything it would be refused for, who decides, and how many colleagues are away. A person, type or range that cannot be booked at all is a problem among the others, not a refusal; of someone for whom the caller may not book, nothing is told.
   *
   * Needs the scope `leaves:write`.
   */
  preview(body: LeavesPreviewBody, options?: WriteOptions): Promise<Answer<LeavePreview>> {
    return this.caller.write<LeavePreview>('POST', path`/leaves/preview`, body, options);
  }

  /**
   * Change an approved leave.
   *
   * Asks for other days, or for another type, in place of an approved leave. The answer is the leave that is asked for, with `replaces_id`; the approved one stands, with `change_id`, until that is decided, and is CANCELLED in the same step as the other is approved. Rejected or withdrawn, the approved one stays as it was. Until then both count as one: the balance is asked for what the new days take beyond the old, and they may lie over each other. By the person, or anyone who may book for them and sees it whole; decided, and approved at once, as a new booking would be. Of a leave that has begun the days gone by stay: 409 with `details.reason` `begun`; `over` after its last day, `change_requested` while another change waits, `cancellation_requested` while its cancellation was asked for. A cancellation of the approved leave, or the wish for one, withdraws the change.
   *
   * Needs the scope `leaves:write`.
   */
  change(
    leaveId: string,
    body: LeavesChangeBody,
    options?: WriteOptions & { query?: Query<'leaves.change'> },
  ): Promise<Answer<Leave>> {
    return this.caller.write<Leave>('POST', path`/leaves/${leaveId}/change`, body, options);
  }

  /**
   * Approve a leave.
   *
   * By the person’s manager, the Department Head of their department, an Administrator or an Executive; never one’s own. The scope is for Department Heads and above: a manager whose role is Employee decides in the app. With `approvals` it decides the step that waits, by who takes that step: the leave stays PENDING until the last; 403 with `details.reason` `step` for anyone else. Locked dates and the balance are looked at once more: `details.reason` is `locked_dates` or `balance`; `balance_hidden` if neither who booked a private leave nor the caller may know the balance, so that someone who may has to decide.
   *
   * Needs the scope `leaves:approve` and an owner with the role Department Head or above.
   */
  approve(
    leaveId: string,
    body?: LeavesApproveBody,
    options?: WriteOptions & { query?: Query<'leaves.approve'> },
  ): Promise<Answer<Leave>> {
    return this.caller.write<Leave>('POST', path`/leaves/${leaveId}/approve`, body, options);
  }

  /**
   * Reject a leave.
   *
   * By anyone who may approve it. With `approvals` it rejects the step that waits, and that ends the request. The days it reserved are free again.
   *
   * Needs the scope `leaves:approve` and an owner with the role Department Head or above.
   */
  reject(
    leaveId: string,
    body: LeavesRejectBody,
    options?: WriteOptions & { query?: Query<'leaves.reject'> },
  ): Promise<Answer<Leave>> {
    return this.caller.write<Leave>('POST', path`/leaves/${leaveId}/reject`, body, options);
  }

  /**
   * Cancel a leave, or ask for it.
   *
   * The person withdraws a PENDING leave at once and asks for the cancellation of an APPROVED one, which stays APPROVED until that is granted. Their manager, their Department Head, an Administrator or an Executive cancels at once; that also grants a cancellation the person has asked for. What was taken from the balance comes back.
   *
   * Needs the scope `leaves:write`.
   */
  cancel(
    leaveId: string,
    body?: LeavesCancelBody,
    options?: WriteOptions & { query?: Query<'leaves.cancel'> },
  ): Promise<Answer<Leave>> {
    return this.caller.write<Leave>('POST', path`/leaves/${leaveId}/cancel`, body, options);
  }
}

export class LeaveTypesArea extends Area {
  /**
   * List leave types.
   *
   * Every kind of leave that the organization keeps, those that can no longer be booked among them.
   *
   * Order: oldest first.
   *
   * Needs the scope `leaves:read`.
   */
  list(query?: Query<'leaveTypes.list'>, options?: ReadOptions): Paged<LeaveType> {
    return this.caller.list<LeaveType>(path`/leave-types`, query, options);
  }
}

export class LeaveBalancesArea extends Area {
  /**
   * Read the leave balances of a person.
   *
   * One’s own unless a person is named; managers see those of their reports, Department Heads those of their department scope, Administrators and Executives those of anyone. Balances of private types are left out for readers who may not see private leave.
   *
   * Needs the scope `leaves:read`.
   */
  get(query?: Query<'leaveBalances.get'>, options?: ReadOptions): Promise<Answer<LeaveBalances>> {
    return this.caller.read<LeaveBalances>(path`/leave-balances`, query, options);
  }
}

export class PublicHolidaysArea extends Area {
  /**
   * Read the public holidays of a year.
   *
   * Those of the organization’s country and region, without the ones it does not keep and with the ones it has added. No one’s leave is counted on them. Names are in the language that Accept-Language asks for.
   *
   * Needs the scope `leaves:read`.
   */
  get(query?: Query<'publicHolidays.get'>, options?: ReadOptions): Promise<Answer<HolidayYear>> {
    return this.caller.read<HolidayYear>(path`/public-holidays`, query, options);
  }
}

export class LockedDatesArea extends Area {
  /**
   * List locked dates.
   *
   * Stretches of days on which leave may not be booked, for everyone or for one department.
   *
   * Order: by start_date, the earliest first.
   *
   * Needs the scope `leaves:read`.
   */
  list(query?: Query<'lockedDates.list'>, options?: ReadOptions): Paged<LockedDates> {
    return this.caller.list<LockedDates>(path`/locked-dates`, query, options);
  }
}

export class TimeEntriesArea extends Area {
  /**
   * List time entries.
   *
   * Entries that start on the days of the window, on the organization’s calendar: the last 30 days unless told otherwise, at most 120. With updated_since only the days that are given count. Deleted ones are left out. Filters narrow and never widen what the owner of the token sees. Every page is recorded as an export in the audit log.
   *
   * Order: newest first, by clock_in; with updated_since by (updated_at, id).
   *
   * Needs the scope `time_entries:read`.
   *
   * Part of the module time tracking: refused while that is switched off.
   */
  list(query?: Query<'timeEntries.list'>, options?: ReadOptions): Paged<TimeEntry> {
    return this.caller.list<TimeEntry>(path`/time-entries`, query, options);
  }

  /**
   * Record time after the fact.
   *
   * For oneself if the organization takes entries by hand; Administrators and Executives also for others. Times are rounded by the organization’s rules. Refused in a locked pay period. An entry of an Administrator or Executive is APPROVED, any other PENDING if approval is required.
   *
   * Needs the scope `time_entries:write`.
   *
   * Part of the module time tracking: refused while that is switched off.
   */
  create(
    body: TimeEntriesCreateBody,
    options?: WriteOptions & { query?: Query<'timeEntries.create'> },
  ): Promise<Answer<TimeEntry>> {
    return this.caller.write<TimeEntry>('POST', path`/time-entries`, body, options);
  }

  /**
   * Get a time entry.
   *
   * Also one that was deleted, with status DELETED.
   *
   * Needs the scope `time_entries:read`.
   *
   * Part of the module time tracking: refused while that is switched off.
   */
  get(timeEntryId: string, query?: Query<'timeEntries.get'>, options?: ReadOptions): Promise<Answer<TimeEntry>> {
    return this.caller.read<TimeEntry>(path`/time-entries/${timeEntryId}`, query, options);
  }

  /**
   * Change a time entry.
   *
   * Only the fields sent change. By the person whose entry it is, an Administrator or an Executive. hourly_rate is set by Administrators and Executives, on entries of others alone. Hours, project, task, billing and rate stay as they are in a locked pay period; changed by someone below Administrator they send a decided entry back to PENDING.
   *
   * Needs the scope `time_entries:write`.
   *
   * Part of the module time tracking: refused while that is switched off.
   */
  update(
    timeEntryId: string,
    body: TimeEntriesUpdateBody,
    options?: WriteOptions & { query?: Query<'timeEntries.update'> },
  ): Promise<Answer<TimeEntry>> {
    return this.caller.write<TimeEntry>('PATCH', path`/time-entries/${timeEntryId}`, body, options);
  }

  /**
   * Delete a time entry.
   *
   * Marks it deleted; it leaves every list and total. By the person whose entry it is, an Administrator or an Executive. Refused in a locked pay period. Deleting it again changes nothing.
   *
   * Needs the scope `time_entries:write`.
   *
   * Part of the module time tracking: refused while that is switched off.
   */
  delete(
    timeEntryId: string,
    options?: WriteOptions & { query?: Query<'timeEntries.delete'> },
  ): Promise<Answer<TimeEntry>> {
    return this.caller.write<TimeEntry>('DELETE', path`/time-entries/${timeEntryId}`, undefined, options);
  }

  /**
   * Record many entries at once.
   *
   * One to 100 entries, each by the rules of a single one and worked through in order. Mode `each`: an entry that is refused leaves the others as they are, and the answer is 200 whatever came of them. Mode `all`: all are recorded or none; with any refusal the answer is 422 and `details.entries` names each, as `index` and `error`. Counts as one request for each ten entries, begun ones included. An `Idempotency-Key` covers the whole batch: one that was broken off goes on where it ended.
   *
   * Needs the scope `time_entries:write`.
   *
   * Part of the module time tracking: refused while that is switched off.
   */
  createBatch(
    body: TimeEntriesCreateBatchBody,
    options?: WriteOptions & { query?: Query<'timeEntries.createBatch'> },
  ): Promise<Answer<operations['timeEntries.createBatch']['responses'][200]['content']['application/json']['data']>> {
    return this.caller.write<
      operations['timeEntries.createBatch']['responses'][200]['content']['application/json']['data']
    >('POST', path`/time-entries/batch`, body, options);
  }

  /**
   * Approve a time entry.
   *
   * By a Department Head within their departments, an Administrator or an Executive; never one’s own.
   *
   * Needs the scope `time_entries:approve` and an owner with the role Department Head or above.
   *
   * Part of the module time tracking: refused while that is switched off.
   */
  approve(
    timeEntryId: string,
    body?: undefined,
    options?: WriteOptions & { query?: Query<'timeEntries.approve'> },
  ): Promise<Answer<TimeEntry>> {
    return this.caller.write<TimeEntry>('POST', path`/time-entries/${timeEntryId}/approve`, body, options);
  }

  /**
   * Reject a time entry.
   *
   * By anyone who may approve it. The reason is added to its notes, in the language of the organization, and its hours no longer count in the timesheet: refused in a locked pay period.
   *
   * Needs the scope `time_entries:approve` and an owner with the role Department Head or above.
   *
   * Part of the module time tracking: refused while that is switched off.
   */
  reject(
    timeEntryId: string,
    body: TimeEntriesRejectBody,
    options?: WriteOptions & { query?: Query<'timeEntries.reject'> },
  ): Promise<Answer<TimeEntry>> {
    return this.caller.write<TimeEntry>('POST', path`/time-entries/${timeEntryId}/reject`, body, options);
  }
}

export class TimesheetsArea extends Area {
  /**
   * List timesheets.
   *
   * One’s own; Department Heads see those of their departments, who prepares payroll those of whom they were given, Administrators and Executives all. period_start and period_end keep the timesheets that lie within.
   *
   * Order: newest period first; with updated_since by (updated_at, id).
   *
   * Needs the scope `timesheets:read`.
   *
   * Part of the module time tracking: refused while that is switched off.
   */
  list(query?: Query<'timesheets.list'>, options?: ReadOptions): Paged<Timesheet> {
    return this.caller.list<Timesheet>(path`/timesheets`, query, options);
  }

  /**
   * Get a timesheet.
   *
   * Needs the scope `timesheets:read`.
   *
   * Part of the module time tracking: refused while that is switched off.
   */
  get(timesheetId: string, query?: Query<'timesheets.get'>, options?: ReadOptions): Promise<Answer<Timesheet>> {
    return this.caller.read<Timesheet>(path`/timesheets/${timesheetId}`, query, options);
  }

  /**
   * Explain the totals of a timesheet.
   *
   * How its totals came about: week by week and day by day, and the pay by rate. The days that are not outside the period add up to the minutes of the timesheet, and the lines of pay to its pay. For a locked timesheet it is what held when it was locked. Pay needs users.employment:read and an Administrator or Executive; in the app also who prepares their payroll sees it.
   *
   * Needs the scope `timesheets:read`.
   *
   * Part of the module time tracking: refused while that is switched off.
   */
  explain(
    timesheetId: string,
    query?: Query<'timesheets.explain'>,
    options?: ReadOptions,
  ): Promise<Answer<TimesheetExplanation>> {
    return this.caller.read<TimesheetExplanation>(path`/timesheets/${timesheetId}/explanation`, query, options);
  }
}

export class PayPeriodsArea extends Area {
  /**
   * List pay periods.
   *
   * From the period after this one back to the one of the oldest timesheet, with the number of timesheets of each status that the owner of the token sees. A timesheet that was opened under another pay period of the organization keeps its own days.
   *
   * Order: latest first.
   *
   * Needs the scope `timesheets:read`.
   *
   * Part of the module time tracking: refused while that is switched off.
   */
  list(query?: Query<'payPeriods.list'>, options?: ReadOptions): Paged<PayPeriod> {
    return this.caller.list<PayPeriod>(path`/pay-periods`, query, options);
  }
}

export class PayRunsArea extends Area {
  /**
   * List pay runs.
   *
   * What was handed to payroll, sealed. For Administrators and Executives, and who prepares payroll for everyone.
   *
   * Order: newest first.
   *
   * Needs the scope `pay_runs:read` and an owner with the role Administrator or above.
   *
   * Part of the module time tracking: refused while that is switched off.
   */
  list(query?: Query<'payRuns.list'>, options?: ReadOptions): Paged<PayRun> {
    return this.caller.list<PayRun>(path`/pay-runs`, query, options);
  }

  /**
   * Seal a pay run.
   *
   * Takes every FINALIZED or SIGNED timesheet that begins on that day and is in no run yet, and every open correction, and seals them. Refused while a timesheet of the period is not locked: `details.blocking` names every one. `left_out` goes without some, each with a reason: the next run of any period takes them once they are locked, and is blocked by them until then, unless it goes without them too. What is sealed never changes; what comes later is in a later run.
   *
   * Needs the scope `pay_runs:write` and an owner with the role Administrator or above.
   *
   * Part of the module time tracking: refused while that is switched off.
   */
  create(
    body: PayRunsCreateBody,
    options?: WriteOptions & { query?: Query<'payRuns.create'> },
  ): Promise<Answer<PayRun>> {
    return this.caller.write<PayRun>('POST', path`/pay-runs`, body, options);
  }

  /**
   * Get a pay run.
   *
   * Needs the scope `pay_runs:read` and an owner with the role Administrator or above.
   *
   * Part of the module time tracking: refused while that is switched off.
   */
  get(payRunId: string, query?: Query<'payRuns.get'>, options?: ReadOptions): Promise<Answer<PayRun>> {
    return this.caller.read<PayRun>(path`/pay-runs/${payRunId}`, query, options);
  }

  /**
   * List the lines of a pay run.
   *
   * What each person is paid, timesheets by name and then corrections. Who prepares payroll reads private types of leave as leave without a type. Every line shown is written to the sensitive-data access log.
   *
   * Order: as they were sealed.
   *
   * Needs the scope `pay_runs:read` and an owner with the role Administrator or above.
   *
   * Part of the module time tracking: refused while that is switched off.
   */
  lines(payRunId: string, query?: Query<'payRuns.lines'>, options?: ReadOptions): Paged<PayRunLine> {
    return this.caller.list<PayRunLine>(path`/pay-runs/${payRunId}/lines`, query, options);
  }

  /**
   * Export a pay run.
   *
   * `format=json`: the run as it was sealed, `{run, lines, previous_hash, hash}` in canonical JSON (RFC 8785); `muster pay-run verify` checks such a file without a server. `format=csv`: its lines for a spreadsheet, hours as decimals, with the names of today. The sealed form is refused to who prepares payroll where it holds private types of leave. Every line is written to the sensitive-data access log, and the export to the audit log.
   *
   * Needs the scope `pay_runs:read` and an owner with the role Administrator or above.
   *
   * Part of the module time tracking: refused while that is switched off.
   */
  content(payRunId: string, query?: Query<'payRuns.content'>, options?: ReadOptions): Promise<Download> {
    return this.caller.download(path`/pay-runs/${payRunId}/content`, query, options);
  }
}

export class HoursAccountsArea extends Area {
  /**
   * Read the hours account of a person.
   *
   * What the person worked against what their contract asks for: by day and week of one month, and by month since the account began. Expected is the working pattern, or the organization’s standard day, less public holidays and approved leave; a day counts once it is over. One’s own unless a person is named; Department Heads see those of their department scope, Administrators and Executives those of anyone.
   *
   * Needs the scope `timesheets:read`.
   *
   * Part of the module time tracking: refused while that is switched off.
   */
  get(query?: Query<'hoursAccounts.get'>, options?: ReadOptions): Promise<Answer<HoursAccount>> {
    return this.caller.read<HoursAccount>(path`/hours-accounts`, query, options);
  }
}

export class ExpenseReportsArea extends Area {
  /**
   * List expense reports.
   *
   * Reports with their lines and receipts. Deleted ones are left out. Filters narrow and never widen what the owner of the token sees.
   *
   * Order: newest first; with updated_since by (updated_at, id).
   *
   * Needs the scope `expenses:read`.
   *
   * Part of the module expenses: refused while that is switched off.
   */
  list(query?: Query<'expenseReports.list'>, options?: ReadOptions): Paged<ExpenseReport> {
    return this.caller.list<ExpenseReport>(path`/expense-reports`, query, options);
  }

  /**
   * Start an expense report.
   *
   * A DRAFT of the owner of the token, with its lines or without. Totals are worked out by the server from the amounts given. Receipts are added afterwards, and lines that refer to them then.
   *
   * Needs the scope `expenses:write`.
   *
   * Part of the module expenses: refused while that is switched off.
   */
  create(
    body: ExpenseReportsCreateBody,
    options?: WriteOptions & { query?: Query<'expenseReports.create'> },
  ): Promise<Answer<ExpenseReport>> {
    return this.caller.write<ExpenseReport>('POST', path`/expense-reports`, body, options);
  }

  /**
   * Get an expense report.
   *
   * Needs the scope `expenses:read`.
   *
   * Part of the module expenses: refused while that is switched off.
   */
  get(
    expenseReportId: string,
    query?: Query<'expenseReports.get'>,
    options?: ReadOptions,
  ): Promise<Answer<ExpenseReport>> {
    return this.caller.read<ExpenseReport>(path`/expense-reports/${expenseReportId}`, query, options);
  }

  /**
   * Change an expense report.
   *
   * Only the fields sent change; an array that is sent replaces the lines that are there, with new ids. While the report is DRAFT or REJECTED, by the person, an Administrator or an Executive.
   *
   * Needs the scope `expenses:write`.
   *
   * Part of the module expenses: refused while that is switched off.
   */
  update(
    expenseReportId: string,
    body: ExpenseReportsUpdateBody,
    options?: WriteOptions & { query?: Query<'expenseReports.update'> },
  ): Promise<Answer<ExpenseReport>> {
    return this.caller.write<ExpenseReport>('PATCH', path`/expense-reports/${expenseReportId}`, body, options);
  }

  /**
   * Delete an expense report.
   *
   * While it is DRAFT or REJECTED, by the person, an Administrator or an Executive. Answers with the report as it stood; its number is not given again.
   *
   * Needs the scope `expenses:write`.
   *
   * Part of the module expenses: refused while that is switched off.
   */
  delete(
    expenseReportId: string,
    options?: WriteOptions & { query?: Query<'expenseReports.delete'> },
  ): Promise<Answer<ExpenseReport>> {
    return this.caller.write<ExpenseReport>('DELETE', path`/expense-reports/${expenseReportId}`, undefined, options);
  }

  /**
   * Submit an expense report.
   *
   * Hands a DRAFT or REJECTED report with at least one line over for a decision, by the person, an Administrator or an Executive. The approver is named: the person’s manager if their role can approve, else the head of their department; where a policy of the organization asks several people, `approvals` says who decides one after the other. An earlier rejection is cleared. If the organization approves small reports by itself, the answer is APPROVED.
   *
   * Needs the scope `expenses:write`.
   *
   * Part of the module expenses: refused while that is switched off.
   */
  submit(
    expenseReportId: string,
    body?: undefined,
    options?: WriteOptions & { query?: Query<'expenseReports.submit'> },
  ): Promise<Answer<ExpenseReport>> {
    return this.caller.write<ExpenseReport>('POST', path`/expense-reports/${expenseReportId}/submit`, body, options);
  }

  /**
   * Approve an expense report.
   *
   * By its approver, a Department Head within their departments, an Administrator or an Executive, and in the app by the person’s manager whatever their role; never one’s own. With `approvals` it decides the step that waits, by who takes that step: the report is PENDING_APPROVAL until the last; 403 with `details.reason` `step` for anyone else.
   *
   * Needs the scope `expenses:approve` and an owner with the role Department Head or above.
   *
   * Part of the module expenses: refused while that is switched off.
   */
  approve(
    expenseReportId: string,
    body?: ExpenseReportsApproveBody,
    options?: WriteOptions & { query?: Query<'expenseReports.approve'> },
  ): Promise<Answer<ExpenseReport>> {
    return this.caller.write<ExpenseReport>('POST', path`/expense-reports/${expenseReportId}/approve`, body, options);
  }

  /**
   * Reject an expense report.
   *
   * By anyone who may approve it. With `approvals` it rejects the step that waits, and that ends the request. The person can change it and submit it again.
   *
   * Needs the scope `expenses:approve` and an owner with the role Department Head or above.
   *
   * Part of the module expenses: refused while that is switched off.
   */
  reject(
    expenseReportId: string,
    body: ExpenseReportsRejectBody,
    options?: WriteOptions & { query?: Query<'expenseReports.reject'> },
  ): Promise<Answer<ExpenseReport>> {
    return this.caller.write<ExpenseReport>('POST', path`/expense-reports/${expenseReportId}/reject`, body, options);
  }

  /**
   * Mark an expense report as paid.
   *
   * Of an APPROVED one, by its approver, a Department Head within their departments, an Administrator or an Executive; never one’s own. Muster moves no money.
   *
   * Needs the scope `expenses:approve` and an owner with the role Department Head or above.
   *
   * Part of the module expenses: refused while that is switched off.
   */
  pay(
    expenseReportId: string,
    body: ExpenseReportsPayBody,
    options?: WriteOptions & { query?: Query<'expenseReports.pay'> },
  ): Promise<Answer<ExpenseReport>> {
    return this.caller.write<ExpenseReport>('POST', path`/expense-reports/${expenseReportId}/pay`, body, options);
  }

  /**
   * Add a receipt to an expense report.
   *
   * A PDF or picture in base64, until the report is approved, by the person, an Administrator or an Executive. While the report can be changed, a line refers to it by receipt_id.
   *
   * Needs the scope `expenses:write`.
   *
   * Part of the module expenses: refused while that is switched off.
   */
  addReceipt(
    expenseReportId: string,
    body: UploadOf<ExpenseReportsAddReceiptBody>,
    options?: WriteOptions & { query?: Query<'expenseReports.addReceipt'> },
  ): Promise<Answer<ExpenseReceipt>> {
    return this.caller.write<ExpenseReceipt>('POST', path`/expense-reports/${expenseReportId}/receipts`, body, options);
  }

  /**
   * Download a receipt.
   *
   * The file as it was added, for anyone who sees the report.
   *
   * Needs the scope `expenses:read`.
   *
   * Part of the module expenses: refused while that is switched off.
   */
  getReceiptContent(
    expenseReportId: string,
    receiptId: string,
    query?: Query<'expenseReports.getReceiptContent'>,
    options?: ReadOptions,
  ): Promise<Download> {
    return this.caller.download(
      path`/expense-reports/${expenseReportId}/receipts/${receiptId}/content`,
      query,
      options,
    );
  }
}

export class DocumentsArea extends Area {
  /**
   * List documents.
   *
   * Those that the owner of the token owns or signs, the company library, and by role those of their departments or everyone’s. Filters narrow and never widen that.
   *
   * Order: newest first; with updated_since by (updated_at, id).
   *
   * Needs the scope `documents:read`.
   */
  list(query?: Query<'documents.list'>, options?: ReadOptions): Paged<Document> {
    return this.caller.list<Document>(path`/documents`, query, options);
  }

  /**
   * Add a document.
   *
   * Carries the file in base64, within the limit of the body. The type must be one of those listed, and the bytes of that type. Without owner_id the document is the caller’s own.
   *
   * Needs the scope `documents:write` and an owner with the role Administrator or above.
   */
  create(
    body: UploadOf<DocumentsCreateBody>,
    options?: WriteOptions & { query?: Query<'documents.create'> },
  ): Promise<Answer<Document>> {
    return this.caller.write<Document>('POST', path`/documents`, body, options);
  }

  /**
   * Get a document.
   *
   * Needs the scope `documents:read`.
   */
  get(documentId: string, query?: Query<'documents.get'>, options?: ReadOptions): Promise<Answer<Document>> {
    return this.caller.read<Document>(path`/documents/${documentId}`, query, options);
  }

  /**
   * Change a document.
   *
   * Only the fields sent change. A new file (file_name, mime_type and content together) makes a new version; the one before it is kept. Refused while signatures are being collected and once a signer has signed. signature_deadline moves while signatures are pending.
   *
   * Needs the scope `documents:write` and an owner with the role Administrator or above.
   */
  update(
    documentId: string,
    body: UploadOf<DocumentsUpdateBody>,
    options?: WriteOptions & { query?: Query<'documents.update'> },
  ): Promise<Answer<Document>> {
    return this.caller.write<Document>('PATCH', path`/documents/${documentId}`, body, options);
  }

  /**
   * Delete a document.
   *
   * With the files of all its versions, for good. Refused once a signer has signed.
   *
   * Needs the scope `documents:write` and an owner with the role Administrator or above.
   */
  delete(
    documentId: string,
    options?: WriteOptions & { query?: Query<'documents.delete'> },
  ): Promise<Answer<Document>> {
    return this.caller.write<Document>('DELETE', path`/documents/${documentId}`, undefined, options);
  }

  /**
   * Download the file of a document.
   *
   * The present version unless another is asked for. Every download is recorded in the audit log.
   *
   * Needs the scope `documents:read`.
   *
   * Counts as 10 requests against the limits of the token and the organization.
   */
  content(documentId: string, query?: Query<'documents.content'>, options?: ReadOptions): Promise<Download> {
    return this.caller.download(path`/documents/${documentId}/content`, query, options);
  }

  /**
   * Ask people to sign a document.
   *
   * Sets who signs, in place of those set before; the document becomes PENDING. Refused once a signer has signed. The signer whose turn it is gets an e-mail.
   *
   * Needs the scope `documents:write` and an owner with the role Administrator or above.
   */
  setSigners(
    documentId: string,
    body: DocumentsSetSignersBody,
    options?: WriteOptions & { query?: Query<'documents.setSigners'> },
  ): Promise<Answer<Document>> {
    return this.caller.write<Document>('POST', path`/documents/${documentId}/signers`, body, options);
  }
}

export class TrainingArea extends Area {
  /**
   * List the training of a person.
   *
   * One’s own; Department Heads see that of their department scope, Administrators and Executives that of anyone.
   *
   * Order: oldest first.
   *
   * Needs the scope `training:read`.
   */
  list(userId: string, query?: Query<'training.list'>, options?: ReadOptions): Paged<TrainingAssignment> {
    return this.caller.list<TrainingAssignment>(path`/users/${userId}/training`, query, options);
  }

  /**
   * Assign a course to a person.
   *
   * By an Administrator, an Executive or the person’s Department Head, never for oneself. With status COMPLETED it records training that is finished.
   *
   * Needs the scope `training:write` and an owner with the role Department Head or above.
   */
  create(
    userId: string,
    body: TrainingCreateBody,
    options?: WriteOptions & { query?: Query<'training.create'> },
  ): Promise<Answer<TrainingAssignment>> {
    return this.caller.write<TrainingAssignment>('POST', path`/users/${userId}/training`, body, options);
  }

  /**
   * List training across the organization.
   *
   * Of everyone whose training the owner of the token can read.
   *
   * Order: oldest first.
   *
   * Needs the scope `training:read`.
   */
  listAll(query?: Query<'training.listAll'>, options?: ReadOptions): Paged<TrainingAssignment> {
    return this.caller.list<TrainingAssignment>(path`/training`, query, options);
  }
}

export class CertificationsArea extends Area {
  /**
   * List the certifications of a person.
   *
   * One’s own; Department Heads see those of their department scope, Administrators and Executives those of anyone.
   *
   * Order: oldest first.
   *
   * Needs the scope `certifications:read`.
   */
  list(userId: string, query?: Query<'certifications.list'>, options?: ReadOptions): Paged<Certification> {
    return this.caller.list<Certification>(path`/users/${userId}/certifications`, query, options);
  }

  /**
   * List certifications across the organization.
   *
   * Of everyone whose certifications the owner of the token can read.
   *
   * Order: oldest first.
   *
   * Needs the scope `certifications:read`.
   */
  listAll(query?: Query<'certifications.listAll'>, options?: ReadOptions): Paged<Certification> {
    return this.caller.list<Certification>(path`/certifications`, query, options);
  }
}

export class AssetsArea extends Area {
  /**
   * List the equipment of a person.
   *
   * One’s own; Department Heads see that of their department scope, Administrators and Executives that of anyone.
   *
   * Order: oldest first.
   *
   * Needs the scope `assets:read`.
   */
  list(userId: string, query?: Query<'assets.list'>, options?: ReadOptions): Paged<Asset> {
    return this.caller.list<Asset>(path`/users/${userId}/assets`, query, options);
  }

  /**
   * Give a person a piece of equipment.
   *
   * By an Administrator, an Executive or the person’s Department Head, never for oneself. Give one of category_id and category_name.
   *
   * Needs the scope `assets:write` and an owner with the role Department Head or above.
   */
  create(
    userId: string,
    body: AssetsCreateBody,
    options?: WriteOptions & { query?: Query<'assets.create'> },
  ): Promise<Answer<Asset>> {
    return this.caller.write<Asset>('POST', path`/users/${userId}/assets`, body, options);
  }

  /**
   * Record the return or loss of equipment, or change its record.
   *
   * Only the fields sent change. status AVAILABLE records a return, LOST a loss. By those who may give equipment to the person.
   *
   * Needs the scope `assets:write` and an owner with the role Department Head or above.
   */
  update(
    userId: string,
    assetId: string,
    body: AssetsUpdateBody,
    options?: WriteOptions & { query?: Query<'assets.update'> },
  ): Promise<Answer<Asset>> {
    return this.caller.write<Asset>('PATCH', path`/users/${userId}/assets/${assetId}`, body, options);
  }

  /**
   * List equipment across the organization.
   *
   * Of everyone whose equipment the owner of the token can read.
   *
   * Order: oldest first.
   *
   * Needs the scope `assets:read`.
   */
  listAll(query?: Query<'assets.listAll'>, options?: ReadOptions): Paged<Asset> {
    return this.caller.list<Asset>(path`/assets`, query, options);
  }
}

export class GoalsArea extends Area {
  /**
   * List the goals of a person.
   *
   * One’s own; Department Heads see those of their department scope, Administrators and Executives those of anyone.
   *
   * Order: oldest first.
   *
   * Needs the scope `goals:read`.
   */
  list(userId: string, query?: Query<'goals.list'>, options?: ReadOptions): Paged<Goal> {
    return this.caller.list<Goal>(path`/users/${userId}/goals`, query, options);
  }
}

export class CustomFieldValuesArea extends Area {
  /**
   * List the custom-field values of a person.
   *
   * One’s own, and anyone’s for Administrators and Executives. Others who see the person in the directory get the values on active tabs that are visible to their role.
   *
   * Order: by tab, then by field, as the organization has placed them.
   *
   * Needs the scope `custom_fields:read`.
   */
  list(userId: string, query?: Query<'customFieldValues.list'>, options?: ReadOptions): Paged<CustomFieldValue> {
    return this.caller.list<CustomFieldValue>(path`/users/${userId}/custom-fields`, query, options);
  }

  /**
   * List custom-field values across the organization.
   *
   * Of everyone whose values the owner of the token can read: their own, and anyone’s for Administrators and Executives. Of others whom they see in the directory, the values on active tabs that are visible to their role.
   *
   * Order: oldest first.
   *
   * Needs the scope `custom_fields:read`.
   */
  listAll(query?: Query<'customFieldValues.listAll'>, options?: ReadOptions): Paged<CustomFieldValue> {
    return this.caller.list<CustomFieldValue>(path`/custom-field-values`, query, options);
  }
}

export class BenefitsArea extends Area {
  /**
   * List the benefit enrollments of a person.
   *
   * For Administrators and Executives alone.
   *
   * Order: oldest first.
   *
   * Needs the scope `benefits:read` and an owner with the role Administrator or above.
   */
  list(userId: string, query?: Query<'benefits.list'>, options?: ReadOptions): Paged<BenefitEnrollment> {
    return this.caller.list<BenefitEnrollment>(path`/users/${userId}/benefits`, query, options);
  }

  /**
   * List benefit enrollments across the organization.
   *
   * For Administrators and Executives alone.
   *
   * Order: oldest first.
   *
   * Needs the scope `benefits:read` and an owner with the role Administrator or above.
   */
  listAll(query?: Query<'benefits.listAll'>, options?: ReadOptions): Paged<BenefitEnrollment> {
    return this.caller.list<BenefitEnrollment>(path`/benefits`, query, options);
  }
}

export class CompensationArea extends Area {
  /**
   * List the compensation of a person.
   *
   * For Administrators and Executives, and who prepares the payroll of the person. Every record shown is written to the sensitive-data access log.
   *
   * Order: latest effective_date first.
   *
   * Needs the scope `compensation:read` and an owner with the role Administrator or above.
   */
  list(userId: string, query?: Query<'compensation.list'>, options?: ReadOptions): Paged<Compensation> {
    return this.caller.list<Compensation>(path`/users/${userId}/compensation`, query, options);
  }

  /**
   * List compensation across the organization.
   *
   * For Administrators and Executives, and who prepares the payroll of the person. Every record shown is written to the sensitive-data access log.
   *
   * Order: oldest first.
   *
   * Needs the scope `compensation:read` and an owner with the role Administrator or above.
   */
  listAll(query?: Query<'compensation.listAll'>, options?: ReadOptions): Paged<Compensation> {
    return this.caller.list<Compensation>(path`/compensation`, query, options);
  }
}

export class CertificateRequirementsArea extends Area {
  /**
   * List certificates and training that are wanted.
   *
   * One that names a person only for those who read the certificates of that person.
   *
   * Order: oldest first.
   *
   * Needs the scope `certificate_requirements:read` and an owner with the role Department Head or above.
   */
  list(query?: Query<'certificateRequirements.list'>, options?: ReadOptions): Paged<CertificateRequirement> {
    return this.caller.list<CertificateRequirement>(path`/certificate-requirements`, query, options);
  }

  /**
   * Want a certificate or training of some people.
   *
   * A certificate by its name or a course, of the people to whom department, job title, work location and person apply, as far as they are given; of everyone if none is.
   *
   * Needs the scope `certificate_requirements:write` and an owner with the role Administrator or above.
   */
  create(
    body: CertificateRequirementsCreateBody,
    options?: WriteOptions & { query?: Query<'certificateRequirements.create'> },
  ): Promise<Answer<CertificateRequirement>> {
    return this.caller.write<CertificateRequirement>('POST', path`/certificate-requirements`, body, options);
  }

  /**
   * Get a certificate or training that is wanted.
   *
   * Needs the scope `certificate_requirements:read` and an owner with the role Department Head or above.
   */
  get(
    certificateRequirementId: string,
    query?: Query<'certificateRequirements.get'>,
    options?: ReadOptions,
  ): Promise<Answer<CertificateRequirement>> {
    return this.caller.read<CertificateRequirement>(
      path`/certificate-requirements/${certificateRequirementId}`,
      query,
      options,
    );
  }

  /**
   * Change what is wanted.
   *
   * Only the fields sent change.
   *
   * Needs the scope `certificate_requirements:write` and an owner with the role Administrator or above.
   */
  update(
    certificateRequirementId: string,
    body: CertificateRequirementsUpdateBody,
    options?: WriteOptions & { query?: Query<'certificateRequirements.update'> },
  ): Promise<Answer<CertificateRequirement>> {
    return this.caller.write<CertificateRequirement>(
      'PATCH',
      path`/certificate-requirements/${certificateRequirementId}`,
      body,
      options,
    );
  }

  /**
   * Want it no longer.
   *
   * Certificates and training that people have stay.
   *
   * Needs the scope `certificate_requirements:write` and an owner with the role Administrator or above.
   */
  delete(
    certificateRequirementId: string,
    options?: WriteOptions & { query?: Query<'certificateRequirements.delete'> },
  ): Promise<Answer<CertificateRequirement>> {
    return this.caller.write<CertificateRequirement>(
      'DELETE',
      path`/certificate-requirements/${certificateRequirementId}`,
      undefined,
      options,
    );
  }

  /**
   * List who lacks a certificate or training that is wanted.
   *
   * Of everyone whose certifications the owner of the token can read and who is active: what is wanted of them and what they never had, what has run out, and what runs out soon.
   *
   * Order: by person, then by what is wanted.
   *
   * Needs the scope `certifications:read`.
   */
  listMissing(query?: Query<'certificateRequirements.listMissing'>, options?: ReadOptions): Paged<MissingCertificate> {
    return this.caller.list<MissingCertificate>(path`/missing-certificates`, query, options);
  }
}

export class ShiftsArea extends Area {
  /**
   * List shifts.
   *
   * Those that start on the days asked for: the next 7 unless given, today included, and at most 120. With one edge given the other is set so that 7 days are listed. With updated_since only the days that are given count. Administrators and Executives see every shift, a Department Head those of their department scope, their own and open ones in the department they belong to, an Employee their own (or those of their department or of everyone, as the organization allows) and open ones in their department; unpublished shifts are hidden from Employees unless the organization uses default schedules.
   *
   * Order: earliest first; with updated_since by (updated_at, id).
   *
   * Needs the scope `schedules:read`.
   */
  list(query?: Query<'shifts.list'>, options?: ReadOptions): Paged<Shift> {
    return this.caller.list<Shift>(path`/shifts`, query, options);
  }

  /**
   * Get a shift.
   *
   * Needs the scope `schedules:read`.
   */
  get(shiftId: string, query?: Query<'shifts.get'>, options?: ReadOptions): Promise<Answer<Shift>> {
    return this.caller.read<Shift>(path`/shifts/${shiftId}`, query, options);
  }

  /**
   * List with whom a shift can be exchanged.
   *
   * People of its department, and which of their published shifts to come its owner could work instead: as far as the caller sees them, up to four weeks after it. Who works or is away at the time of the shift, as far as the caller sees that, is marked and stands last; which of the two, and why, is not told. A shift of the same hours and the same work is none to swap for.
   *
   * Needs the scope `shift_offers:read`.
   */
  swapOptions(
    shiftId: string,
    query?: Query<'shifts.swapOptions'>,
    options?: ReadOptions,
  ): Promise<Answer<SwapOptions>> {
    return this.caller.read<SwapOptions>(path`/shifts/${shiftId}/swap-options`, query, options);
  }

  /**
   * List who could take a shift.
   *
   * People of its department and those lent to it whom the caller may give shifts to, best first, each with what speaks for and against it. Who has it and who has left by that day are not among them. For those who manage the shift.
   *
   * Needs the scope `schedules:read` and an owner with the role Department Head or above.
   */
  candidates(
    shiftId: string,
    query?: Query<'shifts.candidates'>,
    options?: ReadOptions,
  ): Promise<Answer<operations['shifts.candidates']['responses'][200]['content']['application/json']['data']>> {
    return this.caller.read<operations['shifts.candidates']['responses'][200]['content']['application/json']['data']>(
      path`/shifts/${shiftId}/candidates`,
      query,
      options,
    );
  }
}

export class ShiftOffersArea extends Area {
  /**
   * List shifts that are offered.
   *
   * One’s own, those one was asked or has taken, and what all of the own department are asked; Department Heads also those of their department scope, Administrators and Executives all. People are named as far as the caller sees their shifts, or is one of the two.
   *
   * Order: newest first.
   *
   * Needs the scope `shift_offers:read`.
   */
  list(query?: Query<'shiftOffers.list'>, options?: ReadOptions): Paged<ShiftOffer> {
    return this.caller.list<ShiftOffer>(path`/shift-offers`, query, options);
  }

  /**
   * Offer a shift to others.
   *
   * One’s own shift, published and not over; those who plan it offer it for its owner. To one colleague with `user_id`, else to all of its department who could take it; in exchange for a shift of theirs with `for_shift_id`. Of a shift under way what is left of it. Nothing changes hands before it is taken.
   *
   * Needs the scope `shift_offers:write`.
   */
  create(
    body: ShiftOffersCreateBody,
    options?: WriteOptions & { query?: Query<'shiftOffers.create'> },
  ): Promise<Answer<ShiftOffer>> {
    return this.caller.write<ShiftOffer>('POST', path`/shift-offers`, body, options);
  }

  /**
   * Get a shift offer.
   *
   * Needs the scope `shift_offers:read`.
   */
  get(shiftOfferId: string, query?: Query<'shiftOffers.get'>, options?: ReadOptions): Promise<Answer<ShiftOffer>> {
    return this.caller.read<ShiftOffer>(path`/shift-offers/${shiftOfferId}`, query, options);
  }

  /**
   * Take a shift that is offered.
   *
   * By who was asked, or by anyone of the department if all were; of two who ask, one gets it. Those who plan the shift take it for the one who was asked, which needs no approval. Refused where giving them the shift would be refused; where the schedule would warn, `swap_approval` says whether it waits for those who plan. An exchange changes both shifts at once.
   *
   * Needs the scope `shift_offers:write`.
   */
  take(
    shiftOfferId: string,
    body?: ShiftOffersTakeBody,
    options?: WriteOptions & { query?: Query<'shiftOffers.take'> },
  ): Promise<Answer<ShiftOffer>> {
    return this.caller.write<ShiftOffer>('POST', path`/shift-offers/${shiftOfferId}/take`, body, options);
  }

  /**
   * Say no to an offer.
   *
   * By the one person who was asked. What all were asked needs no answer.
   *
   * Needs the scope `shift_offers:write`.
   */
  decline(
    shiftOfferId: string,
    body?: undefined,
    options?: WriteOptions & { query?: Query<'shiftOffers.decline'> },
  ): Promise<Answer<ShiftOffer>> {
    return this.caller.write<ShiftOffer>('POST', path`/shift-offers/${shiftOfferId}/decline`, body, options);
  }

  /**
   * Withdraw an offer.
   *
   * By whose shift it is, by those who plan it and, while it waits for approval, by who took it.
   *
   * Needs the scope `shift_offers:write`.
   */
  withdraw(
    shiftOfferId: string,
    body?: undefined,
    options?: WriteOptions & { query?: Query<'shiftOffers.withdraw'> },
  ): Promise<Answer<ShiftOffer>> {
    return this.caller.write<ShiftOffer>('POST', path`/shift-offers/${shiftOfferId}/withdraw`, body, options);
  }

  /**
   * Approve what two people agreed on.
   *
   * By those who plan the shift, never one’s own. The shift changes hands at once; refused if meanwhile giving it would be.
   *
   * Needs the scope `shift_offers:write` and an owner with the role Department Head or above.
   */
  approve(
    shiftOfferId: string,
    body?: undefined,
    options?: WriteOptions & { query?: Query<'shiftOffers.approve'> },
  ): Promise<Answer<ShiftOffer>> {
    return this.caller.write<ShiftOffer>('POST', path`/shift-offers/${shiftOfferId}/approve`, body, options);
  }

  /**
   * Reject what two people agreed on.
   *
   * By those who plan the shift, never one’s own. Everything stays as it is.
   *
   * Needs the scope `shift_offers:write` and an owner with the role Department Head or above.
   */
  reject(
    shiftOfferId: string,
    body?: ShiftOffersRejectBody,
    options?: WriteOptions & { query?: Query<'shiftOffers.reject'> },
  ): Promise<Answer<ShiftOffer>> {
    return this.caller.write<ShiftOffer>('POST', path`/shift-offers/${shiftOfferId}/reject`, body, options);
  }
}

export class ShiftApplicationsArea extends Area {
  /**
   * List applications for open shifts.
   *
   * One’s own; Department Heads also those for shifts of their department scope, Administrators and Executives all.
   *
   * Order: newest first.
   *
   * Needs the scope `shift_offers:read`.
   */
  list(query?: Query<'shiftApplications.list'>, options?: ReadOptions): Paged<ShiftApplication> {
    return this.caller.list<ShiftApplication>(path`/shift-applications`, query, options);
  }

  /**
   * Get an application for an open shift.
   *
   * Needs the scope `shift_offers:read`.
   */
  get(
    shiftApplicationId: string,
    query?: Query<'shiftApplications.get'>,
    options?: ReadOptions,
  ): Promise<Answer<ShiftApplication>> {
    return this.caller.read<ShiftApplication>(path`/shift-applications/${shiftApplicationId}`, query, options);
  }

  /**
   * List who applied for a shift.
   *
   * For those who plan it everyone who applied, for others their own applications.
   *
   * Order: newest first.
   *
   * Needs the scope `shift_offers:read`.
   */
  listFor(shiftId: string, query?: Query<'shiftApplications.listFor'>, options?: ReadOptions): Paged<ShiftApplication> {
    return this.caller.list<ShiftApplication>(path`/shifts/${shiftId}/applications`, query, options);
  }

  /**
   * Choose who gets an open shift.
   *
   * By those who plan the shift, never one’s own. The shift is theirs at once, and the others who applied are told; refused if meanwhile giving it would be. Of a shift under way they get what is left.
   *
   * Needs the scope `shift_offers:write` and an owner with the role Department Head or above.
   */
  accept(
    shiftApplicationId: string,
    body?: undefined,
    options?: WriteOptions & { query?: Query<'shiftApplications.accept'> },
  ): Promise<Answer<ShiftApplication>> {
    return this.caller.write<ShiftApplication>(
      'POST',
      path`/shift-applications/${shiftApplicationId}/accept`,
      body,
      options,
    );
  }

  /**
   * Decline an application for an open shift.
   *
   * By those who plan the shift, never one’s own. The shift stays open.
   *
   * Needs the scope `shift_offers:write` and an owner with the role Department Head or above.
   */
  decline(
    shiftApplicationId: string,
    body?: ShiftApplicationsDeclineBody,
    options?: WriteOptions & { query?: Query<'shiftApplications.decline'> },
  ): Promise<Answer<ShiftApplication>> {
    return this.caller.write<ShiftApplication>(
      'POST',
      path`/shift-applications/${shiftApplicationId}/decline`,
      body,
      options,
    );
  }

  /**
   * Withdraw one’s application for an open shift.
   *
   * By who applied, while it waits.
   *
   * Needs the scope `shift_offers:write`.
   */
  withdraw(
    shiftApplicationId: string,
    body?: undefined,
    options?: WriteOptions & { query?: Query<'shiftApplications.withdraw'> },
  ): Promise<Answer<ShiftApplication>> {
    return this.caller.write<ShiftApplication>(
      'POST',
      path`/shift-applications/${shiftApplicationId}/withdraw`,
      body,
      options,
    );
  }
}

export class StaffingRequirementsArea extends Area {
  /**
   * List how many people are wanted at work.
   *
   * Of the departments whose shifts the caller plans.
   *
   * Order: oldest first.
   *
   * Needs the scope `staffing_requirements:read` and an owner with the role Department Head or above.
   */
  list(query?: Query<'staffingRequirements.list'>, options?: ReadOptions): Paged<StaffingRequirement> {
    return this.caller.list<StaffingRequirement>(path`/staffing-requirements`, query, options);
  }

  /**
   * Want some people at work at some time.
   *
   * Every week by `weekday`, or on one `date`. The schedule of a week in the app says where fewer or more have a shift.
   *
   * Needs the scope `staffing_requirements:write` and an owner with the role Department Head or above.
   */
  create(
    body: StaffingRequirementsCreateBody,
    options?: WriteOptions & { query?: Query<'staffingRequirements.create'> },
  ): Promise<Answer<StaffingRequirement>> {
    return this.caller.write<StaffingRequirement>('POST', path`/staffing-requirements`, body, options);
  }

  /**
   * Get how many people are wanted at some time.
   *
   * Needs the scope `staffing_requirements:read` and an owner with the role Department Head or above.
   */
  get(
    staffingRequirementId: string,
    query?: Query<'staffingRequirements.get'>,
    options?: ReadOptions,
  ): Promise<Answer<StaffingRequirement>> {
    return this.caller.read<StaffingRequirement>(path`/staffing-requirements/${staffingRequirementId}`, query, options);
  }

  /**
   * Change how many people are wanted, or when.
   *
   * Only the fields sent change; a weekday takes the place of a date, and the other way round.
   *
   * Needs the scope `staffing_requirements:write` and an owner with the role Department Head or above.
   */
  update(
    staffingRequirementId: string,
    body: StaffingRequirementsUpdateBody,
    options?: WriteOptions & { query?: Query<'staffingRequirements.update'> },
  ): Promise<Answer<StaffingRequirement>> {
    return this.caller.write<StaffingRequirement>(
      'PATCH',
      path`/staffing-requirements/${staffingRequirementId}`,
      body,
      options,
    );
  }

  /**
   * Want them no longer.
   *
   * Shifts stay as they are.
   *
   * Needs the scope `staffing_requirements:write` and an owner with the role Department Head or above.
   */
  delete(
    staffingRequirementId: string,
    options?: WriteOptions & { query?: Query<'staffingRequirements.delete'> },
  ): Promise<Answer<StaffingRequirement>> {
    return this.caller.write<StaffingRequirement>(
      'DELETE',
      path`/staffing-requirements/${staffingRequirementId}`,
      undefined,
      options,
    );
  }
}

export class LaborBudgetsArea extends Area {
  /**
   * List what the work of departments may take.
   *
   * By department and week. Department Heads see those of their departments that have hours, without money; holders of SCHEDULE_COST those of its departments, with money.
   *
   * Order: oldest first.
   *
   * Needs the scope `labor_budgets:read` and an owner with the role Department Head or above.
   */
  list(query?: Query<'laborBudgets.list'>, options?: ReadOptions): Paged<LaborBudget> {
    return this.caller.list<LaborBudget>(path`/labor-budgets`, query, options);
  }

  /**
   * Set what the work of a department may take in a week.
   *
   * Hours, money or both. A department has one a week. It limits nothing: the schedule of the week in the app says what is planned, worked and to be expected beside it.
   *
   * Needs the scope `labor_budgets:write` and an owner with the role Administrator or above.
   */
  create(
    body: LaborBudgetsCreateBody,
    options?: WriteOptions & { query?: Query<'laborBudgets.create'> },
  ): Promise<Answer<LaborBudget>> {
    return this.caller.write<LaborBudget>('POST', path`/labor-budgets`, body, options);
  }

  /**
   * Get what the work of a department may take in a week.
   *
   * Needs the scope `labor_budgets:read` and an owner with the role Department Head or above.
   */
  get(laborBudgetId: string, query?: Query<'laborBudgets.get'>, options?: ReadOptions): Promise<Answer<LaborBudget>> {
    return this.caller.read<LaborBudget>(path`/labor-budgets/${laborBudgetId}`, query, options);
  }

  /**
   * Change what the work of a department may take in a week.
   *
   * Only the fields sent change; another department or week has a budget of its own.
   *
   * Needs the scope `labor_budgets:write` and an owner with the role Administrator or above.
   */
  update(
    laborBudgetId: string,
    body: LaborBudgetsUpdateBody,
    options?: WriteOptions & { query?: Query<'laborBudgets.update'> },
  ): Promise<Answer<LaborBudget>> {
    return this.caller.write<LaborBudget>('PATCH', path`/labor-budgets/${laborBudgetId}`, body, options);
  }

  /**
   * Limit the work of a department in a week no longer.
   *
   * Needs the scope `labor_budgets:write` and an owner with the role Administrator or above.
   */
  delete(
    laborBudgetId: string,
    options?: WriteOptions & { query?: Query<'laborBudgets.delete'> },
  ): Promise<Answer<LaborBudget>> {
    return this.caller.write<LaborBudget>('DELETE', path`/labor-budgets/${laborBudgetId}`, undefined, options);
  }
}

export class AvailabilityArea extends Area {
  /**
   * Get when a person can work.
   *
   * Their weekly pattern; single days that are unlike it are availability exceptions.
   *
   * Needs the scope `availability:read`.
   */
  get(userId: string, query?: Query<'availability.get'>, options?: ReadOptions): Promise<Answer<Availability>> {
    return this.caller.read<Availability>(path`/users/${userId}/availability`, query, options);
  }

  /**
   * Set when a person can work.
   *
   * By the person or by those who plan for them. What the person says holds from today, or after the weeks that are fixed by `availability_deadline_days`; what those who plan say holds from today. Once shifts are published, those who plan are told of the change.
   *
   * Needs the scope `availability:write`.
   */
  set(
    userId: string,
    body: AvailabilitySetBody,
    options?: WriteOptions & { query?: Query<'availability.set'> },
  ): Promise<Answer<Availability>> {
    return this.caller.write<Availability>('PUT', path`/users/${userId}/availability`, body, options);
  }
}

export class AvailabilityExceptionsArea extends Area {
  /**
   * List days that are unlike the weekly pattern.
   *
   * One’s own; Department Heads also those of people in their departments, Administrators and Executives everyone’s.
   *
   * Order: by date, the earliest first.
   *
   * Needs the scope `availability:read`.
   */
  list(query?: Query<'availabilityExceptions.list'>, options?: ReadOptions): Paged<AvailabilityException> {
    return this.caller.list<AvailabilityException>(path`/availability-exceptions`, query, options);
  }

  /**
   * Say that one day is unlike others.
   *
   * It takes the place of the weekly pattern for its hours. By the person, until the week is fixed by `availability_deadline_days`, or by those who plan for them.
   *
   * Needs the scope `availability:write`.
   */
  create(
    body: AvailabilityExceptionsCreateBody,
    options?: WriteOptions & { query?: Query<'availabilityExceptions.create'> },
  ): Promise<Answer<AvailabilityException>> {
    return this.caller.write<AvailabilityException>('POST', path`/availability-exceptions`, body, options);
  }

  /**
   * Let the weekly pattern hold again.
   *
   * Answers what was said of the day.
   *
   * Needs the scope `availability:write`.
   */
  delete(
    availabilityExceptionId: string,
    options?: WriteOptions & { query?: Query<'availabilityExceptions.delete'> },
  ): Promise<Answer<AvailabilityException>> {
    return this.caller.write<AvailabilityException>(
      'DELETE',
      path`/availability-exceptions/${availabilityExceptionId}`,
      undefined,
      options,
    );
  }
}

export class OnboardingArea extends Area {
  /**
   * List onboarding and offboarding checklists.
   *
   * Checklists with their tasks. Administrators and Executives see every checklist; a Department Head their own, those of people in their department scope and those with a task assigned to them; anyone else their own and those with a task assigned to them. On the checklist of someone else only the tasks assigned to the owner of the token are listed, unless they administer it: Administrators and Executives administer every checklist, Department Heads those of their department scope.
   *
   * Order: oldest first.
   *
   * Needs the scope `onboarding:read`.
   */
  list(query?: Query<'onboarding.list'>, options?: ReadOptions): Paged<Checklist> {
    return this.caller.list<Checklist>(path`/onboarding`, query, options);
  }

  /**
   * Get an onboarding or offboarding checklist.
   *
   * With the same tasks as in the list.
   *
   * Needs the scope `onboarding:read`.
   */
  get(onboardingId: string, query?: Query<'onboarding.get'>, options?: ReadOptions): Promise<Answer<Checklist>> {
    return this.caller.read<Checklist>(path`/onboarding/${onboardingId}`, query, options);
  }
}

export class TokenArea extends Area {
  /**
   * Inspect the current token.
   *
   * The token that the request carries: its scopes, its owner, when it expires and when it was last used.
   *
   * Any valid token may call it.
   */
  get(query?: Query<'token.get'>, options?: ReadOptions): Promise<Answer<Token>> {
    return this.caller.read<Token>(path`/token`, query, options);
  }

  /**
   * List what the current token may do.
   *
   * Every operation of the API, judged as a call would be: by the scopes of the token, the role of its owner and access that was given to them, and what the organization has switched on. A scope that is missing is told before a role that is too low.
   *
   * Any valid token may call it.
   */
  operations(
    query?: Query<'token.operations'>,
    options?: ReadOptions,
  ): Promise<Answer<operations['token.operations']['responses'][200]['content']['application/json']['data']>> {
    return this.caller.read<operations['token.operations']['responses'][200]['content']['application/json']['data']>(
      path`/token/operations`,
      query,
      options,
    );
  }
}

export class SandboxClockArea extends Area {
  /**
   * Get the time of the sandbox.
   *
   * In a sandbox alone.
   *
   * Needs the scope `sandbox:write` and an owner with the role Administrator or above.
   */
  get(query?: Query<'sandboxClock.get'>, options?: ReadOptions): Promise<Answer<SandboxClock>> {
    return this.caller.read<SandboxClock>(path`/sandbox/clock`, query, options);
  }

  /**
   * Move the time of the sandbox on.
   *
   * Whatever would have happened until then happens, in order and without waiting: accruals, reminders, planned changes, last days, invitations, mails. The answer counts it by kind. A stretch that takes longer than twenty seconds is gone in parts: `is_there` is false, and the same `to` goes on. Limits, signing in and the time of deliveries are by real time. Back goes no way but a reset.
   *
   * Needs the scope `sandbox:write` and an owner with the role Administrator or above.
   */
  move(body: SandboxClockMoveBody, options?: WriteOptions): Promise<Answer<SandboxClockMoveResponseData>> {
    return this.caller.write<SandboxClockMoveResponseData>('POST', path`/sandbox/clock`, body, options);
  }
}

export class SandboxFaultsArea extends Area {
  /**
   * Get what goes wrong in the sandbox.
   *
   * In a sandbox alone. Answered whatever goes wrong.
   *
   * Needs the scope `sandbox:write` and an owner with the role Administrator or above.
   */
  get(query?: Query<'sandboxFaults.get'>, options?: ReadOptions): Promise<Answer<SandboxFaults>> {
    return this.caller.read<SandboxFaults>(path`/sandbox/faults`, query, options);
  }

  /**
   * Let something go wrong in the sandbox.
   *
   * For so many seconds, as such things happen: for trying one’s own retries. It concerns requests with tokens, and webhooks; never the app, nor anything outside of the sandbox. Several kinds go on beside each other; one that goes on is set anew.
   *
   * Needs the scope `sandbox:write` and an owner with the role Administrator or above.
   */
  begin(body: SandboxFaultsBeginBody, options?: WriteOptions): Promise<Answer<SandboxFaults>> {
    return this.caller.write<SandboxFaults>('POST', path`/sandbox/faults`, body, options);
  }

  /**
   * End what goes wrong in the sandbox.
   *
   * At once; nothing if nothing does. Answered whatever goes wrong.
   *
   * Needs the scope `sandbox:write` and an owner with the role Administrator or above.
   */
  end(options?: WriteOptions): Promise<Answer<SandboxFaults>> {
    return this.caller.write<SandboxFaults>('DELETE', path`/sandbox/faults`, undefined, options);
  }
}

export class SandboxEventsArea extends Area {
  /**
   * Let events happen in the sandbox.
   *
   * Makes the change that raises the event, by the operations that everyone has, so that it is a true one: a leave is booked and decided, a timesheet filled in and finalized. What has to be there for it, such as a person, is made first, with events of its own. Webhooks and the feed tell of it as of any other. `webhook.test` goes to the newest active endpoint.
   *
   * Needs the scope `sandbox:write` and an owner with the role Administrator or above.
   */
  create(body: SandboxEventsCreateBody, options?: WriteOptions): Promise<Answer<SandboxEvents>> {
    return this.caller.write<SandboxEvents>('POST', path`/sandbox/events`, body, options);
  }
}

export class WebhookEventsArea extends Area {
  /**
   * List all types of events.
   *
   * Everything an endpoint can subscribe to, in one answer. New types may be added at any time.
   *
   * Needs the scope `webhooks:read` and an owner with the role Administrator or above.
   */
  list(
    query?: Query<'webhookEvents.list'>,
    options?: ReadOptions,
  ): Promise<Answer<operations['webhookEvents.list']['responses'][200]['content']['application/json']['data']>> {
    return this.caller.read<operations['webhookEvents.list']['responses'][200]['content']['application/json']['data']>(
      path`/webhook-events`,
      query,
      options,
    );
  }
}

export class WebhooksDeliveriesArea extends Area {
  /**
   * List the deliveries of a webhook endpoint.
   *
   * What was, is being and will be sent. A delivery that is over stays in the log for 30 days, unless the organization has set another number.
   *
   * Order: newest first.
   *
   * Needs the scope `webhooks:read` and an owner with the role Administrator or above.
   */
  list(webhookId: string, query?: Query<'webhooks.deliveries.list'>, options?: ReadOptions): Paged<Delivery> {
    return this.caller.list<Delivery>(path`/webhooks/${webhookId}/deliveries`, query, options);
  }

  /**
   * Get a delivery with its attempts and its payload.
   *
   * The payload is what was last sent. It takes the read scope of the event’s type: without it `payload` is null, and `meta.withheld` names the scope. Who was given to develop sees it, and what the receiver answered, of endpoints of their own and of service accounts that see no more than they do.
   *
   * Needs the scope `webhooks:read` and an owner with the role Administrator or above.
   */
  get(
    webhookId: string,
    deliveryId: string,
    query?: Query<'webhooks.deliveries.get'>,
    options?: ReadOptions,
  ): Promise<Answer<DeliveryInFull>> {
    return this.caller.read<DeliveryInFull>(path`/webhooks/${webhookId}/deliveries/${deliveryId}`, query, options);
  }

  /**
   * Send an event to a webhook endpoint once more.
   *
   * Queues a new delivery of the same event, with the same event id, and answers with it. For a delivery that is over, to an active endpoint that still subscribes to the type; by its owner or someone of the same or a higher role. It is sent as the owner sees the event now, or cancelled if they no longer may.
   *
   * Needs the scope `webhooks:write` and an owner with the role Administrator or above.
   */
  redeliver(
    webhookId: string,
    deliveryId: string,
    body?: undefined,
    options?: WriteOptions,
  ): Promise<Answer<Delivery>> {
    return this.caller.write<Delivery>(
      'POST',
      path`/webhooks/${webhookId}/deliveries/${deliveryId}/redeliver`,
      body,
      options,
    );
  }

  /**
   * Send a delivery that waits for its next attempt now.
   *
   * The next attempt is made at once, and answers with the delivery. It counts as the attempt that was due: if it fails too, the schedule goes on from there. For a delivery that is queued, of an active endpoint; by its owner or someone of the same or a higher role.
   *
   * Needs the scope `webhooks:write` and an owner with the role Administrator or above.
   */
  retry(webhookId: string, deliveryId: string, body?: undefined, options?: WriteOptions): Promise<Answer<Delivery>> {
    return this.caller.write<Delivery>(
      'POST',
      path`/webhooks/${webhookId}/deliveries/${deliveryId}/retry`,
      body,
      options,
    );
  }
}

export class WebhooksArea extends Area {
  readonly deliveries: WebhooksDeliveriesArea = new WebhooksDeliveriesArea(this.caller);

  /**
   * List webhook endpoints.
   *
   * All endpoints of the organization, of every owner.
   *
   * Order: oldest first.
   *
   * Needs the scope `webhooks:read` and an owner with the role Administrator or above.
   */
  list(query?: Query<'webhooks.list'>, options?: ReadOptions): Paged<WebhookEndpoint> {
    return this.caller.list<WebhookEndpoint>(path`/webhooks`, query, options);
  }

  /**
   * Create a webhook endpoint.
   *
   * The token needs the read scope of every event subscribed to. The answer holds the signing secret, this once; the url is shown as its host alone from now on. An organization has at most 10 endpoints.
   *
   * Needs the scope `webhooks:write` and an owner with the role Administrator or above.
   */
  create(
    body: WebhooksCreateBody,
    options?: WriteOptions & { query?: Query<'webhooks.create'> },
  ): Promise<Answer<NewWebhookEndpoint>> {
    return this.caller.write<NewWebhookEndpoint>('POST', path`/webhooks`, body, options);
  }

  /**
   * Get a webhook endpoint.
   *
   * Needs the scope `webhooks:read` and an owner with the role Administrator or above.
   */
  get(webhookId: string, query?: Query<'webhooks.get'>, options?: ReadOptions): Promise<Answer<WebhookEndpoint>> {
    return this.caller.read<WebhookEndpoint>(path`/webhooks/${webhookId}`, query, options);
  }

  /**
   * Change a webhook endpoint.
   *
   * Only the fields sent change. Another url, events or owner_id takes the owner or someone of a higher role; once the owner has left, any Administrator or Executive may assign a new one. An owner who may see more than whoever chose the url takes it in the same request, for its receiver will be sent more; so is the url that is there sent once more by someone who may change it. A new url or new events need the read scope of every event then subscribed to.
   *
   * Needs the scope `webhooks:write` and an owner with the role Administrator or above.
   */
  update(
    webhookId: string,
    body: WebhooksUpdateBody,
    options?: WriteOptions & { query?: Query<'webhooks.update'> },
  ): Promise<Answer<WebhookEndpoint>> {
    return this.caller.write<WebhookEndpoint>('PATCH', path`/webhooks/${webhookId}`, body, options);
  }

  /**
   * Delete a webhook endpoint.
   *
   * Nothing is sent to it any more: what is queued is cancelled. Its log goes with it.
   *
   * Needs the scope `webhooks:write` and an owner with the role Administrator or above.
   */
  delete(
    webhookId: string,
    options?: WriteOptions & { query?: Query<'webhooks.delete'> },
  ): Promise<Answer<WebhookEndpoint>> {
    return this.caller.write<WebhookEndpoint>('DELETE', path`/webhooks/${webhookId}`, undefined, options);
  }

  /**
   * Send a test event to a webhook endpoint.
   *
   * Queues a webhook.test event and answers with its delivery. The endpoint must be active; by its owner or someone of the same or a higher role.
   *
   * Needs the scope `webhooks:write` and an owner with the role Administrator or above.
   */
  test(webhookId: string, body?: undefined, options?: WriteOptions): Promise<Answer<Delivery>> {
    return this.caller.write<Delivery>('POST', path`/webhooks/${webhookId}/test`, body, options);
  }

  /**
   * Pause a webhook endpoint.
   *
   * Queued deliveries are cancelled, and events raised while it is paused are not sent later.
   *
   * Needs the scope `webhooks:write` and an owner with the role Administrator or above.
   */
  pause(
    webhookId: string,
    body?: undefined,
    options?: WriteOptions & { query?: Query<'webhooks.pause'> },
  ): Promise<Answer<WebhookEndpoint>> {
    return this.caller.write<WebhookEndpoint>('POST', path`/webhooks/${webhookId}/pause`, body, options);
  }

  /**
   * Resume a webhook endpoint.
   *
   * By its owner or someone of the same or a higher role. Nothing that happened meanwhile is sent. An endpoint whose owner has left needs a new owner first, one whose address was chosen by someone who sees less than its owner the url once more.
   *
   * Needs the scope `webhooks:write` and an owner with the role Administrator or above.
   */
  resume(
    webhookId: string,
    body?: undefined,
    options?: WriteOptions & { query?: Query<'webhooks.resume'> },
  ): Promise<Answer<WebhookEndpoint>> {
    return this.caller.write<WebhookEndpoint>('POST', path`/webhooks/${webhookId}/resume`, body, options);
  }
}

export class EventsArea extends Area {
  /**
   * Read the change feed.
   *
   * What happened, in an order that never changes: the events that webhooks send, for those who would rather ask. Each is byte for byte what an endpoint of the token’s owner would be sent, under the same id, by the rights of now. `next_cursor` is always there, also when `has_more` is false: keep it, and ask again with it. Without a cursor the feed starts at the oldest event that is kept, or at `since`. No event ever appears behind a cursor that was handed out. A page may hold fewer events than asked for, or none, while `has_more` is true. `meta.withheld_types` names the types that are left out because the token lacks their scope. A cursor older than `events_retention_days` answers 422 with `details.reason` `cursor_expired`.
   *
   * Order: in which events became visible; it never changes.
   *
   * Any valid token may call it.
   */
  list(query?: Query<'events.list'>, options?: ReadOptions): Paged<FeedEvent> {
    return this.caller.list<FeedEvent>(path`/events`, query, options);
  }
}

export class ProposalsArea extends Area {
  /**
   * List proposals.
   *
   * One’s own, and those of others that one may accept. A token sees those whose operation it has the scope of, made with no more than it holds.
   *
   * Order: newest first.
   *
   * Any valid token may call it.
   */
  list(query?: Query<'proposals.list'>, options?: ReadOptions): Paged<Proposal> {
    return this.caller.list<Proposal>(path`/proposals`, query, options);
  }

  /**
   * Get a proposal.
   *
   * What was proposed, and what would come of it. Once it is accepted: what came of it.
   *
   * Any valid token may call it.
   */
  get(proposalId: string, query?: Query<'proposals.get'>, options?: ReadOptions): Promise<Answer<Proposal>> {
    return this.caller.read<Proposal>(path`/proposals/${proposalId}`, query, options);
  }

  /**
   * Accept a proposal.
   *
   * It is rehearsed again, by the rights of both as they are now, and done if what comes of it is what was shown. Something else: 409 with the reason `outcome_changed`, `details.changes` tells what, and the proposal waits on with the new outcome. Refused by now: 409 with the reason `refused`.
   *
   * Any valid token may call it.
   */
  accept(proposalId: string, body?: undefined, options?: WriteOptions): Promise<Answer<Proposal>> {
    return this.caller.write<Proposal>('POST', path`/proposals/${proposalId}/accept`, body, options);
  }

  /**
   * Decline a proposal.
   *
   * By whoever may accept it. Nothing of it is done.
   *
   * Any valid token may call it.
   */
  decline(proposalId: string, body?: ProposalsDeclineBody, options?: WriteOptions): Promise<Answer<Proposal>> {
    return this.caller.write<Proposal>('POST', path`/proposals/${proposalId}/decline`, body, options);
  }

  /**
   * Withdraw a proposal.
   *
   * By who proposed it. Nothing of it is done.
   *
   * Any valid token may call it.
   */
  withdraw(proposalId: string, body?: undefined, options?: WriteOptions): Promise<Answer<Proposal>> {
    return this.caller.write<Proposal>('POST', path`/proposals/${proposalId}/withdraw`, body, options);
  }
}

/** Every operation of the API, by area and verb. */
export class Api {
  readonly organization: OrganizationArea;
  readonly users: UsersArea;
  readonly employment: EmploymentArea;
  readonly departments: DepartmentsArea;
  readonly teams: TeamsArea;
  readonly accessGrants: AccessGrantsArea;
  readonly projects: ProjectsArea;
  readonly tasks: TasksArea;
  readonly clients: ClientsArea;
  readonly workingRules: WorkingRulesArea;
  readonly leaves: LeavesArea;
  readonly leaveTypes: LeaveTypesArea;
  readonly leaveBalances: LeaveBalancesArea;
  readonly publicHolidays: PublicHolidaysArea;
  readonly lockedDates: LockedDatesArea;
  readonly timeEntries: TimeEntriesArea;
  readonly timesheets: TimesheetsArea;
  readonly payPeriods: PayPeriodsArea;
  readonly payRuns: PayRunsArea;
  readonly hoursAccounts: HoursAccountsArea;
  readonly expenseReports: ExpenseReportsArea;
  readonly documents: DocumentsArea;
  readonly training: TrainingArea;
  readonly certifications: CertificationsArea;
  readonly assets: AssetsArea;
  readonly goals: GoalsArea;
  readonly customFieldValues: CustomFieldValuesArea;
  readonly benefits: BenefitsArea;
  readonly compensation: CompensationArea;
  readonly certificateRequirements: CertificateRequirementsArea;
  readonly shifts: ShiftsArea;
  readonly shiftOffers: ShiftOffersArea;
  readonly shiftApplications: ShiftApplicationsArea;
  readonly staffingRequirements: StaffingRequirementsArea;
  readonly laborBudgets: LaborBudgetsArea;
  readonly availability: AvailabilityArea;
  readonly availabilityExceptions: AvailabilityExceptionsArea;
  readonly onboarding: OnboardingArea;
  readonly token: TokenArea;
  readonly sandboxClock: SandboxClockArea;
  readonly sandboxFaults: SandboxFaultsArea;
  readonly sandboxEvents: SandboxEventsArea;
  readonly webhookEvents: WebhookEventsArea;
  readonly webhooks: WebhooksArea;
  readonly events: EventsArea;
  readonly proposals: ProposalsArea;

  constructor(caller: Caller) {
    this.organization = new OrganizationArea(caller);
    this.users = new UsersArea(caller);
    this.employment = new EmploymentArea(caller);
    this.departments = new DepartmentsArea(caller);
    this.teams = new TeamsArea(caller);
    this.accessGrants = new AccessGrantsArea(caller);
    this.projects = new ProjectsArea(caller);
    this.tasks = new TasksArea(caller);
    this.clients = new ClientsArea(caller);
    this.workingRules = new WorkingRulesArea(caller);
    this.leaves = new LeavesArea(caller);
    this.leaveTypes = new LeaveTypesArea(caller);
    this.leaveBalances = new LeaveBalancesArea(caller);
    this.publicHolidays = new PublicHolidaysArea(caller);
    this.lockedDates = new LockedDatesArea(caller);
    this.timeEntries = new TimeEntriesArea(caller);
    this.timesheets = new TimesheetsArea(caller);
    this.payPeriods = new PayPeriodsArea(caller);
    this.payRuns = new PayRunsArea(caller);
    this.hoursAccounts = new HoursAccountsArea(caller);
    this.expenseReports = new ExpenseReportsArea(caller);
    this.documents = new DocumentsArea(caller);
    this.training = new TrainingArea(caller);
    this.certifications = new CertificationsArea(caller);
    this.assets = new AssetsArea(caller);
    this.goals = new GoalsArea(caller);
    this.customFieldValues = new CustomFieldValuesArea(caller);
    this.benefits = new BenefitsArea(caller);
    this.compensation = new CompensationArea(caller);
    this.certificateRequirements = new CertificateRequirementsArea(caller);
    this.shifts = new ShiftsArea(caller);
    this.shiftOffers = new ShiftOffersArea(caller);
    this.shiftApplications = new ShiftApplicationsArea(caller);
    this.staffingRequirements = new StaffingRequirementsArea(caller);
    this.laborBudgets = new LaborBudgetsArea(caller);
    this.availability = new AvailabilityArea(caller);
    this.availabilityExceptions = new AvailabilityExceptionsArea(caller);
    this.onboarding = new OnboardingArea(caller);
    this.token = new TokenArea(caller);
    this.sandboxClock = new SandboxClockArea(caller);
    this.sandboxFaults = new SandboxFaultsArea(caller);
    this.sandboxEvents = new SandboxEventsArea(caller);
    this.webhookEvents = new WebhookEventsArea(caller);
    this.webhooks = new WebhooksArea(caller);
    this.events = new EventsArea(caller);
    this.proposals = new ProposalsArea(caller);
  }
}
