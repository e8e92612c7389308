import { type ReactNode, useState } from 'react';
import { ApiError } from '../../client/error.ts';
import { type Answer, type Body, useWrite, write } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { batchTexts as texts, sayShiftTimes, sayWarning } from '../../texts/schedule.ts';
import { useBulkChange } from '../../ui/bulk-change.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, LeaveButton } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import { fullName } from '../../words.ts';
import { type PlannedShift, type Warning, type Week } from './planned.ts';

type Sent = Body<'/shifts/batch-change', 'post'>;
/** What is asked of shifts together, whichever they are. */
export type BatchAsked = Omit<Sent, 'ids' | 'filter'>;
type Rehearsed = Answer<'/shifts/batch-change', 'post'>['data'];

interface Held {
  readonly sent: Sent;
  readonly rehearsed: Rehearsed;
  readonly labels: ReadonlyMap<string, string>;
}

export interface Batch {
  readonly isBusy: boolean;
  /** Throws an ApiError that refuses all of it. */
  readonly ask: (shifts: readonly PlannedShift[], asked: BatchAsked) => Promise<void>;
  /** The same; what refuses all of it is said in passing. */
  readonly attempt: (shifts: readonly PlannedShift[], asked: BatchAsked) => Promise<void>;
  /** How far it is, with the way back once it is done. */
  readonly shown: ReactNode;
  readonly dialog: ReactNode;
}

/** Changes of some shifts together: tried first, and asked about if one of them refuses or is warned of. */
export function useBatch(week: Week | undefined, onDone: () => void): Batch {
  const format = useFormat();
  const toast = useToast();
  const send = useWrite('post', '/shifts/batch-change');
  const bulk = useBulkChange<PlannedShift>(({ id }) => id);
  const [held, setHeld] = useState<Held | null>(null);
  const [isTrying, setIsTrying] = useState(false);
  const names = new Map((week?.people ?? []).map((person) => [person.id, fullName(person)]));
  const labelOf = (shift: PlannedShift): string =>
    texts.shift(
      names.get(shift.user_id ?? '') ?? texts.open,
      format.shortDay(format.dayOf(shift.starts_at)),
      sayShiftTimes(format, shift),
    );
  const start = async ({ sent, labels }: Pick<Held, 'sent' | 'labels'>): Promise<void> => {
    const change = await send.mutateAsync({ body: sent });
    bulk.follow(change, sent.delete ? texts.deleted : texts.changed, labels);
    setHeld(null);
    onDone();
  };
  const ask: Batch['ask'] = async (shifts, asked) => {
    const sent: Sent = { ...asked, ids: shifts.map(({ id }) => id) };
    const labels = new Map(shifts.map((shift) => [shift.id, labelOf(shift)]));
    setIsTrying(true);
    try {
      const { data: rehearsed } = await write('post', '/shifts/batch-change', { query: { dry_run: true }, body: sent });
      if (rehearsed.failed > 0 || warned(rehearsed).length > 0) setHeld({ sent, rehearsed, labels });
      else await start({ sent, labels });
    } finally {
      setIsTrying(false);
    }
  };
  return {
    isBusy: isTrying || bulk.isBusy,
    ask,
    async attempt(shifts, asked) {
      try {
        await ask(shifts, asked);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        toast(error.message);
      }
    },
    shown: bulk.shown,
    dialog: held && <BatchDialog held={held} onGo={() => start(held)} onClose={() => setHeld(null)} />,
  };
}

const warned = ({ outcomes }: Rehearsed): { id: string; warnings: readonly Warning[] }[] =>
  outcomes
    .map(({ record_id: id, data }) => ({ id, warnings: (data as { warnings?: readonly Warning[] }).warnings ?? [] }))
    .filter(({ warnings }) => warnings.length > 0);

/** What speaks against it, shift by shift, before anything is done. */
function BatchDialog({
  held: { rehearsed, labels },
  onGo,
  onClose,
}: {
  readonly held: Held;
  readonly onGo: () => Promise<void>;
  readonly onClose: () => void;
}): ReactNode {
  const format = useFormat();
  const [isBusy, setIsBusy] = useState(false);
  const { failures, failed, total } = rehearsed;
  const rest = total - failed;
  const found = warned(rehearsed);
  return (
    <Dialog title={rest === 0 ? texts.noneCanChange : texts.askTitle(rest)} onClose={onClose}>
      {failed > 0 && (
        <Notice tone="danger">
          <p>{texts.wouldRefuse(failed)}</p>
          <ul>
            {failures.map(({ record_id: id, message }) => (
              <li key={id}>{texts.because(labels.get(id) ?? '', message)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {found.length > 0 && (
        <Notice tone="warning">
          <p>{texts.wouldWarn(found.length)}</p>
          <ul>
            {found.map(({ id, warnings }) => (
              <li key={id}>
                {texts.because(labels.get(id) ?? '', warnings.map((warning) => sayWarning(format, warning)).join(' '))}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="form__actions form__actions--end">
        <LeaveButton />
        {rest > 0 && (
          <Button
            kind="primary"
            isBusy={isBusy}
            onClick={() => {
              setIsBusy(true);
              void onGo().finally(() => setIsBusy(false));
            }}
          >
            {texts.goOn(rest)}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
