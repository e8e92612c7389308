import { searchTexts } from '../texts/docs.ts';
import { make } from './elements.ts';
import { find, type Found, prepareSearch } from './search-index.ts';

const shownAtMost = 20;

/** A combobox over everything on the pages; `/` leads to it. */
export class SearchBox {
  readonly element: HTMLElement;
  readonly #input: HTMLInputElement;
  readonly #list: HTMLElement;
  #active = -1;

  constructor() {
    this.#input = make('input', {
      type: 'search',
      class: 'control',
      id: 'docs-search',
      placeholder: searchTexts.placeholder,
      autocomplete: 'off',
      role: 'combobox',
      'aria-label': searchTexts.searchTheReference,
      'aria-expanded': 'false',
      'aria-controls': 'docs-results',
      'aria-autocomplete': 'list',
    });
    const list = {
      class: 'docs-results',
      id: 'docs-results',
      role: 'listbox',
      'aria-label': searchTexts.found,
      hidden: true,
    };
    this.#list = make('ul', list);
    this.element = make('div', { class: 'docs-search' }, this.#input, this.#list);
    this.#listen();
  }

  #listen(): void {
    this.#input.addEventListener('focus', () => void prepareSearch());
    this.#input.addEventListener('input', () => void this.#look());
    this.#input.addEventListener('keydown', (event) => {
      if (this.#press(event.key)) event.preventDefault();
    });
    this.#list.addEventListener('click', (event) =>
      this.#open((event.target as Element).closest<HTMLElement>('[data-url]')),
    );
    document.addEventListener('pointerdown', (event) => {
      if (!this.element.contains(event.target as Node)) this.#close();
    });
    document.addEventListener('keydown', (event) => {
      if (event.key !== '/' || (event.target as Element).closest('input, textarea, select') !== null) return;
      event.preventDefault();
      this.#input.focus();
    });
  }

  async #look(): Promise<void> {
    const words = this.#input.value.trim();
    const found = await find(words);
    // Something else may have been typed meanwhile.
    if (words === this.#input.value.trim()) this.#show(found, words);
  }

  #show(found: readonly Found[], words: string): void {
    this.#active = -1;
    this.#input.removeAttribute('aria-activedescendant');
    const nothing = make(
      'li',
      { role: 'option', 'aria-disabled': 'true', 'aria-selected': 'false' },
      searchTexts.nothingFits,
    );
    this.#list.replaceChildren(...(found.length === 0 ? [nothing] : found.slice(0, shownAtMost).map(resultOf)));
    this.#list.hidden = words === '';
    this.#input.setAttribute('aria-expanded', String(!this.#list.hidden));
  }

  /** Whether the key meant something. */
  #press(key: string): boolean {
    if (key === 'ArrowDown') this.#move(1);
    else if (key === 'ArrowUp') this.#move(-1);
    else if (key === 'Escape') this.#close();
    else if (key === 'Enter') this.#open(this.#options()[Math.max(this.#active, 0)]);
    else return false;
    return true;
  }

  #options = (): HTMLElement[] => [...this.#list.querySelectorAll<HTMLElement>('[data-url]')];

  #move(by: number): void {
    const options = this.#options();
    if (options.length === 0) return;
    this.#active = (this.#active + by + options.length) % options.length;
    for (const [at, option] of options.entries()) option.setAttribute('aria-selected', String(at === this.#active));
    const active = options[this.#active];
    active?.scrollIntoView({ block: 'nearest' });
    this.#input.setAttribute('aria-activedescendant', active?.id ?? '');
  }

  #close(): void {
    this.#list.hidden = true;
    this.#input.setAttribute('aria-expanded', 'false');
  }

  /** As any other link of the page. */
  #open(option: HTMLElement | null | undefined): void {
    const url = option?.dataset['url'];
    if (url === undefined) return;
    this.#close();
    const link = make('a', { href: url, hidden: true });
    this.element.append(link);
    link.click();
    link.remove();
  }
}

function resultOf({ url, title, hint }: Found, at: number): HTMLElement {
  return make(
    'li',
    { role: 'option', id: `docs-result-${String(at)}`, 'aria-selected': 'false', 'data-url': url },
    make('strong', {}, title),
    make('span', {}, hint),
  );
}
