import type { Data } from '../client/hooks.ts';
import { counted } from './counted.ts';

export type PackageName = Data<'/access-grants'>[number]['package'];

/** What can be given beyond a role: its name, what it opens, and what it never shows. */
export const packageTexts: Readonly<
  Record<PackageName, { readonly name: string; readonly opens: string; readonly never: string; readonly go: string }>
> = {
  EXPENSES_PAYING: {
    name: 'Pay expenses',
    opens:
      'Sees the approved and paid expenses of others, with receipts and whom to pay; marks them as paid and exports them.',
    never: 'Never pay, leave, documents, or what waits for approval.',
    go: 'Expenses to pay',
  },
  SCHEDULE_PLANNING: {
    name: 'Plan shifts',
    opens:
      'Sees the schedule, when people can work and that someone is away; makes, changes and deletes what is not published, and asks to publish it.',
    never: 'Never publishes or offers; never sees why someone is away, or what it costs.',
    go: 'Schedule',
  },
  SCHEDULE_PUBLISHING: {
    name: 'Plan and publish shifts',
    opens: 'Plans and publishes shifts, offers them, and decides on exchanges and applications.',
    never: 'Never sees why someone is away, or what it costs.',
    go: 'Schedule',
  },
  SCHEDULE_COST: {
    name: 'See standard cost',
    opens:
      'Sees planned and worked hours of departments, and what they come to by what an hour of at least three people costs on average; sets budgets of weeks.',
    never: 'Never what anyone earns.',
    go: 'Standard cost',
  },
  LEAVE_KEEPING: {
    name: 'Keep leave',
    opens:
      'Sees the leave and balances of others, of every type; books, changes and cancels leave, and corrects balances.',
    never: 'Never pay or documents; decides on no request.',
    go: 'Leave balances',
  },
  PAYROLL_PREPARING: {
    name: 'Prepare payroll',
    opens:
      'Sees the timesheets of others and what they are paid; reminds, locks, corrects what is locked, and exports. Given for everyone, seals pay runs too.',
    never:
      'Never private types of leave, reasons of leave, documents or government identifiers; locks and corrects nothing of their own, and changes nobody’s pay.',
    go: 'Pay periods',
  },
  RECORDS_KEEPING: {
    name: 'Keep records',
    opens: 'Sees and records the training, certificates and equipment of others, and what is in stock.',
    never: 'Never pay, benefits, leave or documents.',
    go: 'Training',
  },
  HIRING: {
    name: 'Hire',
    opens: 'Adds people as Employees, invites them, and starts their onboarding; proposes what someone new is paid.',
    never: 'Never gives another role; never pay, equipment or private details.',
    go: 'Add a person',
  },
  AUDITING: {
    name: 'Read the logs',
    opens: 'Reads and exports the audit log and the access log: who did what to whom, and which fields changed.',
    never: 'Never sees from what to what anything changed.',
    go: 'Logs',
  },
  REPORTS_READING: {
    name: 'Read reports',
    opens: 'Reads and exports hours, absence and headcount of departments, by month.',
    never:
      'Never expenses, money or one person; never absence of a department in which fewer than three people were all month.',
    go: 'Departments by month',
  },
  DEVELOPING: {
    name: 'Develop integrations',
    opens:
      'Makes service accounts up to their own role and departments, with tokens; webhook endpoints; sandboxes; reads the requests of service accounts.',
    never: 'Never gets at what a role above their own sees; never tokens or requests of other people.',
    go: 'For developers',
  },
};

export const grantsTexts = {
  tab: 'Access',
  title: 'Access beyond roles',
  note: 'What people may do beyond their role, for a time. It holds for records of others, never for one’s own.',
  soonTitle: 'Ends within thirty days',
  none: 'Nobody has access beyond their role.',
  noneText: 'Give someone one task of another role, such as paying expenses, for some days and departments.',
  ofPerson: 'Access beyond the role',
  ofPersonNote: 'What this person may do that others with the same role may not, and why.',
  noneOfPerson: 'Nothing was given to this person.',
  guest: 'Guest',
  ofGuest: 'What they may do',
  ofGuestNote: 'This person is a guest: they get in until the last of it ends, and see nothing else.',
  noneOfGuest: 'Nothing lets this guest in. Give them access to let them in again.',
  leadsDepartment: (name: string): string => `Heads or manages ${name}`,
  leadsDepartmentOpens: 'Sees and decides for its people what heads of departments do, as far as the role goes.',
  hasReports: (count: number): string => counted(count, { one: 'Manager of # person', other: 'Manager of # people' }),
  hasReportsOpens: 'Sees and decides on their leave, private types too.',
  mine: 'You may also',
  mineNote: 'You were given this beyond your role.',
  mineOfGuest: 'What you were given',
  mineOfGuestNote: 'You are here as a guest, until the last of it ends.',
  give: 'Give access',
  giveTo: (name: string): string => `Give access to ${name}`,
  person: 'Person',
  package: 'What they may do',
  departments: 'For people of',
  departmentsHint: 'None chosen: for everyone.',
  addADepartment: 'Add a department',
  choose: 'Choose…',
  startsOn: 'From',
  endsOn: 'Last day',
  endsOnHint: 'Empty: until it is taken back.',
  endsOnOfGuest: 'The access of a guest ends by itself.',
  reason: 'Why',
  reasonHint: 'The person reads it, and so do those who can give access.',
  reasonIsNeeded: 'Say why.',
  save: 'Give access',
  given: (name: string): string => `${name} has this access.`,
  change: 'Change',
  changeNamed: (what: string): string => `Change: ${what}`,
  changeTitle: 'Change the last day',
  saveDay: 'Save',
  changed: 'The last day is changed.',
  takeBack: 'Take back',
  takeBackNamed: (what: string): string => `Take back: ${what}`,
  takeBackTitle: (name: string, what: string): string => `Take “${what}” back from ${name}?`,
  takeBackText: 'At once, on every device and for every token. What they did stays.',
  takenBack: (name: string): string => `${name} no longer has this access.`,
  everyone: 'for everyone',
  forDepartments: (names: string): string => `for ${names}`,
  from: (day: string): string => `from ${day}`,
  until: (day: string): string => `until ${day}`,
  untilTakenBack: 'until it is taken back',
  givenBy: (name: string, reason: string): string => `${name}: ${reason}`,
  byInstallation: 'The installation',
  answersNow: 'Whoever gave it no longer could: the Executives answer for it.',
  planned: 'Planned',
  showMore: 'Show more',
} as const;
