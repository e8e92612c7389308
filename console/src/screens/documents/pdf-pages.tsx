import { type ReactNode, useEffect, useRef, useState } from 'react';
import { pdfPagesTexts } from '../../texts/documents.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageIsComing } from './page-is-coming.tsx';
import { openPdf, type PDFDocumentProxy } from './pdf.ts';

/** Every page one under the other. A page is drawn when it comes near; the last one tells that it was seen. */
export function PdfPages({
  bytes,
  onLastSeen,
}: {
  readonly bytes: ArrayBuffer;
  readonly onLastSeen: () => void;
}): ReactNode {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    // The reader takes the bytes for itself: it gets a copy, so that they can be read again.
    const opened = openPdf(bytes.slice(0));
    opened.promise.then(
      (document) => {
        if (!isGone) setPdf(document);
      },
      () => {
        if (!isGone) setHasFailed(true);
      },
    );
    return () => {
      isGone = true;
      opened.close();
    };
  }, [bytes]);
  if (hasFailed) {
    return <Notice tone="warning">{pdfPagesTexts.thisPDFCannotBeShown}</Notice>;
  }
  if (!pdf) return <PageIsComing />;
  return (
    <div className="pdf" role="group" aria-label={pdfPagesTexts.theDocumentPages(pdf.numPages)}>
      {Array.from({ length: pdf.numPages }, (_, index) => (
        <PdfPage key={index} pdf={pdf} number={index + 1} {...(index + 1 === pdf.numPages && { onSeen: onLastSeen })} />
      ))}
    </div>
  );
}

/** Wide enough for print to be sharp, and no wider than memory allows on a phone. */
const maxPixels = 1800;

function PdfPage({
  pdf,
  number,
  onSeen,
}: {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  readonly onSeen?: () => void;
}): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  const [isNear, setIsNear] = useState(number === 1);
  const [isDrawn, setIsDrawn] = useState(false);

  useEffect(() => {
    const element = canvas.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);

  useEffect(() => {
    const element = canvas.current;
    if (!element || !isNear) return;
    let stop = (): void => undefined;
    void (async () => {
      const page = await pdf.getPage(number);
      const plain = page.getViewport({ scale: 1 });
      const wanted = Math.min(maxPixels, (element.clientWidth || plain.width) * window.devicePixelRatio);
      const viewport = page.getViewport({ scale: wanted / plain.width });
      element.width = Math.round(viewport.width);
      element.height = Math.round(viewport.height);
      const task = page.render({ canvas: element, viewport });
      stop = () => task.cancel();
      await task.promise;
      setIsDrawn(true);
      const content = await page.getTextContent();
      setText(content.items.map((item) => ('str' in item ? item.str : '')).join(' '));
    })().catch(() => undefined);
    return () => stop();
  }, [pdf, number, isNear]);

  useEffect(() => {
    const element = canvas.current;
    if (!element || !isDrawn || !onSeen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen();
      },
      { threshold: 0.25 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isDrawn, onSeen]);

  return (
    <figure className="pdf__page">
      <canvas ref={canvas} width={595} height={842} role="img" aria-label={pdfPagesTexts.page(number)} />
      {text !== '' && <figcaption className="only-read-aloud">{text}</figcaption>}
    </figure>
  );
}
