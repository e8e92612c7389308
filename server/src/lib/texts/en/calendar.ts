export const calendar = {
  tooManyFeeds: ({ limit }: { limit: number }) =>
    `A person has at most ${String(limit)} calendar feeds. Remove one that is no longer used.`,
  tooLong: ({ days }: { days: number }) => `The calendar shows at most ${String(days)} days, both ends included.`,
  MY_SHIFTS: ({ organization }: { organization: string }) => `My shifts (${organization})`,
  MY_LEAVE: ({ organization }: { organization: string }) => `My time off (${organization})`,
  TEAM_LEAVE: ({ organization }: { organization: string }) => `Time off of the team (${organization})`,
  shift: 'Shift',
  away: 'Away',
  leave: ({ what }: { what: string }) => what,
  leaveMorning: ({ what }: { what: string }) => `${what} (morning)`,
  leaveAfternoon: ({ what }: { what: string }) => `${what} (afternoon)`,
  leaveFromNoon: ({ what }: { what: string }) => `${what} (from noon of the first day)`,
  leaveUntilNoon: ({ what }: { what: string }) => `${what} (until noon of the last day)`,
  leaveNoonToNoon: ({ what }: { what: string }) => `${what} (from noon of the first day, until noon of the last day)`,
  leaveOf: ({ person, what }: { person: string; what: string }) => `${person}: ${what}`,
};
