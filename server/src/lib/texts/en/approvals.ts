export const approvals = {
  appoint: 'A person names their own deputies; Administrators name those of people below them.',
  inactive: 'This person is not active: nothing waits for them.',
  tooManyDeputies: ({ limit }: { limit: number }) => `A person has at most ${String(limit)} deputies.`,
  ownDeputy: {
    api: 'deputy_id must be another person than user_id.',
    app: 'Choose someone else: nobody is their own deputy.',
  },
  noTime: {
    api: 'Name days (from, to), or while_away.',
    app: 'Say when: on certain days, or while the person is away.',
  },
};
