import type { Catalogue } from '../../kernel/catalogue.ts';
import type { Operation } from '../../kernel/declaration.ts';
import { idPrefixOf } from '../../kernel/example.ts';
import { runToEnd, type Steps } from '../slices.ts';
import type { Json } from './components.ts';
import { asMarkdown, introductionOf } from './introduction.ts';
import { isPublic, publicFeatures } from './openapi.ts';
import { cleanUp, noteMade } from './postman/checks.ts';
import { inRunningOrder } from './postman/order.ts';
import { afterEach, beforeEach } from './postman/pacing.ts';
import { RequestWriter, scriptOf } from './postman/request.ts';
import { Variables } from './postman/variables.ts';
import { titleOf } from './words.ts';

/**
 * A Postman collection that can be run from top to bottom, in an organization that is at work too: it changes records that it
 * made in the same run and no others. What a request creates is kept in a variable and used by those after it.
 */
export const postmanOf = (catalogue: Catalogue, baseUrl: string): Json => runToEnd(postmanSteps(catalogue, baseUrl));

export function* postmanSteps(catalogue: Catalogue, baseUrl: string): Steps<Json> {
  const features = publicFeatures(catalogue);
  const variables = new Variables(features.flatMap((feature) => feature.operations ?? []).filter(isPublic));
  const writer = new RequestWriter(variables);
  const folders: Json[] = [];
  for (const feature of features) {
    const operations = inRunningOrder((feature.operations ?? []).filter(isPublic), variables);
    folders.push({
      name: titleOf(feature),
      ...(feature.summary !== undefined && { description: feature.summary }),
      item: operations.map((operation, index) => writer.write(operation, folders.length === 0 && index === 0)),
    });
    yield;
  }
  return {
    info: {
      name: 'Muster API',
      description: `${asMarkdown(introductionOf(baseUrl))}\n\n${whatARunLeaves}`,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    event: [scriptOf('prerequest', beforeEach), scriptOf('test', [...afterEach, ...noteMade])],
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    variable: [
      { key: 'base_url', value: baseUrl },
      { key: 'token', value: '' },
      { key: 'own_id', value: '' },
      { key: 'wait_ms', value: '0' },
      { key: 'made', value: '{}' },
      ...[...variables.defaults].map(([key, value]) => ({ key, value })),
    ],
    item: [...folders, cleanUpFolder(features.flatMap((feature) => feature.operations ?? []).filter(isPublic))],
  };
}

const whatARunLeaves =
  '## What a run leaves behind\n\nA run changes only what it made itself, and deletes what can be deleted; the folder “Clean up” at the end deletes the rest of that, and writes to the console what stays: records that the API has no operation to remove, such as people, time that was approved, and events. Run it in an organization for trying things out, or with a person of your own to offboard afterwards.';

/** Also by itself, after a run that was broken off. */
function cleanUpFolder(operations: readonly Operation[]): Json {
  const paths = operations.flatMap(({ method, path, params }) => {
    const prefix = /^[^{]*\{id\}$/.test(path) ? idPrefixOf(params?.properties['id'] ?? {}) : null;
    return method === 'DELETE' && prefix !== null ? [[prefix, path] as const] : [];
  });
  return {
    name: 'Clean up',
    description:
      'Deletes what the last run made and has not deleted, newest first, and says in the console what is left. It can be run by itself.',
    item: [
      {
        name: 'Delete what the run has made',
        id: 'cleanUp',
        event: [scriptOf('prerequest', cleanUp(Object.fromEntries(paths)))],
        request: {
          method: 'GET',
          description: 'Asks whose token it is; the script before it deletes.',
          header: [],
          url: { raw: '{{base_url}}/token', host: ['{{base_url}}'], path: ['token'] },
        },
      },
    ],
  };
}
