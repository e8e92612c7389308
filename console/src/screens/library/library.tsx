import { type ReactNode, useState } from 'react';
import { type Item, useList, useRead } from '../../client/hooks.ts';
import { useOptions } from '../../client/options.ts';
import { useFormat } from '../../format.ts';
import { useSearch } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { libraryTexts } from '../../texts/library.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Page, Status } from '../../ui/page.tsx';
import { fullName } from '../../words.ts';
import { useDocumentColumns } from '../documents/columns.tsx';
import { categoryOptions, type Document } from '../documents/record.ts';
import { AskDialog } from './ask-dialog.tsx';
import { EditDialog, RemoveDialog } from './document-dialogs.tsx';
import { FolderTools } from './folder-tools.tsx';
import { UploadDialog } from './upload-dialog.tsx';
import './library.css';

type Asked = { readonly what: 'edit' | 'ask' | 'remove'; readonly document: Document } | { readonly what: 'upload' };

/** A page of the list has no more than that. */
const maxAsked = 100;

export function Screen(): ReactNode {
  const can = useCan();
  const [search] = useSearch<'q' | 'folder_id' | 'category'>();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = (): void => setAsked(null);
  const { chosen: folder } = useOptions('/folders', { chosen: search.folder_id });
  const query = {
    is_company_library: true,
    folder_id: search.folder_id,
    category: search.category as Document['category'] | undefined,
    q: search.q,
  };
  const list = useList('/documents', { query });
  const progressOf = useProgress(list.rows);
  const upload = can('documents.upload') && (
    <Button kind="primary" icon="import" onClick={() => setAsked({ what: 'upload' })}>
      {libraryTexts.upload}
    </Button>
  );
  return (
    <Page title={libraryTexts.title} lead={libraryTexts.lead} actions={upload}>
      <DataTable
        label={libraryTexts.title}
        list={list}
        columns={useColumns(list.nameOf, setAsked, progressOf)}
        keyOf={({ id }) => id}
        noun={libraryTexts.noun}
        searches={libraryTexts.search}
        filters={[
          {
            name: 'folder_id',
            label: libraryTexts.folder,
            any: libraryTexts.anyFolder,
            options: { path: '/folders' },
          },
          { name: 'category', label: libraryTexts.kind, any: libraryTexts.anyKind, options: categoryOptions },
        ]}
        tools={
          <>
            <FolderTools folder={folder} />
            <ExportButton kind="documents" query={query} />
          </>
        }
        empty={{ title: libraryTexts.emptyTitle, text: libraryTexts.empty }}
      />
      {asked?.what === 'upload' && <UploadDialog folderId={search.folder_id ?? ''} onClose={close} />}
      {asked?.what === 'edit' && <EditDialog document={asked.document} onClose={close} />}
      {asked?.what === 'ask' && <AskDialog document={asked.document} onClose={close} />}
      {asked?.what === 'remove' && <RemoveDialog document={asked.document} onClose={close} />}
    </Page>
  );
}

type Signing = Item<'/document-signings'>;

/** Of the documents that are shown, for those who ask for signatures. */
function useProgress(rows: readonly Document[] | undefined): (document: Document) => Signing | undefined {
  const can = useCan();
  const ids = (rows ?? []).filter(({ signature_status: status }) => status !== null).map(({ id }) => id);
  const { data } = useRead(
    '/document-signings',
    { query: { document_id: ids.slice(-maxAsked), limit: maxAsked } },
    { isEnabled: ids.length > 0 && can('documents.listSignings'), keepsPrevious: true },
  );
  return ({ id }) => data?.find(({ document_id: one }) => one === id);
}

function useColumns(
  nameOf: (id: string | null) => string | null,
  ask: (asked: Asked) => void,
  progressOf: (document: Document) => Signing | undefined,
): readonly TableColumn<Document>[] {
  const format = useFormat();
  const columns = useDocumentColumns(nameOf);
  return [
    columns.title,
    columns.kind,
    columns.folder,
    {
      ...columns.signature,
      cell: (document) => {
        const signing = progressOf(document);
        // Of one alone the name says more.
        if (signing === undefined || signing.asked === 1) return columns.signature.cell(document);
        const isDone = signing.signed === signing.asked;
        return (
          <Status tone={isDone ? 'good' : 'warning'}>
            {libraryTexts.signedOf(format.number(signing.signed), format.number(signing.asked))}
          </Status>
        );
      },
    },
    { id: 'size', title: libraryTexts.size, kind: 'number', cell: ({ size_bytes }) => format.fileSize(size_bytes) },
    { id: 'by', title: libraryTexts.addedBy, cell: ({ uploaded_by }) => fullName(uploaded_by), isExtra: true },
    columns.added,
    {
      id: 'actions',
      title: libraryTexts.actions,
      kind: 'actions',
      cell: (document) => <RowActions document={document} ask={ask} />,
    },
  ];
}

const rowActions = [
  { what: 'edit', ability: 'documents.update', label: libraryTexts.edit },
  { what: 'ask', ability: 'documents.setSigners', label: libraryTexts.ask },
  { what: 'remove', ability: 'documents.delete', label: libraryTexts.remove },
] as const;

function RowActions({
  document,
  ask,
}: {
  readonly document: Document;
  readonly ask: (asked: Asked) => void;
}): ReactNode {
  return (
    <span className="library__actions">
      {rowActions
        .filter(({ ability }) => document.can?.includes(ability))
        .map(({ what, label }) => (
          <Button key={what} size="small" kind="quiet" onClick={() => ask({ what, document })}>
            {label}
            <span className="only-read-aloud"> {document.title}</span>
          </Button>
        ))}
    </span>
  );
}
