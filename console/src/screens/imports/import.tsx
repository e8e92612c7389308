import { type ReactNode, useState } from 'react';
import { useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useRouteParam } from '../../router.tsx';
import { goTo, importTexts } from '../../texts/imports.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, Panel } from '../../ui/page.tsx';
import { PendingPage } from '../../ui/pending.tsx';
import { useToast } from '../../ui/toast.tsx';
import { importKinds } from './kinds.ts';
import { ImportReport, LineTable } from './report.tsx';
import { type Import, isOver, useImport } from './use-import.ts';

const back = { to: '/imports', label: importTexts.imports };

export function Screen(): ReactNode {
  const id = useRouteParam();
  const format = useFormat();
  const { data, error, reload, nameOf } = useImport(id);
  if (!data) {
    return <PendingPage title={importTexts.import} back={back} isNarrow read={{ error, reload }} />;
  }
  const { label, to } = importKinds[data.kind];
  return (
    <Page
      title={data.dry_run ? importTexts.trialImport : importTexts.import}
      back={back}
      isNarrow
      actions={data.can?.includes('imports.undo') === true && <Undo report={data} />}
    >
      <UndoOutcome report={data} />
      <Panel
        title={label}
        note={startedBy(data, nameOf(data.created_by_id), format.instant(data.created_at))}
        actions={isOver(data) && <ButtonLink to={to}>{goTo[data.kind]}</ButtonLink>}
      >
        <ImportReport report={data} />
      </Panel>
    </Page>
  );
}

function startedBy({ created_by_id: by }: Import, name: string | null, instant: string): string {
  if (by === null) return importTexts.startedByTheCommandLine(instant);
  return name === null ? importTexts.startedByAnErasedPerson(instant) : importTexts.startedBy(instant, name);
}

function UndoOutcome({ report }: { readonly report: Import }): ReactNode {
  const format = useFormat();
  return (
    <>
      {report.undone_at !== null && (
        <Notice>{importTexts.takenBack(report.rows_kept, format.instant(report.undone_at), report.rows_undone)}</Notice>
      )}
      {report.rows_kept > 0 && (
        <Panel title={importTexts.rowsThatHadToStay} note={importTexts.rowsThatHadToStayNote}>
          <LineTable label={importTexts.rowsThatHadToStay} lines={report.kept} />
        </Panel>
      )}
    </>
  );
}

function Undo({ report }: { readonly report: Import }): ReactNode {
  const [isAsked, setIsAsked] = useState(false);
  const toast = useToast();
  const undo = useWrite('post', '/imports/{id}/undo');
  const left = report.rows_imported - report.rows_undone;
  return (
    <>
      <Button kind="danger" onClick={() => setIsAsked(true)}>
        {importTexts.undoThisImport}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={importTexts.undoThisImportTitle}
          action={importTexts.undoThisImport}
          onClose={() => setIsAsked(false)}
          onConfirm={async () => {
            const { rows_kept } = await undo.mutateAsync({ path: { id: report.id } });
            toast(importTexts.undone(rows_kept));
            setIsAsked(false);
          }}
        >
          {report.kind === 'time_entries' ? importTexts.undoTimeEntries(left) : importTexts.undoText(left)}
        </ConfirmDialog>
      )}
    </>
  );
}
