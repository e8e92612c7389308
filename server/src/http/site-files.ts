import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

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

/** The same from src/http and from dist/http. */
export const consoleFolder = fileURLToPath(new URL('../../../console/dist', import.meta.url));

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Every file of the folder by the path it is asked for, read once: a request only ever names one of these, so no path
 * leads anywhere else. Empty where nothing has been built.
 */
export function readSite(folder: string): ReadonlyMap<string, SiteFile> {
  const names = listFiles(folder);
  const known = new Set(names);
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    const type = types[extname(name)];
    if (type === undefined) continue;
    files.set(`/${name}`, {
      ...siteFile(type, readFileSync(join(folder, name))),
      encoded: {
        ...(known.has(`${name}.br`) && { br: readFileSync(join(folder, `${name}.br`)) }),
        ...(known.has(`${name}.gz`) && { gzip: readFileSync(join(folder, `${name}.gz`)) }),
      },
      isImmutable: name.startsWith('assets/'),
    });
  }
  return files;
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
export function chooseEncoding(file: SiteFile, accepted: string | undefined): Encoding | null {
  const taken = new Set(
    (accepted ?? '')
      .split(',')
      .map((part) =>
        part
          .trim()
          .toLowerCase()
          .split(/\s*;\s*/),
      )
      .filter(([, quality]) => quality === undefined || !/^q=0(\.0*)?$/.test(quality))
      .map(([name]) => name),
  );
  return encodings.find((name) => file.encoded[name] !== undefined && taken.has(name)) ?? null;
}
