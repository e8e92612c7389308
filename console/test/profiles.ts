import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/**
 * Says what no screen and no dialog may have, on whatever page a test opens: a form in a form, one that the browser sends by itself, and a
 * cell that a phone would show without saying what it is.
 */
function tellFaultsOfStructure(): void {
  const named = '.table__check, .table__lead, .table__actions, [data-label]:not([data-label=""])';
  const faults = ['form form', `.table td:not(${named}, :empty)`];
  const told = new Set<string>();
  new MutationObserver(() => {
    for (const fault of faults) {
      const found = document.querySelector(fault);
      if (!found || told.has(fault)) continue;
      told.add(fault);
      console.error(`${fault}: ${found.outerHTML.slice(0, 200)}`);
    }
  }).observe(document, { childList: true, subtree: true });
  // Past every listener of the page: the browser would load another in its place.
  window.addEventListener('submit', (event) => {
    if (!event.defaultPrevented)
      console.error(`submitted by the browser: ${(event.target as Element).outerHTML.slice(0, 200)}`);
  });
}

/**
 * Browser profiles of a test file. One that a test is done with serves the next that asks for the same options, emptied of everything but
 * the HTTP cache: the scripts of the console are fetched and compiled once, not for every page.
 */
export class Profiles {
  readonly #browser: Browser;
  readonly #origin: string;
  readonly #free = new Map<string, BrowserContext[]>();
  readonly #inUse = new Map<BrowserContext, string>();

  constructor(browser: Browser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  /** A blank page in a profile that no other page has. */
  async open(options: BrowserContextOptions): Promise<Page> {
    const key = JSON.stringify(options);
    const kept = this.#free.get(key)?.pop();
    const context = kept ?? (await this.#newContext(options));
    this.#inUse.set(context, key);
    // For what hangs: a loaded machine takes its time. Vitest waits longer, so that a failure names what it waited for.
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    if (kept) await this.#empty(context, page);
    return page;
  }

  async #newContext(options: BrowserContextOptions): Promise<BrowserContext> {
    const context = await this.#browser.newContext(options);
    await context.addInitScript(tellFaultsOfStructure);
    return context;
  }

  /** After a test. A service worker goes with its profile: nothing else is sure to end it. */
  async release(): Promise<void> {
    const used = [...this.#inUse];
    this.#inUse.clear();
    await Promise.all(
      used.map(async ([context, key]) => {
        // An answer that a test gives itself may still be under way: what becomes of it without its page is no fault.
        const places = [context, ...context.pages()];
        await Promise.all(places.map((place) => place.unrouteAll({ behavior: 'ignoreErrors' })));
        if (context.serviceWorkers().length > 0 || key.includes('"serviceWorkers":"allow"')) return context.close();
        await Promise.all(context.pages().map((page) => page.close()));
        this.#free.set(key, [...(this.#free.get(key) ?? []), context]);
      }),
    );
  }

  /** Before it is used again, when no page is left that could still write. */
  async #empty(context: BrowserContext, page: Page): Promise<void> {
    const session = await context.newCDPSession(page);
    await Promise.all([
      session.send('Storage.clearDataForOrigin', { origin: this.#origin, storageTypes: 'all' }),
      context.clearCookies(),
      context.setOffline(false),
    ]);
    await session.detach();
  }
}
