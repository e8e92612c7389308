import type { ReactNode } from 'react';
import { type Item, useList, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link, useSearch } from '../../router.tsx';
import { useWaiting } from '../../shell/waiting.ts';
import { notificationListTexts as texts } from '../../texts/inbox.ts';
import { Button } from '../../ui/button.tsx';
import { Failure, Skeleton, State } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { sayDecider } from '../approvals/say-decider.ts';
import { DevicesPanel } from './devices.tsx';
import { WishesPanel } from './wishes.tsx';
import './inbox.css';

export function Screen(): ReactNode {
  const [search, change] = useSearch<'show'>();
  const isUnread = search.show === 'unread';
  const list = useList('/notifications', { query: { unread: isUnread ? true : undefined } });
  const read = useWrite('post', '/notifications/read');
  const unread = useWaiting()?.unread_notifications ?? 0;
  const shows = [
    [texts.all, undefined],
    [texts.unread, 'unread'],
  ] as const;
  return (
    <Page title={texts.title} isNarrow>
      <WishesPanel />
      <DevicesPanel />
      <div className="panel">
        <div className="inbox__chips" role="group" aria-label={texts.show}>
          {shows.map(([label, show]) => (
            <button
              key={label}
              type="button"
              className="inbox__chip"
              aria-pressed={search.show === show}
              onClick={() => change({ show })}
            >
              {label}
            </button>
          ))}
          {/* It comes later than what stands below it, and moves nothing here. */}
          {unread > 0 && (
            <Button size="small" isBusy={read.isPending} onClick={() => read.mutate({ body: {} })}>
              {texts.readAll}
            </Button>
          )}
        </div>
        <Told list={list} isUnread={isUnread} onRead={(id) => read.mutate({ body: { ids: [id] } })} />
      </div>
    </Page>
  );
}

function Told({
  list,
  isUnread,
  onRead,
}: {
  readonly list: ReturnType<typeof useList<'/notifications'>>;
  readonly isUnread: boolean;
  readonly onRead: (id: string) => void;
}): ReactNode {
  const { rows, error, reload, hasMore, loadMore, isLoadingMore, nameOf } = list;
  if (rows === undefined) {
    if (error) return <Failure error={error} retry={reload} />;
    return (
      <div className="panel__body">
        <Skeleton lines={6} />
      </div>
    );
  }
  if (rows.length === 0) {
    return (
      <State icon="inbox" title={texts.noneTitle}>
        {isUnread ? texts.noneUnread : texts.none}
      </State>
    );
  }
  return (
    <>
      <ul className="notifications" aria-label={texts.list}>
        {rows.map((one) => (
          <One
            key={one.id}
            one={one}
            decidedBy={sayDecider(nameOf, one.decided_by_id, one.on_behalf_of_id)}
            onRead={() => onRead(one.id)}
          />
        ))}
      </ul>
      {hasMore && (
        <div className="notifications__more">
          <Button isBusy={isLoadingMore} onClick={loadMore}>
            {texts.more}
          </Button>
        </div>
      )}
    </>
  );
}

/** Following it is reading it. */
function One({
  one,
  decidedBy,
  onRead,
}: {
  readonly one: Item<'/notifications'>;
  readonly decidedBy: string | null;
  readonly onRead: () => void;
}): ReactNode {
  const format = useFormat();
  const isUnread = one.read_at === null;
  const small = [format.ago(one.created_at), decidedBy === null ? null : texts.by(decidedBy)]
    .filter(Boolean)
    .join(' · ');
  return (
    <li className={isUnread ? 'notifications__row notifications__row--unread' : 'notifications__row'}>
      <span className="notifications__dot" />
      <span className="notifications__text">
        {isUnread && <span className="only-read-aloud">{texts.new}</span>}
        <Link
          to={one.leads_to}
          className="notifications__link"
          onClick={() => {
            if (isUnread) onRead();
          }}
        >
          {one.text}
        </Link>
        {one.reason !== null && <span className="notifications__small">{texts.reason(one.reason)}</span>}
        <span className="notifications__small" title={format.instantInFull(one.created_at)}>
          {small}
        </span>
      </span>
      {isUnread && (
        <Button size="small" kind="quiet" onClick={onRead}>
          {texts.read}
        </Button>
      )}
    </li>
  );
}
