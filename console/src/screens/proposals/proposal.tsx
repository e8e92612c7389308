import { type ReactNode, useState } from 'react';
import { useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link, useRouteParam } from '../../router.tsx';
import { packageTexts } from '../../texts/access-grants.ts';
import { surfaceNames } from '../../texts/log-names.ts';
import { proposalTexts as texts } from '../../texts/proposals.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNotice, Notice } from '../../ui/notice.tsx';
import { Facts, Page, Panel } from '../../ui/page.tsx';
import { PendingPage } from '../../ui/pending.tsx';
import { ProposedChanges, proposedTitle } from '../../ui/proposed-changes.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { fullName } from '../../words.ts';
import { ProposalStatus, WithdrawDialog } from './parts.tsx';

const back = { to: '/proposals', label: texts.title };

export function Screen(): ReactNode {
  const id = useRouteParam();
  const format = useFormat();
  const toast = useToast();
  const [asks, setAsks] = useState<'decline' | 'withdraw' | null>(null);
  const { data: proposal, error, reload, nameOf, opens } = useRead('/proposals/{id}', { path: { id } });
  const accept = useWrite('post', '/proposals/{id}/accept');
  const decline = useWrite('post', '/proposals/{id}/decline');
  if (!proposal) return <PendingPage title={texts.one} back={back} read={{ error, reload }} />;
  const can = (move: 'accept' | 'decline' | 'withdraw'): boolean =>
    proposal.can?.includes(`proposals.${move}`) === true;
  const person = nameOf(proposal.person_id);
  const { proposed_by: by, client, decided_by: decider, decided_at } = proposal;
  return (
    <Page
      title={proposedTitle(proposal.operation)}
      back={back}
      isNarrow
      actions={
        <>
          {can('withdraw') && <Button onClick={() => setAsks('withdraw')}>{texts.withdraw}</Button>}
          {can('decline') && (
            <Button kind="danger" onClick={() => setAsks('decline')}>
              {texts.decline}
            </Button>
          )}
          {can('accept') && (
            <Button
              kind="primary"
              isBusy={accept.isPending}
              onClick={() =>
                accept.mutate({ path: { id } }, { onSuccess: () => toast(texts.accepted), onError: () => reload() })
              }
            >
              {texts.accept}
            </Button>
          )}
        </>
      }
    >
      {accept.error && <FailureNotice error={accept.error} />}
      {proposal.status === 'WAITING' && proposal.needs_two && <Notice>{texts.twoPeople}</Notice>}
      {proposal.is_own_record && <Notice>{texts.ownRecord}</Notice>}
      <Panel title={proposal.status === 'ACCEPTED' ? texts.changed : texts.changes}>
        <ProposedChanges proposal={proposal} nameOf={nameOf} />
      </Panel>
      <Panel title={texts.one}>
        <Facts
          facts={[
            [texts.status, <ProposalStatus key="status" proposal={proposal} />],
            ...(person === null
              ? []
              : [
                  [
                    texts.concerns,
                    opens(proposal.person_id) ? (
                      <Link key="person" to={`/people/${proposal.person_id ?? ''}`}>
                        {person}
                      </Link>
                    ) : (
                      person
                    ),
                  ] as const,
                ]),
            [texts.who, by === null ? null : client === null ? fullName(by) : texts.by(fullName(by), client)],
            [texts.via, surfaceNames[proposal.via]],
            ...(proposal.holder_of === null
              ? []
              : [[texts.holders, texts.whoHolds(packageTexts[proposal.holder_of].name)] as const]),
            [texts.note, proposal.note],
            [texts.when, format.instant(proposal.created_at)],
            ...(proposal.status === 'WAITING'
              ? [[texts.waitsUntil, format.instant(proposal.expires_at)] as const]
              : []),
            ...(decider === null ? [] : [[texts.decidedBy, fullName(decider)] as const]),
            ...(decided_at === null ? [] : [[texts.decidedAt, format.instant(decided_at)] as const]),
            ...(proposal.comment === null ? [] : [[texts.comment, proposal.comment] as const]),
          ]}
        />
      </Panel>
      {asks === 'withdraw' && <WithdrawDialog id={id} onClose={() => setAsks(null)} />}
      {asks === 'decline' && (
        <ReasonDialog
          title={texts.declineTitle}
          action={texts.decline}
          label={texts.comment}
          hint={texts.commentHint}
          isOptional
          done={texts.declined}
          onSend={(comment) => decline.mutateAsync({ path: { id }, body: comment === '' ? {} : { comment } })}
          onClose={() => setAsks(null)}
        />
      )}
    </Page>
  );
}
