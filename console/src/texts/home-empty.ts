/** For someone who sees next to nothing yet: why, and what to do. */
export const whyNothingTexts = {
  leadsNobody: {
    title: 'You lead no department yet',
    text: 'People, their hours and what they ask for appear here once you are the head or a manager of a department. Ask an Administrator to choose you there, under Departments.',
  },
  noDepartment: {
    title: 'You belong to no department yet',
    text: 'Your colleagues, open shifts and who decides on your requests follow from your department. Ask an Administrator to add you to one. Your own time, time off and expenses work already.',
  },
  profile: 'Open my profile',
} as const;
