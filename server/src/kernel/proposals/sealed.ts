import type { Keys } from '../../lib/seal.ts';
import type { SealedColumn } from '../sealed-columns.ts';
import type { Outcome, ProposalRow, ProposedRequest } from './record.ts';

const purposes = { request: 'proposed-request', outcome: 'proposed-outcome' } as const;

const column = (part: keyof typeof purposes): SealedColumn => ({
  table: 'proposals',
  column: `sealed_${part}`,
  purpose: purposes[part],
  key: ['organization_id', 'id'],
  context: 'id',
});

export const proposalSeals: readonly SealedColumn[] = [column('request'), column('outcome')];

export const sealRequest = (keys: Keys, id: string, request: ProposedRequest): Buffer =>
  keys.seal(purposes.request, id, JSON.stringify(request));
export const sealOutcome = (keys: Keys, id: string, outcome: Outcome): Buffer =>
  keys.seal(purposes.outcome, id, JSON.stringify(outcome));

export const openRequest = (keys: Keys, row: Pick<ProposalRow, 'id' | 'sealed_request'>): ProposedRequest =>
  JSON.parse(keys.open(purposes.request, row.id, row.sealed_request)) as ProposedRequest;
export const openOutcome = (keys: Keys, row: Pick<ProposalRow, 'id' | 'sealed_outcome'>): Outcome =>
  JSON.parse(keys.open(purposes.outcome, row.id, row.sealed_outcome)) as Outcome;
