import { type ReactNode, useState } from 'react';
import { useFormat } from '../../format.ts';
import { useRouteParam } from '../../router.tsx';
import { goTo, importTexts } from '../../texts/imports.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, Panel } from '../../ui/page.tsx';
import { PendingPage } from '../../ui/pending.tsx';
import { importKinds } from './kinds.ts';
import { ImportReport } from './report.tsx';
import { KeptRows, UndoDialog } from './undo.tsx';
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
        title={data.file_name === null ? label : importTexts.labelAndFile(label, data.file_name)}
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
      {report.kept.length > 0 && (
        <Panel title={importTexts.rowsThatHadToStay} note={importTexts.rowsThatHadToStayNote}>
          <KeptRows kept={report.kept} />
        </Panel>
      )}
    </>
  );
}

function Undo({ report }: { readonly report: Import }): ReactNode {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button kind="danger" onClick={() => setIsAsked(true)}>
        {importTexts.undoThisImport}
      </Button>
      {isAsked && <UndoDialog report={report} onClose={() => setIsAsked(false)} />}
    </>
  );
}
