import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { openApiOf } from '../src/http/description/openapi.ts';
import type { Catalogue } from '../src/kernel/catalogue.ts';
import type { Response } from './response.ts';

interface Described {
  readonly responses: Record<
    string,
    { readonly $ref?: string; readonly content?: Record<string, { readonly schema: object }> }
  >;
}

interface Document {
  readonly paths: Record<string, Record<string, Described>>;
  readonly components: { readonly responses?: Record<string, Described['responses'][string]> };
}

/**
 * Holds every answer of the public API against the OpenAPI document. All clients of the tests go through it, so that
 * the contract is checked wherever an operation is tested.
 */
export class Contract {
  readonly #document: Document;
  readonly #ajv: Ajv2020;
  readonly #paths: { path: string; pattern: RegExp }[];
  readonly #validators = new Map<string, ValidateFunction>();

  constructor(catalogue: Catalogue) {
    this.#document = closed(structuredClone(openApiOf(catalogue, 'http://127.0.0.1/api/v1'))) as Document;
    this.#ajv = new Ajv2020({ strict: false, allErrors: true });
    formats.default(this.#ajv);
    this.#ajv.addSchema(this.#document, 'openapi');
    this.#paths = Object.keys(this.#document.paths).map((path) => ({
      path,
      pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    }));
  }

  /** Throws if the answer is not one that the description allows. With `fields` records need not be whole. */
  verify(method: string, url: string, response: Response, isNarrowed = url.includes('fields=')): void {
    const wanted = url.split('?', 1)[0] ?? '';
    const path = this.#paths.find(({ pattern }) => pattern.test(wanted))?.path;
    const operation = path === undefined ? undefined : this.#document.paths[path]?.[method.toLowerCase()];
    if (path === undefined || operation === undefined) return;
    const where = `${method} ${path} → ${String(response.status)}`;
    const { content, $ref } = operation.responses[String(response.status)] ?? { $ref: '' };
    if (content === undefined && $ref === undefined) {
      if (response.text !== '') throw new Error(`${where} has a body, which is not described.`);
      return;
    }
    if (content && !('application/json' in content)) {
      verifyFile(where, Object.keys(content), response);
      return;
    }
    const validate = this.#validatorOf(
      where,
      `/paths/${escape(path)}/${method.toLowerCase()}/responses/${String(response.status)}`,
      operation,
      response.status,
    );
    if (!validate) throw new Error(`${where} is not described: ${response.text.slice(0, 300)}`);
    if (validate(response.body)) return;
    const errors = (validate.errors ?? []).filter((error) => !(isNarrowed && isAboutPart(error)));
    if (errors.length === 0) return;
    throw new Error(`${where} breaks its description: ${this.#ajv.errorsText(errors)}\n${response.text.slice(0, 600)}`);
  }

  #validatorOf(name: string, pointer: string, operation: Described, status: number): ValidateFunction | undefined {
    const known = this.#validators.get(name);
    const described = operation.responses[String(status)];
    if (known || !described) return known;
    const base = described.$ref === undefined ? pointer : described.$ref.slice(1);
    const validate = this.#ajv.compile({ $ref: `openapi#${base}/content/application~1json/schema` });
    this.#validators.set(name, validate);
    return validate;
  }
}

/** A field of a record that is missing. */
const isAboutPart = ({ keyword, instancePath }: ErrorObject): boolean =>
  keyword === 'required' && /^\/data(\/\d+)?$/.test(instancePath);

/** A file is of a type that was promised, and as long as its headers say. */
function verifyFile(where: string, types: readonly string[], { headers, bytes }: Response): void {
  const type = String(headers['content-type']).split(';', 1)[0] ?? '';
  if (!types.includes(type)) throw new Error(`${where} is of the type ${type}, which is not described.`);
  if (Number(headers['content-length']) !== bytes.length) throw new Error(`${where} is cut short.`);
}

/** Clients must expect additions; our own answers must not hold a field that no one declared. */
function closed(value: unknown, isPart = false): unknown {
  if (Array.isArray(value)) return value.map((inner) => closed(inner, isPart));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    ([key, inner]) => [key, ['example', 'examples'].includes(key) ? inner : closed(inner, key === 'allOf')] as const,
  );
  const isRecord = 'properties' in value && 'type' in value && value.type === 'object';
  const isOpen = isRecord && !isPart && !('additionalProperties' in value);
  return { ...Object.fromEntries(entries), ...(isOpen && { additionalProperties: false }) };
}

const byCatalogue = new WeakMap<Catalogue, Contract>();
const byServer = new WeakMap<object, Contract>();

/** From now on clients of this server hold its answers against the description, which all files of a worker share. */
export const bindContract = (server: object, catalogue: Catalogue): void => {
  const contract = byCatalogue.get(catalogue) ?? new Contract(catalogue);
  byCatalogue.set(catalogue, contract);
  byServer.set(server, contract);
};

export const contractOf = (server: object): Contract | undefined => byServer.get(server);

const escape = (path: string): string => encodeURI(path.replaceAll('~', '~0').replaceAll('/', '~1'));
