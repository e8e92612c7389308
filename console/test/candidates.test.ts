import { expect, it } from 'vitest';
import { instantAtMs } from '../../server/src/lib/days.ts';
import { findViolations, overflowOf } from './axe.ts';
import { heading, openConsole, picture } from './browser.ts';

const { world, signedIn } = await openConsole();
const at = (day: string, from: string, to: string) => ({
  starts_at: new Date(instantAtMs('America/Toronto', day, from)).toISOString(),
  ends_at: new Date(instantAtMs('America/Toronto', day, to)).toISOString(),
});
const saturday = '2027-01-23';

it('who can take Saturday evening: the open shift tells who, best first, and is given in one press', async () => {
  const admin = await (await world.administrator()).app();
  const head = await world.departmentHeadOf('Kitchen', { first_name: 'Amélie', last_name: 'Tremblay' });
  const busy = await world.employee({ first_name: 'Ada', last_name: 'Byron', department: 'Kitchen' });
  await world.employee({ first_name: 'Ben', last_name: 'Carter', department: 'Kitchen' });
  const department_id = await world.department('Kitchen');
  await admin.post('/shifts', { user_id: busy.id, is_published: true, ...at(saturday, '12:00', '20:00') });
  await admin.post('/shifts', { department_id, title: 'Grill', is_published: true, ...at(saturday, '17:00', '23:00') });

  const page = await signedIn(head, `/schedule?week=2027-01-18`);
  await heading(page, 'Schedule').waitFor();
  await page.getByRole('button', { name: /Sat.*5:00.*Grill/ }).click();
  const dialog = page.getByRole('dialog');
  const list = dialog.getByRole('region', { name: 'Who can take it' });
  await list.getByRole('button', { name: /Ben Carter.*Free/ }).waitFor();
  expect(await list.getByRole('button', { name: /Ada Byron.*Another shift/ }).isDisabled()).toBe(true);
  await picture(page, 'candidates');
  expect(await findViolations(page)).toEqual([]);
  await list.getByRole('button', { name: /Ben Carter/ }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Ben Carter' }) })
    .getByRole('button', { name: /Grill/ })
    .waitFor();

  const phone = await signedIn(head, `/schedule?week=2027-01-18`, {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  await phone.getByRole('button', { name: /Sat.*5:00.*Grill/ }).click();
  await phone.getByRole('region', { name: 'Who can take it' }).waitFor();
  expect(await overflowOf(phone)).toBe(0);
  await picture(phone, 'candidates-phone');
});
