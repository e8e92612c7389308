import type { Role, Scope } from '../../../kernel/scopes.ts';
import type { Json } from '../components.ts';

export interface Schema extends Json {
  readonly $ref?: string;
  readonly type?: string | string[];
  readonly description?: string;
  readonly properties?: Record<string, Schema>;
  readonly required?: string[];
  readonly items?: Schema;
  readonly anyOf?: Schema[];
  readonly enum?: unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly default?: unknown;
  readonly 'x-scope'?: string;
}

export interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

interface Media {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Record<string, unknown>;
}

export interface ResponsePart {
  readonly $ref?: string;
  readonly description: string;
  readonly content?: Record<string, Media>;
}

export interface OperationPart {
  readonly operationId: string;
  readonly tags: string[];
  readonly summary: string;
  readonly description: string;
  readonly 'x-required-scope': Scope | null;
  readonly 'x-lowest-role': Role;
  readonly 'x-module'?: string;
  readonly parameters?: Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Record<string, Media> };
  readonly responses: Record<string, ResponsePart>;
}

/** An operation with where it stands in the document. */
export interface Entry {
  readonly method: string;
  readonly path: string;
  readonly operation: OperationPart;
}

/** As much of an OpenAPI document as the page reads. */
export interface Document {
  readonly info: { readonly title: string; readonly version: string; readonly summary: string };
  readonly servers: { readonly url: string }[];
  readonly tags: { readonly name: string; readonly description: string }[];
  readonly paths: Record<string, Record<string, OperationPart>>;
  readonly webhooks: Record<string, { readonly post: OperationPart }>;
  readonly components: { readonly schemas: Record<string, Schema> } & Record<string, Record<string, unknown>>;
}

/** What a reference points to, with what stands beside the reference. */
export function resolve<T extends { readonly $ref?: string }>(document: Document, part: T): T {
  if (part.$ref === undefined) return part;
  const { $ref, ...beside } = part;
  const found = $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((place, key) => (place as Json)[key], document);
  return { ...(found as T), ...beside };
}

export const nameOf = (schema: Schema): string | null => schema.$ref?.split('/').at(-1) ?? null;

/** The JSON of a body or an answer, if it has one. */
export const mediaOf = (part: { readonly content?: Record<string, Media> }): Media | undefined =>
  part.content?.['application/json'];
