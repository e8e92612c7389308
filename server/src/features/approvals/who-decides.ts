import type { Actor } from '../../kernel/actor.ts';
import type { Asking, PageRule, Rule } from '../../kernel/guards.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { Predicate, ViewRule } from '../../kernel/view.ts';
import { Refusal, type Verdict } from '../../lib/errors.ts';
import type { DecidingKind } from './deputies/record.ts';
import { listStandIns, type StandIn } from './stand-ins-store.ts';
import { decidedInPlaceOf } from './visibility.ts';

/** Why someone may decide: by a right of their own, or in the place of someone who is away; else why not. */
type Standing =
  | { readonly by: 'duty' }
  | { readonly by: 'deputy'; readonly standIn: StandIn }
  | { readonly why: Verdict };

interface InPlaceOf {
  readonly on_behalf_of_id: string | null;
}

interface OfPerson {
  readonly user_id: string;
}

const isForbidden = (verdict: Verdict | undefined): boolean =>
  verdict instanceof Refusal && verdict.code === 'FORBIDDEN';

/** In whose place the actor decides on a kind of request now. */
export const standInsFor = async ({ actor, db, nowMs }: Asking, kind: DecidingKind): Promise<readonly StandIn[]> =>
  (await listStandIns(db, actor, new Date(nowMs).toISOString())).filter(({ kinds }) => kinds.has(kind));

interface Deciding<Subject> {
  readonly kind: DecidingKind;
  /** The actor's own right. */
  readonly mayDecide: Rule<Subject>;
  /** What someone who is away entrusts to a deputy: the same, unless told otherwise. */
  readonly mayEntrust: Rule<Subject>;
}

/**
 * Who may decide on each of some records, now, and why. One query at most, and none if the actor's own right will do.
 */
async function standingsOf<Subject extends OfPerson>(
  asking: Asking,
  { kind, mayDecide, mayEntrust }: Deciding<Subject>,
  subjects: readonly Subject[],
): Promise<Standing[]> {
  const { actor, nowMs } = asking;
  const verdicts = subjects.map((subject) => mayDecide(actor, subject, nowMs));
  // What the state of the record refuses, it refuses to a deputy as well; and no one decides on their own.
  const isOther = (index: number): boolean => isForbidden(verdicts[index]) && subjects[index]?.user_id !== actor.userId;
  const standIns = subjects.some((_, index) => isOther(index)) ? await standInsFor(asking, kind) : [];
  return subjects.map((subject, index) => {
    const verdict = verdicts[index] ?? true;
    if (verdict === true) return { by: 'duty' };
    const standIn = isOther(index) ? standIns.find(({ of }) => mayEntrust(of, subject, nowMs) === true) : undefined;
    return standIn ? { by: 'deputy', standIn } : { why: verdict };
  });
}

/** Who decides on a kind of request: a guard, and in whose place it is done. */
export interface DecisionRule<Subject> extends PageRule<Subject> {
  /** For a record that the guard let the actor decide on; null: by a right of their own. */
  principalOf(work: UnitOfWork, subject: Subject): Promise<string | null>;
  /** The same as what is saved of it, if that is another than stands there. */
  inPlaceOf(work: UnitOfWork, record: Subject & InPlaceOf): Promise<Partial<InPlaceOf>>;
}

export function decidesOn<Subject extends OfPerson>(
  kind: DecidingKind,
  mayDecide: Rule<Subject>,
  mayEntrust: Rule<Subject> = mayDecide,
): DecisionRule<Subject> {
  const deciding = { kind, mayDecide, mayEntrust };
  async function principalOf({ actor, tx: db, nowMs }: UnitOfWork, subject: Subject): Promise<string | null> {
    const [standing] = await standingsOf({ actor, db, nowMs }, deciding, [subject]);
    return standing && 'standIn' in standing ? standing.standIn.of.userId : null;
  }
  return {
    async judge(asking, subjects) {
      const standings = await standingsOf(asking, deciding, subjects);
      return standings.map((standing) => ('why' in standing ? standing.why : true));
    },
    principalOf,
    async inPlaceOf(work, record) {
      const on_behalf_of_id = await principalOf(work, record);
      return on_behalf_of_id === record.on_behalf_of_id ? {} : { on_behalf_of_id };
    },
  };
}

/** A person who is shown what waits for someone else, and no more of it than anyone: rates and the like stay out. */
export const asDeputy = (actor: Actor): Actor => ({ ...actor, role: 'EMPLOYEE', departmentScope: [] });

/**
 * Looks for a record among what waits for those in whose place the actor decides. `find` is given what to ask of its person, on the
 * table users; `by` is whose eyes it is shown to.
 */
export async function findInPlace<Row>(
  asking: Asking,
  kind: DecidingKind,
  view: ViewRule,
  find: (isTheirs: Predicate) => Promise<Row | undefined>,
): Promise<{ readonly row: Row; readonly by: Actor } | undefined> {
  const standIns = await standInsFor(asking, kind);
  if (standIns.length === 0) return undefined;
  const row = await find(decidedInPlaceOf(asking.actor, standIns, view));
  return row && { row, by: asDeputy(asking.actor) };
}

/** By the actor's own view first; the same view says what someone who is away decides on. */
export async function findAsDecider<Row>(
  asking: Asking,
  kind: DecidingKind,
  view: ViewRule,
  find: (isTheirs: Predicate, isInPlace: boolean) => Promise<Row | undefined>,
): Promise<{ readonly row: Row; readonly by: Actor } | undefined> {
  const own = await find(view(asking.actor), false);
  if (own) return { row: own, by: asking.actor };
  return findInPlace(asking, kind, view, (isTheirs) => find(isTheirs, true));
}
