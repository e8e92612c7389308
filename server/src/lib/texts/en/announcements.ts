export const announcements = {
  until: 'Give a day from today on.',
  tooMany: 'An announcement goes to 5,000 people at most.',
  over: 'This announcement is over.',
};
