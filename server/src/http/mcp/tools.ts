import type { Tool, ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import type { TSchema } from 'typebox';
import type { Actor } from '../../kernel/actor.ts';
import type { Catalogue } from '../../kernel/catalogue.ts';
import { isRehearsable, type Operation } from '../../kernel/declaration.ts';
import { isProposable } from '../../kernel/proposals/four-eyes.ts';
import { Proposal } from '../../kernel/proposals/record.ts';
import { Refusal } from '../../lib/errors.ts';
import { Components, type Json } from '../description/components.ts';
import { isPublic } from '../description/openapi.ts';
import { describe } from '../description/operations.ts';
import { cursorParameter, limitParameter } from '../description/shared-parts.ts';
import { namedBy } from '../description/words.ts';
import { admit } from '../gate.ts';
import { outlineOf, portable } from './portable.ts';

/** Arguments of the call itself, on every tool that changes something. */
export const callArguments = {
  dry_run: {
    type: 'boolean',
    description: 'true: rehearse it. The answer and the refusals are the real ones, and nothing stays.',
  },
  propose: {
    type: 'boolean',
    description:
      'true: propose it. It is rehearsed, and waits for a person to accept exactly what the answer shows; nothing is changed before.',
  },
  note: {
    type: 'string',
    description: 'With a proposal: what to say to whoever decides on it, in up to 500 characters.',
  },
  proposal_note: {
    type: 'string',
    description:
      'With a proposal: what to say to those who decide on it, in up to 500 characters. `note` is part of the record.',
  },
  idempotency_key: {
    type: 'string',
    description: 'Any text that names this change. Sent again with the same text, it is not made a second time.',
  },
} as const satisfies Record<string, Json>;

type CallArgument = keyof typeof callArguments;

const operationsOf = new WeakMap<Catalogue, ReadonlyMap<string, Operation>>();

/** The operations that tools stand for, by name: the operation's id. The rule for names allows dots. */
export function toolOperations(catalogue: Catalogue): ReadonlyMap<string, Operation> {
  let operations = operationsOf.get(catalogue);
  if (!operations) {
    operations = new Map(catalogue.operations.filter(isPublic).map((operation) => [operation.id, operation]));
    operationsOf.set(catalogue, operations);
  }
  return operations;
}

const tools = new WeakMap<Operation, Tool>();

/** The tools that this token can use now: those whose gates would let it through. */
export function toolsFor(actor: Actor, catalogue: Catalogue, proposesOnly = false): Tool[] {
  const usable = [...toolOperations(catalogue).values()].filter(
    (operation) => isAdmitted(actor, operation) && !(proposesOnly && isShutToProposers(operation)),
  );
  return usable.map((operation) => {
    let tool = tools.get(operation);
    if (!tool) tools.set(operation, (tool = toolOf(operation, catalogue)));
    return proposesOnly && isProposable(operation) ? asProposing(tool) : tool;
  });
}

const isShutToProposers = (operation: Operation): boolean =>
  changes(operation) && !isProposable(operation) && operation.isForProposers !== true;

/** For a token that may only propose: the tool says that nothing happens before a person accepts it. It may be rehearsed as well. */
const asProposing = (tool: Tool): Tool => ({
  ...tool,
  description: `Proposes: this token changes nothing by itself. The answer is a proposal (status WAITING) with what would come of it; it is done once a person accepts it in Muster. Say so, and do not call again.\n\n${tool.description ?? ''}`,
  annotations: { ...tool.annotations, destructiveHint: false },
});

function isAdmitted(actor: Actor, operation: Operation): boolean {
  try {
    admit(actor, operation);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function toolOf(operation: Operation, catalogue: Catalogue): Tool {
  return {
    name: operation.id,
    title: operation.summary,
    description: describe(operation),
    inputSchema: inputSchemaOf(operation, catalogue),
    ...(operation.kind !== 'file' && { outputSchema: outputSchemaOf(operation) }),
    annotations: annotationsOf(operation),
  };
}

export const changes = ({ kind, changesNothing }: Operation): boolean => kind === 'write' && changesNothing !== true;

/** Hints for clients that ask their user before some calls. What counts are the rules, which no hint loosens. */
function annotationsOf(operation: Operation): ToolAnnotations {
  const { method, status } = operation;
  if (!changes(operation)) return { readOnlyHint: true, openWorldHint: false };
  return {
    readOnlyHint: false,
    // A new record, or a job that was taken on, takes nothing away.
    destructiveHint: method !== 'POST' || status === 200,
    idempotentHint: method !== 'POST',
    openWorldHint: false,
  };
}

/** Which arguments of the call a tool takes. */
export function callArgumentsOf(operation: Operation): CallArgument[] {
  if (!changes(operation)) return [];
  return [
    ...(isRehearsable(operation) ? (['dry_run'] as const) : []),
    ...(isProposable(operation) ? (['propose', noteArgumentOf(operation)] as const) : []),
    'idempotency_key',
  ];
}

/** A record may have a note of its own. */
export const noteArgumentOf = ({ params, query, body }: Operation): 'note' | 'proposal_note' =>
  [params, query, body].some(hasNote) ? 'proposal_note' : 'note';

const hasNote = (schema: { readonly properties?: object } | undefined): boolean => 'note' in (schema?.properties ?? {});

type Properties = Record<string, Json>;

/** Arguments that stand in one place of the request. */
interface Part {
  readonly properties: Properties;
  readonly required: readonly string[];
}

/** Parameters of the path, those of the query and the fields of the body, side by side. */
function inputSchemaOf(operation: Operation, catalogue: Catalogue): Tool['inputSchema'] {
  const components = new Components(catalogue.events.map(({ type }) => type));
  const parts: Part[] = [
    pathPart(operation, components),
    objectPart(operation.query, components),
    operation.kind === 'list' ? { properties: paging, required: [] } : nothing,
    bodyPart(operation, components),
    {
      properties: Object.fromEntries(callArgumentsOf(operation).map((name) => [name, callArguments[name]])),
      required: [],
    },
  ];
  const names = parts.flatMap(({ properties }) => Object.keys(properties));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`${operation.id} has two arguments called ${twice}.`);
  return standingAlone(
    {
      properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Properties,
      required: parts.flatMap(({ required }) => required),
      additionalProperties: false,
    },
    components,
  );
}

/** The envelope of the API, as `structuredContent` holds it. No field is required: `fields` leaves out what it does not name. */
function outputSchemaOf(operation: Operation): Tool['inputSchema'] {
  const { kind, returns } = operation;
  const components = new Components();
  const isArray = kind === 'list' || (returns as { type?: string }).type === 'array';
  const { properties } = objectPart(returns, components);
  const { schemas } = components;
  // Proposed, it answers with the proposal, whose fields of the same names are others.
  const mayBeProposal = returns !== Proposal && isProposable(operation);
  const isOther = (name: string): boolean => mayBeProposal && name !== 'id' && Object.hasOwn(Proposal.properties, name);
  const fields = Object.entries(properties)
    .filter(([name]) => !isOther(name))
    .map(([name, schema]): [string, Json] => [name, outlineOf(schema, schemas)]);
  const record = { type: 'object', ...(fields.length > 0 && { properties: Object.fromEntries(fields) }) };
  return portable({
    type: 'object',
    properties: {
      // A list, or proposed the one proposal.
      ...(!(isArray && mayBeProposal) && { data: isArray ? { type: 'array', items: record } : record }),
      meta: { type: 'object' },
    },
    required: ['data', 'meta'],
  }) as Tool['inputSchema'];
}

const nothing: Part = { properties: {}, required: [] };
const paging: Properties = Object.fromEntries(
  [limitParameter, cursorParameter].map(({ name, description, schema }) => [name, { ...schema, description }]),
);

function pathPart({ params, path }: Operation, components: Components): Part {
  const { properties } = objectPart(params, components);
  const described = Object.entries(properties).map(([name, schema]): [string, Json] => [
    name,
    { description: `The id of the ${namedBy(path, name).replaceAll('_', ' ')}.`, ...schema },
  ]);
  return { properties: Object.fromEntries(described), required: Object.keys(properties) };
}

interface Fields {
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
}

function objectPart(schema: TSchema | undefined, components: Components): Part {
  const { properties = {}, required = [] } = (schema ?? {}) as Fields;
  return {
    properties: Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, components.use(inner)])),
    required,
  };
}

/** Whether the fields of the body can stand beside the parameters. */
export const hasPlainBody = ({ body }: Operation): boolean =>
  body === undefined || (body as Fields).properties !== undefined;

function bodyPart(operation: Operation, components: Components): Part {
  const { body, isBodyOptional } = operation;
  if (hasPlainBody(operation)) {
    const { properties, required } = objectPart(body, components);
    return { properties, required: isBodyOptional ? [] : required };
  }
  return { properties: { body: components.use(body as TSchema) }, required: isBodyOptional ? [] : ['body'] };
}

/** An object with the definitions that it refers to, in words that every assistant takes. */
function standingAlone(object: Json, { schemas }: Components): Tool['inputSchema'] {
  const whole = { type: 'object', ...object, ...(Object.keys(schemas).length > 0 && { $defs: schemas }) };
  const text = JSON.stringify(portable(whole)).replaceAll('"#/components/schemas/', '"#/$defs/');
  return JSON.parse(text) as Tool['inputSchema'];
}
