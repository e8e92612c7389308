import { useState, type ReactNode } from 'react';
import { useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, TextAreaInput } from '../../ui/forms.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import { Panel, Who } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { isShown } from './content.tsx';
import { signerNames, texts, type Document, type Signer } from './texts.ts';

/** Sign or decline, once the whole document was seen. */
export function SignPanel({
  document,
  hasSeenAll,
}: {
  readonly document: Document;
  readonly hasSeenAll: boolean;
}): ReactNode {
  const format = useFormat();
  const toast = useToast();
  const sign = useWrite('post', '/documents/{id}/sign');
  const decline = useWrite('post', '/documents/{id}/decline');
  const [isDeclining, setIsDeclining] = useState(false);
  const path = { id: document.id };
  if (!document.can?.includes('documents.sign')) return null;
  const deadline = document.signature_deadline;
  return (
    <Panel title={texts.yourTurn} {...(deadline !== null && { note: `Until ${format.instant(deadline)}` })}>
      {sign.error && <FailureNotice error={sign.error} />}
      {!hasSeenAll && <p className="quiet">{isShown(document) ? texts.readFirst : texts.openFirst}</p>}
      <div className="form__actions">
        <Button
          kind="primary"
          disabled={!hasSeenAll}
          isBusy={sign.isPending}
          onClick={() => sign.mutate({ path }, { onSuccess: () => toast(texts.signed) })}
        >
          {texts.sign}
        </Button>
        <Button onClick={() => setIsDeclining(true)}>{texts.decline}</Button>
      </div>
      {isDeclining && (
        <Dialog title={`Decline to sign ${document.title}?`} onClose={() => setIsDeclining(false)}>
          <Form
            initial={{ reason: '' }}
            onSubmit={async ({ reason }) => {
              await decline.mutateAsync({ path, body: { reason: reason.trim() } });
              setIsDeclining(false);
              toast(texts.declined);
            }}
          >
            <TextAreaInput
              name="reason"
              label="Reason"
              isRequired="Say why you do not sign."
              hint="Administrators read it. Nobody else can sign the document afterwards."
              autoFocus
            />
            <div className="form__actions form__actions--end">
              <Button onClick={() => setIsDeclining(false)}>Cancel</Button>
              <Button type="submit" kind="danger">
                Decline
              </Button>
            </div>
          </Form>
        </Dialog>
      )}
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
    <Panel title="Signatures" note={document.signing_mode === 'SEQUENTIAL' ? 'One after the other.' : 'In any order.'}>
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

function saidOf({ status, signed_at, declined_at, viewed_at }: Signer, instant: (iso: string) => string): string {
  const at = signed_at ?? declined_at;
  if (at !== null) return `${signerNames[status]} on ${instant(at)}`;
  return viewed_at === null ? signerNames.PENDING : `Opened on ${instant(viewed_at)}`;
}
