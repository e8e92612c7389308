import type { Db } from '../../../db/database.ts';
import { executeTogether, type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { type InboxCounts, type InboxItem, type InboxKind, inboxKinds } from './record.ts';
import {
  cancellationsToDecide,
  entriesToDecide,
  expensesToDecide,
  leavesToDecide,
  sheetsToDecide,
} from './requests-store.ts';
import type { Source } from './source.ts';
import { documentsToSign, tasksToDo, trainingToDo } from './tasks-store.ts';

const sources: readonly Source[] = [
  leavesToDecide,
  cancellationsToDecide,
  entriesToDecide,
  sheetsToDecide,
  expensesToDecide,
  documentsToSign,
  tasksToDo,
  trainingToDo,
];

export const maxItems = 100;

const numberOf = (actor: Actor, now: string, { kind, from, where }: Source): Sql =>
  sql`(select count(*) from ${from} where ${where(actor, now)}) as ${sql.ref(kind)}`;

/** All kinds in one statement, each along an index of what waits. */
export function countsStatement(actor: Actor, now: string): Sql<Partial<InboxCounts>> {
  const open = sources.filter((source) => source.isFor(actor));
  return sql<Partial<InboxCounts>>`select ${sql.join(open.map((source) => numberOf(actor, now, source)))}`;
}

export const countsOf = (row: Partial<InboxCounts> | undefined): InboxCounts =>
  Object.fromEntries(inboxKinds.map((kind) => [kind, row?.[kind] ?? 0])) as InboxCounts;

const rowsOf = (actor: Actor, now: string, { columns, from, joins = sql.nothing, where, order }: Source): Sql => sql`
  select ${columns} from ${from} ${joins} where ${where(actor, now)} order by ${order} limit ${sql.lit(maxItems)}`;

export async function readInbox(
  db: Db,
  actor: Actor,
  now: string,
  kind: InboxKind | undefined,
): Promise<{ counts: InboxCounts; items: InboxItem[] }> {
  const shown = sources.filter((source) => source.isFor(actor) && (kind === undefined || source.kind === kind));
  const [counts, ...rows] = await executeTogether(
    db,
    countsStatement(actor, now),
    ...shown.map((source) => rowsOf(actor, now, source)),
  );
  const items = shown.flatMap((source, i) => (rows[i] ?? []).map((row) => source.present(actor, row as never)));
  return { counts: countsOf(counts[0]), items: items.sort(byDue).slice(0, maxItems) };
}

const dueOf = ({ due_date, since }: InboxItem): string => due_date ?? since;

/** A request is due since it was sent, a task until its date. */
const byDue = (a: InboxItem, b: InboxItem): number => (dueOf(a) < dueOf(b) ? -1 : dueOf(a) > dueOf(b) ? 1 : 0);
