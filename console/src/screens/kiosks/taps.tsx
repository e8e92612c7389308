import { type ReactNode, useState } from 'react';
import { type Item, useList, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { kioskTexts as texts } from '../../texts/kiosks.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { useToast } from '../../ui/toast.tsx';
import './kiosks.css';

type Tap = Item<'/kiosk-taps'>;

/** Taps that were kept on a tablet and do not count by themselves. There are none on most days, and then nothing is shown. */
export function WaitingTaps(): ReactNode {
  const format = useFormat();
  const list = useList('/kiosk-taps');
  if (list.rows === undefined || list.rows.length === 0) return null;
  const columns: readonly TableColumn<Tap>[] = [
    { id: 'who', title: texts.who, kind: 'lead', cell: ({ user_id: id }) => list.nameOf(id) },
    { id: 'what', title: texts.what, cell: ({ action }) => texts.tapActions[action] },
    {
      id: 'when',
      title: texts.when,
      cell: ({ tapped_at: tapped, counts_at: counts, arrived_at: arrived }) => (
        <span className="who__text">
          <span>{format.instant(counts)}</span>
          {counts !== tapped && <span className="who__small">{texts.byItsClock(format.instant(tapped))}</span>}
          <span className="who__small">{texts.arrived(format.instant(arrived))}</span>
        </span>
      ),
    },
    { id: 'kiosk', title: texts.at, cell: ({ kiosk_name: name }) => name },
    {
      id: 'why',
      title: texts.why,
      cell: ({ refusal, flags }) => (
        <span className="tap-why">
          {refusal ?? (flags.includes('UNPAIRED') ? texts.unpairedBefore : texts.pinWrong)}
        </span>
      ),
    },
    {
      id: 'actions',
      title: texts.actions,
      kind: 'actions',
      cell: (tap) => <Decide tap={tap} name={list.nameOf(tap.user_id) ?? ''} />,
    },
  ];
  return (
    <DataTable
      label={texts.waiting}
      noun={texts.tapNoun}
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      tools={null}
      empty={{ title: texts.waiting, text: texts.waitingNote }}
    />
  );
}

function Decide({ tap, name }: { readonly tap: Tap; readonly name: string }): ReactNode {
  const toast = useToast();
  const confirm = useWrite('post', '/kiosk-taps/{id}/confirm');
  const discard = useWrite('post', '/kiosk-taps/{id}/discard');
  const [isDone, setIsDone] = useState(false);
  const can = tap.can ?? [];
  const given = { path: { id: tap.id } };
  const then = (said: string) => ({
    onSuccess: () => {
      setIsDone(true);
      toast(said);
    },
    onError: (error: { readonly message: string }) => toast(error.message),
  });
  if (isDone) return null;
  return (
    <>
      {can.includes('kioskTaps.confirm') && (
        <Button size="small" isBusy={confirm.isPending} onClick={() => confirm.mutate(given, then(texts.counted))}>
          {texts.confirm}
          <span className="only-read-aloud"> {name}</span>
        </Button>
      )}
      {can.includes('kioskTaps.discard') && (
        <Button
          size="small"
          kind="quiet-danger"
          isBusy={discard.isPending}
          onClick={() => discard.mutate(given, then(texts.discarded))}
        >
          {texts.discard}
          <span className="only-read-aloud"> {name}</span>
        </Button>
      )}
    </>
  );
}
