export const inbox = {
  reasonNeeded: {
    api: ({ field }: { field: string }) => `${field} is required for a rejection.`,
    app: 'Say why it is rejected.',
  },
  reasonOfRejection: {
    api: ({ field }: { field: string }) => `${field} goes with a rejection alone.`,
    app: 'A reason goes with a rejection alone.',
  },
  busy: 'Another change of this record is under way. Try again.',
  unavailable: 'This could not be decided right now. Try again shortly.',
  fault: 'Something went wrong on our side.',
  preferences: 'Preferences are those of a person.',
  quietTogether: 'Quiet hours need both a beginning and an end, or neither.',
  quietEmpty: 'Quiet hours begin and end at different times.',
};
