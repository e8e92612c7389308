import type { TSchema } from 'typebox';
import type { RecordAbilities } from '../../kernel/abilities.ts';
import type { Catalogue } from '../../kernel/catalogue.ts';
import { isRehearsable, type Operation } from '../../kernel/declaration.ts';
import { isProposable } from '../../kernel/proposals/four-eyes.ts';
import { takesHolders } from '../../kernel/proposals/proposing.ts';
import { Components, type Json } from './components.ts';
import { pascalOf } from './words.ts';

const text: Json = { type: 'string' };
const boolean: Json = { type: 'boolean' };
const integer: Json = { type: 'integer' };

/** Names are there in answers to reads. */
const meta = (more: Json, optional: Json = {}): Json => ({
  type: 'object',
  required: ['request_id', ...Object.keys(more)],
  properties: {
    request_id: text,
    ...more,
    ...optional,
    names: { type: 'object', additionalProperties: text },
    preferred_names: { type: 'object', additionalProperties: text },
    hidden: { type: 'array', items: text },
  },
});

const raised: Json = {
  type: 'object',
  required: ['type', 'subject_id'],
  properties: { type: text, subject_id: text },
};

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** Both surfaces as OpenAPI, for the types of the console alone: no examples, no prose, no refusals. */
export function appDescriptionOf(catalogue: Catalogue): Json {
  const components = new Components();
  components.add('Meta', meta({}, { dry_run: boolean, would_raise: { type: 'array', items: raised } }));
  components.add(
    'ListMeta',
    meta({ has_more: boolean, next_cursor: { type: ['string', 'null'] } }, { total: integer }),
  );
  const paths: Record<string, Json> = {};
  for (const operation of catalogue.operations) {
    (paths[operation.path] ??= {})[operation.method.toLowerCase()] = describe(operation, components);
  }
  for (const [name, abilities] of catalogue.abilities) addCan(components.schemas[name] as Json, abilities);
  return {
    openapi: '3.1.0',
    info: { title: 'Muster, both surfaces', version: '1' },
    paths,
    components: { schemas: components.schemas },
  };
}

/** Which operations this person may do to the record, and the version to decide on; there in answers to reads. */
function addCan(schema: Json, { operations, version }: RecordAbilities): void {
  const properties = schema['properties'] as Json;
  properties['can'] = { type: 'array', items: { type: 'string', enum: operations } };
  if (version) properties['version'] = { type: ['string', 'null'] };
}

function describe(operation: Operation, components: Components): Json {
  const query = { ...operation.query?.properties, ...operation.appQuery?.properties };
  const required = (operation.query as { required?: string[] } | undefined)?.required ?? [];
  const paging = operation.kind === 'list' ? [parameter('limit', { type: 'integer' }), parameter('cursor')] : [];
  return {
    operationId: operation.id,
    parameters: [
      ...Object.entries(operation.params?.properties ?? {}).map(([name, schema]) => ({
        ...parameter(name, components.use(schema)),
        in: 'path',
        required: true,
      })),
      ...Object.entries(query).map(([name, schema]) => ({
        ...parameter(name, oneOrSeveral(components.use(schema))),
        required: required.includes(name),
      })),
      ...paging,
      ...(isRehearsable(operation) ? [parameter('dry_run', boolean)] : []),
      ...(isProposable(operation) ? [parameter('propose', boolean)] : []),
      ...(takesHolders(operation) ? [parameter('holder_of')] : []),
    ],
    ...(operation.body && { requestBody: bodyOf(operation, operation.body, components) }),
    responses: {
      [String(operation.status)]: answerOf(operation, components),
      ...(operation.later && { '202': answerOf({ ...operation, returns: operation.later }, components) }),
    },
  };
}

/** The console mostly asks for one value where several can be given. */
const oneOrSeveral = (schema: Json): Json =>
  schema['type'] === 'array' ? { anyOf: [schema['items'], schema] } : schema;

const parameter = (name: string, schema: Json = { type: 'string' }): Json => ({
  name,
  in: 'query',
  required: false,
  schema,
});

const bodyOf = (operation: Operation, body: TSchema, components: Components): Json => ({
  required: !operation.isBodyOptional,
  content: { 'application/json': { schema: components.use(body, `${pascalOf(operation.id)}Body`) } },
});

function answerOf(operation: Operation, components: Components): Json {
  if (operation.kind === 'file') {
    return { description: 'file', content: { 'application/octet-stream': { schema: { type: 'string' } } } };
  }
  const isList = operation.kind === 'list';
  const record = components.use(operation.returns);
  const schema = {
    type: 'object',
    required: ['data', 'meta'],
    properties: {
      data: isList ? { type: 'array', items: record } : record,
      meta: ref(isList ? 'ListMeta' : 'Meta'),
    },
  };
  return { description: 'success', content: { 'application/json': { schema } } };
}
