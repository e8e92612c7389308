import type { ReactNode } from 'react';
import { type Item, useList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { inboxTexts } from '../../texts/mail.ts';
import { Button } from '../../ui/button.tsx';
import { Failure, Skeleton, State } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import './inbox.css';
import '../../ui/table.css';

export function Screen(): ReactNode {
  const { rows, error, hasMore, isLoadingMore, loadMore, reload } = useList('/development/mail');
  return (
    <Page
      title={inboxTexts.developmentInbox}
      lead={inboxTexts.developmentInboxLead}
      actions={<Button onClick={reload}>{inboxTexts.lookAgain}</Button>}
    >
      <div className="panel">
        {rows === undefined ? (
          error === null ? (
            <div className="panel__body">
              <Skeleton lines={6} />
            </div>
          ) : (
            <Failure error={error} retry={reload} />
          )
        ) : rows.length === 0 ? (
          <State icon="inbox" title={inboxTexts.noMailYet}>
            {inboxTexts.addAPerson}
          </State>
        ) : (
          rows.map((mail) => <Mail key={mail.id} mail={mail} />)
        )}
        {hasMore && (
          <div className="table__more">
            <span />
            <Button isBusy={isLoadingMore} onClick={loadMore}>
              {inboxTexts.loadMore}
            </Button>
          </div>
        )}
      </div>
    </Page>
  );
}

function Mail({ mail }: { readonly mail: Item<'/development/mail'> }): ReactNode {
  const format = useFormat();
  return (
    <details className="mail">
      <summary>
        <span className="mail__to">{mail.to}</span>
        <strong>{mail.subject}</strong>
        <span className="quiet nowrap">{format.instant(mail.created_at)}</span>
      </summary>
      <div className="mail__text">{withLinks(mail.text)}</div>
    </details>
  );
}

/** Addresses in a text as links; only http, so that a text can do nothing else. */
const withLinks = (text: string): ReactNode[] =>
  text.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={part} rel="noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  );
