import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Origin } from '../kernel/actor.ts';
import type { Installation } from '../kernel/installation.ts';
import { boundsOf } from '../lib/body-bounds.ts';
import { forbidden, Refusal } from '../lib/errors.ts';
import { hashSecret, kioskCookie } from '../lib/secrets.ts';
import type { Authenticators, OpenKiosk } from './access.ts';
import { parseBody, type RawBody } from './body.ts';
import { cookieNamed } from './cookies.ts';
import { success } from './envelope.ts';
import { rateLimited } from './gate.ts';
import { requestReader } from './language.ts';
import type { Limiter } from './limits/limiter.ts';
import { send } from './routes.ts';

const prefix = '/app/api/kiosk';
/** As long as browsers keep a cookie; each time that the tablet asks who is in, it begins anew. */
const cookieSeconds = 400 * 86_400;

const notPaired = new Refusal('AUTH_INVALID', 'kiosks.notPaired');
const wrongCode = (): Refusal => new Refusal('NOT_FOUND', 'kiosks.wrongCode', { field: 'code' });

/**
 * Shared tablets: a device session of their own, which opens these paths and no other. What they send for people is signed by the key of
 * the device, and runs as what those people do.
 */
export function mountKiosk(
  app: FastifyInstance,
  installation: Installation,
  limiter: Limiter,
  authenticators: Authenticators,
): void {
  const { kiosks } = authenticators;
  const bounds = {
    pair: boundsOf(kiosks.bodies.pair),
    taps: boundsOf(kiosks.bodies.taps),
    badge: boundsOf(kiosks.bodies.badge),
  };

  app.route({
    method: 'POST',
    url: `${prefix}/pair`,
    config: { operation: 'kiosk.pair' },
    bodyLimit: bounds.pair.bytes,
    onRequest: (request) => arrive(limiter, request),
    handler: async (request, reply) => {
      const blockedMs = await limiter.authBlockedFor(request.ip);
      if (blockedMs > 0) throw rateLimited('access.address', blockedMs);
      const body = parseBody(request.body as RawBody | undefined, bounds.pair);
      const paired = await kiosks.pair(body, originOf(request));
      if (paired === null) {
        await limiter.authFailed(request.ip);
        throw wrongCode();
      }
      const device = await kiosks.open(hashSecret(paired.secret));
      if (!device) throw notPaired;
      reply.header('Set-Cookie', cookieOf(installation, paired.secret));
      return answer(request, reply, await device.people({ unsent: 0, at: null }));
    },
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: `${prefix}/people`,
    config: { operation: 'kiosk.people' },
    onRequest: (request) => arrive(limiter, request),
    handler: async (request, reply) => {
      const { device, secret } = await deviceOf(limiter, authenticators, request);
      const { unsent, at } = request.query as Record<string, unknown>;
      const said = {
        unsent: typeof unsent === 'string' && /^\d{1,6}$/.test(unsent) ? Number(unsent) : null,
        at: typeof at === 'string' && at.length <= 40 ? at : null,
      };
      reply.header('Set-Cookie', cookieOf(installation, secret));
      return answer(request, reply, await device.people(said));
    },
  });

  /** What is signed by the key of the device. */
  const takes = (
    name: 'taps' | 'badge',
    answerTo: (device: OpenKiosk, body: unknown, origin: Origin) => Promise<object>,
  ): void => {
    app.route({
      method: 'POST',
      url: `${prefix}/${name}`,
      config: { operation: `kiosk.${name}` },
      bodyLimit: bounds[name].bytes,
      onRequest: (request) => arrive(limiter, request),
      handler: async (request, reply) => {
        const { device } = await deviceOf(limiter, authenticators, request);
        const raw = request.body as RawBody | undefined;
        const signature = request.headers['muster-device-signature'];
        device.checkSignature(raw?.bytes ?? Buffer.alloc(0), typeof signature === 'string' ? signature : undefined);
        const body = parseBody(raw, bounds[name]);
        return answer(request, reply, await answerTo(device, body, originOf(request)));
      },
    });
  };
  takes('taps', (device, body, origin) => device.taps(body, origin));
  takes('badge', (device, body, origin) => device.badge(body, origin));
}

/** Limits by address, and no page of another site sends it. */
async function arrive(limiter: Limiter, request: FastifyRequest): Promise<void> {
  const taken = await limiter.appAddress(request.ip);
  if (!taken.ok) throw rateLimited('access.address', taken.retryAfterMs);
  if (request.method === 'POST' && request.headers['x-muster-app'] !== '1') throw forbidden('request.appHeader');
}

/** Asked each time: a device that was unpaired opens nothing from that moment on. */
async function deviceOf(
  limiter: Limiter,
  { kiosks }: Authenticators,
  request: FastifyRequest,
): Promise<{ device: OpenKiosk; secret: string }> {
  const secret = cookieNamed(request, kioskCookie);
  if (secret === undefined) throw notPaired;
  const hash = hashSecret(secret);
  const device = await kiosks.open(hash);
  if (!device) throw notPaired;
  const taken = await limiter.session(hash.toString('base64url'));
  if (!taken.ok) throw rateLimited('access.session', taken.retryAfterMs);
  return { device, secret };
}

const originOf = (request: FastifyRequest): Origin => ({
  surface: 'app',
  tokenId: null,
  ip: request.ip,
  requestId: request.id,
  language: requestReader(request).language,
});

function cookieOf({ config }: Installation, secret: string): string {
  const isSecure = config.baseUrl.startsWith('https:');
  return `${kioskCookie}=${secret}; Path=${prefix}; HttpOnly; SameSite=Strict; Max-Age=${String(cookieSeconds)}${isSecure ? '; Secure' : ''}`;
}

const answer = (request: FastifyRequest, reply: FastifyReply, data: object): FastifyReply =>
  send(reply, success(200, data, request.id));
