import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { catalogue } from '../../server/src/main/catalogue.ts';
import { callersOf, importsOf, sources } from './calls.ts';
import { withoutFieldOnScreen } from './fields-without-screen.ts';

interface Schema {
  readonly $id?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** Every name that stands in a file; comments are no code, and lists of all fields there are name none of them. */
const wordsOf = new Map(
  [...sources].map(([file, text]) => {
    if (file === 'client/field-areas.ts') return [file, new Set<string>()];
    const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    return [file, new Set(code.match(/[A-Za-z_]\w*/g))];
  }),
);

/** Where the answer of a call may be shown: its folder and all that the files in it import. The session goes everywhere. */
function reachOf(file: string): ReadonlySet<string> {
  if (!file.startsWith('screens/')) return new Set(sources.keys());
  const reached = new Set<string>();
  const visit = (name: string): void => {
    if (reached.has(name)) return;
    reached.add(name);
    importsOf(name).forEach(visit);
  };
  [...sources.keys()].filter((name) => dirname(name) === dirname(file)).forEach(visit);
  return reached;
}

const reaches = new Map<string, ReadonlySet<string>>();
const wordsNear = (files: readonly string[]): ((word: string) => boolean) => {
  const near = new Set(
    files.flatMap((file) => {
      if (!reaches.has(file)) reaches.set(file, reachOf(file));
      return [...reaches.get(file)!];
    }),
  );
  return (word) => [...near].some((file) => wordsOf.get(file)?.has(word));
};

/** The names of fields in a schema, however deep; those of a named schema under its name. */
function* fieldsIn(schema: Schema, name: string): Generator<string> {
  const own = schema.$id ?? name;
  for (const [field, inner] of Object.entries(schema.properties ?? {})) {
    yield `${own}.${field}`;
    yield* fieldsIn(inner, `${own}.${field}`);
  }
  if (schema.items) yield* fieldsIn(schema.items, own);
  for (const one of schema.anyOf ?? []) yield* fieldsIn(one, own);
}

/** By field, the files that call an operation which takes it or answers with it. */
const callersByField = new Map<string, string[]>();
for (const operation of catalogue.operations) {
  const callers = callersOf(operation);
  if (operation.kind === 'open' || callers.length === 0) continue;
  const fields = [...fieldsIn(operation.body ?? {}, operation.id), ...fieldsIn(operation.returns, operation.id)];
  for (const field of fields) callersByField.set(field, [...(callersByField.get(field) ?? []), ...callers]);
}

it('every field of an input or a record is read or written by a screen, but for those listed', () => {
  const missing = [...callersByField]
    .filter(([field, callers]) => !wordsNear([...new Set(callers)])(field.split('.').at(-1) ?? ''))
    .map(([field]) => field);
  expect(callersByField.size).toBeGreaterThan(1000);
  expect(missing.filter((field) => !(field in withoutFieldOnScreen)).sort()).toEqual([]);
  // A field that has its screen by now, or is gone, leaves the list.
  expect(Object.keys(withoutFieldOnScreen).filter((field) => !missing.includes(field))).toEqual([]);
});
