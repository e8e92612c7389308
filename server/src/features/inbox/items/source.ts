import type { Sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { StandIn } from '../../approvals/index.ts';
import type { InboxFacts, InboxItem, InboxKind } from './record.ts';

/** For whom the inbox is read, and when. */
export interface Reading {
  readonly actor: Actor;
  readonly now: string;
  /** In whose place the actor decides now. */
  readonly standIns: readonly StandIn[];
}

/** One kind of what may wait for someone. */
export interface Source<Row = never> {
  readonly kind: InboxKind;
  /** Whether anything of the kind can wait for the actor at all: role, scope and module. */
  readonly isFor: (reading: Reading) => boolean;
  readonly from: Sql;
  /** What `from` calls the record. */
  readonly alias: string;
  /** Which of them wait for the actor, by the same views and rules as the operations. */
  readonly where: (reading: Reading) => Sql;
  /** Which of these wait for the actor before anyone else; all of them unless it is said. */
  readonly isNearest?: (reading: Reading) => Sql;
  /** What is read of each. */
  readonly columns: (reading: Reading) => Sql;
  /** Joins that only the rows shown need. */
  readonly joins?: (actor: Actor) => Sql;
  /** The oldest due first. */
  readonly order: Sql;
  readonly present: (reading: Reading, row: Row) => InboxItem;
}

export const noFacts: InboxFacts = {
  available: null,
  unit: null,
  away_count: 0,
  away: [],
  asking_count: 0,
  asking: [],
  shift_count: 0,
  shifts: [],
  replaces: null,
  warned: [],
  by_day: [],
  receipt_count: 0,
  receipts: [],
  clock_in: null,
  clock_out: null,
  planned_minutes: null,
  oddities: [],
};

export const nothingElse = {
  version: null,
  checklist_id: null,
  on_behalf_of: null,
  user: null,
  title: null,
  start_date: null,
  end_date: null,
  days: null,
  hours: null,
  minutes: null,
  submitted_minutes: null,
  has_changed: false,
  amount: null,
  currency: null,
  note: null,
  facts: null,
  due_date: null,
  approvals: [],
};
