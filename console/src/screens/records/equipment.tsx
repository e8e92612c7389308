import { type ReactNode, useState } from 'react';
import { useList, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useSearch } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { equipmentTexts } from '../../texts/records.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Page } from '../../ui/page.tsx';
import { optionsOfWords } from '../../ui/record-parts.tsx';
import { ImportLink } from '../imports/import-link.tsx';
import {
  type Asset,
  assetWords,
  HandOutAgainDialog,
  HandOutDialog,
  nameOfAsset,
  useAssetColumns,
} from './equipment-parts.tsx';
import { useWhose } from './person-column.tsx';

export function Screen(): ReactNode {
  const can = useCan();
  const shared = useAssetColumns();
  const [search] = useSearch<'status' | 'q'>();
  const [asked, setAsked] = useState<'hand-out' | Asset | null>(null);
  const query = { status: search.status as Asset['status'] | undefined, q: search.q };
  const list = useList('/assets', { query });
  const { isOwn, who, searches } = useWhose(list, 'equipment', false);
  const columns: readonly TableColumn<Asset>[] = [
    ...shared.what,
    ...who,
    shared.from,
    shared.status,
    {
      id: 'actions',
      title: equipmentTexts.actions,
      kind: 'actions',
      cell: (row) => {
        const label = { ASSIGNED: equipmentTexts.takeBack, AVAILABLE: equipmentTexts.handOut } as const;
        return (
          (row.status === 'ASSIGNED' || row.status === 'AVAILABLE') &&
          can('assets.update') && (
            <Button size="small" onClick={() => setAsked(row)}>
              {label[row.status]}
              <span className="only-read-aloud"> {nameOfAsset(row)}</span>
            </Button>
          )
        );
      },
    },
  ];
  const piece = asked === 'hand-out' ? null : asked;
  return (
    <Page
      title={equipmentTexts.equipment}
      lead={isOwn ? equipmentTexts.ownLead : equipmentTexts.equipmentLead}
      actions={
        <>
          <ImportLink kind="equipment" />
          {can('assets.create') && (
            <Button kind="primary" icon="plus" onClick={() => setAsked('hand-out')}>
              {equipmentTexts.handOutEquipment}
            </Button>
          )}
        </>
      }
    >
      <DataTable
        label={equipmentTexts.equipment}
        noun={equipmentTexts.noun}
        list={list}
        columns={columns}
        keyOf={(row) => row.id}
        searches={searches}
        tools={<ExportButton kind="equipment" query={query} />}
        filters={[
          {
            name: 'status',
            label: equipmentTexts.status,
            any: equipmentTexts.anyStatus,
            options: optionsOfWords(assetWords),
          },
        ]}
        empty={isOwn ? equipmentTexts.ownEmpty : equipmentTexts.empty}
      />
      {asked === 'hand-out' && <HandOutDialog onClose={() => setAsked(null)} />}
      {piece?.status === 'ASSIGNED' && <TakeBackDialog asset={piece} onClose={() => setAsked(null)} />}
      {piece?.status === 'AVAILABLE' && <HandOutAgainDialog asset={piece} onClose={() => setAsked(null)} />}
    </Page>
  );
}

function TakeBackDialog({ asset, onClose }: { readonly asset: Asset; readonly onClose: () => void }): ReactNode {
  const format = useFormat();
  const update = useWrite('patch', '/users/{id}/assets/{asset_id}');
  return (
    <ConfirmDialog
      title={equipmentTexts.takeBackTitle(nameOfAsset(asset))}
      action={equipmentTexts.takeBack}
      isDangerous={false}
      done={equipmentTexts.takenBack}
      onClose={onClose}
      onConfirm={() =>
        update.mutateAsync({
          path: { id: asset.user_id, asset_id: asset.id },
          body: { date_returned: format.today() },
        })
      }
    >
      {equipmentTexts.itIsRecordedAsReturned}
    </ConfirmDialog>
  );
}
