/** By the table that refers to a person: what they have or did. Others go by their own name. */
const traces: Readonly<Record<string, string>> = {
  decision: 'a decision that they made',
  api_tokens: 'an API token of theirs',
  assets: 'equipment',
  benefit_enrollments: 'benefits',
  calendar_feeds: 'a calendar address of theirs',
  certificate_requirements: 'a certificate that is wanted of them',
  certifications: 'certificates',
  checklist_tasks: 'a task on a checklist',
  checklist_template_tasks: 'a task of a checklist template',
  checklists: 'a checklist',
  compensation_records: 'compensation',
  custom_field_values: 'custom fields',
  department_managers: 'a department that they manage',
  department_merges: 'a merge of departments that they planned',
  departments: 'a department that they head',
  employment: 'a change of a job that they made',
  job_changes: 'a change of their job since then',
  document_signers: 'a document to sign',
  document_versions: 'a document that they uploaded',
  documents: 'documents',
  expense_reports: 'expense reports',
  goals: 'goals',
  leave_ledger: 'a leave balance that was corrected or used',
  leave_request_days: 'leave requests',
  leave_requests: 'leave requests',
  sessions: 'they have signed in',
  shifts: 'shifts',
  standard_cost_people: 'an average of pay in which theirs is counted',
  tasks: 'a task of a project',
  team_members: 'a team that they belong to',
  teams: 'a team that they lead',
  hours_account_entries: 'entries in their hours account',
  long_work: 'an export, a what-if or a change of many that they asked for',
  time_entries: 'time that was recorded',
  time_month_totals: 'time that was recorded',
  timesheets: 'time that was recorded',
  training_assignments: 'training',
  account_members: 'a password that they have set',
  user_credentials: 'a password that they have set',
  user_government_ids: 'government identifiers',
  user_personal_details: 'personal details',
  users: 'people who report to them',
  webhook_endpoints: 'a webhook endpoint of theirs',
};

const belong = (count: number): string => (count === 1 ? '1 person belongs' : `${String(count)} people belong`);

export const people = {
  guest: 'This person is a guest and does not work here. Hire them first.',
  noGuest: 'This person is no guest. Only guests are hired this way.',
  guestHasNone: {
    api: ({ field }: { field: string }) =>
      `${field} belongs to an employment, and a guest has none. Leave it out, or hire the person.`,
    app: 'A guest has no employment: leave this out, or hire the person.',
  },
  guestsByRole: 'Administrators and Executives add guests.',
  guestWithoutGrants: 'Say what the guest is to do here: give at least one access.',
  grantsOfGuests: {
    api: 'grants come with is_guest. To anyone else, access is given by POST /access-grants.',
    app: 'Access comes along with guests alone. Give it once the person was added.',
  },
  visibleToOthers: 'Administrators and Executives see this of anyone, everyone else of themselves.',
  country: {
    api: ({ text }: { text: string }) => `No country is called “${text}”. Give its two-letter code, such as CA.`,
    app: ({ text }: { text: string }) =>
      `No country is called “${text}”. Write its name or its two-letter code, such as CA.`,
  },
  suspended: 'The access of this person is suspended already.',
  notSuspended: 'The access of this person is not suspended.',
  departmentMembers: ({ count }: { count: number }) =>
    `${belong(count)} to the department, deactivated people included. Move them to another one first.`,
  teamInUse: 'Someone belongs to the team, or other records refer to it.',
  departmentInUse: 'Other records still refer to the department. Make it inactive instead.',
  departmentNameTaken: 'Another department has this name.',
  departmentCodeTaken: 'Another department has this code.',
  mergeIntoItself: {
    api: 'into_id must be another department.',
    app: 'Choose another department.',
  },
  mergeIntoInactive: 'The other department is not active.',
  mergeOfInactive: 'The department is not active any more.',
  mergePast: {
    api: 'effective_date must be today or later.',
    app: 'Choose today or a later day.',
  },
  mergePlanned:
    'One of the two is to become part of another department already, or another part of this one. Undo that first, or wait for its day.',
  mergeBegun: 'Its day has begun: the merge is carried out. Move people back by hand.',
  teamNameTaken: 'Another team has this name.',
  inactiveJoins: 'A deactivated person cannot join a team.',
  eraseActive: 'This person is active. Complete their offboarding first.',
  lastExecutive: 'This is the last active Executive. Make another person an Executive first.',
  sortByStart: {
    api: 'sort by start_date needs the tier employment, and a role that sees it.',
    app: 'Your role does not see first days, so it cannot sort by them.',
  },
  sortOfChanges: {
    api: 'With updated_since people come in the order of their changes. Leave sort out.',
    app: 'What has changed is shown in the order of the changes.',
  },
  tiers: ({ tiers }: { tiers: readonly string[] }) => `tiers takes a comma list of ${tiers.join(', ')}.`,
  stays: ({ trace }: { trace: string }) =>
    `The person stays, because there is more about them by now: ${traces[trace] ?? trace.replaceAll('_', ' ')}.`,
  nobodyChosen: 'Choose at least one person.',
  newOfNothing: {
    api: 'and_new_people needs everyone, a department, a team or a role.',
    app: 'To take in those who join later, choose everyone, a department, a team or a role.',
  },
  makeExecutive: 'Only an Executive may make someone an Executive.',
  hiresEmployees: 'Who was given to hire adds Employees; any other role is given by Administrators and Executives.',
  hiresInto: 'You were given to hire into other departments: choose one of these.',
  hiresForOthers: 'Nobody who was given to hire makes themselves the manager.',
  hiresWithout: 'Equipment and private details are entered by Administrators and Executives.',
  hiresWithoutPay: {
    api: 'Pay is decided by Administrators and Executives. Send it with propose=true: the person is added once one of them accepts.',
    app: 'Pay is decided by Administrators and Executives. Propose it: the person is added once one of them accepts.',
  },
  editExecutive: 'Only an Executive may edit an Executive.',
  ownRole: 'Nobody changes their own role.',
  eraseOneself: 'No one erases themselves.',
  handOverToOneself: 'Choose someone else: this person’s access ends.',
  removeOneself: 'No one removes themselves.',
  lookUpByRole: {
    api: 'Your role does not see employee_id, so it cannot look people up by it.',
    app: 'Your role does not see employee numbers, so it cannot look people up by them.',
  },
  whoCameByRole: {
    api: 'Only Administrators and Executives filter people by invitation.',
    app: 'Only Administrators and Executives see who has not come yet.',
  },
  lookUpByScope: ({ scope }: { scope: string }) => `The filter employee_id needs the scope ${scope}.`,
  erased: 'The personal data of this person was erased.',
  emailInUse: 'This e-mail address is already in use.',
  managerCircle: {
    api: 'manager_id would make the person their own manager, directly or through others.',
    app: 'This would make the person their own manager, directly or through others.',
  },
  beforeEmployment: {
    api: 'effective_date must not be before employment_start_date.',
    app: 'The day must not be before the first day of employment.',
  },
  afterEmployment: {
    api: 'effective_date must not be after employment_end_date.',
    app: 'The day must not be after the last day of employment.',
  },
  planOfLeaver: 'The person has left by then.',
  patternWeeks: {
    api: 'weeks must hold as many weeks as cycle_weeks says.',
    app: 'Give one week, or two that take turns.',
  },
  patternEmpty: 'Someone works on at least one day: give it minutes, or leave the working pattern out.',
  nothingChanges: 'These are the values of that day already: nothing would change.',
  dayPlanned: 'A change is planned for this day already. Change that one.',
  carriedOut:
    'Only a planned change can be changed or deleted. Correct what was carried out by a change from its day on.',
  asOfByRole: {
    api: 'Your role does not see employment over time, so it cannot ask with as_of.',
    app: 'Your role does not see employment over time.',
  },
  asOfByScope: ({ scope }: { scope: string }) => `The parameter as_of needs the scope ${scope}.`,
  asOfRights: 'Whom you see is decided by departments and roles of today, not of that day.',
  lastDayPassed: {
    api: ({ field }: { field: string }) =>
      `${field} has passed, and an active person has not left. Leave it out, or start their OFFBOARDING with that last_day, which ends their access.`,
    app: 'This day has passed, and the person still has access. Leave it empty, or begin Offboarding, which takes any last day and ends their access.',
  },
  endBeforeStart: {
    api: ({ field }: { field: string }) => `${field} must not be before employment_start_date.`,
    app: 'The last day must not be before the first one.',
  },
  rehiredBeforeEnd: {
    api: ({ ended_on }: { ended_on: string }) =>
      `start_date must be after ${ended_on}, the last day of the employment before.`,
    app: ({ ended_on }: { ended_on: string }) =>
      `The first day must be after ${ended_on}, the last day of the employment before.`,
  },
  startBeforeFormerEnd: {
    api: ({ ended_on }: { ended_on: string }) =>
      `employment_start_date must be after ${ended_on}, the last day of the employment before.`,
    app: ({ ended_on }: { ended_on: string }) =>
      `The first day must be after ${ended_on}, the last day of the employment before.`,
  },
  rehirePlanned: 'The person is to be hired again on a day already. Delete that planned change first.',
  plannedRehireStays: 'This change hires someone again. Delete it and hire them again instead.',
  seats: {
    api: ({ seats, seatsOf }: { seats: number; seatsOf: Readonly<Record<string, number | null>> }) =>
      `All ${String(seats)} seats are taken. Plans have: ${Object.entries(seatsOf)
        .map(([plan, one]) => `${plan} ${one === null ? 'no limit' : String(one)}`)
        .join(
          ', ',
        )}. Deactivate someone, or have the operator move to a larger plan. People whom a directory has suspended take no seat.`,
    app: ({ seats }: { seats: number }) =>
      `All ${String(seats)} seats of the plan are taken. Deactivate someone or move to a larger plan.`,
  },
};
