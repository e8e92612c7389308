import type { Data, Item } from '../../client/hooks.ts';
import { counted } from '../counted.ts';
import { sayAmount } from './amounts.ts';

export const policyTexts = {
  title: 'Leave balances',
  balances: 'Balances',
  types: 'Leave types',
  holidays: 'Public holidays',
  lockedDates: 'Locked dates',
  person: 'Person',
  year: 'Year',
  department: 'Department',
  anyDepartment: 'All departments',
  status: 'Status',
  working: 'Working here',
  left: 'Have left',
  adjust: 'Adjust',
  adjustBalance: 'Adjust a balance',
  amount: 'By how much',
  amountHint: 'A minus takes away: -2.5.',
  reason: 'Reason',
  reasonHint: 'Stays in the ledger for good.',
  noLimit: 'No limit',
  save: 'Save',
  edit: 'Change',
  remove: 'Remove',
  actions: 'Actions',
  ledger: 'What made this balance',
} as const;

export const accrualNames = {
  ANNUAL_GRANT: 'All at the start of the year',
  MONTHLY: 'A twelfth at the start of each month',
} as const;

export const unitNames = { DAYS: 'Days', HOURS: 'Hours' } as const;

type LeaveType = Item<'/leave-types'>;
type LedgerEntry = Item<'/leave-balances/ledger'>;

const kindNames: Record<LedgerEntry['kind'], string> = {
  GRANT: 'Granted for the year',
  ACCRUAL: 'Granted for a month',
  CARRY_OVER: 'Brought over from the year before',
  EXPIRY: 'Expired: brought over and not used',
  ADJUSTMENT: 'Adjusted by hand',
  SETTLEMENT: 'Settled with the employment before',
  TAKEN: 'Leave taken',
  REVERSAL: 'Leave given back',
};

export function sayEntry(entry: LedgerEntry): string {
  if (entry.is_difference) return 'By another working pattern';
  if (entry.full_amount !== null && entry.full_amount !== entry.amount) {
    const what = kindNames[entry.kind];
    return counted(entry.full_amount, { other: (full) => `${what}, of ${full} for full time` });
  }
  return entry.kind === 'CARRY_OVER' && entry.amount < 0 ? 'Moved on into the next year' : kindNames[entry.kind];
}

/** What a type gives, in one line of a list. */
export function sayAllowance(type: LeaveType): string {
  if (type.annual_allowance === null) return policyTexts.noLimit;
  const amount = sayAmount(type.annual_allowance, type.unit);
  return type.accrual === 'MONTHLY' ? `${amount} a year, by the month` : `${amount} a year`;
}

export function sayCarryOver(type: LeaveType): string {
  if (type.annual_allowance === null) return '–';
  if (type.carry_over_limit === null) return 'All of it';
  return type.carry_over_limit === 0 ? 'Nothing' : `At most ${sayAmount(type.carry_over_limit, type.unit)}`;
}

/** What the end of a year does to what no one took. */
export function sayRest(unit: LeaveType['unit'], year: Data<'/leave-types/preview', 'post'>['years'][number]): string {
  const next = year.year + 1;
  const moved = sayAmount(year.carried_over, unit);
  const lost = sayAmount(year.lapsed, unit);
  if (year.carried_over === 0) return `If nothing is taken, all of it lapses at the end of ${year.year}.`;
  if (year.lapsed === 0) return `If nothing is taken, all of it moves into ${next}.`;
  return `If nothing is taken, ${moved} move into ${next} and ${lost} lapse.`;
}

export const adjustDialogTexts = {
  titleOf: (name: string): string => `Adjust a balance of ${name}`,
  theBalanceWasAdjusted: 'The balance was adjusted.',
  type: 'Type',
  sayWhy: 'Say why.',
  leftNow: (before: string, year: number): string => `${before} are left in ${year}.`,
  leftAfterwards: (before: string, year: number, after: string): string =>
    `${before} are left in ${year}; ${after} afterwards.`,
} as const;

export const balancesTexts = {
  noun: (count: number): string => counted(count, { one: '# person', other: '# people' }),
  empty: { title: 'Nobody yet', text: 'People appear here as soon as they are added.' },
  taken: (amount: string): string => `${amount} taken`,
  waitingForADecision: (amount: string): string => `${amount} waiting for a decision`,
  ofWhole: (amount: string): string => `of ${amount}`,
} as const;

export const holidaysTexts = {
  addAHoliday: 'Add a holiday',
  daysOffIn: (year: number): string => `Days off in ${year}`,
  noPublicHolidays: 'No public holidays',
  noCalendarIsKnown: 'No calendar is known for this country. Add the days on which no one works.',
  base: (count: number, place: string): string =>
    counted(count, {
      one: (n) =>
        `${n} holiday of ${place} is the base; country and region are set under Settings. Leave takes nothing from the balance on this day.`,
      other: (n) =>
        `${n} holidays of ${place} are the base; country and region are set under Settings. Leave takes nothing from the balance on these days.`,
    }),
  isADayOffAgain: (name: string): string => `${name} is a day off again.`,
  yourOwn: 'Your own',
  notKeptPeopleWork: 'Not kept: people work',
  keepNamed: (name: string): string => `Keep it: ${name}`,
  keepIt: 'Keep it',
  remove: (name: string, shortDay: string): string => `Remove ${name}, ${shortDay}`,
  removeTitle: (name: string): string => `Remove ${name}?`,
  isAWorkingDayNow: (name: string): string => `${name} is a working day now.`,
  becomesAWorkingDay: (day: string): string =>
    `${day} becomes a working day. Leave that is booked already keeps the days it was counted with.`,
  inEveryYear: 'In every year',
  add: 'Add',
  isADayOffNow: (name: string): string => `${name} is a day off now.`,
  day: 'Day',
  name: 'Name',
} as const;

export const holidayPlacesTexts = {
  title: 'Other places of work',
  note: 'People whose work location is one of these have the public holidays of its region: leave, timesheets and the preview go by them.',
  none: 'Everyone has the days above.',
  add: 'Add a place',
  save: 'Save',
  saved: 'The places of work are saved.',
  place: 'Place of work',
  everywhereElse: 'Everywhere else',
  workLocation: 'Work location',
  workLocationHint: 'As it stands in the records of people.',
  country: 'Country',
  region: 'Region',
  regionHint: 'State or province, such as QC.',
  removeNamed: (place: string): string => `Remove ${place}`,
  removeTitle: (place: string): string => `Remove ${place}?`,
  removeText:
    'People there have the days of the organization from now on. Leave that is booked already keeps the days it was counted with.',
} as const;

export const lockedDatesTexts = {
  everyone: 'Everyone',
  lead: 'No one can book leave on these days. What was booked before stays.',
  lockDates: 'Lock dates',
  noun: (count: number): string => counted(count, { one: '# locked period', other: '# locked periods' }),
  empty: { title: 'No locked dates', text: 'Lock the days on which everyone is needed, such as stocktaking.' },
  days: 'Days',
  for: 'For',
  unlock: 'Unlock',
  editLockedDates: 'Edit locked dates',
  saved: 'Saved.',
  theDatesAreLocked: 'The dates are locked.',
  firstDay: 'First day',
  lastDay: 'Last day',
  emptyOneDay: 'Empty: one day.',
  reasonHint: 'Shown to people who try to book.',
  unlockTheseDates: 'Unlock these dates?',
  theDatesAreUnlocked: 'The dates are unlocked.',
  leaveCanBeBookedAgain: (days: string): string => `Leave can be booked again: ${days}.`,
} as const;

export const personTexts = {
  leave: (name: string): string => `${name}: leave`,
  balancesOf: (year: number): string => `Balances of ${year}`,
  left: (amount: string): string => `${amount} left`,
  whatHappened: 'What happened',
  entryOfLeave: (entry: string, days: string): string => `${entry}: ${days}`,
  by: 'By',
  byTheRules: 'Muster, by the rules',
  entered: 'Entered',
  due: 'Counted, entered tonight at the latest',
  hours: 'Hours',
  days: 'Days',
  givenSoFar: 'Given so far',
  broughtOver: 'Brought over',
  adjusted: 'Adjusted',
  takenOrBooked: 'Taken or booked',
  waitingForADecision: 'Waiting for a decision',
  noun: (count: number): string => counted(count, { one: '# entry', other: '# entries' }),
  empty: {
    title: 'No entries yet',
    text: 'What is due is entered by the nightly run, or as soon as someone books.',
  },
  unlimitedWhatIsTaken: 'Unlimited: what is taken is counted, and no balance is kept.',
  leftWhatWasGiven: (left: string): string =>
    `${left} left: what was given, brought over and adjusted, less what is taken and waiting.`,
} as const;

export const typeDialogTexts = {
  edit: (name: string): string => `Change ${name}`,
  addALeaveType: 'Add a leave type',
  saved: 'Saved.',
  canBeBookedNow: (name: string): string => `${name} can be booked now.`,
  name: 'Name',
  nameIn: { en: 'Name in English', fr: 'Name in French' },
  nameInHint: 'Shown to people who read it. Empty: the name above.',
  colourInCalendars: 'Colour in calendars',
  aFullYearGives: 'A full year gives',
  annualAllowanceHint: 'Empty: no limit, and no balance is kept.',
  countedIn: 'Counted in',
  whenItIsGiven: 'When it is given',
  movesIntoTheNextYear: 'Moves into the next year, at most',
  carryOverLimitHint: '0: nothing. Empty: all that is left.',
  carriedExpires: 'What was brought over expires after',
  carriedExpiresHint:
    'Each year after this day and month, unless it is taken or booked by then. Empty: at the end of the year.',
  byService: 'By years of service',
  moreWithYears: 'More with years of service',
  step: (index: number): string => `Step ${index}`,
  afterYears: 'After years here',
  remove: 'Remove',
  removeStep: (index: number): string => `Remove step ${index}`,
  paid: 'Paid',
  isPaidHint: 'Paid leave appears on the timesheet.',
  needsADecision: 'Needs a decision',
  requiresApprovalHint: 'Off: it is approved automatically.',
  private: 'Private',
  isPrivateHint: 'For the person, their manager, Administrators and Executives; for others the person is away.',
  proRata: 'By the working pattern',
  proRataHint:
    'Who works three of five days is given three fifths, from the day on which the pattern holds. What was given before stays.',
  sickness: 'For illness',
  isSicknessHint:
    'Offered as “I’m ill”. Locked dates do not stand in its way, and who leads the person is told at once.',
  forFamily: 'Of a child or someone close',
  forFamilyHint: 'Not one’s own illness: offered beside it at the same button, with a certificate rule of its own.',
  allowsHours: 'Part of a day by the clock',
  allowsHoursHint: 'On a single day also “from two to five”; it costs that part of the day.',
  certificateAfter: 'A certificate is asked for after',
  certificateAfterHint: 'Calendar days away on end; 0: from the first day. Empty: never.',
  canBeBooked: 'Can be booked',
  isActiveHint: 'Off: what was booked stays.',
} as const;

export const usualTypesTexts = {
  add: (country: string): string => `Add the usual ones for ${country}`,
  added: 'The usual leave types were added. Look them over: laws and contracts may give more.',
  vacation: 'Vacation',
  sick: 'Sick leave',
  sickChild: 'Sick child',
  bereavement: 'Bereavement',
  parental: 'Parental leave',
  unpaid: 'Unpaid leave',
} as const;

export const typesTexts = {
  addALeaveType: 'Add a leave type',
  noun: (count: number): string => counted(count, { one: '# leave type', other: '# leave types' }),
  empty: { title: 'No leave types yet', text: 'Add one, such as Vacation, so that people can book it.' },
  type: 'Type',
  gives: 'Gives',
  carriesOver: 'Carries over',
  paid: 'Paid',
  unpaid: 'Unpaid',
  approval: 'Approval',
  approvalIsNeeded: 'Needed',
  approvalIsAutomatic: 'Automatic',
  privacy: 'Privacy',
  private: 'Private',
  open: 'Open',
  canBeBooked: 'Can be booked',
  retired: 'Retired',
  edit: (name: string): string => `Change ${name}`,
  retireNamed: (name: string): string => `Retire ${name}`,
  retire: 'Retire',
  retireTitle: (name: string): string => `Retire ${name}?`,
  canNoLongerBeBooked: (name: string): string => `${name} can no longer be booked.`,
  retireText:
    'It can no longer be booked, and nothing more is granted. What was booked stays, and so do the balances people have. You can bring it back by editing it.',
} as const;

export const whatThisGrantsTexts = {
  whatThisGrants: 'What this grants',
  year: (year: number): string => `${year}:`,
  amountInYear: (year: number, amount: string): string => `${year}: ${amount}`,
  toSomebodyWhoStarted: 'To someone who started on',
  emptyYearsAgoTry: (day: string): string => `Empty: years ago. Try ${day}.`,
  asMuchAsIsApproved: 'as much as is approved. No balance is kept.',
  grants: (count: number, first: string, amount: string, last: string): string =>
    counted(count, {
      one: () => `All of it on ${first}.`,
      other: () => `${amount} on ${first}, then month by month until ${last}.`,
    }),
} as const;

export const yearSelectTexts = {
  thisYear: (year: number): string => `${year}, this year`,
} as const;
