import type { Operation } from '../../kernel/declaration.ts';
import { invalid } from '../../lib/errors.ts';
import { say } from '../../lib/texts/texts.ts';
import { callArgumentsOf, hasPlainBody, noteArgumentOf } from './tools.ts';

type Arguments = Readonly<Record<string, unknown>>;

/** A tool call as the request of the API that it stands for. */
export interface ToolRequest {
  readonly method: Operation['method'];
  /** Path and query, from the version segment on. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

/** Sorts the arguments to where the operation has them; what it does not know is refused where it arrives. */
export function requestOf(operation: Operation, args: Arguments): ToolRequest {
  const { method, path, params, query, kind, body } = operation;
  const inPath = Object.keys(params?.properties ?? {});
  const inQuery = new Set([...Object.keys(query?.properties ?? {}), ...(kind === 'list' ? ['limit', 'cursor'] : [])]);
  const ofCall: readonly string[] = callArgumentsOf(operation);
  const given = Object.entries(args).filter(([name]) => !inPath.includes(name) && !ofCall.includes(name));
  const isQuery = (name: string): boolean => body === undefined || inQuery.has(name);
  const search = given.filter(([name]) => isQuery(name));
  // As own properties, whatever they are called.
  const fields = Object.fromEntries(given.filter(([name]) => !isQuery(name)));
  for (const name of ['dry_run', 'propose']) if (ofCall.includes(name)) search.push([name, args[name]]);
  const payload = body === undefined ? undefined : JSON.stringify(hasPlainBody(operation) ? fields : fields['body']);
  const noteArgument = noteArgumentOf(operation);
  const note = ofCall.includes(noteArgument) ? args[noteArgument] : undefined;
  const key = ofCall.includes('idempotency_key') ? args['idempotency_key'] : undefined;
  return {
    method,
    url: `${addressOf(path, args)}${searchOf(search)}`,
    headers: {
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': keyOf(key) }),
      ...(note !== undefined && { 'muster-note': noteOf(note) }),
    },
    ...(payload !== undefined && { payload }),
  };
}

function addressOf(path: string, args: Arguments): string {
  return path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const value = args[name];
    if (value === undefined || value === null) throw invalid(name, 'validation.required');
    if (typeof value !== 'string') throw invalid(name, say('validation.type', { type: 'string' }));
    // An address has a meaning of its own for these; as an id they are unknown like any other.
    return /^\.{0,2}$/.test(value) ? '-' : encodeURIComponent(value.toWellFormed());
  });
}

/** A query knows no null: it leaves out what is not asked for. */
function searchOf(search: readonly (readonly [string, unknown])[]): string {
  const asked = search.filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(asked.map(([name, value]): [string, string] => [name, textOf(value)])).toString();
  return text === '' ? '' : `?${text}`;
}

/** As a query has it; several values by commas. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(',');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** As an extended value (RFC 8187), whatever stands in it. */
function noteOf(note: unknown): string {
  if (typeof note !== 'string') throw invalid('note', say('validation.type', { type: 'string' }));
  return `UTF-8''${encodeURIComponent(note.toWellFormed())}`;
}

/** What a header cannot hold is refused here; the rest where keys are taken. */
function keyOf(key: unknown): string {
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw invalid('idempotency_key', 'request.idempotencyKey');
}
