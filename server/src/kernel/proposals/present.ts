import type { Db } from '../../db/database.ts';
import { type Actor, mayUse } from '../actor.ts';
import { ruleFor } from '../change-log/audit-values.ts';
import type { AccessEntry, ValueChange } from '../change-log/change-log.ts';
import type { Services } from '../services.ts';
import { needsTwo } from './four-eyes.ts';
import { withoutSecrets } from './outcome.ts';
import type { Outcome, Proposal, ProposalRow } from './record.ts';
import { openOutcome, openRequest } from './sealed.ts';
import { type Shown, shownTo } from './shown.ts';

type Presenting = Pick<Services, 'keys' | 'catalogue'>;

export interface Presented {
  readonly proposal: Proposal;
  /** What of it is a look at private data. */
  readonly looks: readonly AccessEntry[];
}

/** Private values by the rights of now, as in the audit log. */
const isShown = ({ catalogue }: Presenting, actor: Actor, { subject_type, field }: ValueChange): boolean => {
  const rule = ruleFor(catalogue.auditRules, subject_type, field);
  return rule === undefined || (rule.scope !== null && mayUse(actor, rule.scope));
};

/** The organization may ask for two people since. */
function needsTwoByNow(
  { catalogue }: Presenting,
  actor: Actor,
  row: ProposalRow,
  asked: { readonly query: unknown; readonly body: unknown },
): boolean {
  const operation = catalogue.operations.find(({ id }) => id === row.operation_id);
  return operation !== undefined && needsTwo(catalogue, actor, operation, asked);
}

/** Proposals in the eyes of a reader, by the rights of now: each shows what they would see of the records themselves. */
export async function presentProposals(
  services: Presenting,
  db: Db,
  actor: Actor,
  rows: readonly ProposalRow[],
): Promise<Presented[]> {
  const told = rows.map((row) => ({
    row,
    operation: services.catalogue.operations.find(({ id }) => id === row.operation_id),
    request: openRequest(services.keys, row),
    outcome: openOutcome(services.keys, row),
  }));
  const shown = await shownTo(services.catalogue, db, actor, told);
  return told.flatMap(({ row, outcome }, index) => {
    const seen = shown[index];
    return seen ? [presentAs(services, actor, row, { ...outcome, ...seen })] : [];
  });
}

export async function presentProposal(
  services: Presenting,
  db: Db,
  actor: Actor,
  row: ProposalRow,
): Promise<Presented> {
  const [presented] = await presentProposals(services, db, actor, [row]);
  if (!presented) throw new Error('The proposal was not presented.');
  return presented;
}

/** As its author saw it: to who was answered just now, and for the rules that go by the proposal itself. */
export const presentAsTold = (services: Presenting, actor: Actor, row: ProposalRow): Presented =>
  presentAs(services, actor, row, {
    ...openOutcome(services.keys, row),
    body: openRequest(services.keys, row).body,
  });

function presentAs(
  services: Presenting,
  actor: Actor,
  row: ProposalRow,
  { status, data, would_raise, changes, looks, body }: Outcome & Pick<Shown, 'body'>,
): Presented {
  const { params, query, body: asked } = openRequest(services.keys, row);
  const isOwnWish = row.is_own_record && row.proposed_by_id === actor.userId;
  const proposal: Proposal = {
    id: row.id,
    status: row.status,
    operation: row.operation_id,
    params,
    query,
    body: withoutSecrets(body ?? {}) as Record<string, unknown>,
    outcome: {
      status,
      data,
      would_raise: [...would_raise],
      // Who asks for a change of their own record knows what they asked for.
      changes: changes.filter((change) => isOwnWish || isShown(services, actor, change)),
    },
    proposed_by: row.proposed_by,
    via: row.surface,
    client: row.client,
    person_id: row.person_id,
    needs_two: row.needs_two || needsTwoByNow(services, actor, row, { query, body: asked }),
    is_own_record: row.is_own_record,
    holder_of: row.holder_of,
    department_id: row.department_id,
    note: row.note,
    expires_at: row.expires_at,
    created_at: row.created_at,
    decided_by: row.decided_by,
    decided_at: row.decided_at,
    comment: row.comment,
  };
  return { proposal, looks: isOwnWish ? [] : looks };
}
