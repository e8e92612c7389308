import type { LucideIcon } from 'lucide-react';
import {
  Award,
  BadgeCheck,
  Banknote,
  BookOpen,
  Braces,
  Building2,
  CalendarClock,
  CalendarDays,
  CalendarRange,
  ChartColumn,
  CircleQuestionMark,
  ClipboardCheck,
  ClipboardList,
  Clock,
  FileDown,
  FileSignature,
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
  Radio,
  ReceiptText,
  ScrollText,
  Settings,
  ShieldCheck,
  SquareUser,
  Timer,
  Users,
  UsersRound,
  Wallet,
  Webhook,
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
  /** More words that find it in the command palette. */
  readonly keywords?: string;
  readonly isFor?: (session: Session) => boolean;
}

export interface NavigationGroup {
  readonly title: string | null;
  readonly entries: readonly NavigationEntry[];
}

const heads = ({ user }: Session): boolean => user.role === 'DEPARTMENT_HEAD';
const leads = (session: Session): boolean => heads(session) || administers(session);

/** The whole map. An entry whose screen does not exist, or is not open to the person, is left out. */
const groups: readonly NavigationGroup[] = [
  {
    title: null,
    entries: [
      { label: navigationTexts.home, path: '/', icon: House },
      {
        label: navigationTexts.inbox,
        path: '/inbox',
        icon: Inbox,
        badge: 'inbox',
        keywords: navigationTexts.inboxKeywords,
      },
      { label: navigationTexts.myTime, path: '/my-time', icon: Clock, keywords: navigationTexts.myTimeKeywords },
      {
        label: navigationTexts.mySchedule,
        path: '/my-schedule',
        icon: CalendarClock,
        keywords: navigationTexts.myScheduleKeywords,
      },
      { label: navigationTexts.timeOff, path: '/time-off', icon: Palmtree, keywords: navigationTexts.timeOffKeywords },
      {
        label: navigationTexts.expenses,
        path: '/expenses',
        icon: ReceiptText,
        keywords: navigationTexts.expensesKeywords,
      },
      {
        label: navigationTexts.documents,
        path: '/documents',
        icon: FileText,
        keywords: navigationTexts.documentsKeywords,
      },
      {
        label: navigationTexts.directory,
        path: '/directory',
        icon: SquareUser,
        keywords: navigationTexts.directoryKeywords,
      },
    ],
  },
  {
    title: navigationTexts.team,
    entries: [
      {
        label: navigationTexts.calendar,
        path: '/calendar',
        icon: CalendarDays,
        isFor: leads,
        keywords: navigationTexts.calendarKeywords,
      },
      {
        label: navigationTexts.schedule,
        path: '/schedule',
        icon: CalendarRange,
        isFor: leads,
        keywords: navigationTexts.scheduleKeywords,
      },
      {
        label: navigationTexts.timesheets,
        path: '/timesheets',
        icon: ClipboardCheck,
        isFor: leads,
        keywords: navigationTexts.timesheetsKeywords,
      },
      { label: navigationTexts.people, path: '/people', icon: Users, isFor: heads },
      {
        label: navigationTexts.onboarding,
        path: '/onboarding',
        icon: ListChecks,
        isFor: heads,
        keywords: navigationTexts.onboardingKeywords,
      },
    ],
  },
  {
    title: navigationTexts.people,
    entries: [
      {
        label: navigationTexts.people,
        path: '/people',
        icon: Users,
        isFor: administers,
        keywords: navigationTexts.peopleKeywords,
      },
      { label: navigationTexts.orgChart, path: '/org-chart', icon: Network, isFor: administers },
      { label: navigationTexts.departments, path: '/departments', icon: Building2, isFor: administers },
      { label: navigationTexts.teams, path: '/teams', icon: UsersRound, isFor: administers },
      {
        label: navigationTexts.onboarding,
        path: '/onboarding',
        icon: ListChecks,
        isFor: administers,
        keywords: navigationTexts.onboardingKeywords,
      },
      {
        label: navigationTexts.training,
        path: '/training',
        icon: GraduationCap,
        isFor: administers,
        keywords: navigationTexts.trainingKeywords,
      },
      {
        label: navigationTexts.certificates,
        path: '/certificates',
        icon: Award,
        isFor: administers,
        keywords: navigationTexts.certificatesKeywords,
      },
      {
        label: navigationTexts.benefits,
        path: '/benefits',
        icon: HeartHandshake,
        isFor: administers,
        keywords: navigationTexts.benefitsKeywords,
      },
      {
        label: navigationTexts.equipment,
        path: '/equipment',
        icon: Laptop,
        isFor: administers,
        keywords: navigationTexts.equipmentKeywords,
      },
      {
        label: navigationTexts.library,
        path: '/library',
        icon: Library,
        isFor: administers,
        keywords: navigationTexts.libraryKeywords,
      },
    ],
  },
  {
    title: navigationTexts.payrollAndTime,
    entries: [
      {
        label: navigationTexts.payPeriods,
        path: '/pay-periods',
        icon: Wallet,
        isFor: administers,
        keywords: navigationTexts.payPeriodsKeywords,
      },
      { label: navigationTexts.timeEntries, path: '/time-entries', icon: Timer, isFor: administers },
      {
        label: navigationTexts.pay,
        path: '/pay',
        icon: Banknote,
        isFor: administers,
        keywords: navigationTexts.payKeywords,
      },
      { label: navigationTexts.projectsAndClients, path: '/projects', icon: FolderKanban, isFor: administers },
      { label: navigationTexts.expensesToPay, path: '/expenses-to-pay', icon: HandCoins, isFor: administers },
      { label: navigationTexts.leaveBalances, path: '/leave-balances', icon: ClipboardList, isFor: administers },
      {
        label: navigationTexts.reports,
        path: '/reports',
        icon: ChartColumn,
        isFor: administers,
        keywords: navigationTexts.reportsKeywords,
      },
    ],
  },
  {
    title: navigationTexts.organization,
    entries: [
      { label: navigationTexts.settings, path: '/settings', icon: Settings },
      { label: navigationTexts.imports, path: '/imports', icon: FileUp, keywords: navigationTexts.importsKeywords },
      {
        label: navigationTexts.exports,
        path: '/exports',
        icon: FileDown,
        isFor: administers,
        keywords: navigationTexts.exportsKeywords,
      },
      { label: navigationTexts.logs, path: '/logs/audit', icon: ScrollText, keywords: navigationTexts.logsKeywords },
      { label: navigationTexts.health, path: '/health', icon: HeartPulse },
    ],
  },
  {
    title: navigationTexts.developers,
    entries: [
      {
        label: navigationTexts.overview,
        path: '/developers',
        icon: Braces,
        keywords: navigationTexts.overviewKeywords,
      },
      {
        label: navigationTexts.tokens,
        path: '/developers/tokens',
        icon: KeyRound,
        keywords: navigationTexts.tokensKeywords,
      },
      { label: navigationTexts.webhooks, path: '/developers/webhooks', icon: Webhook },
      {
        label: navigationTexts.events,
        path: '/developers/events',
        icon: Radio,
        keywords: navigationTexts.eventsKeywords,
      },
      {
        label: navigationTexts.requests,
        path: '/developers/requests',
        icon: FileSignature,
        keywords: navigationTexts.requestsKeywords,
      },
      {
        label: navigationTexts.permissions,
        path: '/developers/permissions',
        icon: ShieldCheck,
        keywords: navigationTexts.permissionsKeywords,
      },
      {
        label: navigationTexts.developmentInbox,
        path: '/developers/mail',
        icon: Mail,
        keywords: navigationTexts.developmentInboxKeywords,
      },
    ],
  },
];

/** What belongs to oneself, behind one's own face. */
export const ownEntries: readonly NavigationEntry[] = [
  { label: navigationTexts.myProfile, path: '/me', icon: SquareUser },
  { label: navigationTexts.whoLooked, path: '/me/access-log', icon: ShieldCheck },
  { label: navigationTexts.notifications, path: '/notifications', icon: Inbox },
  {
    label: navigationTexts.security,
    path: '/me/security',
    icon: BadgeCheck,
    keywords: navigationTexts.securityKeywords,
  },
  { label: navigationTexts.myAPITokens, path: '/developers/tokens', icon: KeyRound },
  { label: navigationTexts.help, path: '/help', icon: CircleQuestionMark, keywords: navigationTexts.helpKeywords },
];

/** The bottom of a phone; the rest stands under More. */
export const phoneTabs: readonly NavigationEntry[] = [
  { label: navigationTexts.homeTab, path: '/', icon: House },
  { label: navigationTexts.time, path: '/my-time', icon: Clock },
  { label: navigationTexts.timeOff, path: '/time-off', icon: Palmtree },
  { label: navigationTexts.expensesTab, path: '/expenses', icon: ReceiptText },
];

export const referenceEntry = { label: navigationTexts.apiReference, href: '/docs', icon: BookOpen } as const;

const screenAt = new Map(screens.map((screen) => [screen.path, screen]));

export function isThere(session: Session, { path, isFor }: NavigationEntry): boolean {
  const screen = screenAt.get(path);
  return screen !== undefined && isOpenTo(session, screen) && (isFor?.(session) ?? true);
}

/** What the person finds in the navigation. */
export const navigationFor = (session: Session): readonly NavigationGroup[] =>
  groups
    .map(({ title, entries }) => ({ title, entries: entries.filter((entry) => isThere(session, entry)) }))
    .filter(({ entries }) => entries.length > 0);

/** `/people/usr_1` belongs to People; everything would belong to Home. */
export const isWithin = (path: string, entry: string): boolean =>
  path === entry || (entry !== '/' && path.startsWith(`${entry}/`));

/** The longest entry that holds the path: `/developers/tokens` is not Overview. */
export function currentEntry(groups: readonly NavigationGroup[], path: string): string | null {
  const held = groups
    .flatMap(({ entries }) => entries.map((entry) => entry.path))
    .filter((entry) => isWithin(path, entry) || (entry === '/logs/audit' && path.startsWith('/logs/')));
  return held.sort((a, b) => b.length - a.length)[0] ?? null;
}
