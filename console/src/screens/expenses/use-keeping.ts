import { useCallback, useEffect, useRef } from 'react';
import { forgetOne, keepOne, type Kept } from '../../offline/kept.ts';
import { useSession } from '../../session.tsx';
import type { HeldFile } from './use-held-files.ts';
import type { ReportValues } from './values.ts';

const calmMs = 400;

export type KeptReport = Kept<ReportValues>;

export interface Keeping {
  readonly type: (values: ReportValues) => void;
  readonly hold: (files: readonly HeldFile[]) => void;
  /** As it is to be sent. */
  readonly hand: (changes: Pick<KeptReport, 'values' | 'files' | 'intent'>) => Promise<KeptReport>;
  /** Goes on with what came back. */
  readonly take: (kept: KeptReport) => void;
  readonly forget: () => void;
}

const bare = (files: readonly HeldFile[]): KeptReport['files'] => files.map(({ id, file }) => ({ id, file }));

const titled = ({ values }: Partial<KeptReport>): Partial<KeptReport> => (values ? { title: values.title } : {});

/** Keeps a report on this device while it is written: a phone may close the app at any time. */
export function useKeeping(initial: KeptReport): Keeping {
  const { user } = useSession();
  const kept = useRef(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keepNow = useCallback((): void => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    void keepOne(user.id, kept.current);
  }, [user.id]);

  const change = useCallback(
    (changes: Partial<KeptReport>): void => {
      kept.current = {
        ...kept.current,
        ...changes,
        ...titled(changes),
        refusal: null,
        keptAt: new Date().toISOString(),
      };
      clearTimeout(timer.current);
      timer.current = setTimeout(keepNow, calmMs);
    },
    [keepNow],
  );

  useEffect(() => {
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      document.removeEventListener('visibilitychange', keepNow);
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [keepNow]);

  return {
    type: useCallback((values) => change({ values }), [change]),
    hold: useCallback((files) => change({ files: bare(files) }), [change]),
    hand: async (changes) => {
      clearTimeout(timer.current);
      timer.current = undefined;
      kept.current = {
        ...kept.current,
        ...changes,
        ...titled(changes),
        refusal: null,
        keptAt: new Date().toISOString(),
      };
      await keepOne(user.id, kept.current);
      return kept.current;
    },
    take: (next) => {
      kept.current = next;
    },
    forget: () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      void forgetOne(user.id, kept.current.id);
    },
  };
}
