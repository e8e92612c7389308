import { counted } from './counted.ts';

export const viewsBarTexts = {
  label: 'Saved views',
  all: 'All',
  save: 'Save view',
  saveTitle: 'Save this view',
  saveNote: 'Filters, search, order and columns as they are now.',
  share: 'Share it',
  shareHint: 'Everyone who may open this list sees it.',
  mail: 'E-mail it to me every month',
  mailHint: 'The totals of the month that is over and a link to the report, on the first day of the next.',
  sharedBy: (name: string) => `Shared by ${name}`,
  saved: 'The view is saved.',
  rename: 'Change',
  renameTitle: 'Change this view',
  renamed: 'The view is changed.',
  remove: 'Remove',
  removeTitle: 'Remove this view?',
  removed: 'The view is removed.',
  removeText: 'The list itself and what is in it stay as they are.',
  name: 'Name',
  replaces: 'A view of the same name is replaced.',
  taken: 'You have a view of this name already.',
  saveAction: 'Save',
} as const;

/** The search of a list of what people have. */
export const findPerson = 'Find a person';

export const confirmLeavingTexts = {
  title: 'Leave without saving?',
  text: 'What you changed here has not been saved.',
  leave: 'Leave without saving',
  stay: 'Keep editing',
} as const;

export const copyAsCurlTexts = {
  needsAnyToken: (method: string, path: string): string => `${method} ${path}: needs any token`,
  needsScope: (method: string, path: string, scope: string): string => `${method} ${path}: needs a token with ${scope}`,
  copied: 'Copied',
  copyAsCURL: 'Copy as cURL',
} as const;

export const dataTableTexts = {
  chosenRows: 'Selected rows',
  chosen: (count: number): string => counted(count, { one: '# selected', other: '# selected' }),
  clear: 'Clear',
} as const;

export const dialogTexts = {
  close: 'Close',
  cancel: 'Cancel',
} as const;

export const exportButtonTexts = {
  theExportHasStarted: 'The export has started.',
  seeExports: 'See exports',
  export: 'Export',
} as const;

export const fieldTexts = {
  /** In a field that is empty. */
  chooseDay: 'Choose a day',
  chooseTime: 'Choose a time',
  optional: '(optional)',
} as const;

export const formDialogTexts = {
  cancel: 'Cancel',
} as const;

export const bulkTexts = {
  underWay: 'How far it is',
  undo: 'Undo',
  takenBack: (count: number): string =>
    counted(count, { one: '# change was taken back.', other: '# changes were taken back.' }),
  progress: (done: number, all: number): string => `${String(done)} of ${String(all)} done`,
  refused: (what: string, problem: string): string => `${what}: ${problem}`,
  moreRefused: (count: number): string =>
    counted(count, { one: 'One more was refused.', other: '# more were refused.' }),
  notAllowed: (done: number, all: number): string =>
    `You may no longer do this. ${String(done)} of ${String(all)} were worked through; the others stay as they are.`,
  givenUp: (done: number, all: number): string =>
    `Something went wrong on the server after ${String(done)} of ${String(all)}; the others stay as they are. Try again with them.`,
} as const;

export const formsTexts = {
  isNeeded: (label: string): string => `${label} is needed.`,
  enterANumber: 'Enter a number, such as 12.50.',
} as const;

export const memberListTexts = {
  remove: 'Remove',
} as const;

export const personInputTexts = {
  isNeeded: (label: string): string => `${label} is needed.`,
} as const;

export const choiceTexts = {
  typeToFind: 'Type to find one',
  typeToFindOthers: 'Type to find others',
  searching: 'Searching…',
  nothingFound: 'Nothing found',
} as const;

export const personPickerTexts = {
  typeAName: 'Type a name',
  remove: (name: string): string => `Remove ${name}`,
  searching: 'Searching…',
  typeTheFirstLetters: 'Type the first letters of a name',
  nobodyFound: 'Nobody found',
} as const;

export const reasonDialogTexts = {
  reason: 'Reason',
} as const;

export const recordPartsTexts = {
  change: 'Change',
} as const;

export const tableBodyTexts = {
  chooseAll: 'Select all that are shown',
  chooseRow: 'Select this row',
  nothingFits: 'Nothing fits',
  clearTheFilters: 'Clear the filters',
  nothingFitsText: 'Try other words or fewer filters.',
  nothingHereYet: 'Nothing here yet',
  nextPageFailed: 'The next page could not be loaded.',
  showMore: 'Show more',
  shown: (rows: string): string => `${rows} shown`,
  shownOf: (count: number, rows: string): string => counted(count, { other: (n) => `${n} of ${rows}` }),
} as const;

export const tableColumnsTexts = {
  columns: 'Columns',
} as const;

export const tableFiltersTexts = {
  clear: 'Clear',
} as const;

export const tableSkeletonTexts = {
  loading: (label: string): string => `Loading: ${label}`,
} as const;

export const savedViewsTexts = {
  someone: 'someone',
} as const;
