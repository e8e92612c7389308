import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';

const open = promisify<Buffer, yauzl.Options, ZipFile>(yauzl.fromBuffer);

/** What is in an archive, by path. */
export async function unzip(archive: Buffer): Promise<Map<string, Buffer>> {
  const zip = await open(archive, { lazyEntries: true });
  const read = promisify(zip.openReadStream.bind(zip)) as (entry: Entry) => Promise<NodeJS.ReadableStream>;
  const files = new Map<string, Buffer>();
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', resolve);
    zip.on('entry', (entry: Entry) => {
      read(entry)
        .then((stream) => buffer(stream))
        .then((bytes) => {
          files.set(entry.fileName, bytes);
          zip.readEntry();
        }, reject);
    });
    zip.readEntry();
  });
  return files;
}

type Rows = Record<string, Record<string, unknown>[]>;

/** One area of an archive. */
export const areaOf = (files: ReadonlyMap<string, Buffer>, area: string): Rows & { names: Record<string, string> } =>
  JSON.parse(files.get(`${area}.json`)?.toString() ?? 'null') as Rows & { names: Record<string, string> };
