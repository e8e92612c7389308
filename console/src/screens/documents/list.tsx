import type { ReactNode } from 'react';
import { useList } from '../../client/hooks.ts';
import { useOptions } from '../../client/options.ts';
import { Link, useSearch } from '../../router.tsx';
import { useSession } from '../../session.tsx';
import { documentsTexts, listTexts } from '../../texts/documents.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, Tabs } from '../../ui/page.tsx';
import { useDocumentColumns } from './columns.tsx';
import { categoryOptions, type Document } from './record.ts';

const tabs = [
  { name: 'mine', to: '/documents', label: listTexts.mine },
  { name: 'library', to: '/documents?tab=library', label: listTexts.library },
] as const;

const folderChoices = { path: '/folders' } as const;

/** One’s own in one list, and what is for everyone. */
export function Screen(): ReactNode {
  const [search] = useSearch<'tab'>();
  const tab = tabs.find(({ name }) => name === search.tab) ?? tabs[0];
  return (
    <Page title={documentsTexts.title}>
      <Tabs label={listTexts.whichDocuments} tabs={tabs} current={tab.to} />
      {tab.name === 'library' ? (
        <Library />
      ) : (
        <>
          <ToSign />
          <Mine />
        </>
      )}
    </Page>
  );
}

/** Said above them, for it may stand far below. */
function ToSign(): ReactNode {
  const [{ which }] = useSearch<'which'>();
  const { rows, hasMore } = useList('/documents', { query: { own_signature: 'PENDING', signature_status: 'PENDING' } });
  if (rows === undefined || which === 'sign') return null;
  if (rows.length === 0) return <p className="quiet">{documentsTexts.nothingToSign}</p>;
  return (
    <Notice tone="warning">
      {hasMore ? documentsTexts.manyToSign : documentsTexts.waitForYou(rows.length)}{' '}
      <Link to="/documents?which=sign">{documentsTexts.showThem}</Link>
    </Notice>
  );
}

/** Signed or not, asked for or kept about oneself: everything in one place, with the certificate of what was signed. */
function Mine(): ReactNode {
  const { user } = useSession();
  const [search] = useSearch<'q' | 'category' | 'which'>();
  const { which } = search;
  const list = useList('/documents', {
    query: {
      ...(which === 'signed' && { own_signature: 'SIGNED' }),
      ...(which === 'sign' && { own_signature: 'PENDING', signature_status: 'PENDING' }),
      ...(which === 'about' ? { owner_id: user.id, is_company_library: false } : { is_mine: true }),
      category: search.category as Document['category'] | undefined,
      q: search.q,
    },
  });
  const columns = useDocumentColumns(list.nameOf);
  return (
    <DataTable
      label={listTexts.myDocuments}
      list={list}
      columns={[columns.title, columns.kind, columns.signature, columns.deadline, columns.added, columns.certificate]}
      keyOf={({ id }) => id}
      noun={listTexts.noun}
      searches={listTexts.searchTitles}
      filters={[
        {
          name: 'which',
          label: listTexts.which,
          any: listTexts.all,
          options: [
            { value: 'sign', label: listTexts.toSign },
            { value: 'signed', label: listTexts.signed },
            { value: 'about', label: listTexts.aboutMe },
          ],
        },
        { name: 'category', label: listTexts.kind, any: listTexts.anyKind, options: categoryOptions },
      ]}
      empty={{ title: documentsTexts.mineEmptyTitle, text: documentsTexts.mineEmpty }}
    />
  );
}

function Library(): ReactNode {
  const [search] = useSearch<'q' | 'folder_id' | 'category'>();
  const { rows: folders = [] } = useOptions('/folders');
  const list = useList('/documents', {
    query: {
      is_company_library: true,
      folder_id: search.folder_id,
      category: search.category as Document['category'] | undefined,
      q: search.q,
    },
  });
  const columns = useDocumentColumns(list.nameOf);
  const inFolders = { name: 'folder_id', label: listTexts.folder, any: listTexts.anyFolder, options: folderChoices };
  return (
    <DataTable
      label={listTexts.library}
      list={list}
      columns={[columns.title, columns.kind, columns.signature, columns.folder, columns.added]}
      keyOf={({ id }) => id}
      noun={listTexts.noun}
      searches={listTexts.searchTitles}
      filters={[
        ...(folders.length > 0 ? [inFolders] : []),
        { name: 'category', label: listTexts.kind, any: listTexts.anyKind, options: categoryOptions },
      ]}
      empty={{ title: documentsTexts.libraryEmptyTitle, text: documentsTexts.libraryEmpty }}
    />
  );
}
