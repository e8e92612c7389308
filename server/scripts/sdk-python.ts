import type { Json } from '../src/http/description/components.ts';
import { capitalized, namedBy } from '../src/http/description/words.ts';
import type { DescribedOperation, Document } from './sdk-areas.ts';
import { recordsOf, typeOf } from './sdk-python-types.ts';

const banner =
  '# Generated from the OpenAPI description: run `npm run generate`, never edit.\n# pyright: reportUnusedImport=false\n';
const folder = 'sdk/python/src/muster_workforce/generated';

/** Text by path of what the Python package knows of the API. */
export const pythonFilesFrom = (document: Document): Record<string, string> => ({
  [`${folder}/records.py`]: banner + recordsOf(document),
  [`${folder}/api.py`]: banner + areasOf(document, false),
  [`${folder}/async_api.py`]: banner + areasOf(document, true),
});

interface Area {
  readonly methods: string[];
  readonly inner: Map<string, Area>;
}

function areasOf(document: Document, isAsync: boolean): string {
  const root: Area = { methods: [], inner: new Map() };
  const used = new Set<string>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [verb, operation] of Object.entries(item)) {
      const steps = operation.operationId.split('.');
      const name = steps.pop() ?? '';
      const area = steps.reduce((outer, step) => innerOf(outer, step), root);
      area.methods.push(methodOf({ document, path, verb: verb.toUpperCase(), name, operation, used, isAsync }));
    }
  }
  const classes = [...root.inner].map(([name, area]) => classOf(name, area, isAsync)).join('\n');
  const api = isAsync ? 'AsyncApi' : 'Api';
  return `
from __future__ import annotations

from typing import Any, Dict, List, Literal, Optional, Sequence, Union

from ..answers import Answer, Download
from ..caller import ${isAsync ? 'AsyncCaller, AsyncPaged' : 'Caller, Paged'}
from ..core import WriteOptions, path_of
from .records import (
${[...used]
  .sort()
  .map((name) => `    ${name},\n`)
  .join('')})

${classes}

class ${api}:
    """Every operation of the API, by area and verb."""

    def __init__(self, caller: ${isAsync ? 'AsyncCaller' : 'Caller'}) -> None:
${[...root.inner.keys()].map((name) => `        self.${snake(name)} = ${capitalized(name)}Area(caller)`).join('\n')}
`;
}

function innerOf(area: Area, name: string): Area {
  const inner = area.inner.get(name) ?? { methods: [], inner: new Map<string, Area>() };
  area.inner.set(name, inner);
  return inner;
}

function classOf(name: string, { methods, inner }: Area, isAsync: boolean, outer = ''): string {
  const own = `${outer}${capitalized(name)}`;
  const within = [...inner].map(([part, area]) => classOf(part, area, isAsync, own)).join('');
  const parts = [...inner.keys()].map(
    (part) => `        self.${snake(part)} = ${own}${capitalized(part)}Area(caller)\n`,
  );
  return `${within}
class ${own}Area:
    def __init__(self, caller: ${isAsync ? 'AsyncCaller' : 'Caller'}) -> None:
        self._caller = caller
${[...parts, '', ...methods].join('\n')}`;
}

interface Described {
  readonly document: Document;
  readonly path: string;
  readonly verb: string;
  readonly name: string;
  readonly operation: DescribedOperation;
  /** Names of records that the file has to import. */
  readonly used: Set<string>;
  readonly isAsync: boolean;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Json;
}

const snake = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const keywords = new Set([
  'from',
  'in',
  'is',
  'not',
  'class',
  'def',
  'import',
  'global',
  'with',
  'as',
  'pass',
  'break',
]);
/** A name that Python keeps for itself gets a line behind it, as its own library does. */
const named = (name: string): string => (keywords.has(name) ? `${name}_` : name);

/** Options that a header or a query says: offered where the operation takes them. */
const writeOptions: Record<string, string> = {
  'Idempotency-Key': 'idempotency_key',
  'If-Match': 'if_match',
  dry_run: 'dry_run',
};

function methodOf(described: Described): string {
  const { document, path, verb, name, operation, isAsync } = described;
  const parameters = parametersOf(document, operation);
  const query = parameters.filter(
    (one) => one.in === 'query' && !['dry_run', 'propose', 'holder_of'].includes(one.name),
  );
  const options = parameters.flatMap((one) => writeOptions[one.name] ?? []);
  const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => `${namedBy(path, parameter)}_id`);
  const { type, call } = answerOf(described);
  const body = verb === 'GET' || verb === 'DELETE' ? null : bodyOf(described);
  const given = ['self', ...ids.map((id) => `${id}: str`), ...(body === null ? [] : [body])];
  const named = [
    ...query.map((one) => keywordOf(one, described)),
    ...(verb === 'GET'
      ? []
      : options.map((option) => (option === 'dry_run' ? 'dry_run: bool = False' : `${option}: Optional[str] = None`))),
    'timeout: Optional[float] = None',
    'retries: Optional[int] = None',
  ];
  const address =
    ids.length === 0
      ? JSON.stringify(path)
      : `path_of(${[JSON.stringify(path.replaceAll(/\{\w+\}/g, '{}')), ...ids].join(', ')})`;
  const sent = `{${query.map((one) => `${JSON.stringify(one.name)}: ${nameOf(one)}`).join(', ')}}`;
  const passed =
    verb === 'GET'
      ? [address, sent]
      : [
          JSON.stringify(verb),
          address,
          body === null ? 'None' : 'body',
          sent,
          `WriteOptions(${options.map((option) => `${option}=${option}`).join(', ')})`,
        ];
  const isWaiting = isAsync && call !== 'list';
  return `    ${isWaiting ? 'async ' : ''}def ${snake(name)}(
        ${[...given, '*', ...named].join(',\n        ')},
    ) -> ${type}:
${docOf(operation)}        return ${isWaiting ? 'await ' : ''}self._caller.${call}(${[...passed, 'timeout', 'retries'].join(', ')})
`;
}

const nameOf = ({ name }: Parameter): string => named(name);

function keywordOf(parameter: Parameter, { used }: Described): string {
  const { schema, required } = parameter;
  const isSeveral = schema['type'] === 'array';
  const one = typeOf(isSeveral ? (schema['items'] as Json) : schema, used);
  const type = isSeveral ? `Union[${one}, Sequence[${one}]]` : one;
  return required === true ? `${nameOf(parameter)}: ${type}` : `${nameOf(parameter)}: Optional[${type}] = None`;
}

const parametersOf = (document: Document, operation: DescribedOperation): Parameter[] =>
  (operation.parameters ?? [])
    .map((one) => (one.$ref === undefined ? one : document.components.parameters[one.$ref.split('/').at(-1) ?? '']))
    .filter((one): one is Parameter => one !== undefined && one.in !== 'path');

function bodyOf({ operation, used }: Described): string | null {
  const { requestBody } = operation;
  if (!requestBody) return null;
  const name = requestBody.content['application/json']?.schema.$ref.split('/').at(-1) ?? '';
  used.add(name);
  return requestBody.required ? `body: ${name}` : `body: Optional[${name}] = None`;
}

function answerOf({ document, operation, verb, used, isAsync }: Described): { type: string; call: string } {
  const media = Object.values(operation.responses)[0]?.content?.['application/json'];
  if (!media) return { type: 'Download', call: 'download' };
  const envelope = document.components.schemas[(media.schema['$ref'] as string).split('/').at(-1) ?? ''] as {
    properties: { data: Json; meta: Json };
  };
  const { data, meta } = envelope.properties;
  if ((meta['$ref'] as string).endsWith('/ListMeta')) {
    return { type: `${isAsync ? 'AsyncPaged' : 'Paged'}[${typeOf(data['items'] as Json, used)}]`, call: 'list' };
  }
  return { type: `Answer[${typeOf(data, used)}]`, call: verb === 'GET' ? 'read' : 'write' };
}

function docOf({ summary, description }: DescribedOperation): string {
  const text = description.startsWith(summary) ? description : `${summary}.\n\n${description}`;
  const lines = text.replaceAll('\\', '\\\\').replaceAll('"""', "'''").split('\n');
  const [first = '', ...rest] = lines;
  if (rest.length === 0) return `        """${first}"""\n`;
  return `        """${first}\n${rest.map((line) => (line === '' ? '' : `        ${line}`)).join('\n')}\n        """\n`;
}
