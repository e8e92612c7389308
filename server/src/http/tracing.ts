import type { FastifyInstance, FastifyRequest } from 'fastify';
import { currentTracer, type RequestSpan } from '../tracing.ts';
import { probePaths } from './health.ts';

/** A span for each request: its route and operation, never its address, which holds ids and filters. */
export function traceRequests(app: FastifyInstance): void {
  const tracer = currentTracer();
  if (tracer === null) return;
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? '*';
    if (probePaths.has(route)) {
      done();
      return;
    }
    const { operation = 'none' } = request.routeOptions.config as { operation?: string };
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'muster.operation': operation,
      'muster.request_id': request.id,
    };
    const span = tracer.startRequest(`${request.method} ${route}`, attributes, request.headers);
    spans.set(request, span);
    span.within(done);
  });
  // Reading a body leaves the span behind.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.within(done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const isFailed = reply.statusCode >= 500;
    spans.get(request)?.end({ 'http.response.status_code': reply.statusCode }, isFailed);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    spans.get(request)?.end({ 'muster.is_aborted': true }, false);
    done();
  });
}
