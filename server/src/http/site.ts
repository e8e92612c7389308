import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../kernel/errors.ts';
import type { Installation } from '../kernel/installation.ts';
import { chooseEncoding, consoleFolder, readSite, type SiteFile } from './site-files.ts';

/** What belongs to somebody else, whatever follows: an unknown path there is not the console's. */
const reserved = /^\/(api|app\/api|healthz|readyz|metrics|docs)(\/|$)/;

const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const securityHeaders = (baseUrl: string): Record<string, string> => ({
  'Content-Security-Policy': contentPolicy,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  ...(baseUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
});

const unbuiltPage = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Muster</title></head>
<body>
<h1>The console has not been built</h1>
<p>The API is running. To build the console, run <code>npm run build</code> in the project's folder and start Muster again.</p>
</body>
</html>
`;

/** The console at every path that is nobody else's. */
export function mountSite(app: FastifyInstance, installation: Installation, folder = consoleFolder): void {
  const files = readSite(folder);
  const index = files.get('/index.html');
  const headers = securityHeaders(installation.config.baseUrl);

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { operation: 'console' },
    handler: (request, reply) => {
      const path = request.url.split('?', 1)[0] ?? '/';
      if (reserved.test(path)) throw new Refusal('NOT_FOUND', 'No such path. The API reference is at /docs.');
      reply.headers(headers);
      const file = files.get(path);
      if (file) return sendFile(request, reply, file);
      if (isFileName(path)) throw new Refusal('NOT_FOUND', 'No such file.');
      if (index) return sendFile(request, reply, index);
      return reply.code(503).type('text/html; charset=utf-8').send(unbuiltPage);
    },
  });
}

/** A missing script must not come back as the page: the browser would report a riddle. */
const isFileName = (path: string): boolean =>
  path.startsWith('/assets/') || path.slice(path.lastIndexOf('/')).includes('.');

function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  reply.headers({
    'Cache-Control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  });
  if (request.headers['if-none-match']?.includes(file.etag)) return reply.code(304).send();
  const encoding = chooseEncoding(file, request.headers['accept-encoding']);
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply.type(file.type).send(encoding ? file.encoded[encoding] : file.body);
}
