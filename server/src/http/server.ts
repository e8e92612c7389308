import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Catalogue } from '../kernel/catalogue.ts';
import type { Installation } from '../kernel/installation.ts';
import { maxBodyBytes } from '../lib/body-bounds.ts';
import { Refusal } from '../lib/errors.ts';
import { newId } from '../lib/ids.ts';
import type { Authenticators } from './access.ts';
import { mountApp } from './app-surface.ts';
import { fileMs, watchArrivals } from './arrival-deadlines.ts';
import type { RawBody } from './body.ts';
import { answerBrokenHttp, refuseExpectations } from './broken-http.ts';
import { mountCalendars } from './calendars.ts';
import { compression } from './compression.ts';
import { asRefusal, failure } from './envelope.ts';
import { mountHealth, mountMetrics } from './health.ts';
import { mountKiosk } from './kiosk.ts';
import { requestReader } from './language.ts';
import { ifArriving } from './last-answer.ts';
import type { Limiter } from './limits/limiter.ts';
import type { Metrics } from './metrics.ts';
import { mountApi } from './mount-api.ts';
import { challengeFor, mountOAuth } from './oauth.ts';
import { mountProviderLogout } from './provider-logout.ts';
import type { RequestLog } from './request-log.ts';
import { send } from './routes.ts';
import { mountSite } from './site.ts';
import { tooLarge } from './too-large.ts';
import { traceRequests } from './tracing.ts';

export interface ServerOptions {
  readonly installation: Installation;
  readonly catalogue: Catalogue;
  readonly limiter: Limiter;
  readonly authenticators: Authenticators;
  readonly metrics: Metrics;
  readonly requestLog: RequestLog;
  /** false: /metrics is told on a port of its own. */
  readonly showsMetrics?: boolean;
  /** Proxies in front whose X-Forwarded-For is believed. */
  readonly trustedProxies: number;
  /** Another build of the console than its own, as tests have one in a language of theirs. */
  readonly consoleFolder?: string;
}

/** What routes say of themselves. */
interface RouteNotes {
  readonly operation?: string;
  /** The path holds a secret: the log names the route in its place. */
  readonly hidesPath?: boolean;
  /** Answers for as long as someone listens. */
  readonly isLasting?: true;
}

const maxHeaderBytes = 16 * 1024;

const unused = (): never => {
  throw new Error('Routes carry no schemas of Fastify’s own.');
};

const isTooLarge = (error: unknown): boolean =>
  (error as { code?: string } | null)?.code === 'FST_ERR_CTP_BODY_TOO_LARGE';

const withoutHost = new Refusal('BAD_REQUEST', 'request.host');

export function buildServer(options: ServerOptions): FastifyInstance {
  const { installation, catalogue, limiter, authenticators, metrics, requestLog } = options;
  const app = Fastify({
    logger: false,
    bodyLimit: maxBodyBytes,
    trustProxy: options.trustedProxies === 0 ? false : (_address, hop) => hop < options.trustedProxies,
    genReqId: () => newId('req', installation.clock.nowMs()),
    requestIdHeader: false,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    // While the server stops, what comes in on connections that are still open is answered all the same.
    return503OnClosing: false,
    // A client that stops reading its answer is cut off.
    connectionTimeout: 60_000,
    // Headers within 10 s; the whole request within 30 s, or longer for a file (`watchArrivals`): a slow client is cut off.
    requestTimeout: fileMs,
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2000,
      maxHeaderSize: maxHeaderBytes,
      // Node would refuse with an empty answer; the first hook does it in the error shape.
      requireHostHeader: false,
    },
    keepAliveTimeout: 65_000,
    // An id of any length that fits into an address reaches its operation, and is unknown there.
    routerOptions: { maxParamLength: maxHeaderBytes },
    // Operations check their own input: without these, Fastify would load two compilers that no one calls.
    schemaController: { compilersFactory: { buildValidator: unused, buildSerializer: unused } },
    clientErrorHandler: answerBrokenHttp,
    frameworkErrors: (error, request, reply) => {
      void refuse(error, request, reply);
    },
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (request, bytes, done) => {
    const { 'content-type': contentType, 'content-encoding': contentEncoding } = request.headers;
    done(null, { contentType, contentEncoding, bytes } satisfies RawBody);
  });
  traceRequests(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id);
    reply.header('Cache-Control', 'no-store');
    done(request.headers.host === undefined && request.raw.httpVersion === '1.1' ? withoutHost : undefined);
  });
  // Those who wait for events get their answer before connections are drained.
  app.addHook('preClose', (done) => {
    void installation.eventSignals.close();
    done();
  });
  app.addHook('onSend', ({ raw }, reply, _payload, done) => {
    ifArriving(raw, done, () => {
      reply.header('Connection', 'close');
      done();
    });
  });
  app.addHook('onResponse', (request, reply, done) => {
    record(request, reply);
    done();
  });

  const refuse = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const refusal = isTooLarge(error) ? tooLarge(request.routeOptions.bodyLimit) : asRefusal(error);
    if (refusal.status >= 500) installation.log.error({ request_id: request.id, err: error }, 'request failed');
    metrics.refused(refusal.code);
    // Set again: an address too broken to route has passed no hook.
    reply.headers({ 'X-Request-Id': request.id, 'Cache-Control': 'no-store' });
    const answer = failure(refusal, request.id, requestReader(request));
    const challenge = refusal.status === 401 ? challengeFor(installation.config, request) : null;
    return send(
      reply,
      challenge === null ? answer : { ...answer, headers: { ...answer.headers, 'WWW-Authenticate': challenge } },
    );
  };
  app.setErrorHandler(refuse);
  app.setNotFoundHandler((request, reply) => refuse(new Refusal('NOT_FOUND', 'request.noSuchPath'), request, reply));

  const record = (request: FastifyRequest, reply: FastifyReply): void => {
    const { operation = 'none', hidesPath, isLasting } = request.routeOptions.config as RouteNotes;
    // How long a client listens, or asks to wait for events, says nothing of how quickly it was answered.
    const isWait = isLasting === true || (request.query as Record<string, unknown> | undefined)?.['wait'] !== undefined;
    metrics.answered(operation, reply.statusCode, isWait ? 0 : reply.elapsedTime / 1000);
    // The path without its query: filters may hold private values.
    installation.log.info({
      request_id: request.id,
      method: request.method,
      operation,
      path: hidesPath === true ? request.routeOptions.url : request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ip: request.ip,
    });
  };

  const unwatch = watchArrivals(app.server);
  app.addHook('onClose', (_app, done) => {
    unwatch();
    done();
  });
  refuseExpectations(app.server);
  void app.register(compress, compression);
  // Once compression is there: it joins each route as it is mounted.
  app.after(() => {
    mountHealth(app, installation);
    if (options.showsMetrics !== false) mountMetrics(app, metrics);
    mountApi(app, installation, catalogue, limiter, authenticators, requestLog);
    mountApp(app, installation, catalogue, limiter, authenticators);
    mountKiosk(app, installation, limiter, authenticators);
    mountCalendars(app, limiter, authenticators);
    mountProviderLogout(app, limiter, authenticators);
    mountOAuth(app, installation, limiter, authenticators);
    mountSite(app, installation, options.consoleFolder);
  });
  return app;
}
