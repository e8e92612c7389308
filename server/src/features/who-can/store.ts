import type { Db } from '../../db/database.ts';
import { executeTogether, sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import { type Role, roles } from '../../kernel/scopes.ts';
import type { Sight } from '../../kernel/sight.ts';
import { isGivenSomething } from '../access-grants/index.ts';
import { actorColumns, actorJoins, actorOf, type ActorRow, mayHold, visiblePeople } from '../people/index.ts';

/** More people than can be in charge of one; what a role sees of everyone is asked once a role. */
const mostCandidates = 2000;
const askedTogether = 20;

export interface Subject {
  readonly id: string;
  readonly department_id: string | null;
  readonly manager_id: string | null;
}

/** Everyone with access who may see something of the person: by their role, by what they lead or were given, or as one of `named`. */
export async function listCandidates(
  db: Db,
  { organizationId }: Actor,
  { id, department_id, manager_id }: Subject,
  named: readonly string[],
): Promise<Actor[]> {
  const { rows } = await sql<ActorRow>`
    select ${actorColumns} from users ${actorJoins}
     where users.organization_id = ${organizationId} and ${mayHold} and users.access_suspended_at is null and (
       users.role in ('ADMINISTRATOR', 'EXECUTIVE') or users.id = any(${[id, manager_id, ...named]})
       or users.id in (select d.head_id from departments d where d.organization_id = ${organizationId} and d.id = ${department_id}
                 union select m.user_id from department_managers m
                        where m.organization_id = ${organizationId} and m.department_id = ${department_id}
                 union select s.account_id from service_account_departments s
                        where s.organization_id = ${organizationId} and s.department_id = ${department_id})
       or ${isGivenSomething(organizationId, department_id)})
     order by users.id limit ${sql.lit(mostCandidates)}`.execute(db);
  return rows.map((row) => actorOf(row, null));
}

/** Which of some actors see it of the person: by the view itself. */
async function asksOf(db: Db, { isSeen }: Sight, subject: Subject, actors: readonly Actor[]): Promise<boolean[]> {
  const statements = actors.map(
    (actor) => sql<{ seen: number }>`
      select count(*) as seen from users
       where ${isSeen(actor)} and users.organization_id = ${actor.organizationId} and users.id = ${subject.id}`,
  );
  const seen: boolean[] = [];
  for (let at = 0; at < statements.length; at += askedTogether) {
    const answers = await executeTogether(db, ...statements.slice(at, at + askedTogether));
    seen.push(...answers.map(([row]) => (row?.seen ?? 0) > 0));
  }
  return seen;
}

type Left = Partial<Pick<Actor, 'departmentScope' | 'grants'>>;

/** Someone of the same role who is nobody to the person, and leads and holds nothing but what is left to them. */
const stranger = (actor: Actor, { departmentScope = [], grants = [] }: Left = {}): Actor => ({
  ...actor,
  userId: 'usr_',
  departmentId: null,
  departmentScope,
  grants,
});

export interface SeenBy {
  readonly kind: 'SELF' | 'MANAGER' | 'HEAD' | 'ROLE' | 'PACKAGE';
  /** Of what was given: its last day; null: until it is taken back, or another reason. */
  readonly ends_on: string | null;
}
export type Sees = ReadonlyMap<string, readonly SeenBy[]>;

/** Who sees it by what they were given beyond their role, and the last day of it: each grant asked by itself. */
async function whoWasGiven(
  db: Db,
  sight: Sight,
  subject: Subject,
  candidates: readonly Actor[],
): Promise<ReadonlyMap<Actor, string | null>> {
  const held = candidates.flatMap((actor) => actor.grants.map((grant) => ({ actor, grant })));
  const seen = await asksOf(
    db,
    sight,
    subject,
    held.map(({ actor, grant }) => stranger(actor, { grants: [grant] })),
  );
  const found = new Map<Actor, string | null>();
  for (const { actor, grant } of held.filter((_, index) => seen[index])) {
    const known = found.get(actor);
    const isLonger = known === undefined || (known !== null && (grant.ends_on === null || grant.ends_on > known));
    if (isLonger) found.set(actor, grant.ends_on);
  }
  return found;
}

/** Who of the candidates sees it, and by what: each asked again with that alone. */
export async function whoSees(db: Db, sight: Sight, subject: Subject, candidates: readonly Actor[]): Promise<Sees> {
  const some = new Map(candidates.map((actor) => [actor.role, actor]));
  const asked = roles.filter((role) => some.has(role));
  const byRole = await asksOf(
    db,
    sight,
    subject,
    asked.map((role) => stranger(some.get(role) as Actor)),
  );
  const sees = new Map<Role, boolean>(asked.map((role, index) => [role, byRole[index] === true]));

  const near = candidates.filter(
    ({ userId, departmentScope }) =>
      userId === subject.id ||
      userId === subject.manager_id ||
      (subject.department_id !== null && departmentScope.includes(subject.department_id)),
  );
  const asThemselves = await asksOf(
    db,
    sight,
    subject,
    near.map((actor) => ({ ...actor, departmentScope: [], grants: [] })),
  );
  const asHeads = await asksOf(
    db,
    sight,
    subject,
    near.map((actor) => stranger(actor, { departmentScope: actor.departmentScope })),
  );

  const given = await whoWasGiven(
    db,
    sight,
    subject,
    candidates.filter(({ role, userId }) => sees.get(role) !== true && userId !== subject.id),
  );

  const found = new Map<string, readonly SeenBy[]>();
  for (const actor of candidates) {
    const index = near.indexOf(actor);
    const byTheirRole = sees.get(actor.role) === true;
    const bySomethingElse = index >= 0 && !byTheirRole;
    const isSelf = actor.userId === subject.id && (byTheirRole || asThemselves[index] === true);
    const isManager = actor.userId === subject.manager_id && bySomethingElse && asThemselves[index] === true;
    const kinds = [
      ...(isSelf ? (['SELF'] as const) : []),
      ...(isManager ? (['MANAGER'] as const) : []),
      ...(bySomethingElse && asHeads[index] === true ? (['HEAD'] as const) : []),
      ...(byTheirRole && !isSelf ? (['ROLE'] as const) : []),
    ];
    const until = given.get(actor);
    const by: readonly SeenBy[] = [
      ...kinds.map((kind) => ({ kind, ends_on: null })),
      ...(until === undefined ? [] : [{ kind: 'PACKAGE' as const, ends_on: until }]),
    ];
    if (by.length > 0 && actor.userId !== null) found.set(actor.userId, by);
  }
  return found;
}

export interface Name {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** Of some people and service accounts: those whom the actor may know by name. Who leads one is always one's to know. */
export async function listNames(
  db: Db,
  actor: Actor,
  ids: readonly string[],
  { id, manager_id, department_id }: Subject,
): Promise<Name[]> {
  const led = actor.userId === id ? [manager_id] : [];
  const ofDepartment = actor.userId === id ? department_id : null;
  const { rows } = await sql<Name>`
    select users.id, users.first_name, users.last_name from users
     where users.organization_id = ${actor.organizationId} and users.id = any(${[...ids]}) and (
       ${visiblePeople(actor)} or users.id = any(${led})
       or users.id in (select d.head_id from departments d
                        where d.organization_id = ${actor.organizationId} and d.id = ${ofDepartment})
       or users.id < 'usr_' and ${sql.lit(actor.role)} in ('ADMINISTRATOR', 'EXECUTIVE'))
     order by users.last_name, users.first_name, users.id`.execute(db);
  return rows;
}
