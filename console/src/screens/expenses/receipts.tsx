import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../format.ts';
import { expensesTexts, receiptsTexts } from '../../texts/expenses.ts';
import { Button } from '../../ui/button.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
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
  /** Who added it and when, where that matters. */
  readonly said?: string;
}

/** What the panel calls its files. */
export interface FileWords {
  readonly title: string;
  readonly note: string;
  readonly none: string;
  readonly drop: string;
  readonly add: string;
  readonly files: string;
}

const receiptWords: FileWords = {
  title: receiptsTexts.receipts,
  note: expensesTexts.receiptHint,
  none: expensesTexts.noReceipts,
  drop: receiptsTexts.dropPhotosOrPDFFiles,
  add: receiptsTexts.addAReceipt,
  files: receiptsTexts.receiptFiles,
};

const shownByBrowsers = new Set(['image/jpeg', 'image/png', 'image/webp']);

export function ReceiptsPanel({
  receipts,
  uploads,
  onRemove,
  words = receiptWords,
  children,
}: {
  readonly receipts: readonly ShownReceipt[];
  /** null: none can be added. */
  readonly uploads: Uploads | null;
  readonly onRemove?: ((receipt: ShownReceipt) => void) | undefined;
  readonly words?: FileWords;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <Panel title={words.title} {...(uploads && { note: words.note })}>
      {children}
      {uploads && (
        <>
          <DropZone
            label={words.files}
            action={words.add}
            hint={words.drop}
            accept={acceptedFiles}
            isMultiple
            onFiles={uploads.add}
          />
          <SentFiles uploads={uploads} />
        </>
      )}
      {receipts.length === 0 && !uploads && <p className="quiet">{words.none}</p>}
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

function Thumbnail({
  receipt,
  onRemove,
}: {
  readonly receipt: ShownReceipt;
  readonly onRemove?: ((receipt: ShownReceipt) => void) | undefined;
}): ReactNode {
  const format = useFormat();
  const { file_name, mime_type, size_bytes, address, said } = receipt;
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
      {said !== undefined && <div className="quiet">{said}</div>}
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
