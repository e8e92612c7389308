import type { PersonalTable } from '../../kernel/personal-data.ts';
import { escaped } from '../../lib/html.ts';
import { writeDays } from '../../lib/texts/dates.ts';
import { localeOf, writeMoment, writeTime } from '../../lib/texts/locale.ts';
import { type FixedKey, type Language, type Message, say, sayTo } from '../../lib/texts/texts.ts';
import { type Archiving, Names, type Row, shownRow, tablesOf } from './reading.ts';
import { languageOf, rowsAbout } from './store.ts';

/** The page that people open first. */
export const pageName = 'index.html';

/** How a value is written: as it stands, or by what it is. */
type Kind = 'text' | 'day' | 'moment' | 'clock' | 'duration' | 'number' | 'money' | 'code' | 'name' | 'place' | 'file';
type Column = readonly [heading: FixedKey, column: string, kind?: Kind];

interface Section {
  readonly title: FixedKey;
  readonly rowsOf: string;
  /** Where a table stands in several areas. */
  readonly area?: PersonalTable['area'];
  readonly columns: readonly Column[];
  /** One row: its fields below each other. */
  readonly isOne?: true;
}

/** What someone asks about: the rest is for programs, and stands in the JSON beside it. */
const sections: readonly Section[] = [
  {
    title: 'myData.aboutYou',
    rowsOf: 'users',
    isOne: true,
    columns: [
      ['myData.firstName', 'first_name'],
      ['myData.lastName', 'last_name'],
      ['myData.preferredName', 'preferred_name'],
      ['myData.email', 'email'],
      ['myData.jobTitle', 'job_title'],
      ['myData.department', 'department_id', 'name'],
      ['myData.manager', 'manager_id', 'name'],
      ['myData.since', 'employment_start_date', 'day'],
      ['myData.until', 'employment_end_date', 'day'],
      ['myData.employeeNumber', 'employee_id'],
    ],
  },
  {
    title: 'myData.personal',
    rowsOf: 'user_personal_details',
    isOne: true,
    columns: [
      ['myData.email', 'personal_email'],
      ['myData.phone', 'phone'],
      ['myData.mobile', 'mobile_phone'],
      ['myData.bornOn', 'date_of_birth', 'day'],
      ['myData.gender', 'gender'],
      ['myData.pronouns', 'pronouns'],
      ['myData.maritalStatus', 'marital_status'],
      ['myData.nationality', 'nationality'],
      ['myData.address', 'home_address', 'place'],
      ['myData.emergencyContacts', 'emergency_contacts', 'place'],
    ],
  },
  {
    title: 'myData.job',
    rowsOf: 'employment',
    columns: [
      ['myData.from', 'effective_date', 'day'],
      ['myData.jobTitle', 'job_title'],
      ['myData.department', 'department_id', 'name'],
      ['myData.manager', 'manager_id', 'name'],
      ['myData.why', 'reason'],
    ],
  },
  {
    title: 'myData.pay',
    rowsOf: 'compensation_records',
    columns: [
      ['myData.from', 'effective_date', 'day'],
      ['myData.amount', 'amount', 'money'],
      ['myData.payType', 'pay_type', 'code'],
      ['myData.why', 'reason'],
    ],
  },
  {
    title: 'myData.hours',
    rowsOf: 'time_entries',
    columns: [
      ['myData.day', 'work_date', 'day'],
      ['myData.clockIn', 'clock_in', 'clock'],
      ['myData.clockOut', 'clock_out', 'clock'],
      ['myData.duration', 'duration_minutes', 'duration'],
      ['myData.breaks', 'break_minutes', 'duration'],
      ['myData.what', 'description'],
      ['myData.state', 'approval_status', 'code'],
    ],
  },
  {
    title: 'myData.leave',
    rowsOf: 'leave_requests',
    columns: [
      ['myData.leaveType', 'leave_type_id', 'name'],
      ['myData.firstDay', 'start_date', 'day'],
      ['myData.lastDay', 'end_date', 'day'],
      ['myData.days', 'total_days', 'number'],
      ['myData.state', 'status', 'code'],
      ['myData.why', 'reason'],
    ],
  },
  {
    title: 'myData.shifts',
    rowsOf: 'shifts',
    columns: [
      ['myData.begins', 'starts_at', 'moment'],
      ['myData.ends', 'ends_at', 'moment'],
      ['myData.what', 'title'],
      ['myData.where', 'location'],
    ],
  },
  {
    title: 'myData.expenses',
    rowsOf: 'expense_reports',
    columns: [
      ['myData.number', 'report_number'],
      ['myData.what', 'title'],
      ['myData.amount', 'grand_total', 'money'],
      ['myData.state', 'status', 'code'],
    ],
  },
  {
    title: 'myData.receipts',
    rowsOf: 'expense_receipts',
    columns: [
      ['myData.day', 'uploaded_at', 'moment'],
      ['myData.file', 'file', 'file'],
    ],
  },
  {
    title: 'myData.documents',
    rowsOf: 'documents',
    columns: [
      ['myData.what', 'title'],
      ['myData.day', 'created_at', 'moment'],
    ],
  },
  {
    title: 'myData.files',
    rowsOf: 'document_versions',
    columns: [
      ['myData.day', 'created_at', 'moment'],
      ['myData.file', 'file', 'file'],
    ],
  },
  {
    title: 'myData.certificates',
    rowsOf: 'certifications',
    columns: [
      ['myData.what', 'name'],
      ['myData.issuedBy', 'issuer'],
      ['myData.from', 'issued_date', 'day'],
      ['myData.until', 'expiry_date', 'day'],
    ],
  },
  {
    title: 'myData.equipment',
    rowsOf: 'assets',
    columns: [
      ['myData.what', 'description'],
      ['myData.serialNumber', 'serial_number'],
      ['myData.from', 'date_assigned', 'day'],
      ['myData.until', 'date_returned', 'day'],
    ],
  },
  {
    title: 'myData.whoLooked',
    rowsOf: 'sensitive_access_log',
    area: 'who_looked',
    columns: [
      ['myData.day', 'at', 'moment'],
      ['myData.who', 'actor_id', 'name'],
      ['myData.atWhat', 'tier', 'code'],
    ],
  },
];

interface Reader {
  readonly language: Language;
  readonly country: string;
  readonly timeZone: string;
  readonly names: Readonly<Record<string, string>>;
}

const wordsIn = (language: Language, said: Message | FixedKey): string =>
  sayTo({ language, audience: 'app' }, typeof said === 'string' ? say(said, {}) : said);

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const linesOf = (value: unknown): string[] => {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap(linesOf);
  return typeof value === 'object' ? Object.values(value).flatMap(linesOf) : [asText(value)];
};

const asDuration = (minutes: number): string =>
  `${String(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`;

const writers: Readonly<Record<Kind, (value: string, row: Row, reader: Reader) => string>> = {
  text: (value) => value,
  day: (value, _row, { language, country }) => writeDays(language, country, value),
  moment: (value, _row, { language, country, timeZone }) => writeMoment(localeOf(language, country), timeZone, value),
  clock: (value, _row, { language, country, timeZone }) => writeTime(localeOf(language, country), timeZone, value),
  duration: (value) => asDuration(Number(value)),
  number: (value, _row, { language, country }) =>
    new Intl.NumberFormat(localeOf(language, country)).format(Number(value)),
  money: (value, { currency }, { language, country }) =>
    typeof currency === 'string' && /^[A-Z]{3}$/.test(currency)
      ? new Intl.NumberFormat(localeOf(language, country), { style: 'currency', currency }).format(Number(value))
      : value,
  code: (value, _row, { language }) => wordsIn(language, say('myData.code', { code: value })),
  name: (value, _row, { names, language }) => names[value] ?? wordsIn(language, 'myData.notShown'),
  place: (value) => value,
  file: (value) => value.slice(value.lastIndexOf('/') + 1),
};

function cellOf([, column, kind = 'text']: Column, row: Row, reader: Reader): string {
  const value = row[column];
  if (value === null || value === undefined || value === '') return '';
  if (kind === 'place') return linesOf(value).map(escaped).join('<br>');
  const text = escaped(writers[kind](asText(value), row, reader));
  return kind === 'file'
    ? `<a href="${escaped(asText(value).split('/').map(encodeURIComponent).join('/'))}">${text}</a>`
    : text;
}

/** One file without anything from elsewhere: it opens from a disk, and prints. */
const style = `
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b1b18;background:#fff}
h1{font-size:1.75rem;margin-bottom:.25rem}h2{font-size:1.25rem;margin-top:2.5rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;border-bottom:1px solid #ddd}
th{font-weight:600}p{max-width:40rem}.wide{overflow-x:auto}
@media print{body{margin:0;max-width:none;font-size:11pt}h2{break-after:avoid}tr{break-inside:avoid}.wide{overflow:visible}}`;

/** What was deleted is in the JSON, as long as it is kept. */
const isThere = (row: Row): boolean => row['status'] !== 'DELETED' && (row['deleted_at'] ?? null) === null;

async function* sectionOf(archiving: Archiving, section: Section, data: PersonalTable, reader: Omit<Reader, 'names'>) {
  const { title, columns, isOne } = section;
  const named = new Names(archiving);
  const words = (key: FixedKey): string => escaped(wordsIn(reader.language, key));
  let isBegun = false;
  for await (const page of rowsAbout(archiving, data)) {
    const rows = page.filter(isThere).map((row) => shownRow(archiving, data, row));
    if (rows.length === 0) continue;
    await named.lookUp(rows, data);
    const whole = { ...reader, names: named.found };
    if (!isBegun) {
      const heads =
        isOne === true ? '' : `<tr>${columns.map(([head]) => `<th scope="col">${words(head)}</th>`).join('')}</tr>`;
      yield `<h2>${words(title)}</h2>\n<div class="wide"><table>\n${heads}`;
    }
    isBegun = true;
    if (isOne === true) {
      for (const column of columns) {
        const cell = rows[0] ? cellOf(column, rows[0], whole) : '';
        if (cell !== '') yield `<tr><th scope="row">${words(column[0])}</th><td>${cell}</td></tr>\n`;
      }
    } else {
      for (const row of rows)
        yield `<tr>${columns.map((column) => `<td>${cellOf(column, row, whole)}</td>`).join('')}</tr>\n`;
    }
  }
  if (isBegun) yield '</table></div>\n';
}

/** What is kept of a person in the words of people, in their own language: a page that opens anywhere, and can be printed. */
export async function* pageInWords(archiving: Archiving): AsyncGenerator<string> {
  const { actor, db, organizationId, userId, madeAt } = archiving;
  const { country, timezone: timeZone, name } = actor.organization;
  const language = (await languageOf(db, organizationId, userId)) ?? actor.organization.settings.default_language;
  const inTheirs = { ...archiving, actor: { ...actor, language } };
  const reader = { language, country, timeZone };
  const words = (said: Message | FixedKey): string => escaped(wordsIn(language, said));
  const locale = localeOf(language, country);
  yield `<!doctype html>\n<html lang="${locale}">\n<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`;
  yield `<title>${words('myData.title')}</title><style>${style}</style></head>\n<body>\n<h1>${words('myData.title')}</h1>\n`;
  yield `<p>${words(say('myData.madeFor', { organization: name, moment: writeMoment(locale, timeZone, madeAt) }))}</p>\n`;
  yield `<p>${words('myData.theRest')}</p>\n`;
  for (const section of sections) {
    const data = tablesOf(inTheirs, section.area).find(({ table }) => table === section.rowsOf);
    if (data) yield* sectionOf(inTheirs, section, data, reader);
  }
  yield '</body>\n</html>\n';
}
