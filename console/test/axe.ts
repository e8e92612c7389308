import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { settled } from './inspect.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Wider than the window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(document.documentElement.scrollWidth - document.documentElement.clientWidth, 0));

/** Both themes, both widths. */
export const looks = [
  ['light', { colorScheme: 'light', viewport: { width: 1440, height: 900 } }],
  ['dark', { colorScheme: 'dark', viewport: { width: 1440, height: 900 } }],
  ['phone, light', { colorScheme: 'light', viewport: { width: 390, height: 844 }, hasTouch: true }],
  ['phone, dark', { colorScheme: 'dark', viewport: { width: 390, height: 844 }, hasTouch: true }],
] as const;

interface Axe {
  readonly run: (
    place: string,
    options: object,
  ) => Promise<{
    readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
  }>;
}

/**
 * What axe finds wrong with a page, and whether it is wider than the screen. `rules`: those alone, or all but some;
 * of the whole page, or of what stands in its main part alone.
 */
export async function findViolations(
  page: Page,
  rules?: readonly string[] | { readonly without: readonly string[]; readonly isMainAlone?: boolean },
): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const chosen =
    rules === undefined || 'without' in rules
      ? { rules: Object.fromEntries((rules?.without ?? []).map((rule) => [rule, { enabled: false }])) }
      : { runOnly: { type: 'rule', values: rules } };
  const options = { resultTypes: ['violations'], ...chosen };
  const within = rules !== undefined && 'without' in rules && rules.isMainAlone === true ? 'main' : 'html';
  return page.evaluate(
    async ([place, asked]) => {
      const { violations } = await (window as unknown as { axe: Axe }).axe.run(place, asked);
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth > clientWidth ? [...found, `${scrollWidth}px wide on ${clientWidth}px`] : found;
    },
    [within, options] as const,
  );
}
