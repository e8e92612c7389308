import { stateNames, type Thing, things } from './names.ts';

/** Kinds of records about a person, after "your" and "the". */
export const recordKindNames = {
  training: 'training',
  certifications: 'certifications',
  assets: 'equipment',
  goals: 'goals',
  customFields: 'custom-field values',
  benefits: 'benefits',
  compensation: 'compensation',
  hourlyRate: 'hourly rate',
  leaveBalance: 'leave balance',
  hoursAccount: 'hours account',
} as const;
export type RecordKind = keyof typeof recordKindNames;

interface OfField {
  readonly type: string;
  readonly options: readonly string[];
}

const values: Readonly<Record<string, string>> = {
  TEXT: 'a text that is not blank',
  NUMBER: 'a number',
  DATE: 'a calendar day written YYYY-MM-DD',
  BOOLEAN: 'true or false',
  SELECT: 'one of the options',
  MULTI_SELECT: 'a list of options',
};
const valuesForPeople: Readonly<Record<string, string>> = {
  TEXT: 'Enter a text.',
  NUMBER: 'Enter a number.',
  DATE: 'Enter a date.',
  BOOLEAN: 'Choose yes or no.',
  SELECT: 'Choose one of the options.',
  MULTI_SELECT: 'Choose among the options.',
};

const progress: Readonly<Record<string, string>> = {
  NOT_STARTED: '0 while the goal is NOT_STARTED',
  COMPLETED: '100 once the goal is COMPLETED',
};
const progressForPeople: Readonly<Record<string, string>> = {
  NOT_STARTED: 'A goal that is not started has a progress of 0 %.',
  COMPLETED: 'A goal that is completed has a progress of 100 %.',
};

export const records = {
  own: ({ kind }: { kind: RecordKind }) => `Another person has to record your ${recordKindNames[kind]}.`,
  readOnly: ({ kind }: { kind: RecordKind }) =>
    `You may see the ${recordKindNames[kind]} of this person but not change it.`,
  percentOfTwoDecimals: 'Give a percentage other than 0, with two decimals at most.',
  noPayToRaise: 'There is no pay on record for that day. Record it first.',
  oneCategory: {
    api: 'Give one of category_id and category_name, not both.',
    app: 'Choose a category or name a new one, not both.',
  },
  categoryNeeded: {
    api: 'Give one of category_id and category_name.',
    app: 'Choose a category or name a new one.',
  },
  returnedWhileAssigned: {
    api: 'date_returned does not go with status ASSIGNED.',
    app: 'What is handed out has no date of return.',
  },
  returnedOnceAvailable: {
    api: 'date_returned cannot be null once it is AVAILABLE.',
    app: 'What has come back needs the date of its return.',
  },
  endOfEnded: {
    api: 'end_date cannot be null once it has ENDED.',
    app: 'An enrolment that has ended needs its last day.',
  },
  certificateOrCourse: {
    api: 'Give either certificate or course_id.',
    app: 'Say which certificate or which course is wanted: one of the two.',
  },
  tooManyRequirements: 'There are 500 requirements, and no more can be kept. Join some of them first.',
  planInUse: 'People are or were enrolled in this plan, so it stays in their records.',
  planNameTaken: 'Another benefit plan has this name.',
  courseNameTaken: 'Another course has this name.',
  tabNameTaken: 'Another tab has this name.',
  fieldKeyTaken: 'Another custom field has this key.',
  optionsNeeded: {
    api: ({ type }: { type: string }) => `options must not be empty for ${type}.`,
    app: 'What one chooses from needs at least one option.',
  },
  optionsUnused: {
    api: ({ type }: { type: string }) => `options do not go with ${type}.`,
    app: 'A field of this kind has no options.',
  },
  value: {
    api: ({ type, options }: OfField) =>
      `value must be ${values[type] ?? 'of the type of the field'}${options.length > 0 ? `: ${options.join(', ')}` : ''}, or null.`,
    app: ({ type }: OfField) => valuesForPeople[type] ?? 'This is not of the expected kind.',
  },
  progress: {
    api: ({ status }: { status: string }) => `progress_percent must be ${progress[status] ?? 'between 0 and 100'}.`,
    app: ({ status }: { status: string }) => progressForPeople[status] ?? 'Enter a progress between 0 and 100 %.',
  },
  cannotBecome: {
    api: ({ of, state, to }: { of: Thing; state: string; to: string }) =>
      `A ${things[of].bare} that is ${state} cannot become ${to}.`,
    app: ({ of, state }: { of: Thing; state: string }) =>
      `This ${things[of].bare} is ${stateNames[state] ?? 'in another state'} now, so this can no longer be done.`,
  },
  changedSince: ({ of }: { of: Thing }) => `The ${things[of].bare} stays, because its record was changed since.`,
  courseAssigned: 'This course is already assigned to the person.',
  handedOutBefore: 'Someone has or had this piece: it goes by that person now.',
  handedOutAlready: 'This piece is handed out. Take it back first.',
  completedOnly: {
    api: 'completed_date goes with status COMPLETED alone.',
    app: 'A date of completion goes with completed training alone.',
  },
  completedLater: {
    api: 'completed_date must not be a day that is still to come.',
    app: 'The date of completion must not be a day that is still to come.',
  },
};
