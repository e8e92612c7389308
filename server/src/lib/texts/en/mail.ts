export const mail = {
  noDevelopmentInbox: 'There is no development inbox: mail is sent.',
};
