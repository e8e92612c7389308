import { createContext, useContext, useEffect, useId } from 'react';

/** A dialog, as what stands in it sees it. */
export interface DialogGuard {
  /** A form says whether something in it would be lost. */
  readonly report: (form: string, isHeld: boolean) => void;
  /** The way out; asks first if something would be lost. */
  readonly leave: () => void;
  /** The question was answered: what closing does, such as a change of the address, is not asked about again. */
  readonly isLeft: () => boolean;
}

export const DialogGuardContext = createContext<DialogGuard | null>(null);

/** The dialog around this; null on a page. */
export const useDialogGuard = (): DialogGuard | null => useContext(DialogGuardContext);

/** While it holds, the dialog around this asks before it closes. */
export function useHeld(guard: DialogGuard | null, isHeld: boolean): void {
  const form = useId();
  useEffect(() => {
    guard?.report(form, isHeld);
    return () => guard?.report(form, false);
  }, [guard, form, isHeld]);
}
