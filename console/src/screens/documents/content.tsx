import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { type ApiError, errorOf, unreachable } from '../../client/error.ts';
import { contentTexts } from '../../texts/documents.ts';
import { Failure, Notice, Skeleton } from '../../ui/notice.tsx';
import { PageIsComing } from './page-is-coming.tsx';
import { contentAddress, type Document } from './record.ts';

const PdfPages = lazy(() => import('./pdf-pages.tsx').then((module) => ({ default: module.PdfPages })));

const pictures = new Set(['image/png', 'image/jpeg', 'image/webp']);
const plainTexts = new Set(['text/plain', 'text/csv', 'text/markdown']);

/** Whether the page can show the file, or it has to be downloaded. */
export const isShown = ({ mime_type }: Document): boolean =>
  mime_type === 'application/pdf' || pictures.has(mime_type) || plainTexts.has(mime_type);

async function read(id: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(contentAddress(id), { credentials: 'same-origin', signal }).catch((error: unknown) => {
    throw signal.aborted ? error : unreachable();
  });
  if (!response.ok) throw await errorOf(response);
  return response.arrayBuffer();
}

/** The file on the page. What is no PDF is seen whole at once. */
export function Content({ document, onSeen }: { readonly document: Document; readonly onSeen: () => void }): ReactNode {
  const { id, version, mime_type, title } = document;
  // Every read is in the audit log: once for each version, not at every change of the page.
  const file = useQuery<ArrayBuffer, ApiError>({
    queryKey: ['document file', id, version],
    queryFn: ({ signal }) => read(id, signal),
    enabled: isShown(document),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  if (!isShown(document)) {
    return <Notice>{contentTexts.thisKindOfFileCannot}</Notice>;
  }
  if (file.error) return <Failure error={file.error} retry={() => void file.refetch()} />;
  if (mime_type === 'application/pdf') {
    if (!file.data) return <PageIsComing />;
    return (
      <Suspense fallback={<PageIsComing />}>
        <PdfPages bytes={file.data} onLastSeen={onSeen} />
      </Suspense>
    );
  }
  if (!file.data) return <Skeleton lines={8} />;
  return <WholeFile bytes={file.data} type={mime_type} title={title} onSeen={onSeen} />;
}

function WholeFile({
  bytes,
  type,
  title,
  onSeen,
}: {
  readonly bytes: ArrayBuffer;
  readonly type: string;
  readonly title: string;
  readonly onSeen: () => void;
}): ReactNode {
  useEffect(onSeen, [onSeen]);
  if (pictures.has(type)) return <img className="document__picture" src={dataAddress(bytes, type)} alt={title} />;
  return <pre className="document__text">{new TextDecoder().decode(bytes)}</pre>;
}

/** Our policy lets pictures in from our own address and as data, not as blobs. */
function dataAddress(bytes: ArrayBuffer, type: string): string {
  let binary = '';
  const all = new Uint8Array(bytes);
  for (let at = 0; at < all.length; at += 8192) binary += String.fromCharCode(...all.subarray(at, at + 8192));
  return `data:${type};base64,${btoa(binary)}`;
}
