import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { workplace } from '../../server/src/features/time/testing/workplace.ts';
import { withinMs } from '../../server/test/depth.ts';
import { findViolations } from './axe.ts';
import { openConsole } from './browser.ts';

const app = await openConsole();
const tabletSize = { viewport: { width: 600, height: 1024 }, hasTouch: true };
const pin = '4071';
/** A tired tablet behind a thick wall. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

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

/** In place of a camera: a picture with the code in it. Everything behind it is the tablet’s own. */
async function standIn(page: Page, { qr_size: size, qr_path: path }: { qr_size: number; qr_path: string }) {
  await page.evaluate(
    ({ size, path }) => {
      const seen = window as { openTracks?: number };
      seen.openTracks = 0;
      navigator.mediaDevices.getUserMedia = () => {
        const canvas = document.createElement('canvas');
        canvas.width = 640;
        canvas.height = 480;
        const context = canvas.getContext('2d');
        const draw = (): void => {
          if (!context) return;
          context.resetTransform();
          context.fillStyle = '#888';
          context.fillRect(0, 0, 640, 480);
          context.translate(180, 90);
          context.scale(300 / size, 300 / size);
          context.fillStyle = '#fff';
          context.fillRect(0, 0, size, size);
          context.fillStyle = '#000';
          context.fill(new Path2D(path));
        };
        draw();
        setInterval(draw, 100);
        const stream = canvas.captureStream(10);
        for (const track of stream.getTracks()) {
          seen.openTracks = (seen.openTracks ?? 0) + 1;
          const stop = track.stop.bind(track);
          track.stop = () => {
            if (track.readyState === 'live') seen.openTracks = (seen.openTracks ?? 0) - 1;
            stop();
          };
        }
        return Promise.resolve(stream);
      };
    },
    { size, path },
  );
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
    await page.getByText('Type your PIN').waitFor();
    await type(page, pin);
    expect(await findViolations(page)).toEqual([]);
    await clockIn.click();
    await said(page, /^Ada, since .* you are in\./).waitFor();
    expect((await cook.get('/clock')).data.is_running).toBe(true);
    await page.getByRole('searchbox').waitFor();
    expect(await person(page).textContent()).toContain('In');
  });

  it('on a slow tablet with a slow network each of two taps and a PIN is answered within three seconds', async () => {
    const { kiosk } = await door();
    const page = await app.visit('/kiosk', tabletSize);
    await pair(page, kiosk.pairing_code);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', slowNetwork);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const took = async (what: () => Promise<void>): Promise<number> => {
      const before = performance.now();
      await what();
      return performance.now() - before;
    };
    const toPin = await took(async () => {
      await person(page).click();
      await page.getByText('Type your PIN').waitFor();
    });
    const toReady = await took(async () => {
      await page.keyboard.type(pin);
      await page.locator('button:enabled', { hasText: 'Clock in' }).waitFor();
    });
    const toSaid = await took(async () => {
      await page.getByRole('button', { name: 'Clock in' }).click();
      await said(page, /you are in\./).waitFor();
    });
    for (const ms of [toPin, toReady, toSaid]) expect(ms).toBeLessThan(withinMs(3000));
  });

  it('lists people by the name that comes first', async () => {
    const { kiosk } = await door();
    const page = await app.visit('/kiosk', tabletSize);
    await pair(page, kiosk.pairing_code);
    const names = await page.locator('.name__text').allTextContents();
    expect(names.length).toBeGreaterThan(2);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
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
    await go('Clock in', /you are in\./);
    await go('Begin a break', /on a break/);
    expect((await cook.get('/clock')).data.on_break_since).not.toBeNull();
    await go('Back from break', /you are back/);
    await go('Clock out', /you are out.*Today: 0 h 0 min/);
    await page.getByRole('searchbox').fill('zz');
    await page.getByText('Nobody by that name clocks here.').waitFor();
  });

  it('a scanned badge names its person, whose PIN proves it; where a badge is enough, it clocks them in by itself', async () => {
    const { cook, head, kiosk, people, world } = await door();
    const badge = 'AB-0004471902';
    expect((await head.put(`/users/${people.cook.id}/kiosk-badge`, { code: badge })).status).toBe(200);
    const page = await app.visit('/kiosk', tabletSize);
    await pair(page, kiosk.pairing_code);
    const scan = async (code: string): Promise<void> => {
      await page.keyboard.type(code);
      await page.keyboard.press('Enter');
    };
    await scan('AB-9999999999');
    await said(page, /Nobody here has this badge/).waitFor();
    await scan(badge);
    await page.getByText('Type your PIN').waitFor();
    await page.keyboard.type(pin);
    await page.getByRole('button', { name: 'Clock in' }).click();
    await said(page, /^Ada, since .* you are in\./).waitFor();
    // Into the field for names, by a scanner that types wherever the focus is.
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('searchbox').focus();
    await scan(badge);
    await page.getByText('Type your PIN').waitFor();
    await world.set({ kiosk_badge_is_enough: true });
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.waitForResponse((response) => response.url().includes('/kiosk/people'));
    await scan(badge);
    await page.getByRole('button', { name: 'Begin a break' }).waitFor();
    expect(await page.getByText('Type your PIN').count()).toBe(0);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Clock out' }).click();
    await said(page, /you are out/).waitFor();
    await scan(badge);
    await said(page, /you are in/).waitFor();
    expect((await cook.get('/clock')).data.is_running).toBe(true);
  });

  it('without a network a badge that is enough is taken for the name that was pressed, and sealed', async () => {
    const { cook, head, kiosk, people, world } = await door();
    await world.set({ kiosk_badge_is_enough: true });
    const badge = '0004471902';
    expect((await head.put(`/users/${people.cook.id}/kiosk-badge`, { code: badge })).status).toBe(200);
    const page = await app.visit('/kiosk', tabletSize);
    await pair(page, kiosk.pairing_code);
    await page.route('**/app/api/kiosk/**', (route) => route.abort('internetdisconnected'));
    await page.keyboard.type(badge);
    await page.keyboard.press('Enter');
    await said(page, /no network to say whose badge this is/).waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await person(page).click();
    await page.getByText('Type your PIN').waitFor();
    await page.keyboard.type(badge);
    await page.keyboard.press('Enter');
    await said(page, /kept here, and sent once there is a network/).waitFor();
    await page.unroute('**/app/api/kiosk/**');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.getByText('1 tap not sent').waitFor({ state: 'detached' });
    expect((await cook.get('/clock')).data.is_running).toBe(true);
  });

  it('a code held before the camera stands for name and PIN, also without a network', async () => {
    const { cook, kiosk } = await door();
    const { data } = await cook.post('/me/kiosk-pin');
    const code = data as { qr_size: number; qr_path: string };
    const page = await app.visit('/kiosk', tabletSize);
    await standIn(page, code);
    await pair(page, kiosk.pairing_code);
    await page.getByRole('button', { name: 'Show my code to the camera' }).click();
    await said(page, /^Ada, since .* you are in\./).waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.route('**/app/api/kiosk/**', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Show my code to the camera' }).click();
    await page.getByRole('button', { name: 'Clock out' }).click();
    await said(page, /kept here, and sent once there is a network/).waitFor();
    expect(await page.evaluate(() => (window as { openTracks?: number }).openTracks)).toBe(0);
  });

  it('a camera that sees nothing, or may not be used, says so and leads back', async () => {
    const { kiosk } = await door();
    const page = await app.visit('/kiosk', tabletSize);
    await standIn(page, { qr_size: 40, qr_path: 'M1 1h30v30h-30z' });
    await pair(page, kiosk.pairing_code);
    await page.getByRole('button', { name: 'Show my code to the camera' }).click();
    await page.getByRole('heading', { name: 'Hold your code in front of the camera' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back to the names' }).click();
    await person(page).waitFor();
    await page.waitForFunction(() => (window as { openTracks?: number }).openTracks === 0);
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await page.getByRole('button', { name: 'Show my code to the camera' }).click();
    await page.getByText(/The camera cannot be used/).waitFor();
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
    await said(page, /kept here, and sent once there is a network/).waitFor();
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

  it('unpaired while it had no network: what it kept comes to who leads, and the names are gone', async () => {
    const { cook, head, kiosk } = await door();
    const page = await app.visit('/kiosk', tabletSize);
    await pair(page, kiosk.pairing_code);
    await page.route('**/app/api/kiosk/**', (route) => route.abort('internetdisconnected'));
    await person(page).click();
    await type(page, pin);
    await page.getByRole('button', { name: 'Clock in' }).click();
    await said(page, /kept here/).waitFor();
    await head.delete(`/kiosks/${kiosk.id}`);
    await page.unroute('**/app/api/kiosk/**');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.getByText('One tap had not been sent: it now waits for the word of who leads you.').waitFor();
    expect(await page.content()).not.toContain('Byron');
    const { data } = await head.get('/kiosk-taps');
    expect(data).toMatchObject([{ action: 'IN', flags: ['UNPAIRED'] }]);
    expect((await cook.get('/clock')).data.is_running).toBe(false);
  });

  it('says what is wrong with a code', async () => {
    const page = await app.visit('/kiosk', tabletSize);
    await page.getByLabel('Pairing code').fill('WRONG234');
    await page.getByRole('button', { name: 'Pair this tablet' }).click();
    await page.getByRole('alert').filter({ hasText: 'does not pair a device' }).waitFor();
  });
});

describe('who clocks at the door alone', () => {
  it('is told at which kiosk, and that it takes a PIN', async () => {
    const { people, cook, kiosk } = await door();
    const admin = await people.admin.app();
    const path = `/departments/${String(people.cook.departmentId)}`;
    expect((await admin.patch(path, { clock_from: ['KIOSK'] })).status).toBe(200);
    const page = await app.signedIn(people.cook, '/my-time', { viewport: { width: 390, height: 780 } });
    await page.getByText('No kiosk serves you yet: ask who leads you.').waitFor();
    const tablet = await app.visit('/kiosk', tabletSize);
    await pair(tablet, kiosk.pairing_code);
    await cook.delete('/me/kiosk-pin');
    await page.reload();
    await page.getByText('Kiosk: Back door. You clock there with your kiosk PIN.').waitFor();
    await page.getByRole('link', { name: 'Choose your kiosk PIN' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  it('the department says so; choosing it where no tablet stands is warned of', async () => {
    const { people } = await door();
    const page = await app.signedIn(people.admin, `/departments/${String(people.bartender.departmentId)}`);
    await page.getByText('Wherever they are').waitFor();
    await page.getByRole('button', { name: 'Edit' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Where they clock').selectOption({ label: 'At a kiosk' });
    await form.getByText(/^No tablet that is paired serves this department/).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByText('At a kiosk', { exact: true }).waitFor();
  });
});

describe('who looks after it', () => {
  it('“Set up the tablet at the back door”: five steps for who leads', async () => {
    const place = await workplace(app.world);
    const page = await app.signedIn(place.people.head, '/settings/kiosks');
    await page.getByText('No kiosk yet').waitFor();
    await page.getByRole('button', { name: 'New kiosk' }).first().click();
    const form = page.getByRole('dialog', { name: 'New kiosk' });
    await form.getByLabel('Name').fill('Back door');
    await form.getByRole('button', { name: 'Make the kiosk' }).click();
    const told = page.getByRole('dialog', { name: 'Pair the tablet for Back door' });
    const code = (await told.locator('[data-secret]').textContent()) ?? '';
    await told.getByText(/\/kiosk and type this code/).waitFor();
    const tablet = await app.visit('/kiosk', tabletSize);
    await pair(tablet, code);
    await tablet.getByRole('button', { name: /Ada Byron/ }).waitFor();
    await told.getByRole('button', { name: 'Done' }).click();
    await page.reload();
    await page.getByRole('row', { name: /Back door.*Works/ }).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  it('“The tablet was stolen”: unpaired at once, with what it had not sent', async () => {
    const { kiosk, people } = await door();
    const tablet = await app.visit('/kiosk', tabletSize);
    await pair(tablet, kiosk.pairing_code);
    await tablet.evaluate(() => fetch('/app/api/kiosk/people?unsent=2'));
    const page = await app.signedIn(people.head, '/settings/kiosks');
    await page.getByRole('button', { name: 'Unpair Back door' }).click();
    const asked = page.getByRole('dialog', { name: 'Unpair Back door?' });
    await asked.getByText('2 taps had not been sent').waitFor();
    await asked.getByRole('button', { name: 'Unpair' }).click();
    await page.getByText('Back door is unpaired.').waitFor();
    // Nobody touches it, and nothing tells it.
    await tablet.getByText('This tablet is not paired.').waitFor();
    expect(await tablet.content()).not.toContain('Byron');
  });

  it('an Administrator has it among the settings, and gives it departments', async () => {
    const { people, kiosk } = await door();
    expect(kiosk.id).toMatch(/^ksk_/);
    const page = await app.signedIn(people.admin, '/settings?tab=kiosks');
    await page.getByRole('button', { name: 'Change Back door' }).click();
    const form = page.getByRole('dialog', { name: 'Change Back door' });
    await form.getByLabel('Place').fill('King Street');
    await form.getByRole('combobox', { name: 'Departments' }).selectOption({ label: 'Bar' });
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('row', { name: /Back door King Street.*(Kitchen, Bar|Bar, Kitchen)/ }).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  it('a tap that nobody proved waits, and counts by their word', async () => {
    const { people, kiosk, cook } = await door();
    const tablet = await app.visit('/kiosk', tabletSize);
    await pair(tablet, kiosk.pairing_code);
    await tablet.route('**/app/api/kiosk/**', (route) => route.abort('internetdisconnected'));
    await person(tablet).click();
    await type(tablet, '9999');
    await tablet.getByRole('button', { name: 'Clock in' }).click();
    await said(tablet, /kept here/).waitFor();
    await tablet.unroute('**/app/api/kiosk/**');
    await tablet.getByRole('button', { name: 'Done' }).click();
    await tablet.evaluate(() => window.dispatchEvent(new Event('online')));
    await tablet.getByText('1 tap not sent').waitFor({ state: 'detached' });
    const page = await app.signedIn(people.head, '/settings/kiosks');
    await page.getByText('The PIN or badge was not right, so nobody knows who it was.').waitFor();
    await page.getByRole('button', { name: 'Let it count Ada Byron' }).click();
    await page.getByText('It counts.').waitFor();
    expect((await cook.get('/clock')).data.is_running).toBe(true);
  });

  it('a badge is given, refused where someone has it, and taken away on the page of the person', async () => {
    const { people, head } = await door();
    const taken = `/users/${people.otherCook.id}/kiosk-badge`;
    expect((await head.put(taken, { code: 'TAKEN-00001' })).status).toBe(200);
    const page = await app.signedIn(people.head, `/people/${people.cook.id}`);
    await page.getByRole('button', { name: 'Give a badge' }).click();
    const form = page.getByRole('dialog', { name: /a badge$/ });
    await form.getByLabel('Badge').fill('TAKEN-00001');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Another person has this badge.').waitFor();
    await form.getByLabel('Badge').fill('0004471902');
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/^They have one since/).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Take away' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take away' }).click();
    await page.getByRole('button', { name: 'Give a badge' }).waitFor();
    expect(await page.content()).not.toContain('0004471902');
  });

  it('“I forgot my PIN”, without a phone: who leads makes one, which clocks them in', async () => {
    const { people, kiosk, cook } = await door();
    const page = await app.signedIn(people.head, `/people/${people.cook.id}`);
    await page.getByRole('button', { name: 'Make a PIN' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make a PIN' }).click();
    const told = page.getByRole('dialog', { name: 'A kiosk PIN for Ada Byron' });
    const made = (await told.locator('[data-secret]').textContent()) ?? '';
    expect(made).toMatch(/^\d{8}$/);
    expect(await findViolations(page)).toEqual([]);
    await told.getByRole('button', { name: 'Done' }).click();
    const tablet = await app.visit('/kiosk', tabletSize);
    await pair(tablet, kiosk.pairing_code);
    await person(tablet).click();
    await type(tablet, made);
    await tablet.getByRole('button', { name: 'Clock in' }).click();
    await said(tablet, /^Ada, since .* you are in\./).waitFor();
    expect((await cook.get('/notifications')).data).toMatchObject([{ kind: 'kiosk_pin_made' }]);
  });

  it('“I forgot my PIN”: another one, from the profile', async () => {
    const { people, kiosk } = await door();
    const page = await app.signedIn(people.cook, '/me');
    await page.getByRole('button', { name: 'Choose another' }).click();
    const form = page.getByRole('dialog', { name: 'Choose a kiosk PIN' });
    await form.getByLabel('PIN').fill('1234');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Anyone would try this one first.').waitFor();
    await form.getByLabel('PIN').fill('86420');
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Your kiosk PIN is set.').waitFor();
    const tablet = await app.visit('/kiosk', tabletSize);
    await pair(tablet, kiosk.pairing_code);
    await person(tablet).click();
    await type(tablet, '86420');
    await tablet.getByRole('button', { name: 'Clock in' }).click();
    await said(tablet, /^Ada, since .* you are in\./).waitFor();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Choose a PIN' }).waitFor();
  });
});
