import type { Json } from '../src/http/description/components.ts';
import type { DescribedOperation, Document } from './sdk-areas.ts';

const names: Record<string, string> = { string: 'str', integer: 'int', number: 'float', boolean: 'bool', null: 'None' };
const refOf = (schema: Json): string | null => (schema['$ref'] as string | undefined)?.split('/').at(-1) ?? null;
const union = (types: readonly string[]): string => {
  const distinct = [...new Set(types)];
  const others = distinct.filter((type) => type !== 'None');
  const one = others.length === 1 ? (others[0] ?? 'None') : `Union[${others.join(', ')}]`;
  if (others.length === 0) return 'None';
  return others.length === distinct.length ? one : `Optional[${one}]`;
};
/** As Python writes it. */
const literal = (value: unknown): string =>
  value === null ? 'None' : typeof value === 'boolean' ? (value ? 'True' : 'False') : JSON.stringify(value);

/** A schema as a type of Python 3.9; `used` takes the records that it names. */
export function typeOf(schema: Json, used: Set<string>): string {
  const ref = refOf(schema);
  if (ref !== null) {
    used.add(ref);
    return ref;
  }
  if ('const' in schema) return `Literal[${literal(schema['const'])}]`;
  if (Array.isArray(schema['enum'])) return literals(schema['enum']);
  const several = (schema['anyOf'] ?? schema['oneOf']) as Json[] | undefined;
  if (several) return union(several.map((one) => typeOf(one, used)));
  const { type } = schema;
  if (Array.isArray(type)) return union(type.map((one) => typeOf({ ...schema, type: one as string }, used)));
  if (type === 'array') return `List[${typeOf((schema['items'] ?? {}) as Json, used)}]`;
  if (type === 'object') return mappingOf(schema, used);
  return (type === undefined ? undefined : names[type as string]) ?? 'Any';
}

function literals(values: readonly unknown[]): string {
  const others = values.filter((value) => value !== null);
  const type = `Literal[${others.map(literal).join(', ')}]`;
  return others.length === values.length ? type : `Optional[${type}]`;
}

function mappingOf(schema: Json, used: Set<string>): string {
  const values = schema['additionalProperties'];
  const isTyped = typeof values === 'object' && values !== null && Object.keys(values).length > 0;
  return `Dict[str, ${isTyped ? typeOf(values as Json, used) : 'Any'}]`;
}

/** A class for each record, body and event that an operation takes or answers with. */
export function recordsOf(document: Document): string {
  const { schemas } = document.components;
  const events = Object.values(document.webhooks ?? {}).map(({ post }) => bodyNameOf(post));
  const reachable = reachableFrom(document, events);
  const all = Object.entries(schemas).filter(([name]) => reachable.has(name));
  const isRecord = ([, schema]: [string, Json]): boolean => schema['properties'] !== undefined;
  const classes = all.filter(isRecord).map(([name, schema]) => classOf(name, schema));
  const others = all
    .filter((entry) => !isRecord(entry))
    .map(([name, schema]) => `${name} = ${quoted(typeOf(schema, new Set()), schemas)}\n`);
  return `
from __future__ import annotations

from typing import Any, Dict, List, Literal, Optional, TypedDict, Union

from ..uploads import Content

${[...others, ...classes].join('\n')}
#: What a webhook endpoint gets, told apart by \`type\`.
WebhookEvent = Union[
${events.map((name) => `    ${name},\n`).join('')}]
`;
}

/** An alias is evaluated before the classes behind it are there. */
const quoted = (type: string, schemas: Document['components']['schemas']): string =>
  type.replaceAll(/[A-Z]\w+/g, (name) => (name in schemas ? `"${name}"` : name));

const bodyNameOf = (post: Json | undefined): string => {
  const body = post?.['requestBody'] as { content: Record<string, { schema: Json }> } | undefined;
  return refOf(body?.content['application/json']?.schema ?? {}) ?? '';
};

function reachableFrom(document: Document, events: readonly string[]): Set<string> {
  const { schemas } = document.components;
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name) || !(name in schemas)) return;
    found.add(name);
    refsIn(schemas[name]).forEach(visit);
  };
  events.forEach(visit);
  for (const operation of Object.values(document.paths).flatMap((item) => Object.values(item)))
    rootsOf(operation, document).forEach(visit);
  return found;
}

/** The bodies, and the data inside of answers: envelopes and refusals are the package's own. */
function rootsOf({ requestBody, responses }: DescribedOperation, { components }: Document): string[] {
  const answers = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) => response.content?.['application/json']?.schema)
    .map((schema) => components.schemas[schema ? (refOf(schema) ?? '') : ''] as { properties?: Json } | undefined)
    .map((envelope) => envelope?.properties?.['data']);
  return refsIn([requestBody, answers]);
}

function refsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(refsIn);
  if (typeof node !== 'object' || node === null) return [];
  const ref = refOf(node as Json);
  return [...(ref === null ? [] : [ref]), ...Object.values(node).flatMap(refsIn)];
}

function classOf(name: string, schema: Json): string {
  const fields = Object.entries(schema['properties'] as Record<string, Json>);
  const required = new Set(schema['required'] as string[] | undefined);
  const doc = docOf(schema, '    ');
  // A name that Python keeps for itself can only stand in a text.
  if (fields.some(([field]) => reserved.has(field))) return functional(name, fields, required);
  const [needed, free] = [true, false].map((isNeeded) =>
    fields.filter(([field]) => required.has(field) === isNeeded).map(fieldOf),
  ) as [string[], string[]];
  if (free.length === 0) return `\nclass ${name}(TypedDict):\n${doc}${needed.join('') || '    pass\n'}`;
  if (needed.length === 0) return `\nclass ${name}(TypedDict, total=False):\n${doc}${free.join('')}`;
  return `
class _${name}Required(TypedDict):
${needed.join('')}

class ${name}(_${name}Required, total=False):
${doc}${free.join('')}`;
}

const reserved = new Set([
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

function functional(name: string, fields: readonly [string, Json][], required: ReadonlySet<string>): string {
  const part = (isNeeded: boolean): string =>
    fields
      .filter(([field]) => required.has(field) === isNeeded)
      .map(([field, schema]) => `        ${JSON.stringify(field)}: ${JSON.stringify(fieldType(schema))},\n`)
      .join('');
  const [needed, free] = [part(true), part(false)];
  if (free === '') return `\n${name} = TypedDict("${name}", {\n${needed}    })\n`;
  return `
_${name}Required = TypedDict("_${name}Required", {\n${needed}    })
_${name}Optional = TypedDict("_${name}Optional", {\n${free}    }, total=False)


class ${name}(_${name}Required, _${name}Optional):
    pass
`;
}

const fieldType = (schema: Json): string => {
  // A body takes bytes, a path or an open file in the place of base64.
  if (schema['contentEncoding'] === 'base64') return 'Content';
  return typeOf(schema, new Set());
};

const fieldOf = ([field, schema]: [string, Json]): string =>
  `    ${field}: ${fieldType(schema)}\n${docOf(schema, '    ')}`;

function docOf({ description }: Json, indent: string): string {
  if (typeof description !== 'string' || description === '') return '';
  const text = description.replaceAll('\\', '\\\\').replaceAll('"""', "'''").replaceAll('\n', `\n${indent}`);
  return `${indent}"""${text.endsWith('"') ? `${text} ` : text}"""\n`;
}
