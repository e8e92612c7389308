import type { Document, Entry } from '../document.ts';
import { escape } from '../html.ts';
import { sampleCallOf } from './call.ts';
import { curlOf } from './curl.ts';
import { pythonOf } from './python.ts';
import { typescriptOf } from './typescript.ts';

const languages = [
  { id: 'curl', title: 'cURL', write: curlOf },
  { id: 'typescript', title: 'TypeScript', write: typescriptOf },
  { id: 'python', title: 'Python', write: pythonOf },
] as const;

/** One call in each language. Without a script the first is shown; with one, the reader chooses. */
export function requestSamples(document: Document, entry: Entry): string {
  const call = sampleCallOf(document, entry);
  const blocks = languages.map(
    ({ id, title, write }, index) =>
      `<div data-language="${id}" data-title="${title}"${index === 0 ? '' : ' hidden'}><pre tabindex="0"><code>${escape(write(call))}</code></pre></div>`,
  );
  return `<figure class="sample"><figcaption>Request</figcaption>${blocks.join('')}</figure>`;
}
