import type { Data } from '../client/hooks.ts';
import type { Format } from '../format.ts';
import type { PlannedShift, Warning } from '../screens/schedule/planned.ts';
import { plural, withFullStop } from '../words.ts';

export const scheduleTexts = {
  title: 'Schedule',
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
  copyWeek: 'Copy last week',
  showCost: 'Show cost',
  hideCost: 'Hide cost',
  openRow: 'Open shifts',
  openHint: 'For colleagues to claim',
  noDepartment: 'No department',
  hours: 'Hours',
  cost: 'Cost',
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
  goBack: 'Go back',
  delete: 'Delete',
  cancelShift: 'Cancel this shift',
  restore: 'Bring it back',
  move: 'Move',
  away: 'Away',
  askedAway: 'Asked to be away',
  draft: 'Draft',
  moveHint: 'Drag a shift to move it, or press M on it and use the arrow keys.',
  nobodyTitle: 'Nobody to plan for',
  nobodyText: 'People of your departments appear here. Choose another department, or all of them.',
  unpricedShifts: (unpricedShiftCount: number): string =>
    unpricedShiftCount === 1
      ? '1 shift is not in the cost: the person has no pay on record in this currency.'
      : `${unpricedShiftCount} shifts are not in the cost: these people have no pay on record in this currency.`,
} as const;

/** What speaks against a shift, for those who plan it. */
export function sayWarning(format: Format, warning: Warning): string {
  const [minutes, limit] = [format.minutes(warning.minutes ?? 0), format.minutes(warning.limit_minutes ?? 0)];
  switch (warning.kind) {
    case 'LEAVE':
      return warning.leave_status === 'PENDING' ? 'Asked for leave at this time.' : 'On leave at this time.';
    case 'OVERLAP':
      return 'Has another shift at this time.';
    case 'REST':
      return `Only ${minutes} h of rest between two shifts; ${limit} h are due.`;
    case 'WEEKLY_HOURS':
      return `${minutes} h planned in this week; overtime begins after ${limit} h.`;
  }
}

export const sayShiftTimes = (format: Format, shift: Pick<PlannedShift, 'starts_at' | 'ends_at'>): string =>
  `${format.time(shift.starts_at)} to ${format.time(shift.ends_at)}`;

export const sayPublish = (count: number): string => `Publish ${plural(count, 'shift')}`;

/** Who is told, in one sentence. */
export function sayTold(people: number, open: number): string {
  const told = `${plural(people, 'person sees', 'people see')} their shifts for the first time`;
  if (open === 0) return `${told}.`;
  const offered = open === 1 ? '1 open shift is offered' : `${open} open shifts are offered`;
  return people === 0 ? `${offered} to the department.` : `${told}, and ${offered} to the department.`;
}

const leftOut = {
  OVERLAP: (count: number) => plural(count, 'shift of someone already planned', 'shifts of people already planned'),
  PERSON_GONE: (count: number) =>
    plural(count, 'shift of someone you do not plan for', 'shifts of people you do not plan for'),
  ALREADY_THERE: (count: number) =>
    plural(count, 'open shift that is already there', 'open shifts that are already there'),
} as const;

export function sayCopied({ copied, left_out: left }: Data<'/schedule/copy-week', 'post'>): string {
  const said = `${plural(copied, 'shift was', 'shifts were')} copied as drafts`;
  const parts = (Object.keys(leftOut) as (keyof typeof leftOut)[]).flatMap((reason) => {
    const count = left.filter((one) => one.reason === reason).length;
    return count === 0 ? [] : [leftOut[reason](count)];
  });
  return parts.length === 0 ? `${said}.` : `${said}. Left out: ${parts.join(', ')}.`;
}

export const myScheduleTexts = {
  mySchedule: 'My schedule',
  openShifts: 'Open shifts',
  openShiftsNote: 'Claim one, and it is yours at once.',
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
  deleteThisShift: 'Delete this shift?',
  theShiftWasDeleted: 'The shift was deleted.',
  deleteTextPublished:
    'People have seen it, and it would disappear without a trace. Cancel it instead to keep it in the schedule.',
  deleteText: 'It was not published yet. This cannot be undone.',
  theShiftIsBack: 'The shift is back.',
  shift: 'Shift',
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
  published: (count: number): string => `${plural(count, 'shift was', 'shifts were')} published.`,
  theWeekOf: (days: string, told: string): string => `The week of ${days}. ${told}`,
  others: (count: number): string => `, and ${plural(count, 'other')}`,
  shiftsHaveWarnings: (count: number): string => plural(count, 'shift has a warning', 'shifts have warnings'),
  copyLastWeek: 'Copy last week?',
  copyText: (days: string, department: string | null): string =>
    `Every shift of ${days}${department === null ? '' : ` in ${department}`} comes to the same days and times of this week, as a draft. People who are planned already at that time are left out.`,
  theShiftCannotGo: 'The shift cannot go there',
  moveItAllTheSame: 'Move it all the same?',
  leaveIt: 'Leave it where it was',
  moveAnyway: 'Move anyway',
} as const;

export const weekEdgesTexts = {
  hoursAndCost: (hours: string, cost: string): string => `${hours} and ${cost}`,
  hours: (minutes: string): string => `${minutes} h`,
} as const;

export const weekGridTexts = {
  shiftsOfTheWeek: 'Shifts of the week',
  hours: (minutes: string): string => `${minutes} h`,
  addAShift: (label: string, shortDay: string): string => `Add a shift: ${label}, ${shortDay}`,
  open: 'Open',
  from: (start: string, end: string): string => `${start} to ${end}`,
  target: (start: string, end: string, label: string, shortDay: string, takes: boolean): string =>
    `${start} to ${end}: ${label}, ${shortDay}${takes ? '' : ' – not yours to plan'}`,
  arrowKeysChooseThePlace: 'Arrow keys choose the place, Enter moves the shift there, Escape leaves it where it was.',
} as const;

export const shiftChipTexts = {
  states: { cancelled: 'cancelled', draft: 'draft' },
} as const;
