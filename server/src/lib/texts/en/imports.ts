interface Column {
  readonly column: string;
}
interface Line {
  readonly line: number;
}

const inWords = (column: string): string => column.replaceAll('_', ' ');

export const imports = {
  damaged: 'The text of the file is damaged: it begins as UTF-8 and goes on as something else.',
  quoteNotClosed: ({ line }: Line) => `Line ${String(line)} cannot be read: a quoted field is never closed.`,
  afterClosingQuote: ({ line }: Line) =>
    `Line ${String(line)} cannot be read: something follows a closing quote; write a quote inside a quoted field twice.`,
  quoteInside: ({ line }: Line) =>
    `Line ${String(line)} cannot be read: a quote stands in the middle of a field; put the whole field in quotes.`,
  rowTooLong: ({ line }: Line) => `Line ${String(line)} cannot be read: the row is too long; a quote may be missing.`,
  tooManyFields: ({ line, limit }: Line & { limit: number }) =>
    `Line ${String(line)} cannot be read: it has more than ${String(limit)} fields.`,
  fileGone: { api: 'The file is no longer there.', app: 'The file is no longer there. Choose it again.' },
  oneFile: {
    api: 'Give csv, which is the file itself, or file_id, which names one that was sent in.',
    app: 'Choose a file.',
  },
  erased: 'About a person whose data was erased.',
  whichPlan: { api: 'Which plan is it? Give plan or plan_id.', app: 'Which plan is it? Fill in its column.' },
  whichCategory: {
    api: 'What kind of equipment is it? Give category or category_id.',
    app: 'What kind of equipment is it? Fill in its column.',
  },
  whichCourse: { api: 'Which course is it? Give course or course_id.', app: 'Which course is it? Fill in its column.' },
  whose: {
    api: 'Whose is it? Give user_email, employee_id or user_id.',
    app: 'Whose is it? Fill in the e-mail address or the employee number.',
  },
  balanceOrAmount: 'Give balance, which is what is left, or amount, which is added; one of them.',
  reasonNeeded: 'Every correction of a balance needs a reason.',
  pattern: 'Write days with their hours, such as “Mon–Wed 8:00, Fri 4:00”; two weeks that take turns apart by “/”.',
  number: {
    api: ({ field }: { field: string }) => `${field} must be a number, such as 12.5.`,
    app: 'Enter a number, such as 12.5.',
  },
  notBoth: {
    api: ({ column, other }: Column & { other: string }) => `Give ${column} or ${other}, not both.`,
    app: ({ column, other }: Column & { other: string }) =>
      `Fill in ${inWords(column)} or ${inWords(other)}, not both.`,
  },
  noDepartment: ({ text }: { text: string }) => `No department has the name or code "${text}".`,
  noPersonByEmail: ({ email }: { email: string }) =>
    `No person here has the e-mail address ${email}; if they are in this file, put their row first.`,
  noManager: ({ text }: { text: string }) =>
    `No person here and in this file is called ${text}, or has this number or address.`,
  otherManager: ({ text }: { text: string }) =>
    `${text} is another person than the e-mail address of the manager says; keep one of the two.`,
  date: ({ text }: { text: string }) =>
    `“${text}” is no day of the calendar. Write it as the other days of the column.`,
  oneOf: ({ text, allowed }: { text: string; allowed: readonly string[] }) =>
    `“${text}” is not known here. Write one of: ${allowed.map((code) => inWords(code.toLowerCase())).join(', ')}.`,
  emailAddress: ({ text }: { text: string }) =>
    `“${text}” is not a whole e-mail address. It looks like name@company.com.`,
  emailInLine: ({ line }: Line) => `Line ${String(line)} has this e-mail address already.`,
  wrongColumn: ({ count, values }: { count: number; values: readonly string[] }) =>
    `In ${String(count)} rows this column holds something else, such as ${values.map((value) => `“${value}”`).join(', ')}. Is it the right column? Choose another one above, or leave it out.`,
  fullName: 'Write the last name, a comma and the first name, such as “Okafor, Ngozi”, or use two columns.',
  severalManagers: ({ text }: { text: string }) => `Several people are called ${text}; name the e-mail address.`,
  whatToMend: 'What to mend',
  noPersonByNumber: ({ number }: { number: string }) => `No person here has the employee number ${number}.`,
  severalByNumber: {
    api: ({ number }: { number: string }) => `Several people have the employee number ${number}; give user_email.`,
    app: ({ number }: { number: string }) =>
      `Several people have the employee number ${number}; fill in the e-mail address.`,
  },
  noneNamed: ({ column, text }: Column & { text: string }) => `There is no ${inWords(column)} "${text}".`,
  severalNamed: {
    api: ({ column, text }: Column & { text: string }) =>
      `Several ${inWords(column)}s are called "${text}"; give ${column}_id.`,
    app: ({ column, text }: Column & { text: string }) =>
      `Several ${inWords(column)}s are called "${text}"; rename one of them first.`,
  },
  offset: {
    api: ({ field, text }: { field: string; text: string }) =>
      `${field} needs an offset, such as ${text}-04:00, or the row a timezone.`,
    app: ({ text }: { text: string }) =>
      `Write the time with its offset, such as ${text}-04:00, or fill in the time zone.`,
  },
  timezone: {
    api: 'timezone must be an IANA name such as America/Toronto.',
    app: 'Write the time zone as its IANA name, such as America/Toronto.',
  },
  noSuchTime: {
    api: ({ field, timezone }: { field: string; timezone: string }) =>
      `${field} does not exist in ${timezone}, or comes twice that day; write it with an offset.`,
    app: ({ timezone }: { timezone: string }) =>
      `This time does not exist in ${timezone}, or comes twice that day; write it with an offset.`,
  },
  taskWithoutProject: 'task goes with the project of the task.',
  courseInactive: ({ text }: { text: string }) => `The course "${text}" is inactive, so it cannot be assigned.`,
  headerTwice: ({ header }: { header: string }) => `The header "${header}" is given twice.`,
  noColumn: ({ column, columns }: Column & { columns: readonly string[] }) =>
    `There is no column "${column}"; the columns are ${columns.join(', ')}.`,
  notInFile: ({ header }: { header: string }) => `The file has no column "${header}".`,
  empty: 'The file is empty; its first line must name the columns.',
  noRows: 'The file holds no rows below its header.',
  unknownColumn: ({ header, columns }: { header: string; columns: readonly string[] }) =>
    `Unknown column "${header}"; the columns are ${columns.join(', ')}, separated by commas, semicolons or tabs.`,
  columnTwice: ({ column }: Column) => `The column "${column}" is given twice.`,
  columnMissing: ({ column }: Column) => `The column "${column}" is missing.`,
  fieldCount: ({ count, expected }: { count: number; expected: number }) =>
    `The row has ${String(count)} fields where the header has ${String(expected)}; a field that holds a separator stands in quotes.`,
  dryRun: 'A dry run changed nothing.',
  trialProposed: 'A dry run changes nothing, so there is nothing to propose. Send it without propose.',
  undone: 'This import was undone already.',
  running: 'This import is still under way.',
  ended: 'This import has ended already.',
  stopped: 'Stopped by hand. The rows counted as read stay as they are.',
  authorNotAllowed: 'The person who sent this file may no longer import: the rows that are left were not looked at.',
  brokenOff:
    'The command was broken off. The rows counted as read stay as they are; import a file with those that follow them.',
  givenUp:
    'The import failed again and again for a fault of the server, and was given up. The rows counted as read stay as they are; import a file with those that follow them.',
  nothingListed: 'Nothing is listed that this import added, so nothing can be taken back.',
};
