import type { ReactNode } from 'react';
import { useList } from '../../client/hooks.ts';
import { useOptions } from '../../client/options.ts';
import { useSearch } from '../../router.tsx';
import { useSession } from '../../session.tsx';
import { documentsTexts, listTexts } from '../../texts/documents.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Page, Tabs } from '../../ui/page.tsx';
import { useDocumentColumns } from './columns.tsx';
import { categoryOptions, type Document } from './record.ts';

const tabs = [
  { name: 'sign', to: '/documents', label: listTexts.toSign },
  { name: 'signed', to: '/documents?tab=signed', label: listTexts.signed },
  { name: 'mine', to: '/documents?tab=mine', label: listTexts.mine },
  { name: 'library', to: '/documents?tab=library', label: listTexts.library },
] as const;
type Tab = (typeof tabs)[number]['name'];

const emptyOf: Readonly<Record<Tab, { title: string; text: string }>> = {
  sign: { title: documentsTexts.toSignEmptyTitle, text: documentsTexts.toSignEmpty },
  signed: { title: documentsTexts.signedEmptyTitle, text: documentsTexts.signedEmpty },
  mine: { title: documentsTexts.mineEmptyTitle, text: documentsTexts.mineEmpty },
  library: { title: documentsTexts.libraryEmptyTitle, text: documentsTexts.libraryEmpty },
};

const labels: Readonly<Record<Tab, string>> = {
  sign: listTexts.documentsToSign,
  signed: listTexts.signedDocuments,
  mine: listTexts.myDocuments,
  library: listTexts.library,
};

const folderChoices = { path: '/folders' } as const;

export function Screen(): ReactNode {
  const [search] = useSearch<'tab'>();
  const tab = tabs.find(({ name }) => name === search.tab) ?? tabs[0];
  return (
    <Page title={documentsTexts.title}>
      <Tabs label={listTexts.whichDocuments} tabs={tabs} current={tab.to} />
      <DocumentTable key={tab.name} tab={tab.name} />
    </Page>
  );
}

function DocumentTable({ tab }: { readonly tab: Tab }): ReactNode {
  const { user } = useSession();
  const [search] = useSearch<'q' | 'folder_id' | 'category'>();
  const { rows: folders = [] } = useOptions('/folders', { isEnabled: tab === 'library' });
  const narrowed = { category: search.category as Document['category'] | undefined, q: search.q };
  const list = useList('/documents', {
    query: {
      ...(tab === 'sign' && { own_signature: 'PENDING', signature_status: 'PENDING' }),
      ...(tab === 'signed' && { own_signature: 'SIGNED' }),
      ...(tab === 'mine' && { owner_id: user.id, is_company_library: false }),
      ...(tab === 'library' && { is_company_library: true, folder_id: search.folder_id }),
      ...narrowed,
    },
  });
  const columns = useDocumentColumns(list.nameOf);
  const inFolders = { name: 'folder_id', label: listTexts.folder, any: listTexts.anyFolder, options: folderChoices };
  return (
    <DataTable
      label={labels[tab]}
      list={list}
      columns={[columns.title, columns.kind, columns.signature, columns.deadline, columns.folder, columns.added]}
      keyOf={({ id }) => id}
      noun={listTexts.noun}
      searches={listTexts.searchTitles}
      filters={[
        ...(folders.length > 0 ? [inFolders] : []),
        { name: 'category', label: listTexts.kind, any: listTexts.anyKind, options: categoryOptions },
      ]}
      empty={emptyOf[tab]}
    />
  );
}
