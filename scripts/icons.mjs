// Draws the icons of the installed app from the mark: `node scripts/icons.mjs`, whenever console/public/favicon.svg changes.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const folder = new URL('../console/public/', import.meta.url);
const mark = readFileSync(new URL('favicon.svg', folder), 'utf8');
/** Systems cut their own shape out of a maskable icon: the ground fills the square, and the mark stays inside. */
const maskable = mark
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace(/<rect [^>]*\/>/, (rect) =>
    rect.replace('width="32" height="32" rx="8"', 'x="-4" y="-4" width="40" height="40"'),
  );

/** A system paints its own colour over what is not transparent. */
const shape = mark.replace(/<rect [^>]*\/>/, '').replace(/stroke="[^"]*"/, 'stroke="#fff"');

const executablePath = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  .map((name) => `/usr/bin/${name}`)
  .find((path) => existsSync(path));
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });

async function draw(svg, size) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/** An .ico that holds one PNG. */
function icoOf(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const write = (name, content) => writeFileSync(new URL(name, folder), content);
write('icon-192.png', await draw(mark, 192));
write('icon-512.png', await draw(mark, 512));
write('icon-maskable-512.png', await draw(maskable, 512));
write('badge-96.png', await draw(shape, 96));
write('favicon.ico', icoOf(await draw(mark, 32), 32));
await browser.close();
