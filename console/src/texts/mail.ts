export const inboxTexts = {
  developmentInbox: 'Development inbox',
  developmentInboxLead: 'No mail server is set, so mail is kept here in place of being sent.',
  lookAgain: 'Look again',
  noMailYet: 'No mail yet',
  addAPerson: 'Add a person, and the link to set a password appears here.',
  loadMore: 'Load more',
} as const;
