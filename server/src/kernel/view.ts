import { type Sql, sql } from '../db/sql.ts';
import type { Actor } from './actor.ts';
import { grantedDepartments, type PackageName } from './packages.ts';
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

/** Which records a package shows, of people in its departments. */
export type PackageRules = Partial<Readonly<Record<PackageName, ViewRule>>>;

/** Whatever else is asked of the row: it is of someone in a department for which the actor holds one of these packages. */
export const grantedIn =
  ({ department }: Pick<ViewColumns, 'department'>, ...names: readonly PackageName[]): ViewRule =>
  (actor) => {
    const departments = grantedDepartments(actor, ...names);
    return departments === null ? all : sql<boolean>`${sql.ref(department)} = any(${departments})`;
  };

/** What each grant adds, without a word for someone who has none. Those that show whatever there is are one condition, or plans go astray. */
function byGrants(actor: Actor, column: string | Sql, rules: PackageRules): Predicate[] {
  const at = typeof column === 'string' ? sql.ref(column) : column;
  const given = actor.grants.flatMap(({ package: name, departments }) => {
    const shown = rules[name]?.(actor);
    return shown ? [{ shown, departments }] : [];
  });
  const isWhole = ({ shown }: (typeof given)[number]): boolean => shown === all;
  const places = [...new Set(given.filter(isWhole).flatMap(({ departments }) => departments ?? []))];
  return [
    ...(places.length > 0 ? [sql<boolean>`${at} = any(${places})`] : []),
    ...given
      .filter((one) => !isWhole(one))
      .map(({ shown, departments }) =>
        departments === null ? sql<boolean>`(${shown})` : sql<boolean>`(${at} = any(${departments}) and ${shown})`,
      ),
  ];
}

/** A grant for everyone, of a package that shows whatever there is. */
const isGivenAll = (actor: Actor, rules: PackageRules): boolean =>
  actor.grants.some(({ package: name, departments }) => departments === null && rules[name]?.(actor) === all);

/** Whatever an organization shows to everyone who works there, guests have their own, and what they were given. */
const ofGuest = (actor: Actor, { person }: { readonly person?: string }): Predicate =>
  person === undefined ? sql<boolean>`false` : own({ person })(actor);

export interface View {
  (actor: Actor): Predicate;
  readonly byRole: Record<Role, ViewRule>;
  /** Every row of the actor's own organization: the database need not be asked about one that is known to be there. */
  readonly seesAll: (actor: Actor) => boolean;
}

/**
 * Who sees which rows, by role and by what they were given beyond it. Always starts from the organization: the one way to read a
 * table is through its view, for get-one, lists and events alike.
 */
export function visibility(
  columns: Pick<ViewColumns, 'organization'> & { readonly person?: string; readonly department?: string | Sql },
  byRole: Record<Role, ViewRule>,
  /** What holds of every row that anyone sees. */
  always: Sql = sql.nothing,
  byPackage: PackageRules = {},
): View {
  const { department } = columns;
  const seen = (actor: Actor): Predicate => {
    const own = actor.isGuest === true ? ofGuest(actor, columns) : byRole[actor.role](actor);
    if (actor.grants.length === 0 || own === all || department === undefined) return own;
    if (isGivenAll(actor, byPackage)) return all;
    const given = byGrants(actor, department, byPackage);
    return given.length === 0 ? own : sql<boolean>`(${sql.join([own, ...given], ' or ')})`;
  };
  const view = (actor: Actor): Predicate =>
    sql<boolean>`${sql.ref(columns.organization)} = ${actor.organizationId} ${always} and ${seen(actor)}`;
  return Object.assign(view, { byRole, seesAll: (actor: Actor) => seen(actor) === all });
}
