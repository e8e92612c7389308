import { sql } from '../../../db/sql.ts';
import { acceptable, visibleProposals } from '../../../kernel/proposals/visibility.ts';
import { verdicts } from './record.ts';
import { nothingElse, type Source } from './source.ts';

interface Proposed {
  readonly id: string;
  readonly operation_id: string;
  readonly note: string | null;
  readonly since: string;
  readonly person: { id: string; first_name: string; last_name: string };
}

/** Writes that wait for someone to accept them. What would come of each is read with the proposal itself. */
export const proposalsToDecide: Source<Proposed> = {
  kind: 'proposal',
  isFor: () => true,
  from: sql.raw(`proposals p
    left join users person on person.organization_id = p.organization_id and person.id = p.person_id`),
  alias: 'p',
  where: ({ actor, now }) => sql`
    ${visibleProposals(actor)} and p.status = 'WAITING' and p.expires_at > ${now} and ${acceptable(actor)}`,
  columns: () =>
    sql.raw(`p.id, p.operation_id, p.note, p.created_at as since,
    jsonb_build_object('id', proposer.id, 'first_name', proposer.first_name, 'last_name', proposer.last_name) as person`),
  joins: () =>
    sql.raw('join users proposer on proposer.organization_id = p.organization_id and proposer.id = p.proposed_by_id'),
  order: sql.raw('p.created_at, p.id'),
  present: (_reading, { id, operation_id, note, since, person }) => ({
    ...nothingElse,
    kind: 'proposal',
    id,
    user: person,
    title: operation_id,
    note,
    since,
    verdicts: [...verdicts],
  }),
};
