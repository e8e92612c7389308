import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { reloading } from '../language.ts';

const name = 'muster.typed';
const keptMs = 60_000;
/** What no tab keeps, for however short a time. */
const secret = /password|secret|code|pin/i;

interface Typed {
  readonly form: string;
  readonly atMs: number;
  readonly values: Readonly<Record<string, string>>;
}

const formOf = (initial: object): string => `${location.pathname} ${Object.keys(initial).join(' ')}`;

function take(form: string): Typed['values'] {
  try {
    const typed = JSON.parse(sessionStorage.getItem(name) ?? 'null') as Typed | null;
    if (typed?.form !== form) return {};
    sessionStorage.removeItem(name);
    return Date.now() - typed.atMs < keptMs ? typed.values : {};
  } catch {
    return {};
  }
}

/** A page that opens again in another language has the text that was typed into it. */
export function useTypedText<V extends FieldValues>(form: UseFormReturn<V>, initial: V): void {
  useEffect(() => {
    const which = formOf(initial);
    for (const [field, text] of Object.entries(take(which)))
      form.setValue(field as Path<V>, text as PathValue<V, Path<V>>, { shouldDirty: true });
    const keep = (): void => {
      const typed = Object.entries(form.getValues()).filter(
        ([field, value]) => typeof value === 'string' && value !== '' && !secret.test(field),
      );
      if (typed.length === 0) return;
      const kept = { form: which, atMs: Date.now(), values: Object.fromEntries(typed) };
      try {
        sessionStorage.setItem(name, JSON.stringify(kept));
      } catch {
        // A tab that keeps nothing begins anew.
      }
    };
    window.addEventListener(reloading, keep);
    return () => window.removeEventListener(reloading, keep);
  }, []);
}
