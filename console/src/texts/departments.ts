export const listTexts = {
  title: 'Departments',
  empty: {
    title: 'No departments yet',
    text: 'A department groups people. Its head and managers see and decide for those who belong to it.',
  },
} as const;
