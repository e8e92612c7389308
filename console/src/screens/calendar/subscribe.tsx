import { type ReactNode, useState } from 'react';
import { type Data, useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { feedNames, subscribeTexts } from '../../texts/calendar.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { Failure, FailureNotice, Notice, Skeleton } from '../../ui/notice.tsx';
import { Secret } from '../../ui/secret.tsx';
import { useToast } from '../../ui/toast.tsx';
import './subscribe.css';

type Feed = Data<'/calendar-feeds'>['feeds'][number];
type Kind = Feed['kind'];
type NewFeed = Data<'/calendar-feeds', 'post'>;

/** For a screen whose content can be seen in a calendar program: offers these kinds. */
export function SubscribeButton({ offers }: { readonly offers: readonly Kind[] }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{subscribeTexts.open}</Button>
      {isOpen && <SubscribeDialog offers={offers} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function SubscribeDialog({
  offers,
  onClose,
}: {
  readonly offers: readonly Kind[];
  readonly onClose: () => void;
}): ReactNode {
  const create = useWrite('post', '/calendar-feeds');
  const [created, setCreated] = useState<NewFeed | null>(null);
  const add = (kind: Kind): void => {
    create.mutate({ body: { kind } }, { onSuccess: setCreated });
  };
  return (
    <Dialog title={subscribeTexts.title} onClose={onClose}>
      <div className="subscribe">
        <p>{subscribeTexts.lead}</p>
        {created && <AddressOnce feed={created} />}
        {create.error && <FailureNotice error={create.error} />}
        <div className="subscribe__offers">
          {offers.map((kind) => (
            <Button key={kind} isBusy={create.isPending} onClick={() => add(kind)}>
              {feedNames[kind].create}
            </Button>
          ))}
        </div>
        <h3>{subscribeTexts.existing}</h3>
        <Feeds onRemoved={(id) => setCreated((current) => (current?.id === id ? null : current))} />
      </div>
    </Dialog>
  );
}

/** The one time the address is on a screen. */
const AddressOnce = ({ feed }: { readonly feed: NewFeed }): ReactNode => (
  <div>
    <Notice tone="warning">{subscribeTexts.once}</Notice>
    <Secret text={feed.url} copy={subscribeTexts.copy} />
    <p className="quiet">{subscribeTexts.how}</p>
  </div>
);

function Feeds({ onRemoved }: { readonly onRemoved: (id: string) => void }): ReactNode {
  const format = useFormat();
  const toast = useToast();
  const { data, error, reload } = useRead('/calendar-feeds');
  const remove = useWrite('delete', '/calendar-feeds/{id}');
  const [removing, setRemoving] = useState<Feed | null>(null);
  if (data === undefined) return error === null ? <Skeleton lines={2} /> : <Failure error={error} retry={reload} />;
  if (data.feeds.length === 0) return <p className="quiet">{subscribeTexts.none}</p>;
  return (
    <ul className="subscribe__feeds">
      {data.feeds.map((feed) => (
        <li key={feed.id}>
          <span>
            {feedNames[feed.kind].name},{' '}
            <span className="quiet">{subscribeTexts.created(format.instant(feed.created_at))}</span>
          </span>
          <Button size="small" kind="quiet-danger" onClick={() => setRemoving(feed)}>
            {subscribeTexts.remove}
          </Button>
        </li>
      ))}
      {removing && (
        <ConfirmDialog
          title={subscribeTexts.removeTitle}
          action={subscribeTexts.remove}
          onClose={() => setRemoving(null)}
          onConfirm={async () => {
            await remove.mutateAsync({ path: { id: removing.id } });
            onRemoved(removing.id);
            setRemoving(null);
            toast(subscribeTexts.removed);
          }}
        >
          {subscribeTexts.removeText}
        </ConfirmDialog>
      )}
    </ul>
  );
}
