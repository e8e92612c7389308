import { outcomeTexts } from '../texts/docs.ts';
import { copyButton, make } from './elements.ts';
import { curlOf, type Received, type Sent } from './send.ts';

/** What came back, and the same call for a shell. */
export function answerOf(sent: Sent, { status, durationMs, requestId, headers, text, file }: Received): HTMLElement[] {
  const tone = status < 400 ? 'code-status' : 'code-status code-status--bad';
  const facts = [outcomeTexts.milliseconds(durationMs), ...headers.map(([name, value]) => `${name}: ${value}`)];
  const shown = text ?? (file ? outcomeTexts.bytes(file.name, file.blob.size) : '');
  const parts = [
    make(
      'figcaption',
      {},
      make('span', {}, outcomeTexts.answer),
      make('span', { class: tone }, String(status)),
      copyButton(() => shown),
    ),
    make('p', { class: 'trial__facts' }, [...facts, ...(requestId === null ? [] : [requestId])].join(' · ')),
    make('pre', { tabindex: '0', 'aria-label': outcomeTexts.theAnswer }, make('code', {}, shown)),
  ];
  const curl = make(
    'div',
    { class: 'trial__actions' },
    outcomeTexts.asCURL,
    copyButton(() => curlOf(sent)),
  );
  return [make('figure', { class: 'sample' }, ...parts), ...(file ? [keepLink(file)] : []), curl];
}

function keepLink({ blob, name }: { readonly blob: Blob; readonly name: string }): HTMLElement {
  return make('a', { href: URL.createObjectURL(blob), download: name }, outcomeTexts.save(name));
}
