import { type ReactNode, useState } from 'react';
import { useFormat } from '../format.ts';
import { recordPartsTexts } from '../texts/ui.ts';
import { Button } from './button.tsx';
import { Status } from './page.tsx';

type Tone = 'good' | 'bad' | 'warning' | undefined;
export type Words = Readonly<Record<string, readonly [word: string, tone?: Tone]>>;

/** A status as a word and its colour. */
export function Said({ words, status }: { readonly words: Words; readonly status: string }): ReactNode {
  const [word, tone] = words[status] ?? [status];
  return <Status {...(tone && { tone })}>{word}</Status>;
}

/** The words of each status, as the options of a select or a filter. */
export const optionsOfWords = (words: Words): { value: string; label: string }[] =>
  Object.entries(words).map(([value, [label]]) => ({ value, label }));

export const useDay = (): ((day: string | null | undefined) => string | null) => {
  const format = useFormat();
  return (day) => (day == null ? null : format.day(day));
};

/** Which dialog is open: for a new record, for the record given, or none. */
export function useAsked<T>(): readonly [asked: T | 'new' | null, ask: (what: T | 'new') => void, close: () => void] {
  const [asked, setAsked] = useState<T | 'new' | null>(null);
  return [asked, (what) => setAsked(() => what), () => setAsked(null)];
}

/** The button of a row; its name tells rows apart for those who hear them. */
export function ChangeButton({ what, onClick }: { readonly what: string; readonly onClick: () => void }): ReactNode {
  return (
    <Button size="small" onClick={onClick}>
      {recordPartsTexts.change}
      <span className="only-read-aloud"> {what}</span>
    </Button>
  );
}

export function AddButton({
  isShown,
  onClick,
  children,
}: {
  readonly isShown: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}): ReactNode {
  if (!isShown) return undefined;
  return (
    <Button size="small" icon="plus" onClick={onClick}>
      {children}
    </Button>
  );
}
