import type { ReactNode } from 'react';
import { useRead } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Bars } from '../../ui/charts.tsx';
import { Facts, Panel } from '../../ui/page.tsx';
import { watchMs } from './watch.ts';

/** What became of the newest deliveries; the last hours as bars. */
export function Statistics({ id }: { readonly id: string }): ReactNode {
  const format = useFormat();
  const { data } = useRead('/webhooks/{id}/statistics', { path: { id } }, { refetchEveryMs: watchMs });
  if (!data || data.counted === 0) return null;
  const isOver = data.delivered + data.failed;
  const share = isOver === 0 ? '–' : format.percent(data.delivered / isOver);
  return (
    <Panel title="How it is doing" note={`The newest ${format.number(data.counted)} deliveries`}>
      <Facts
        facts={[
          ['Delivered', format.number(data.delivered)],
          ['Failed', format.number(data.failed)],
          ['Cancelled', format.number(data.cancelled)],
          ['Waiting', format.number(data.waiting)],
          ['Success', share],
          ['Attempts', format.number(data.attempts)],
        ]}
      />
      <Bars
        label="Deliveries of the last 24 hours"
        bars={data.hours.map(({ starts_at, delivered, failed }) => ({
          label: format.time(starts_at),
          value: delivered + failed,
          said: format.number(delivered + failed),
          isMarked: failed > 0,
        }))}
      />
    </Panel>
  );
}
