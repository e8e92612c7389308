import type { LucideIcon } from 'lucide-react';
import {
  Award,
  BadgeCheck,
  Banknote,
  Braces,
  Building2,
  CalendarCheck,
  CalendarClock,
  CalendarDays,
  CalendarRange,
  ChartColumn,
  CircleQuestionMark,
  ClipboardCheck,
  ClipboardList,
  Clock,
  FileDown,
  FileText,
  FileUp,
  FolderKanban,
  GraduationCap,
  HandCoins,
  HeartHandshake,
  HeartPulse,
  House,
  Inbox,
  KeyRound,
  Laptop,
  Library,
  ListChecks,
  Mail,
  Network,
  Palmtree,
  ReceiptText,
  ScrollText,
  Settings,
  ShieldCheck,
  SquareUser,
  Timer,
  Users,
  UsersRound,
  Wallet,
} from 'lucide-react';
import { administers, isOpenTo } from './screen.ts';
import { screens } from './screens.ts';
import type { Session } from './session.tsx';
import { navigationTexts } from './texts/navigation.ts';

export interface NavigationEntry {
  readonly label: string;
  readonly path: string;
  readonly icon: LucideIcon;
  /** Whose number stands beside it. */
  readonly badge?: 'inbox';
  readonly isFor?: (session: Session) => boolean;
}

export interface NavigationGroup {
  /** What is remembered of it is kept by this. */
  readonly id: string;
  readonly title: string | null;
  readonly entries: readonly NavigationEntry[];
}

const heads = ({ user }: Session): boolean => user.role === 'DEPARTMENT_HEAD';
const leads = (session: Session): boolean => heads(session) || administers(session);

/** The whole map. An entry whose screen does not exist, or is not open to the person, is left out. */
const groups: readonly NavigationGroup[] = [
  {
    id: 'own',
    title: null,
    entries: [
      { label: navigationTexts.home, path: '/', icon: House },
      {
        label: navigationTexts.inbox,
        path: '/inbox',
        icon: Inbox,
        badge: 'inbox',
      },
      { label: navigationTexts.myTime, path: '/my-time', icon: Clock },
      {
        label: navigationTexts.mySchedule,
        path: '/my-schedule',
        icon: CalendarClock,
      },
      { label: navigationTexts.timeOff, path: '/time-off', icon: Palmtree },
      {
        label: navigationTexts.expenses,
        path: '/expenses',
        icon: ReceiptText,
      },
      {
        label: navigationTexts.documents,
        path: '/documents',
        icon: FileText,
      },
      {
        label: navigationTexts.directory,
        path: '/directory',
        icon: SquareUser,
      },
    ],
  },
  {
    id: 'team',
    title: navigationTexts.team,
    entries: [
      {
        label: navigationTexts.calendar,
        path: '/calendar',
        icon: CalendarDays,
        isFor: (session) => leads(session) || session.uses.team,
      },
      {
        label: navigationTexts.schedule,
        path: '/schedule',
        icon: CalendarRange,
        isFor: leads,
      },
      {
        label: navigationTexts.timesheets,
        path: '/timesheets',
        icon: ClipboardCheck,
        isFor: leads,
      },
      { label: navigationTexts.people, path: '/people', icon: Users, isFor: heads },
      {
        label: navigationTexts.onboarding,
        path: '/onboarding',
        icon: ListChecks,
        isFor: heads,
      },
      {
        label: navigationTexts.reports,
        path: '/reports',
        icon: ChartColumn,
        isFor: heads,
      },
    ],
  },
  {
    id: 'people',
    title: navigationTexts.people,
    entries: [
      {
        label: navigationTexts.people,
        path: '/people',
        icon: Users,
        isFor: administers,
      },
      { label: navigationTexts.orgChart, path: '/org-chart', icon: Network, isFor: administers },
      {
        label: navigationTexts.plannedChanges,
        path: '/planned-changes',
        icon: CalendarCheck,
        isFor: administers,
      },
      { label: navigationTexts.departments, path: '/departments', icon: Building2, isFor: administers },
      { label: navigationTexts.teams, path: '/teams', icon: UsersRound, isFor: administers },
      {
        label: navigationTexts.onboarding,
        path: '/onboarding',
        icon: ListChecks,
        isFor: administers,
      },
      {
        label: navigationTexts.training,
        path: '/training',
        icon: GraduationCap,
        isFor: administers,
      },
      {
        label: navigationTexts.certificates,
        path: '/certificates',
        icon: Award,
        isFor: administers,
      },
      {
        label: navigationTexts.benefits,
        path: '/benefits',
        icon: HeartHandshake,
        isFor: administers,
      },
      {
        label: navigationTexts.equipment,
        path: '/equipment',
        icon: Laptop,
        isFor: administers,
      },
      { label: navigationTexts.announcements, path: '/announcements', icon: Mail, isFor: administers },
      {
        label: navigationTexts.library,
        path: '/library',
        icon: Library,
        isFor: administers,
      },
    ],
  },
  {
    id: 'payroll',
    title: navigationTexts.payrollAndTime,
    entries: [
      {
        label: navigationTexts.payPeriods,
        path: '/pay-periods',
        icon: Wallet,
        isFor: administers,
      },
      { label: navigationTexts.timeEntries, path: '/time-entries', icon: Timer, isFor: administers },
      {
        label: navigationTexts.pay,
        path: '/pay',
        icon: Banknote,
        isFor: administers,
      },
      { label: navigationTexts.projectsAndClients, path: '/projects', icon: FolderKanban, isFor: administers },
      { label: navigationTexts.expensesToPay, path: '/expenses-to-pay', icon: HandCoins, isFor: administers },
      { label: navigationTexts.leaveBalances, path: '/leave-balances', icon: ClipboardList, isFor: administers },
      {
        label: navigationTexts.reports,
        path: '/reports',
        icon: ChartColumn,
        isFor: administers,
      },
    ],
  },
  {
    id: 'organization',
    title: navigationTexts.organization,
    entries: [
      { label: navigationTexts.settings, path: '/settings', icon: Settings },
      { label: navigationTexts.imports, path: '/imports', icon: FileUp },
      {
        label: navigationTexts.exports,
        path: '/exports',
        icon: FileDown,
        isFor: administers,
      },
      { label: navigationTexts.logs, path: '/logs/audit', icon: ScrollText },
      { label: navigationTexts.health, path: '/health', icon: HeartPulse },
    ],
  },
];

const developers = {
  label: navigationTexts.developers,
  path: '/developers',
  icon: Braces,
} as const;

/** What stands behind the one entry of developers. Only the palette shows their icons: they have none that others do not use. */
const developerEntries: readonly NavigationEntry[] = [
  {
    label: navigationTexts.overview,
    path: '/developers',
    icon: Braces,
  },
  {
    label: navigationTexts.tokens,
    path: '/developers/tokens',
    icon: KeyRound,
  },
  { label: navigationTexts.webhooks, path: '/developers/webhooks', icon: Network },
  {
    label: navigationTexts.events,
    path: '/developers/events',
    icon: ScrollText,
  },
  { label: navigationTexts.serviceAccounts, path: '/developers/service-accounts', icon: SquareUser },
  {
    label: navigationTexts.requests,
    path: '/developers/requests',
    icon: FileText,
  },
  {
    label: navigationTexts.permissions,
    path: '/developers/permissions',
    icon: ShieldCheck,
  },
  {
    label: navigationTexts.developmentInbox,
    path: '/developers/mail',
    icon: Mail,
  },
];

/** What belongs to oneself, behind one's own face. */
const own: readonly NavigationEntry[] = [
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

/** A tab of a screen that people look for by words of its own. */
const found: readonly NavigationEntry[] = [
  {
    label: navigationTexts.myReport,
    path: '/my-time/report',
    icon: ChartColumn,
  },
];

const mySchedule = { label: navigationTexts.scheduleTab, path: '/my-schedule', icon: CalendarClock };

/** The bottom of a phone; the rest stands under More. Those who have shifts look at them every day. */
export const phoneTabsFor = (session: Session): readonly NavigationEntry[] =>
  [
    { label: navigationTexts.homeTab, path: '/', icon: House },
    { label: navigationTexts.time, path: '/my-time', icon: Clock },
    ...(session.uses.shifts ? [mySchedule] : []),
    { label: navigationTexts.timeOff, path: '/time-off', icon: Palmtree },
    { label: navigationTexts.expensesTab, path: '/expenses', icon: ReceiptText },
  ].filter((entry) => isThere(session, entry));

export const referenceEntry = { label: navigationTexts.apiReference, to: '/docs', isOutside: true } as const;

const screenAt = new Map(screens.map((screen) => [screen.path, screen]));

function isThere(session: Session, { path, isFor }: NavigationEntry): boolean {
  const screen = screenAt.get(path);
  return screen !== undefined && isOpenTo(session, screen) && (isFor?.(session) ?? true);
}

const present = (session: Session, entries: readonly NavigationEntry[]): readonly NavigationEntry[] =>
  entries.filter((entry) => isThere(session, entry));

/**
 * What the person finds in the sidebar. What is there for programs is one entry, and only of those who use it: in the sidebar
 * of those who keep everyone's, for the others behind their own face.
 */
export function navigationFor(session: Session, isDeveloper: boolean): readonly NavigationGroup[] {
  const shown = groups.map((group) =>
    group.id === 'organization' && isDeveloper && administers(session)
      ? { ...group, entries: [...group.entries, developers] }
      : group,
  );
  return shown
    .map((group) => ({ ...group, entries: present(session, group.entries) }))
    .filter(({ entries }) => entries.length > 0);
}

/** Behind one's own face. Those who keep everyone's tokens and have none yet begin here. */
export const ownEntriesFor = (session: Session, isDeveloper: boolean): readonly NavigationEntry[] =>
  present(session, isDeveloper === administers(session) ? own : [...own, developers]);

/** The screens for developers, as tabs above each of them. */
export const developerEntriesFor = (session: Session): readonly NavigationEntry[] => present(session, developerEntries);

/** All that a person can open, whether or not the menu shows it: the command palette finds it. */
export const everythingFor = (session: Session): readonly NavigationGroup[] => [
  ...navigationFor(session, false),
  { id: 'developers', title: navigationTexts.developers, entries: developerEntriesFor(session) },
  { id: 'own-face', title: null, entries: present(session, [...own, ...found]) },
];

/** `/people/usr_1` belongs to People; everything would belong to Home. */
export const isWithin = (path: string, entry: string): boolean =>
  path === entry || (entry !== '/' && path.startsWith(`${entry}/`));

/** The longest entry that holds the path: `/developers/tokens` is not Overview. */
export function longestWithin(entries: readonly NavigationEntry[], path: string): string | null {
  const held = entries
    .map((entry) => entry.path)
    .filter((entry) => isWithin(path, entry) || (entry === '/logs/audit' && path.startsWith('/logs/')));
  return held.sort((a, b) => b.length - a.length)[0] ?? null;
}

export const currentEntry = (groups: readonly NavigationGroup[], path: string): string | null =>
  longestWithin(
    groups.flatMap(({ entries }) => entries),
    path,
  );
