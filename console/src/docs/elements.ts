import { elementsTexts } from '../texts/docs.ts';

type Attributes = Readonly<Record<string, string | boolean>>;

/** An element with attributes and contents. Nothing is ever parsed from text: Trusted Types stay satisfied. */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...contents: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(key, '');
    else if (value !== false) element.setAttribute(key, value);
  }
  element.append(...contents);
  return element;
}

const copiedMs = 1500;

export function copyButton(textOf: () => string): HTMLButtonElement {
  const said = make('span', { 'aria-live': 'polite' }, elementsTexts.copy);
  const button = make('button', { type: 'button', class: 'button button--quiet button--small' }, said);
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(textOf()).then(() => {
      said.textContent = elementsTexts.copied;
      setTimeout(() => (said.textContent = elementsTexts.copy), copiedMs);
    });
  });
  return button;
}
