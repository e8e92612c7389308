import { type ReactNode, useRef, useState } from 'react';
import { dropZoneTexts } from '../../texts/imports.ts';
import { DropZone } from '../../ui/drop-zone.tsx';
import { Notice } from '../../ui/notice.tsx';
import { decodeText, readSheet, type Sheet } from './csv.ts';

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

/** A file of rows, read as it is chosen. */
export function SheetInput({
  file,
  onFile,
}: {
  readonly file: ChosenFile | null;
  readonly onFile: (file: ChosenFile | null) => void;
}): ReactNode {
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
  return (
    <>
      <DropZone
        label={dropZoneTexts.chooseACSVFile}
        action={dropZoneTexts.chooseACSVFile}
        hint={file ? file.name : dropZoneTexts.orDropItHere}
        accept=".csv,.txt,text/csv"
        onFiles={([chosen]) => void read(chosen)}
      />
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
    </>
  );
}
