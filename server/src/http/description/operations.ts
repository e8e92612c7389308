import type { TSchema } from 'typebox';
import type { Catalogue, Feature } from '../../kernel/catalogue.ts';
import { isRehearsable, type Operation } from '../../kernel/declaration.ts';
import { exampleOf } from '../../kernel/example.ts';
import { isProposable } from '../../kernel/proposals/four-eyes.ts';
import { takesHolders } from '../../kernel/proposals/proposing.ts';
import { Proposal } from '../../kernel/proposals/record.ts';
import { shapeParameters } from '../../kernel/shape.ts';
import { getOneOf } from '../../kernel/versions.ts';
import { agreeing, asNew } from './agree.ts';
import type { Components, Json } from './components.ts';
import { fieldScopesOf } from './field-scopes.ts';
import { type FailureResponses, requestIdExample } from './refusals.ts';
import { cursorExample } from './shared-parts.ts';
import { accessSentence, lowestRole, moduleNames, namedBy, pascalOf, titleOf } from './words.ts';

const ref = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` });
const refs = (kind: string, names: readonly string[]): Json =>
  Object.fromEntries(names.map((name) => [name, ref(kind, name)]));

const answerHeaders = ['X-Request-Id', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];

/** What the answer to a call looks like when it succeeds; a file looks like nothing in JSON. */
export function successExample(operation: Operation): Json | undefined {
  if (operation.kind === 'file') return undefined;
  const stock = exampleOf(operation.returns, 'response', operation.id);
  const told = keepsWhatIsSent(operation)
    ? agreeing(operation.returns, asNew(operation, stock), requestExample(operation))
    : stock;
  const record = operation.example ? { ...(told as Json), ...operation.example } : told;
  return operation.kind === 'list'
    ? { data: [record], meta: { request_id: requestIdExample, has_more: true, next_cursor: cursorExample } }
    : { data: record, meta: { request_id: requestIdExample } };
}

/** Creating and changing; an action has words of its own, such as the reason of a rejection. */
const keepsWhatIsSent = ({ method, status, body }: Operation): boolean =>
  body !== undefined && (method === 'PATCH' || method === 'PUT' || status === 201);

export const requestExample = (operation: Operation): unknown =>
  operation.body === undefined ? undefined : exampleOf(operation.body, 'request', operation.id);

/** A parameter that chooses what is shown leaves the version out; to explain it narrows nothing. */
const isConditional = ({ kind, query, returns }: Operation): boolean =>
  kind === 'read' &&
  !isArray(returns) &&
  Object.keys(query?.properties ?? {}).every((name) => name === 'explain' || isShape(name));
const isShape = (name: string): boolean => (shapeParameters as readonly string[]).includes(name);

/** Several records at once have no version. */
const isArray = (schema: TSchema): boolean => (schema as { type?: string }).type === 'array';
const notModified: Json = {
  description: 'The version that `If-None-Match` names still stands; no body.',
  headers: refs('headers', ['X-Request-Id', 'ETag']),
};

/** The operations of the document, each written from its declaration. */
export class OperationWriter {
  readonly #catalogue: Catalogue;
  readonly #components: Components;
  readonly #failures: FailureResponses;

  constructor(catalogue: Catalogue, components: Components, failures: FailureResponses) {
    this.#catalogue = catalogue;
    this.#components = components;
    this.#failures = failures;
  }

  write(operation: Operation, feature: Feature): Json {
    const { id, summary, scope, returns, module } = operation;
    const parameters = this.#parameters(operation);
    return {
      operationId: id,
      tags: [titleOf(feature)],
      summary,
      description: describe(operation),
      security: [{ bearer: [] }],
      'x-required-scope': scope,
      'x-lowest-role': lowestRole(operation),
      'x-field-scopes': fieldScopesOf(returns),
      ...(module && { 'x-module': module }),
      ...(parameters.length > 0 && { parameters }),
      ...(operation.body && { requestBody: this.#body(operation, operation.body) }),
      responses: {
        [String(operation.status)]: this.#success(operation),
        ...(isProposable(operation) && operation.status !== 202 && { '202': this.#proposed() }),
        ...(isConditional(operation) && { '304': notModified }),
        ...this.#failures.of(operation),
      },
    };
  }

  #one = (operation: Operation) => getOneOf(this.#catalogue, operation);

  #parameters(operation: Operation): Json[] {
    const path = Object.entries(operation.params?.properties ?? {}).map(([name, schema]) => ({
      name,
      in: 'path',
      required: true,
      ...this.#parameterBody(schema, `The id of the ${namedBy(operation.path, name).replaceAll('_', ' ')}.`),
    }));
    const required = (operation.query as { required?: string[] } | undefined)?.required ?? [];
    const query = Object.entries(operation.query?.properties ?? {}).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      ...this.#parameterBody(schema, `Only those with this ${name.replace(/_id$/, '').replaceAll('_', ' ')}.`),
    }));
    const shared = [
      ...(operation.kind === 'list' ? ['Limit', 'Cursor'] : []),
      ...(isRehearsable(operation) ? ['DryRun'] : []),
      ...(isProposable(operation) ? ['Propose', 'Note'] : []),
      ...(takesHolders(operation) ? ['HolderOf'] : []),
      ...(operation.kind === 'write' ? ['IdempotencyKey'] : []),
      ...(operation.kind === 'write' && this.#one(operation)?.isAddressed ? ['IfMatch'] : []),
      ...(isConditional(operation) ? ['IfNoneMatch'] : []),
    ];
    return [...path, ...query, ...shared.map((name) => ref('parameters', name))];
  }

  #parameterBody(schema: TSchema, otherwise: string): Json {
    const { description, examples, ...rest } = this.#components.use(schema);
    const [example] = Array.isArray(examples) ? (examples as unknown[]) : [];
    return {
      description: description ?? otherwise,
      schema: rest,
      // Values of a list stand between commas, in one parameter.
      ...(rest['type'] === 'array' && { style: 'form', explode: false }),
      ...(example !== undefined && { example }),
    };
  }

  #body(operation: Operation, body: TSchema): Json {
    return {
      required: !operation.isBodyOptional,
      content: {
        'application/json': {
          schema: this.#components.use(
            { ...body, description: `What \`${operation.method} ${operation.path}\` takes.` },
            `${pascalOf(operation.id)}Body`,
          ),
          example: requestExample(operation),
        },
      },
    };
  }

  #file({ types = [] }: Operation): Json {
    return {
      description: 'The file itself, to be saved: no JSON around it.',
      headers: refs('headers', [...answerHeaders, 'Content-Disposition', 'Content-Length', 'Repr-Digest']),
      content: Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
    };
  }

  /** A schema of its own for the envelope around each kind of record, so that generated clients have a name for it. */
  #envelope(operation: Operation): Json {
    const record = this.#components.use(operation.returns);
    const isList = operation.kind === 'list';
    const isWhole = isArray(operation.returns);
    return this.#components.add(envelopeName(operation, isList), {
      type: 'object',
      description: isList
        ? 'A page of records, and where the next begins.'
        : 'The answer, in the envelope of all answers.',
      required: ['data', 'meta'],
      properties: {
        data: isList
          ? { type: 'array', items: record, description: 'The records of this page.' }
          : { ...record, description: isWhole ? 'All of them.' : 'What was asked for.' },
        meta: ref('schemas', isList ? 'ListMeta' : 'Meta'),
      },
    });
  }

  /** Sent with `propose=true`. */
  #proposed(): Json {
    return {
      description: 'With `propose=true`: it waits for someone to accept it.',
      headers: refs('headers', [...answerHeaders, 'Idempotent-Replayed']),
      content: {
        'application/json': {
          schema: this.#components.add('ProposalResponse', {
            type: 'object',
            description: 'The answer, in the envelope of all answers.',
            required: ['data', 'meta'],
            properties: {
              data: { ...this.#components.use(Proposal), description: 'What was asked for.' },
              meta: ref('schemas', 'Meta'),
            },
          }),
        },
      },
    };
  }

  #success(operation: Operation): Json {
    if (operation.kind === 'file') return this.#file(operation);
    return {
      description: successText(operation),
      headers: refs('headers', [
        ...answerHeaders,
        ...(operation.kind === 'write' ? ['Idempotent-Replayed'] : []),
        ...(this.#one(operation) && operation.kind !== 'list' && !isArray(operation.returns) ? ['ETag'] : []),
      ]),
      content: {
        'application/json': {
          schema: this.#envelope(operation),
          example: successExample(operation),
        },
      },
    };
  }
}

/** `PersonResponse`, `PersonListResponse`; after the operation if its record has no name. */
function envelopeName(operation: Operation, isList: boolean): string {
  const { $id } = operation.returns as { $id?: string };
  return `${$id ?? pascalOf(operation.id)}${isList && $id !== undefined ? 'List' : ''}Response`;
}

function successText({ kind, status, returns, batchOf }: Operation): string {
  if (batchOf) return 'What came of each entry, in order.';
  if (isArray(returns)) return 'All of them.';
  if (kind === 'list') return 'A page of the list.';
  if (status === 201) return 'The new record.';
  if (status === 202) return 'Accepted; it happens in the background.';
  return kind === 'write' ? 'The record as it now stands.' : 'The record.';
}

const tellsChanges = ({ query }: Operation): boolean => Object.hasOwn(query?.properties ?? {}, 'updated_since');

/** All there is to say of it in prose. */
export function describe(operation: Operation): string {
  const { description, summary, module, order, cost } = operation;
  return [
    description ?? `${summary}.`,
    ...(order === undefined
      ? []
      : [`Order: ${order}${tellsChanges(operation) ? '; with updated_since by (updated_at, id)' : ''}.`]),
    accessSentence(operation),
    ...(module ? [`Part of the module ${moduleNames[module]}: refused while that is switched off.`] : []),
    ...(cost === undefined
      ? []
      : [`Counts as ${String(cost)} requests against the limits of the token and the organization.`]),
  ].join('\n\n');
}
