import { Camera, FileText } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useFormat } from '../../format.ts';
import { expensesTexts, receiptsTexts } from '../../texts/expenses.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/page.tsx';
import { SentFiles } from './sent-files.tsx';
import { acceptedFiles } from './shrink.ts';
import type { Uploads } from './use-uploads.ts';
import './expenses.css';

/** One receipt, on the server or still waiting for the report to be saved. */
export interface ShownReceipt {
  readonly id: string;
  readonly file_name: string;
  readonly mime_type: string;
  readonly size_bytes: number;
  readonly address: string;
}

const shownByBrowsers = new Set(['image/jpeg', 'image/png', 'image/webp']);

export function ReceiptsPanel({
  receipts,
  uploads,
  onRemove,
}: {
  readonly receipts: readonly ShownReceipt[];
  /** null: none can be added. */
  readonly uploads: Uploads | null;
  readonly onRemove?: ((receipt: ShownReceipt) => void) | undefined;
}): ReactNode {
  return (
    <Panel title={receiptsTexts.receipts} {...(uploads && { note: expensesTexts.receiptHint })}>
      {uploads && <DropZone uploads={uploads} />}
      {receipts.length === 0 && !uploads && <p className="quiet">{expensesTexts.noReceipts}</p>}
      {receipts.length > 0 && (
        <ul className="receipts">
          {receipts.map((receipt) => (
            <Thumbnail key={receipt.id} receipt={receipt} onRemove={onRemove} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function DropZone({ uploads }: { readonly uploads: Uploads }): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    uploads.add([...event.dataTransfer.files]);
  };

  return (
    <>
      <div
        className={isOver ? 'drop drop--over' : 'drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Camera size={20} aria-hidden="true" />
        <span>{receiptsTexts.dropPhotosOrPDFFiles}</span>
        <Button onClick={() => input.current?.click()}>{receiptsTexts.addAReceipt}</Button>
        <input
          ref={input}
          type="file"
          className="only-read-aloud"
          tabIndex={-1}
          aria-label={receiptsTexts.receiptFiles}
          accept={acceptedFiles}
          multiple
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            event.target.value = '';
            uploads.add(files);
          }}
        />
      </div>
      <SentFiles uploads={uploads} />
    </>
  );
}

function Thumbnail({
  receipt,
  onRemove,
}: {
  readonly receipt: ShownReceipt;
  readonly onRemove?: ((receipt: ShownReceipt) => void) | undefined;
}): ReactNode {
  const format = useFormat();
  const { file_name, mime_type, size_bytes, address } = receipt;
  return (
    <li className="receipt">
      <a
        href={address}
        download={file_name}
        className="receipt__picture"
        aria-label={receiptsTexts.download(file_name)}
      >
        {shownByBrowsers.has(mime_type) ? (
          <img src={address} alt="" loading="lazy" />
        ) : (
          <FileText size={28} aria-hidden="true" />
        )}
      </a>
      <div className="receipt__name" title={file_name}>
        {file_name}
      </div>
      <div className="receipt__small">
        <span>{format.fileSize(size_bytes)}</span>
        {onRemove && (
          <Button size="small" kind="quiet-danger" onClick={() => onRemove(receipt)}>
            {receiptsTexts.remove}
            <span className="only-read-aloud"> {file_name}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
