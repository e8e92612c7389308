import { type ReactNode, useState } from 'react';
import { useList, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useSearch } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { equipmentPartsTexts, equipmentTexts, stockTexts } from '../../texts/records.ts';
import { useBulkChange } from '../../ui/bulk-change.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Page } from '../../ui/page.tsx';
import { optionsOfWords } from '../../ui/record-parts.tsx';
import { ImportLink } from '../imports/import-link.tsx';
import {
  assetWords,
  HandOutAgainDialog,
  HandOutDialog,
  HandOutToManyDialog,
  nameOfAsset,
  type Piece,
  useAssetColumns,
} from './equipment-parts.tsx';
import { useWhose } from './person-column.tsx';
import { RemoveStockDialog, StockDialog } from './stock-dialogs.tsx';

type OfPiece = 'take-back' | 'hand-out' | 'change' | 'remove';
type Asked =
  | { readonly what: 'new' | 'many' | 'stock'; readonly piece: null }
  | { readonly what: OfPiece; readonly piece: Piece };

export function Screen(): ReactNode {
  const can = useCan();
  const shared = useAssetColumns();
  const [search] = useSearch<'status' | 'q'>();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = (): void => setAsked(null);
  const open = (what: 'new' | 'many' | 'stock') => (): void => setAsked({ what, piece: null });
  const query = { status: search.status as Piece['status'] | undefined, q: search.q };
  const list = useList('/assets/register', { query });
  const bulk = useBulkChange<never>(() => '');
  const { isOwn, who, searches } = useWhose(list, 'equipment', false);
  const columns: readonly TableColumn<Piece>[] = [
    ...shared.what,
    ...who,
    shared.from,
    shared.status,
    {
      id: 'actions',
      title: equipmentTexts.actions,
      kind: 'actions',
      cell: (piece) => <Actions piece={piece} onAsk={(what) => setAsked({ what, piece })} />,
    },
  ];
  return (
    <Page
      title={equipmentTexts.equipment}
      lead={isOwn ? equipmentTexts.ownLead : equipmentTexts.equipmentLead}
      actions={
        <>
          <ImportLink kind="equipment" />
          {can('stock.create') && <Button onClick={open('stock')}>{stockTexts.add}</Button>}
          {can('assets.create') && (
            <>
              <Button onClick={open('many')}>{equipmentPartsTexts.handOutToMany}</Button>
              <Button kind="primary" icon="plus" onClick={open('new')}>
                {equipmentTexts.handOutEquipment}
              </Button>
            </>
          )}
        </>
      }
    >
      {bulk.shown}
      <DataTable
        label={equipmentTexts.equipment}
        noun={equipmentTexts.noun}
        list={list}
        columns={columns}
        keyOf={(row) => row.id}
        searches={searches && equipmentTexts.search}
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
      {asked?.what === 'new' && <HandOutDialog onClose={close} />}
      {asked?.what === 'many' && <HandOutToManyDialog start={bulk.startFor} onClose={close} />}
      {asked?.what === 'take-back' && <TakeBackDialog asset={asked.piece} onClose={close} />}
      {asked?.what === 'hand-out' && <HandOutAgainDialog asset={asked.piece} onClose={close} />}
      {(asked?.what === 'stock' || asked?.what === 'change') && <StockDialog piece={asked.piece} onClose={close} />}
      {asked?.what === 'remove' && <RemoveStockDialog piece={asked.piece} onClose={close} />}
    </Page>
  );
}

function Actions({ piece, onAsk }: { readonly piece: Piece; readonly onAsk: (what: OfPiece) => void }): ReactNode {
  const can = useCan();
  const name = <span className="only-read-aloud"> {nameOfAsset(piece)}</span>;
  if (!can('assets.update')) return undefined;
  if (piece.status === 'ASSIGNED') {
    return (
      <Button size="small" onClick={() => onAsk('take-back')}>
        {equipmentTexts.takeBack}
        {name}
      </Button>
    );
  }
  if (piece.status !== 'AVAILABLE') return undefined;
  return (
    <>
      <Button size="small" onClick={() => onAsk('hand-out')}>
        {equipmentTexts.handOut}
        {name}
      </Button>
      {piece.user_id === null && (
        <>
          <Button size="small" kind="quiet" onClick={() => onAsk('change')}>
            {stockTexts.change}
            {name}
          </Button>
          <Button size="small" kind="quiet" onClick={() => onAsk('remove')}>
            {stockTexts.remove}
            {name}
          </Button>
        </>
      )}
    </>
  );
}

function TakeBackDialog({ asset, onClose }: { readonly asset: Piece; readonly onClose: () => void }): ReactNode {
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
          path: { id: asset.user_id ?? '', asset_id: asset.id },
          body: { date_returned: format.today() },
        })
      }
    >
      {equipmentTexts.itIsRecordedAsReturned}
    </ConfirmDialog>
  );
}
