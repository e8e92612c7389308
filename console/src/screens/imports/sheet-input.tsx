import { type ReactNode, useRef, useState } from 'react';
import { ApiError } from '../../client/error.ts';
import type { Data } from '../../client/hooks.ts';
import { maxUploadBytes, uploadFile } from '../../client/upload.ts';
import { useFormat } from '../../format.ts';
import { dropZoneTexts } from '../../texts/imports.ts';
import { DropZone } from '../../ui/drop-zone.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import { decodeText, readHead, type Sheet } from './csv.ts';

export interface ChosenFile {
  /** What the server calls it. */
  readonly id: string;
  readonly name: string;
  /** Its beginning: the server has all of it. */
  readonly head: Sheet;
}

/** A file of rows: its beginning is read as it is chosen, and all of it is sent in once, for trials and the import. */
export function SheetInput({
  file,
  onFile,
}: {
  readonly file: ChosenFile | null;
  readonly onFile: (file: ChosenFile | null) => void;
}): ReactNode {
  const format = useFormat();
  const [problem, setProblem] = useState<string | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const latest = useRef<AbortController | null>(null);
  const read = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    // Until it is sent there is no file: the one before is not what would be imported.
    latest.current?.abort();
    const { signal } = (latest.current = new AbortController());
    const isOvertaken = (): boolean => signal.aborted;
    setProblem(null);
    setShare(null);
    onFile(null);
    if (chosen.size > maxUploadBytes) {
      setProblem(dropZoneTexts.theFileIsLarger('muster import'));
      return;
    }
    const text = decodeText(new Uint8Array(await chosen.arrayBuffer()));
    const head = readHead(text);
    if (isOvertaken()) return;
    if (head.rows.length === 0) {
      setProblem(dropZoneTexts.theFileHoldsNoRows);
      return;
    }
    setShare(0);
    try {
      const options = { signal, onProgress: setShare };
      const answer = await uploadFile(
        '/import-files',
        new File([text], chosen.name, { type: 'text/csv' }),
        {},
        options,
      );
      onFile({ id: (answer as { data: Data<'/import-files', 'post'> }).data.id, name: chosen.name, head });
    } catch (error) {
      if (isOvertaken()) return;
      setProblem(error instanceof ApiError ? error.message : dropZoneTexts.theFileWasNotSent);
    }
    setShare(null);
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
      {share !== null && (
        <Progress label={dropZoneTexts.sending} done={share} all={1}>
          {dropZoneTexts.sent(format.percent(share))}
        </Progress>
      )}
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
    </>
  );
}
