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

it('“swap my Friday with a colleague”: four presses on the phone, one for the colleague, and one for who plans', async () => {
  const other = await world.another({
    settings: { schedule_employee_visibility: 'DEPARTMENT', swap_approval: 'ALWAYS' },
  });
  const admin = await (await other.administrator()).app();
  const head = await other.departmentHeadOf('Kitchen', { first_name: 'Amélie', last_name: 'Tremblay' });
  const ada = await other.employee({ first_name: 'Ada', last_name: 'Byron', department: 'Kitchen' });
  const ben = await other.employee({ first_name: 'Ben', last_name: 'Carter', department: 'Kitchen' });
  const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const add = async (user_id: string, title: string, ahead: number): Promise<string> =>
    String(
      (await admin.post('/shifts', { user_id, title, is_published: true, ...at(day(ahead), '09:00', '17:00') })).data
        .id,
    );
  const [mine, theirs] = [await add(ada.id, 'Grill', 3), await add(ben.id, 'Oven', 5)];
  await add(ben.id, 'Oven', 9);
  const abel = await other.employee({ first_name: 'Abel', last_name: 'Aalto', department: 'Kitchen' });
  await add(abel.id, 'Salads', 3);
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

  const page = await signedIn(ada, '/my-schedule', phone);
  await page.getByRole('button', { name: /^Give away or swap/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Give away or swap/ });
  await dialog.getByText('As it stands, everyone of the department who could take it is asked.').waitFor();
  // Who works then is first by name, and last in the list.
  const colleagues = dialog.getByRole('list', { name: 'Give it to' }).getByRole('button');
  expect(await colleagues.last().textContent()).toBe('Abel Aaltobusy then');
  expect(await colleagues.filter({ hasText: 'busy then' }).count()).toBe(1);
  await dialog
    .getByRole('list', { name: 'Swap it for' })
    .getByRole('button', { name: /^Ben Carter/ })
    .first()
    .click();
  await dialog.getByText('Only Ben Carter is asked.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
  await picture(page, 'swap-phone');
  await dialog.getByRole('button', { name: 'Ask' }).click();
  await page.getByText('You asked Ben Carter').waitFor();

  const asked = await signedIn(ben, '/my-schedule', phone);
  await asked.getByText('Ada Byron offers it').waitFor();
  await picture(asked, 'swap-asked-phone');
  await asked.getByRole('button', { name: /^Swap for/ }).click();
  await asked.getByText('It waits for approval').first().waitFor();
  expect(await overflowOf(asked)).toBe(0);

  const inbox = await signedIn(head, '/inbox');
  await inbox.getByText('Shift to Ben Carter').waitFor();
  await picture(inbox, 'swap-inbox');
  expect(await findViolations(inbox)).toEqual([]);
  await inbox.getByRole('button', { name: /^Approve: Ada Byron/ }).click();
  const ownerOf = async (id: string): Promise<unknown> => (await admin.get(`/shifts/${id}`)).data.user_id;
  await expect.poll(() => ownerOf(mine), { timeout: 30_000 }).toBe(ben.id);
  expect(await ownerOf(theirs)).toBe(ada.id);
});
