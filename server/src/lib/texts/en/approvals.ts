export const approvals = {
  appoint: 'A person names their own deputies; Administrators name those of people below them.',
  inactive: 'This person is not active: nothing waits for them.',
  tooManyDeputies: ({ limit }: { limit: number }) => `A person has at most ${String(limit)} deputies.`,
  ownDeputy: {
    api: 'deputy_id must be another person than user_id.',
    app: 'Choose someone else: nobody is their own deputy.',
  },
  namedTwice: {
    api: 'Name the deputy once: by deputy_id or by deputy_email.',
    app: 'Choose the person or give their address, not both.',
  },
  noSuchAddress: 'Nobody active in this organization has this e-mail address.',
  othersStep: {
    api: 'The step that waits is another’s to take. Administrators and Executives may decide all that are left with all_steps.',
    app: 'The step that waits is someone else’s to take.',
  },
  allSteps: {
    api: 'all_steps is for Administrators and Executives.',
    app: 'Only Administrators and Executives decide all steps at once.',
  },
  stepRole: {
    api: 'role goes with by ROLE, and with it alone.',
    app: 'Choose the role that takes this step.',
  },
  stepPerson: {
    api: 'user_id goes with by PERSON, and with it alone.',
    app: 'Choose the person who takes this step.',
  },
  stepPackage: {
    api: 'package goes with by HOLDER_OF, and with it alone.',
    app: 'Choose what those who take this step were given.',
  },
  allStepsOfKind: 'all_steps goes with leave and expense_report alone.',
  noTime: {
    api: 'Name days (from, to), or while_away.',
    app: 'Say when: on certain days, or while the person is away.',
  },
};
