import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { keepNoHolidays } from '../../server/src/features/leave/testing/office.ts';
import { heading, openConsole } from './browser.ts';

/** What employees come for, on a phone; how often they tap is part of it. */
const muster = await openConsole();
const phone = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true };

function thumb() {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      await target.tap();
      taps++;
    },
    taps: () => taps,
  };
}

const fitsTheScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

const photo = { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\nA note') };

it('“I’m ill today”: two taps from Home; who leads me is told, and a certificate follows later', async () => {
  const world = await muster.world.another();
  const admin = await (await world.administrator()).app();
  const type = { name: 'Sick leave', is_private: true, requires_approval: false, is_sickness: true };
  expect((await admin.post('/leave-types', { ...type, certificate_after_days: 0 })).status).toBe(201);
  // Every day is one on which people work: someone is ill today, whichever day it is.
  await admin.patch('/organization', { settings: { weekend_days: [] } });
  await keepNoHolidays(muster, world);
  const head = await world.departmentHeadOf('Kitchen');
  const page = await muster.signedIn(await world.employee({ department: 'Kitchen' }), '/', phone);
  const { tap, taps } = thumb();
  await tap(page.getByRole('link', { name: 'I’m ill', exact: true }));
  await heading(page, 'I’m ill').waitFor();
  const [first, last] = [page.getByLabel('First day', { exact: true }), page.getByLabel('Last day', { exact: true })];
  const today = await first.inputValue();
  expect(await last.inputValue()).toBe(today);
  expect(await fitsTheScreen(page)).toBe(true);
  await tap(page.getByRole('button', { name: 'Send', exact: true }));
  await page.getByText('Get well soon.').waitFor();
  expect(taps()).toBe(2);
  await heading(page, 'Sick leave').waitFor();
  await page.getByText(/A certificate is missing/).waitFor();
  await page.getByLabel('Files to attach').setInputFiles(photo);
  await page.getByText('The certificate that is asked for is there.').waitFor();
  await page.getByRole('link', { name: 'Download certificate.pdf' }).waitFor();
  const [told] = (await (await head.app()).get('/notifications')).data as { kind: string; text: string }[];
  expect(told?.kind).toBe('absence_reported');
  expect(told?.text).not.toMatch(/sick/i);
});

it('“I’m ill”: the certificate goes along, and the last day follows the first', async () => {
  const world = await muster.world.another();
  const admin = await (await world.administrator()).app();
  await admin.post('/leave-types', { name: 'Sick leave', requires_approval: false, is_sickness: true });
  await admin.patch('/organization', { settings: { weekend_days: [] } });
  await keepNoHolidays(muster, world);
  const page = await muster.signedIn(await world.employee({ department: 'Kitchen' }), '/time-off', phone);
  await page.getByRole('link', { name: 'I’m ill', exact: true }).tap();
  const [first, last] = [page.getByLabel('First day', { exact: true }), page.getByLabel('Last day', { exact: true })];
  const day = new Date(Date.parse(await first.inputValue()) - 86_400_000).toISOString().slice(0, 10);
  await first.fill(day);
  await expect.poll(() => last.inputValue()).toBe(day);
  await page.getByLabel('Files to attach').setInputFiles(photo);
  await page.getByRole('link', { name: 'Download certificate.pdf' }).waitFor();
  await page.getByRole('button', { name: 'Send', exact: true }).tap();
  await page.getByText('Get well soon.').waitFor();
  await heading(page, 'Sick leave').waitFor();
  await page.getByRole('link', { name: 'Download certificate.pdf' }).waitFor();
});
