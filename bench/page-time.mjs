// How long a page takes in Chromium from its address to what one came for, as someone who opened the app before.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const { chromium } = createRequire(new URL('../console/package.json', import.meta.url))('playwright-core');
const programs = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const desk = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** A telephone of some years, on a slow mobile network. */
const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const slowdown = 4;

/** Answers with a way to open a page on a desk or a throttled phone: in how many milliseconds the text is seen. */
export async function pagesOf(origin, cookie) {
  const executablePath = programs.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  const contexts = {};
  for (const [name, options] of Object.entries({ desk, phone })) {
    contexts[name] = await browser.newContext({ ...options, serviceWorkers: 'block' });
    await contexts[name].addCookies([{ name: 'muster_session', value: cookie, url: origin, httpOnly: true }]);
  }
  return {
    open: async (where, path, text) => {
      const page = await contexts[where].newPage();
      if (where === 'phone') {
        const devtools = await page.context().newCDPSession(page);
        await devtools.send('Network.enable');
        await devtools.send('Network.emulateNetworkConditions', slow);
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      }
      const startedMs = performance.now();
      await page.goto(origin + path, { waitUntil: 'commit' });
      await page.getByText(text).locator('visible=true').first().waitFor({ timeout: 60_000 });
      const tookMs = performance.now() - startedMs;
      await page.close();
      return tookMs;
    },
    close: () => browser.close(),
  };
}
