import type { Json } from '../src/http/description/components.ts';
import { formatted } from './formatted.ts';
import type { DescribedOperation, Document } from './sdk-areas.ts';

/** What people automate, by what the node calls it: name, one of it, and operations of the description by what they are called there. */
const resources: Readonly<Record<string, readonly [one: string, several: string, operations: readonly string[]]>> = {
  document: [
    'document',
    'documents',
    ['list', 'get', 'create', 'content', 'setSigners'].map((name) => `documents.${name}`),
  ],
  expense: [
    'expense report',
    'expense reports',
    ['list', 'get', 'create', 'submit', 'approve', 'reject', 'pay'].map((name) => `expenseReports.${name}`),
  ],
  leave: ['leave', 'leave', ['list', 'get', 'create', 'approve', 'reject', 'cancel'].map((name) => `leaves.${name}`)],
  person: ['person', 'people', ['list', 'get', 'create', 'update'].map((name) => `users.${name}`)],
  proposal: [
    'proposal',
    'proposals',
    ['list', 'get', 'accept', 'decline', 'withdraw'].map((name) => `proposals.${name}`),
  ],
  shift: ['shift', 'shifts', ['list', 'get'].map((name) => `shifts.${name}`)],
  timeEntry: [
    'time entry',
    'time entries',
    ['list', 'get', 'create', 'update', 'delete', 'approve', 'reject'].map((name) => `timeEntries.${name}`),
  ],
};

const banner = '// Generated from the OpenAPI description: run `npm run generate`, never edit.\n';
const folder = 'packages/n8n-nodes-muster/nodes/Muster/generated';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly schema: Json;
}

interface Field {
  readonly name: string;
  readonly description: string;
  readonly schema: Json;
}

interface Shown {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly called: string;
  readonly operation: DescribedOperation;
  readonly ids: readonly string[];
  readonly filters: readonly Field[];
  readonly required: readonly Field[];
  readonly optional: readonly Field[];
  /** The body carries a file, or the answer is one. */
  readonly file: 'sent' | 'answered' | null;
}

/** How the node of n8n asks for each operation, and how that is sent. */
export async function n8nFilesFrom(document: Document): Promise<Record<string, string>> {
  const shown = Object.entries(resources).map(
    ([resource, [one, several, ids]]) =>
      ({ resource, one, several, operations: ids.map((id) => shownOf(document, id)) }) as const,
  );
  const properties = shown.flatMap(({ resource, one, several, operations }) => [
    operationChoice(resource, one, several, operations),
    ...operations.flatMap((operation) => fieldsOf(resource, one, operation)),
  ]);
  const calls = Object.fromEntries(
    shown.flatMap(({ resource, operations }) =>
      operations.map((operation) => [`${resource}.${operation.called}`, callOf(operation)] as const),
    ),
  );
  const events = Object.keys(document.webhooks ?? {})
    .map((type) => ({ name: eventName(type), value: type }))
    .sort(byName);
  return {
    [`${folder}/properties.ts`]: await formatted(
      `${banner}import type { INodeProperties } from 'n8n-workflow';\n\nexport const properties: INodeProperties[] = ${literal(properties)};\n`,
    ),
    [`${folder}/calls.ts`]: await formatted(
      `${banner}import type { Call } from '../call';\n\nexport const calls: Readonly<Record<string, Call>> = ${literal(calls)};\n`,
    ),
    [`${folder}/events.ts`]: await formatted(
      `${banner}import type { INodePropertyOptions } from 'n8n-workflow';\n\nexport const events: INodePropertyOptions[] = ${literal(events)};\n`,
    ),
  };
}

const literal = (value: unknown): string => JSON.stringify(value).replaceAll(/"([A-Za-z_]\w*)":/g, '$1:');

const byName = (one: { name: string }, other: { name: string }): number => (one.name < other.name ? -1 : 1);

const eventName = (type: string): string => {
  const [subject = '', happened = ''] = type.split('.');
  return titled(`${subject}_${happened}`);
};

function shownOf(document: Document, operationId: string): Shown {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (operation.operationId !== operationId) continue;
      const parameters = (operation.parameters ?? []) as unknown as readonly Parameter[];
      const ids = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
      const filters = parameters
        .filter(({ in: where, name }) => where === 'query' && !['cursor', 'limit', 'explain', 'version'].includes(name))
        .map(({ name, description = '', schema }) => ({ name, description, schema }));
      const body = bodyOf(document, operation);
      const isFile = body.some(({ name }) => name === 'content');
      const asked = isFile ? body.filter(({ name }) => !['content', 'file_name', 'mime_type'].includes(name)) : body;
      return {
        operationId,
        method: method.toUpperCase(),
        path,
        called: calledOf(operationId),
        operation,
        ids,
        filters,
        required: asked.filter(({ isRequired }) => isRequired),
        optional: asked.filter(({ isRequired }) => !isRequired),
        file: isFile ? 'sent' : operationId.endsWith('.content') ? 'answered' : null,
      };
    }
  }
  throw new Error(`The description has no operation ${operationId}.`);
}

const calledOf = (operationId: string): string => {
  const name = operationId.split('.').at(-1) ?? '';
  return { list: 'getAll', content: 'download', setSigners: 'setSigners' }[name] ?? name;
};

function bodyOf({ components }: Document, operation: DescribedOperation): (Field & { isRequired: boolean })[] {
  const ref = operation.requestBody?.content['application/json']?.schema.$ref;
  if (ref === undefined) return [];
  const schema = components.schemas[ref.split('/').at(-1) ?? ''] as {
    properties: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(schema.properties).map(([name, field]) => ({
    name,
    description: typeof field['description'] === 'string' ? field['description'] : '',
    schema: field,
    isRequired: schema.required?.includes(name) === true,
  }));
}

const kindsOf = (schema: Json): readonly unknown[] =>
  Array.isArray(schema['type']) ? schema['type'] : [schema['type']];
const choicesOf = (schema: Json): readonly (string | number)[] =>
  ((schema['enum'] as unknown[] | undefined) ?? []).filter((one) => one !== null) as (string | number)[];
const itemsOf = (schema: Json): Json => (schema['items'] as Json | undefined) ?? {};
const isListOfTexts = (schema: Json): boolean =>
  kindsOf(schema).includes('array') && itemsOf(schema)['type'] === 'string';

/** What becomes of what was typed, where that is not sent as it is. */
function shapeOf({ schema }: Field): string | null {
  if (schema['format'] === 'date') return 'date';
  if (isListOfTexts(schema)) return 'list';
  return typeOf(schema) === 'json' ? 'json' : null;
}

function typeOf(schema: Json): string {
  const kinds = kindsOf(schema);
  if (choicesOf(schema).length > 0) return 'options';
  if (kinds.includes('boolean')) return 'boolean';
  if (kinds.includes('integer') || kinds.includes('number')) return 'number';
  if (schema['format'] === 'date') return 'dateTime';
  if (schema['format'] === 'email' || kinds.includes('string') || isListOfTexts(schema)) return 'string';
  return 'json';
}

function callOf({ method, path, ids, filters, required, optional, file, called }: Shown): Json {
  const shapes = Object.fromEntries(
    [...required, ...optional, ...filters].flatMap((field) => {
      const shape = shapeOf(field);
      return shape === null ? [] : [[field.name, shape]];
    }),
  );
  return {
    method,
    path,
    ids,
    required: required.map(({ name }) => name),
    fields: optional.length === 0 ? null : nameOfOptional(called),
    isList: called === 'getAll',
    query: filters.length === 0 ? null : called === 'getAll' ? 'filters' : 'options',
    ...(file !== null && { file }),
    shapes,
  };
}

const small = new Set(['a', 'an', 'and', 'as', 'at', 'by', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

function titled(name: string): string {
  return name
    .split(/[_\s]+/)
    .map((word, nth, all) => {
      const lower = word.toLowerCase();
      if (['id', 'fte', 'url'].includes(lower)) return lower.toUpperCase();
      if (lower === 'ids') return 'IDs';
      if (nth > 0 && nth < all.length - 1 && small.has(lower)) return lower;
      return lower.charAt(0).toUpperCase() + lower.slice(1);
    })
    .join(' ');
}

/** As n8n wants it: one line; one sentence has no full stop, several have. */
function prose(text: string): string {
  const line = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/</g, 'below ')
    .replaceAll(/>/g, 'above ')
    .replaceAll(/\bid\b/g, 'ID')
    .replaceAll(/\bids\b/g, 'IDs')
    .trim();
  const begun = line.charAt(0).toUpperCase() + line.slice(1);
  return /[.?] ./.test(begun) ? begun : begun.replace(/\.$/, '');
}

function inputOf(field: Field): Json {
  const { name, schema } = field;
  const type = typeOf(schema);
  const displayName = titled(name);
  const several = isListOfTexts(schema) && !field.description.includes('by commas') ? ' Several by commas.' : '';
  const text = prose(
    `${type === 'boolean' ? `Whether “${displayName}” holds. ` : ''}${field.description || displayName}${several}`,
  );
  const choices = choicesOf(schema);
  const options = choices.map((value) => ({ name: titled(String(value)), value })).sort(byName);
  const example = (schema['examples'] as unknown[] | undefined)?.[0];
  const placeholder = typeof example === 'string' && type === 'string' ? `e.g. ${example}` : null;
  const fallback = { options: options[0]?.value, boolean: false, number: 0 }[type] ?? '';
  return {
    displayName,
    name,
    type,
    ...(type === 'options' && { options }),
    default: fallback,
    ...(text !== displayName && { description: text }),
    ...(name === 'email' ? { placeholder: 'name@email.com' } : placeholder !== null && { placeholder }),
  };
}

const showFor = (resource: string, operation: string) => ({ show: { resource: [resource], operation: [operation] } });

function operationChoice(resource: string, one: string, several: string, operations: readonly Shown[]): Json {
  const options = operations
    .map(({ called, operation }) => ({
      name: called === 'getAll' ? 'Get Many' : titled(called.replaceAll(/[A-Z]/g, ' $&')),
      value: called,
      action: actionOf(called, one, several),
      description: prose(operation.summary),
    }))
    .sort(byName);
  return {
    displayName: 'Operation',
    name: 'operation',
    type: 'options',
    noDataExpression: true,
    displayOptions: { show: { resource: [resource] } },
    options,
    default: 'getAll',
  };
}

function actionOf(called: string, one: string, several: string): string {
  if (called === 'getAll') return `Get many ${several}`;
  if (called === 'setSigners') return `Set signers of a ${one}`;
  const article = one === 'leave' ? '' : /^[aeiou]/.test(one) ? 'an ' : 'a ';
  return `${called.charAt(0).toUpperCase()}${called.slice(1)} ${article}${one}`;
}

const nameOfOptional = (called: string): string => (called === 'update' ? 'updateFields' : 'additionalFields');

function fieldsOf(resource: string, one: string, shown: Shown): Json[] {
  const { called, ids, required, optional, filters, file } = shown;
  const displayOptions = showFor(resource, called);
  const made: Json[] = ids.map((name) => ({
    displayName: `${titled(one)} ID`,
    name,
    type: 'string',
    required: true,
    default: '',
    displayOptions,
  }));
  for (const field of required) {
    const { displayName, name, type, ...rest } = inputOf(field);
    made.push({ displayName, name, type, required: true, ...rest, displayOptions });
  }
  if (file !== null)
    made.push({
      displayName: file === 'sent' ? 'Input Binary Field' : 'Put Output File in Field',
      name: 'binaryPropertyName',
      type: 'string',
      required: true,
      default: 'data',
      hint:
        file === 'sent'
          ? 'The name of the input binary field containing the file to be sent'
          : 'The name of the output binary field to put the file in',
      displayOptions,
    });
  if (called === 'getAll')
    made.push(
      {
        displayName: 'Return All',
        name: 'returnAll',
        type: 'boolean',
        default: false,
        description: 'Whether to return all results or only up to a given limit',
        displayOptions,
      },
      {
        displayName: 'Limit',
        name: 'limit',
        type: 'number',
        typeOptions: { minValue: 1 },
        default: 50,
        description: 'Max number of results to return',
        displayOptions: { show: { ...displayOptions.show, returnAll: [false] } },
      },
    );
  const collection = (displayName: string, name: string, placeholder: string, fields: readonly Field[]): void => {
    if (fields.length === 0) return;
    const options = fields
      .map(inputOf)
      .sort((a, b) => byName({ name: String(a['displayName']) }, { name: String(b['displayName']) }));
    made.push({ displayName, name, type: 'collection', placeholder, default: {}, displayOptions, options });
  };
  const isUpdate = called === 'update';
  collection(isUpdate ? 'Update Fields' : 'Additional Fields', nameOfOptional(called), 'Add Field', optional);
  if (called === 'getAll') collection('Filters', 'filters', 'Add Filter', filters);
  else collection('Options', 'options', 'Add Option', filters);
  return made;
}
