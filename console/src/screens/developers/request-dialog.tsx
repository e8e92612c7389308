import type { ReactNode } from 'react';
import { type Ability, operations } from '../../client/operations.ts';
import { useFormat } from '../../format.ts';
import { Link } from '../../router.tsx';
import { requestDialogTexts, requestsTexts } from '../../texts/developers.ts';
import { CopyButton } from '../../ui/button.tsx';
import { CopyAsCurl } from '../../ui/copy-as-curl.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Facts } from '../../ui/page.tsx';
import { docsOf } from './docs-links.ts';
import { Answered, ownerName, type Request } from './request-parts.tsx';

const isKnown = (operation: string | null): operation is Ability => operation !== null && operation in operations;

/** One request. What it sent is not kept, so the call to copy has its places left open. */
export function RequestDialog({
  request,
  token,
  onClose,
}: {
  readonly request: Request;
  readonly token: string | null;
  readonly onClose: () => void;
}): ReactNode {
  const format = useFormat();
  const { operation, error_code } = request;
  return (
    <Dialog title={`${request.method} ${request.path ?? requestsTexts.unknownPath}`} onClose={onClose} isWide>
      <Facts
        facts={[
          [requestsTexts.answer, <Answered key="answer" request={request} />],
          [requestsTexts.when, format.instantInFull(request.at)],
          [requestsTexts.took, requestsTexts.milliseconds(format.number(request.duration_ms, 1))],
          [
            requestsTexts.token,
            <Link key="token" to={`/developers/tokens/${request.token_id}`}>
              {token ?? requestsTexts.goneToken}
            </Link>,
          ],
          [requestsTexts.owner, ownerName(request.owner)],
          [requestsTexts.from, request.ip],
          [requestsTexts.operation, operation === null ? null : <code key="operation">{operation}</code>],
          [requestsTexts.requestId, <code key="id">{request.id}</code>],
        ]}
      />
      <p className="quiet">{requestsTexts.notKept}</p>
      <div className="form__actions form__actions--end">
        {isKnown(operation) && <a href={docsOf.operation(operation)}>{requestsTexts.inReference}</a>}
        {error_code !== null && <a href={docsOf.error(error_code)}>{requestsTexts.whatItMeans}</a>}
        <CopyButton text={request.id} label={requestDialogTexts.copyRequestId} />
        {isKnown(operation) && <CopyAsCurl operation={operation} />}
      </div>
    </Dialog>
  );
}
