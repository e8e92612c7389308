import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Installation } from '../kernel/installation.ts';
import { Refusal } from '../lib/errors.ts';
import { sessionCookie } from '../lib/secrets.ts';
import { type Language, languages } from '../lib/texts/texts.ts';
import { cookieNamed } from './cookies.ts';
import { readFrameAssets } from './description/reference/assets.ts';
import { Reference } from './description/reference/reference.ts';
import { browserLanguage } from './language.ts';
import {
  consoleFolder,
  patternOf,
  readConsolePaths,
  readLinks,
  readSite,
  sendEncoded,
  type SiteFile,
} from './site-files.ts';

const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const permissions = 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)';

const securityHeaders = (baseUrl: string): Record<string, string> => ({
  'Content-Security-Policy': contentPolicy,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissions,
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

/** What a build of the console left in its folder. */
const readBuild = (folder: string) => ({
  files: readSite(folder),
  screens: patternOf(readConsolePaths(folder)),
  links: new Map(languages.map((language) => [language, readLinks(folder, language)])),
  assets: readFrameAssets(folder),
});

let ownBuild: ReturnType<typeof readBuild> | undefined;

/** Of the console itself: read once, however many servers a process opens. One that is not there yet is looked for again. */
function readOwnBuild(): ReturnType<typeof readBuild> {
  if (ownBuild) return ownBuild;
  const build = readBuild(consoleFolder);
  if (build.files.size > 0) ownBuild = build;
  return build;
}

/** Another language of the console has been built. */
export function renewConsole(): void {
  ownBuild = undefined;
}

/** The API reference at /docs, and the console at the addresses of its screens. */
export function mountSite(app: FastifyInstance, installation: Installation, folder?: string): void {
  const { catalogue, config } = installation;
  const given = folder === undefined ? null : readBuild(folder);
  const headers = securityHeaders(config.baseUrl);
  const siteNow = (): Site => ({ ...(given ?? readOwnBuild()), headers });
  mountReference(app, new Reference(catalogue, config.baseUrl, (given ?? readOwnBuild()).assets), siteNow);
  mountConsole(app, siteNow);
}

interface Site {
  readonly files: ReadonlyMap<string, SiteFile>;
  /** The addresses of screens. */
  readonly screens: RegExp;
  /** What the page of a screen has the browser ask for at once, by language and address. */
  readonly links: ReadonlyMap<Language, ReadonlyMap<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
}

/** Someone signed in who came by an address, and not a program or a page that misses a file of its own. Strangers are shown no page that is none. */
const isPerson = (request: FastifyRequest): boolean =>
  request.headers.accept?.includes('text/html') === true &&
  cookieNamed(request, sessionCookie) !== undefined &&
  !/^\/(?:api|app|assets)(?:[/?]|$)/.test(request.url);

function mountReference(app: FastifyInstance, reference: Reference, siteNow: () => Site): void {
  for (const url of ['/docs', '/docs/*']) {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      config: { operation: 'reference' },
      handler: async (request, reply) => {
        const path = request.url.split('?', 1)[0] ?? '';
        const file = await reference.find(path.replace(/\/$/, ''));
        const site = siteNow();
        if (!file && isPerson(request)) return sendNotFound(request, reply, site);
        if (!file) throw new Refusal('NOT_FOUND', 'request.noSuchPage');
        reply.headers(site.headers);
        return sendFile(request, reply, file);
      },
    });
  }
}

/** Of shared tablets: a page by itself, in every language that there is. Its camera reads codes. */
const [kioskPath, kioskPage] = ['/kiosk', '/kiosk.html'];
const kioskPermissions = permissions.replace('camera=()', 'camera=(self)');

/** A page for each language that the console was built in. */
const pageOf = (language: Language): string => (language === 'en' ? '/index.html' : `/index.${language}.html`);

/** That of the browser, if the console was built in it. */
function languageFor(request: FastifyRequest, { files }: Site): Language {
  const language = browserLanguage(request) ?? 'en';
  return files.has(pageOf(language)) ? language : 'en';
}

const pageFor = (request: FastifyRequest, site: Site): SiteFile | undefined =>
  site.files.get(pageOf(languageFor(request, site)));

/** The app says that there is nothing here, in the person's language and with the way back. */
function sendNotFound(request: FastifyRequest, reply: FastifyReply, site: Site): FastifyReply {
  const page = pageFor(request, site);
  if (!page) throw new Refusal('NOT_FOUND', 'request.noSuchPathSeeDocs');
  reply.code(404).headers({ ...site.headers, 'Cache-Control': 'no-cache' });
  return sendEncoded(request, reply, page, ['accept', 'accept-language', 'cookie']);
}

function mountConsole(app: FastifyInstance, siteNow: () => Site): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { operation: 'console' },
    handler: (request, reply) => {
      const site = siteNow();
      const { files, screens, headers } = site;
      const path = request.url.split('?', 1)[0] ?? '/';
      const file = files.get(path === kioskPath ? kioskPage : path);
      if (!file && !screens.test(path)) {
        if (isPerson(request)) return sendNotFound(request, reply, site);
        throw new Refusal('NOT_FOUND', 'request.noSuchPathSeeDocs');
      }
      reply.headers(headers);
      if (path === kioskPath) reply.header('Permissions-Policy', kioskPermissions);
      if (file) return sendFile(request, reply, file);
      const page = pageFor(request, site);
      // Who is not signed in meets the sign-in first, wherever they were going.
      const screen = cookieNamed(request, sessionCookie) === undefined ? '/sign-in' : path;
      const link = site.links.get(languageFor(request, site))?.get(screen);
      if (link) reply.header('Link', link);
      if (page) return sendFile(request, reply, page, ['accept-language', 'cookie']);
      return reply.code(503).type('text/html; charset=utf-8').send(unbuiltPage);
    },
  });
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
  varies: readonly string[] = [],
): FastifyReply {
  reply.headers({
    'Cache-Control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: file.etag,
  });
  if (request.headers['if-none-match']?.includes(file.etag)) return reply.code(304).send();
  return sendEncoded(request, reply, file, varies);
}
