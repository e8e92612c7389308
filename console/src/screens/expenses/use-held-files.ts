import { useRef, useState } from 'react';
import { newTexts } from '../../texts/expenses.ts';
import type { ShownReceipt } from './receipts.tsx';
import { UnusableFile } from './shrink.ts';
import { type Uploads, useUploads } from './use-uploads.ts';

interface HeldFile extends ShownReceipt {
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

/** Files that wait in the page until the record exists that they belong to. */
export function useHeldFiles(): {
  readonly held: readonly HeldFile[];
  /** What is sent: a photo may become ready while the form already waits for it. */
  readonly ready: () => readonly File[];
  readonly uploads: Uploads;
  readonly remove: (file: Pick<ShownReceipt, 'id'>) => void;
} {
  const [held, setHeld] = useState<readonly HeldFile[]>([]);
  const ready = useRef<readonly HeldFile[]>([]);
  const hold = (next: readonly HeldFile[]): void => setHeld((ready.current = next));
  const add = async (file: File): Promise<void> => {
    const shown = {
      id: crypto.randomUUID(),
      file_name: file.name,
      mime_type: file.type,
      size_bytes: file.size,
      address: await addressOf(file),
    };
    hold([...ready.current, { ...shown, file }]);
  };
  return {
    held,
    ready: () => ready.current.map(({ file }) => file),
    uploads: useUploads(add),
    remove: ({ id }) => hold(ready.current.filter((one) => one.id !== id)),
  };
}
