import openapiTS, { astToString } from 'openapi-typescript';
import type { Json } from '../src/http/description/components.ts';
import { openApiOf } from '../src/http/description/openapi.ts';
import type { Catalogue } from '../src/kernel/catalogue.ts';
import { formatted } from './formatted.ts';
import { n8nFilesFrom } from './n8n.ts';
import { areasOf, type DescribedOperation, type Document } from './sdk-areas.ts';
import { pythonFilesFrom } from './sdk-python.ts';

const banner = '// Generated from the OpenAPI description: run `npm run generate`, never edit.\n';

/** Text by path of what the SDK knows of the API: its types, and a method for each operation. */
export const sdkFilesOf = (catalogue: Catalogue): Promise<Record<string, string>> =>
  sdkFilesFrom(JSON.parse(JSON.stringify(openApiOf(catalogue, 'https://muster.example/api/v1'))) as Document);

export async function sdkFilesFrom(document: Document): Promise<Record<string, string>> {
  const slim = withoutFailures(document);
  return {
    'sdk/src/generated/schema.ts': `${banner}\n${astToString(await typesOf(slim))}`,
    'sdk/src/generated/records.ts': await formatted(banner + recordsOf(slim, document)),
    'sdk/src/generated/api.ts': await formatted(banner + areasOf(slim)),
    ...pythonFilesFrom(document),
    ...(await n8nFilesFrom(document)),
  };
}

/** Refusals are thrown, and headers are read by hand: their types would triple the file. */
function withoutFailures({ webhooks: _webhooks, ...document }: Document): Document {
  const paths = Object.entries(document.paths).map(([path, item]) => [
    path,
    Object.fromEntries(Object.entries(item).map(([method, operation]) => [method, onlySuccess(operation)])),
  ]);
  const schemas = Object.entries(document.components.schemas).filter(([name]) => !/.Error$/.test(name));
  const { parameters } = document.components;
  return withoutExamples({
    ...document,
    paths: Object.fromEntries(paths) as Document['paths'],
    components: { parameters, schemas: Object.fromEntries(schemas) },
  });
}

function onlySuccess(operation: DescribedOperation): DescribedOperation {
  const responses = Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([status, { headers: _headers, ...response }]) => [status, response] as const);
  return { ...operation, responses: Object.fromEntries(responses) };
}

/** A field with a default may be left out of a body: what is required says `required` alone. */
const typesOf = (document: Document): ReturnType<typeof openapiTS> =>
  openapiTS(typesOnly(document) as never, { defaultNonNullable: false });

/** The methods carry the prose. */
const typesOnly = (document: Document): Document => ({
  ...document,
  paths: Object.fromEntries(
    Object.entries(document.paths).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(item).map(([method, operation]) => [method, { ...operation, summary: '', description: '' }]),
      ),
    ]),
  ),
});

/** A field may be called `example`; the keyword never stands beside fields. */
function withoutExamples<T>(node: T, isFields = false): T {
  if (Array.isArray(node)) return node.map((inner: unknown) => withoutExamples(inner)) as T;
  if (typeof node !== 'object' || node === null) return node;
  const kept = Object.entries(node).filter(([key]) => isFields || (key !== 'example' && key !== 'examples'));
  return Object.fromEntries(
    kept.map(([key, inner]) => [key, withoutExamples(inner as unknown, key === 'properties' && !isFields)]),
  ) as T;
}

/** A name for each record, body and event; the envelopes around them are the client's own. */
function recordsOf({ components }: Document, { webhooks = {} }: Document): string {
  const names = Object.keys(components.schemas).filter((name) => !/^(Error|.*Response)$/.test(name));
  const events = Object.values(webhooks).map((item) => eventNameOf(item.post));
  return `
import type { components } from './schema.ts';

type Schemas = components['schemas'];

${names.map((name) => `export type ${name} = Schemas['${name}'];`).join('\n')}

/** Why a request was refused. */
export type ErrorCode = Schemas['Error']['code'];

/** What a webhook endpoint gets, told apart by \`type\`. */
export type WebhookEvent =
${events.map((name) => `  | ${name}`).join('\n')};
`;
}

function eventNameOf({ requestBody }: Json): string {
  const { content } = requestBody as { content: Record<string, { schema: { $ref: string } }> };
  return content['application/json']?.schema.$ref.split('/').at(-1) ?? '';
}
