import { errorMeaning } from '../../../lib/errors.ts';
import type { Entry } from '../page/document.ts';
import { type Document, mediaOf, resolve, type Schema } from '../page/document.ts';
import { errorCodes } from '../refusals.ts';
import { type Area, overviewPath, type Plan } from './plan.ts';

/** One thing that a reader may look for. */
export interface SearchEntry {
  readonly url: string;
  readonly kind: 'area' | 'operation' | 'field' | 'record' | 'event' | 'error' | 'guide' | 'introduction';
  readonly title: string;
  /** Where it belongs, in a few words. */
  readonly hint: string;
  readonly text: string;
}

/** Names and descriptions of the fields, as far down as the tables go. */
function wordsOf(document: Document, schema: Schema, depth = 0): string {
  const { properties = {} } = resolve(document, schema);
  return Object.entries(properties)
    .map(([name, part]) => {
      const field = resolve(document, part);
      const inner = depth < 2 && field.properties ? wordsOf(document, field, depth + 1) : '';
      return `${name} ${field.description ?? ''} ${inner}`;
    })
    .join(' ');
}

/** Values of a parameter that is a choice, or a list of choices. */
function valuesIn(document: Document, schema: Schema): string {
  const { enum: values = [], items } = resolve(document, schema);
  return items ? valuesIn(document, items) : values.join(' ');
}

function operationEntry(document: Document, { path }: Area, { method, path: route, operation }: Entry): SearchEntry {
  const parameters = (operation.parameters ?? [])
    .map((parameter) => resolve(document, parameter))
    .filter((parameter) => parameter.in !== 'header')
    .map(({ name, description = '', schema }) => `${name} ${description} ${valuesIn(document, schema)}`);
  const body = operation.requestBody ? wordsOf(document, mediaOf(operation.requestBody)?.schema ?? {}) : '';
  return {
    url: `${path}#${operation.operationId}`,
    kind: 'operation',
    title: operation.summary,
    hint: `${method.toUpperCase()} ${route}`,
    text: [operation.operationId, operation.description, ...parameters, body].join(' '),
  };
}

function recordEntries(document: Document, { path, records }: Area): SearchEntry[] {
  return [...records.keys()].flatMap((name): SearchEntry[] => {
    const schema = document.components.schemas[name] ?? {};
    const url = `${path}#record-${name}`;
    const fields = Object.entries(schema.properties ?? {}).map(([field, part]): SearchEntry => {
      const { description = '', enum: values = [] } = resolve(document, part);
      return { url, kind: 'field', title: field, hint: name, text: `${description} ${values.join(' ')}` };
    });
    return [{ url, kind: 'record', title: name, hint: 'Record', text: schema.description ?? '' }, ...fields];
  });
}

/** Everything on the pages, for the search in the browser. */
export function searchEntriesOf({ document, introduction, areas, events, guides }: Plan): SearchEntry[] {
  return [
    ...introduction.map(({ id, title, blocks }): SearchEntry => {
      const text = blocks.map((block) =>
        typeof block === 'string' ? block : 'list' in block ? block.list.join(' ') : '',
      );
      return { url: `${overviewPath}#${id}`, kind: 'introduction', title, hint: 'Introduction', text: text.join(' ') };
    }),
    ...errorCodes.map((code): SearchEntry => {
      return {
        url: `${overviewPath}#error-${code}`,
        kind: 'error',
        title: code,
        hint: 'Error',
        text: errorMeaning[code],
      };
    }),
    ...[...areas, events].map(({ path, title, description }): SearchEntry => {
      return { url: path, kind: 'area', title, hint: 'API', text: description };
    }),
    ...areas.flatMap((area) => area.entries.map((entry) => operationEntry(document, area, entry))),
    ...[...areas, events].flatMap((area) => recordEntries(document, area)),
    ...Object.entries(document.webhooks).map(([type, { post }]): SearchEntry => {
      return { url: `${events.path}#event-${type}`, kind: 'event', title: type, hint: 'Event', text: post.description };
    }),
    ...guides.flatMap(({ path, title, lead, headings }): SearchEntry[] => [
      { url: path, kind: 'guide', title, hint: 'Guide', text: lead },
      ...headings.map((heading): SearchEntry => {
        return { url: `${path}#${heading.id}`, kind: 'guide', title: heading.title, hint: title, text: heading.text };
      }),
    ]),
  ];
}
