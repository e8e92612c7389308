export const listTexts = {
  title: 'Teams',
  empty: { title: 'No teams yet', text: 'A team gathers people for a piece of work, whatever their department.' },
  statuses: [
    { value: 'ARCHIVED', label: 'Archived' },
    { value: 'all', label: 'Active and archived' },
  ],
} as const;
