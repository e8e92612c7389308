import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { openFile } from '../../kernel/files.ts';
import { type DataArea, dataAreas } from '../../kernel/personal-data.ts';
import { pageInWords, pageName } from './pages.ts';
import { type Archiving, Names, pathOf, shownRow, tablesOf } from './reading.ts';
import { rowsAbout } from './store.ts';

interface FileInArchive {
  readonly key: string;
  readonly path: string;
}

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
    page: pageName,
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
            // Nobody else listens: what breaks off ends the archive, and not the process.
            stream.once('error', (error) => output.destroy(error));
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
  add(pageName, () => Readable.from(pageInWords(archiving)), true);
  for (const area of dataAreas) add(`${area}.json`, () => Readable.from(areaAsJson(archiving, area)), true);
  for (const { key, path } of files) add(path, () => openStored(archiving, key), false);
  zip.end();
  return { bytes: output as AsyncIterable<Buffer>, steps: 1 + dataAreas.length + files.length, stepsDone: () => done };
}

async function openStored({ services, db, organizationId }: Archiving, key: string): Promise<Readable> {
  const { content } = await openFile({ services, db }, organizationId, key);
  return Buffer.isBuffer(content) ? Readable.from([content]) : content;
}
