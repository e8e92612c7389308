import { fieldsOfAreas } from '../../client/field-areas.ts';
import { language } from '../../language.ts';
import { areaNames } from '../../texts/codes.ts';

/** By the first word of what was done, the part of the product it belongs to. */
const firstWords: Partial<Record<keyof typeof areaNames, string>> = {
  organization: 'organization settings',
  people: 'users departments teams employment me audiences serviceAccounts',
  'sign-in':
    'account session sessions password passkeys oneTimeCodes recoveryCodes invitations emailChanges identityProviders emailDomains identityLinks signInPolicy',
  time: 'clock timeEntries timesheets favouriteProjects time_entries',
  payroll: 'timesheetCorrections payPeriods payRuns payrollTemplates',
  'hours-accounts': 'hoursAccounts hoursAccountEntries',
  'what-if': 'whatIf',
  leave: 'leave leaves leaveTypes leaveAdjustments lockedDates publicHolidays',
  schedule:
    'schedule shifts laborBudgets staffingRequirements shiftApplications shiftOffers weekTemplates availability availabilityExceptions',
  projects: 'projects clients tasks',
  expenses: 'expenseReports',
  documents: 'documents folders',
  records:
    'assets assetCategories stock benefits benefitPlans compensation certifications certificateRequirements courses training customFields customFieldTabs customFieldValues goals',
  onboarding: 'onboarding checklistTemplates',
  calendar: 'calendarFeeds',
  approvals: 'approvals deputies',
  'access-grants': 'accessGrants',
  inbox: 'inbox notifications notificationPreferences',
  push: 'pushSubscriptions',
  'connected-apps': 'connectedApps connectedAppPolicy appClients',
  'my-data': 'dataArchives',
  'bulk-changes': 'bulkChanges',
  hiring: 'hires',
  logs: 'requests',
  'saved-views': 'savedViews',
  'working-rules': 'workingRules',
  kiosks: 'kiosks kioskPin kioskBadges kioskTaps',
  sandboxes: 'sandboxes sandboxClock sandboxEvents sandboxFaults',
};

const areas = new Map(
  Object.entries(firstWords).flatMap(([area, words]) =>
    words.split(' ').map((word) => [word, area as keyof typeof areaNames] as const),
  ),
);

/** Of an action of the audit log; undefined for one of no part, such as the demo. Lists that were exported belong to exports. */
export function areaOf(action: string): string | undefined {
  const [word = '', verb] = action.split('.');
  const area = areas.get(word) ?? (word in areaNames ? (word as keyof typeof areaNames) : undefined);
  if (verb === 'export' && area === undefined) return areaNames.exports;
  return area && areaNames[area];
}

const areasOfField = new Map<string, string[]>();
for (const [area, fields] of Object.entries(fieldsOfAreas)) {
  for (const field of fields.split(' ')) {
    areasOfField.set(field, [...(areasOfField.get(field) ?? []), areaNames[area as keyof typeof fieldsOfAreas]]);
  }
}

/** Of a field that a change is about, the parts of the product that it occurs in; none for one that only the installation writes. */
export const areasOf = (field: string): readonly string[] =>
  (areasOfField.get(field) ?? []).toSorted((one, other) => one.localeCompare(other, language));
