import type { ReactNode } from 'react';
import { useList, useRead } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link, useSearch } from '../../router.tsx';
import { useSession } from '../../session.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Page, Status, Tabs } from '../../ui/page.tsx';
import { categoryNames, categoryOptions, signatureTones, standing, texts, type Document } from './texts.ts';

const tabs = [
  { name: 'sign', to: '/documents', label: 'To sign' },
  { name: 'mine', to: '/documents?tab=mine', label: 'Mine' },
  { name: 'library', to: '/documents?tab=library', label: 'Library' },
] as const;
type Tab = (typeof tabs)[number]['name'];

const emptyOf: Readonly<Record<Tab, { title: string; text: string }>> = {
  sign: { title: texts.toSignEmptyTitle, text: texts.toSignEmpty },
  mine: { title: texts.mineEmptyTitle, text: texts.mineEmpty },
  library: { title: texts.libraryEmptyTitle, text: texts.libraryEmpty },
};

export function Screen(): ReactNode {
  const [search] = useSearch<'tab'>();
  const tab = tabs.find(({ name }) => name === search.tab) ?? tabs[0];
  return (
    <Page title={texts.title}>
      <Tabs label="Which documents" tabs={tabs} current={tab.to} />
      <DocumentTable key={tab.name} tab={tab.name} />
    </Page>
  );
}

function DocumentTable({ tab }: { readonly tab: Tab }): ReactNode {
  const { user } = useSession();
  const [search] = useSearch<'q' | 'folder_id' | 'category'>();
  const folders = useRead('/folders', {}, { isEnabled: tab === 'library' });
  const narrowed = { category: search.category as Document['category'] | undefined, q: search.q };
  const list = useList('/documents', {
    query: {
      ...(tab === 'sign' && { signer_id: user.id, signature_status: 'PENDING' }),
      ...(tab === 'mine' && { owner_id: user.id, is_company_library: false }),
      ...(tab === 'library' && { is_company_library: true, folder_id: search.folder_id }),
      ...narrowed,
    },
  });
  const folderOptions = (folders.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <DataTable
      label={tab === 'sign' ? 'Documents to sign' : tab === 'mine' ? 'My documents' : 'Library'}
      list={list}
      columns={useColumns(list.nameOf)}
      keyOf={({ id }) => id}
      noun={['document', 'documents']}
      searches="Search titles"
      filters={[
        ...(folderOptions.length > 0
          ? [{ name: 'folder_id', label: 'Folder', any: 'Any folder', options: folderOptions }]
          : []),
        { name: 'category', label: 'Kind', any: 'Any kind', options: categoryOptions },
      ]}
      empty={emptyOf[tab]}
    />
  );
}

function useColumns(nameOf: (id: string | null) => string | null): readonly TableColumn<Document>[] {
  const { user } = useSession();
  const format = useFormat();
  return [
    {
      id: 'title',
      title: 'Document',
      kind: 'lead',
      cell: (document) => (
        <Link to={`/documents/${document.id}`} className="row-link">
          {document.title}
        </Link>
      ),
    },
    { id: 'kind', title: 'Kind', cell: ({ category }) => categoryNames[category] },
    {
      id: 'signature',
      title: 'Signature',
      cell: (document) => {
        const { signature_status } = document;
        if (signature_status === null) return null;
        return <Status tone={signatureTones[signature_status]}>{standing(document, user.id)}</Status>;
      },
    },
    {
      id: 'deadline',
      title: 'Sign until',
      cell: ({ signature_deadline }) => (signature_deadline === null ? null : format.instant(signature_deadline)),
    },
    { id: 'folder', title: 'Folder', cell: ({ folder_id }) => nameOf(folder_id) },
    { id: 'added', title: 'Added', cell: ({ created_at }) => format.day(format.dayOf(created_at)) },
  ];
}
