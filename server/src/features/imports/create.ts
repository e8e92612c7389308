import { type Static, Type } from 'typebox';
import { readerOf } from '../../kernel/actor.ts';
import type { Asked, Effect } from '../../kernel/effects.ts';
import { writeOperation } from '../../kernel/operation.ts';
import { refuseCausingAlone } from '../../kernel/proposals/four-eyes.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { invalid } from '../../lib/errors.ts';
import { Strict, Text } from '../../lib/schema.ts';
import { checkInvitation, invitationChoice } from '../sign-in/index.ts';
import { type Survey, survey } from './file/survey.ts';
import { importJobKey, importTask, maxImportAttempts } from './job.ts';
import { bringsPay, importKindNames, kindFor } from './kinds.ts';
import { columnMapOf, formatsOf } from './mappings/operations.ts';
import { type ColumnMap, ColumnMapping, maxColumns } from './mappings/record.ts';
import { keepMappings } from './mappings/store.ts';
import { Import, type ImportRow, presentImport } from './record.ts';
import { startImport } from './start.ts';
import { givenFields, throughGiven } from './uploads/given.ts';
import { keepImportFile, lockImportFile } from './uploads/store.ts';

const ofPeople = ['PERSON_CREATED', 'PERSON_CHANGED', 'ROLE_GIVEN', 'PAY_CHANGED'] as const;
const importEffects = [...ofPeople, 'LEAD_GIVEN'] as const;

/** Rows of people may give roles, name managers and bring pay; those of departments name who leads them. A trial changes nothing. */
function effectsOfImport({ body: { kind, dry_run: isDryRun } }: Pick<Asked, 'body'>): readonly Effect[] {
  if (isDryRun === true) return [];
  if (kind === 'people') return ofPeople;
  if (kind === 'departments') return ['LEAD_GIVEN'];
  return bringsPay(kind) ? ['PAY_CHANGED'] : [];
}

const NewImport = Strict({
  kind: Type.Enum(importKindNames, { description: 'What the rows are.' }),
  ...givenFields,
  file_name: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 255,
      description: 'What the file is called, beside csv; one that was sent in has its name.',
    }),
  ),
  columns: Type.Optional(
    Type.Array(ColumnMapping, {
      maxItems: maxColumns,
      description:
        'What the headers of the file stand for, if they are not the columns themselves. Remembered for the next file of this kind.',
    }),
  ),
  makes_missing: Type.Optional(
    Type.Boolean({
      default: false,
      description:
        'Whether departments and teams that rows of people name, and types of leave that rows of balances name, are made if they are not there. A type is made without an allowance, and stays if the import is undone.',
    }),
  ),
  same_as: Type.Optional(
    Type.Array(
      Strict({
        column: Type.Enum(['department', 'team', 'leave_type'], { description: 'The column that names it.' }),
        name: Text(200, { description: 'As the file has it.', examples: ['Patisserie'] }),
        as: Text(200, { description: 'What it is called here.', examples: ['Pâtisserie'] }),
      }),
      { maxItems: 500, description: 'What names of the file stand for, where they are written otherwise here.' },
    ),
  ),
  ...invitationChoice,
  dry_run: Type.Optional(Type.Boolean({ default: false, description: 'Only tell what would happen.' })),
});
type NewImport = Static<typeof NewImport>;

interface Prepared {
  readonly columns: ColumnMap | null;
  readonly seen: Survey;
}

export const createImport = writeOperation({
  id: 'imports.create',
  route: 'POST /imports',
  summary: 'Import a CSV file',
  description:
    'The first line names the columns, separated by commas, semicolons or tabs. The rows are worked through in the background, each by the rules and with the events of any other change; a row that fails leaves the others as they are. Proposed, it shows how many rows the file has and the first hundred of them; the file is kept, and accepting imports that very file.',
  surface: 'app',
  scope: null,
  unrehearsed: 'rehearsal.imports',
  role: 'ADMINISTRATOR',
  effects: { may: importEffects, of: effectsOfImport, isCarrier: true },
  asksFactor: ({ body: { kind, dry_run: isDryRun } }) => isDryRun !== true && bringsPay(kind),
  body: NewImport,
  returns: Import,
  status: 202,

  // A large file takes many turns of the event loop: no connection is held meanwhile.
  async prepare({ services, actor, body }) {
    const { db } = services.database.shares.of(actor.organizationId);
    const kind = await kindFor(db, actor, body.kind);
    const columns = columnMapOf(kind, body.columns);
    const options = { map: columns, said: formatsOf(body.columns), country: actor.organization.country };
    const seen = await throughGiven({ services, db, actor }, body, (source) => survey(kind, source, options));
    if (seen === null) throw invalid('csv', 'imports.oneFile');
    return { columns, seen };
  },

  // What becomes of the rows is tried by an import with `dry_run`: here the file is read, and its rows are shown.
  async rehearse({ work, body, prepared }) {
    if (body.dry_run === true) throw invalid('dry_run', 'imports.trialProposed');
    const row = await enterImport(work, body, prepared);
    return {
      ...presentImport(readerOf(work.origin), row),
      rows: [prepared.seen.header, ...prepared.seen.rows].map((cells) => [...cells]),
    };
  },

  async whenProposed(work, { file_id: fileId }, until) {
    if (fileId !== undefined) await keepImportFile(work, fileId, until);
  },

  async run({ work, body, prepared }) {
    const bringsRates = (prepared.seen.examples['hourly_rate'] ?? []).length > 0;
    if (bringsRates && body.dry_run !== true) refuseCausingAlone(work, 'PAY_CHANGED');
    return presentImport(readerOf(work.origin), await enterImport(work, body, prepared));
  },
});

async function enterImport(work: UnitOfWork, body: NewImport, { columns, seen }: Prepared): Promise<ImportRow> {
  const { kind, csv = null, file_id: fileId = null, dry_run: isDryRun = false, makes_missing = false, same_as } = body;
  const fileName = fileId === null ? (body.file_name ?? null) : await lockImportFile(work, fileId);
  if (columns) await keepMappings(work, kind, columns);
  const { rowsTotal, formats, header } = seen;
  const { invitation, invitation_day } = body;
  const choice = { ...(invitation && { invitation }), ...(invitation_day != null && { invitation_day }) };
  checkInvitation(work, choice);
  const options = { makes_missing, ...(same_as && { same_as }), ...choice };
  const row = await startImport(work, {
    kind,
    isDryRun,
    rowsTotal,
    csv,
    fileId,
    columns,
    formats,
    header,
    options,
    fileName,
  });
  const ref = { organization_id: row.organization_id, import_id: row.id };
  work.enqueue(importTask, ref, { jobKey: importJobKey(row.id), maxAttempts: maxImportAttempts });
  return row;
}
