import { useEffect, useRef, useState } from 'react';
import { newTexts } from '../../texts/expenses.ts';
import type { ShownReceipt } from './receipts.tsx';
import { UnusableFile } from './shrink.ts';
import { type Uploads, useUploads } from './use-uploads.ts';

export interface HeldFile extends ShownReceipt {
  readonly file: File;
}

/** Pictures are shown by their bytes, which the page's policy allows; the rest is only downloaded. */
const addressOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    if (!file.type.startsWith('image/')) {
      resolve(URL.createObjectURL(file));
      return;
    }
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new UnusableFile(newTexts.theFileCould));
    reader.readAsDataURL(file);
  });

async function heldFile(id: string, file: File): Promise<HeldFile> {
  const { name, type, size } = file;
  return { id, file_name: name, mime_type: type, size_bytes: size, address: await addressOf(file), file };
}

/** Files that wait in the page until the record exists that they belong to. Some may be there from an earlier page. */
export function useHeldFiles(
  earlier: readonly Pick<HeldFile, 'id' | 'file'>[] = [],
  onChange?: (held: readonly HeldFile[]) => void,
): {
  readonly held: readonly HeldFile[];
  /** What is sent: a photo may become ready while the form already waits for it. */
  readonly ready: () => readonly HeldFile[];
  readonly uploads: Uploads;
  readonly remove: (file: Pick<ShownReceipt, 'id'>) => void;
} {
  const [held, setHeld] = useState<readonly HeldFile[]>([]);
  const ready = useRef<readonly HeldFile[]>([]);
  const hold = (next: readonly HeldFile[]): void => {
    setHeld((ready.current = next));
    onChange?.(next);
  };
  const add = async (file: File): Promise<void> => hold([...ready.current, await heldFile(crypto.randomUUID(), file)]);
  useEffect(() => {
    let isLeft = false;
    void Promise.all(earlier.map(({ id, file }) => heldFile(id, file))).then((files) => {
      if (!isLeft && files.length > 0) setHeld((ready.current = [...files, ...ready.current]));
    });
    return () => {
      isLeft = true;
    };
    // Those of the page before are there once.
  }, []);
  return {
    held,
    ready: () => ready.current,
    uploads: useUploads(add),
    remove: ({ id }) => hold(ready.current.filter((one) => one.id !== id)),
  };
}
