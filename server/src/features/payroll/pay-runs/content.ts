import { Type } from 'typebox';
import { type CsvCell, csvLine, csvStart } from '../../../kernel/csv.ts';
import { fileOperation } from '../../../kernel/operation.ts';
import { forbidden } from '../../../lib/errors.ts';
import { inHours } from '../../../lib/hours.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { sealedFile } from '../../../lib/seal-of-run.ts';
import { fileNameIn, headingIn } from '../../../lib/texts/headings.ts';
import type { Language } from '../../../lib/texts/texts.ts';
import { privateTypesIn, sealableOf } from './reads.ts';
import type { PayRunLine } from './record.ts';
import { accessToLines, getRun, namesOfPeople, type PersonNamed } from './store.ts';

/** No `application/json`: the bytes are what is sealed, without the envelope of an answer. */
const sealedType = 'application/vnd.muster.pay-run+json';

type Row = PayRunLine & { readonly person: PersonNamed | undefined };
type Column = readonly [title: string, value: (row: Row) => CsvCell];

const columns: readonly Column[] = [
  ['Payroll number', ({ payroll_id }) => payroll_id],
  ['Employee number', ({ employee_id }) => employee_id],
  ['Last name', ({ person }) => person?.last_name ?? null],
  ['First name', ({ person }) => person?.first_name ?? null],
  ['Department', ({ department_name }) => department_name],
  ['Kind', ({ kind }) => kind],
  ['Period start', ({ period_start }) => period_start],
  ['Period end', ({ period_end }) => period_end],
  ['Regular hours', ({ regular_minutes }) => inHours(regular_minutes)],
  ['Overtime hours', ({ overtime_minutes }) => inHours(overtime_minutes)],
  ['Holiday hours', ({ holiday_minutes }) => inHours(holiday_minutes)],
  ['Paid leave hours', ({ paid_leave_minutes }) => inHours(paid_leave_minutes)],
  ['Regular pay', ({ regular_pay }) => regular_pay],
  ['Overtime pay', ({ overtime_pay }) => overtime_pay],
  ['Total pay', ({ total_pay }) => total_pay],
  ['Currency', ({ currency }) => currency],
  ['Reason', ({ reason }) => reason],
];

function csvOf(rows: readonly Row[], language: Language): Buffer {
  const head = columns.map(([title]) => headingIn(language, title));
  const worded = (title: string, value: CsvCell): CsvCell =>
    title === 'Kind' ? headingIn(language, value === 'CORRECTION' ? 'Correction' : 'Timesheet') : value;
  const lines = rows.map((row) => csvLine(columns.map(([title, value]) => worded(title, value(row)))));
  return Buffer.from([csvStart, csvLine(head), ...lines].join(''));
}

export const getPayRunContent = fileOperation({
  id: 'payRuns.content',
  route: 'GET /pay-runs/{id}/content',
  summary: 'Export a pay run',
  description:
    '`format=json`: the run as it was sealed, `{run, lines, previous_hash, hash}` in canonical JSON (RFC 8785); `muster pay-run verify` checks such a file without a server. `format=csv`: its lines for a spreadsheet, hours as decimals, with the names of today. The sealed form is refused to who prepares payroll where it holds private types of leave. Every line is written to the sensitive-data access log, and the export to the audit log.',
  scope: 'pay_runs:read',
  packages: ['PAYROLL_PREPARING'],
  isOfEveryone: true,
  module: 'time_tracking',
  effects: ['PAY_TAKEN_OUT'],
  params: Strict({ id: Id('prn') }),
  query: Strict({
    format: Type.Optional(
      Type.Enum(['json', 'csv'], { default: 'json', description: 'json: sealed. csv: for a spreadsheet.' }),
    ),
  }),
  types: [sealedType, 'text/csv'],
  refuses: ['NOT_FOUND', 'FORBIDDEN'],

  async run({ actor, db, params: { id }, query, audit, recordSensitiveRead }) {
    const run = await getRun(db, actor, id);
    const sealable = await sealableOf(db, actor, run);
    const { lines } = sealable;
    const isSealedForm = query.format !== 'csv';
    if (isSealedForm && (await privateTypesIn(db, actor, lines)).size > 0) {
      throw forbidden('time.sealedWithPrivateLeave', { reason: 'private_leave', field: 'format' });
    }
    recordSensitiveRead(accessToLines(lines));
    audit({ action: 'payRuns.content', subjectType: 'pay_run', subjectId: id, recordCount: lines.length });
    const name = `${fileNameIn(actor.language, 'pay-run')}-${String(run.number)}`;
    if (!isSealedForm) {
      const people = await namesOfPeople(
        db,
        actor,
        lines.map(({ user_id }) => user_id),
      );
      const content = csvOf(
        lines.map((line) => ({ ...line, person: people.get(line.user_id) })),
        actor.language,
      );
      return { content, sizeBytes: content.length, mimeType: 'text/csv', fileName: `${name}.csv` };
    }
    const content = sealedFile({ ...sealable, hash: run.hash });
    return { content, sizeBytes: content.length, mimeType: sealedType, fileName: `${name}.json` };
  },
});
