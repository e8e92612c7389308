import type { Screen } from './screen.ts';
import { announcementScreens } from './screens/announcements/screens.ts';
import { calendarScreens } from './screens/calendar/screens.ts';
import { departmentScreens } from './screens/departments/screens.ts';
import { developerScreens } from './screens/developers/screens.ts';
import { documentScreens } from './screens/documents/screens.ts';
import { expenseScreens } from './screens/expenses/screens.ts';
import { exportScreens } from './screens/exports/screens.ts';
import { healthScreens } from './screens/health/screens.ts';
import { helpScreens } from './screens/help/screens.ts';
import { homeScreens } from './screens/home/screens.ts';
import { importScreens } from './screens/imports/screens.ts';
import { inboxScreens } from './screens/inbox/screens.ts';
import { kioskScreens } from './screens/kiosks/screens.ts';
import { leaveScreens } from './screens/leave/screens.ts';
import { libraryScreens } from './screens/library/screens.ts';
import { logScreens } from './screens/logs/screens.ts';
import { mailScreens } from './screens/mail/screens.ts';
import { ownScreens } from './screens/me/screens.ts';
import { onboardingScreens } from './screens/onboarding/screens.ts';
import { organizationScreens } from './screens/organization/screens.ts';
import { peopleScreens } from './screens/people/screens.ts';
import { projectScreens } from './screens/projects/screens.ts';
import { proposalScreens } from './screens/proposals/screens.ts';
import { recordScreens } from './screens/records/screens.ts';
import { reportScreens } from './screens/reports/screens.ts';
import { scheduleScreens } from './screens/schedule/screens.ts';
import { serviceAccountScreens } from './screens/service-accounts/screens.ts';
import { teamScreens } from './screens/teams/screens.ts';
import { timeScreens } from './screens/time/screens.ts';
import { timesheetScreens } from './screens/timesheets/screens.ts';
import { webhookScreens } from './screens/webhooks/screens.ts';
import { workingRuleScreens } from './screens/working-rules/screens.ts';

/** Open to everyone, signed in or not. */
export const entranceScreens: readonly Screen[] = [
  { path: '/sign-in', needs: null, load: () => import('./screens/sessions/sign-in.tsx') },
  { path: '/sign-in/go', needs: null, load: () => import('./screens/sessions/provider-go.tsx') },
  { path: '/sign-in/return', needs: null, load: () => import('./screens/sessions/provider-return.tsx') },
  { path: '/set-password', needs: null, load: () => import('./screens/sessions/set-password.tsx') },
  { path: '/sign-up', needs: null, load: () => import('./screens/sessions/sign-up.tsx') },
  { path: '/confirm-email', needs: null, load: () => import('./screens/sessions/confirm-email.tsx') },
  { path: '/take-back-email', needs: null, load: () => import('./screens/sessions/take-back-email.tsx') },
  { path: '/forgot-password', needs: null, load: () => import('./screens/sessions/forgot-password.tsx') },
];

/** Every screen of the app, one list a section. */
export const screens: readonly Screen[] = [
  ...homeScreens,
  ...inboxScreens,
  ...announcementScreens,
  ...proposalScreens,
  ...timeScreens,
  ...timesheetScreens,
  ...projectScreens,
  ...leaveScreens,
  ...kioskScreens,
  ...calendarScreens,
  ...scheduleScreens,
  ...reportScreens,
  ...expenseScreens,
  ...documentScreens,
  ...libraryScreens,
  ...peopleScreens,
  ...departmentScreens,
  ...teamScreens,
  ...onboardingScreens,
  ...recordScreens,
  ...ownScreens,
  ...organizationScreens,
  ...importScreens,
  ...exportScreens,
  ...logScreens,
  ...healthScreens,
  ...developerScreens,
  ...webhookScreens,
  ...workingRuleScreens,
  ...serviceAccountScreens,
  ...mailScreens,
  ...helpScreens,
];
