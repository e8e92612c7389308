import { type Document, type Entry, mediaOf, resolve } from '../document.ts';

/** A call of an operation, as each language writes it. */
export interface SampleCall {
  readonly operationId: string;
  readonly method: string;
  readonly baseUrl: string;
  /** With the ids of examples in place of names. */
  readonly path: string;
  /** Those ids by name, in the order of the path. */
  readonly ids: Readonly<Record<string, string>>;
  /** Query parameters without which it is refused. */
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly isWrite: boolean;
  readonly isFile: boolean;
  readonly isList: boolean;
}

export function sampleCallOf(document: Document, { method, path, operation }: Entry): SampleCall {
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(document, parameter));
  const shown = ({ name, example }: { name: string; example?: unknown }): [string, string] => [
    name,
    typeof example === 'string' ? example : typeof example === 'number' ? String(example) : name,
  ];
  const ids = Object.fromEntries(parameters.filter((parameter) => parameter.in === 'path').map(shown));
  const needed = parameters.filter((parameter) => parameter.in === 'query' && parameter.required === true);
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    baseUrl: document.servers[0]?.url ?? '',
    path: path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => ids[name] ?? name),
    ids,
    query: Object.fromEntries(needed.map(shown)),
    body: operation.requestBody && mediaOf(operation.requestBody)?.example,
    isWrite: method !== 'get',
    isFile: Object.entries(operation.responses).some(
      ([status, part]) => status === '200' && !mediaOf(resolve(document, part)),
    ),
    isList: parameters.some(({ name }) => name === 'cursor'),
  };
}
