import type { Data } from '../client/hooks.ts';

type Gap = Data<'/schedule'>['gaps'][number];

export const staffingTexts = {
  needed: 'Who is needed',
  title: 'Who is needed',
  lead: 'How many people you want at work, by day and hour. The week says where they are missing.',
  line: 'In one line',
  lineHint: 'Such as 3 cooks Sat 17-22. It fills in what is below.',
  /** Words of such a line that say nothing. */
  lineSkips: 'every on from people as',
  list: 'What is wanted',
  department: 'Department',
  position: 'As what',
  countsAll: 'Counts every shift of the department. Say as what, and it counts those alone.',
  counts: (title: string): string => `Counts shifts titled ${title}, and shifts of people who work as that.`,
  countsNone: (title: string): string =>
    `Nothing in this department is called ${title}: no shift would count until one is.`,
  titles: 'What shifts and people are called here',
  when: 'When',
  every: (weekday: string): string => `Every ${weekday}`,
  only: (day: string): string => `Only ${day}`,
  from: 'From',
  to: 'To',
  toHint: 'At or before the start: on the next day.',
  people: 'How many',
  more: 'Show more',
  add: 'Add',
  addNew: 'Add what is needed',
  save: 'Save',
  edit: 'Edit',
  editNamed: (what: string): string => `Edit: ${what}`,
  editTitle: 'Change what is needed',
  delete: 'Delete',
  deleteNamed: (what: string): string => `Delete: ${what}`,
  added: 'Added. The week says where people are missing.',
  saved: 'Saved.',
  deleted: 'Deleted.',
  wanted: (people: number, position: string | null): string =>
    position === null ? `${String(people)} people` : `${String(people)} × ${position}`,
  row: (what: string, when: string, hours: string): string => `${what}, ${when}, ${hours}`,
  rowTitle: 'Missing',
  rowHint: 'Press one to add a shift',
  short: ({ planned, people }: Gap): string => `${String(planned)} of ${String(people)}`,
  gap: (hours: string, position: string | null, { planned, people }: Gap): string =>
    `${hours}: ${position === null ? '' : `${position}, `}${String(planned)} of ${String(people)}`,
  addFor: (day: string, gap: string): string => `${day}, ${gap}. Add a shift`,
  missing: 'Somebody is still missing:',
} as const;
