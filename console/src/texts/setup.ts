/** What a new organization begins with; each step leads to its screen. */
export const setupTexts = {
  title: 'Set up your organization',
  progress: (done: number, all: number): string => `${String(done)} of ${String(all)} done`,
  hide: 'Hide this list',
  done: 'Done: ',
  steps: {
    departments: { title: 'Add departments', text: 'Kitchen, Sales, Head office: where people belong.' },
    people: { title: 'Add your first people', text: 'Everyone you add is invited by e-mail.' },
    leave_types: { title: 'Choose the kinds of leave', text: 'Vacation, sick leave, and how much of it a year gives.' },
    holidays: { title: 'Check the public holidays', text: 'Set your region, and add days of your own.' },
    pay_period: { title: 'Choose the pay period', text: 'Timesheets follow it, from the first hour recorded.' },
    working_rules: {
      title: 'See the working rules of your place',
      text: 'Rest, breaks and where overtime begins, by law. Nothing changes until you take it.',
    },
    sign_in: { title: 'See the first colleague sign in', text: 'They set a password by the link in their invitation.' },
  },
  importPeople: 'Import a list',
  periods: { WEEKLY: 'every week', BIWEEKLY: 'every two weeks', SEMI_MONTHLY: 'twice a month', MONTHLY: 'every month' },
  periodNow: (period: string): string => `Now: ${period}.`,
  keepPeriod: 'Keep it',
  periodKept: 'The pay period stays as it is.',
} as const;
