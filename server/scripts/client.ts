import openapiTS, { astToString } from 'openapi-typescript';
import { appDescriptionOf } from '../src/http/description/app.ts';
import type { Catalogue } from '../src/kernel/catalogue.ts';
import { formatted } from './formatted.ts';

const banner = '// Generated from the declarations of the operations: run `npm run generate`, never edit.\n\n';

/** What the console knows of the server: the types of both surfaces, and a line for each operation. */
export async function clientFilesOf(catalogue: Catalogue): Promise<Record<string, string>> {
  const types = astToString(await openapiTS(JSON.parse(JSON.stringify(appDescriptionOf(catalogue))) as never));
  return {
    'console/src/client/schema.ts': banner + types,
    'console/src/client/operations.ts': await operationsOf(catalogue),
  };
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
