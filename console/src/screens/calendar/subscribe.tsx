import { type ReactNode, useState } from 'react';
import { type Data, useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Button, CopyButton } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { Failure, FailureNotice, Notice, Skeleton } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import './subscribe.css';

type Feed = Data<'/calendar-feeds'>['feeds'][number];
type Kind = Feed['kind'];
type NewFeed = Data<'/calendar-feeds', 'post'>;

const texts = {
  open: 'Subscribe in your calendar',
  title: 'Subscribe in your calendar',
  lead: 'Your calendar program reads an address that is yours alone, and stays up to date by itself.',
  once: 'Copy it now. It is shown this once. Anyone who has it can read this calendar.',
  copy: 'Copy address',
  how: 'In your calendar program, choose to add a calendar by address or URL, and paste it there.',
  create: (what: string): string => `Create an address for ${what}`,
  existing: 'Addresses you have created',
  none: 'You have not created an address yet.',
  created: (when: string): string => `created ${when}`,
  remove: 'Remove',
  removeTitle: 'Remove this address?',
  removeText: 'Calendar programs that read it will no longer show anything from here.',
  removed: 'The address was removed',
} as const;

const kinds: Record<Kind, { readonly name: string; readonly inSentence: string }> = {
  MY_SHIFTS: { name: 'My shifts', inSentence: 'my shifts' },
  MY_LEAVE: { name: 'My time off', inSentence: 'my time off' },
  TEAM_LEAVE: { name: 'Time off of my team', inSentence: 'the time off of my team' },
};

/** For a screen whose content can be seen in a calendar program: offers these kinds. */
export function SubscribeButton({ offers }: { readonly offers: readonly Kind[] }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{texts.open}</Button>
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
    <Dialog title={texts.title} onClose={onClose}>
      <div className="subscribe">
        <p>{texts.lead}</p>
        {created && <AddressOnce feed={created} />}
        {create.error && <FailureNotice error={create.error} />}
        <div className="subscribe__offers">
          {offers.map((kind) => (
            <Button key={kind} isBusy={create.isPending} onClick={() => add(kind)}>
              {texts.create(kinds[kind].inSentence)}
            </Button>
          ))}
        </div>
        <h3>{texts.existing}</h3>
        <Feeds onRemoved={(id) => setCreated((current) => (current?.id === id ? null : current))} />
      </div>
    </Dialog>
  );
}

/** The one time the address is on a screen. */
const AddressOnce = ({ feed }: { readonly feed: NewFeed }): ReactNode => (
  <div>
    <Notice tone="warning">{texts.once}</Notice>
    <div className="secret">
      <code className="secret__text" data-secret>
        {feed.url}
      </code>
      <CopyButton text={feed.url} label={texts.copy} />
    </div>
    <p className="quiet">{texts.how}</p>
  </div>
);

function Feeds({ onRemoved }: { readonly onRemoved: (id: string) => void }): ReactNode {
  const format = useFormat();
  const toast = useToast();
  const { data, error, reload } = useRead('/calendar-feeds');
  const remove = useWrite('delete', '/calendar-feeds/{id}');
  const [removing, setRemoving] = useState<Feed | null>(null);
  if (data === undefined) return error === null ? <Skeleton lines={2} /> : <Failure error={error} retry={reload} />;
  if (data.feeds.length === 0) return <p className="quiet">{texts.none}</p>;
  return (
    <ul className="subscribe__feeds">
      {data.feeds.map((feed) => (
        <li key={feed.id}>
          <span>
            {kinds[feed.kind].name}, <span className="quiet">{texts.created(format.instant(feed.created_at))}</span>
          </span>
          <Button size="small" kind="quiet-danger" onClick={() => setRemoving(feed)}>
            {texts.remove}
          </Button>
        </li>
      ))}
      {removing && (
        <ConfirmDialog
          title={texts.removeTitle}
          action={texts.remove}
          onClose={() => setRemoving(null)}
          onConfirm={async () => {
            await remove.mutateAsync({ path: { id: removing.id } });
            onRemoved(removing.id);
            setRemoving(null);
            toast(texts.removed);
          }}
        >
          {texts.removeText}
        </ConfirmDialog>
      )}
    </ul>
  );
}
