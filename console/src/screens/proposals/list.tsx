import { type ReactNode, useState } from 'react';
import { useList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link, useSearch } from '../../router.tsx';
import { useSession } from '../../session.tsx';
import { proposalStatuses, proposalTexts as texts } from '../../texts/proposals.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Page } from '../../ui/page.tsx';
import { type Proposal, proposedTitle } from '../../ui/proposed-changes.tsx';
import { fullName } from '../../words.ts';
import { ProposalStatus, WithdrawDialog } from './parts.tsx';

const statuses = (Object.keys(proposalStatuses) as Proposal['status'][]).map((value) => ({
  value,
  label: proposalStatuses[value],
}));

export function Screen(): ReactNode {
  const format = useFormat();
  const { user } = useSession();
  const [search] = useSearch<'status' | 'whose'>();
  const [withdrawing, setWithdrawing] = useState<Proposal | null>(null);
  const status = statuses.find(({ value }) => value === search.status)?.value;
  const list = useList('/proposals', {
    query: { status, proposed_by_id: search.whose === 'mine' ? user.id : undefined },
  });
  const columns: readonly TableColumn<Proposal>[] = [
    {
      id: 'what',
      title: texts.what,
      kind: 'lead',
      cell: ({ id, operation, person_id, note }) => {
        const person = list.nameOf(person_id);
        const title = proposedTitle(operation);
        return (
          <span className="who__text proposal__title">
            <Link to={`/proposals/${id}`} className="row-link">
              {person === null ? title : texts.about(title, person)}
            </Link>
            {note !== null && <span className="who__small">{texts.quoted(note)}</span>}
          </span>
        );
      },
    },
    {
      id: 'who',
      title: texts.who,
      cell: ({ proposed_by: by, client }) =>
        by === null ? null : client === null ? fullName(by) : texts.by(fullName(by), client),
    },
    { id: 'when', title: texts.when, cell: ({ created_at }) => format.ago(created_at) },
    { id: 'status', title: texts.status, cell: (proposal) => <ProposalStatus proposal={proposal} /> },
    {
      id: 'actions',
      title: texts.actions,
      kind: 'actions',
      cell: (proposal) =>
        proposal.can?.includes('proposals.withdraw') === true && (
          <Button size="small" kind="quiet-danger" onClick={() => setWithdrawing(proposal)}>
            {texts.withdraw}
            <span className="only-read-aloud"> {proposedTitle(proposal.operation)}</span>
          </Button>
        ),
    },
  ];
  return (
    <Page title={texts.title} lead={texts.lead} back={{ to: '/inbox', label: texts.inbox }}>
      <DataTable
        label={texts.title}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        noun={texts.noun}
        filters={[
          { name: 'status', label: texts.status, any: texts.anyStatus, options: statuses },
          {
            name: 'whose',
            label: texts.whose,
            any: texts.everyones,
            options: [{ value: 'mine', label: texts.mine }],
          },
        ]}
        empty={{ title: texts.noneTitle, text: texts.none }}
      />
      {withdrawing && <WithdrawDialog id={withdrawing.id} onClose={() => setWithdrawing(null)} />}
    </Page>
  );
}
