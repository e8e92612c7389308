import { type Sql, sql } from '../db/sql.ts';
import type { Actor } from './actor.ts';
import type { Role } from './scopes.ts';

/** Part of a WHERE clause: which rows an actor sees. */
export type Predicate = Sql<boolean>;
export type ViewRule = (actor: Actor) => Predicate;

/** The columns a view looks at, on whichever table or alias a query uses. */
export interface ViewColumns {
  organization: string;
  /** The person the record belongs to. */
  person: string;
  /** That person's department. */
  department: string;
}

const all: Predicate = sql<boolean>`true`;

export const everyone = (): ViewRule => () => all;

export const own =
  (columns: Pick<ViewColumns, 'person'>): ViewRule =>
  (actor) =>
    sql<boolean>`${sql.ref(columns.person)} = ${actor.userId}`;

/** Records of people in the departments that the actor heads or manages. */
export const departmentScope =
  (columns: Pick<ViewColumns, 'department'>): ViewRule =>
  (actor) =>
    sql<boolean>`${sql.ref(columns.department)} = any(${actor.departmentScope})`;

export const either =
  (...rules: ViewRule[]): ViewRule =>
  (actor) =>
    sql<boolean>`(${sql.join(
      rules.map((rule) => rule(actor)),
      ' or ',
    )})`;

export interface View {
  (actor: Actor): Predicate;
  readonly byRole: Record<Role, ViewRule>;
  /** Every row of the actor's own organization: the database need not be asked about one that is known to be there. */
  readonly seesAll: (actor: Actor) => boolean;
}

/**
 * Who sees which rows, by role. Always starts from the organization: the one way to read a table is through its view,
 * for get-one, lists and events alike.
 */
export function visibility(
  columns: Pick<ViewColumns, 'organization'>,
  byRole: Record<Role, ViewRule>,
  /** What holds of every row that anyone sees. */
  always: Sql = sql.nothing,
): View {
  const view = (actor: Actor): Predicate =>
    sql<boolean>`${sql.ref(columns.organization)} = ${actor.organizationId} ${always} and ${byRole[actor.role](actor)}`;
  return Object.assign(view, { byRole, seesAll: (actor: Actor) => byRole[actor.role](actor) === all });
}
