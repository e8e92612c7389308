import { type ReactNode, useState } from 'react';
import { useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useSession } from '../../session.tsx';
import { documentsTexts, signPanelTexts } from '../../texts/documents.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import { Panel, Who } from '../../ui/page.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { fullName } from '../../words.ts';
import { isShown } from './content.tsx';
import { certificateAddress, contentAddress, type Document, type Signer } from './record.ts';

/** Sign or decline, once the whole document was seen. */
export function SignPanel({
  document,
  hasSeenAll,
}: {
  readonly document: Document;
  readonly hasSeenAll: boolean;
}): ReactNode {
  const format = useFormat();
  const { user } = useSession();
  const toast = useToast();
  const sign = useWrite('post', '/documents/{id}/sign');
  const decline = useWrite('post', '/documents/{id}/decline');
  const [isDeclining, setIsDeclining] = useState(false);
  const path = { id: document.id };
  if (!document.can?.includes('documents.sign')) return null;
  const deadline = document.signature_deadline;
  return (
    <Panel
      title={documentsTexts.yourTurn}
      {...(deadline !== null && { note: signPanelTexts.until(format.instant(deadline)) })}
    >
      {sign.error && <FailureNotice error={sign.error} />}
      {!hasSeenAll && (
        <p className="quiet">{isShown(document) ? documentsTexts.readFirst : documentsTexts.openFirst}</p>
      )}
      <p>{signPanelTexts.whatSigningMeans(fullName(user), document.title)}</p>
      <div className="form__actions">
        <Button
          kind="primary"
          disabled={!hasSeenAll}
          isBusy={sign.isPending}
          onClick={() => sign.mutate({ path }, { onSuccess: () => toast(documentsTexts.signed) })}
        >
          {documentsTexts.sign}
        </Button>
        <Button onClick={() => setIsDeclining(true)}>{documentsTexts.decline}</Button>
      </div>
      {isDeclining && (
        <ReasonDialog
          title={signPanelTexts.declineToSign(document.title)}
          action={signPanelTexts.decline}
          hint={signPanelTexts.hint}
          needed={signPanelTexts.sayWhy}
          done={documentsTexts.declined}
          onSend={(reason) => decline.mutateAsync({ path, body: { reason } })}
          onClose={() => setIsDeclining(false)}
        />
      )}
    </Panel>
  );
}

/** What was signed, to take along at once: the file, and the page that certifies who signed it. */
export function SignedPanel({ document }: { readonly document: Document }): ReactNode {
  const format = useFormat();
  const { user } = useSession();
  const signed = document.signers.filter(({ signed_at: at }) => at !== null);
  if (signed.length === 0) return null;
  const at = signed.find((signer) => signer.user.id === user.id)?.signed_at ?? null;
  return (
    <Panel title={signPanelTexts.signedTitle}>
      <p>
        {at === null ? signPanelTexts.othersSigned(signed.length) : signPanelTexts.youSigned(format.instant(at))}{' '}
        {signPanelTexts.certificateSays}
      </p>
      <div className="form__actions">
        <a className="button" href={contentAddress(document.id)} download={document.file_name}>
          {signPanelTexts.download}
        </a>
        <a className="button" href={certificateAddress(document.id)} download>
          {signPanelTexts.certificate}
        </a>
      </div>
    </Panel>
  );
}

/** Who signs, in order, and how far they are. */
export function Signers({ document }: { readonly document: Document }): ReactNode {
  const isDeclined = document.signature_status === 'DECLINED';
  const seesReasons = document.can?.includes('documents.listSigners') === true;
  const detailed = useRead(
    '/documents/{id}/signers',
    { path: { id: document.id } },
    { isEnabled: isDeclined && seesReasons },
  );
  const format = useFormat();
  if (document.signers.length === 0) return null;
  const reasons = new Map((detailed.data ?? []).map((signer) => [signer.assignment_id, signer.decline_reason]));
  return (
    <Panel
      title={signPanelTexts.signatures}
      note={document.signing_mode === 'SEQUENTIAL' ? signPanelTexts.oneAfterTheOther : signPanelTexts.inAnyOrder}
    >
      <ol className="signers">
        {document.signers.map((signer) => {
          const reason = reasons.get(signer.assignment_id) ?? null;
          return (
            <li key={signer.assignment_id}>
              <Who person={signer.user} small={saidOf(signer, (iso) => format.instant(iso))} />
              {reason !== null && <p className="quiet">{reason}</p>}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

function saidOf({ signed_at, declined_at, viewed_at }: Signer, instant: (iso: string) => string): string {
  if (signed_at !== null) return signPanelTexts.signedOn(instant(signed_at));
  if (declined_at !== null) return signPanelTexts.declinedOn(instant(declined_at));
  return viewed_at === null ? signPanelTexts.hasNotSigned : signPanelTexts.openedOn(instant(viewed_at));
}
