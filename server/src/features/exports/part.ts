import type { TSchema } from 'typebox';
import type { Db } from '../../db/database.ts';
import { type Actor, jobOrigin } from '../../kernel/actor.ts';
import { findNames } from '../../kernel/app-answers.ts';
import type { AccessEntry } from '../../kernel/change-log/change-log.ts';
import type { ListContext } from '../../kernel/context.ts';
import { csvLine, csvStart } from '../../kernel/csv.ts';
import type { Page } from '../../kernel/cursor.ts';
import { runOperation } from '../../kernel/declaration.ts';
import type { Services } from '../../kernel/services.ts';
import { addDays, daysBetween } from '../../lib/days.ts';
import { maxWindowDays } from '../../lib/windows.ts';
import { cellOf, columnsOf, headingOf } from './columns.ts';
import { type ExportKindName, kindOf, listOf } from './kinds.ts';
import type { ExportPosition, ExportWork } from './record.ts';

export const maxExportDays = 3660;

type Filters = Readonly<Record<string, unknown>>;

/** The filters of each stretch of days that the list takes at a time; one for a list that takes them all. */
function slicesOf(kind: ExportKindName, filters: Filters): readonly Filters[] {
  const { slices: order } = kindOf(kind);
  const { start_date: start, end_date: end } = filters as { start_date?: string; end_date?: string };
  if (order === undefined || start === undefined || end === undefined || end < start) return [filters];
  const count = Math.ceil((daysBetween(start, end) + 1) / maxWindowDays);
  const slices = Array.from({ length: count }, (_, index) => {
    const first = addDays(start, index * maxWindowDays);
    const last = addDays(first, maxWindowDays - 1);
    return { ...filters, start_date: first, end_date: last < end ? last : end };
  });
  return order === 'newest first' ? slices.reverse() : slices;
}

type Fields = Readonly<Record<string, unknown>>;

interface ObjectShape {
  readonly properties: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
  readonly items?: ObjectShape;
}

/** The records as lines: one for each of those within a field of theirs, with the fields of both. */
function eachOf(
  records: unknown[],
  { each: field, keepsEmpty = false }: { readonly each?: string; readonly keepsEmpty?: boolean },
): unknown[] {
  if (field === undefined) return records;
  return records.flatMap((record) => {
    const { [field]: inner, ...outer } = record as Fields;
    const lines = (inner as readonly Fields[]).map((one) => ({ ...outer, ...one }));
    return lines.length === 0 && keepsEmpty ? [outer] : lines;
  });
}

/** What such a line holds. */
export function schemaOfEach(schema: TSchema, field: string | undefined): TSchema {
  if (field === undefined) return schema;
  const { properties, required = [] } = schema as unknown as ObjectShape;
  const { [field]: list, ...outer } = properties;
  const inner = (list as unknown as ObjectShape | undefined)?.items;
  return {
    type: 'object',
    properties: { ...outer, ...inner?.properties },
    required: [...required.filter((name) => name !== field), ...(inner?.required ?? [])],
  };
}

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
