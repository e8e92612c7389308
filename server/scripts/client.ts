import openapiTS, { astToString } from 'openapi-typescript';
import { appDescriptionOf } from '../src/http/description/app.ts';
import type { Catalogue } from '../src/kernel/catalogue.ts';
import { fieldsIn } from '../src/lib/texts/fields.ts';
import { type Language, languages } from '../src/lib/texts/texts.ts';
import { formatted } from './formatted.ts';

const banner = '// Generated from the declarations of the operations: run `npm run generate`, never edit.\n\n';

/** What the console knows of the server: the types of both surfaces, and a line for each operation. */
export async function clientFilesOf(catalogue: Catalogue): Promise<Record<string, string>> {
  const names: Record<string, string> = {};
  for (const language of languages) {
    names[`console/src/texts/${language === 'en' ? '' : `${language}/`}field-names.ts`] = await fieldNamesOf(language);
  }
  const types = astToString(await openapiTS(JSON.parse(JSON.stringify(appDescriptionOf(catalogue))) as never));
  return {
    'console/src/client/schema.ts': banner + types,
    'console/src/client/operations.ts': await operationsOf(catalogue),
    'console/src/client/field-areas.ts': await fieldAreasOf(catalogue),
    ...names,
  };
}

/** What fields are called, in the place where a build of the language looks: those that English has a word for. */
function fieldNamesOf(language: Language): Promise<string> {
  const lines = Object.keys(fieldsIn.en).map(
    (name) => `  ${JSON.stringify(name)}: ${JSON.stringify(fieldsIn[language][name])},`,
  );
  return formatted(`// Generated from server/src/lib/texts: run \`npm run generate\`, never edit.

/** Fields of records inside a sentence. */
export const fieldNames = {
${lines.join('\n')}
} as const;
`);
}

const propertiesOf = (schema: unknown): string[] =>
  Object.keys((schema as { readonly properties?: object } | undefined)?.properties ?? {});

/** Which fields the changes of each part of the product take or show: rows of the audit log name them. */
function fieldAreasOf({ features }: Catalogue): Promise<string> {
  const lines = features.flatMap(({ name, operations = [] }) => {
    const writes = operations.filter(({ method }) => method !== 'GET');
    const fields = new Set(writes.flatMap(({ body, returns }) => [...propertiesOf(body), ...propertiesOf(returns)]));
    return fields.size === 0 ? [] : [`  ${JSON.stringify(name)}: ${JSON.stringify([...fields].sort().join(' '))},`];
  });
  return formatted(`${banner}/** Fields that changes take or show, by the part of the product. */
export const fieldsOfAreas = {
${lines.join('\n')}
} as const;
`);
}

function operationsOf(catalogue: Catalogue): Promise<string> {
  const lines = catalogue.operations
    .filter(({ kind }) => kind !== 'open')
    .map(({ id, method, path, scope, surface, subject, shows }) => {
      const facts = { method, path, scope, isAppOnly: surface === 'app' || undefined, subject, shows };
      return `  ${JSON.stringify(id)}: ${JSON.stringify(facts)},`;
    });
  const text = `${banner}/** Every operation that a person signed in may call, by the id that the session lists. */
export const operations = {
${lines.join('\n')}
} as const satisfies Record<string, OperationFacts>;

export interface OperationFacts {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** What a token needs for the same call. */
  readonly scope: string | null;
  /** Not part of the public API. */
  readonly isAppOnly?: true;
  /** The kind of record that it changes. */
  readonly subject?: string;
  /** Kinds of records, beside those of its own address, that its answer is made of. */
  readonly shows?: readonly string[];
}

export type Ability = keyof typeof operations;
`;
  return formatted(text);
}
