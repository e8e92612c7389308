import { type ReactNode, useState } from 'react';
import { type Data, useList, useRead, useWrite } from '../../client/hooks.ts';
import { useCan } from '../../session.tsx';
import { manySignersTexts as texts } from '../../texts/documents.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FoldedPanel } from '../../ui/folded-panel.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import { Panel, Who } from '../../ui/page.tsx';
import { Pending } from '../../ui/pending.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { Document } from './record.ts';

/** Of a document that many sign: how far it is, who has not, remind them, stop. For those who ask; whoever has to sign reads first. */
export function ManySigners({ document }: { readonly document: Document }): ReactNode {
  const can = useCan();
  if (document.signature_status === null || !can('documents.getSigning')) return null;
  return document.can?.includes('documents.sign') === true ? (
    <FoldedPanel title={texts.title}>
      <Folded document={document} />
    </FoldedPanel>
  ) : (
    <Open document={document} />
  );
}

const useSigning = ({ id }: Document) => useRead('/documents/{id}/signing', { path: { id } });

function Folded({ document }: { readonly document: Document }): ReactNode {
  const read = useSigning(document);
  if (!read.data) return <Pending read={read} />;
  if (read.data.audience === null) return <p className="quiet">{texts.noOneElse}</p>;
  return <Collected document={document} signing={read.data} />;
}

function Open({ document }: { readonly document: Document }): ReactNode {
  const { data } = useSigning(document);
  if (!data || data.audience === null) return null;
  return (
    <Panel title={texts.title} {...(data.audience.and_new_people && data.is_open && { note: texts.newPeopleToo })}>
      <Collected document={document} signing={data} />
    </Panel>
  );
}

function Collected({
  document,
  signing,
}: {
  readonly document: Document;
  readonly signing: Data<'/documents/{id}/signing'>;
}): ReactNode {
  const toast = useToast();
  const path = { id: document.id };
  const remind = useWrite('post', '/documents/{id}/remind');
  const stop = useWrite('post', '/documents/{id}/stop-signing');
  const [isStopping, setIsStopping] = useState(false);
  const { asked, signed, declined, waiting, is_open: isOpen } = signing;
  const missing = useList('/documents/{id}/signers', { path, query: { status: ['PENDING'] } }, { isEnabled: isOpen });
  return (
    <>
      <Progress label={texts.title} done={signed} all={asked}>
        {texts.signed(signed, asked)}
        {declined > 0 && ` ${texts.declined(declined)}`}
      </Progress>
      {remind.error && <FailureNotice error={remind.error} />}
      {isOpen && waiting > 0 && (
        <>
          <h3>{texts.missing(waiting)}</h3>
          <ul className="signers">
            {(missing.rows ?? []).map(({ assignment_id: id, user, viewed_at }) => (
              <li key={id}>
                <Who person={user} small={viewed_at === null ? texts.notOpened : texts.opened} />
              </li>
            ))}
          </ul>
          {missing.hasMore && (
            <Button size="small" isBusy={missing.isLoadingMore} onClick={missing.loadMore}>
              {texts.more}
            </Button>
          )}
        </>
      )}
      {isOpen && (
        <div className="form__actions">
          <Button
            kind="primary"
            isBusy={remind.isPending}
            disabled={waiting === 0}
            onClick={() => remind.mutate({ path }, { onSuccess: ({ reminded }) => toast(texts.reminded(reminded)) })}
          >
            {texts.remind}
          </Button>
          <Button onClick={() => setIsStopping(true)}>{texts.stop}</Button>
        </div>
      )}
      {isStopping && (
        <ConfirmDialog
          title={texts.stopTitle}
          action={texts.stop}
          done={texts.stopped}
          onClose={() => setIsStopping(false)}
          onConfirm={() => stop.mutateAsync({ path })}
        >
          {texts.stopText}
        </ConfirmDialog>
      )}
    </>
  );
}
