/** For those who plan and do not publish. */
export const askPublishTexts = {
  button: 'Ask to publish',
  title: 'Ask to publish this week',
  ask: 'Ask',
  asked: 'It is with those who publish there.',
  week: (days: string): string =>
    `The week of ${days}, as it is planned now. Those who publish there find it in their inbox.`,
  department: 'Department',
} as const;
