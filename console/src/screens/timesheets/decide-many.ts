import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '../../format.ts';
import { sheetTexts as texts } from '../../texts/timesheets.ts';
import { useToast } from '../../ui/toast.tsx';
import { sayRefusal } from '../time/refusal.ts';

interface Progress {
  readonly done: number;
  readonly all: number;
}

/** Does the same to many records, one after the other; what is refused is told and keeps nothing else back. */
export function useDoMany(): {
  readonly progress: Progress | null;
  readonly run: <T>(
    records: readonly T[],
    act: (record: T) => Promise<unknown>,
    said: (count: number) => string,
  ) => Promise<void>;
} {
  const queries = useQueryClient();
  const format = useFormat();
  const toast = useToast();
  const [progress, setProgress] = useState<Progress | null>(null);
  return {
    progress,
    async run(records, act, said) {
      const refusals: string[] = [];
      for (const [index, record] of records.entries()) {
        setProgress({ done: index, all: records.length });
        try {
          await act(record);
        } catch (error) {
          refusals.push(sayRefusal(error, format));
        }
      }
      setProgress(null);
      const done = records.length - refusals.length;
      if (done > 0) toast(said(done));
      if (refusals[0] !== undefined) toast(texts.someRefused(refusals.length, refusals[0]));
      await queries.invalidateQueries();
    },
  };
}
