import type { CallToolResult, Tool } from '@modelcontextprotocol/sdk/types.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Catalogue } from '../../kernel/catalogue.ts';
import { Refusal } from '../../lib/errors.ts';
import type { TokenAccess } from '../access.ts';
import type { ApiSurface } from '../api-surface.ts';
import type { Session } from './protocol.ts';
import { requestOf, type ToolRequest } from './requests.ts';
import { refusedResult, resultOf } from './results.ts';
import { toolOperations, toolsFor } from './tools.ts';

/** Where tool calls go. */
export interface Product {
  readonly app: FastifyInstance;
  readonly catalogue: Catalogue;
  readonly surface: ApiSurface;
}

/** One message of one token's owner. */
export class TokenSession implements Session {
  /** A request of the API was made, which counts by itself. */
  isCounted = false;
  readonly #product: Product;
  readonly #request: FastifyRequest;
  readonly #access: TokenAccess;

  constructor(product: Product, request: FastifyRequest, access: TokenAccess) {
    this.#product = product;
    this.#request = request;
    this.#access = access;
  }

  tools(): Tool[] {
    const { actor, requiresAcceptance } = this.#access;
    return toolsFor(actor, this.#product.catalogue, requiresAcceptance);
  }

  async call(name: string, args: Readonly<Record<string, unknown>>): Promise<CallToolResult | null> {
    const operation = toolOperations(this.#product.catalogue).get(name);
    if (!operation) return null;
    let asked: ToolRequest;
    try {
      asked = requestOf(operation, args);
    } catch (error) {
      if (error instanceof Refusal) return refusedResult(error, this.#request.id);
      throw error;
    }
    this.isCounted = true;
    return this.#ask(asked);
  }

  /** Through the same routes as any other request of the API. */
  async #ask({ url, headers, ...rest }: ToolRequest): Promise<CallToolResult> {
    const { app, surface } = this.#product;
    const { authorization } = this.#request.headers;
    const answer = await surface.inside(this.#request, 'mcp', () =>
      app.inject({
        ...rest,
        url: surface.prefix + url,
        headers: { ...headers, authorization },
        remoteAddress: this.#request.ip,
      }),
    );
    return resultOf(answer, url);
  }
}
