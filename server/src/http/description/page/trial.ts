import { type Document, type Entry, mediaOf, resolve, type Schema } from './document.ts';

interface TrialField {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description: string;
  readonly example: string;
  /** What may be chosen, if it is a choice. */
  readonly values: readonly string[];
  /** Whether several of them can be sent, by commas. */
  readonly takesSeveral: boolean;
}

/** What the page needs to make the call itself. */
export interface Trial {
  readonly method: string;
  readonly path: string;
  readonly scope: string | null;
  readonly fields: readonly TrialField[];
  readonly body: unknown;
}

function valuesOf(document: Document, schema: Schema): string[] {
  const { enum: values, type, items } = resolve(document, schema);
  if (items) return valuesOf(document, items);
  if (type === 'boolean') return ['true', 'false'];
  return (values ?? []).filter((value) => typeof value === 'string');
}

export function trialOf(document: Document, { method, path, operation }: Entry): Trial {
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(document, parameter));
  return {
    method: method.toUpperCase(),
    path,
    scope: operation['x-required-scope'],
    fields: parameters
      .filter((parameter) => parameter.in === 'path' || parameter.in === 'query')
      .map(({ name, in: place, required, description, example, schema }) => ({
        name,
        in: place as TrialField['in'],
        required: required === true,
        description: (description ?? '').replaceAll('`', ''),
        example: typeof example === 'string' || typeof example === 'number' ? String(example) : '',
        values: valuesOf(document, schema),
        takesSeveral: resolve(document, schema).items !== undefined,
      })),
    body: (operation.requestBody && mediaOf(operation.requestBody)?.example) ?? null,
  };
}
