import { createContext, type ReactNode, useContext, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { dialogTexts } from '../texts/ui.ts';
import { IconButton } from './button.tsx';
import './dialog.css';
import './form.css';

const fields = ":is(input, select, textarea):not(:disabled, [type='hidden'], [type='file'])";

/** Under a finger a field would raise the keyboard before the dialog has been read. */
const firstField = (dialog: HTMLDialogElement): HTMLElement | null =>
  matchMedia('(pointer: coarse)').matches ? null : dialog.querySelector<HTMLElement>(fields);

/** What a screen marks as its beginning, the first field, or the way out of a question: the browser would begin at the closing cross. */
const beginningOf = (dialog: HTMLDialogElement): HTMLElement | null =>
  dialog.querySelector<HTMLElement>('[data-begins]') ??
  firstField(dialog) ??
  dialog.querySelector<HTMLElement>('.form__actions--end button');

/** Content that is loaded gets the focus when it arrives, unless the person has moved it by then. */
function focusOnArrival(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  const observer = new MutationObserver(() => {
    const beginning = beginningOf(dialog);
    if (!beginning) return;
    observer.disconnect();
    const { activeElement } = document;
    // What had the focus may have gone with the placeholder: the browser then falls back to the body.
    if (activeElement === before || activeElement === document.body || activeElement === dialog) beginning.focus();
  });
  observer.observe(dialog, { childList: true, subtree: true });
  return () => observer.disconnect();
}

interface ModalProps {
  readonly title: string;
  /** By the cross, Escape or the gesture for Back; null if there is no way past it. */
  readonly onWayOut: (() => void) | null;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Whose record the dialogs of a screen are about: each of them says it below its title. */
export const DialogSubject = createContext<string | null>(null);

/** What opened a dialog may be gone with it, or be disabled while it works: the focus then stays on the screen, and not on nothing. */
const focusBack = (opener: Element | null): void => {
  if (opener instanceof HTMLElement) opener.focus();
  if (document.activeElement !== opener) document.querySelector<HTMLElement>('main')?.focus();
};

/**
 * The browser's own modal dialog: it keeps the focus inside. It stands at the end of the page, whatever opened it: a form in a form is sent by
 * the browser, which loads the page anew, and by nobody else.
 */
export function Modal({ title, onWayOut, isWide = false, children }: ModalProps): ReactNode {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const whose = useContext(DialogSubject);
  const subject = whose !== null && !title.includes(whose) ? whose : null;
  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return undefined;
    const opener = document.activeElement;
    if (!dialog.open) dialog.showModal();
    const beginning = beginningOf(dialog);
    beginning?.focus();
    const stop = beginning ? undefined : focusOnArrival(dialog);
    return () => {
      stop?.();
      dialog.close();
      focusBack(opener);
    };
  }, []);
  return createPortal(
    <dialog
      ref={element}
      className={isWide ? 'dialog dialog--wide' : 'dialog'}
      aria-labelledby={titleId}
      aria-describedby={subject === null ? undefined : `${titleId}-subject`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        // Handled here: the browser closes a dialog whose `cancel` was prevented once, when Escape comes again.
        event.preventDefault();
        event.stopPropagation();
        onWayOut?.();
      }}
      onCancel={(event) => {
        // That of a file input, closed without a choice, bubbles up to here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onWayOut?.();
      }}
      onClose={({ currentTarget: dialog }) => {
        // The browser closed it all the same; whether it goes is decided by what renders it.
        if (dialog.isConnected && !dialog.open) dialog.showModal();
      }}
    >
      <div className="dialog__frame">
        <div className="dialog__head">
          <div>
            <h2 id={titleId}>{title}</h2>
            {subject !== null && (
              <p className="quiet" id={`${titleId}-subject`}>
                {subject}
              </p>
            )}
          </div>
          {onWayOut && <IconButton label={dialogTexts.close} icon="close" onClick={onWayOut} />}
        </div>
        <div className="dialog__body">{children}</div>
      </div>
    </dialog>,
    document.body,
  );
}
