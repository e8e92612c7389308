import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '../../client/error.ts';
import { type Answer, fixedList, useWrite, write } from '../../client/hooks.ts';
import { importTexts, reportTexts } from '../../texts/imports.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Dialog, LeaveButton } from '../../ui/dialog.tsx';
import { FailureNotice, Notice, Skeleton } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { Import } from './use-import.ts';

type Kept = Import['kept'][number] & { readonly key: string };

const columns: readonly TableColumn<Kept>[] = [
  { id: 'line', title: reportTexts.line, cell: ({ line }) => line ?? '' },
  { id: 'what', title: importTexts.what, kind: 'lead', cell: ({ name }) => name ?? '' },
  { id: 'why', title: reportTexts.why, cell: ({ message }) => message },
];

/** What stayed or would stay, by name, and why. */
export function KeptRows({ kept }: { readonly kept: Import['kept'] }): ReactNode {
  return (
    <div className="import-lines">
      <DataTable
        label={importTexts.rowsThatHadToStay}
        list={fixedList(kept.map((one, index) => ({ ...one, key: String(index) })))}
        columns={columns}
        keyOf={({ key }) => key}
        noun={reportTexts.noun}
      />
    </div>
  );
}

type Undone = Answer<'/imports/{id}/undo', 'post'>['data'];

/** Tells by name what would go and what would stay, before anything does. */
export function UndoDialog({ report, onClose }: { readonly report: Import; readonly onClose: () => void }): ReactNode {
  const toast = useToast();
  const [preview, setPreview] = useState<Undone | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const undo = useWrite('post', '/imports/{id}/undo');
  const path = { id: report.id };
  useEffect(() => {
    let isLeft = false;
    write('post', '/imports/{id}/undo', { path: { id: report.id }, query: { dry_run: true } }).then(
      ({ data }) => {
        if (!isLeft) setPreview(data);
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (!isLeft) setFailure(error);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [report.id]);
  const going = preview === null ? 0 : preview.rows_undone - report.rows_undone;
  const confirm = async (): Promise<void> => {
    setFailure(null);
    try {
      const { rows_kept } = await undo.mutateAsync({ path });
      toast(importTexts.undone(rows_kept));
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    }
  };
  return (
    <Dialog title={importTexts.undoThisImportTitle} onClose={onClose} isWide>
      {failure && <FailureNotice error={failure} />}
      {preview === null && failure === null && <Skeleton lines={4} />}
      {preview && <Preview preview={preview} going={going} />}
      <div className="form__actions form__actions--end">
        <LeaveButton />
        <Button kind="danger" disabled={going === 0} isBusy={undo.isPending} onClick={() => void confirm()}>
          {going === 0 ? importTexts.undoThisImport : importTexts.undoRows(going)}
        </Button>
      </div>
    </Dialog>
  );
}

function Preview({ preview, going }: { readonly preview: Undone; readonly going: number }): ReactNode {
  const names = preview.went.flatMap(({ name }) => (name === null ? [] : [name]));
  return (
    <>
      {going === 0 ? (
        <Notice tone="warning">{importTexts.nothingGoes}</Notice>
      ) : (
        <section className="import-undo">
          <h3>{importTexts.goes(going)}</h3>
          <ul className="import-undo__names">
            {names.map((name, index) => (
              <li key={`${String(index)} ${name}`}>{name}</li>
            ))}
          </ul>
          {going > names.length && <p className="quiet">{importTexts.andMore(going - names.length)}</p>}
          <p className="quiet">{importTexts.goesAlong}</p>
        </section>
      )}
      {preview.kept.length > 0 && (
        <section className="import-undo">
          <h3>{preview.rows_kept > 0 ? importTexts.stays(preview.rows_kept) : importTexts.besideStays}</h3>
          <KeptRows kept={preview.kept} />
        </section>
      )}
    </>
  );
}
