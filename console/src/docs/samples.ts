import { keep, readKept } from '../kept.ts';
import { samplesTexts } from '../texts/docs.ts';
import { copyButton, make } from './elements.ts';

const name = 'docs.language';

/** In one sample chosen, in all of them shown. */
function choose(language: string): void {
  keep(name, language);
  showChosen(document, language);
}

function showChosen(root: ParentNode, language: string): void {
  for (const block of root.querySelectorAll<HTMLElement>('[data-language]')) {
    block.hidden = block.dataset['language'] !== language;
  }
  for (const button of root.querySelectorAll<HTMLElement>('[data-choose]')) {
    button.setAttribute('aria-pressed', String(button.dataset['choose'] === language));
  }
}

function chooserOf(blocks: readonly HTMLElement[]): HTMLElement {
  const buttons = blocks.map((block) => {
    const { language = '', title = '' } = block.dataset;
    const button = make('button', { type: 'button', 'data-choose': language, 'aria-pressed': 'false' }, title);
    button.addEventListener('click', () => choose(language));
    return button;
  });
  return make('span', { class: 'languages', role: 'group', 'aria-label': samplesTexts.language }, ...buttons);
}

/** Each sample can be copied; a request is shown in the language that the reader chose. */
export function dressSamples(root: ParentNode): void {
  for (const figure of root.querySelectorAll('figure.sample')) {
    const caption = figure.querySelector('figcaption');
    const blocks = [...figure.querySelectorAll<HTMLElement>('[data-language]')];
    const shown = (): string => {
      const block = blocks.find(({ hidden }) => !hidden) ?? figure;
      return block.querySelector('pre code')?.textContent ?? '';
    };
    if (blocks.length > 0) caption?.append(chooserOf(blocks));
    caption?.append(copyButton(shown));
  }
  showChosen(root, readKept(name) ?? 'curl');
}
