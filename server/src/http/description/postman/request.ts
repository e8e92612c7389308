import type { TSchema } from 'typebox';
import type { Operation } from '../../../kernel/operation.ts';
import type { Json } from '../components.ts';
import { exampleOf } from '../example.ts';
import { describe } from '../operations.ts';
import { cursorParameter, limitParameter } from '../shared-parts.ts';
import { variableGiven, variablesUsed } from './order.ts';
import { namedBy } from '../words.ts';
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
      event: [{ listen: 'test', script: { type: 'text/javascript', exec: this.#script(operation) } }],
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
    const needed = variablesUsed(operation, this.#variables);
    const given = variableGiven(operation, this.#variables);
    return [
      "pm.test('is no server error', () => pm.expect(pm.response.code).to.be.below(500));",
      ...(needed.length === 0
        ? [expectation(operation)]
        : [
            `const needed = ${JSON.stringify(needed)};`,
            `if (needed.every((name) => pm.variables.get(name))) ${expectation(operation)}`,
          ]),
      ...(given === null ? [] : keep(operation, given)),
      ...this.#forget(operation),
    ];
  }
}

/** Whether a state or one's own record forbids an action depends on what the organization holds. */
function expectation({ method, status, params }: Operation): string {
  const isConditional = params !== undefined && (method === 'DELETE' || (method === 'POST' && status !== 201));
  const allowed = isConditional ? [status, 403, 409] : [status];
  return `pm.test('answers ${allowed.join(' or ')}', () => pm.expect(pm.response.code).to.be.oneOf(${JSON.stringify(allowed)}));`;
}

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
  const paging = [limitParameter, cursorParameter].map(({ name, description, example }) => ({
    key: name,
    value: String(example),
    description,
    disabled: true,
  }));
  return operation.kind === 'list' ? [...filters, ...paging] : filters;
}
