// Which addresses of the app the screens ask for: every route of the console, opened once in Chromium as one person.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { chromium } = createRequire(new URL('../console/package.json', import.meta.url))('playwright-core');
const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const paths = JSON.parse(readFileSync(new URL('../console/dist/paths.json', import.meta.url), 'utf8'));
const withoutSession = ['/sign-in', '/set-password', '/forgot-password'];
/** A screen is there once it has asked for nothing for a moment; one that polls is given up on. */
const [quietMs, patienceMs] = [400, 8000];

const patternOf = (route) => new RegExp(`^${route.replaceAll(/\$\w+/g, '[a-z]+_[0-9A-Z]+')}$`);

/** Ids and positions in a list differ from run to run; what is asked for does not. */
const shapeOf = (address) =>
  address.replaceAll(/\b[a-z]{2,4}_[0-9A-HJKMNP-TV-Z]{26}\b/g, '{id}').replace(/cursor=[^&]+/, 'cursor=…');

/** Answers the addresses, one of each shape, in the order in which they were first asked for. */
export async function walk(origin, cookie) {
  const executablePath = programs.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path));
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
    await context.addCookies([{ name: 'muster_session', value: cookie, url: origin, httpOnly: true }]);
    return await walkIn(await context.newPage(), origin);
  } finally {
    await browser.close();
  }
}

async function walkIn(page, origin) {
  const asked = new Map();
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    const isRead =
      response.request().method() === 'GET' && pathname.startsWith('/app/api/') && response.status() === 200;
    const isStream = response.headers()['content-type']?.startsWith('text/event-stream');
    if (isRead && !isStream) asked.set(shapeOf(pathname + search), pathname + search);
  });
  const idle = watchRequests(page);
  const links = new Set();
  const open = async (path) => {
    await page.goto(origin + path, { waitUntil: 'load' });
    await idle();
    const hrefs = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    for (const href of hrefs) links.add(href);
  };
  const routes = paths.filter((path) => !withoutSession.includes(path));
  for (const route of routes.filter((path) => !path.includes('$'))) await open(route);
  for (const route of routes.filter((path) => path.includes('$'))) {
    const found = [...links].find((href) => patternOf(route).test(href.split('?')[0]));
    if (found !== undefined) await open(found.split('?')[0]);
  }
  // What is behind tabs: one link for each route and value.
  const tabs = new Map([...links].filter((href) => /[?&]tab=/.test(href)).map((href) => [shapeOf(href), href]));
  for (const href of tabs.values()) await open(href);
  return asked;
}

/** `networkidle` would wait for the event stream, which never ends. */
function watchRequests(page) {
  const pending = new Set();
  let changedMs = performance.now();
  const note = (change) => (request) => {
    if (request.resourceType() === 'eventsource') return;
    change(request);
    changedMs = performance.now();
  };
  page.on(
    'request',
    note((request) => pending.add(request)),
  );
  for (const end of ['requestfinished', 'requestfailed'])
    page.on(
      end,
      note((request) => pending.delete(request)),
    );
  return async () => {
    const untilMs = performance.now() + patienceMs;
    const isQuiet = () => pending.size === 0 && performance.now() - changedMs > quietMs;
    while (!isQuiet() && performance.now() < untilMs) await new Promise((resolve) => setTimeout(resolve, 50));
    pending.clear();
  };
}
