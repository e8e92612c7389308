import { Upload } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from './button.tsx';
import './drop-zone.css';

/** Files by the button of the phone or the computer, or dropped: everywhere the same. */
export function DropZone({
  id,
  label,
  action,
  hint,
  accept,
  isMultiple = false,
  onFiles,
}: {
  readonly id?: string;
  /** What the files are, to those who do not see it; the label of a field that has one does it, too. */
  readonly label?: string;
  readonly action: string;
  readonly hint: ReactNode;
  readonly accept?: string;
  readonly isMultiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null): void => {
    const taken = [...(files ?? [])].slice(0, isMultiple ? undefined : 1);
    if (taken.length > 0) onFiles(taken);
  };
  return (
    <div
      className={isOver ? 'drop-zone drop-zone--over' : 'drop-zone'}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <Upload size={20} aria-hidden="true" />
      <Button onClick={() => input.current?.click()}>{action}</Button>
      <span className="drop-zone__hint">{hint}</span>
      <input
        ref={input}
        id={id}
        type="file"
        className="only-read-aloud"
        tabIndex={-1}
        aria-label={label}
        accept={accept}
        multiple={isMultiple}
        onChange={(event) => {
          const { files } = event.target;
          take(files);
          // The same file, changed in the meantime, can be chosen again.
          event.target.value = '';
        }}
      />
    </div>
  );
}
