import { type Actor, mayUse } from '../actor.ts';
import { ruleFor } from '../change-log/audit-values.ts';
import type { AccessEntry, ValueChange } from '../change-log/change-log.ts';
import type { Services } from '../services.ts';
import { withoutSecrets } from './outcome.ts';
import type { Proposal, ProposalRow } from './record.ts';
import { openOutcome, openRequest } from './sealed.ts';

type Presenting = Pick<Services, 'keys' | 'catalogue'>;

/** Private values by the rights of now, as in the audit log. */
const isShown = ({ catalogue }: Presenting, actor: Actor, { subject_type, field }: ValueChange): boolean => {
  const rule = ruleFor(catalogue.auditRules, subject_type, field);
  return rule === undefined || (rule.scope !== null && mayUse(actor, rule.scope));
};

/** The proposal as this reader sees it, and what of it is a look at private data. */
export function presentProposal(
  services: Presenting,
  actor: Actor,
  row: ProposalRow,
): { readonly proposal: Proposal; readonly looks: readonly AccessEntry[] } {
  const { params, query, body } = openRequest(services.keys, row);
  const { status, data, would_raise, changes, looks } = openOutcome(services.keys, row);
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
    needs_two: row.needs_two || actor.organization.settings.four_eyes.includes(row.operation_id),
    is_own_record: row.is_own_record,
    note: row.note,
    expires_at: row.expires_at,
    created_at: row.created_at,
    decided_by: row.decided_by,
    decided_at: row.decided_at,
    comment: row.comment,
  };
  return { proposal, looks: isOwnWish ? [] : looks };
}
