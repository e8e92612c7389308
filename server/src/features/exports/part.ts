import type { Db } from '../../db/database.ts';
import { type Actor, jobOrigin } from '../../kernel/actor.ts';
import { findNames } from '../../kernel/app-answers.ts';
import type { AccessEntry } from '../../kernel/change-log/change-log.ts';
import type { ListContext } from '../../kernel/context.ts';
import { csvLine, csvStart } from '../../kernel/csv.ts';
import type { Page } from '../../kernel/cursor.ts';
import { runOperation } from '../../kernel/declaration.ts';
import type { Services } from '../../kernel/services.ts';
import { cellOf, columnsOf, headingOf } from './columns.ts';
import { eachOf, schemaOfEach } from './each.ts';
import { type ExportKindName, kindOf, listOf } from './kinds.ts';
import type { ExportPosition, ExportWork } from './record.ts';
import { slicesOf } from './slices.ts';

/** Larger than a screen asks for: few round trips, and names of a page still fit one query. */
const pageSize = 200;
/** What a run holds in memory at most, and what a crash costs. */
const partBytes = 1_000_000;

export interface WrittenPart {
  readonly bytes: Buffer;
  readonly rows: number;
  readonly columns: readonly string[];
  readonly position: ExportPosition | null;
  readonly sensitiveReads: readonly AccessEntry[];
}

/** The next pages of the list as lines, until there are enough of them; each page as its author may see it at that moment. */
export async function writePart(
  { asked, state, created_at }: ExportWork,
  author: Actor,
  authorNow: () => Promise<Actor>,
  services: Services,
  db: Db,
): Promise<{ readonly actor: Actor; readonly part: WrittenPart }> {
  const slices = slicesOf(asked.kind, asked.filters);
  const { each, words = {} } = kindOf(asked.kind);
  let position: ExportPosition | null = state.position ?? { slice: 0, after: null };
  let { columns } = state;
  const lines: string[] = [];
  const sensitiveReads: AccessEntry[] = [];
  let [length, rows] = [0, 0];
  let actor = author;
  while (position !== null && length < partBytes) {
    if (rows > 0) actor = await authorNow();
    const query = { ...slices[position.slice], ...kindOf(asked.kind).fixed };
    const page: ReadPage = await readPage(services, db, actor, asked.kind, query, position, created_at, sensitiveReads);
    const { language } = actor;
    if (columns === null) {
      columns = columnsOf(schemaOfEach(listOf(services.catalogue, asked.kind).returns, each), page.items);
      lines.push(csvStart + csvLine(columns.map((column) => headingOf(language, column))));
    }
    for (const record of page.items) {
      const line = csvLine(columns.map((column) => cellOf(language, record, column, page.names, words)));
      lines.push(line);
      length += line.length;
    }
    rows += page.items.length;
    position = nextOf(position, page.next, slices.length);
  }
  return {
    actor,
    part: { bytes: Buffer.from(lines.join('')), rows, columns: columns ?? [], position, sensitiveReads },
  };
}

interface ReadPage extends Page<unknown> {
  readonly names: Readonly<Record<string, string>>;
}

async function readPage(
  services: Services,
  db: Db,
  actor: Actor,
  kind: ExportKindName,
  query: Readonly<Record<string, unknown>>,
  { after }: ExportPosition,
  askedAt: string,
  sensitiveReads: AccessEntry[],
): Promise<ReadPage> {
  const context: ListContext<unknown, unknown> = {
    services,
    actor,
    origin: jobOrigin,
    db,
    nowMs: Date.parse(askedAt),
    params: {},
    query,
    page: { limit: pageSize, after },
    // One row for the part stands in for those of its pages.
    audit: () => undefined,
    recordSensitiveRead: (entries) => sensitiveReads.push(...entries),
    answerMeta: {},
    fields: null,
    actorNow: () => Promise.resolve(actor),
    onGone: () => () => undefined,
  };
  const list = listOf(services.catalogue, kind);
  const page = await runOperation<Page<unknown>>(list, context);
  const names = await findNames(services.catalogue, db, actor, list.returns, page.items);
  return { ...page, items: eachOf(page.items, kindOf(kind)), names };
}

function nextOf({ slice }: ExportPosition, next: Page<unknown>['next'], slices: number): ExportPosition | null {
  if (next !== null) return { slice, after: next };
  return slice + 1 < slices ? { slice: slice + 1, after: null } : null;
}
