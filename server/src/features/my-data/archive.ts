import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Actor } from '../../kernel/actor.ts';
import { prefixOf } from '../../kernel/app-answers.ts';
import { openFile } from '../../kernel/files.ts';
import { type DataArea, dataAreas, type PersonalTable } from '../../kernel/personal-data.ts';
import type { Services } from '../../kernel/services.ts';
import { isOpenTo, type Reading, rowsAbout } from './rows-store.ts';

/** One archive that is being written. */
interface Archiving extends Reading {
  readonly services: Pick<Services, 'catalogue' | 'keys' | 'files'>;
  /** Who asked: others are named as they may see them. */
  readonly actor: Actor;
  readonly madeAt: string;
}

type Row = Readonly<Record<string, unknown>>;

interface FileInArchive {
  readonly key: string;
  readonly path: string;
}

/** Where the file of a row stands in the archive. */
function pathOf({ area, key }: PersonalTable, row: Row): string {
  const name = String(row['file_name']).replaceAll(/[\\/]/g, '_');
  return `files/${area}/${key.map((column) => String(row[column])).join('-')}/${name}`;
}

function shownRow({ services }: Archiving, data: PersonalTable, row: Row): Row {
  const shown = data.reveal ? data.reveal(services.keys, row) : row;
  const entries = Object.entries(shown).filter(
    ([name]) => name !== 'organization_id' && name !== data.file && !(name in (data.withheld ?? {})),
  );
  return { ...Object.fromEntries(entries), ...(data.file !== undefined && { file: pathOf(data, row) }) };
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* textsIn(inner);
}

/** What ids in these rows stand for, as far as the one who asked may know. */
class Names {
  readonly #archiving: Archiving;
  readonly #asked = new Set<string>();
  readonly found: Record<string, string> = {};

  constructor(archiving: Archiving) {
    this.#archiving = archiving;
  }

  async lookUp(rows: readonly Row[], { names: named }: PersonalTable): Promise<void> {
    const { services, db, actor } = this.#archiving;
    const ids = [...new Set(textsIn(rows))].filter((text) => prefixOf(text) !== undefined && !this.#asked.has(text));
    for (const id of ids) this.#asked.add(id);
    const shown = named === undefined ? [] : rows.flatMap((row) => [...textsIn(row[named])]);
    for (const source of services.catalogue.names) {
      const own = ids.filter((id) => prefixOf(id) === source.prefix);
      if (own.length === 0) continue;
      for (const { id, name } of await source.find(db, actor, own, shown)) this.found[id] = name;
    }
  }
}

const tablesOf = ({ services, actor, userId }: Archiving, area?: DataArea): PersonalTable[] =>
  services.catalogue.personalData.filter(
    (data) => (area === undefined || data.area === area) && isOpenTo(actor, userId, data),
  );

/** One area as JSON: a list for each table, then what the ids in them stand for. A page is held at a time. */
async function* areaAsJson(archiving: Archiving, area: DataArea): AsyncGenerator<string> {
  const names = new Names(archiving);
  yield '{';
  for (const data of tablesOf(archiving, area)) {
    yield `\n${JSON.stringify(data.table)}: [`;
    let separator = '\n';
    for await (const page of rowsAbout(archiving, data)) {
      const rows = page.map((row) => shownRow(archiving, data, row));
      await names.lookUp(rows, data);
      yield separator + rows.map((row) => JSON.stringify(row)).join(',\n');
      separator = ',\n';
    }
    yield '],';
  }
  yield `\n"names": ${JSON.stringify(names.found)}\n}\n`;
}

/** A key and a path of each: a person has some thousand at most. */
async function filesOf(archiving: Archiving): Promise<FileInArchive[]> {
  const files: FileInArchive[] = [];
  for (const data of tablesOf(archiving)) {
    if (data.file === undefined) continue;
    for await (const page of rowsAbout(archiving, data)) {
      for (const row of page) files.push({ key: String(row[data.file]), path: pathOf(data, row) });
    }
  }
  return files;
}

/** What the archive is, and what it leaves out and why. */
function aboutArchive(archiving: Archiving): object {
  const { services, actor, userId, madeAt } = archiving;
  const shown = tablesOf(archiving);
  const withheld = shown.flatMap(({ table, withheld: reasons = {} }) =>
    Object.entries(reasons).map(([column, reason]) => ({ what: `${table}.${column}`, reason })),
  );
  const closed = services.catalogue.personalData.filter((data) => !shown.includes(data));
  return {
    user_id: userId,
    requested_by_id: actor.userId,
    made_at: madeAt,
    areas: dataAreas.map((area) => `${area}.json`),
    left_out: [...withheld, ...closed.map(({ table }) => ({ what: table, reason: 'who asked may not read it' }))],
  };
}

export interface ArchiveStream {
  readonly bytes: AsyncIterable<Buffer>;
  readonly steps: number;
  readonly stepsDone: () => number;
}

/** The archive as it is made: rows and files are read when their turn comes, as fast as the bytes are taken. */
export async function openArchive(archiving: Archiving): Promise<ArchiveStream> {
  const files = await filesOf(archiving);
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let done = 0;
  let current: Readable | null = null;
  output.once('close', () => current?.destroy());
  const add = (path: string, open: () => Promise<Readable> | Readable, compress: boolean): void => {
    zip.addReadStreamLazy(path, { compress, mtime: new Date(archiving.madeAt) }, (answer) => {
      void Promise.resolve()
        .then(open)
        .then(
          (stream) => {
            current = stream;
            stream.once('end', () => done++);
            answer(null, stream);
          },
          (error: unknown) => {
            output.destroy(error as Error);
          },
        );
    });
  };
  zip.on('error', (error: Error) => output.destroy(error));
  zip.addBuffer(Buffer.from(JSON.stringify(aboutArchive(archiving), null, 2)), 'about.json', {
    mtime: new Date(archiving.madeAt),
  });
  for (const area of dataAreas) add(`${area}.json`, () => Readable.from(areaAsJson(archiving, area)), true);
  for (const { key, path } of files) add(path, () => openStored(archiving, key), false);
  zip.end();
  return { bytes: output as AsyncIterable<Buffer>, steps: dataAreas.length + files.length, stepsDone: () => done };
}

async function openStored({ services, db, organizationId }: Archiving, key: string): Promise<Readable> {
  const { content } = await openFile({ services, db }, organizationId, key);
  return Buffer.isBuffer(content) ? Readable.from([content]) : content;
}
