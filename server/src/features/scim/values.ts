import { say } from '../../lib/texts/texts.ts';
import { attributeNamed, type Path, readPath } from './filter.ts';
import { type Attributes, badRequest, isAttributes, maxOperations, type ScimType } from './protocol.ts';

export type Change = 'add' | 'replace' | 'remove';

/** One thing that a request says of one attribute; `value` is undefined where it is removed as a whole. */
export interface Said {
  readonly change: Change;
  readonly path: Path;
  /** The attribute as it was written: what an error calls it. */
  readonly sent: string;
  readonly value: unknown;
}

export const unknownAttribute = (scimType: ScimType, name: string) =>
  badRequest(scimType, shortened(name), 'scim.unknownAttribute');

/** A text, or null for what is empty: directories clear a value by sending it so. */
export function textOf(attribute: string, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string')
    throw badRequest('invalidValue', attribute, say('validation.type', { type: 'string' }));
  return value.trim() === '' ? null : value.trim();
}

export function requiredText(attribute: string, value: unknown): string {
  const text = textOf(attribute, value);
  if (text === null) throw badRequest('invalidValue', attribute, 'validation.required');
  return text;
}

/** Also as text, which is how Entra sends it. */
export function flagOf(attribute: string, value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string' && /^(true|false)$/i.test(value)) return value.toLowerCase() === 'true';
  throw badRequest('invalidValue', attribute, say('validation.type', { type: 'boolean' }));
}

const lowered = (body: Attributes): Map<string, unknown> =>
  new Map(Object.entries(body).map(([name, value]) => [name.toLowerCase(), value]));

/** That a body is what it says it is: `schemas` names the schema of the resource, or of a change. */
function checkSchemas(body: Attributes, wanted: string): void {
  const schemas = lowered(body).get('schemas');
  const isNamed =
    Array.isArray(schemas) &&
    schemas.some((urn) => typeof urn === 'string' && urn.toLowerCase() === wanted.toLowerCase());
  if (!isNamed) throw badRequest('invalidSyntax', 'schemas', say('scim.schemas', { text: wanted }));
}

/** A whole resource, as what it says of each of its attributes. */
export function saidInResource(body: Attributes, schema: string): Said[] {
  checkSchemas(body, schema);
  return Object.entries(body)
    .filter(([name]) => !['schemas', 'id', 'meta'].includes(name.toLowerCase()))
    .map(([name, value]) => ({
      change: 'replace',
      path: { attribute: attributeNamed(name), filter: null, sub: null },
      sent: shortened(name),
      value,
    }));
}

const shortened = (name: string): string => name.slice(0, 100).toWellFormed();

/** What we give a resource, and no change of it takes (RFC 7643, 2.2). */
const readOnly = /^(?:id|meta(?:\..*)?)$/;

/** The operations of a PATCH of the resource `id`, each about one attribute; one without a path says it of several. */
export function saidInPatch(body: Attributes, schema: string, id: string): Said[] {
  checkSchemas(body, schema);
  const operations = lowered(body).get('operations');
  if (!Array.isArray(operations) || operations.length === 0 || operations.length > maxOperations)
    throw badRequest('invalidSyntax', 'Operations', say('scim.operations', { limit: maxOperations }));
  const said = operations.flatMap((operation: unknown, index) =>
    saidInOperation(`Operations.${String(index)}`, operation, id),
  );
  const fixed = said.find(({ path: { attribute } }) => readOnly.test(attribute));
  if (fixed) throw badRequest('mutability', fixed.sent, 'scim.readOnly');
  return said;
}

function saidInOperation(at: string, operation: unknown, id: string): Said[] {
  if (!isAttributes(operation)) throw badRequest('invalidSyntax', at, say('validation.type', { type: 'object' }));
  const given = lowered(operation);
  const text = given.get('op');
  const change = (['add', 'replace', 'remove'] as const).find(
    (name) => typeof text === 'string' && name === text.toLowerCase(),
  );
  if (!change) throw badRequest('invalidSyntax', `${at}.op`, 'scim.op');
  const [path, value] = [given.get('path'), given.get('value')];
  if (path !== undefined && path !== null && path !== '') {
    if (typeof path !== 'string')
      throw badRequest('invalidPath', `${at}.path`, say('validation.type', { type: 'string' }));
    if (change !== 'remove' && value === undefined)
      throw badRequest('invalidValue', `${at}.value`, 'validation.required');
    return [{ change, path: readPath(path), sent: shortened(path), value }];
  }
  if (change === 'remove') throw badRequest('noTarget', `${at}.path`, 'scim.noTarget');
  if (!isAttributes(value)) throw badRequest('invalidValue', `${at}.value`, say('validation.type', { type: 'object' }));
  // Okta repeats the id of the group that it renames.
  const isRepeated = (name: string, inner: unknown): boolean => name === 'schemas' || (name === 'id' && inner === id);
  return Object.entries(value)
    .filter(([name, inner]) => !isRepeated(name.toLowerCase(), inner))
    .map(([name, inner]) => ({ change, path: readPath(name), sent: shortened(name), value: inner }));
}
