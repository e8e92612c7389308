import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Somebody } from '../../server/test/world.ts';
import { findViolations, looks, overflowOf } from './axe.ts';
import { heading, openConsole, picture } from './browser.ts';

const { world, visit } = await openConsole();
let admin: Somebody;
let token: string;

beforeAll(async () => {
  admin = await world.administrator({ first_name: 'Ada', last_name: 'Byron' });
  token = await world.token(admin.id, ['users:read', 'departments:read', 'departments:write']);
});

const searchOf = (page: Page) => page.getByRole('combobox', { name: 'Search the reference' });
const tryIt = (page: Page, name: string) => page.getByRole('button', { name: `Try it: ${name}`, exact: true });

describe('the API reference', () => {
  it('sends a call from the page with a token that a reload forgets', async () => {
    const page = await visit('/docs');
    await page.getByRole('navigation').getByRole('link', { name: 'People', exact: true }).click();
    await heading(page, 'People').waitFor();
    await tryIt(page, 'List people').click();
    const form = page.getByRole('form', { name: 'Try List people' });
    await form.getByRole('button', { name: 'Send the request' }).click();
    await form.getByText('Paste a token first.').waitFor();
    await form.getByLabel('API token').fill(token);
    await form.getByLabel('limit').fill('1');
    await form.getByRole('button', { name: 'Send the request' }).click();
    await form.getByText('"Ada"').waitFor();
    await picture(page, 'docs-try-it');

    await page.getByRole('navigation').getByRole('link', { name: 'Webhooks', exact: true }).first().click();
    await heading(page, 'Webhooks').waitFor();
    await tryIt(page, 'List webhook endpoints').click();
    const refused = page.getByRole('form', { name: 'Try List webhook endpoints' });
    expect(await refused.getByLabel('API token').inputValue()).toBe(token);
    await refused.getByRole('button', { name: 'Send the request' }).click();
    await refused.getByText('SCOPE_MISSING').first().waitFor();
    const kept = await page.evaluate(() => {
      const stored = [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage)));
      return [...stored, document.cookie, location.href].join(' ');
    });
    expect(kept).not.toContain(token);
    await page.goBack();
    await heading(page, 'People').waitFor();
    await page.reload();
    await tryIt(page, 'List people').click();
    expect(await page.getByLabel('API token').inputValue()).toBe('');
  });

  it('makes a change with a key of its own, and says what is wrong with a body before it is sent', async () => {
    const page = await visit('/docs/people');
    await tryIt(page, 'Create a department').click();
    const form = page.getByRole('form', { name: 'Try Create a department' });
    await form.getByLabel('API token').fill(token);
    await form.getByLabel('Body').fill('{ "name": ');
    await form.getByRole('button', { name: 'Send the request' }).click();
    await form.getByText('The body is no JSON').waitFor();
    await form.getByLabel('Body').fill('{ "name": "Pâtisserie" }');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await form.getByRole('button', { name: 'Send the request' }).click();
    const headers = (await sent).headers();
    expect(headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['cookie']).toBeUndefined();
    await form.getByText('201', { exact: true }).waitFor();
    await form.getByText('"Pâtisserie"').waitFor();
  });

  it('finds operations, fields and guides, by keyboard alone', async () => {
    const page = await visit('/docs');
    await page.keyboard.press('/');
    await page.keyboard.type('employment_start_d');
    await page
      .getByRole('option', { name: /employment_start_date/ })
      .first()
      .waitFor();
    await searchOf(page).fill('signature');
    await page
      .getByRole('option', { name: /Receive webhooks/ })
      .first()
      .waitFor();
    await searchOf(page).fill('list people');
    await page
      .getByRole('option', { name: /List people/ })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/people#users.list');
    await searchOf(page).fill('zzzz');
    await page.getByText('Nothing fits.').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('listbox').count()).toBe(0);
  });

  it('shows samples in the language that was chosen, also on the next page', async () => {
    const page = await visit('/docs/people');
    const sample = page.locator('#users\\.list figure').first();
    await sample.getByText(/^curl http/).waitFor();
    await sample.getByRole('button', { name: 'Python' }).click();
    await sample.getByText('from muster_workforce import').waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Leave', exact: true }).first().click();
    await heading(page, 'Leave').waitFor();
    await page.getByText('from muster_workforce import').first().waitFor();
    await page.getByRole('button', { name: 'TypeScript' }).first().click();
    await page.getByText('@muster-workforce/sdk').first().waitFor();
  });

  it('leads on from addresses of before, and shows a guide', async () => {
    const page = await visit('/docs#users.list');
    await page.waitForURL('**/docs/people#users.list');
    await page.goto(page.url().replace(/\/people.*/, '/guides/authenticate'));
    await heading(page, 'Authenticate, and know what you may see').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'permissions reference' }).click();
    await page.waitForURL('**/docs#scopes');
  });

  it('can be read without a script', async () => {
    const page = await visit('/docs/people', { javaScriptEnabled: false });
    await page.getByText('List people').first().waitFor();
  });
});

const pages = ['/docs', '/docs/people', '/docs/guides/receive-webhooks', '/docs/expenses', '/docs/events'];
/** The pages are long, and axe reads each word: all of them once, then one in each other look. */
const read = {
  light: pages,
  dark: ['/docs/guides/receive-webhooks'],
  'phone, light': ['/docs'],
  'phone, dark': ['/docs/guides/receive-webhooks'],
};

describe.each(looks)('%s', (look, options) => {
  it('axe finds nothing, and nothing is wider than the window', async () => {
    const page = await visit('/docs', options);
    for (const path of look === 'light' ? pages : pages.slice(0, 3)) {
      await page.goto(new URL(path, page.url()).href);
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (path === '/docs/people') {
        await tryIt(page, 'List people').click();
        await searchOf(page).fill('people');
        await page.getByRole('option').first().waitFor();
      }
      if (read[look].includes(path)) expect.soft(await findViolations(page), path).toEqual([]);
      expect.soft(await overflowOf(page), path).toBe(0);
    }
  }, 90_000);
});
