import type { Ability } from '../client/operations.ts';
import { administers } from '../screen.ts';
import { type Session, useCan, useSession } from '../session.tsx';
import { paletteActionsTexts as texts } from '../texts/palette.ts';
import type { Target } from './target.ts';

interface Action {
  readonly label: string;
  readonly to: string;
  readonly needs: Ability;
  readonly isFor?: (session: Session) => boolean;
  readonly keywords?: string;
}

const leads = (session: Session): boolean => administers(session) || session.user.role === 'DEPARTMENT_HEAD';

/** What one may want to do at once, by the operation it takes, most often wanted first: the palette begins with these. */
const actions: readonly Action[] = [
  { label: texts.bookTimeOff, to: '/time-off/new', needs: 'leaves.create' },
  {
    label: texts.recordLeave,
    to: '/calendar?record=new',
    needs: 'schedule.uncovered',
    keywords: texts.recordLeaveKeywords,
  },
  { label: texts.ill, to: '/time-off/new?ill=1', needs: 'leaves.create' },
  { label: texts.claimAnExpense, to: '/expenses/new', needs: 'expenseReports.create' },
  { label: texts.addAPerson, to: '/people/new', needs: 'users.create' },
  { label: texts.approve, to: '/inbox', needs: 'inbox.get', isFor: leads, keywords: texts.approveKeywords },
];

/** Found by what is typed. */
const further: readonly Action[] = [
  { label: texts.createAnAPIToken, to: '/developers/tokens/new', needs: 'tokens.create' },
  { label: texts.importAFile, to: '/imports/new', needs: 'imports.create' },
  { label: texts.clock, to: '/my-time', needs: 'timeEntries.list', keywords: texts.clockKeywords },
  { label: texts.kiosk, to: '/settings/kiosks', needs: 'kiosks.create', keywords: texts.kioskKeywords },
  {
    label: texts.deputy,
    to: '/me',
    needs: 'deputies.create',
    isFor: ({ uses }) => uses.people,
    keywords: texts.deputyKeywords,
  },
  {
    label: texts.budget,
    to: '/schedule',
    needs: 'laborBudgets.create',
    isFor: leads,
    keywords: texts.budgetKeywords,
  },
  {
    label: texts.standardCost,
    to: '/schedule/standard-cost',
    needs: 'schedule.standardCost',
    keywords: texts.standardCostKeywords,
  },
  {
    label: texts.printSchedule,
    to: '/schedule',
    needs: 'schedule.get',
    isFor: leads,
    keywords: texts.printScheduleKeywords,
  },
  {
    label: texts.worksTomorrow,
    to: '/schedule?day=tomorrow',
    needs: 'schedule.get',
    isFor: leads,
    keywords: texts.worksTomorrowKeywords,
  },
  { label: texts.printCalendar, to: '/calendar', needs: 'calendar.get', keywords: texts.printKeywords },
  { label: texts.printTimesheets, to: '/my-time/timesheets', needs: 'timesheets.list', keywords: texts.printKeywords },
  { label: texts.printOrgChart, to: '/org-chart', needs: 'orgChart.get', isFor: leads, keywords: texts.printKeywords },
  { label: texts.copyWeek, to: '/schedule', needs: 'shifts.publish', keywords: texts.copyWeekKeywords },
  {
    label: texts.lock,
    to: '/pay-periods',
    needs: 'payPeriods.finalize',
    isFor: administers,
    keywords: texts.lockKeywords,
  },
  {
    label: texts.changeRole,
    to: '/people',
    needs: 'users.update',
    isFor: administers,
    keywords: texts.changeRoleKeywords,
  },
  {
    label: texts.giveAccess,
    to: '/settings?tab=access',
    needs: 'accessGrants.create',
    keywords: texts.giveAccessKeywords,
  },
  { label: texts.whoCanSee, to: '/me/access-log', needs: 'users.getVisibleTo', keywords: texts.whoCanSeeKeywords },
  { label: texts.clientFile, to: '/my-time/report', needs: 'reports.hours', keywords: texts.clientFileKeywords },
  { label: texts.password, to: '/me/security', needs: 'sessions.list', keywords: texts.passwordKeywords },
  { label: texts.data, to: '/me', needs: 'me.get', keywords: texts.dataKeywords },
  { label: texts.dataOf, to: '/people', needs: 'users.createDataArchive', keywords: texts.dataOfKeywords },
  { label: texts.hireAgain, to: '/people/new', needs: 'hires.again', keywords: texts.hireAgainKeywords },
  { label: texts.otherHours, to: '/people', needs: 'employment.create', keywords: texts.otherHoursKeywords },
  { label: texts.merge, to: '/departments', needs: 'departments.merge', keywords: texts.mergeKeywords },
  { label: texts.invite, to: '/people?invitation=NEVER', needs: 'invitations.send', keywords: texts.inviteKeywords },
  { label: texts.raise, to: '/people', needs: 'compensation.raise', keywords: texts.raiseKeywords },
];

export interface Actions {
  readonly first: readonly Target[];
  readonly further: readonly Target[];
}

export function usePaletteActions(): Actions {
  const session = useSession();
  const can = useCan();
  const targetsOf = (list: readonly Action[]): readonly Target[] =>
    list
      .filter(({ needs, isFor }) => can(needs) && (isFor?.(session) ?? true))
      .map(({ label, to, keywords = '' }) => ({
        key: `action-${to}-${label}`.replaceAll(/\W+/g, '-'),
        label,
        small: texts.action,
        to,
        words: `${label} ${keywords}`,
      }));
  return { first: targetsOf(actions), further: targetsOf(further) };
}
