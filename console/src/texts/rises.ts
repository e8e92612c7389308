export const riseTexts = {
  title: 'What it comes to',
  perHour: 'By the hour',
  perYear: 'By the year',
  more: (amount: string): string => `+${amount}`,
  becomes: (before: string, after: string, by: string): string => `${before} becomes ${after} (${by})`,
  week: (hours: string): string => `Worked out with their week of ${hours}, 52 weeks a year.`,
  planned: (day: string): string => `Planned: until ${day} they are paid as they are today.`,
  followed: (day: string): string => `Other pay is planned from ${day} already, and stays as it is.`,
} as const;
