import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import type { Installation } from '../kernel/installation.ts';
import { catalogue } from '../main/catalogue.ts';
import { asRefusal, failure } from './envelope.ts';
import { send } from './routes.ts';
import { mountSite } from './site.ts';

const root = mkdtempSync(join(tmpdir(), 'muster-site-'));
const folder = join(root, 'dist');
mkdirSync(join(folder, 'assets'), { recursive: true });
writeFileSync(join(root, 'secret.txt'), 'not for the world');
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Muster</title>');
writeFileSync(join(folder, 'index.fr.html'), '<!doctype html><html lang="fr"><title>Muster</title>');
writeFileSync(join(folder, '.build.json'), '{}');
writeFileSync(join(folder, 'paths.json'), JSON.stringify(['/', '/people', '/people/$id/edit', '/set-password']));
for (const language of ['en', 'fr']) {
  const linkTo = (name: string): string => `</assets/${name}-${language}.js>; rel=modulepreload`;
  const links = { '/people': linkTo('people'), '/sign-in': linkTo('sign-in') };
  writeFileSync(join(folder, `links.${language}.json`), JSON.stringify(links));
}
mkdirSync(join(folder, '.vite'));
const chunk = {
  'src/docs/main.ts': { file: 'assets/docs-abc.js', imports: ['_base.js'], css: ['assets/docs-abc.css'] },
  '_base.js': { file: 'assets/base-abc.js', css: ['assets/base-abc.css'] },
};
writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(chunk));
writeFileSync(join(folder, 'assets/index-abc.js'), 'export {};');
writeFileSync(join(folder, 'assets/index-abc.js.gz'), gzipSync('export {};'));

/** The site alone, on a server that answers faults as the product does. */
function serve(from: string, baseUrl = 'http://127.0.0.1/api/v1'): FastifyInstance {
  const app = Fastify({ exposeHeadRoutes: false });
  app.setErrorHandler((error, request, reply) => send(reply, failure(asRefusal(error), request.id)));
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: { code: 'NOT_FOUND' } }));
  mountSite(app, { config: { baseUrl }, catalogue } as unknown as Installation, from);
  return app;
}

const app = serve(folder);
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true, force: true });
});

describe('the API reference', () => {
  it('200: /docs and a page for each area and guide, under the content policy and compressed', async () => {
    for (const path of ['/docs', '/docs/', '/docs/people', '/docs/events', '/docs/guides/authenticate']) {
      const page = await get(path);
      expect(page.statusCode, path).toBe(200);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page.headers['content-security-policy']).toContain("default-src 'none'");
      expect(page.headers['cache-control']).toBe('no-cache');
      const packed = await get(path, { 'accept-encoding': 'gzip' });
      expect(gunzipSync(packed.rawPayload).equals(page.rawPayload)).toBe(true);
    }
    expect((await get('/docs/people')).body.includes('List people')).toBe(true);
  });

  it('200: wears what the build of the console made for it', async () => {
    const { body } = await get('/docs');
    // What the entry builds on comes first.
    const styles = [...body.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, href]) => href);
    expect(styles).toEqual(['/assets/base-abc.css', '/assets/docs-abc.css']);
    expect(body).toContain('<script type="module" src="/assets/docs-abc.js"></script>');
    const bare = await serve(join(root, 'nothing')).inject('/docs');
    expect(bare.statusCode).toBe(200);
    expect(bare.body).not.toContain('<script');
  });

  it('200: what the search looks through', async () => {
    const found = (await get('/docs/search.json')).json<{ url: string; title: string }[]>();
    expect(found).toContainEqual(expect.objectContaining({ title: 'List people', url: '/docs/people#users.list' }));
    expect(found).toContainEqual(expect.objectContaining({ title: 'employment_start_date', hint: 'Person' }));
  });

  it.each([
    '/docs/nothing',
    '/docs/guides',
    '/docs/guides/../../secret',
    '/docs//',
    '/docs/people/more',
    '/docs/People',
  ])('404: %s is no page of it', async (path) => {
    const response = await get(path);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ error: { code: 'NOT_FOUND' } });
  });
});

describe('an address that does not exist', () => {
  const stranger = { accept: 'text/html,application/xhtml+xml', 'accept-language': 'fr-CA' };
  const person = { ...stranger, cookie: 'muster_session=any' };

  it.each(['/nothing', '/docs/nothing', '/people/usr_1/nothing', '/wp-login.php'])(
    '404: %s is no page where nobody is signed in',
    async (path) => {
      const answer = await get(path, stranger);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
    },
  );

  it.each(['/nothing', '/docs/nothing', '/people/usr_1/nothing', '/robots.txt'])(
    '404: %s is a page of the app for people who are signed in, in their language',
    async (path) => {
      const page = await get(path, person);
      expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(page.body).toContain('lang="fr"');
      expect(page.headers['content-security-policy']).toBeDefined();
      expect((await get(path)).json()).toMatchObject({ error: { code: 'NOT_FOUND' } });
    },
  );

  it.each(['/api/nothing', '/api', '/app/api/nothing', '/assets/nothing.js'])(
    '404: %s is no page, whoever asks',
    async (path) => {
      expect((await get(path, person)).json()).toMatchObject({ error: { code: 'NOT_FOUND' } });
    },
  );
});

describe('the console', () => {
  it.each(['/', '/people', '/people/', '/people/usr_1/edit?tab=2', '/set-password'])(
    '200: %s is the page',
    async (path) => {
      const response = await get(path);
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.headers['cache-control']).toBe('no-cache');
      expect(response.body).toContain('<title>Muster</title>');
    },
  );

  it('200: a hashed file is kept for a year and sent compressed to anyone who takes that', async () => {
    const plain = await get('/assets/index-abc.js');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe('export {};');
    const packed = await get('/assets/index-abc.js', { 'accept-encoding': 'br, gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers.vary).toBe('accept-encoding');
    const refused = await get('/assets/index-abc.js', { 'accept-encoding': 'gzip;q=0' });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  it('404: a hashed file of a build that was replaced beneath the process; the pages stay what they were', async () => {
    const other = join(root, 'replaced');
    cpSync(folder, other, { recursive: true });
    const replaced = serve(other);
    rmSync(other, { recursive: true });
    const answered = async (url: string) => (await replaced.inject({ method: 'GET', url })).statusCode;
    expect([await answered('/assets/index-abc.js'), await answered('/')]).toEqual([404, 200]);
    await replaced.close();
  });

  it('304: what the browser has already is not sent again', async () => {
    const etag = String((await get('/')).headers.etag);
    const again = await get('/', { 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('200: HEAD has the headers alone', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/people`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe('36');
    expect(await response.text()).toBe('');
  });

  it('200: the page of a screen says what to load beside it, in its language', async () => {
    const cookie = 'muster_session=some';
    expect((await get('/people', { cookie })).headers.link).toBe('</assets/people-en.js>; rel=modulepreload');
    expect((await get('/people', { cookie, 'accept-language': 'fr' })).headers.link).toContain('people-fr.js');
    expect((await get('/', { cookie })).headers.link).toBeUndefined();
    expect((await get('/people')).headers.link).toContain('sign-in-en.js');
  });

  it('lets no other script, style or frame in', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('asks for https once the public address has it', async () => {
    const secure = await serve(folder, 'https://muster.example/api/v1').inject('/');
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it.each([
    '/api',
    '/api/v2/users',
    '/app/api',
    '/metrics/x',
    '/healthz/',
    '/docs/x',
    '/wp-login.php',
    '/admin',
    '/people/usr_1/edit/more',
    '/people//edit',
    '/People',
    '/paths.json',
    '//',
  ])('404: %s is not the console’s to answer', async (path) => {
    const response = await get(path);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ error: { code: 'NOT_FOUND' } });
  });

  it.each(['/assets/gone.js', '/favicon.ico', '/.build.json', '/assets/index-abc.js.gz', '/assets/'])(
    '404: %s is no file that is served',
    async (path) => {
      expect((await get(path)).statusCode).toBe(404);
    },
  );

  it.each(['/../secret.txt', '/assets/../../secret.txt', '/%2e%2e/secret.txt', '//secret.txt', '/..%2fsecret.txt'])(
    '%s leads nowhere, sent as it stands',
    async (path) => {
      const body = await new Promise<string>((resolve, reject) => {
        httpRequest({ port, host: '127.0.0.1', path, agent: false }, (response) => {
          let text = '';
          response.on('data', (part) => (text += String(part))).on('end', () => resolve(text));
        })
          .on('error', reject)
          .end();
      });
      expect(body).not.toContain('not for the world');
    },
  );

  it.each([
    ['the browser is set to it', { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.5' }, 'fr'],
    ['it was chosen in the browser', { cookie: 'muster_language=fr', 'accept-language': 'en' }, 'fr'],
    ['another was chosen', { cookie: 'muster_language=en', 'accept-language': 'fr' }, 'en'],
    ['nothing is asked for', {}, 'en'],
    ['a language is asked for that we do not have', { cookie: 'muster_language=de', 'accept-language': 'de' }, 'en'],
  ])('200: the page of the language: %s', async (_why, asked: Record<string, string>, language) => {
    const page = await get('/people', asked);
    expect(page.body.includes('lang="fr"')).toBe(language === 'fr');
    expect(page.headers.vary).toBe('accept-encoding, accept-language, cookie');
    const same = await get('/people', { ...asked, 'if-none-match': String(page.headers.etag) });
    expect(same.statusCode).toBe(304);
  });

  it('404: another method of a console path', async () => {
    const response = await app.inject({ method: 'POST', url: '/people' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ error: { code: 'NOT_FOUND' } });
  });

  it('503: says how to build it if nothing has been built', async () => {
    const response = await serve(join(root, 'nothing')).inject('/');
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain('npm run build');
  });
});
