interface Short {
  readonly requested: number;
  readonly unit: 'DAYS' | 'HOURS';
  readonly year: number;
  readonly available: number;
}

const unitNames = { DAYS: 'days', HOURS: 'hours' } as const;

export const leave = {
  zero: { api: 'amount must not be 0.', app: 'Enter an amount other than 0.' },
  unlimited: 'This leave type is unlimited: there is no balance to correct.',
  balance: ({ requested, unit, year, available }: Short) =>
    `This takes ${String(requested)} ${unitNames[unit]} of ${String(year)}, and ${String(available)} are available.`,
  /** For who may not know the balance. */
  balanceUnseen:
    'Neither you nor who booked this may see the balance: an Administrator or the person’s manager decides.',
  sameHalf: {
    api: 'A leave of one day names the same half in start_half and end_half.',
    app: 'A leave of one day is the whole day, its morning or its afternoon.',
  },
  beginsAtNoon: {
    api: 'A leave of several days begins with a FULL_DAY or at noon with SECOND_HALF.',
    app: 'A leave of several days begins with a whole day, or at noon.',
  },
  endsAtNoon: {
    api: 'A leave of several days ends with a FULL_DAY or at noon with FIRST_HALF.',
    app: 'A leave of several days ends with a whole day, or at noon.',
  },
  holidayYear: {
    api: ({ first, last }: { first: number; last: number }) =>
      `date must lie between ${String(first)} and ${String(last)}.`,
    app: ({ first, last }: { first: number; last: number }) =>
      `Choose a date between ${String(first)} and ${String(last)}.`,
  },
  holidayTaken: 'There is a holiday of this name on this day already.',
  ownHolidayOnce: 'A holiday of the organization’s own stands for one day.',
  erased: 'The personal data of this person was erased; their leave stays as it is.',
  typeNotInUse: 'This leave type is no longer in use.',
  noWorkingDays: 'These are public holidays and weekends without a shift alone: there is nothing to take.',
  overlap: 'There is leave on some of these days already.',
  lockedDates: 'Leave may not be taken on some of these days.',
  lockedDatesWhy: ({ reason }: { reason: string }) => `Leave may not be taken on some of these days: ${reason}.`,
  bookForOther:
    'Only their manager, their Department Head, an Administrator or an Executive books leave for another person.',
  adjustForOther:
    'Administrators, Executives and those who keep the leave of this department correct the balances of others.',
  othersChange: 'Only the person, or one who may decide on this leave, changes it.',
  private: 'This leave is private: only those who see it whole change it.',
  own: 'Another person has to decide on your own leave.',
  notInCharge: 'Only their manager, their Department Head, an Administrator or an Executive decides on this leave.',
  begun: 'It has begun: its first day stays, and it ends yesterday at the earliest.',
  over: 'This leave is over. Whoever is in charge cancels it and books it again.',
  changeAsked: 'Other days were asked for in its place already and wait for an answer.',
  replacedGone: 'The leave in whose place this was asked for no longer stands. Reject this one.',
  sameDays: 'These are the days as they are. Choose others.',
  familyIsIllness: 'Leave for an ill child or another of the family is leave for illness.',
  cancellationAsked: 'Its cancellation was asked for already and waits for an answer.',
  cancellationNotAsked: 'No one has asked for this leave to be cancelled.',
  tooEarly: {
    api: ({ year }: { year: number }) => `start_date must not be before ${String(year)}.`,
    app: ({ year }: { year: number }) => `Leave must not begin before ${String(year)}.`,
  },
  tooLate: {
    api: ({ year }: { year: number }) => `end_date must not be after ${String(year)}.`,
    app: ({ year }: { year: number }) => `Leave must not end after ${String(year)}.`,
  },
  tooLong: ({ days }: { days: number }) => `One leave may span at most ${String(days)} days.`,
  hoursOneDay: {
    api: 'Leave of a type counted in hours is on one day: end_date must be start_date.',
    app: 'Leave of this type is counted in hours, on one day.',
  },
  hoursNoHalves: 'A type counted in hours has no half days.',
  hoursTimes: {
    api: ({ field }: { field: string }) => `${field} is required for a type counted in hours.`,
    app: 'Leave of this type is counted in hours: say from when to when.',
  },
  hoursOrder: { api: 'end_time must be after start_time.', app: 'The end must come after the beginning.' },
  daysNoTimes: {
    api: ({ field }: { field: string }) => `${field} is for types counted in hours; send halves instead.`,
    app: 'Leave of this type is counted in days: choose half days instead of times.',
  },
  notStanding: 'This leave does not stand any more: nothing is attached to it.',
  tooManyAttachments: 'Ten files are attached to this leave already.',
  serviceOfUnlimited: {
    api: 'service_allowances go with an annual_allowance alone.',
    app: 'More for longer service goes with an allowance alone.',
  },
  noSuchDay: 'No year has this day. Choose another.',
  serviceInOrder: 'Each step comes after more years than the one before.',
  unitInUse: 'The unit stays as it is: leave of this type was booked, or a balance of it exists.',
  typeNameTaken: 'Another leave type has this name.',
  typeCodeTaken: 'Another leave type has this code.',
};
