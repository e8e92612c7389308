import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { heading, openConsole } from './browser.ts';

const { world, signedIn } = await openConsole();

const megabyte = 1_000_000;
const folder = mkdtempSync(join(tmpdir(), 'muster-uploads-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** On disk: large ones would take long to be told to the browser. */
function pdf(name: string, sizeBytes = 20 * megabyte): string {
  const buffer = Buffer.alloc(sizeBytes, 'x');
  buffer.write('%PDF-1.4\n');
  const path = join(folder, name);
  writeFileSync(path, buffer);
  return path;
}

/** Bytes that leave the browser in a second; 0: as many as can. */
async function slowDown(page: Page, uploadThroughput: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const none = { offline: false, latency: 0, downloadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { ...none, uploadThroughput: uploadThroughput || -1 });
}

/** A picture of a single colour that takes more room than it needs: large enough to be made smaller. */
const largePng = ((): Buffer => {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const head = Buffer.alloc(4);
    head.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([head, body, sum]);
  };
  const [width, height] = [1000, 400];
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const pixels = deflateSync(Buffer.alloc(height * (width * 3 + 1)), { level: 0 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
})();

const shareOf = (page: Page, name: string): Promise<number> =>
  page.getByRole('progressbar', { name }).evaluate((bar: HTMLProgressElement) => bar.value);

const isUnderWay = (page: Page, name: string) =>
  expect.poll(async () => ((share) => share > 0 && share < 1)(await shareOf(page, name)), { interval: 20 }).toBe(true);

describe('receipts', () => {
  async function reportPage() {
    const ada = await world.employee();
    const app = await ada.app();
    const { data: report } = await app.post('/expense-reports', { title: 'Supplier visit' });
    const page = await signedIn(ada, `/expenses/${String(report.id)}`);
    await heading(page, 'Supplier visit').waitFor();
    const receipts = async () => (await app.get(`/expense-reports/${String(report.id)}`)).data.receipts as object[];
    return { page, receipts };
  }

  it('a PDF of 20 MB: its progress is shown, it can be broken off, and arrives when it is not', async () => {
    const { page, receipts } = await reportPage();
    await slowDown(page, 5 * megabyte);
    await page.getByLabel('Receipt files').setInputFiles(pdf('hotel.pdf'));
    await isUnderWay(page, 'Sending hotel.pdf');
    await page.getByRole('button', { name: 'Stop hotel.pdf' }).click();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    expect(await receipts()).toEqual([]);

    await slowDown(page, 0);
    await page.getByLabel('Receipt files').setInputFiles(pdf('hotel.pdf'));
    await page.getByRole('link', { name: 'Download hotel.pdf' }).waitFor();
    expect(await receipts()).toMatchObject([{ file_name: 'hotel.pdf', size_bytes: 20 * megabyte }]);
    await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
  });

  it('of a report that is still to be created: they follow it, and their progress is shown', async () => {
    const ada = await world.employee();
    const page = await signedIn(ada, '/expenses/new');
    await page.getByLabel('Title').fill('Supplier visit');
    await page.getByLabel('Receipt files').setInputFiles(pdf('hotel.pdf', 8 * megabyte));
    await page.getByRole('link', { name: 'Download hotel.pdf' }).waitFor();
    await slowDown(page, 4 * megabyte);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await isUnderWay(page, 'Sending hotel.pdf');
    await slowDown(page, 0);
    await heading(page, 'Supplier visit').waitFor();
    await page.getByRole('link', { name: 'Download hotel.pdf' }).waitFor();
  });

  it('a photo that is still being made smaller is waited for, and goes with the report', async () => {
    const ada = await world.employee();
    const page = await signedIn(ada, '/nowhere');
    // A phone takes seconds for what this machine does at once.
    await page.addInitScript(() => {
      const make = window.createImageBitmap.bind(window);
      window.createImageBitmap = (async (source: Blob) => {
        await new Promise((resolve) => setTimeout(resolve, 3000));
        return make(source);
      }) as typeof createImageBitmap;
    });
    await page.goto(new URL('/expenses/new', page.url()).href);
    await page.getByLabel('Title').fill('Market');
    await page.getByLabel('Receipt files').setInputFiles({ name: 'till.png', mimeType: 'image/png', buffer: largePng });
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByRole('button', { name: 'Waiting for the receipt…' }).waitFor();
    await heading(page, 'Market').waitFor();
    await page.getByRole('link', { name: 'Download till.jpg' }).waitFor();
    const { data } = await (await ada.app()).get('/expense-reports');
    expect(data[0].receipts).toMatchObject([{ file_name: 'till.jpg' }]);
  });

  it('leaving with nothing but a photo asks first', async () => {
    const page = await signedIn(await world.employee(), '/expenses/new');
    await page.getByLabel('Receipt files').setInputFiles(pdf('taxi.pdf', megabyte));
    await page.getByRole('link', { name: 'Download taxi.pdf' }).waitFor();
    const sections = page.getByRole('navigation', { name: 'Sections' });
    await sections.getByRole('link', { name: 'Expenses', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('link', { name: 'Download taxi.pdf' }).waitFor();
  });

  it('one that failed is tried again from where it stands; the next one does not wait for it', async () => {
    const { page, receipts } = await reportPage();
    const body = { error: { code: 'REQUEST_TIMEOUT', message: 'Nothing of the file arrived.' }, meta: {} };
    await page.route('**/receipts/upload?file_name=first.pdf', (route) => route.fulfill({ status: 408, json: body }), {
      times: 1,
    });
    await page.getByLabel('Receipt files').setInputFiles([pdf('first.pdf', megabyte), pdf('second.pdf', megabyte)]);
    await page.getByText('first.pdf was not sent. Nothing of the file arrived.').waitFor();
    await page.getByRole('link', { name: 'Download second.pdf' }).waitFor();
    await page.getByRole('button', { name: 'Try again first.pdf' }).click();
    await page.getByRole('link', { name: 'Download first.pdf' }).waitFor();
    expect(await receipts()).toHaveLength(2);
    await expect.poll(() => page.getByText('was not sent').count()).toBe(0);
  });

  it('one that is too large is said to be, before it is sent', async () => {
    const { page, receipts } = await reportPage();
    await page.getByLabel('Receipt files').setInputFiles(pdf('scan.pdf', 25 * megabyte + 1));
    await page.getByText('scan.pdf is too large: at most 25 MB.').waitFor();
    await page.getByRole('button', { name: 'Dismiss scan.pdf' }).click();
    await page.getByText('scan.pdf').waitFor({ state: 'detached' });
    expect(await receipts()).toEqual([]);
  });
});

describe('the library', () => {
  it('a PDF of 20 MB: its progress is shown, Cancel breaks it off, and another try brings it in', async () => {
    const boss = await world.executive();
    const app = await boss.app();
    const titles = async () => ((await app.get('/documents')).data as { title: string }[]).map(({ title }) => title);
    const page = await signedIn(boss, '/library');
    await page.getByRole('button', { name: 'Upload a document' }).first().click();
    await page.getByLabel('File').setInputFiles(pdf('Handbook.pdf'));
    await slowDown(page, 5 * megabyte);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await isUnderWay(page, 'Uploading');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    expect(await titles()).toEqual([]);

    await slowDown(page, 0);
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByText('Uploaded. Everyone can read it now.').waitFor();
    expect(await titles()).toEqual(['Handbook']);
  });
});
