import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  readonly run: (options: object) => Promise<{
    readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
  }>;
}

/** What axe finds wrong with a page, and whether it is wider than the screen. `rules`: those alone. */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  await page.waitForFunction(() => document.querySelector('.skeleton, [aria-busy="true"]') === null);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: rules } }) };
  return page.evaluate(async (asked) => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(asked);
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [...found, `${scrollWidth}px wide on ${clientWidth}px`] : found;
  }, options);
}
