import { type ReactNode, useState } from 'react';
import { type Item, useList, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useSession } from '../../session.tsx';
import { dataArchiveTexts } from '../../texts/data-archive.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { DownloadLink } from '../../ui/download-link.tsx';
import { Failure } from '../../ui/notice.tsx';
import { Facts, Panel, Status } from '../../ui/page.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { fullName } from '../../words.ts';
import type { Person } from './record.ts';

type Archive = Item<'/data-archives'>;
type Started = Item<'/users/{id}/data-archives'>;

const pollMs = 1500;
const isUnderWay = (archive: Archive | undefined): boolean =>
  archive?.status === 'PENDING' || archive?.status === 'RUNNING';

interface Texts {
  readonly title: string;
  readonly note: string;
  readonly ask: string;
  readonly dialog: string;
}

/** One's own data, for everyone. */
export function OwnDataPanel({ userId }: { readonly userId: string }): ReactNode {
  const ask = useWrite('post', '/data-archives');
  return (
    <ArchivePanel
      userId={userId}
      texts={{
        title: dataArchiveTexts.ownTitle,
        note: dataArchiveTexts.ownNote,
        ask: dataArchiveTexts.ownAsk,
        dialog: dataArchiveTexts.ownDialog,
      }}
      onAsk={() => ask.mutateAsync({})}
    />
  );
}

/** That of someone active is made for them; who asked has it only if an Executive says so. */
function MadeForPerson({
  person,
  onAsk,
}: {
  readonly person: Person;
  readonly onAsk: () => Promise<unknown>;
}): ReactNode {
  const [isAsking, setIsAsking] = useState(false);
  const [areShown, setAreShown] = useState(false);
  return (
    <Panel
      title={dataArchiveTexts.leaverTitle}
      note={dataArchiveTexts.activeNote}
      actions={
        <>
          <Button aria-expanded={areShown} onClick={() => setAreShown(!areShown)}>
            {dataArchiveTexts.madeLately}
          </Button>
          <Button onClick={() => setIsAsking(true)}>{dataArchiveTexts.activeAsk}</Button>
        </>
      }
    >
      {areShown && <Started person={person} />}
      {isAsking && (
        <ConfirmDialog
          title={dataArchiveTexts.activeDialog(fullName(person))}
          action={dataArchiveTexts.activeAsk}
          isDangerous={false}
          done={dataArchiveTexts.activeStarted}
          onConfirm={() => onAsk().then(() => setAreShown(true))}
          onClose={() => setIsAsking(false)}
        >
          {dataArchiveTexts.activeNote}
        </ConfirmDialog>
      )}
    </Panel>
  );
}

/** Who had archives made, and who may have them; for an Executive the word that lets someone. */
function Started({ person }: { readonly person: Person }): ReactNode {
  const format = useFormat();
  const { user } = useSession();
  const list = useList('/users/{id}/data-archives', { path: { id: person.id } });
  const release = useWrite('post', '/data-archives/{id}/release');
  const [asked, setAsked] = useState<Started | null>(null);
  if (list.rows === undefined) return list.error && <Failure error={list.error} retry={list.reload} />;
  const nameOf = (id: string): string => list.nameOf(id) ?? dataArchiveTexts.somebody;
  const isAllowed = list.rows.some(({ release: one }) => one?.to.id === user.id);
  return (
    <>
      {list.rows.length === 0 && <p className="quiet">{dataArchiveTexts.none}</p>}
      <ul className="plain-list">
        {list.rows.map((one) => (
          <li key={one.id}>
            {dataArchiveTexts.madeBy(nameOf(one.started_by_id), format.instant(one.created_at))}{' '}
            {one.release ? (
              <ReleasedTo release={one.release} />
            ) : (
              <span className="quiet">{dataArchiveTexts.onlyTheirs}</span>
            )}{' '}
            {one.can?.includes('dataArchives.release') === true && (
              <Button size="small" onClick={() => setAsked(one)}>
                {dataArchiveTexts.allow(nameOf(one.started_by_id))}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isAllowed && <Allowed person={person} />}
      {asked !== null && (
        <ReasonDialog
          title={dataArchiveTexts.allowTitle(nameOf(asked.started_by_id), fullName(person))}
          action={dataArchiveTexts.allowIt}
          label={dataArchiveTexts.reason}
          hint={dataArchiveTexts.reasonHint}
          isDangerous={false}
          done={dataArchiveTexts.allowed}
          onSend={(reason) => release.mutateAsync({ path: { id: asked.id }, body: { reason } })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function ReleasedTo({ release }: { readonly release: NonNullable<Archive['release']> }): ReactNode {
  return <span>{dataArchiveTexts.allowedTo(fullName(release.to), fullName(release.by), release.reason)}</span>;
}

/** What one was allowed oneself. */
function Allowed({ person }: { readonly person: Person }): ReactNode {
  const [isWatching, setIsWatching] = useState(true);
  const query = { user_id: [person.id] };
  const list = useList('/data-archives', { query }, isWatching ? { refetchEveryMs: pollMs } : {});
  const latest = list.rows?.[0];
  if (list.rows && isUnderWay(latest) !== isWatching) setIsWatching(isUnderWay(latest));
  return latest ? <ArchiveFacts archive={latest} /> : null;
}

/** For Administrators: of someone who has left to be handed to them, of someone active for that person. */
export function DataOfPersonPanel({ person }: { readonly person: Person }): ReactNode {
  const ask = useWrite('post', '/users/{id}/data-archives');
  const askFor = (): Promise<unknown> => ask.mutateAsync({ path: { id: person.id } });
  if (person.is_active) return <MadeForPerson person={person} onAsk={askFor} />;
  return (
    <ArchivePanel
      userId={person.id}
      texts={{
        title: dataArchiveTexts.leaverTitle,
        note: dataArchiveTexts.leaverNote,
        ask: dataArchiveTexts.leaverAsk,
        dialog: dataArchiveTexts.leaverDialog(fullName(person)),
      }}
      onAsk={askFor}
    />
  );
}

function ArchivePanel({
  userId,
  texts,
  onAsk,
}: {
  readonly userId: string;
  readonly texts: Texts;
  readonly onAsk: () => Promise<unknown>;
}): ReactNode {
  const [isAsking, setIsAsking] = useState(false);
  const [isWatching, setIsWatching] = useState(false);
  const list = useList('/data-archives', { query: { user_id: userId } }, isWatching ? { refetchEveryMs: pollMs } : {});
  const latest = list.rows?.[0];
  if (list.rows && isUnderWay(latest) !== isWatching) setIsWatching(isUnderWay(latest));
  const ask = !isUnderWay(latest) && (
    <Button onClick={() => setIsAsking(true)}>{latest ? dataArchiveTexts.askAgain : texts.ask}</Button>
  );
  return (
    <Panel title={texts.title} note={texts.note} actions={ask}>
      {list.error && <Failure error={list.error} retry={list.reload} />}
      {latest && <ArchiveFacts archive={latest} />}
      {latest?.release && (
        <p>
          <ReleasedTo release={latest.release} />
        </p>
      )}
      {list.rows && !latest && <p className="quiet">{dataArchiveTexts.none}</p>}
      {isAsking && (
        <ConfirmDialog
          title={texts.dialog}
          action={dataArchiveTexts.send}
          isDangerous={false}
          done={dataArchiveTexts.started}
          onConfirm={onAsk}
          onClose={() => setIsAsking(false)}
        >
          {dataArchiveTexts.beforeAsking}
        </ConfirmDialog>
      )}
    </Panel>
  );
}

function ArchiveFacts({ archive }: { readonly archive: Archive }): ReactNode {
  const format = useFormat();
  const isReady = archive.status === 'COMPLETED';
  return (
    <>
      <div aria-live="polite">
        <ArchiveStatus archive={archive} />
      </div>
      <Facts
        facts={[
          [dataArchiveTexts.askedFor, format.instant(archive.created_at)],
          [dataArchiveTexts.size, isReady ? format.fileSize(archive.size_bytes) : null],
          [dataArchiveTexts.keptUntil, isReady ? format.day(format.dayOf(archive.expires_at)) : null],
        ]}
      />
      {isReady && (
        <div className="form__actions">
          <DownloadLink className="button button--primary" address={`/app/api/data-archives/${archive.id}/file`}>
            {dataArchiveTexts.download}
          </DownloadLink>
        </div>
      )}
    </>
  );
}

function ArchiveStatus({ archive }: { readonly archive: Archive }): ReactNode {
  switch (archive.status) {
    case 'COMPLETED':
      return <Status tone="good">{dataArchiveTexts.ready}</Status>;
    case 'FAILED':
      return (
        <>
          <Status tone="bad">{dataArchiveTexts.failed}</Status>
          {archive.reason !== null && <div className="quiet">{dataArchiveTexts.reasons[archive.reason]}</div>}
        </>
      );
    case 'RUNNING':
      return <Status tone="warning">{dataArchiveTexts.underWay(archive.steps_done, archive.steps_total)}</Status>;
    case 'PENDING':
      return <Status tone="warning">{dataArchiveTexts.waiting}</Status>;
  }
}
