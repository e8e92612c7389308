import { readFileSync } from 'node:fs';
import type { Page, Request } from 'playwright-core';

/** The addresses of the screens, as the build wrote them down. */
const patterns = JSON.parse(readFileSync(new URL('../dist/paths.json', import.meta.url), 'utf8')) as string[];

const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** What a page asks the server, and whether it still waits for it. */
export class Asked {
  readonly #underWay = new Set<Request>();
  /** Every word that the server answered with: what people wrote, and not the app. */
  readonly words = new Set<string>();
  /** The same as whole values. */
  readonly values = new Set<string>();
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => {
      // A stream never ends.
      if (request.resourceType() !== 'eventsource') this.#underWay.add(request);
    });
    page.on('requestfailed', (request) => this.#underWay.delete(request));
    page.on('requestfinished', async (request) => {
      if (request.url().includes('/app/api/')) {
        const response = await request.response().catch(() => null);
        const text = await response?.text().catch(() => '');
        for (const [word] of (text ?? '').matchAll(/\p{L}+/gu)) this.words.add(word);
        for (const value of stringsIn(text ?? '')) this.values.add(value);
      }
      this.#underWay.delete(request);
    });
  }

  /** Until nothing is under way, and what came is drawn. */
  async settled(): Promise<void> {
    const deadlineMs = performance.now() + 15_000;
    for (let quiet = 0; quiet < 3;) {
      await this.#page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
      if (performance.now() > deadlineMs) {
        throw new Error(`Still asked for: ${[...this.#underWay].map((one) => one.url()).join(', ')}`);
      }
      quiet = this.#underWay.size === 0 ? quiet + 1 : 0;
    }
  }
}

/** Every text of an answer; none of one that is no JSON. */
function stringsIn(text: string): string[] {
  const found: string[] = [];
  try {
    JSON.parse(text, (_key, value: unknown) => {
      if (typeof value === 'string') found.push(value.replaceAll(/\s+/g, ' ').trim());
      return value;
    });
  } catch {
    return [];
  }
  return found;
}

const matcherOf = (pattern: string): RegExp => new RegExp(`^${pattern.replaceAll(/\$\w+/g, '[^/?#]+')}$`);

/**
 * Every screen that the person can open: those with an address of their own, and of each other kind the first that a
 * screen leads to.
 */
export async function walk(page: Page, asked: Asked, look: (path: string) => Promise<void>): Promise<string[]> {
  const seen: string[] = [];
  const open = new Map(patterns.filter((path) => path.includes('$')).map((path) => [path, matcherOf(path)]));
  const next = patterns.filter((path) => !path.includes('$'));
  const fixed = new Set(next);
  for (let path = next.shift(); path !== undefined; path = next.shift()) {
    await goTo(page, path);
    await asked.settled();
    seen.push(path);
    await look(path);
    const links = await page.$$eval('main a[href^="/"]', (all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const [pattern, matcher] of open) {
      const found = links.find((link) => {
        const [address = ''] = link.split(/[?#]/);
        return matcher.test(address) && !fixed.has(address);
      });
      if (found === undefined) continue;
      open.delete(pattern);
      next.push(found);
    }
  }
  return seen;
}

/**
 * What screens looked like to the people before: one who may do less, or more, has other words on a screen, and only then does it have to be
 * measured again. Drawing a screen at two widths costs more than opening it.
 */
export class Looks {
  readonly #seen = new Set<string>();
  /** What the server answered anyone with is no word of the app. */
  readonly #answered = new Set<string>();

  /**
   * Whether a word stands here that nobody had on this screen before, or around it (the navigation by role) on any. A screen that says just
   * what another one said, such as that it is for others, is none.
   */
  async isNew(page: Page, path: string, texts: readonly string[], { words }: Asked): Promise<boolean> {
    for (const word of words) this.#answered.add(word);
    const screen = (path.split('?')[0] ?? '').replaceAll(/\/[a-z]+_[0-9A-Z]{26}/g, '/$');
    // The first is the title of the page.
    const [, ...inside] = await textsOn(page, 'main');
    const whole = `whole ${inside.join(' ')}`;
    const isSaid = this.#seen.has(whole);
    this.#seen.add(whole);
    const hasNewWord = this.#add(screen, inside);
    return this.#add('anywhere', texts) || (hasNewWord && !isSaid);
  }

  /** Whether something stands here that is built as nothing before it: axe judges how things are built and named, not what they say. */
  async isBuiltAnew(page: Page): Promise<boolean> {
    const kinds = await page.$$eval('main, main *', (all) => {
      const kindOf = (one: Element | null): string => `${one?.tagName ?? ''}.${one?.getAttribute('class') ?? ''}`;
      const isFilled = (one: Element): boolean => [...one.childNodes].some((node) => node.textContent?.trim() !== '');
      return [
        ...new Set(
          all.map((one) => {
            const attributes = one.getAttributeNames().sort().join(' ');
            return `${kindOf(one.parentElement)} ${kindOf(one)} ${attributes} ${one.role ?? ''} ${String(isFilled(one))}`;
          }),
        ),
      ];
    });
    const before = this.#seen.size;
    for (const kind of kinds) this.#seen.add(kind);
    return this.#seen.size > before;
  }

  /** Whether one was new. */
  #add(place: string, texts: readonly string[]): boolean {
    const before = this.#seen.size;
    for (const [word] of texts.join(' ').matchAll(/\p{L}+/gu)) {
      if (!this.#answered.has(word)) this.#seen.add(`${place} ${word}`);
    }
    return this.#seen.size > before;
  }
}

/** What a page says to people: its texts, and those that are read aloud. Code is not told apart by language. */
export const textsOn = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate((place) => {
    const root = document.querySelector(place) ?? document.body;
    const isCode = 'code, pre, kbd, samp, script, style, noscript, .mono, [data-code], [lang]:not(html)';
    const found: string[] = [document.title];
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
      if (node.parentElement?.closest(isCode) === null) found.push(node.textContent ?? '');
    }
    for (const element of root.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      if (element.closest(isCode) !== null) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) found.push(element.getAttribute(name) ?? '');
    }
    return [...new Set(found.map((text) => text.trim()).filter((text) => text !== ''))];
  }, within);

/** Controls and headings whose text does not fit, and a page that is wider than its window. */
export const misfitsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut = [...document.body.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, label, th, legend')]
      .filter((one) => one.offsetParent !== null && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
      .filter((one) => getComputedStyle(one).overflowX !== 'visible' && one.closest('.only-read-aloud') === null)
      .map((one) => `cut: ${one.textContent.trim()}`);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return cut;
    const wide = [...document.body.querySelectorAll<HTMLElement>('*')].findLast(
      (one) => one.getBoundingClientRect().right > clientWidth + 1,
    );
    return [
      ...cut,
      `${String(scrollWidth)} px wide on ${String(clientWidth)}: ${wide?.className ?? ''} ${wide?.textContent.slice(0, 40) ?? ''}`,
    ];
  });
