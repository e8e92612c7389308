import { existsSync, mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, expect } from 'vitest';
import { sql } from '../../server/src/db/sql.ts';
import { goodPassword } from '../../server/src/features/sign-in/testing/accounts.ts';
import { hashSecret, newSecret, sessionCookie } from '../../server/src/lib/secrets.ts';
import { startWorker } from '../../server/src/worker/run.ts';
import { type Harness, type HarnessOptions, openHarness } from '../../server/test/harness.ts';
import type { Somebody } from '../../server/test/world.ts';
import { Profiles } from './profiles.ts';

export { goodPassword };

/** Best first: without a window to draw, the shell takes half the processor time for the same pages. */
const programs = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
].map((name) => `/usr/bin/${name}`);

const quietly = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  // What draws is no process of its own: nothing is handed over between the two.
  '--in-process-gpu',
];

export interface Console extends Harness {
  readonly origin: string;
  /** A fresh browser profile on the console; what goes wrong in it fails the test. */
  readonly visit: (path?: string, options?: BrowserContextOptions) => Promise<Page>;
  /** The same with someone's session in it. */
  readonly signedIn: (person: Somebody, path?: string, options?: BrowserContextOptions) => Promise<Page>;
}

/** The whole product on a port of its own, and a browser in front of it. Closed after the test file. */
export async function openConsole(options: HarnessOptions = {}): Promise<Console> {
  const harness = await openHarness(options);
  await harness.server.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(harness.server.server.address() as AddressInfo).port}`;
  const worker = await startWorker(harness.installation, { concurrency: 1 });
  const executablePath = programs.find((path) => existsSync(path)) ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: quietly });
  const profiles = new Profiles(browser, origin);
  const faults: string[] = [];

  afterEach(async () => {
    await profiles.release();
    expect(faults.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await worker.stop();
  });

  const open = async (contextOptions: BrowserContextOptions): Promise<Page> => {
    // A worker that fetches the shell beside every page would only slow the tests down; those of it ask for it.
    const usual = { viewport: { width: 1280, height: 860 }, serviceWorkers: 'block' } as const;
    const page = await profiles.open({ ...usual, ...contextOptions });
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      // A refusal by the server is part of the product; what the page itself has to complain about is not.
      const isRefusal = message.text().startsWith('Failed to load resource: the server responded with a status of 4');
      // A test that takes the network away, or the server: which of the two a page meets first is a matter of moments.
      const isOffline =
        /net::ERR_(INTERNET_DISCONNECTED|INCOMPLETE_CHUNKED_ENCODING|CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE)$/.test(
          message.text(),
        );
      const isBlocked = message.text() === 'Service Worker registration blocked by Playwright';
      if (['error', 'warning'].includes(message.type()) && !isRefusal && !isOffline && !isBlocked)
        faults.push(`console: ${message.text()}`);
    });
    return page;
  };
  const visit: Console['visit'] = async (path = '/', contextOptions = {}) => {
    const page = await open(contextOptions);
    await page.goto(origin + path);
    return page;
  };
  const signedIn: Console['signedIn'] = async (person, path = '/', contextOptions = {}) => {
    const page = await open(contextOptions);
    const value = await startSession(harness, person);
    await page.context().addCookies([{ name: sessionCookie, value, url: origin, httpOnly: true, sameSite: 'Lax' }]);
    await page.goto(origin + path);
    return page;
  };
  return { ...harness, origin, visit, signedIn };
}

async function startSession({ installation }: Harness, { id }: Somebody): Promise<string> {
  const secret = newSecret();
  const expiresAt = new Date(installation.clock.nowMs() + 3_600_000).toISOString();
  await sql`insert into sessions (token_hash, organization_id, user_id, created_at, expires_at, factor_at)
    select ${hashSecret(secret)}, organization_id, id, ${installation.clock.now()}::timestamptz, ${expiresAt}::timestamptz, ${expiresAt}::timestamptz
      from users where id = ${id}`.execute(installation.database.db);
  return secret;
}

export async function signIn(page: Page, email: string, password = goodPassword): Promise<void> {
  const [address, typed] = [page.getByLabel('E-mail address'), page.getByLabel('Password')];
  await address.or(typed).first().waitFor();
  // Where companies have a sign-in of their own the address comes first; after a refusal it stands already.
  if (await address.isVisible()) await address.fill(email);
  if (!(await typed.isVisible())) await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await typed.fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Keeps a picture for people to look at, if MUSTER_SCREENSHOTS names a folder. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['MUSTER_SCREENSHOTS'];
  if (folder === undefined || folder === '') return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true, animations: 'disabled' });
}

/** The words of a PDF, page after page. */
export async function wordsOnPaper(pdf: Buffer): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await document.destroy();
  return pages.join('\n').normalize('NFC');
}
