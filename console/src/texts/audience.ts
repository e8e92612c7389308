import { counted } from './counted.ts';

export const audienceTexts = {
  kinds: {
    everyone: 'Everyone',
    departments: 'Departments',
    teams: 'Teams',
    roles: 'Roles',
    people: 'Certain people',
  },
  add: {
    departments: 'Add a department',
    teams: 'Add a team',
    roles: 'Add a role',
    people: 'Add a person',
  },
  choose: 'Choose',
  chosen: 'Selected',
  leaveOut: (name: string): string => `Leave out ${name}`,
  andNewPeople: 'And those who join later',
  people: (count: number): string => counted(count, { one: '# person', other: '# people' }),
  nobody: 'No one selected yet',
  counting: 'Counting',
  chooseSomeone: 'Choose at least one person.',
} as const;

export const bulkDialogTexts = {
  rehearse: 'See what happens',
  back: 'Back',
  wouldChange: (count: number): string =>
    counted(count, { one: '# person will be changed.', other: '# people will be changed.' }),
  wouldRefuse: (count: number): string =>
    counted(count, { one: '# person stays as they are:', other: '# people stay as they are:' }),
  untried: (count: number): string =>
    counted(count, { one: '# more has not been tried.', other: '# more have not been tried.' }),
  somebody: 'Someone',
  warnings: {
    no_head: (names: string): string => `In a department without a head from then on: ${names}.`,
    heads_department: (names: string): string =>
      `Leads the department that they would leave, and still will: ${names}.`,
  },
  nothing: 'No one would be changed.',
} as const;

export const bulkEditTexts = {
  title: (count: number): string => counted(count, { one: 'Change # person', other: 'Change # people' }),
  change: 'Change',
  action: (count: number): string => counted(count, { one: 'Change # person', other: 'Change # people' }),
  keep: 'Leave as it is',
  manager: 'Manager',
  department: 'Department',
  workLocation: 'Work location',
  from: 'From',
  fromHint: 'Empty: now. A later day is planned and carried out by itself.',
  hint: 'Only what you fill in changes.',
  fillIn: 'Fill in what should change.',
  done: (count: number): string => counted(count, { one: '# person was changed.', other: '# people were changed.' }),
  planned: (count: number, day: string): string =>
    counted(count, {
      one: (n) => `A change of ${n} person is planned for ${day}.`,
      other: (n) => `Changes of ${n} people are planned for ${day}.`,
    }),
} as const;

export const raiseTexts = {
  open: 'Raise pay',
  title: 'Raise pay by percent',
  who: 'Whose pay',
  percent: 'Percent',
  percentHint: 'Such as 3 or 2.5, on what each is paid that day; rounded to the cent.',
  percentNeeded: 'Give a percentage other than 0.',
  from: 'From',
  reason: 'Reason',
  action: (count: number): string =>
    counted(count, { one: 'Raise the pay of # person', other: 'Raise the pay of # people' }),
  done: (count: number): string =>
    counted(count, { one: 'The pay of # person was raised.', other: 'The pay of # people was raised.' }),
  logged: 'What is shown here is recorded in the access log, with your name, for each person.',
  plan: (count: number): string =>
    counted(count, { one: 'Plan the raise of # person', other: 'Plan the raise of # people' }),
  planned: (count: number, day: string): string =>
    counted(count, {
      one: (n) => `A raise of ${n} person is planned for ${day}.`,
      other: (n) => `Raises of ${n} people are planned for ${day}.`,
    }),
  onlyPlanned: (day: string): string => `Planned: until ${day} everyone is paid as they are today.`,
  together: 'All together, by the year',
  followed: (day: string): string => `Other pay is planned from ${day} already, and stays as it is.`,
  table: 'Today’s and new pay',
  person: 'Person',
  hours: ['By the hour', 'Then by the hour'],
  years: ['By the year', 'Then by the year'],
  more: 'More by the year',
} as const;
