import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { dropZoneTexts } from '../../texts/imports.ts';
import { Notice } from '../../ui/notice.tsx';
import { decodeText, readSheet, type Sheet } from './csv.ts';
import './imports.css';

/** A request holds at most 1 MB, and the text grows a little on the way. */
const maxBytes = 950_000;

let filesChosen = 0;

export interface ChosenFile {
  /** Another for each choice: the same name may hold something else by then. */
  readonly id: number;
  readonly name: string;
  readonly text: string;
  readonly sheet: Sheet;
}

export function DropZone({
  file,
  onFile,
}: {
  readonly file: ChosenFile | null;
  readonly onFile: (file: ChosenFile | null) => void;
}): ReactNode {
  const [isOver, setIsOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef<File | null>(null);
  const read = async (chosen: File | undefined): Promise<void> => {
    setProblem(null);
    if (!chosen) return;
    // Until it is read there is no file: the one before is not what would be sent.
    latest.current = chosen;
    onFile(null);
    if (chosen.size > maxBytes) {
      setProblem(dropZoneTexts.theFileIsLarger('muster import'));
      return;
    }
    const text = decodeText(new Uint8Array(await chosen.arrayBuffer()));
    if (latest.current !== chosen) return;
    const sheet = readSheet(text);
    if (sheet.rows.length === 0) setProblem(dropZoneTexts.theFileHoldsNoRows);
    onFile(sheet.rows.length === 0 ? null : { id: ++filesChosen, name: chosen.name, text, sheet });
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    void read(event.dataTransfer.files[0]);
  };
  return (
    <>
      <div
        className={isOver ? 'drop drop--over' : 'drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
      >
        <input
          id="csv-file"
          className="drop__input only-read-aloud"
          type="file"
          accept=".csv,.txt,text/csv"
          onChange={(event) => {
            void read(event.target.files?.[0]);
            // The same file, changed in the meantime, can be chosen again.
            event.target.value = '';
          }}
        />
        <label htmlFor="csv-file" className="button">
          {dropZoneTexts.chooseACSVFile}
        </label>
        <span className={file ? undefined : 'quiet'}>{file ? file.name : dropZoneTexts.orDropItHere}</span>
      </div>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
    </>
  );
}
