import type { Db } from '../../../db/database.ts';
import type { Tenant } from '../../../kernel/actor.ts';
import type { Asking } from '../../../kernel/guards.ts';
import type { DecidingKind } from '../deputies/record.ts';
import { listDeputiesAtWork } from '../stand-ins-store.ts';
import type { StepStanding } from '../who-decides.ts';
import { anyone, type Stepped, takersAmong } from './line.ts';
import type { Decider, ForeseenStep, RequestDeciders } from './record.ts';
import { askedOf, type EligiblePerson, listEligible, listNamed } from './takers-store.ts';

const mostNamed = 10;
const administrators = 'administrators';

/**
 * Who takes each step of a request, in order, as things are: those whom it is for, whoever stands in for them now, and Administrators
 * for a last step that is for nobody else. Two queries, whatever the number of steps.
 */
export async function explainSteps(
  db: Db,
  tenant: Tenant,
  kind: DecidingKind,
  request: Stepped,
  now: string,
): Promise<ForeseenStep[]> {
  const { approvals } = request;
  const waiting = approvals.filter(({ status }) => status === 'WAITING');
  const eligible = await listEligible(db, tenant.id, [
    ...waiting.map((approval) => askedOf(String(approval.step), approval, request)),
    askedOf(administrators, { by: 'ROLE', role: 'ADMINISTRATOR', user_id: null }, request),
  ]);
  const takersOf = (key: string): EligiblePerson[] => takersAmong(request, eligible.get(key) ?? []).slice(0, mostNamed);
  const takers = new Map(
    waiting.map((approval) => {
      const own = takersOf(String(approval.step));
      const isUnknown = approval.by === 'MANAGER' && request.user_id === anyone;
      const mustBeTaken = approval.step === approvals.length || approval === waiting[0];
      const isLeft = own.length === 0 && mustBeTaken && !isUnknown;
      return [approval.step, { isLeft, people: isLeft ? takersOf(administrators) : own }];
    }),
  );
  const ids = [...new Set([...takers.values()].flatMap(({ people }) => people.map(({ id }) => id)))];
  const deputies = await listDeputiesAtWork(db, tenant, kind, ids, now);
  return approvals.map(({ step, by, role, user_id, package: name, skipped_because }) => {
    const { people: own, isLeft } = takers.get(step) ?? { people: [], isLeft: false };
    // What someone was given is not for their deputies.
    const decides = new Set(by === 'HOLDER_OF' && !isLeft ? [] : own.map(({ id }) => id));
    const inPlace = takersAmong(request, deputies).filter(
      ({ id, on_behalf_of_id: absent }) => decides.has(absent) && !decides.has(id),
    );
    const deciders: Decider[] = [
      ...own.map(({ id, first_name, last_name }) => ({ id, first_name, last_name, on_behalf_of_id: null })),
      ...inPlace,
    ];
    return { step, by, role, user_id, ...(name !== undefined && { package: name }), skipped_because, deciders };
  });
}

/** Who decides on a request, one after the other: those who have, and those who can. Nothing for one without steps. */
export async function decidersOf(
  { actor, db, nowMs }: Asking,
  kind: DecidingKind,
  request: Stepped,
  standing: StepStanding,
): Promise<RequestDeciders> {
  const { approvals } = request;
  if (approvals.length === 0) return { standing: null, steps: [], people: [] };
  const ids = approvals.flatMap(({ user_id, decided_by_id, on_behalf_of_id }) => [
    user_id,
    decided_by_id,
    on_behalf_of_id,
  ]);
  const named = [...new Set(ids)].filter((id) => id !== null);
  const steps = await explainSteps(db, actor.organization, kind, request, new Date(nowMs).toISOString());
  return { standing, steps, people: await listNamed(db, actor.organizationId, named) };
}
