export const directoryTexts = {
  title: 'Directory',
  lead: 'Everyone you work with, and how to reach them.',
  search: 'Search by name, e-mail or job title',
  nobody: 'Nobody fits',
  hint: 'Try the beginning of a first or last name.',
} as const;

export const orgChartTexts = {
  title: 'Org chart',
  lead: 'Who reports to whom.',
  search: 'Search by name or job title',
  empty: 'Nobody here yet',
  emptyHint: 'Give people a manager, and the chart draws itself.',
} as const;

export const listTexts = {
  title: 'People',
  add: 'Add a person',
  search: 'Search by name, e-mail or job title',
  empty: { title: 'Nobody here', text: 'People you may see appear here.' },
} as const;

export const personFormTexts = {
  emailKept: 'It signs the person in and cannot be changed.',
  emailNew: 'A link to set a password is sent there.',
  ownRole: 'Nobody changes their own role.',
  probation: [
    { value: '3', label: '3 months' },
    { value: '6', label: '6 months' },
  ],
} as const;
