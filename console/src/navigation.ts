import type { LucideIcon } from 'lucide-react';
import {
  BadgeCheck,
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
import { isOpenTo } from './screen.ts';
import { findScreen } from './screens.ts';
import type { Session } from './session.tsx';

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

export const administers = ({ user }: Session): boolean => user.role === 'ADMINISTRATOR' || user.role === 'EXECUTIVE';
const heads = ({ user }: Session): boolean => user.role === 'DEPARTMENT_HEAD';
const leads = (session: Session): boolean => heads(session) || administers(session);

/** The whole map. An entry whose screen does not exist, or is not open to the person, is left out. */
const groups: readonly NavigationGroup[] = [
  {
    title: null,
    entries: [
      { label: 'Home', path: '/', icon: House },
      { label: 'Inbox', path: '/inbox', icon: Inbox, badge: 'inbox', keywords: 'approvals tasks decide' },
      { label: 'My time', path: '/my-time', icon: Clock, keywords: 'clock week timesheet hours' },
      { label: 'My schedule', path: '/my-schedule', icon: CalendarClock, keywords: 'shifts' },
      { label: 'Time off', path: '/time-off', icon: Palmtree, keywords: 'leave holiday vacation book' },
      { label: 'Expenses', path: '/expenses', icon: ReceiptText, keywords: 'claim receipt' },
      { label: 'Documents', path: '/documents', icon: FileText, keywords: 'sign contract library' },
      { label: 'Directory', path: '/directory', icon: SquareUser, keywords: 'colleagues people' },
    ],
  },
  {
    title: 'Team',
    entries: [
      { label: 'Calendar', path: '/calendar', icon: CalendarDays, isFor: leads, keywords: 'away absence' },
      { label: 'Schedule', path: '/schedule', icon: CalendarRange, isFor: leads, keywords: 'shifts plan publish' },
      { label: 'Timesheets', path: '/timesheets', icon: ClipboardCheck, isFor: leads, keywords: 'approve hours' },
      { label: 'People', path: '/people', icon: Users, isFor: heads },
      { label: 'Onboarding', path: '/onboarding', icon: ListChecks, isFor: heads, keywords: 'checklists' },
    ],
  },
  {
    title: 'People',
    entries: [
      { label: 'People', path: '/people', icon: Users, isFor: administers, keywords: 'employees staff' },
      { label: 'Org chart', path: '/org-chart', icon: Network, isFor: administers },
      { label: 'Departments', path: '/departments', icon: Building2, isFor: administers },
      { label: 'Teams', path: '/teams', icon: UsersRound, isFor: administers },
      { label: 'Onboarding', path: '/onboarding', icon: ListChecks, isFor: administers, keywords: 'checklists' },
      { label: 'Training', path: '/training', icon: GraduationCap, isFor: administers, keywords: 'courses' },
      { label: 'Equipment', path: '/equipment', icon: Laptop, isFor: administers, keywords: 'assets' },
      { label: 'Library', path: '/library', icon: Library, isFor: administers, keywords: 'documents folders' },
    ],
  },
  {
    title: 'Payroll and time',
    entries: [
      { label: 'Pay periods', path: '/pay-periods', icon: Wallet, isFor: administers, keywords: 'payroll finalise' },
      { label: 'Time entries', path: '/time-entries', icon: Timer, isFor: administers },
      { label: 'Projects and clients', path: '/projects', icon: FolderKanban, isFor: administers },
      { label: 'Expenses to pay', path: '/expenses-to-pay', icon: HandCoins, isFor: administers },
      { label: 'Leave balances', path: '/leave-balances', icon: ClipboardList, isFor: administers },
      { label: 'Reports', path: '/reports', icon: ChartColumn, isFor: administers, keywords: 'charts hours absence' },
    ],
  },
  {
    title: 'Organization',
    entries: [
      { label: 'Settings', path: '/settings', icon: Settings },
      { label: 'Imports', path: '/imports', icon: FileUp, keywords: 'csv upload' },
      { label: 'Exports', path: '/exports', icon: FileDown, isFor: administers, keywords: 'csv download' },
      { label: 'Logs', path: '/logs/audit', icon: ScrollText, keywords: 'audit access' },
      { label: 'Health', path: '/health', icon: HeartPulse },
    ],
  },
  {
    title: 'Developers',
    entries: [
      { label: 'Overview', path: '/developers', icon: Braces, keywords: 'api quick start' },
      { label: 'Tokens', path: '/developers/tokens', icon: KeyRound, keywords: 'api' },
      { label: 'Webhooks', path: '/developers/webhooks', icon: Webhook },
      { label: 'Events', path: '/developers/events', icon: Radio, keywords: 'catalogue' },
      { label: 'Requests', path: '/developers/requests', icon: FileSignature, keywords: 'log errors' },
      { label: 'Permissions', path: '/developers/permissions', icon: ShieldCheck, keywords: 'roles scopes' },
      { label: 'Development inbox', path: '/developers/mail', icon: Mail, keywords: 'e-mail' },
    ],
  },
];

/** What belongs to oneself, behind one's own face. */
export const ownEntries: readonly NavigationEntry[] = [
  { label: 'My profile', path: '/me', icon: SquareUser },
  { label: 'Who looked at my record', path: '/me/access-log', icon: ShieldCheck },
  { label: 'Notifications', path: '/notifications', icon: Inbox },
  { label: 'Security', path: '/me/security', icon: BadgeCheck, keywords: 'password sessions' },
  { label: 'My API tokens', path: '/developers/tokens', icon: KeyRound },
  { label: 'Help', path: '/help', icon: CircleQuestionMark, keywords: 'guide how to manual' },
];

/** The bottom of a phone; the rest stands under More. */
export const phoneTabs: readonly NavigationEntry[] = [
  { label: 'Home', path: '/', icon: House },
  { label: 'Time', path: '/my-time', icon: Clock },
  { label: 'Time off', path: '/time-off', icon: Palmtree },
  { label: 'Expenses', path: '/expenses', icon: ReceiptText },
];

export const referenceEntry = { label: 'API reference', href: '/docs', icon: BookOpen } as const;

export function isThere(session: Session, { path, isFor }: NavigationEntry): boolean {
  const screen = findScreen(path);
  return screen !== null && isOpenTo(session, screen) && (isFor?.(session) ?? true);
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
