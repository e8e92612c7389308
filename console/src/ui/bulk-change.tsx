import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '../client/error.ts';
import { type Body, type Data, useRead, useWrite } from '../client/hooks.ts';
import { bulkTexts as texts } from '../texts/ui.ts';
import { Button } from './button.tsx';
import { FailureNotice, Notice } from './notice.tsx';
import { Progress } from './progress.tsx';
import { useToast } from './toast.tsx';

type Sent = Body<'/bulk-changes', 'post'>;
type Change = Data<'/bulk-changes/{id}'>;

const pollMs = 500;
const isUnderWay = ({ status }: Pick<Change, 'status'>): boolean => status === 'PENDING' || status === 'RUNNING';

/** A row of a list, as it is shown. */
interface Chosen {
  readonly id: string;
  readonly version?: string | null;
}

export interface Asked<T extends Chosen> {
  readonly operation: Sent['operation_id'];
  readonly records: readonly T[];
  /** What is said with all of them. */
  readonly input?: Record<string, unknown>;
  /** Says how many were done. */
  readonly said: (count: number) => string;
}

/** The same for people who are not rows of a list, or for records that a dialog names. */
export interface AskedOf {
  readonly operation: Sent['operation_id'];
  readonly audience?: NonNullable<Sent['audience']>;
  readonly records?: readonly { readonly id: string; readonly label: string }[];
  readonly input: Record<string, unknown>;
  readonly said: (count: number) => string;
}

/** What is asked for, as it is sent. */
export const bodyOf = ({ operation, audience, records, input }: Omit<AskedOf, 'said'>): Sent => ({
  operation_id: operation,
  ...(audience && { audience }),
  ...(records && { records: records.map(({ id }) => ({ id })) }),
  input,
});

interface Started {
  readonly id: string;
  /** What the records were called when they were chosen: once done they may have left the list. */
  readonly labels: ReadonlyMap<string, string>;
  readonly total: number;
  readonly said: (count: number) => string;
}

export interface BulkChange<T extends Chosen> {
  readonly isBusy: boolean;
  /** Leaves it to the server, which goes on whether or not anyone looks. Throws what refuses all of it. */
  readonly start: (asked: Asked<T>) => Promise<void>;
  /** The same for an audience. */
  readonly startFor: (asked: AskedOf) => Promise<void>;
  /** The same; what refuses all of it stands where the progress does. */
  readonly attempt: (asked: Asked<T>) => Promise<void>;
  /** One that was asked for elsewhere: shows how far it is, and takes it back. */
  readonly follow: (change: Pick<Change, 'id' | 'total'>, said: Started['said'], labels: Started['labels']) => void;
  /** How far it is, then what was refused. */
  readonly shown: ReactNode;
}

/** The same to many records, by the server. */
export function useBulkChange<T extends Chosen>(labelOf: (record: T) => string): BulkChange<T> {
  const queries = useQueryClient();
  const toast = useToast();
  const create = useWrite('post', '/bulk-changes');
  const undo = useWrite('post', '/bulk-changes/{id}/undo');
  const [started, setStarted] = useState<Started | null>(null);
  const [ended, setEnded] = useState<Change | null>(null);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const [failure, setFailure] = useState<ApiError | null>(null);
  const isWatching = started !== null && ended === null;
  const { data, nameOf } = useRead(
    '/bulk-changes/{id}',
    { path: { id: started?.id ?? '' } },
    { isEnabled: isWatching, refetchEveryMs: pollMs },
  );
  const now = isWatching && data?.id === started.id ? data : null;

  useEffect(() => {
    if (started === null || now === null || isUnderWay(now)) return;
    setEnded(now);
    setNames(new Map(now.failures.map(({ record_id: one }) => [one, nameOf(one) ?? ''])));
    const count = now.done - now.failed;
    if (count > 0 && !now.is_undoable) toast(started.said(count));
    void queries.invalidateQueries();
    // What names are called comes with the answer that has just ended it.
  }, [now, started, toast, queries]);

  const follow = (id: string, total: number, said: Started['said'], labels: Started['labels'] = new Map()): void => {
    setEnded(null);
    setStarted({ id, total, said, labels });
  };
  const takeBack = async ({ id }: Change): Promise<void> => {
    const undoing = await undo.mutateAsync({ path: { id } });
    follow(undoing.id, undoing.total, texts.takenBack, started?.labels);
  };

  const start = async ({ operation, records, input = {}, said }: Asked<T>): Promise<void> => {
    setFailure(null);
    const { id, total } = await create.mutateAsync({
      body: {
        operation_id: operation,
        // On what the screen showed, whatever it has become since.
        records: records.map((record) => ({
          id: record.id,
          ...(record.version != null && { version: record.version }),
        })),
        input,
      },
    });
    follow(id, total, said, new Map(records.map((record) => [record.id, labelOf(record)])));
  };
  const startFor = async ({ said, ...asked }: AskedOf): Promise<void> => {
    setFailure(null);
    const { id, total } = await create.mutateAsync({ body: bodyOf(asked) });
    follow(id, total, said, new Map(asked.records?.map((record) => [record.id, record.label])));
  };
  const keepFailure = (error: unknown): void => {
    if (!(error instanceof ApiError)) throw error;
    setFailure(error);
  };
  return {
    isBusy: create.isPending || undo.isPending || isWatching,
    start,
    startFor,
    attempt: (asked) => start(asked).catch(keepFailure),
    follow({ id, total }, said, labels) {
      setFailure(null);
      follow(id, total, said, labels);
    },
    shown: (
      <>
        {failure && <FailureNotice error={failure} />}
        {isWatching && <Working now={now} count={started.total} />}
        {started !== null && ended !== null && (
          <>
            <Refused change={ended} labels={new Map([...names, ...started.labels])} />
            {ended.is_undoable && (
              <Notice tone="success">
                {started.said(ended.done - ended.failed)}{' '}
                <Button size="small" isBusy={undo.isPending} onClick={() => void takeBack(ended).catch(keepFailure)}>
                  {texts.undo}
                </Button>
              </Notice>
            )}
          </>
        )}
      </>
    ),
  };
}

const Working = ({ now, count }: { readonly now: Change | null; readonly count: number }): ReactNode => (
  <Progress label={texts.underWay} done={now?.done ?? 0} all={count}>
    {texts.progress(now?.done ?? 0, count)}
  </Progress>
);

function Refused({
  change,
  labels,
}: {
  readonly change: Change;
  readonly labels: ReadonlyMap<string, string>;
}): ReactNode {
  const { status, reason, failures, failed, done, total } = change;
  if (status === 'COMPLETED' && failed === 0) return null;
  return (
    <Notice tone="danger">
      {status === 'FAILED' && (
        <div>{reason === 'author_not_allowed' ? texts.notAllowed(done, total) : texts.givenUp(done, total)}</div>
      )}
      {failures.map(({ record_id: id, message }) => (
        <div key={id}>{texts.refused(labels.get(id) ?? id, message)}</div>
      ))}
      {failed > failures.length && <div>{texts.moreRefused(failed - failures.length)}</div>}
    </Notice>
  );
}
