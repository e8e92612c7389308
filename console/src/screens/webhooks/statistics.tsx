import type { ReactNode } from 'react';
import { type Data, useRead } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { periodNames } from '../../texts/webhooks.ts';
import { Facts, Panel } from '../../ui/page.tsx';
import { plural } from '../../words.ts';

type Period = Data<'/webhooks/{id}/statistics'>['periods'][number];

/** The newest deliveries are listed below as they come; the figures may follow more slowly. */
const everyMs = 15_000;

/** What became of the deliveries of late, and how long the receiver takes. */
export function Statistics({ id }: { readonly id: string }): ReactNode {
  const format = useFormat();
  const { data } = useRead('/webhooks/{id}/statistics', { path: { id } }, { refetchEveryMs: everyMs });
  if (!data || data.counted === 0) return null;
  const said = ({ success_rate, median_ms, counted }: Period): string => {
    if (success_rate === null) return counted === 0 ? 'Nothing was sent' : 'Nothing is over yet';
    const median = median_ms === null ? '' : `, ${format.number(median_ms, 0)} ms in the middle`;
    return `${format.percent(success_rate)} of ${plural(counted, 'delivery', 'deliveries')} received${median}`;
  };
  return (
    <Panel title="How it is doing" note={plural(data.counted, 'newest delivery', 'newest deliveries')}>
      <Facts facts={data.periods.map((period) => [periodNames[period.period], said(period)])} />
      <Facts
        facts={[
          ['Delivered', format.number(data.delivered)],
          ['Failed', format.number(data.failed)],
          ['Cancelled', format.number(data.cancelled)],
          ['Waiting', format.number(data.waiting)],
          ['Attempts', format.number(data.attempts)],
        ]}
      />
    </Panel>
  );
}
