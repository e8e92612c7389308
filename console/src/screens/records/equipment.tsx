import { type ReactNode, useState } from 'react';
import { useList, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link, useSearch } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Page } from '../../ui/page.tsx';
import { optionsOfWords } from '../../ui/record-parts.tsx';
import { FileLinks } from '../imports/file-links.tsx';
import { type Asset, assetWords, HandOutDialog, nameOfAsset, useAssetColumns } from './equipment-parts.tsx';

export function Screen(): ReactNode {
  const can = useCan();
  const shared = useAssetColumns();
  const [search] = useSearch<'status'>();
  const [asked, setAsked] = useState<'hand-out' | Asset | null>(null);
  const query = { status: search.status as Asset['status'] | undefined };
  const list = useList('/assets', { query });
  const columns: readonly TableColumn<Asset>[] = [
    ...shared.what,
    {
      id: 'who',
      title: 'Person',
      cell: (row) => <Link to={`/people/${row.user_id}?tab=equipment`}>{list.nameOf(row.user_id) ?? 'A person'}</Link>,
    },
    shared.from,
    shared.status,
    {
      id: 'actions',
      title: 'Actions',
      kind: 'actions',
      cell: (row) =>
        row.status === 'ASSIGNED' &&
        can('assets.update') && (
          <Button size="small" onClick={() => setAsked(row)}>
            Take back<span className="only-read-aloud"> {nameOfAsset(row)}</span>
          </Button>
        ),
    },
  ];
  return (
    <Page
      title="Equipment"
      lead="What was handed out, and to whom."
      actions={
        <>
          <FileLinks imports="equipment" />
          {can('assets.create') && (
            <Button kind="primary" icon="plus" onClick={() => setAsked('hand-out')}>
              Hand out equipment
            </Button>
          )}
        </>
      }
    >
      <DataTable
        label="Equipment"
        noun={['piece', 'pieces']}
        list={list}
        columns={columns}
        keyOf={(row) => row.id}
        tools={<ExportButton kind="equipment" query={query} />}
        filters={[{ name: 'status', label: 'Status', any: 'Any status', options: optionsOfWords(assetWords) }]}
        empty={{ title: 'No equipment yet', text: 'What you hand out to people appears here.' }}
      />
      {asked === 'hand-out' && <HandOutDialog onClose={() => setAsked(null)} />}
      {asked !== null && asked !== 'hand-out' && <TakeBackDialog asset={asked} onClose={() => setAsked(null)} />}
    </Page>
  );
}

function TakeBackDialog({ asset, onClose }: { readonly asset: Asset; readonly onClose: () => void }): ReactNode {
  const format = useFormat();
  const update = useWrite('patch', '/users/{id}/assets/{asset_id}');
  return (
    <ConfirmDialog
      title={`Take ${nameOfAsset(asset)} back?`}
      action="Take back"
      isDangerous={false}
      done="Taken back."
      onClose={onClose}
      onConfirm={() =>
        update.mutateAsync({
          path: { id: asset.user_id, asset_id: asset.id },
          body: { date_returned: format.today() },
        })
      }
    >
      It is recorded as returned today.
    </ConfirmDialog>
  );
}
