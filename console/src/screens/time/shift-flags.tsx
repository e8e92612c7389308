import type { ReactNode } from 'react';
import { useFormat } from '../../format.ts';
import { shiftFlagTexts as texts } from '../../texts/shift-flags.ts';
import { Notice } from '../../ui/notice.tsx';
import { Status } from '../../ui/page.tsx';
import type { Entry } from './week-model.ts';

type Flags = Entry['shift_flags'];

/** Beside the times of an entry: in after the shift began, or out before it ended. */
export function ShiftMarks({ flags }: { readonly flags: Flags }): ReactNode {
  const format = useFormat();
  return flags.map(({ kind, minutes }) => (
    <Status key={kind} tone="warning">
      {texts.marks[kind](format.minutes(minutes))}
    </Status>
  ));
}

/** The same as sentences. */
export function ShiftFlags({ flags }: { readonly flags: Flags }): ReactNode {
  const format = useFormat();
  if (flags.length === 0) return null;
  return (
    <Notice tone="warning">
      {flags.map(({ kind, minutes }) => (
        <div key={kind}>{texts.said[kind](format.minutes(minutes))}</div>
      ))}
    </Notice>
  );
}
