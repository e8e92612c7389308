// node scripts/pictures.mjs [en] [fr]: the pictures of docs/using and of the README, taken from the demo organization of a product of its own in each language.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './install.mjs';

const { chromium } = createRequire(join(root, 'console/package.json'))('playwright-core');
const folders = { en: join(root, 'docs/using/pictures'), fr: join(root, 'docs/using/fr/pictures') };
const programs = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 780 };

/** By role: file, address, and `phone` or `dark` if it is not the desktop in light. */
const pictures = {
  Employee: [
    ['employee-home', '/', 'phone'],
    ['employee-week', '/my-time'],
    ['employee-book', '/time-off/new', 'phone'],
  ],
  'Department Head': [
    ['head-inbox', '/inbox'],
    ['head-calendar', '/calendar'],
    ['head-schedule', '/schedule'],
  ],
  Administrator: [
    ['administrator-people', '/people'],
    ['administrator-pay-periods', '/pay-periods'],
    ['administrator-reports', '/reports'],
  ],
  Executive: [
    ['home-light', '/'],
    ['home-dark', '/', 'dark'],
    ['developer-token', '/developers/tokens'],
    ['developer-webhooks', '/developers/webhooks'],
  ],
};

const asked = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? programs.find((path) => existsSync(path)),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--hide-scrollbars'],
});
try {
  for (const language of asked.length > 0 ? asked : Object.keys(folders)) await takeAll(language);
} finally {
  await browser.close();
}

async function takeAll(language) {
  mkdirSync(folders[language], { recursive: true });
  const product = await start(language);
  try {
    for (const [role, list] of Object.entries(pictures)) {
      const email = product.people.get(role);
      // The README alone shows these, in English.
      const wanted = list.filter(([name]) => language === 'en' || !name.startsWith('home-'));
      if (email) for (const picture of wanted) await take(product, language, email, ...picture);
    }
  } finally {
    product.stop();
  }
}

async function take(product, language, email, name, address, mode = 'light') {
  const context = await browser.newContext({
    viewport: mode === 'phone' ? phone : desktop,
    colorScheme: mode === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: `${language}-CA`,
  });
  const page = await context.newPage();
  await page.goto(product.origin);
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(product.password);
  await page.keyboard.press('Enter');
  await page.locator('input[type=password]').waitFor({ state: 'detached' });
  await page.goto(product.origin + address);
  await page.locator('main h1').waitFor();
  await page.waitForFunction(() => !document.querySelector('main :is([aria-busy=true], .skeleton)'));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: join(folders[language], `${name}.jpg`), type: 'jpeg', quality: 72 });
  console.log(`${language} ${name}.jpg`);
  await context.close();
}

/** The product with its demo, on a port and a folder of its own, and the sign-ins it prints. */
async function start(language) {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'muster-pictures-'));
  const env = { ...process.env, PORT: String(port), MUSTER_DATA_DIR: dataDir };
  // An installation that has its demo already keeps it.
  if (language !== 'en')
    execFileSync('npm', ['run', '-s', 'muster', '--', 'demo', '--language', language], { cwd: root, env });
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], { cwd: root, env });
  let said = '';
  child.stderr.pipe(process.stderr);
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => {
      said += text;
      if (said.includes('Stop with Ctrl-C')) resolve();
    });
    child.on('exit', () => reject(new Error('The product did not start.')));
  });
  const people = new Map(
    [...said.matchAll(/^\s*as (.+?)\s{2,}(\S+@[^\s,]+)/gm)].map(([, role, email]) => [role, email]),
  );
  const first = /Sign in\s+(\S+)/.exec(said)?.[1];
  if (first && !people.has('Executive')) people.set('Executive', first);
  return {
    origin: `http://127.0.0.1:${port}`,
    password: /Password\s+(\S+)/.exec(said)?.[1] ?? '',
    people,
    stop: () => {
      child.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
      child.kill('SIGTERM');
    },
  };
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
