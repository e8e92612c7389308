import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import type { Outcome } from '../../cli/command.ts';
import { command, UsageError } from '../../cli/command.ts';
import type { ImportRow } from '../../features/imports/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import { Refusal } from '../../lib/errors.ts';
import { forOperators } from '../../lib/texts/texts.ts';

export const importFile = command({
  summary: 'Import a CSV file',
  description:
    'The first line names the columns, which are the fields of the API, separated by commas, semicolons or tabs. Other names are known from\nearlier files, as in the app, or told with --columns, and remembered. People also take\nfull_name (as "Okafor, Ngozi"), department (name or code) and manager_email, departments head_email, everything of a person user_email or employee_id, time entries\nproject, task and timezone, leave balances leave_type, and amount (to add) or balance (to set), equipment category, training course,\nbenefits plan.\nEach row is a change of its own with the rules and events of any other; rows that fail are told by line. A file whose form or header will not do is refused before any row is touched.',
  operands: [
    {
      name: 'KIND',
      about:
        'people, departments, time-entries, leave-balances, compensation, equipment, holidays, training, certifications or benefits',
    },
    { name: 'FILE', about: 'CSV file as a spreadsheet saves it' },
  ],
  options: {
    organization: { takes: 'ORG', about: 'Id of the organization', isRequired: true },
    columns: {
      takes: 'LIST',
      about: 'What headers of the file stand for: "Given name=first_name,Shoe size=" (the second is left out)',
    },
    'dry-run': { about: 'Only tell what would happen' },
  },
  examples: [
    'muster import people people.csv --organization org_01K9Z3V5Q8R2T4W6Y8A0C2E4G6 --dry-run',
    'muster import departments departments.csv --organization org_01K9Z3V5Q8R2T4W6Y8A0C2E4G6',
    'muster import people staff.csv --organization org_01K9Z3V5Q8R2T4W6Y8A0C2E4G6 --columns "Given name=first_name,Shoe size="',
  ],
  isLocal: true,

  async run({ operands, options, open }) {
    const [name = '', file = ''] = operands;
    const { importKindNames, isImportKind, keepMappings, runImport, startImport } =
      await import('../../features/imports/index.ts');
    const { Overtaken } = await import('../../kernel/long-work/kind.ts');
    const kind = name.replaceAll('-', '_');
    if (!isImportKind(kind))
      throw new UsageError(
        `KIND is one of ${importKindNames.map((each) => each.replaceAll('_', '-')).join(', ')}, not "${name}".`,
      );
    const installation = await open();
    const { inUnitOfWork } = await import('../../kernel/unit-of-work.ts');
    const { cliOrigin, operatorIn } = await import('./operator.ts');
    const actor = await operatorIn(installation, options.organization);
    const { lookThrough, sayColumns } = await import('./import-columns.ts');
    const { columns, said, seen } = await lookThrough(installation, actor, {
      kind,
      content: () => contentOf(file),
      option: options.columns,
    }).catch((error: unknown) => {
      throw explainFile(file, error);
    });
    const started = await inUnitOfWork(installation, actor, cliOrigin, async (work) => {
      if (said) await keepMappings(work, kind, said);
      const { rowsTotal, formats, header } = seen;
      const about = { kind, isDryRun: options['dry-run'], rowsTotal, csv: null, fileName: basename(file) };
      return startImport(work, { ...about, columns, formats, header });
    });
    // Each row goes by the settings of its moment.
    const author = (): Promise<Actor> => operatorIn(installation, options.organization);
    const ended = await runImport({ services: installation, record: started, author, source: contentOf(file) }).catch(
      (error: unknown) => {
        if (!(error instanceof Overtaken)) throw error;
        throw new Refusal(
          'CONFLICT',
          forOperators(`The import ${started.id} was ended while it stood still; its record tells how far it came.`),
        );
      },
    );
    return report(ended, sayColumns(columns));
  },
});

/** Opened when it is read: an error before that would have no one to tell. */
async function* contentOf(file: string): AsyncGenerator<Buffer> {
  for await (const chunk of createReadStream(file)) yield chunk as Buffer;
}

function explainFile(file: string, error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall === undefined) return error;
  const reason = code === 'ENOENT' ? 'there is no such file' : (code ?? 'unknown error');
  return new Refusal('NOT_FOUND', forOperators(`${file} cannot be read: ${reason}.`));
}

function report(row: ImportRow, saidOfColumns: readonly string[]): Outcome {
  const { id, kind, columns, dry_run, rows_read, rows_imported, rows_failed } = row;
  const failures = row.failures.map(({ line, field, message }) => ({ line, field, message }));
  const verb = dry_run ? 'would be imported' : 'imported';
  const lines = [
    `${String(rows_read)} rows read, ${String(rows_imported)} ${verb}, ${String(rows_failed)} failed.`,
    ...saidOfColumns.map((text) => `  ${text}`),
    ...failures.map(
      ({ line, field, message }) => `  line ${String(line)}${field === null ? '' : `, ${field}`}: ${message}`,
    ),
    ...(rows_failed > failures.length ? [`  and ${String(rows_failed - failures.length)} more`] : []),
  ];
  return {
    value: { import_id: id, kind, columns, dry_run, rows_read, rows_imported, rows_failed, failures },
    text: lines.join('\n'),
  };
}
