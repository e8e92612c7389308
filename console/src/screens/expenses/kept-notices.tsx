import { type ReactNode, useEffect, useState } from 'react';
import { useFormat } from '../../format.ts';
import { useSession } from '../../session.tsx';
import { keptTexts } from '../../texts/expenses.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { forgetReport, type KeptReport, readKeptReports, subscribeToKeptReports } from './kept-reports.ts';
import './expenses.css';

/** Reports that only this device has: begun, waiting for the network, or not taken. */
export function KeptNotices(): ReactNode {
  const { user } = useSession();
  const [kept, setKept] = useState<readonly KeptReport[]>([]);
  useEffect(() => {
    const read = (): void => void readKeptReports(user.id).then(setKept);
    read();
    return subscribeToKeptReports(read);
  }, [user.id]);
  return kept.map((report) => (
    <KeptNotice key={report.id} report={report} onDiscard={() => void forgetReport(user.id, report.id)} />
  ));
}

function KeptNotice({ report, onDiscard }: { readonly report: KeptReport; readonly onDiscard: () => void }): ReactNode {
  const format = useFormat();
  const { id, values, intent, refusal, keptAt, reportId } = report;
  const said =
    intent !== null
      ? keptTexts.waits(values.title)
      : refusal === null
        ? keptTexts.begun(values.title, format.instant(keptAt))
        : keptTexts.refused(values.title, refusal);
  return (
    <Notice tone={intent === null && refusal !== null ? 'warning' : 'info'}>
      <div>{said}</div>
      <div className="upload__actions">
        {intent === null && (
          <ButtonLink to={`/expenses/new?kept=${id}`} size="small">
            {keptTexts.goOn}
          </ButtonLink>
        )}
        {reportId === null && (
          <Button size="small" onClick={onDiscard}>
            {keptTexts.discard}
            <span className="only-read-aloud"> {values.title}</span>
          </Button>
        )}
      </div>
    </Notice>
  );
}
