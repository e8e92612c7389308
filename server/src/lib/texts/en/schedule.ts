const weekdays: Readonly<Record<string, string>> = {
  MONDAY: 'Monday',
  TUESDAY: 'Tuesday',
  WEDNESDAY: 'Wednesday',
  THURSDAY: 'Thursday',
  FRIDAY: 'Friday',
  SATURDAY: 'Saturday',
  SUNDAY: 'Sunday',
};

export const schedule = {
  claimedByPerson: 'A shift is claimed by a person.',
  departmentFilter: {
    api: 'The filter department_id needs the role Administrator or above.',
    app: 'Only Administrators and Executives filter by department.',
  },
  notManaged: 'A Department Head manages the shifts of the departments they head or manage.',
  proposedFor: 'Say for which department: whoever publishes there decides.',
  leftToPublishers: 'What is published is changed by those who publish.',
  endsAfterStart: { api: 'ends_at must be after starts_at.', app: 'The end must come after the beginning.' },
  tooLong: 'A shift lasts at most 24 hours.',
  breakTooLong: {
    api: 'break_minutes must be shorter than the shift.',
    app: 'The break must be shorter than the shift.',
  },
  departmentNeeded: {
    api: 'department_id is required for a shift without a person.',
    app: 'A shift without a person is offered to a department: choose it.',
  },
  overlap: 'The person has another shift at that time.',
  draftClash: ({ name, day }: { name: string; day: string }) =>
    `Nothing was changed: ${name} would have two shifts at once on ${day}. Change one of them first.`,
  draftPersonGone: 'Nothing was changed: someone who is to get a shift has left. Give it to another person first.',
  ofItsDepartment: 'A shift is claimed by a person of its department.',
  unpublished: 'The shift is not published yet.',
  afterLastDay: 'The shift comes after your last day.',
  over: 'The shift is over.',
  started: 'The shift has started.',
  taken: 'Another person was faster: the shift is no longer open.',
  personNeeded: {
    api: 'user_id is required for a shift that is SCHEDULED.',
    app: 'Choose whose shift it is, or offer it to a department.',
  },
  openWithoutPerson: {
    api: 'user_id must be null for a shift that is OPEN.',
    app: 'A shift on offer belongs to no one.',
  },
  cancelled: {
    api: 'The shift is cancelled. Set its status to SCHEDULED or OPEN to bring it back.',
    app: 'The shift is cancelled. Bring it back first.',
  },
  sameWeek: {
    api: 'to_week_start must be another week than from_week_start.',
    app: 'Choose another week than the one that is copied.',
  },
  tooManyCopied: ({ limit }: { limit: number }) =>
    `More than ${String(limit)} shifts are in this week: copy it by department.`,
  years: {
    api: ({ field, first, last }: { field: string; first: string; last: string }) =>
      `${field} must lie between ${first} and ${last}.`,
    app: ({ first, last }: { first: string; last: string }) => `Choose a date between ${first} and ${last}.`,
  },
  weekStart: {
    api: ({ field, weekday }: { field: string; weekday: string }) =>
      `${field} must be a ${weekdays[weekday] ?? weekday}: the weeks of this organization begin on that day.`,
    app: ({ weekday }: { weekday: string }) =>
      `Choose a ${weekdays[weekday] ?? weekday}: the weeks of this organization begin on that day.`,
  },
  daysOrDate: {
    api: 'Give move_days or to_date, not both.',
    app: 'Move them by days or to one day, not both.',
  },
  nothingToChange: {
    api: 'Nothing is asked of these shifts: give one of move_minutes, to_date, start_time, end_time, user_id, break_minutes, location, note, publish, delete.',
    app: 'Choose what to change about these shifts.',
  },
  deleteAlone: {
    api: 'delete stands alone: leave the other changes out.',
    app: 'Shifts that are deleted are not changed besides.',
  },
  idsOrFilter: {
    api: 'Give ids or a filter: exactly one of them.',
    app: 'Choose the shifts to change.',
  },
  noneChosen: 'No shift is chosen that you can see.',
  tooManyChosen: ({ limit }: { limit: number }) =>
    `More than ${String(limit)} shifts are chosen: change them in parts.`,
  emptyWeek: 'This week has no shift to save.',
  templateNameTaken: 'You have a template of this name.',
  tooManyTemplates: ({ limit }: { limit: number }) => `There are ${String(limit)} templates. Delete one first.`,
  toAfterFrom: {
    api: 'to must be after from; 24:00 is the end of the day.',
    app: 'The end must come after the beginning.',
  },
  stretchesOverlap: 'Two stretches of one day overlap: join them, or let one end where the other begins.',
  bothTimes: {
    api: 'from and to come together; without either it is the whole day.',
    app: 'Give both times, or none for the whole day.',
  },
  dayIsOver: 'Choose today or a later day.',
  tooFarAhead: ({ days }: { days: number }) => `Choose a day within ${String(days)} days.`,
  availabilityOfOthers: 'When someone can work is said by themselves and by who leads them.',
  availabilityFixed: ({ day }: { day: string }) => `The weeks up to ${day} are fixed: talk to those who plan them.`,
  exceptionOverlaps: 'Something else was said of these hours of the day: delete that first.',
  tooManyExceptions: ({ limit }: { limit: number }) =>
    `${String(limit)} days to come are unlike the weekly pattern. Change the pattern, or delete some.`,
  notClaimed: 'You did not claim this shift: ask who plans it.',
  claimSeen: 'Those who plan count on you by now: talk to them.',
  afterTheirLastDay: 'The shift comes after the last day of who would work it.',
  awayMeanwhile: 'Who would work it is away then by now: nothing changes hands.',
  offerNotOwn: 'A shift is offered by whose it is, or by those who plan it.',
  offerNoOwner: 'Only a published shift that someone has is offered.',
  offerNoDepartment: 'The shift belongs to no department: there is no one to offer it to.',
  offerOutside: {
    api: 'from and to must lie within what is left of the shift, from before to.',
    app: 'The part must lie within what is left of the shift.',
  },
  offerSamePerson: 'Choose someone else than whose shift it is.',
  offerOtherOwner: {
    api: 'user_id must be whose shift for_shift_id is.',
    app: 'The shift asked for in exchange is someone else’s.',
  },
  offerOtherDepartment: 'The shift asked for in exchange is worked for another department.',
  offeredAlready: 'These hours are offered to the same people already.',
  offerOwn: 'One’s own shift is taken by someone else.',
  offerToOther: 'This was asked of someone else.',
  offerNotTheirs: 'An offer is withdrawn by whose shift it is, by who took it, or by those who plan the shift.',
  offerNeverOwn: 'Nobody approves what they agreed on themselves.',
  offerOver: 'The shift has begun: the offer is over.',
  offerGone: 'Another person was faster: the shift is no longer offered.',
  offerChanged: 'The shift changed meanwhile, or someone is no longer there: nothing changes hands.',
  weekdayOrDate: {
    api: 'Give weekday or date: exactly one of them.',
    app: 'Choose a day of the week, or one date.',
  },
  tooManyWanted: ({ limit }: { limit: number }) => `There are ${String(limit)} requirements. Delete one first.`,
  budgetTaken: 'This department has a budget for that week already: change it.',
  budgetOfNothing: {
    api: 'Give hours, amount or both; delete the budget to limit neither.',
    app: 'Say how many hours, how much money or both.',
  },
  budgetOfOthers:
    'Budgets of this department are set by Administrators, Executives and those who were given its standard cost. Ask one of them.',
  appliedAlready: 'You have applied for this shift: those who plan choose.',
  applicationNeverOwn: 'Nobody decides on their own application.',
  applicationNotTheirs: 'An application is withdrawn by who applied.',
  applicationOver: 'The shift has begun: the application is over.',
  applicationChanged: 'The shift changed meanwhile, or the person is no longer there: no one was chosen.',
  offerAsksNone: {
    api: 'shift_id is given only where the offer asks for a shift in exchange.',
    app: 'This offer asks for nothing in exchange.',
  },
  offerAsksOther: {
    api: 'shift_id must be the shift that the offer asks for.',
    app: 'The offer asks for another shift.',
  },
};
