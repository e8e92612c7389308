import type { Json } from '../src/http/description/components.ts';
import { capitalized, namedBy } from '../src/http/description/words.ts';

export interface DescribedOperation extends Json {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly ({ name: string; in: string; required?: boolean } & { $ref?: string })[];
  readonly requestBody?: { required: boolean; content: Record<string, { schema: { $ref: string } }> };
  readonly responses: Record<string, { headers?: Json; content?: Record<string, { schema: Json }> }>;
}

/** As much of the OpenAPI document as is read here. */
export interface Document extends Json {
  readonly paths: Record<string, Record<string, DescribedOperation>>;
  readonly webhooks?: Record<string, { post: Json }>;
  readonly components: {
    readonly schemas: Record<string, Json>;
    readonly parameters: Record<string, { name: string; in: string }>;
  };
}

interface Area {
  readonly methods: string[];
  readonly inner: Map<string, Area>;
}

/** `webhooks.deliveries.list` is the method `list` of the area `deliveries` in the area `webhooks`. */
export function areasOf(document: Document): string {
  const root: Area = { methods: [], inner: new Map() };
  const used = new Set<string>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const steps = operation.operationId.split('.');
      const name = steps.pop() ?? '';
      let area = root;
      for (const step of steps) {
        const next = area.inner.get(step) ?? { methods: [], inner: new Map<string, Area>() };
        area.inner.set(step, next);
        area = next;
      }
      area.methods.push(methodOf({ document, path, method: method.toUpperCase(), name, operation, used }));
    }
  }
  const classes = [...root.inner].map(([name, area]) => classOf(name, area)).join('\n');
  return `
import { Area, path } from '../area.ts';
import type { Caller, Download, Paged, Answer, ReadOptions, UploadOf, WriteOptions } from '../caller.ts';
import type { operations } from './schema.ts';
import type { ${[...used].sort().join(', ')} } from './records.ts';

type Parameters<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>;
/** If several values can be asked for, one can. */
type OneOrSeveral<T> = T extends readonly (infer One)[] ? One | T : T;
type Query<Id extends keyof operations> = { [Name in keyof Parameters<Id>]: OneOrSeveral<Parameters<Id>[Name]> };

${classes}

/** Every operation of the API, by area and verb. */
export class Api {
${[...root.inner.keys()].map((name) => `  readonly ${name}: ${capitalized(name)}Area;`).join('\n')}

  constructor(caller: Caller) {
${[...root.inner.keys()].map((name) => `    this.${name} = new ${capitalized(name)}Area(caller);`).join('\n')}
  }
}
`;
}

function classOf(name: string, { methods, inner }: Area, outer = ''): string {
  const own = `${outer}${capitalized(name)}`;
  const parts = [...inner.keys()].map(
    (part) => `  readonly ${part}: ${own}${capitalized(part)}Area = new ${own}${capitalized(part)}Area(this.caller);\n`,
  );
  const within = [...inner].map(([part, area]) => classOf(part, area, own)).join('\n');
  return `${within}\nexport class ${own}Area extends Area {\n${[...parts, ...methods].join('\n')}}\n`;
}

interface Described {
  readonly document: Document;
  readonly path: string;
  readonly method: string;
  readonly name: string;
  readonly operation: DescribedOperation;
  /** Names of records that the file has to import. */
  readonly used: Set<string>;
}

const commentOf = ({ summary, description }: DescribedOperation): string => {
  const text = description.startsWith(summary) ? description : `${summary}.\n\n${description}`;
  const lines = text.replaceAll('*/', '* /').split('\n');
  return `  /**\n${lines.map((line) => `   * ${line}`.trimEnd()).join('\n')}\n   */\n`;
};

const camel = (text: string): string => text.replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());

/** `/users/{id}` asks for a `userId`. */
const idNameOf = (path: string, parameter: string): string => `${camel(namedBy(path, parameter))}Id`;

/**
 * Ids, then the filters or the body, then options; each in its place although an operation has none yet, so that one which
 * gets its first filter stays the same to callers.
 */
function methodOf(described: Described): string {
  const { path, method, name, operation } = described;
  const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => `${idNameOf(path, parameter)}: string`);
  const address = `path\`${path.replaceAll(/\{(\w+)\}/g, (_all, parameter: string) => `\${${idNameOf(path, parameter)}}`)}\``;
  const { type, call } = answerOf(described);
  const takes = method === 'GET' ? [queryOf(described), 'options?: ReadOptions'] : writeArguments(described);
  const sends =
    method === 'GET' ? [address, 'query'] : [`'${method}'`, address, method === 'DELETE' ? 'undefined' : 'body'];
  return `${commentOf(operation)}  ${name}(${[...ids, ...takes].join(', ')}): ${type} {
    return this.caller.${call}(${[...sends, 'options'].join(', ')});
  }
`;
}

/** A rehearsal is asked for by an option of the call. */
function parametersOf({ document, operation }: Described): { name: string; required?: boolean }[] {
  return (operation.parameters ?? [])
    .map((parameter) =>
      parameter.$ref === undefined
        ? parameter
        : { required: false, ...document.components.parameters[parameter.$ref.split('/').at(-1) ?? ''] },
    )
    .filter((parameter): parameter is { name: string; in: string; required?: boolean } => parameter.in === 'query')
    .filter(({ name }) => name !== 'dry_run');
}

function queryOf(described: Described): string {
  const isRequired = parametersOf(described).some(({ required }) => required === true);
  return `query${isRequired ? '' : '?'}: Query<'${described.operation.operationId}'>`;
}

function writeArguments(described: Described): string[] {
  const hasQuery = parametersOf(described).length > 0;
  const options = hasQuery ? `options?: WriteOptions & { ${queryOf(described)} }` : 'options?: WriteOptions';
  return described.method === 'DELETE' ? [options] : [bodyOf(described), options];
}

function bodyOf({ document, operation, used }: Described): string {
  const { requestBody } = operation;
  if (!requestBody) return 'body?: undefined';
  const name = requestBody.content['application/json']?.schema.$ref.split('/').at(-1) ?? '';
  used.add(name);
  const { properties = {} } = document.components.schemas[name] as { properties?: Record<string, Json> };
  const takesFile = properties['content']?.['contentEncoding'] === 'base64';
  return `body${requestBody.required ? '' : '?'}: ${takesFile ? `UploadOf<${name}>` : name}`;
}

function answerOf({ document, operation, method, used }: Described): { type: string; call: string } {
  const media = Object.values(operation.responses)[0]?.content?.['application/json'];
  if (!media) return { type: 'Promise<Download>', call: 'download' };
  const envelope = document.components.schemas[(media.schema['$ref'] as string).split('/').at(-1) ?? ''] as {
    properties: { data: Json; meta: Json };
  };
  const { data, meta } = envelope.properties;
  const isList = (meta['$ref'] as string).endsWith('/ListMeta');
  const record = nameOf(isList ? (data['items'] as Json) : data, used) ?? inlineOf(operation, isList);
  if (isList) return { type: `Paged<${record}>`, call: `list<${record}>` };
  return { type: `Promise<Answer<${record}>>`, call: `${method === 'GET' ? 'read' : 'write'}<${record}>` };
}

/** The record's name, or that of each item. */
function nameOf(schema: Json, used: Set<string>): string | null {
  const name = (schema['$ref'] as string | undefined)?.split('/').at(-1);
  if (name === undefined) return null;
  used.add(name);
  return name;
}

/** For what has no name of its own. */
function inlineOf({ operationId, responses }: DescribedOperation, isList: boolean): string {
  const status = Object.keys(responses)[0] ?? '200';
  const data = `operations['${operationId}']['responses'][${status}]['content']['application/json']['data']`;
  return isList ? `${data}[number]` : data;
}
