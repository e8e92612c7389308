import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Console } from './browser.ts';
import { Asked, misfitsOn } from './walk.ts';

const mostly = { width: 1280, height: 860 };
const phone = { width: 390, height: 844 };
/** Those who see most first: the others are measured where they see something else. */
export const roles = ['EXECUTIVE', 'ADMINISTRATOR', 'DEPARTMENT_HEAD', 'EMPLOYEE'] as const;
type Role = (typeof roles)[number];

/** Someone of the demo with this role who has been at work. */
async function personWith(muster: Console, role: Role): Promise<{ id: string }> {
  const { rows } = await muster.installation.database.pool.query<{ id: string }>(
    `select users.id from users where role = $1 and users.is_active and organization_id <> $2
      order by (select count(*) from time_entries where user_id = users.id) desc, users.id limit 1`,
    [role, muster.world.organizationId],
  );
  return rows[0] ?? expect.fail(`The demo has nobody with the role ${role}.`);
}

/** Their first screen, in a language. */
export async function openAs(muster: Console, role: Role, language: string): Promise<{ page: Page; asked: Asked }> {
  const person = await personWith(muster, role);
  await muster.installation.database.pool.query('update users set language = $2 where id = $1', [person.id, language]);
  const page = await muster.signedIn(person as never, '/sign-in', { viewport: mostly, locale: `${language}-CA` });
  const asked = new Asked(page);
  await page.goto(`${muster.origin}/`);
  await asked.settled();
  return { page, asked };
}

/** Both widths of what is there, without asking for it again. The next screen begins at the one that this one ended with. */
export async function atBothWidths(page: Page, asked: Asked, path: string): Promise<string[]> {
  // What people wrote may be as long as it likes: it is cut where it has a tooltip or a page of its own.
  const isWritten = (fault: string): boolean =>
    [...fault.replace('cut: ', '').matchAll(/\p{L}{2,}/gu)].every(([word]) => asked.words.has(word));
  const faults: string[] = [];
  const sizes = page.viewportSize()?.width === phone.width ? [phone, mostly] : [mostly, phone];
  for (const [index, size] of sizes.entries()) {
    if (index > 0) await page.setViewportSize(size);
    faults.push(
      ...(await misfitsOn(page))
        .filter((fault) => !fault.startsWith('cut: ') || !isWritten(fault))
        .map((fault) => `${path} at ${String(size.width)}: ${fault}`),
    );
  }
  return faults;
}
