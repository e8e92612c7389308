import { type Actor, administers } from '../../kernel/actor.ts';
import type { Asking, PageRule, Rule } from '../../kernel/guards.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { Predicate, ViewRule } from '../../kernel/view.ts';
import { enforce, forbidden, Refusal, type Verdict } from '../../lib/errors.ts';
import type { DecidingKind } from './deputies/record.ts';
import { listStandIns, type StandIn } from './stand-ins-store.ts';
import { decided, ended, hasDecided, type Stepped, waitingStep } from './steps/line.ts';
import { isTaker, mayStepIn } from './steps/rules.ts';
import { settle, type Settled } from './steps/settle.ts';
import { listTakers } from './steps/takers-store.ts';
import { decidedInPlaceOf } from './visibility.ts';

/**
 * Why someone may decide: by a right of their own, because the step that waits is theirs, in the place of someone who is away, or as
 * who may decide all steps that are left; else why not.
 */
type Entitled = { readonly by: 'duty' | 'step' | 'all_steps' } | { readonly by: 'deputy'; readonly standIn: StandIn };
type Standing = Entitled | { readonly why: Verdict };

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
  /** The steps that a request was bound to; null: requests of this kind have none. */
  readonly steppedOf: ((subject: Subject) => Stepped) | null;
}

const othersStep = (): Refusal => forbidden('approvals.othersStep', { reason: 'step' });

/**
 * Whether nobody can take the step that waits of each of some requests: then who administers does. Asked only where that
 * would tell, in one query.
 */
async function vacancies(
  { actor, db }: Asking,
  steps: readonly (Stepped | null)[],
  wouldTell: (stepped: Stepped) => boolean,
): Promise<readonly boolean[]> {
  const asked = steps.flatMap((stepped, index) =>
    stepped && wouldTell(stepped) ? [{ ...stepped, key: String(index) }] : [],
  );
  if (asked.length === 0) return [];
  const takers = await listTakers(db, actor.organizationId, asked);
  return steps.map((_, index) => takers.get(String(index))?.length === 0);
}

/**
 * Who may decide on each of some records, now, and why: duty, deputies, steps. No query if the actor's own right will do, one for who
 * is away, and one more where a step may have been left without anyone who could take it. `isPlain`: without a word on all steps.
 */
async function standingsOf<Subject extends OfPerson>(
  asking: Asking,
  { kind, mayDecide, mayEntrust, steppedOf }: Deciding<Subject>,
  subjects: readonly Subject[],
  { isPlain }: { readonly isPlain: boolean },
): Promise<Standing[]> {
  const { actor, nowMs } = asking;
  /** With a step that waits; others are decided on as ever. */
  const steps = subjects.map((subject) => {
    const stepped = steppedOf?.(subject);
    return stepped && waitingStep(stepped) ? stepped : null;
  });
  const verdicts = subjects.map((subject, index) => {
    const stepped = steps[index];
    if (!stepped || subject.user_id === actor.userId) return mayDecide(actor, subject, nowMs);
    return isTaker(actor, stepped) || othersStep();
  });
  // What the state of the record refuses, it refuses to a deputy as well; and no one decides on their own.
  const isOther = (index: number): boolean => isForbidden(verdicts[index]) && subjects[index]?.user_id !== actor.userId;
  const needsOther = (index: number): boolean => isOther(index) && (isPlain || !steps[index] || !administers(actor));
  const standIns = subjects.some((_, index) => needsOther(index)) ? await standInsFor(asking, kind) : [];
  const isVacant = await vacancies(asking, steps, (stepped) => {
    const index = steps.indexOf(stepped);
    return needsOther(index) && [actor, ...standIns.map(({ of }) => of)].some(administers);
  });
  const standsIn = (of: Actor, subject: Subject, index: number): boolean => {
    const stepped = steps[index];
    if (!stepped) return mayEntrust(of, subject, nowMs) === true;
    const takes = isTaker(of, stepped) || (isVacant[index] === true && administers(of) && mayStepIn(of, stepped));
    return takes && !hasDecided(stepped, actor.userId);
  };
  return subjects.map((subject, index) => {
    const verdict = verdicts[index] ?? true;
    const stepped = steps[index];
    if (verdict === true) return { by: stepped ? 'step' : 'duty' };
    if (!isOther(index)) return { why: verdict };
    const standIn = standIns.find(({ of }) => standsIn(of, subject, index));
    if (standIn) return { by: 'deputy', standIn };
    if (!stepped || !administers(actor)) return { why: verdict };
    return { by: isVacant[index] === true && mayStepIn(actor, stepped) ? 'step' : 'all_steps' };
  });
}

/** The step that waits is theirs, or of someone in whose place they decide; or they may decide all that are left; or neither. */
export type StepStanding = 'STEP' | 'ALL_STEPS' | null;

/** What someone says of a request. */
interface Word {
  readonly status: 'APPROVED' | 'REJECTED';
  readonly comment: string | null;
  /** Administrators and Executives alone: of all steps that are left. */
  readonly allSteps: boolean | undefined;
}

/** What becomes of a request. */
export interface Decided extends Settled {
  /** In whose place it was said; null: by a right of their own. */
  readonly on_behalf_of_id: string | null;
  /** No step is left: the request itself is decided. */
  readonly isLast: boolean;
}

/** Who decides on a kind of request: a guard, and in whose place it is done. */
export interface DecisionRule<Subject> extends PageRule<Subject> {
  /** The same for who may act on what waits now, and not on all steps that are left. */
  readonly inTurn: PageRule<Subject>;
  /** For a record that the guard let the actor decide on; null: by a right of their own. */
  principalOf(work: UnitOfWork, subject: Subject): Promise<string | null>;
  /** The same as what is saved of it, if that is another than stands there. */
  inPlaceOf(work: UnitOfWork, record: Subject & InPlaceOf): Promise<Partial<InPlaceOf>>;
  /** By what right the actor decides on a record with steps now. */
  standingOn(asking: Asking, subject: Subject): Promise<StepStanding>;
  /** Decides the step that waits, or the request if it has none; 403 if that step is another's and not all were asked for. */
  decide(work: UnitOfWork, subject: Subject, word: Word): Promise<Decided>;
}

interface DecidingOptions<Subject> {
  readonly mayEntrust?: Rule<Subject>;
  readonly steppedOf?: (subject: Subject) => Stepped;
}

export function decidesOn<Subject extends OfPerson>(
  kind: DecidingKind,
  mayDecide: Rule<Subject>,
  { mayEntrust = mayDecide, steppedOf }: DecidingOptions<Subject> = {},
): DecisionRule<Subject> {
  const deciding = { kind, mayDecide, mayEntrust, steppedOf: steppedOf ?? null };
  // Asked once of a record that is locked: what is saved goes by the answer that let it pass. A second one may be another.
  const answered = new WeakMap<Subject, { readonly actor: Actor; readonly standing: Standing }>();
  const askOne = async (asking: Asking, subject: Subject): Promise<Standing> => {
    const known = answered.get(subject);
    if (known?.actor === asking.actor) return known.standing;
    const [standing] = await standingsOf(asking, deciding, [subject], { isPlain: true });
    if (!standing) throw new Error('Nothing was said of who decides.');
    answered.set(subject, { actor: asking.actor, standing });
    return standing;
  };
  /** Of one who may decide; refused if they may not. */
  const standingOf = async ({ actor, tx: db, nowMs }: UnitOfWork, subject: Subject): Promise<Entitled> => {
    const standing = await askOne({ actor, db, nowMs }, subject);
    if (!('why' in standing)) return standing;
    enforce(standing.why);
    throw new Error('Who may not decide is told why.');
  };
  const absentOf = (standing: Entitled): string | null =>
    standing.by === 'deputy' ? standing.standIn.of.userId : null;
  const principalOf = async (work: UnitOfWork, subject: Subject) => absentOf(await standingOf(work, subject));
  const judge = async (asking: Asking, subjects: readonly Subject[], isPlain: boolean): Promise<Verdict[]> => {
    const [only, ...others] = subjects;
    const standings =
      only && others.length === 0
        ? [await askOne(asking, only)]
        : await standingsOf(asking, deciding, subjects, { isPlain });
    return standings.map((standing) => {
      if ('why' in standing) return standing.why;
      return !isPlain || standing.by !== 'all_steps' || othersStep();
    });
  };
  return {
    judge: (asking, subjects) => judge(asking, subjects, false),
    inTurn: { judge: (asking, subjects) => judge(asking, subjects, true) },
    principalOf,
    async inPlaceOf(work, record) {
      const on_behalf_of_id = await principalOf(work, record);
      return on_behalf_of_id === record.on_behalf_of_id ? {} : { on_behalf_of_id };
    },
    async standingOn(asking, subject) {
      const standing = await askOne(asking, subject);
      if ('why' in standing) return null;
      return standing.by === 'all_steps' ? 'ALL_STEPS' : 'STEP';
    },
    async decide(work, subject, { status, comment, allSteps = false }) {
      const { actor, tx, now } = work;
      if (allSteps) enforce(administers(actor) || forbidden('approvals.allSteps', { field: 'all_steps' }));
      const standing = await standingOf(work, subject);
      const on_behalf_of_id = allSteps ? null : absentOf(standing);
      const stepped = steppedOf?.(subject);
      if (!stepped || !waitingStep(stepped)) {
        return { on_behalf_of_id, isLast: true, approvals: stepped?.approvals ?? [], takers: [] };
      }
      if (!allSteps && standing.by === 'all_steps') throw othersStep();
      const word = { status, comment, decided_by_id: actor.userId, on_behalf_of_id, decided_at: now };
      const approvals = decided(stepped.approvals, word, { all: allSteps && status === 'APPROVED' });
      if (status === 'REJECTED') return { on_behalf_of_id, isLast: true, approvals: ended(approvals), takers: [] };
      const next = await settle(tx, actor.organizationId, { ...stepped, approvals });
      return { on_behalf_of_id, isLast: !waitingStep(next), ...next };
    },
  };
}

/** A person who is shown what waits for someone else, and no more of it than anyone: rates and the like stay out. */
export const asDeputy = (actor: Actor): Actor => ({ ...actor, role: 'EMPLOYEE', departmentScope: [], grants: [] });

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

/** By the actor's own view first; `view` says what someone who is away decides on. */
export async function findAsDecider<Row>(
  asking: Asking,
  kind: DecidingKind,
  view: ViewRule,
  find: (isTheirs: Predicate, isInPlace: boolean) => Promise<Row | undefined>,
  ownView: ViewRule = view,
): Promise<{ readonly row: Row; readonly by: Actor } | undefined> {
  const own = await find(ownView(asking.actor), false);
  if (own) return { row: own, by: asking.actor };
  return findInPlace(asking, kind, view, (isTheirs) => find(isTheirs, true));
}
