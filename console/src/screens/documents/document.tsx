import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useRead, write } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useRouteParam } from '../../router.tsx';
import { categoryNames, documentsTexts, documentTexts } from '../../texts/documents.ts';
import { Notice } from '../../ui/notice.tsx';
import { Facts, Page, Panel } from '../../ui/page.tsx';
import { PendingPage } from '../../ui/pending.tsx';
import { fullName } from '../../words.ts';
import { Content } from './content.tsx';
import { ManySigners } from './many-signers.tsx';
import { contentAddress, type Document } from './record.ts';
import { SignedPanel, Signers, SignPanel } from './sign-panel.tsx';
import './documents.css';

/** Read and sign. The mail that asks for a signature leads here. */
export function Screen(): ReactNode {
  const id = useRouteParam();
  const { data: document, nameOf, error, reload } = useRead('/documents/{id}', { path: { id } });
  const back = { to: '/documents', label: documentsTexts.title };
  if (!document) {
    return <PendingPage title={documentTexts.document} back={back} read={{ error, reload }} />;
  }
  return <Whole key={document.id} document={document} folder={nameOf(document.folder_id)} back={back} />;
}

function Whole({
  document,
  folder,
  back,
}: {
  readonly document: Document;
  readonly folder: string | null;
  readonly back: { readonly to: string; readonly label: string };
}): ReactNode {
  const format = useFormat();
  const [hasSeenAll, setHasSeenAll] = useState(false);
  const seen = useCallback(() => setHasSeenAll(true), []);
  useNoteOfOpening(document);
  return (
    <Page
      title={document.title}
      back={back}
      {...(document.description !== null && { lead: document.description })}
      actions={
        <a
          className="button"
          href={contentAddress(document.id)}
          download={document.file_name}
          onClick={() => setHasSeenAll(true)}
        >
          {documentTexts.download}
        </a>
      }
    >
      {document.signature_status === 'DECLINED' && <Notice tone="warning">{documentTexts.aSignerDeclined}</Notice>}
      <div className="document-layout">
        <div className="document__paper">
          <Content document={document} onSeen={seen} />
        </div>
        <div className="document-layout__side">
          <SignPanel document={document} hasSeenAll={hasSeenAll} />
          <SignedPanel document={document} />
          <ManySigners document={document} />
          <Signers document={document} />
          <Panel title={documentTexts.about}>
            <Facts
              facts={[
                [documentTexts.kind, categoryNames[document.category]],
                [documentTexts.whom, document.is_company_library ? documentTexts.everyone : fullName(document.owner)],
                [documentTexts.seenBy, document.is_private ? documentTexts.ownerAndAdministration : null],
                [documentTexts.folder, folder],
                [documentTexts.version, `${document.version}, ${format.fileSize(document.size_bytes)}`],
                [documentTexts.added, format.day(format.dayOf(document.created_at))],
                [documentTexts.tags, document.tags.join(', ')],
              ]}
            />
          </Panel>
        </div>
      </div>
    </Page>
  );
}

/** The others see that a signer has opened it: told once, and quietly. */
function useNoteOfOpening({ id, can }: Document): void {
  const isTold = useRef(false);
  const isSigner = can?.includes('documents.view') === true;
  useEffect(() => {
    if (!isSigner || isTold.current) return;
    isTold.current = true;
    write('post', '/documents/{id}/view', { path: { id } }).catch(() => undefined);
  }, [id, isSigner]);
}
