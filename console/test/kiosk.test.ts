import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { workplace } from '../../server/src/features/time/testing/workplace.ts';
import { findViolations } from './axe.ts';
import { openConsole } from './browser.ts';

const app = await openConsole();
const tabletSize = { viewport: { width: 600, height: 1024 }, hasTouch: true };
const pin = '4071';

async function door(name = 'Ada') {
  const place = await workplace(app.world);
  await place.world.set({ time_rounding_increment: 0 });
  const cook = await place.people.cook.app();
  const head = await place.people.head.app();
  await cook.put('/me/kiosk-pin', { pin });
  const made = await head.post('/kiosks', { name: 'Back door', department_ids: [place.people.cook.departmentId] });
  return { ...place, cook, head, name, kiosk: made.data as { id: string; pairing_code: string } };
}

async function pair(page: Page, code: string): Promise<void> {
  await page.getByLabel('Pairing code').fill(code);
  await page.getByRole('button', { name: 'Pair this tablet' }).click();
  await page.getByRole('heading', { name: 'Back door' }).waitFor();
}

async function type(page: Page, digits: string): Promise<void> {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click();
}

const person = (page: Page) => page.getByRole('button', { name: /Ada Byron/ });
const said = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });

describe('the tablet at the door', () => {
  it('is paired by its code; two taps and a PIN clock someone in, and the sentence goes after five seconds', async () => {
    const { cook, kiosk } = await door();
    const page = await app.visit('/kiosk', tabletSize);
    await pair(page, `${kiosk.pairing_code.slice(0, 4).toLowerCase()} ${kiosk.pairing_code.slice(4)}`);
    expect(await findViolations(page)).toEqual([]);
    await person(page).click();
    const clockIn = page.getByRole('button', { name: 'Clock in' });
    expect(await clockIn.isDisabled()).toBe(true);
    await type(page, pin);
    expect(await findViolations(page)).toEqual([]);
    await clockIn.click();
    await said(page, /^Ada, you are in since/).waitFor();
    expect((await cook.get('/clock')).data.is_running).toBe(true);
    await page.getByRole('searchbox').waitFor();
    expect(await person(page).textContent()).toContain('In');
  });

  it('a break, back and out; found by initials, with a keyboard', async () => {
    const { cook, kiosk } = await door();
    const page = await app.visit('/kiosk', tabletSize);
    await pair(page, kiosk.pairing_code);
    const go = async (button: string, then: RegExp): Promise<void> => {
      await page.getByRole('searchbox').fill('ab');
      await person(page).click();
      await page.keyboard.type(pin);
      await page.getByRole('button', { name: button }).click();
      await said(page, then).waitFor();
      await page.getByRole('button', { name: 'Done' }).click();
    };
    await go('Clock in', /in since/);
    await go('Begin a break', /break began/);
    expect((await cook.get('/clock')).data.on_break_since).not.toBeNull();
    await go('Back from break', /you are back/);
    await go('Clock out', /you are out.*Today: 0 h 0 min/);
    await page.getByRole('searchbox').fill('zz');
    await page.getByText('Nobody by that name clocks here.').waitFor();
  });

  it('a wrong PIN is asked again, and waits after the fifth', async () => {
    const { kiosk } = await door();
    const page = await app.visit('/kiosk', tabletSize);
    await pair(page, kiosk.pairing_code);
    await person(page).click();
    for (let i = 0; i < 4; i++) {
      await type(page, '9999');
      await page.getByRole('button', { name: 'Clock in' }).click();
      await page.getByText('That PIN is not right.').waitFor();
    }
    await type(page, '9999');
    await page.getByRole('button', { name: 'Clock in' }).click();
    await page.getByText(/Too many wrong PINs here/).waitFor();
  });

  it('without a network taps are kept over a restart, sealed, and sent once when it is there again', async () => {
    const { cook, head, kiosk } = await door();
    const page = await app.visit('/kiosk', tabletSize);
    await pair(page, kiosk.pairing_code);
    await page.route('**/app/api/kiosk/**', (route) => route.abort('internetdisconnected'));
    await person(page).click();
    await type(page, pin);
    await page.getByRole('button', { name: 'Clock in' }).click();
    await said(page, /Kept here, and sent once there is a network/).waitFor();
    const kept = await page.evaluate(
      () =>
        new Promise<string>((resolve, reject) => {
          const opening = indexedDB.open('muster-kiosk');
          opening.onerror = () => reject(new Error('no database'));
          opening.onsuccess = () => {
            const all = opening.result.transaction('taps').objectStore('taps').getAll();
            all.onsuccess = () => resolve(JSON.stringify(all.result));
          };
        }),
    );
    expect(kept).toContain('sealed_pin');
    expect(kept).not.toContain(pin);
    await page.reload();
    await page.getByText('1 tap not sent').waitFor();
    expect(await person(page).textContent()).toContain('In');
    expect((await cook.get('/clock')).data.is_running).toBe(false);
    await page.unroute('**/app/api/kiosk/**');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.getByText('1 tap not sent').waitFor({ state: 'detached' });
    expect((await cook.get('/clock')).data.is_running).toBe(true);
    expect((await head.get('/kiosk-taps')).data).toEqual([]);
  });

  it('unpaired: it knows no name any more', async () => {
    const { head, kiosk } = await door();
    const page = await app.visit('/kiosk', tabletSize);
    await pair(page, kiosk.pairing_code);
    await head.delete(`/kiosks/${kiosk.id}`);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.getByText('This tablet is not paired.').waitFor();
    await page.reload();
    await page.getByLabel('Pairing code').waitFor();
    expect(await page.content()).not.toContain('Byron');
  });

  it('says what is wrong with a code', async () => {
    const page = await app.visit('/kiosk', tabletSize);
    await page.getByLabel('Pairing code').fill('WRONG234');
    await page.getByRole('button', { name: 'Pair this tablet' }).click();
    await page.getByRole('alert').filter({ hasText: 'does not pair a device' }).waitFor();
  });
});
