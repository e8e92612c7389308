import type { Catalogue, Feature } from '../../kernel/catalogue.ts';
import type { Method, Operation } from '../../kernel/declaration.ts';
import { version } from '../../package.ts';
import { runToEnd, type Steps } from '../slices.ts';
import { Components, type Json } from './components.ts';
import { eventsTag, webhookOf } from './event-webhooks.ts';
import { asMarkdown, introductionOf } from './introduction.ts';
import { withNamedObjects } from './named-objects.ts';
import { OperationWriter } from './operations.ts';
import { FailureResponses } from './refusals.ts';
import { addEnvelopes, headers, parameters } from './shared-parts.ts';
import { titleOf } from './words.ts';

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

export const isPublic = (operation: Operation): boolean => operation.surface === 'api';
export const publicFeatures = (catalogue: Catalogue): Feature[] =>
  catalogue.features.filter((feature) => feature.operations?.some(isPublic));

/** OpenAPI 3.1 of every operation a token can call and every event, written from their declarations alone. */
export const openApiOf = (catalogue: Catalogue, baseUrl: string): Json => runToEnd(openApiSteps(catalogue, baseUrl));

export function* openApiSteps(catalogue: Catalogue, baseUrl: string): Steps<Json> {
  const components = new Components(catalogue.events.map(({ type }) => type));
  const failures = new FailureResponses(catalogue, components);
  addEnvelopes(components);
  const paths = yield* pathSteps(catalogue, new OperationWriter(catalogue, components, failures));
  const webhooks: Json = {};
  for (const event of catalogue.events) {
    webhooks[event.type] = webhookOf(event, catalogue.states, components);
    yield;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Muster API',
      version,
      summary: 'People, time, leave, expenses, documents and signed webhooks of an organization.',
      description: asMarkdown(introductionOf(baseUrl)),
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'The Muster project' },
    },
    servers: [{ url: baseUrl }],
    tags: tagsOf(catalogue),
    paths,
    webhooks,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'mst_…',
          description: 'An API token of a person. It carries scopes, and is bounded by the role of its owner.',
        },
      },
      schemas: withNamedObjects(components.schemas),
      parameters,
      headers,
      responses: failures.responses,
    },
  };
}

const tagsOf = (catalogue: Catalogue): Json[] => [
  ...publicFeatures(catalogue).map((feature) => ({
    name: titleOf(feature),
    description: feature.summary ?? `${titleOf(feature)}.`,
  })),
  ...(catalogue.events.length > 0
    ? [{ name: eventsTag, description: 'What Muster posts to your webhook endpoints.' }]
    : []),
];

function* pathSteps(catalogue: Catalogue, writer: OperationWriter): Steps<Json> {
  const paths = new Map<string, Map<Method, Json>>();
  for (const feature of publicFeatures(catalogue)) {
    for (const operation of (feature.operations ?? []).filter(isPublic)) {
      const item = paths.get(operation.path) ?? new Map<Method, Json>();
      item.set(operation.method, writer.write(operation, feature));
      paths.set(operation.path, item);
      yield;
    }
  }
  return Object.fromEntries(
    [...paths].map(([path, item]) => [
      path,
      Object.fromEntries(
        methods.flatMap((method) => (item.has(method) ? [[method.toLowerCase(), item.get(method)]] : [])),
      ),
    ]),
  );
}
