import type { LucideIcon } from 'lucide-react';
import {
  BadgeCheck,
  Braces,
  Building2,
  CalendarClock,
  CalendarDays,
  CalendarRange,
  ChartColumn,
  CircleQuestionMark,
  Clock,
  FileText,
  House,
  Inbox,
  Palmtree,
  ReceiptText,
  ScrollText,
  ShieldCheck,
  SquareUser,
  Users,
  Wallet,
} from 'lucide-react';
import { administers, isOpenTo } from './screen.ts';
import { screens } from './screens.ts';
import type { Session } from './session.tsx';
import type { PackageName } from './texts/access-grants.ts';
import { navigationTexts } from './texts/navigation.ts';

export interface NavigationEntry {
  readonly label: string;
  readonly path: string;
  /** Whose number stands beside it. */
  readonly badge?: 'inbox';
  readonly isFor?: (session: Session) => boolean;
}

export interface IconEntry extends NavigationEntry {
  readonly icon: LucideIcon;
}

/** One line of the menu. A place has a list of its own, which unfolds where one is; its address is the first of the list. */
export interface NavigationItem extends IconEntry {
  /** Of a place: what is remembered of it is kept by this. */
  readonly id?: string;
  readonly within?: readonly NavigationEntry[];
}

interface Place {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly isFor?: (session: Session) => boolean;
  readonly within: readonly NavigationEntry[];
}

const heads = ({ user }: Session): boolean => user.role === 'DEPARTMENT_HEAD';
const leads = (session: Session): boolean => heads(session) || administers(session);
const isEmployee = (session: Session): boolean => !leads(session);
/** Guests have nothing of their own here. */
const worksHere = ({ user }: Session): boolean => !user.is_guest;
const hasTeam = (session: Session): boolean => isEmployee(session) && session.uses.team;

export const at = {
  inbox: { label: navigationTexts.inbox, path: '/inbox', icon: Inbox, badge: 'inbox' },
  mySchedule: { label: navigationTexts.mySchedule, path: '/my-schedule' },
  documents: { label: navigationTexts.documents, path: '/documents' },
  directory: { label: navigationTexts.directory, path: '/directory' },
  calendar: { label: navigationTexts.calendar, path: '/calendar' },
  timesheets: { label: navigationTexts.timesheets, path: '/timesheets' },
  people: { label: navigationTexts.people, path: '/people' },
  orgChart: { label: navigationTexts.orgChart, path: '/org-chart' },
  onboarding: { label: navigationTexts.onboarding, path: '/onboarding' },
  reports: { label: navigationTexts.reports, path: '/reports' },
  developers: { label: navigationTexts.developers, path: '/developers' },
} as const;

const toPay = { label: navigationTexts.expensesToPay, path: '/expenses-to-pay' };
const payPeriods = { label: navigationTexts.payPeriods, path: '/pay-periods' };
const pay = { label: navigationTexts.pay, path: '/pay' };
const leaveBalances = { label: navigationTexts.leaveBalances, path: '/leave-balances' };
const training = { label: navigationTexts.training, path: '/training' };
const certificates = { label: navigationTexts.certificates, path: '/certificates' };
const equipment = { label: navigationTexts.equipment, path: '/equipment' };

/** Where what someone was given beyond their role is done. Who keeps everyone’s has these places anyway. */
const given: readonly (IconEntry & { readonly by: readonly PackageName[] })[] = [
  { ...toPay, icon: Wallet, by: ['EXPENSES_PAYING'] },
  {
    label: navigationTexts.schedule,
    path: '/schedule',
    icon: CalendarRange,
    by: ['SCHEDULE_PLANNING', 'SCHEDULE_PUBLISHING'],
    isFor: isEmployee,
  },
  { label: navigationTexts.standardCost, path: '/schedule/standard-cost', icon: Wallet, by: ['SCHEDULE_COST'] },
  { ...leaveBalances, icon: Palmtree, by: ['LEAVE_KEEPING'] },
  { ...payPeriods, icon: Wallet, by: ['PAYROLL_PREPARING'] },
  { ...at.timesheets, icon: Clock, by: ['PAYROLL_PREPARING'], isFor: isEmployee },
  { ...pay, icon: Wallet, by: ['PAYROLL_PREPARING'] },
  { ...training, icon: ScrollText, by: ['RECORDS_KEEPING'] },
  { ...certificates, icon: BadgeCheck, by: ['RECORDS_KEEPING'] },
  { ...equipment, icon: Wallet, by: ['RECORDS_KEEPING'] },
  { label: navigationTexts.addAPerson, path: '/people/new', icon: Users, by: ['HIRING'] },
  { label: navigationTexts.logs, path: '/logs/audit', icon: ShieldCheck, by: ['AUDITING'], isFor: isEmployee },
  {
    label: navigationTexts.departmentsByMonth,
    path: '/reports/departments',
    icon: ChartColumn,
    by: ['REPORTS_READING'],
  },
  { ...at.developers, icon: Braces, by: ['DEVELOPING'] },
];

const ownSchedule = { ...at.mySchedule, icon: CalendarClock };

/**
 * The whole map, in the order in which it is shown: what one does oneself, then what one does for others. What a role looks at every day has a line,
 * the rest stands in a place: eight lines for an Employee, ten for a Department Head, twelve for those who keep everyone's. An entry whose screen does not exist,
 * or is not open to the person, is left out.
 */
const map: readonly (readonly (IconEntry | Place)[])[] = [
  [
    { label: navigationTexts.home, path: '/', icon: House },
    at.inbox,
    { label: navigationTexts.myTime, path: '/my-time', icon: Clock, isFor: worksHere },
    {
      ...ownSchedule,
      isFor: (session) => worksHere(session) && (isEmployee(session) || (heads(session) && session.uses.shifts)),
    },
    { label: navigationTexts.timeOff, path: '/time-off', icon: Palmtree, isFor: worksHere },
    { label: navigationTexts.expenses, path: '/expenses', icon: ReceiptText, isFor: worksHere },
    {
      id: 'documents',
      label: navigationTexts.documents,
      icon: FileText,
      within: [at.documents, { label: navigationTexts.library, path: '/library', isFor: administers }],
    },
    { ...at.directory, icon: SquareUser, isFor: (session) => isEmployee(session) && !hasTeam(session) },
  ],
  [
    { id: 'team', label: navigationTexts.team, icon: Users, isFor: hasTeam, within: [at.calendar, at.directory] },
    ...given.map(({ by, isFor = () => true, ...entry }): IconEntry => ({
      ...entry,
      isFor: (session) => !administers(session) && isFor(session) && session.packages.some((name) => by.includes(name)),
    })),
    { ...at.calendar, icon: CalendarDays, isFor: leads },
    {
      id: 'schedule',
      label: navigationTexts.schedule,
      icon: CalendarRange,
      isFor: leads,
      within: [
        { label: navigationTexts.schedule, path: '/schedule' },
        { ...at.mySchedule, isFor: (session) => administers(session) || !session.uses.shifts },
        { label: navigationTexts.whoIsHere, path: '/team' },
      ],
    },
    {
      id: 'team',
      label: navigationTexts.team,
      icon: Users,
      isFor: heads,
      within: [
        at.people,
        at.timesheets,
        { label: navigationTexts.kiosks, path: '/settings/kiosks' },
        at.onboarding,
        at.reports,
        at.orgChart,
        at.directory,
      ],
    },
    {
      id: 'people',
      label: navigationTexts.people,
      icon: Users,
      isFor: administers,
      within: [
        at.people,
        at.orgChart,
        { label: navigationTexts.plannedChanges, path: '/planned-changes' },
        { label: navigationTexts.departments, path: '/departments' },
        { label: navigationTexts.teams, path: '/teams' },
        at.onboarding,
        training,
        certificates,
        { label: navigationTexts.benefits, path: '/benefits' },
        equipment,
        { label: navigationTexts.announcements, path: '/announcements' },
        at.directory,
      ],
    },
    {
      id: 'payroll',
      label: navigationTexts.payroll,
      icon: Wallet,
      isFor: administers,
      within: [
        payPeriods,
        at.timesheets,
        { label: navigationTexts.timeEntries, path: '/time-entries' },
        pay,
        toPay,
        leaveBalances,
        { label: navigationTexts.projectsAndClients, path: '/projects' },
      ],
    },
    { ...at.reports, icon: ChartColumn, isFor: administers },
    {
      id: 'organization',
      label: navigationTexts.organization,
      icon: Building2,
      within: [
        { label: navigationTexts.settings, path: '/settings' },
        { label: navigationTexts.imports, path: '/imports' },
        { label: navigationTexts.exports, path: '/exports' },
        { label: navigationTexts.logs, path: '/logs/audit' },
        { label: navigationTexts.health, path: '/health' },
        { ...at.developers, isFor: administers },
      ],
    },
  ],
];

/** What belongs to oneself, behind one's own face. */
export const own: readonly IconEntry[] = [
  { label: navigationTexts.myProfile, path: '/me', icon: SquareUser },
  { label: navigationTexts.whoLooked, path: '/me/access-log', icon: ShieldCheck },
  { label: navigationTexts.notifications, path: '/notifications', icon: Inbox },
  {
    label: navigationTexts.security,
    path: '/me/security',
    icon: BadgeCheck,
  },
  { label: navigationTexts.workingRules, path: '/working-rules', icon: ScrollText },
  { label: navigationTexts.help, path: '/help', icon: CircleQuestionMark },
];

/**
 * The bottom of a phone; the rest stands under More. Those who have shifts look at them every day, those who lead at what waits for them: of five tabs
 * that fit beside More, one's own expenses make room.
 */
export function phoneTabsFor(session: Session): readonly IconEntry[] {
  const tabs: readonly IconEntry[] = [
    { label: navigationTexts.homeTab, path: '/', icon: House },
    { ...at.inbox, label: navigationTexts.inboxTab, isFor: leads },
    { label: navigationTexts.time, path: '/my-time', icon: Clock, isFor: worksHere },
    { ...ownSchedule, label: navigationTexts.scheduleTab, isFor: ({ uses, user }) => uses.shifts && !user.is_guest },
    { label: navigationTexts.timeOff, path: '/time-off', icon: Palmtree, isFor: worksHere },
    { label: navigationTexts.expensesTab, path: '/expenses', icon: ReceiptText, isFor: worksHere },
  ];
  return present(session, tabs).slice(0, 5);
}

const screenAt = new Map(screens.map((screen) => [screen.path, screen]));

function isThere(session: Session, { path, isFor }: NavigationEntry): boolean {
  const screen = screenAt.get(path);
  return screen !== undefined && isOpenTo(session, screen) && (isFor?.(session) ?? true);
}

/** Those of the entries that the person can open. */
export const present = <E extends NavigationEntry>(session: Session, entries: readonly E[]): readonly E[] =>
  entries.filter((entry) => isThere(session, entry));

const placeOf = (session: Session, { within, ...place }: Place): readonly NavigationItem[] => {
  if (place.isFor?.(session) === false) return [];
  const entries = present(session, within);
  const [first] = entries;
  if (first === undefined) return [];
  return entries.length === 1
    ? [{ label: place.label, icon: place.icon, path: first.path }]
    : [{ id: place.id, label: place.label, icon: place.icon, path: first.path, within: entries }];
};

export const everything = (session: Session): readonly (readonly NavigationItem[])[] =>
  map
    .map((part) => part.flatMap((entry) => ('within' in entry ? placeOf(session, entry) : present(session, [entry]))))
    .filter((part) => part.length > 0);

/**
 * What the person finds in the sidebar, in its parts. What is there for programs is one entry, and only of those who use it: in Organization
 * for those who keep everyone's, for the others behind their own face.
 */
export const navigationFor = (session: Session, isDeveloper: boolean): readonly (readonly NavigationItem[])[] =>
  isDeveloper
    ? everything(session)
    : everything(session).map((part) =>
        part.map(({ within, ...item }) =>
          within === undefined ? item : { ...item, within: within.filter(({ path }) => path !== at.developers.path) },
        ),
      );

/** Behind one's own face. Those who keep everyone's tokens and have none yet begin here. */
export const ownEntriesFor = (session: Session, isDeveloper: boolean): readonly IconEntry[] =>
  present(
    session,
    isDeveloper === administers(session) || (!administers(session) && session.packages.includes('DEVELOPING'))
      ? own
      : [...own, { ...at.developers, icon: Braces }],
  );

/** `/people/usr_1` belongs to People; everything would belong to Home. */
export const isWithin = (path: string, entry: string): boolean =>
  path === entry || (entry !== '/' && path.startsWith(`${entry}/`));

/** What belongs to an entry though its address does not begin with it. */
const alike: readonly (readonly [prefix: string, entry: string])[] = [
  ['/logs/', '/logs/audit'],
  ['/clients', '/projects'],
  ['/hours-accounts', '/timesheets'],
  ['/what-if', '/reports'],
  ['/my-availability', '/my-schedule'],
];

/** The longest entry that holds the path: `/developers/tokens` is not Overview. */
export function longestWithin(entries: readonly NavigationEntry[], path: string): string | null {
  const held = entries
    .map((entry) => entry.path)
    .filter(
      (entry) => isWithin(path, entry) || alike.some(([prefix, held]) => held === entry && path.startsWith(prefix)),
    );
  return held.sort((a, b) => b.length - a.length)[0] ?? null;
}

export const currentEntry = (parts: readonly (readonly NavigationItem[])[], path: string): string | null =>
  longestWithin(
    parts.flat().flatMap((item) => item.within ?? [item]),
    path,
  );
