import { type ReactNode, useEffect, useRef } from 'react';
import { drawerTexts } from '../texts/shell.ts';
import { IconButton } from '../ui/button.tsx';

/** The rest of the navigation on a phone. */
export function Drawer({
  onClose,
  children,
}: {
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const drawer = element.current;
    if (drawer && !drawer.open) drawer.showModal();
    return () => drawer?.close();
  }, []);
  return (
    <dialog
      ref={element}
      className="drawer"
      aria-label={drawerTexts.menu}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <div className="drawer__head">
        <strong>{drawerTexts.menu}</strong>
        <IconButton label={drawerTexts.close} icon="close" onClick={onClose} />
      </div>
      {children}
    </dialog>
  );
}
