import { type MouseEvent, type ReactNode, useState } from 'react';
import { askedInPlace } from '../client/client.ts';
import { ApiError, errorOf, unreachable } from '../client/error.ts';
import { saveBlob } from '../csv.ts';
import { useToast } from './toast.tsx';

/** As `Content-Disposition` has it. */
const nameIn = (header: string | null): string => {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  return extended === undefined ? (/filename="([^"]+)"/.exec(header ?? '')?.[1] ?? '') : decodeURIComponent(extended);
};

/** A file that may ask for a factor again before it is handed out: in place, as every other request. */
export function DownloadLink({
  address,
  className = 'button',
  children,
}: {
  readonly address: string;
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode {
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const download = async (): Promise<void> => {
    const answer = await askedInPlace(() =>
      fetch(address, { credentials: 'same-origin' }).catch(() => {
        throw unreachable();
      }),
    );
    if (!answer.ok) throw await errorOf(answer);
    saveBlob(nameIn(answer.headers.get('content-disposition')), await answer.blob());
  };
  const open = (event: MouseEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    download()
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        toast(error.message);
      })
      .finally(() => setIsBusy(false));
  };
  return (
    <a className={className} href={address} download aria-busy={isBusy} onClick={open}>
      {children}
    </a>
  );
}
