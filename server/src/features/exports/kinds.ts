import type { Catalogue } from '../../kernel/catalogue.ts';
import type { Operation } from '../../kernel/operation.ts';
import type { ObjectSchema } from '../../lib/schema.ts';
import { Strict } from '../../lib/schema.ts';
import { shapeParameters } from '../../kernel/shape.ts';

interface ExportKind {
  /** The list that is written. */
  readonly operation: string;
  readonly fileName: string;
  /** The list takes a few months at a time: more of them are written one after the other, in its order. */
  readonly slices?: 'newest first' | 'oldest first';
  /** What the list is always asked with. */
  readonly fixed?: Readonly<Record<string, string>>;
}

/** What can be exported: any list of the organization. A new one is a line here. */
export const exportKinds = {
  // Private tiers are looked at person by person: sealed identifiers do not lie about in files.
  people: { operation: 'users.list', fileName: 'people', fixed: { tiers: 'directory,employment' } },
  departments: { operation: 'departments.list', fileName: 'departments' },
  teams: { operation: 'teams.list', fileName: 'teams' },
  time_entries: { operation: 'timeEntries.list', fileName: 'time-entries', slices: 'newest first' },
  timesheets: { operation: 'timesheets.list', fileName: 'timesheets' },
  leave: { operation: 'leaves.list', fileName: 'leave' },
  shifts: { operation: 'shifts.list', fileName: 'shifts', slices: 'oldest first' },
  projects: { operation: 'projects.list', fileName: 'projects' },
  clients: { operation: 'clients.list', fileName: 'clients' },
  expenses: { operation: 'expenseReports.list', fileName: 'expenses' },
  documents: { operation: 'documents.list', fileName: 'documents' },
  equipment: { operation: 'assets.listAll', fileName: 'equipment' },
  training: { operation: 'training.listAll', fileName: 'training' },
  checklists: { operation: 'onboarding.list', fileName: 'checklists' },
} as const satisfies Record<string, ExportKind>;

export type ExportKindName = keyof typeof exportKinds;
export const exportKindNames = Object.keys(exportKinds) as ExportKindName[];

export const kindOf = (kind: ExportKindName): ExportKind => exportKinds[kind];

export function listOf({ operations }: Catalogue, kind: ExportKindName): Operation {
  const operation = operations.find(({ id }) => id === exportKinds[kind].operation);
  if (!operation) throw new Error(`There is no list ${exportKinds[kind].operation}.`);
  return operation;
}

const filterSchemas = new WeakMap<Operation, ObjectSchema>();

/** Asked of a page on a screen alone: a file has every field, by name, and no total. */
const notFilters: readonly string[] = ['total', ...shapeParameters];

/** What narrows the list. */
export function filtersOf(operation: Operation, kind: ExportKindName): ObjectSchema {
  let schema = filterSchemas.get(operation);
  if (!schema) {
    const all = { ...operation.query?.properties, ...operation.appQuery?.properties };
    schema = Strict(
      Object.fromEntries(
        Object.entries(all).filter(([name]) => !notFilters.includes(name) && !(name in (kindOf(kind).fixed ?? {}))),
      ),
    );
    filterSchemas.set(operation, schema);
  }
  return schema;
}
