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
 * the device, and runs as what those people do. One that was unpaired opens none of them; it may hand over once what it had not sent.
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
    unsent: boundsOf(kiosks.bodies.unsent),
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
      const { device, secret } = await deviceOf(limiter, kiosks.open, request);
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
  const takes = <Device extends Pick<OpenKiosk, 'checkSignature'>>(
    name: 'taps' | 'badge' | 'unsent',
    open: (hash: Buffer) => Promise<Device | null>,
    answerTo: (device: Device, body: unknown, origin: Origin) => Promise<object>,
  ): void => {
    app.route({
      method: 'POST',
      url: `${prefix}/${name}`,
      config: { operation: `kiosk.${name}` },
      bodyLimit: bounds[name].bytes,
      onRequest: (request) => arrive(limiter, request),
      handler: async (request, reply) => {
        const { device } = await deviceOf(limiter, open, request);
        const raw = request.body as RawBody | undefined;
        const signature = request.headers['muster-device-signature'];
        device.checkSignature(raw?.bytes ?? Buffer.alloc(0), typeof signature === 'string' ? signature : undefined);
        const body = parseBody(raw, bounds[name]);
        return answer(request, reply, await answerTo(device, body, originOf(request)));
      },
    });
  };
  takes('taps', kiosks.open, (device, body, origin) => device.taps(body, origin));
  takes('badge', kiosks.open, (device, body, origin) => device.badge(body, origin));
  takes('unsent', kiosks.left, (device, body, origin) => device.unsent(body, origin));
}

/** Limits by address, and no page of another site sends it. */
async function arrive(limiter: Limiter, request: FastifyRequest): Promise<void> {
  const taken = await limiter.appAddress(request.ip);
  if (!taken.ok) throw rateLimited('access.address', taken.retryAfterMs);
  if (request.method === 'POST' && request.headers['x-muster-app'] !== '1') throw forbidden('request.appHeader');
}

/** Asked each time: a device that was unpaired opens nothing from that moment on. */
async function deviceOf<Device>(
  limiter: Limiter,
  open: (hash: Buffer) => Promise<Device | null>,
  request: FastifyRequest,
): Promise<{ device: Device; secret: string }> {
  const secret = cookieNamed(request, kioskCookie);
  if (secret === undefined) throw notPaired;
  const hash = hashSecret(secret);
  const device = await open(hash);
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
