import type { Data, Item } from '../client/hooks.ts';
import { withFullStop } from '../words.ts';
import { counted } from './counted.ts';

type ImportKind = Item<'/imports'>['kind'];

export const stopReasons: Readonly<Record<NonNullable<Data<'/imports/{id}'>['reason']>, string>> = {
  author_not_allowed: 'The import stopped: the person who sent it may no longer import. What was added stays.',
  file_unusable: 'The import stopped: the file cannot be read. What was added stays.',
  broken_off: 'The command was interrupted. What was added stays.',
  given_up: 'The import failed several times and was stopped. What was added stays.',
  stopped: 'The import was stopped. What was added by then stays, and can be undone.',
};

export const columnMappingTexts = {
  column: (index: number): string => `Column ${index}`,
  suchAs: (example: string): string => `Such as: ${example}`,
  leaveItOut: 'Leave it out',
  understood: (example: string, value: string): string => `${example} is ${value}`,
  notUnderstood: (example: string): string => `${example} cannot be read`,
  howItIsWritten: (header: string): string => `How ${header} is written`,
  uncertain: 'It could be read another way. Check it.',
  formats: {
    ymd: 'Year, month, day',
    dmy: 'Day, month, year',
    mdy: 'Month, day, year',
    serial: 'Numbers of a spreadsheet',
    point: 'Decimals after a point: 1,234.56',
    comma: 'Decimals after a comma: 1.234,56',
  },
} as const;

export const dropZoneTexts = {
  theFileIsLarger: (command: string): string =>
    `The file is larger than 25 MB. Split it, or use the command line: ${command}.`,
  theFileWasNotSent: 'The file could not be sent. Choose it again.',
  sending: 'Sending the file',
  sent: (share: string): string => `${share} sent`,
  theFileHoldsNoRows: 'The file holds no rows below its first line.',
  chooseACSVFile: 'Choose a CSV file',
  orDropItHere: 'or drop it here',
} as const;

export const importLinkTexts = {
  import: 'Import',
} as const;

export const importTexts = {
  imports: 'Imports',
  import: 'Import',
  trialImport: 'Trial import',
  startedBy: (instant: string, name: string): string => `Started ${instant} by ${name}`,
  startedByTheCommandLine: (instant: string): string => `Started ${instant} by the command line`,
  startedByAnErasedPerson: (instant: string): string => `Started ${instant} by an erased person`,
  takenBack: (rowsKept: number, instant: string, count: number): string =>
    withFullStop(
      rowsKept === 0
        ? `What it added was taken back on ${instant}`
        : counted(count, {
            one: (number) => `${number} row was taken back on ${instant}`,
            other: (number) => `${number} rows were taken back on ${instant}`,
          }),
    ),
  rowsThatHadToStay: 'Rows that had to stay',
  rowsThatHadToStayNote: 'Undo again once nothing depends on them.',
  undoThisImport: 'Undo this import',
  undoThisImportTitle: 'Undo this import?',
  undone: (rowsKept: number): string =>
    rowsKept === 0
      ? 'The import is undone.'
      : counted(rowsKept, { one: '# row had to stay.', other: '# rows had to stay.' }),
  labelAndFile: (label: string, file: string): string => `${label}: ${file}`,
  what: 'What',
  undoRows: (count: number): string => counted(count, { one: 'Take back # row', other: 'Take back # rows' }),
  goes: (count: number): string => counted(count, { one: '# row goes', other: '# rows go' }),
  goesAlong: 'What followed by itself, such as leave that accrued or an invitation, goes along.',
  andMore: (count: number): string => counted(count, { one: 'and # more', other: 'and # more' }),
  stays: (count: number): string => counted(count, { one: '# row stays', other: '# rows stay' }),
  besideStays: 'What was made beside the rows and stays',
  nothingGoes: 'Nothing can be taken back now: people have worked with every row.',
} as const;

/** To where what was imported is seen. */
export const goTo: Readonly<Record<ImportKind, string>> = {
  people: 'Go to people',
  departments: 'Go to departments',
  time_entries: 'Go to time entries',
  leave_balances: 'Go to leave balances',
  compensation: 'Go to compensation',
  equipment: 'Go to equipment',
  holidays: 'Go to public holidays',
  training: 'Go to training',
  certifications: 'Go to certificates',
  benefits: 'Go to benefits',
};

export const kindNames: Readonly<Record<ImportKind, string>> = {
  people: 'People',
  departments: 'Departments',
  time_entries: 'Time entries',
  leave_balances: 'Leave balances',
  compensation: 'Compensation',
  equipment: 'Equipment',
  holidays: 'Public holidays',
  training: 'Training',
  certifications: 'Certificates',
  benefits: 'Benefits',
};

export const listTexts = {
  imports: 'Imports',
  trials: 'Trials',
  importAFile: 'Import a file',
  what: 'What',
  file: 'File',
  trial: (label: string): string => `${label} (trial)`,
  status: 'Status',
  rows: 'Rows',
  added: 'Added',
  failed: 'Failed',
  by: 'By',
  commandLine: 'Command line',
  anErasedPerson: 'An erased person',
  started: 'Started',
  importsLead: 'Many people, time entries, balances or other records from one file.',
  noun: (count: number): string => counted(count, { one: '# import', other: '# imports' }),
  anything: 'Anything',
  importsAndTrials: 'Imports and trials',
  nothingWasImportedYet: 'Nothing was imported yet',
  nothingWasImportedYetText: 'Choose a file; a trial tells what would happen and changes nothing.',
  partlyUndone: 'Partly undone',
  undone: 'Undone',
  stopped: 'Stopped',
  underWay: 'Under way',
  done: 'Done',
} as const;

export const mappingTexts = {
  chooseTheColumnFor: (missing: string): string => `Choose the column for: ${missing}.`,
  twoColumnsAreBothChoose: (words: string): string => `Two columns are both ${words}. Choose one of them.`,
} as const;

export const newImportTexts = {
  imports: 'Imports',
  lead: 'A CSV file as any spreadsheet saves it, with commas, semicolons or tabs. A trial tells what would happen and changes nothing.',
  importAFile: 'Import a file',
  file: 'File',
  whatTheFileHolds: 'What the file holds',
  theFirstLineNames: 'The first line names the columns.',
  theFirstLineNamesAndNeeds: (required: string): string => `The first line names the columns. Needed: ${required}.`,
  columns: 'Columns',
  belowTheFirstLine: (count: number): string =>
    counted(count, { one: '# row below the first line', other: '# rows below the first line' }),
  tryItFirst: 'Try it first',
  trialRun: 'Trial run',
  downloadATemplate: 'Download a template',
  templateName: (kind: string): string => `${kind} template.csv`,
  missing: {
    department: (names: string): string => `Departments that do not exist yet: ${names}.`,
    team: (names: string): string => `Teams that do not exist yet: ${names}.`,
    leaveType: (names: string): string => `Types of leave that do not exist yet: ${names}.`,
  },
  nearest: (name: string, rows: number): string =>
    counted(rows, {
      one: (number) => `“${name}” (${number} row)`,
      other: (number) => `“${name}” (${number} rows)`,
    }),
  isNearest: (name: string): string => `It is ${name}`,
  isNew: 'Something new: make it',
  makeThem: 'Make what is missing, and try again',
  propose: 'Propose this import',
  takeThem: 'Take these, and try again',
  willBeMade: 'What is missing is made with the import.',
  import: (count: number): string => counted(count, { one: 'Import # row', other: 'Import # rows' }),
} as const;

export const reportTexts = {
  line: 'Line',
  theFile: 'The file',
  column: 'Column',
  why: 'Why',
  value: 'Value',
  downloadFailed: 'Download the rows that failed',
  downloadFailedHint: 'With a column that says what to mend. Mend them and import that file.',
  rowsInTheFile: 'Rows in the file',
  wouldBeAdded: 'Would be added',
  added: 'Added',
  wouldFail: 'Would fail',
  failed: 'Failed',
  rowsThatFailed: 'Rows that failed',
  wrongColumn: (column: string): string => `The column “${column}”`,
  onlyTheFirstAreKept: (count: number): string =>
    counted(count, { one: 'Only the first failure is kept.', other: 'Only the first # failures are kept.' }),
  noun: (count: number): string => counted(count, { one: '# line', other: '# lines' }),
  progress: 'Progress',
  waitingToStart: 'Waiting to start…',
  stop: 'Stop',
  stopTitle: 'Stop this import?',
  stopText: 'It ends at the row it is at. What was added by then stays, and can be undone.',
  stopAction: 'Stop import',
  trialStopped: (read: string, count: number): string =>
    counted(count, {
      one: (number) => `The trial was stopped after ${read} of ${number} row. Nothing has been changed.`,
      other: (number) => `The trial was stopped after ${read} of ${number} rows. Nothing has been changed.`,
    }),
  rowsRead: (read: string, count: number): string =>
    counted(count, { one: (number) => `${read} of ${number} row`, other: (number) => `${read} of ${number} rows` }),
  someWouldFail: (count: number): string =>
    counted(count, {
      one: '# row would fail; the others would be added.',
      other: '# rows would fail; the others would be added.',
    }),
  someFailed: (count: number): string =>
    counted(count, { one: '# row failed; the others were added.', other: '# rows failed; the others were added.' }),
  allWouldBeAdded: (count: number): string =>
    counted(count, {
      one: 'The row would be added. Nothing has been changed yet.',
      other: 'All # rows would be added. Nothing has been changed yet.',
    }),
  allWereAdded: (count: number): string =>
    counted(count, { one: 'The row was added.', other: 'All # rows were added.' }),
} as const;
