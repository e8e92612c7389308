import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Catalogue } from '../../kernel/catalogue.ts';
import type { Installation } from '../../kernel/installation.ts';
import { maxBodyBytes } from '../../lib/body-bounds.ts';
import { forbidden, Refusal } from '../../lib/errors.ts';
import { inTurn } from '../../lib/in-turn.ts';
import type { TokenAccess } from '../access.ts';
import type { ApiSurface } from '../api-surface.ts';
import { parseBody, type RawBody } from '../body.ts';
import { TokenSession } from './session.ts';

/** A message holds the body of one operation and little else. What the operation itself bounds is checked when it is reached. */
const bounds = { bytes: maxBodyBytes + 64 * 1024, values: 25_000, keys: 512, elements: 5000, depth: 32 };
const largeBytes = 16 * 1024;

/**
 * The Model Context Protocol at /mcp, without sessions: each message comes by a request of its own, with an API token. A tool
 * call is a request of the API inside this one, through the same routes: nothing is checked or logged in a second way.
 */
export function mountMcp(
  app: FastifyInstance,
  { config: { baseUrl } }: Installation,
  catalogue: Catalogue,
  surface: ApiSurface,
): void {
  const accesses = new WeakMap<FastifyRequest, TokenAccess>();
  app.route({
    method: 'POST',
    url: '/mcp',
    config: { operation: 'mcp' },
    bodyLimit: bounds.bytes,
    onRequest: async (request) => {
      await surface.arrive(request);
      refuseOtherOrigins(request, baseUrl);
      accesses.set(request, await surface.authenticate(request));
    },
    handler: async (request, reply) => {
      const access = accesses.get(request);
      if (!access) throw new Error('A message was reached without a token.');
      const message = await messageOf(request.body as RawBody | undefined);
      // A tool call is counted by the request inside, at its own cost; one that does not get that far, afterwards.
      const isCall = isToolCall(message);
      if (!isCall) await surface.spend(request, reply, access);
      // Loaded when first needed: most processes are never asked.
      const { answerMessage } = await import('./protocol.ts');
      const session = new TokenSession({ app, catalogue, surface }, request, access);
      const response = await answerMessage(asWebRequest(request), message, session);
      if (isCall && !session.isCounted) await surface.spend(request, reply, access);
      return sendResponse(reply, response);
    },
  });
  mountOtherMethods(app, surface);
}

function mountOtherMethods(app: FastifyInstance, surface: ApiSurface): void {
  app.route({
    method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'],
    url: '/mcp',
    config: { operation: 'mcp' },
    onRequest: async (request) => {
      await surface.arrive(request);
      throw new Refusal('METHOD_NOT_ALLOWED', 'request.mcpMethod', undefined, {
        Allow: 'POST',
      });
    },
    handler: () => undefined,
  });
}

/** A page of another site must not speak to it through someone's browser (DNS rebinding). */
function refuseOtherOrigins({ headers: { origin } }: FastifyRequest, baseUrl: string): void {
  if (origin !== undefined && origin !== new URL(baseUrl).origin)
    throw forbidden('request.mcpOrigin', { reason: 'origin' });
}

async function messageOf(raw: RawBody | undefined): Promise<unknown> {
  const parse = (): unknown => parseBody(raw, bounds);
  const message = raw && raw.bytes.length >= largeBytes ? await inTurn(parse) : parse();
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    throw new Refusal('VALIDATION_FAILED', 'request.mcpMessage');
  return message;
}

const isToolCall = (message: unknown): boolean => (message as { method?: unknown }).method === 'tools/call';

/** The address is of no interest to the protocol, and the message has been read. */
function asWebRequest({ headers }: FastifyRequest): Request {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'authorization' && name !== 'content-length'
      ? [[name, value] as [string, string]]
      : [],
  );
  return new Request('http://localhost/mcp', { method: 'POST', headers: entries });
}

async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status);
  const body = await response.text();
  if (body === '') return reply.send();
  return reply.type('application/json; charset=utf-8').send(body);
}
