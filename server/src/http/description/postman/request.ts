import type { TSchema } from 'typebox';
import { isRehearsable, type Operation } from '../../../kernel/declaration.ts';
import { exampleOf } from '../../../kernel/example.ts';
import type { Json } from '../components.ts';
import { describe } from '../operations.ts';
import { cursorParameter, dryRunParameter, limitParameter } from '../shared-parts.ts';
import { namedBy } from '../words.ts';
import { beginRun, byHand, checksOf, fresh, noteDeleted } from './checks.ts';
import { variableGiven, variablesUsed } from './order.ts';
import type { Variables } from './variables.ts';

/** A request of the collection, with a script that checks its answer and keeps what it made. */
export class RequestWriter {
  readonly #variables: Variables;

  constructor(variables: Variables) {
    this.#variables = variables;
  }

  write(operation: Operation, isFirst = false): Json {
    const body = this.#variables.bodyOf(operation);
    return {
      name: operation.summary,
      id: operation.id,
      event: [
        scriptOf('prerequest', [...(isFirst ? beginRun : []), ...this.#check(operation)]),
        scriptOf('test', this.#script(operation)),
      ],
      request: {
        method: operation.method,
        description: describe(operation),
        header: [
          ...(operation.kind === 'write' ? [{ key: 'Idempotency-Key', value: '{{$guid}}' }] : []),
          ...(body === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }]),
        ],
        url: this.#url(operation),
        ...(body !== undefined && {
          body: { mode: 'raw', raw: JSON.stringify(body, null, 2), options: { raw: { language: 'json' } } },
        }),
      },
    };
  }

  #url(operation: Operation): Json {
    const path = operation.path.slice(1).replaceAll(/\{(\w+)\}/g, ':$1');
    const query = queryOf(operation);
    const search = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`);
    const variable = Object.keys(operation.params?.properties ?? {}).map((name) => ({
      key: name,
      value: `{{${this.#variables.ofParameter(operation, name)}}}`,
      description: `The id of the ${namedBy(operation.path, name).replaceAll('_', ' ')}.`,
    }));
    return {
      raw: `{{base_url}}/${path}${search.length > 0 ? `?${search.join('&')}` : ''}`,
      host: ['{{base_url}}'],
      path: path.split('/'),
      ...(query.length > 0 && { query }),
      ...(variable.length > 0 && { variable }),
    };
  }

  /** What has been deleted is of no use to the requests after it. */
  #forget(operation: Operation): string[] {
    const parameter = /\{(\w+)\}$/.exec(operation.path)?.[1];
    if (operation.method !== 'DELETE' || parameter === undefined) return [];
    const variable = this.#variables.ofParameter(operation, parameter);
    return noteDeleted(variable);
  }

  #script(operation: Operation): string[] {
    const given = variableGiven(operation, this.#variables);
    return [
      // The script of the collection sends it once more when the limit allows.
      'if (pm.response.code === 429) return;',
      `pm.test('answers ${String(operation.status)}', () => pm.expect(pm.response.code).to.equal(${String(operation.status)}));`,
      ...(given === null ? [] : keep(operation, given)),
      ...this.#variables.toldBy(operation).flatMap(keepTold),
      ...this.#forget(operation),
    ];
  }

  /** Skips the request if it would touch a record that this run did not make, or lacks one that it needs. */
  #check(operation: Operation): string[] {
    const { worksOn } = operation;
    if (worksOn?.startsWith('by hand: ')) return byHand(worksOn.slice('by hand: '.length));
    const [first, ...inner] = Object.keys(operation.params?.properties ?? {}).map((name) =>
      this.#variables.ofParameter(operation, name),
    );
    if (worksOn?.startsWith('{') && first !== undefined)
      return fresh(operation.path.slice(0, operation.path.indexOf('/{')), worksOn, first);
    const outer = first === undefined ? [] : [first];
    const inBody = variablesUsed(operation, this.#variables).filter((name) => ![...outer, ...inner].includes(name));
    const [, state] = worksOn?.split('=') ?? [];
    return checksOf({
      filled: [...outer, ...inner, ...inBody],
      made: operation.kind === 'write' ? [...outer, ...inBody.filter(this.#variables.canMake)] : [],
      state: first === undefined || state === undefined ? null : { of: first, is: state },
    });
  }
}

export const scriptOf = (listen: 'prerequest' | 'test', exec: readonly string[]): Json => ({
  listen,
  script: { type: 'text/javascript', exec },
});

/** What a run made is preferred; inside a record that it made, everything is its own. */
function keep({ kind, path, status }: Operation, variable: string): string[] {
  if (kind === 'list') {
    const isFree = path.includes('{') ? 'true' : `!pm.variables.get('${variable}')`;
    return [
      `if (pm.response.code === 200 && ${isFree}) {`,
      '  const [first] = pm.response.json().data;',
      `  if (first) pm.collectionVariables.set('${variable}', first.id);`,
      '}',
    ];
  }
  return [
    `if (pm.response.code === ${String(status)}) pm.collectionVariables.set('${variable}', pm.response.json().data.id);`,
  ];
}

const keepTold = (variable: string): string[] => [
  `if (pm.response.code === 200 && !pm.variables.get('${variable}')) {`,
  '  const [first] = pm.response.json().data;',
  `  if (first) pm.collectionVariables.set('${variable}', first.${variable});`,
  '}',
];

interface QueryEntry {
  readonly key: string;
  readonly value: string;
  readonly description: string;
  readonly disabled: boolean;
}

function queryOf(operation: Operation): QueryEntry[] {
  const { properties = {}, required = [] } = (operation.query ?? {}) as {
    properties?: Record<string, TSchema>;
    required?: string[];
  };
  const filters = Object.entries(properties).map(([key, schema]) => ({
    key,
    value: String(exampleOf(schema, 'response', key)),
    description: (schema as { description?: string }).description ?? '',
    disabled: !required.includes(key),
  }));
  const shared = [
    ...(operation.kind === 'list' ? [limitParameter, cursorParameter] : []),
    ...(isRehearsable(operation) ? [dryRunParameter] : []),
  ];
  const more = shared.map(({ name, description, example }) => ({
    key: name,
    value: String(example),
    description,
    disabled: true,
  }));
  return [...filters, ...more];
}
