import type { Db } from '../../../db/database.ts';
import { executeTogether, type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { among } from '../../../kernel/filters.ts';
import { acceptable, visibleProposals } from '../../../kernel/proposals/visibility.ts';
import { listStandIns } from '../../approvals/index.ts';
import { withFacts } from './facts.ts';
import {
  type InboxCounts,
  type InboxItem,
  type InboxKind,
  inboxKinds,
  type RequestKind,
  requestKinds,
  verdicts,
} from './record.ts';
import {
  cancellationsToDecide,
  entriesToDecide,
  expensesToDecide,
  leavesToDecide,
  sheetsToDecide,
} from './requests-store.ts';
import { applicationsToDecide, offersToDecide } from './shifts-store.ts';
import { nothingElse, type Reading, type Source } from './source.ts';
import { documentsToSign, tasksToDo, trainingToDo } from './tasks-store.ts';

interface Proposed {
  readonly id: string;
  readonly operation_id: string;
  readonly note: string | null;
  readonly since: string;
  readonly person: { id: string; first_name: string; last_name: string };
}

/** Writes that wait for someone to accept them. What would come of each is read with the proposal itself. */
const proposalsToDecide: Source<Proposed> = {
  kind: 'proposal',
  isFor: () => true,
  from: sql.raw(`proposals p
    left join users person on person.organization_id = p.organization_id and person.id = p.person_id`),
  alias: 'p',
  where: ({ actor, now }) => sql`
    ${visibleProposals(actor)} and p.status = 'WAITING' and p.expires_at > ${now} and ${acceptable(actor)}`,
  columns: () =>
    sql.raw(`p.id, p.operation_id, p.note, p.created_at as since,
    jsonb_build_object('id', proposer.id, 'first_name', proposer.first_name, 'last_name', proposer.last_name) as person`),
  joins: () =>
    sql.raw('join users proposer on proposer.organization_id = p.organization_id and proposer.id = p.proposed_by_id'),
  order: sql.raw('p.created_at, p.id'),
  present: (_reading, { id, operation_id, note, since, person }) => ({
    ...nothingElse,
    kind: 'proposal',
    id,
    user: person,
    title: operation_id,
    note,
    since,
    verdicts: [...verdicts],
  }),
};

const sources: readonly Source[] = [
  leavesToDecide,
  cancellationsToDecide,
  entriesToDecide,
  sheetsToDecide,
  expensesToDecide,
  offersToDecide,
  applicationsToDecide,
  proposalsToDecide,
  documentsToSign,
  tasksToDo,
  trainingToDo,
];

const usualItems = 100;
/** Who selects all that wait sees them first. */
export const maxItems = 1000;

/** In whose place someone decides is asked first: what waits for them follows from it. */
export const readingOf = async (db: Db, actor: Actor, now: string): Promise<Reading> => ({
  actor,
  now,
  standIns: await listStandIns(db, actor, now),
});

/** Of whom requests are shown; anyone if nothing is named. */
interface InboxFilter {
  readonly user_id?: readonly string[];
  readonly department_id?: readonly string[];
}

/** Every source of requests has the person who asks as `users`. What one does oneself is of nobody else. */
function ofPeople({ kind }: Source, { user_id, department_id }: InboxFilter): Sql {
  if (user_id === undefined && department_id === undefined) return sql.nothing;
  const isRequest = requestKinds.some((one) => one === kind);
  return isRequest
    ? sql`${among('users.id', user_id)} ${among('users.department_id', department_id)}`
    : sql`and ${sql.lit(false)}`;
}

/** How many wait, and how many of them for the actor before anyone else. */
type CountedKinds = Partial<Record<InboxKind, readonly [all: number, mine: number]>>;

const nearest = (reading: Reading, source: Source): Sql => source.isNearest?.(reading) ?? sql`true`;

const numberOf = (reading: Reading, source: Source, filter: InboxFilter): Sql => sql`
  (select array[count(*), count(*) filter (where ${nearest(reading, source)})]::int[]
     from ${source.from} where ${source.where(reading)} ${ofPeople(source, filter)}) as ${sql.ref(source.kind)}`;

/** All kinds in one statement, each along an index of what waits. */
export function countsStatement(reading: Reading, filter: InboxFilter = {}): Sql<CountedKinds> {
  const open = sources.filter((source) => source.isFor(reading));
  return sql<CountedKinds>`select ${sql.join(open.map((source) => numberOf(reading, source, filter)))}`;
}

export function countsOf(row: CountedKinds | undefined): { readonly all: InboxCounts; readonly mine: InboxCounts } {
  const countsAt = (place: 0 | 1): InboxCounts =>
    Object.fromEntries(inboxKinds.map((kind) => [kind, row?.[kind]?.[place] ?? 0])) as InboxCounts;
  return { all: countsAt(0), mine: countsAt(1) };
}

export const sumOf = (counts: InboxCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** How much waits for a person before anyone else, as the badge shows it. */
export async function countWaitingFor(db: Db, actor: Actor, now: string): Promise<number> {
  const { rows } = await countsStatement(await readingOf(db, actor, now)).execute(db);
  return sumOf(countsOf(rows[0]).mine);
}

/** How many requests of others wait for a person’s word. */
export async function countRequests(db: Db, actor: Actor, now: string): Promise<number> {
  const { rows } = await countsStatement(await readingOf(db, actor, now)).execute(db);
  const { all } = countsOf(rows[0]);
  return requestKinds.reduce((sum, kind) => sum + all[kind], 0);
}

const rowsOf = (
  reading: Reading,
  { columns, from, joins, where, order }: Source,
  only = sql.nothing,
  most = usualItems,
): Sql => sql`
  select ${columns(reading)} from ${from} ${joins?.(reading.actor) ?? sql.nothing} where ${where(reading)} ${only}
   order by ${order} limit ${most}`;

export async function readInbox(
  db: Db,
  actor: Actor,
  now: string,
  {
    kind,
    most = usualItems,
    of = 'ALL',
    ...filter
  }: InboxFilter & { readonly kind?: InboxKind; readonly most?: number; readonly of?: 'MINE' | 'ALL' },
): Promise<{ counts: InboxCounts; others: number; items: InboxItem[] }> {
  const reading = await readingOf(db, actor, now);
  const shown = sources.filter((source) => source.isFor(reading) && (kind === undefined || source.kind === kind));
  const [counts, ...rows] = await executeTogether(
    db,
    countsStatement(reading, filter),
    ...shown.map((source) => {
      const only = of === 'MINE' ? sql`and ${nearest(reading, source)}` : sql.nothing;
      return rowsOf(reading, source, sql`${ofPeople(source, filter)} ${only}`, most);
    }),
  );
  const items = shown.flatMap((source, i) => (rows[i] ?? []).map((row) => source.present(reading, row as never)));
  const oldest = items.sort(byDue).slice(0, most);
  const { all, mine } = countsOf(counts[0]);
  return {
    counts: of === 'MINE' ? mine : all,
    others: sumOf(all) - sumOf(mine),
    items: await withFacts(db, reading, oldest),
  };
}

/** One request as the inbox shows it to the actor now; null if it does not wait for them. */
export async function findItem(
  db: Db,
  actor: Actor,
  now: string,
  kind: RequestKind,
  id: string,
): Promise<InboxItem | null> {
  const source = sources.find((one) => one.kind === kind);
  const reading = await readingOf(db, actor, now);
  if (!source?.isFor(reading)) return null;
  const only = sql`and ${sql.ref(`${source.alias}.id`)} = ${id}`;
  const { rows } = await rowsOf(reading, source, only).execute(db);
  if (rows[0] === undefined) return null;
  const [item = null] = await withFacts(db, reading, [source.present(reading, rows[0] as never)]);
  return item;
}

const dueOf = ({ due_date, since }: InboxItem): string => due_date ?? since;

/** A request is due since it was sent, a task until its date. */
const byDue = (a: InboxItem, b: InboxItem): number => (dueOf(a) < dueOf(b) ? -1 : dueOf(a) > dueOf(b) ? 1 : 0);
