import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import negotiator from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../lib/errors.ts';
import { packageFolder } from '../package.ts';

/** One file of the site, as it is sent. */
export interface SiteFile {
  readonly type: string;
  readonly body: Buffer;
  readonly etag: string;
  /** Compressed beforehand. */
  readonly encoded: Readonly<Partial<Record<Encoding, Buffer>>>;
  /** Its name holds a hash of its content. */
  readonly isImmutable: boolean;
}

/** Best first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

export const consoleFolder = fileURLToPath(new URL('../console/dist', packageFolder));

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Every file of the folder by the path it is asked for: a request only ever names one of these, so no path leads anywhere else.
 * Empty if nothing has been built. What has its hash in its name is read when it is first asked for: a start reads few of a
 * thousand, and a process keeps what is used. The pages are read now, that they name what is there.
 */
export function readSite(folder: string): ReadonlyMap<string, SiteFile> {
  const names = listFiles(folder);
  const known = new Set(names);
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    const type = types[extname(name)];
    if (type === undefined) continue;
    const isImmutable = name.startsWith('assets/');
    const stored = new StoredFile(join(folder, name), type, isImmutable, {
      br: known.has(`${name}.br`),
      gzip: known.has(`${name}.gz`),
    });
    if (!isImmutable) stored.read();
    files.set(`/${name}`, stored);
  }
  return files;
}

class StoredFile implements SiteFile {
  readonly type: string;
  readonly isImmutable: boolean;
  readonly #path: string;
  readonly #has: Readonly<Record<Encoding, boolean>>;
  #content: SiteFile | undefined;

  constructor(path: string, type: string, isImmutable: boolean, has: Readonly<Record<Encoding, boolean>>) {
    this.#path = path;
    this.type = type;
    this.isImmutable = isImmutable;
    this.#has = has;
  }

  get body(): Buffer {
    return this.read().body;
  }

  get etag(): string {
    return this.read().etag;
  }

  get encoded(): SiteFile['encoded'] {
    return this.read().encoded;
  }

  read(): SiteFile {
    return (this.#content ??= {
      ...siteFile(this.type, readStored(this.#path)),
      encoded: {
        ...(this.#has.br && { br: readStored(`${this.#path}.br`) }),
        ...(this.#has.gzip && { gzip: readStored(`${this.#path}.gz`) }),
      },
    });
  }
}

/** A build that has been replaced beneath a running process is gone for whom it was. */
function readStored(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Refusal('NOT_FOUND', 'request.noSuchPathSeeDocs');
    throw error;
  }
}

export const siteFile = (type: string, body: Buffer): SiteFile => ({
  type,
  body,
  etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  encoded: {},
  isImmutable: false,
});

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((name) => !name.split('/').some((part) => part.startsWith('.')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** The best encoding that the file has and the client takes. */
export function chooseEncoding({ encoded }: SiteFile, accepted: string | undefined): Encoding | null {
  const available = encodings.filter((name) => encoded[name] !== undefined);
  return accepted === undefined || available.length === 0 ? null : negotiator.negotiate(accepted, available);
}

/** The file in the best form that the client takes. */
export function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
  varies: readonly string[] = [],
): FastifyReply {
  const encoding = chooseEncoding(file, request.headers['accept-encoding']);
  if (encoding) reply.header('Content-Encoding', encoding);
  reply.header('Vary', ['accept-encoding', ...varies].join(', '));
  return reply.type(file.type).send(encoding ? file.encoded[encoding] : file.body);
}

/** Compressed once, for what is written when it is first asked for. On a thread of the pool. */
export async function packed(file: SiteFile): Promise<SiteFile> {
  const [gz, br] = await Promise.all([
    promisify(gzip)(file.body, { level: 9 }),
    promisify(brotliCompress)(file.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  ]);
  return { ...file, encoded: { gzip: gz, br } };
}

/** What the build of the console wrote down for the server; `otherwise` if nothing has been built. */
function readNote<T>(folder: string, name: string, otherwise: T): T {
  try {
    return JSON.parse(readFileSync(join(folder, name), 'utf8')) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return otherwise;
    throw error;
  }
}

/** The addresses that the console answers to. */
export const readConsolePaths = (folder: string): readonly string[] => readNote(folder, 'paths.json', ['/']);

/** By address, what its page has the browser ask for at once: the header `Link`. */
export const readLinks = (folder: string, language: string): ReadonlyMap<string, string> =>
  new Map(Object.entries(readNote<Record<string, string>>(folder, `links.${language}.json`, {})));

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `/people/$id` and its like as one pattern; a slash at the end is forgiven, as the console does. */
export function patternOf(paths: readonly string[]): RegExp {
  const patterns = paths.map((path) =>
    path
      .replace(/\/$/, '')
      .split('/')
      .map((part) => (part.startsWith('$') ? '[^/]+' : escaped(part)))
      .join('/'),
  );
  return new RegExp(`^(?:${patterns.join('|')})/?$`);
}
