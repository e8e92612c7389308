import type { Readable } from 'node:stream';
import { Type } from 'typebox';
import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { openFile } from '../../../kernel/files.ts';
import type { Services } from '../../../kernel/services.ts';
import { invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import type { CsvSource } from '../file/text.ts';
import type { ImportRow } from '../record.ts';
import { findCsv } from '../store.ts';
import { findKeyOfImport, getFileKey } from './store.ts';

/** A body holds the file or names it. */
export const givenFields = {
  csv: Type.Optional(
    Type.String({ minLength: 1, description: 'The file itself. One of more than 1 MB is sent in first: file_id.' }),
  ),
  file_id: Type.Optional(Id('impf', 'A file that was sent in, in place of csv.')),
};

interface Given {
  readonly csv?: string;
  readonly file_id?: string;
}

interface Asking {
  readonly services: Pick<Services, 'files' | 'clock'>;
  readonly db: Db;
  readonly actor: Actor;
}

/** Goes through the file of a request; null if it has none. Nothing of it is held in memory. */
export async function throughGiven<T>(
  { services, db, actor }: Asking,
  { csv, file_id }: Given,
  read: (source: CsvSource) => Promise<T>,
): Promise<T | null> {
  if (csv !== undefined && file_id !== undefined) throw invalid('file_id', 'imports.oneFile');
  if (csv !== undefined) return read([Buffer.from(csv)]);
  if (file_id === undefined) return null;
  const key = await getFileKey(db, actor, file_id, services.clock.now());
  const content = (await openFile({ services, db }, actor.organizationId, key)).content as Readable;
  try {
    return await read(content as AsyncIterable<Buffer>);
  } finally {
    content.destroy();
  }
}

/**
 * The file of an import for its job; null if it is gone. It is held, 25 MB at most: rows take longer than a store keeps a line
 * open.
 */
export async function sourceOf(services: Services, record: ImportRow): Promise<CsvSource | null> {
  const { db } = services.database;
  const csv = await findCsv(db, record);
  if (csv !== null) return [Buffer.from(csv)];
  const key = await findKeyOfImport(db, record);
  if (key === null) return null;
  const { content } = await openFile({ services, db }, record.organization_id, key);
  const chunks: Buffer[] = [];
  for await (const chunk of content as AsyncIterable<Buffer>) chunks.push(chunk);
  return chunks;
}
