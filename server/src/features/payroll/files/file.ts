import { Type } from 'typebox';
import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { cellText } from '../../../kernel/csv.ts';
import { fileOperation, writeOperation } from '../../../kernel/operation.ts';
import { invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { fileNameIn, headingIn } from '../../../lib/texts/headings.ts';
import { shownLines } from '../pay-runs/reads.ts';
import type { PayRun, PayRunLine } from '../pay-runs/record.ts';
import { accessToLines, getRun, listAllLines, namesOfPeople } from '../pay-runs/store.ts';
import { checkCodes } from './operations.ts';
import { presetNamed } from './presets.ts';
import { PayrollFilePreview, PayrollLayout, presetNames } from './record.ts';
import { payrollFile, type PayrollRows, payrollRows } from './rows.ts';
import { getTemplate } from './store.ts';

const params = Strict({ id: Id('prn') });
const previewRows = 20;
const namesShown = 20;

type People = Awaited<ReturnType<typeof namesOfPeople>>;

const numbers = { PAYROLL_ID: 'payroll_id', EMPLOYEE_ID: 'employee_id' } as const;

/** Whom the payroll system would not know: a column asks for a number that they had none of when the run was sealed. */
function namesWithoutNumber({ columns }: PayrollLayout, lines: readonly PayRunLine[], people: People): string[] {
  const asked = columns.flatMap(({ source }) => (source in numbers ? [numbers[source as keyof typeof numbers]] : []));
  const without = lines.filter((line) => asked.some((number) => line[number] === null));
  return [...new Set(without.map(({ user_id: id }) => id))].map((id) => {
    const person = people.get(id);
    return person ? `${person.first_name} ${person.last_name}` : id;
  });
}

async function rowsOf(
  db: Db,
  actor: Actor,
  run: PayRun,
  layout: PayrollLayout,
): Promise<PayrollRows & { readonly withoutNumber: readonly string[] }> {
  const lines = await shownLines(db, actor, await listAllLines(db, actor, run.id));
  const people = await namesOfPeople(
    db,
    actor,
    lines.map(({ user_id }) => user_id),
  );
  const kindName = (kind: PayRunLine['kind']): string =>
    headingIn(actor.language, kind === 'CORRECTION' ? 'Correction' : 'Timesheet');
  const rows = await payrollRows(lines, { run, people, layout, kindName });
  return { ...rows, withoutNumber: namesWithoutNumber(layout, lines, people) };
}

/** Each line once, however many rows it has. */
const linesIn = (rows: PayrollRows['rows']): PayRunLine[] => [...new Set(rows.map(({ line }) => line))];

export const previewPayrollFile = writeOperation({
  id: 'payRuns.filePreview',
  route: 'POST /pay-runs/{id}/file-preview',
  subject: 'pay_run',
  summary: 'See how a payroll file would begin',
  description:
    'The first rows of a run in a layout, saved or not, with what is missing. Every line shown is written to the sensitive-data access log.',
  surface: 'app',
  scope: 'pay_runs:read',
  packages: ['PAYROLL_PREPARING'],
  isOfEveryone: true,
  module: 'time_tracking',
  changesNothing: true,
  params,
  body: PayrollLayout,
  returns: PayrollFilePreview,
  refuses: ['NOT_FOUND'],

  async run({ actor, work, params: { id }, body }) {
    const run = await getRun(work.tx, actor, id);
    await checkCodes(work.tx, actor, body.codes);
    const { rows, leftOut, kindsWithoutCode, withoutNumber } = await rowsOf(work.tx, actor, run, body);
    const shown = rows.slice(0, previewRows);
    work.recordSensitiveRead(accessToLines(linesIn(shown)));
    return {
      headers: body.columns.map(({ header }) => header),
      rows: shown.map(({ cells }) => cells.map(cellText)),
      row_count: rows.length,
      line_count: run.line_count,
      left_out_count: leftOut.length,
      kinds_without_code: [...kindsWithoutCode],
      without_number_count: withoutNumber.length,
      people_without_number: withoutNumber.slice(0, namesShown),
    };
  },
});

const endings = { CSV: 'csv', ADP_WORKFORCE_NOW: 'csv', QUICKBOOKS_IIF: 'iif', PAYLOCITY: 'csv' } as const;

export const getPayRunFile = fileOperation({
  id: 'payRuns.file',
  route: 'GET /pay-runs/{id}/file',
  summary: 'Export a pay run for payroll',
  description:
    'By a template, or as a preset has it. Every line in it is written to the sensitive-data access log, and the export to the audit log.',
  surface: 'app',
  scope: 'pay_runs:read',
  packages: ['PAYROLL_PREPARING'],
  isOfEveryone: true,
  module: 'time_tracking',
  effects: ['PAY_TAKEN_OUT'],
  params,
  query: Strict({
    template_id: Type.Optional(Id('pft', 'The template.')),
    preset: Type.Optional(
      Type.Enum([...presetNames], {
        description: 'A preset as it is; in place of template_id, of which one is needed.',
      }),
    ),
  }),
  types: ['text/csv', 'text/plain'],
  refuses: ['NOT_FOUND'],

  async run({ actor, db, params: { id }, query, audit, recordSensitiveRead }) {
    const run = await getRun(db, actor, id);
    const { template_id: templateId, preset } = query;
    if ((templateId === undefined) === (preset === undefined)) throw invalid('template_id', 'time.payrollOneTemplate');
    const layout =
      templateId === undefined
        ? presetNamed(preset ?? 'CSV', actor.language)
        : await getTemplate(db, actor, templateId);
    const { rows } = await rowsOf(db, actor, run, layout);
    const lines = linesIn(rows);
    recordSensitiveRead(accessToLines(lines));
    audit({ action: 'payRuns.file', subjectType: 'pay_run', subjectId: id, recordCount: lines.length });
    const content = await payrollFile(layout, rows);
    const ending = layout.delimiter === 'TAB' && layout.preset !== 'QUICKBOOKS_IIF' ? 'txt' : endings[layout.preset];
    const mimeType = ending === 'csv' ? 'text/csv' : 'text/plain';
    const fileName = `${fileNameIn(actor.language, 'pay-run')}-${String(run.number)}.${ending}`;
    return { content, sizeBytes: content.length, mimeType, fileName };
  },
});
