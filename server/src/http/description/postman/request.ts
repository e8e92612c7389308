import type { TSchema } from 'typebox';
import { isRehearsable, type Operation } from '../../../kernel/declaration.ts';
import { exampleOf } from '../../../kernel/example.ts';
import type { Json } from '../components.ts';
import { describe } from '../operations.ts';
import { cursorParameter, dryRunParameter, limitParameter } from '../shared-parts.ts';
import { namedBy } from '../words.ts';
import { variableGiven } from './order.ts';
import type { Variables } from './variables.ts';

/** A request of the collection, with a script that checks its answer and keeps what it made. */
export class RequestWriter {
  readonly #variables: Variables;

  constructor(variables: Variables) {
    this.#variables = variables;
  }

  write(operation: Operation): Json {
    const body = this.#variables.bodyOf(operation);
    return {
      name: operation.summary,
      id: operation.id,
      event: [
        ...(operation.worksOn === undefined ? [] : [scriptOf('prerequest', this.#look(operation, operation.worksOn))]),
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
    return [`if (pm.response.code === 200) pm.collectionVariables.set('${variable}', '');`];
  }

  #script(operation: Operation): string[] {
    const given = variableGiven(operation, this.#variables);
    return [
      // The script of the collection sends it once more when the limit allows.
      'if (pm.response.code === 429) return;',
      `pm.test('answers ${String(operation.status)}', () => pm.expect(pm.response.code).to.equal(${String(operation.status)}));`,
      ...(given === null ? [] : keep(operation, given)),
      ...this.#forget(operation),
    ];
  }

  /** Looks for a record of someone else on which the action can succeed. */
  #look(operation: Operation, filters: string): string[] {
    const [, parameter = 'id'] = /\{(\w+)\}/.exec(operation.path) ?? [];
    const variable = this.#variables.ofParameter(operation, parameter);
    const list = operation.path.slice(0, operation.path.indexOf('/{'));
    if (filters.startsWith('{')) return fresh(list, filters, variable);
    return [
      'const lookup = {',
      `  url: pm.variables.replaceIn('{{base_url}}${list}?${filters}&limit=100'),`,
      "  header: { Authorization: pm.variables.replaceIn('Bearer {{token}}') },",
      '};',
      'pm.sendRequest(lookup, (error, response) => {',
      "  const own = pm.collectionVariables.get('own_id');",
      '  // No one decides on their own, nor on time that is still running.',
      '  const isFit = (record) => ![record.user_id, record.submitted_by?.id].includes(own) && record.clock_out !== null;',
      '  const found = error || response.code !== 200 ? undefined : response.json().data.find(isFit);',
      `  if (found) pm.collectionVariables.set('${variable}', found.id);`,
      '});',
    ];
  }
}

export const scriptOf = (listen: 'prerequest' | 'test', exec: readonly string[]): Json => ({
  listen,
  script: { type: 'text/javascript', exec },
});

/** Makes the record that the request is about: those made before have moved on. */
const fresh = (list: string, body: string, variable: string): string[] => [
  'const creation = {',
  "  method: 'POST',",
  `  url: pm.variables.replaceIn('{{base_url}}${list}'),`,
  "  header: { Authorization: pm.variables.replaceIn('Bearer {{token}}'), 'Content-Type': 'application/json' },",
  `  body: { mode: 'raw', raw: ${JSON.stringify(body)} },`,
  '};',
  'pm.sendRequest(creation, (error, response) => {',
  `  if (!error && response.code === 201) pm.collectionVariables.set('${variable}', response.json().data.id);`,
  '});',
];

function keep({ kind, status }: Operation, variable: string): string[] {
  if (kind === 'list') {
    return [
      `if (pm.response.code === 200 && !pm.variables.get('${variable}')) {`,
      '  const [first] = pm.response.json().data;',
      `  if (first) pm.collectionVariables.set('${variable}', first.id);`,
      '}',
    ];
  }
  return [
    `if (pm.response.code === ${String(status)}) pm.collectionVariables.set('${variable}', pm.response.json().data.id);`,
  ];
}

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
