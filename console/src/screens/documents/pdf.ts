import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { trustedScript } from '../../trusted-script.ts';

let hasWorker = false;

function startWorker(): void {
  if (hasWorker) return;
  GlobalWorkerOptions.workerPort = new Worker(trustedScript('muster-pdf-worker', workerAddress), { type: 'module' });
  hasWorker = true;
}

/** Opens a PDF without evaluating anything in it: no scripts, no generated code, no WebAssembly. */
export function openPdf(bytes: ArrayBuffer): { promise: Promise<PDFDocumentProxy>; close: () => void } {
  // In a promise, so that a browser without such workers is a file that cannot be shown, and no broken screen.
  const started = Promise.resolve().then(() => {
    startWorker();
    return getDocument({ data: bytes, isEvalSupported: false, enableXfa: false, useWasm: false, verbosity: 0 });
  });
  return {
    promise: started.then((task) => task.promise),
    close: () => void started.then((task) => task.destroy()).catch(() => undefined),
  };
}

export type { PDFDocumentProxy };
