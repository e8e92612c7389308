import type { CallToolResult, Prompt, Tool } from '@modelcontextprotocol/sdk/types.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Catalogue } from '../../kernel/catalogue.ts';
import { Refusal } from '../../lib/errors.ts';
import type { TokenAccess } from '../access.ts';
import type { ApiSurface } from '../api-surface.ts';
import { callTool, describeTool, fewTools, isTooLong, searchTool } from './few-tools.ts';
import { findTools, inBrief, inFull } from './finder.ts';
import { promptsFor } from './prompts.ts';
import type { Session } from './protocol.ts';
import { requestOf, type ToolRequest } from './requests.ts';
import { fewerRows, type InnerAnswer, refusedResult, resultOf } from './results.ts';
import { toolOperations, toolsFor } from './tools.ts';

type Arguments = Readonly<Record<string, unknown>>;

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

  /**
   * One for each operation, or a few to find them by: as the address asks (`?tools=all`, `?tools=search`). If it does not, a connected
   * app gets the few where all would be too long to read; a token that someone has made for a task has few operations.
   */
  tools(): Tool[] {
    const all = this.#all();
    const { tools } = this.#request.query as { tools?: unknown };
    const isShort = tools === 'search' || (tools !== 'all' && this.#access.resource !== null && isTooLong(all));
    return isShort ? fewTools(this.#access.requiresAcceptance) : all;
  }

  #all(): Tool[] {
    const { actor, requiresAcceptance } = this.#access;
    return toolsFor(actor, this.#product.catalogue, requiresAcceptance);
  }

  prompts(): Prompt[] {
    const usable = new Set(this.#all().map(({ name }) => name));
    return promptsFor((operation) => usable.has(operation));
  }

  async call(name: string, args: Arguments): Promise<CallToolResult | null> {
    switch (name) {
      case searchTool:
        return this.#search(args);
      case describeTool:
        return this.#describe(args);
      case callTool: {
        const { operation, arguments: given = {} } = args;
        const called = isArguments(given) ? await this.#callOperation(String(operation), given) : wrongArguments;
        return called ?? unknownOperation(String(operation));
      }
      default:
        return this.#callOperation(name, args);
    }
  }

  #search({ query, limit = 8 }: Arguments): CallToolResult {
    if (typeof query !== 'string' || query.trim() === '') return told('query must say what you want to do.', true);
    const most = typeof limit === 'number' && limit >= 1 ? Math.min(Math.floor(limit), 30) : 8;
    const found = findTools(this.#all(), query, most);
    if (found.length === 0)
      return told('Nothing that this person has allowed fits these words. Try other words; or it is not allowed.');
    return told(JSON.stringify(found.map(inBrief)));
  }

  #describe({ operation }: Arguments): CallToolResult {
    const tool = this.#all().find(({ name }) => name === operation);
    return tool ? told(JSON.stringify(inFull(tool))) : unknownOperation(String(operation));
  }

  async #callOperation(name: string, args: Arguments): Promise<CallToolResult | null> {
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
    const answer = await this.#ask(asked);
    const fewer = operation.kind === 'list' ? fewerRows(answer, args) : null;
    // A page that is too long to read is asked for again, shorter: its cursor leads on.
    return resultOf(
      fewer === null ? answer : await this.#ask(requestOf(operation, { ...args, limit: fewer })),
      asked.url,
    );
  }

  /** Through the same routes as any other request of the API. */
  async #ask({ url, headers, ...rest }: ToolRequest): Promise<InnerAnswer> {
    const { app, surface } = this.#product;
    const { authorization } = this.#request.headers;
    return surface.inside(this.#request, 'mcp', (inner) =>
      app.inject({
        ...rest,
        url: surface.prefix + url,
        headers: { ...headers, authorization, ...inner },
        remoteAddress: this.#request.ip,
      }),
    );
  }
}

const told = (text: string, isError = false): CallToolResult => ({
  content: [{ type: 'text', text }],
  ...(isError && { isError }),
});

const isArguments = (value: unknown): value is Arguments =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wrongArguments = told('arguments must be an object with what the operation takes, by name.', true);

const unknownOperation = (name: string): CallToolResult =>
  told(`There is no operation ${JSON.stringify(name)} that you can use. Find one with ${searchTool}.`, true);
