import type { ReactNode } from 'react';
import { useFormat } from '../../format.ts';
import { sentFilesTexts } from '../../texts/expenses.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { SentFile, Uploads } from './use-uploads.ts';

/** What is on its way, with its progress; what did not arrive, with what can be done about it. */
export function SentFiles({ uploads }: { readonly uploads: Uploads }): ReactNode {
  if (uploads.files.length === 0) return null;
  return (
    <ul className="uploads" aria-label={sentFilesTexts.receiptsOnTheirWay}>
      {uploads.files.map((sent) => (
        <li key={sent.id}>
          {sent.problem === null ? (
            <OnItsWay sent={sent} onCancel={() => uploads.dismiss(sent)} />
          ) : (
            <Failed sent={sent} uploads={uploads} />
          )}
        </li>
      ))}
    </ul>
  );
}

function OnItsWay({ sent, onCancel }: { readonly sent: SentFile; readonly onCancel: () => void }): ReactNode {
  const { file, share } = sent;
  return (
    <UploadProgress name={file.name} share={share}>
      <Button size="small" onClick={onCancel}>
        {sentFilesTexts.stop}
        <span className="only-read-aloud"> {file.name}</span>
      </Button>
    </UploadProgress>
  );
}

export function UploadProgress({
  name,
  share,
  children,
}: {
  readonly name: string;
  readonly share: number;
  readonly children?: ReactNode;
}): ReactNode {
  const format = useFormat();
  return (
    <div className="upload">
      <span className="upload__name">{name}</span>
      <progress aria-label={sentFilesTexts.sending(name)} max={1} value={share} />
      <span className="quiet">{format.percent(share)}</span>
      {children}
    </div>
  );
}

function Failed({ sent, uploads }: { readonly sent: SentFile; readonly uploads: Uploads }): ReactNode {
  const { file, problem, canRetry } = sent;
  return (
    <Notice tone="danger">
      <div>{canRetry ? sentFilesTexts.wasNotSent(file.name, problem ?? '') : problem}</div>
      <div className="upload__actions">
        {canRetry && (
          <Button size="small" onClick={() => uploads.retry(sent)}>
            {sentFilesTexts.tryAgain}
            <span className="only-read-aloud"> {file.name}</span>
          </Button>
        )}
        <Button size="small" onClick={() => uploads.dismiss(sent)}>
          {sentFilesTexts.dismiss}
          <span className="only-read-aloud"> {file.name}</span>
        </Button>
      </div>
    </Notice>
  );
}
