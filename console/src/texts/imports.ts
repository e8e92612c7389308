import type { Import } from '../screens/imports/use-import.ts';
import { plural, withFullStop } from '../words.ts';

export const stopReasons: Readonly<Record<NonNullable<Import['reason']>, string>> = {
  author_not_allowed: 'The import stopped: the person who sent it may no longer import. What was added stays.',
  file_unusable: 'The import stopped: the file cannot be read. What was added stays.',
  broken_off: 'The command was interrupted. What was added stays.',
  given_up: 'The import failed several times and was stopped. What was added stays.',
};

export const columnMappingTexts = {
  column: (index: number): string => `Column ${index}`,
  suchAs: (example: string): string => `Such as: ${example}`,
  leaveItOut: 'Leave it out',
} as const;

export const dropZoneTexts = {
  theFileIsLarger: 'The file is larger than 1 MB. Split it, or use the command line: muster import.',
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
  theCommandLine: 'the command line',
  anErasedPerson: 'an erased person',
  trialImport: 'Trial import',
  startedBy: (instant: string, who: string): string => `Started ${instant} by ${who}`,
  goTo: (label: string): string => `Go to ${label}`,
  takenBack: (rowsKept: number, instant: string, count: number): string =>
    rowsKept === 0
      ? withFullStop(`What it added was taken back on ${instant}`)
      : withFullStop(`${plural(count, 'row was', 'rows were')} taken back on ${instant}`),
  rowsThatHadToStay: 'Rows that had to stay',
  rowsThatHadToStayNote: 'Undo again once nothing depends on them.',
  undoThisImport: 'Undo this import',
  undoThisImportTitle: 'Undo this import?',
  undone: (rowsKept: number): string =>
    rowsKept === 0 ? 'The import is undone.' : `${plural(rowsKept, 'row')} had to stay.`,
  undoText: (count: number, isTimeEntries: boolean): string =>
    `${isTimeEntries ? 'This deletes' : 'This takes back'} ${plural(count, 'row')} that it added${isTimeEntries ? ': all of them, or none if one can no longer be deleted.' : '. What other records depend on by now stays, and you see why.'}`,
} as const;

export const kindsTexts = {
  people: 'People',
  departments: 'Departments',
  timeEntries: 'Time entries',
  leaveBalances: 'Leave balances',
  compensation: 'Compensation',
  equipment: 'Equipment',
  publicHolidays: 'Public holidays',
  training: 'Training',
  certificates: 'Certificates',
  benefits: 'Benefits',
} as const;

export const listTexts = {
  imports: 'Imports',
  trials: 'Trials',
  importAFile: 'Import a file',
  what: 'What',
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
  noun: ['import', 'imports'],
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
  needed: (count: number, required: string): string => (count === 0 ? '' : `Needed: ${required}.`),
  lead: 'A CSV file as any spreadsheet saves it, with commas, semicolons or tabs. A trial tells what would happen and changes nothing.',
  importAFile: 'Import a file',
  file: 'File',
  whatTheFileHolds: 'What the file holds',
  theFirstLineNames: (needed: string): string => `The first line names the columns. ${needed}`,
  columns: 'Columns',
  belowTheFirstLine: (count: number): string => `${plural(count, 'row')} below the first line`,
  tryItFirst: 'Try it first',
  trialRun: 'Trial run',
  import: (count: number): string => `Import ${plural(count, 'row')}`,
} as const;

export const reportTexts = {
  line: 'Line',
  theFile: 'The file',
  column: 'Column',
  why: 'Why',
  rowsInTheFile: 'Rows in the file',
  wouldBeAdded: 'Would be added',
  added: 'Added',
  wouldFail: 'Would fail',
  failed: 'Failed',
  rowsThatFailed: 'Rows that failed',
  onlyTheFirstAreKept: (count: number): string => `Only the first ${plural(count, 'failure')} are kept.`,
  noun: ['line', 'lines'],
  progress: 'Progress',
  waitingToStart: 'Waiting to start…',
  rowsRead: (rowsRead: number, count: number): string => `${rowsRead} of ${plural(count, 'row')}`,
  someWouldFail: (count: number): string => `${plural(count, 'row')} would fail; the others would be added.`,
  someFailed: (count: number): string => `${plural(count, 'row')} failed; the others were added.`,
  allWouldBeAdded: (count: number): string =>
    `${count === 1 ? 'The row' : `All ${count} rows`} would be added. Nothing has been changed yet.`,
  allWereAdded: (count: number): string => (count === 1 ? 'The row was added.' : `All ${count} rows were added.`),
} as const;
