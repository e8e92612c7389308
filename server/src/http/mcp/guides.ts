import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Resource } from '@modelcontextprotocol/sdk/types.js';
import { packageFolder } from '../../package.ts';

const folder = fileURLToPath(new URL('../docs/guide', packageFolder));

export interface Guide {
  readonly resource: Resource;
  readonly text: string;
}

let read: Promise<ReadonlyMap<string, Guide>> | undefined;

/** The guides by address, read once. A path never comes from a client. */
export const guides = (): Promise<ReadonlyMap<string, Guide>> => (read ??= readGuides());

async function readGuides(): Promise<ReadonlyMap<string, Guide>> {
  const names = (await namesIn(folder)).filter((name) => name.endsWith('.md')).sort();
  const found = await Promise.all(names.map(async (name) => guideOf(name, await readFile(join(folder, name), 'utf8'))));
  return new Map(found.map((guide) => [guide.resource.uri, guide]));
}

/** An installation without the documentation has none to offer. */
async function namesIn(path: string): Promise<string[]> {
  try {
    return await readdir(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function guideOf(fileName: string, text: string): Guide {
  const name = fileName.replace(/\.md$/, '');
  const [, title = name, rest = ''] = /^# (.+)\n([\s\S]*)$/.exec(text) ?? [];
  const description =
    rest
      .trim()
      .split(/\n\s*\n/, 1)[0]
      ?.replaceAll('\n', ' ') ?? '';
  return {
    resource: { uri: `muster://guide/${name}`, name, title, description, mimeType: 'text/markdown' },
    text,
  };
}
