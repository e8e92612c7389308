import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { exportKindNames } from '../../server/src/features/exports/kinds.ts';
import { effectNames, isForTwo } from '../../server/src/kernel/effects.ts';
import { modules } from '../../server/src/kernel/settings.ts';
import { catalogue } from '../../server/src/main/catalogue.ts';
import * as codes from '../src/texts/codes.ts';
import * as fields from '../src/texts/field-names.ts';
import * as frenchCodes from '../src/texts/fr/codes.ts';
import * as frenchFields from '../src/texts/fr/field-names.ts';
import * as frenchLogs from '../src/texts/fr/logs.ts';
import * as logs from '../src/texts/logs.ts';
import { valueNames } from '../src/ui/field-changes.tsx';

const server = fileURLToPath(new URL('../../server/src/', import.meta.url));
const source = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|\btesting\b/.test(path))
  .map((path) => readFileSync(`${server}${path}`, 'utf8'))
  .join('\n');

/** What the source says as a literal: the catalogue does not know all that is audited and enqueued. */
const literals = (pattern: RegExp): string[] => [...source.matchAll(pattern)].map(([, code = '']) => code);

interface Schema {
  readonly properties?: object;
  readonly anyOf?: readonly Schema[];
}
const fieldsOf = ({ properties, anyOf = [] }: Schema): string[] => [
  ...Object.keys(properties ?? {}),
  ...anyOf.flatMap(fieldsOf),
];

const { features, operations, events, states, jobs } = catalogue;
const writes = operations.filter(
  ({ kind, changesNothing, judgesEach }) => kind === 'write' && !changesNothing && !judgesEach,
);

/** Columns that a move sets beside the state: who decided, when and why. */
function columnsOfMoves(): string[] {
  const moved = states.flatMap(({ record }) => (record ? [record.table] : []));
  return moved.flatMap((table) => {
    const name = table.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const columns = new RegExp(`interface ${name}Table \\{([^}]*)\\}`).exec(source)?.[1] ?? '';
    return [...columns.matchAll(/(\w+)\??:/g)]
      .map(([, column = '']) => column)
      .filter((column) => /_(?:at|by_id|reason|comment|notes)$|^approver_id$|^payment_/.test(column))
      .filter((column) => column !== 'created_at' && column !== 'updated_at');
  });
}

const known = {
  area: features.filter(({ operations: of = [] }) => of.some(({ kind }) => kind !== 'open')).map(({ name }) => name),
  event: events.map(({ type }) => type),
  subject: [
    ...events.map(({ object }) => object),
    ...operations.flatMap(({ subject }) => subject ?? []),
    ...literals(/\bsubjectType: '(\w+)'/g),
  ],
  task: [
    ...jobs.map(({ task }) => task),
    ...literals(/(?:\btask: |Task = )'([\w.]+)'[,;]?\n/g).filter((task) => task !== 'text' && task !== 'task'),
  ],
  action: [
    ...writes.map(({ id }) => id),
    ...operations.map(({ id }) => id).filter((id) => /^reports\.\w+File$/.test(id)),
    ...exportKindNames.map((kind) => `${kind}.export`),
    // What a letter asks to do is a message, and no action of the log.
    ...literals(/\baction: '((?!letters\.)\w+\.[\w.-]+)'/g),
  ],
  field: [
    ...writes.flatMap(({ body, query, takesFile }) => [
      ...fieldsOf((body ?? {}) as Schema),
      ...(takesFile ? fieldsOf((query ?? {}) as Schema) : []),
    ]),
    ...events.flatMap(({ previous = [] }) => previous),
    ...modules.map((name) => `modules.${name}`),
    ...literals(/\b(?:changedFields|alsoChanged)(?:: | = )\[(.*)\]/g).flatMap((list) =>
      [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
    ),
    ...columnsOfMoves(),
  ],
} as const;

const named = {
  English: { ...codes, ...fields, ...logs },
  French: { ...frenchCodes, ...frenchFields, ...frenchLogs },
} as const;

describe.each(['English', 'French'] as const)('the names of codes in %s', (language) => {
  const names = named[language];

  it.each([
    ['area', names.areaNames],
    ['event', names.eventNames],
    ['subject', names.subjectNames],
    ['task', names.taskNames],
    ['action', names.actionNames],
    ['field', names.fieldNames],
  ] as const)('every %s of the server has one', (kind, table) => {
    expect(known[kind].length).toBeGreaterThan(5);
    expect([...new Set(known[kind])].filter((code) => !(code in table)).sort()).toEqual([]);
  });
});

/** Values that fields of changes hold: what bodies enumerate, and the states of records. */
function valuesOfFields(): Set<string> {
  const found = new Set<string>();
  const isCode = (value: unknown): value is string => typeof value === 'string' && /^[A-Z][A-Z_]+$/.test(value);
  const gather = (part: unknown): void => {
    if (part === null || typeof part !== 'object') return;
    const { enum: several = [], const: one } = part as { enum?: readonly unknown[]; const?: unknown };
    for (const value of [...several, one]) if (isCode(value)) found.add(value);
    for (const within of Object.values(part)) gather(within);
  };
  for (const { body } of writes as readonly { readonly body?: unknown }[]) gather(body);
  for (const [value = ''] of JSON.stringify(states).matchAll(/(?<=")[A-Z][A-Z_]+(?=")/g)) found.add(value);
  return found;
}

it('every value of a field has a name, which the audit log shows in its place', () => {
  // Names of plans, of a currency and of two acronyms are the same in every language.
  const asTheyAre = new Set(['FREE', 'PRO', 'BUSINESS', 'ENTERPRISE', 'CAD', 'CSV', 'API']);
  const values = [...valuesOfFields()];
  expect(values.length).toBeGreaterThan(100);
  // What two people are asked for is a list of texts: an effect, or the id of an operation.
  const named = [...values, ...effectNames.filter(isForTwo)];
  expect(named.filter((value) => !(value in valueNames) && !asTheyAre.has(value))).toEqual([]);
});

it('French names the same actions as English', () => {
  expect(Object.keys(frenchLogs.actionNames)).toEqual(Object.keys(logs.actionNames));
});

it('English says of an event what the server does', () => {
  const said = Object.fromEntries(events.map(({ type, summary }) => [type, summary.replaceAll("'", '’')]));
  expect(codes.eventNames).toEqual(said);
});

it('there is no name for what the server does not know', () => {
  expect(Object.keys(codes.areaNames).filter((code) => !known.area.includes(code))).toEqual([]);
  expect(Object.keys(codes.subjectNames).filter((code) => !known.subject.includes(code))).toEqual([]);
  expect(Object.keys(codes.taskNames).filter((code) => !known.task.includes(code))).toEqual([]);
});
