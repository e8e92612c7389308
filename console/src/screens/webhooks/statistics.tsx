import type { ReactNode } from 'react';
import { type Data, useRead } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { periodNames, statisticsTexts } from '../../texts/webhooks.ts';
import { Facts, Panel } from '../../ui/page.tsx';

type Period = Data<'/webhooks/{id}/statistics'>['periods'][number];

/** The newest deliveries are listed below as they come; the figures may follow more slowly. */
const everyMs = 15_000;

/** What became of the deliveries of late, and how long the receiver takes. */
export function Statistics({ id }: { readonly id: string }): ReactNode {
  const format = useFormat();
  const { data } = useRead('/webhooks/{id}/statistics', { path: { id } }, { refetchEveryMs: everyMs });
  if (!data || data.counted === 0) return null;
  const said = ({ success_rate, median_ms, counted, delivered, failed }: Period): string => {
    if (success_rate === null) return statisticsTexts.nothingIsOverYet(counted);
    const percent = format.percent(success_rate);
    // What waits or was cancelled is no part of what the rate is of.
    const over = delivered + failed;
    return median_ms === null
      ? statisticsTexts.received(percent, over)
      : statisticsTexts.receivedWithMedian(percent, over, format.number(median_ms, 0));
  };
  return (
    <Panel title={statisticsTexts.howItIsDoing} note={statisticsTexts.newestDeliveries(data.counted)}>
      <Facts facts={data.periods.map((period) => [periodNames[period.period], said(period)])} />
      <Facts
        facts={[
          [statisticsTexts.delivered, format.number(data.delivered)],
          [statisticsTexts.failed, format.number(data.failed)],
          [statisticsTexts.cancelled, format.number(data.cancelled)],
          [statisticsTexts.waiting, format.number(data.waiting)],
          [statisticsTexts.attempts, format.number(data.attempts)],
        ]}
      />
    </Panel>
  );
}
