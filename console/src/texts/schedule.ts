import type { Data } from '../client/hooks.ts';
import type { Format } from '../format.ts';
import { inList } from '../in-list.ts';
import { withFullStop } from '../words.ts';
import { counted } from './counted.ts';

export const scheduleTexts = {
  title: 'Schedule',
  notEveryone: (count: number): string =>
    counted(count, { other: 'The first # people are shown. Choose a department to see the others.' }),
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  thisWeek: 'This week',
  department: 'Department',
  allDepartments: 'All departments',
  rows: 'Rows',
  byPerson: 'By person',
  byDepartment: 'By department',
  addShift: 'Add a shift',
  editShift: 'Edit shift',
  copyWeek: 'Copy a week',
  templates: 'Templates',
  compact: 'Compact',
  overContract: 'More than the contract asks',
  showCost: 'Show cost',
  hideCost: 'Hide cost',
  openRow: 'Open shifts',
  openHint: 'For colleagues to claim',
  noDepartment: 'No department',
  hours: 'Hours',
  person: 'Person',
  nobody: 'Nobody yet: open to be claimed',
  chooseADepartment: 'Choose a department',
  departmentOfPerson: 'That of the person',
  day: 'Day',
  starts: 'Starts',
  ends: 'Ends',
  endsHint: 'At or before the start: on the next day.',
  break: 'Break in minutes',
  breakHint: 'Unpaid, within the shift.',
  shiftTitle: 'What it is',
  shiftTitleHint: 'Such as a station: Grill, Bar, Opening.',
  location: 'Where',
  notes: 'Notes',
  notesHint: 'For the person who works it.',
  save: 'Save',
  add: 'Add shift',
  delete: 'Delete',
  callOff: 'Call off this shift',
  restore: 'Bring it back',
  move: 'Move',
  away: 'Away',
  askedAway: 'Asked to be away',
  draft: 'Draft',
  moveHint: 'Drag a shift to move it, or press M on it and use the arrow keys.',
  moveHintTouch: 'Hold a shift, then drag it to move it. Tap it to open it.',
  nobodyTitle: 'Nobody to plan for',
  nobodyText: 'People of your departments appear here. Choose another department, or all of them.',
  costOfAll: 'The cost is that of everyone. Clear the search to see it.',
  unpricedShifts: (unpricedShiftCount: number): string =>
    counted(unpricedShiftCount, {
      one: '1 shift is not in the cost: the person has no pay on record in this currency.',
      other: '# shifts are not in the cost: these people have no pay on record in this currency.',
    }),
} as const;

/** What speaks against a shift, for those who plan it. */
type PlannedShift = Data<'/schedule'>['shifts'][number];

/** A sentence about a working rule, with the law behind it. */
const cited = (sentence: string, citation: string | null): string =>
  citation === null ? `${sentence}.` : `${sentence} (${citation}).`;

export function sayWarning(format: Format, warning: PlannedShift['warnings'][number]): string {
  const [minutes, limit] = [format.minutes(warning.minutes ?? 0), format.minutes(warning.limit_minutes ?? 0)];
  switch (warning.kind) {
    case 'LEAVE':
      return warning.leave_status === 'PENDING' ? 'Asked for leave at this time.' : 'On leave at this time.';
    case 'OVERLAP':
      return 'Has another shift at this time.';
    case 'REST':
      return cited(`Only ${minutes} h of rest between two shifts; ${limit} h are due`, warning.citation);
    case 'WEEKLY_HOURS':
      return `${minutes} h planned in this week; overtime begins after ${limit} h.`;
    case 'LAST_DAY':
      return `After their last day, ${format.day(warning.last_day ?? '')}.`;
    case 'DAY_OFF':
      return 'A day off by their working pattern.';
    case 'UNAVAILABLE':
      return 'Said that they cannot work then.';
    case 'LONG_DAY':
      return cited(`${minutes} h on this day; at most ${limit} h are allowed`, warning.citation);
    case 'LONG_WEEK':
      return cited(`${minutes} h in this week; at most ${limit} h are allowed`, warning.citation);
    case 'BREAK':
      return cited(`A break of ${minutes} h; ${limit} h are due`, warning.citation);
    case 'WEEKLY_REST':
      return cited(`At most ${minutes} h of rest at once in this week; ${limit} h are due`, warning.citation);
  }
}

export const sayShiftTimes = (format: Format, shift: Pick<PlannedShift, 'starts_at' | 'ends_at'>): string =>
  `${format.time(shift.starts_at)} to ${format.time(shift.ends_at)}`;

export const sayPublish = (count: number): string =>
  counted(count, { one: 'Publish # shift', other: 'Publish # shifts' });

/** Who is told, in one sentence. */
export function sayTold(people: number, open: number): string {
  if (open === 0) {
    return counted(people, {
      one: '# person sees their shifts for the first time.',
      other: '# people see their shifts for the first time.',
    });
  }
  if (people === 0) {
    return counted(open, {
      one: '1 open shift is offered to the department.',
      other: '# open shifts are offered to the department.',
    });
  }
  return counted(people, { one: (one) => toldAndOffered.one(one, open), other: (n) => toldAndOffered.other(n, open) });
}

const toldAndOffered = {
  one: (people: string, open: number) =>
    counted(open, {
      one: () =>
        `${people} person sees their shifts for the first time, and 1 open shift is offered to the department.`,
      other: (n) =>
        `${people} person sees their shifts for the first time, and ${n} open shifts are offered to the department.`,
    }),
  other: (people: string, open: number) =>
    counted(open, {
      one: () => `${people} people see their shifts for the first time, and 1 open shift is offered to the department.`,
      other: (n) =>
        `${people} people see their shifts for the first time, and ${n} open shifts are offered to the department.`,
    }),
} as const;

const leftOut = {
  OVERLAP: (count: number) =>
    counted(count, { one: '# shift of someone already planned', other: '# shifts of people already planned' }),
  PERSON_GONE: (count: number) =>
    counted(count, {
      one: '# shift of someone who has left or whom you do not plan for',
      other: '# shifts of people who have left or whom you do not plan for',
    }),
  ALREADY_THERE: (count: number) =>
    counted(count, { one: '# open shift that is already there', other: '# open shifts that are already there' }),
} as const;

type LeftOut = readonly { readonly reason: keyof typeof leftOut }[];

export function sayCopied({ copied, left_out: left }: { readonly copied: number; readonly left_out: LeftOut }): string {
  const said = counted(copied, { one: '# shift was copied as drafts.', other: '# shifts were copied as drafts.' });
  return left.length === 0 ? said : `${said} ${sayLeftOut(left)}`;
}

/** What was not copied, by reason. */
export function sayLeftOut(left: LeftOut): string {
  const parts = (Object.keys(leftOut) as (keyof typeof leftOut)[]).flatMap((reason) => {
    const count = left.filter((one) => one.reason === reason).length;
    return count === 0 ? [] : [leftOut[reason](count)];
  });
  return `Left out: ${parts.join(', ')}.`;
}

export const batchTexts = {
  select: 'Select',
  selectDay: (day: string): string => `Select all shifts of ${day}`,
  selectAll: ', select all its shifts',
  selection: 'Selected shifts',
  selected: (count: number): string => counted(count, { one: '# shift selected', other: '# shifts selected' }),
  shifts: (count: number): string => counted(count, { one: '# shift', other: '# shifts' }),
  moveHint: 'Drag one of them to move all of them, or press M on it and use the arrow keys.',
  hourEarlier: '1 h earlier',
  hourLater: '1 h later',
  change: 'Change…',
  publish: (count: number): string => counted(count, { one: 'Publish # draft', other: 'Publish # drafts' }),
  clear: 'Clear',
  deleteTitle: (count: number): string => counted(count, { one: 'Delete # shift?', other: 'Delete # shifts?' }),
  deleteText: 'They disappear without a trace. You can undo it as long as you stay on this page.',
  changeTitle: (count: number): string => counted(count, { one: 'Change # shift', other: 'Change # shifts' }),
  changeLead: 'What is left empty stays as it is.',
  moveMinutes: 'Later by minutes',
  moveMinutesHint: 'Earlier with a minus: -30. The end moves along.',
  toDay: 'To this day',
  startHint: 'Without an end, each keeps its length.',
  asItIs: 'As it is',
  changeAction: (count: number): string => counted(count, { one: 'Change # shift', other: 'Change # shifts' }),
  shift: (who: string, day: string, times: string): string => `${who}, ${day}, ${times}`,
  open: 'Open',
  because: (shift: string, why: string): string => `${shift}: ${why}`,
  noneCanChange: 'None of them can be changed so',
  askTitle: (count: number): string =>
    counted(count, { one: 'Change # shift all the same?', other: 'Change # shifts all the same?' }),
  wouldRefuse: (count: number): string =>
    counted(count, {
      one: '# shift would be refused and stay as it is:',
      other: '# shifts would be refused and stay as they are:',
    }),
  wouldWarn: (count: number): string =>
    counted(count, {
      one: '# shift would have something against it:',
      other: '# shifts would have something against them:',
    }),
  goOn: (count: number): string => counted(count, { one: 'Change # shift', other: 'Change # shifts' }),
  changed: (count: number): string => counted(count, { one: '# shift was changed.', other: '# shifts were changed.' }),
  deleted: (count: number): string => counted(count, { one: '# shift was deleted.', other: '# shifts were deleted.' }),
} as const;

export const templateTexts = {
  title: 'Templates of a week',
  none: 'Save this week under a name, and lay it over any other.',
  template: 'Template',
  named: (name: string, shifts: number): string =>
    counted(shifts, { one: (n) => `${name} (${n} shift)`, other: (n) => `${name} (${n} shifts)` }),
  by: (template: string, author: string): string => `${template}, by ${author}`,
  rehearsing: 'Looking at what this week has already…',
  wouldAdd: (shifts: number, days: string): string =>
    counted(shifts, {
      one: (n) => `${n} shift would be added to ${days}, as a draft.`,
      other: (n) => `${n} shifts would be added to ${days}, as drafts.`,
    }),
  left: (who: string, when: string, why: string): string => `${who}, ${when}: ${why}`,
  someone: 'Someone whom you do not plan for',
  reasons: {
    OVERLAP: 'already planned',
    PERSON_GONE: 'has left, or is not yours to plan for',
    ALREADY_THERE: 'already there',
  },
  apply: 'Apply template',
  rename: 'Rename',
  renameTitle: (name: string): string => `Rename “${name}”`,
  renamed: 'Renamed.',
  delete: 'Delete',
  deleteTitle: (name: string): string => `Delete the template “${name}”?`,
  deleteText: 'Shifts that were made from it stay.',
  deleted: 'The template was deleted.',
  name: 'Name',
  newName: 'Name of a new template',
  saveLead: (days: string): string => `It takes the shifts of ${days} with their people, but not their notes.`,
  save: 'Save this week as a template',
  saved: (name: string): string => `Saved as “${name}”.`,
} as const;

export const myScheduleTexts = {
  mySchedule: 'My schedule',
  whenICanWork: 'When I can work',
  workingWith: (names: readonly string[], others: number): string =>
    `With ${inList(others === 0 ? names : [...names, counted(others, { one: '# other', other: '# others' })])}`,
  openShifts: 'Open shifts',
  openBelow: (count: number): string =>
    counted(count, { one: 'One open shift you could take', other: '# open shifts you could take' }),
  openShiftsNote: 'Claim one, and it is yours at once. You can give it back until your Department Head has seen it.',
  collides: (times: string): string => `You work ${times} then.`,
  awayThen: 'You have time off on that day.',
  claimTitle: 'Claim this shift?',
  claimText: (day: string, times: string, what: string): string =>
    what === '' ? withFullStop(`${day}, ${times}`) : `${day}, ${times}: ${what}.`,
  giveBack: 'Give back',
  giveBackTheShiftOn: (day: string): string => `Give back the shift on ${day}`,
  givenBack: (day: string): string => `The shift on ${day} is open again.`,
  fromToday: 'From today',
  fourWeeksEarlier: 'Four weeks earlier',
  fourWeeksLater: 'Four weeks later',
  youAreOnShift: (time: string): string => withFullStop(`You are on shift until ${time}`),
  yourNextShift: (day: string, times: string): string => withFullStop(`Your next shift is on ${day}, ${times}`),
  noShiftsInTheseWeeks: 'No shifts in these weeks',
  yourShiftsAppearHere: 'Your shifts appear here as soon as they are published.',
  cancelled: 'Cancelled',
  hours: (minutes: string): string => `${minutes} h`,
  theShiftOnIsYours: (day: string): string => `The shift on ${day} is yours.`,
  claimTheShiftOn: (day: string): string => `Claim the shift on ${day}`,
  claim: 'Claim',
} as const;

export const shiftDialogTexts = {
  theShiftWasAdded: 'The shift was added as a draft.',
  theShiftWasCancelled: 'The shift was cancelled. It stays in the schedule.',
  saved: 'Saved.',
  nowOf: (name: string): string => `Saved. ${name} has the shift now.`,
  nowOpen: 'Saved. The shift is open now.',
  takenBack: 'The shift is as it was.',
  deleteThisShift: 'Delete this shift?',
  theShiftWasDeleted: 'The shift was deleted.',
  deleteTextPublished:
    'People have seen it, and it would disappear without a trace. Call it off instead to keep it in the schedule.',
  deleteText: 'It was not published yet. This cannot be undone.',
  theShiftIsBack: 'The shift is back.',
  shift: 'Shift',
  shiftOf: (name: string): string => `Shift of ${name}`,
  when: 'When',
  state: 'Status',
  cancelled: 'Cancelled',
  plannedBySomebodyElse: 'Planned by someone else',
} as const;

export const shiftFormTexts = {
  anOpenShiftIsOffered: 'An open shift is offered to a department: choose one.',
} as const;

export const useMoveShiftTexts = {
  movedTo: (place: string): string => `Moved to ${place}.`,
} as const;

export const weekDialogsTexts = {
  publishQuestion: (count: number): string => counted(count, { one: 'Publish # shift?', other: 'Publish # shifts?' }),
  published: (count: number): string =>
    counted(count, { one: '# shift was published.', other: '# shifts were published.' }),
  theWeekOf: (days: string, told: string): string => `The week of ${days}. ${told}`,
  andOthers: (names: string, count: number): string =>
    counted(count, { one: (n) => `${names}, and ${n} other`, other: (n) => `${names}, and ${n} others` }),
  shiftsHaveWarnings: (count: number): string =>
    counted(count, { one: '# shift has a warning.', other: '# shifts have warnings.' }),
  copyAWeek: 'Copy a week?',
  fromTheWeek: 'From the week of',
  undo: 'Undo',
  copyUndone: 'The copied shifts are gone again.',
  copyNotUndone: 'Not all of it could be taken back.',
  copyText: (days: string, department: string | null): string =>
    department === null
      ? `Every shift of ${days} comes to the same days and times of this week, as a draft. People who are planned already at that time are left out.`
      : `Every shift of ${days} in ${department} comes to the same days and times of this week, as a draft. People who are planned already at that time are left out.`,
  theShiftCannotGo: 'The shift cannot go there',
  moveItAllTheSame: 'Move it all the same?',
  leaveIt: 'Leave it where it was',
  moveAnyway: 'Move anyway',
} as const;

export const weekEdgesTexts = {
  hoursAndCost: 'Hours and cost',
  hours: (minutes: string): string => `${minutes} h`,
  hoursFor: (minutes: string, money: string): string => `${minutes} h, ${money}`,
} as const;

export const weekGridTexts = {
  shiftsOfTheWeek: 'Shifts of the week',
  hours: (minutes: string): string => `${minutes} h`,
  /** Whole hours without their minutes. */
  fullHours: (minutes: string): string => minutes.replace(/:00$/, ''),
  /** Planned, and what the contract asks. */
  hoursOf: (minutes: string, contract: string): string => `${minutes} of ${contract} h`,
  lastDay: (day: string): string => `Last day ${day}`,
  addAShift: (label: string, shortDay: string): string => `Add a shift: ${label}, ${shortDay}`,
  open: 'Open',
  from: (start: string, end: string): string => `${start} to ${end}`,
  target: (start: string, end: string, label: string, shortDay: string, takes: boolean): string =>
    takes
      ? `${start} to ${end}: ${label}, ${shortDay}`
      : `${start} to ${end}: ${label}, ${shortDay} – not yours to plan`,
  arrowKeysChooseThePlace: 'Arrow keys choose the place, Enter moves the shift there, Escape leaves it where it was.',
} as const;

export const shiftChipTexts = {
  states: { cancelled: 'cancelled', draft: 'draft' },
} as const;
