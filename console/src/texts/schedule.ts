import type { Data } from '../client/hooks.ts';
import type { Format } from '../format.ts';
import type { PlannedShift, Warning } from '../screens/schedule/planned.ts';
import { plural } from '../words.ts';

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
  findPerson: 'Find a person',
  addShift: 'Add a shift',
  editShift: 'Edit shift',
  copyWeek: 'Copy last week',
  showCost: 'Show cost',
  hideCost: 'Hide cost',
  openRow: 'Open shifts',
  openHint: 'For people of the department to claim',
  noDepartment: 'No department',
  hours: 'Hours',
  cost: 'Cost',
  person: 'Person',
  nobody: 'Nobody yet: open to be claimed',
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
  notesHint: 'For whoever works it.',
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

export const leftOut = {
  OVERLAP: (count: number) => plural(count, 'person is planned already', 'are planned already'),
  PERSON_GONE: (count: number) =>
    plural(count, 'belongs to somebody who is not yours to plan', 'belong to people who are not yours to plan'),
  ALREADY_THERE: (count: number) => plural(count, 'open shift is there already', 'open shifts are there already'),
} as const;

export function sayCopied({ copied, left_out: left }: Data<'/schedule/copy-week', 'post'>): string {
  const said = `${plural(copied, 'shift was', 'shifts were')} copied as drafts`;
  const parts = (Object.keys(leftOut) as (keyof typeof leftOut)[]).flatMap((reason) => {
    const count = left.filter((one) => one.reason === reason).length;
    return count === 0 ? [] : [leftOut[reason](count)];
  });
  return parts.length === 0 ? `${said}.` : `${said}. Left out: ${parts.join(', ')}.`;
}
