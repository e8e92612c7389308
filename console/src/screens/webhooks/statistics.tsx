import type { ReactNode } from 'react';
import { useRead } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Facts, Panel } from '../../ui/page.tsx';
import { plural } from '../../words.ts';
import { watchMs } from './watch.ts';

/** What became of the newest deliveries. */
export function Statistics({ id }: { readonly id: string }): ReactNode {
  const format = useFormat();
  const { data } = useRead('/webhooks/{id}/statistics', { path: { id } }, { refetchEveryMs: watchMs });
  if (!data || data.counted === 0) return null;
  const isOver = data.delivered + data.failed;
  const share = isOver === 0 ? '–' : format.percent(data.delivered / isOver);
  return (
    <Panel title="How it is doing" note={plural(data.counted, 'newest delivery', 'newest deliveries')}>
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
    </Panel>
  );
}
