import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { trustedScript } from '../../trusted-script.ts';

let worker: PDFWorker | undefined;

/** One for all documents of the page. It is handed to each: a reader that fetches it itself ends it with its document, and the next has none. */
const sharedWorker = (): PDFWorker =>
  (worker ??= PDFWorker.create({
    port: new Worker(trustedScript('muster-pdf-worker', workerAddress), { type: 'module' }),
  }));

/** Opens a PDF without evaluating anything in it: no scripts, no generated code, no WebAssembly. */
export function openPdf(bytes: ArrayBuffer): { promise: Promise<PDFDocumentProxy>; close: () => void } {
  // In a promise, so that a browser without such workers is a file that cannot be shown, and no broken screen.
  const started = Promise.resolve().then(() => {
    const task = { data: bytes, worker: sharedWorker(), verbosity: 0 };
    return getDocument({ ...task, isEvalSupported: false, enableXfa: false, useWasm: false });
  });
  return {
    promise: started.then((task) => task.promise),
    close: () => void started.then((task) => task.destroy()).catch(() => undefined),
  };
}

export type { PDFDocumentProxy };
