import type { Page } from 'playwright-core';

/** Everything has loaded, and no colour is half way to another. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.skeleton, [aria-busy="true"]') === null);
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** What is wrong with the page for people who do not see it, do not see well, or use a small screen. */
export async function findFaults(page: Page): Promise<string[]> {
  await settled(page);
  return [
    ...(await page.evaluate(unlabelled)),
    ...(await page.evaluate(disorderedHeadings)),
    ...(await page.evaluate(lowContrast)),
    ...(await page.evaluate(overflowing)),
  ];
}

/** Every control and link has a name, and no id is given twice. */
function unlabelled(): string[] {
  const faults: string[] = [];
  const describe = (element: Element): string => element.outerHTML.slice(0, 120);
  const named = (element: Element): boolean =>
    (element.getAttribute('aria-label') ?? element.getAttribute('aria-labelledby') ?? '') !== '';
  for (const input of document.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    if ((input.labels?.length ?? 0) === 0 && !named(input)) faults.push(`no label: ${describe(input)}`);
  }
  for (const element of document.querySelectorAll('button, a[href], summary')) {
    if (element.textContent.trim() === '' && !named(element)) faults.push(`no name: ${describe(element)}`);
  }
  const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
  const doubled = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [...faults, ...doubled.map((id) => `id given twice: ${id}`)];
}

/** One h1, and no level left out on the way down. */
function disorderedHeadings(): string[] {
  const levels = [...document.querySelectorAll('h1, h2, h3, h4')]
    .filter((heading) => heading.getClientRects().length > 0)
    .map((heading) => Number(heading.tagName.slice(1)));
  const faults = levels.filter((level) => level === 1).length === 1 ? [] : ['not exactly one h1'];
  levels.forEach((level, index) => {
    if (level > (levels[index - 1] ?? 0) + 1) faults.push(`heading level ${level} after ${levels[index - 1] ?? 0}`);
  });
  return faults;
}

/** Text reads at 4.5:1 or better on what lies behind it; what is switched off may be paler. */
function lowContrast(): string[] {
  const channels = (color: string): number[] =>
    (/[\d.]+(?:[, ]+[\d.]+)*/.exec(color)?.[0] ?? '').split(/[, ]+/).map(Number);
  const luminance = ([red = 0, green = 0, blue = 0]: number[]): number => {
    const linear = (value: number): number =>
      value <= 10.31 ? value / 255 / 12.92 : Math.pow((value / 255 + 0.055) / 1.055, 2.4);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  const groundOf = (element: Element): number[] => {
    for (let behind: Element | null = element; behind; behind = behind.parentElement) {
      const color = channels(getComputedStyle(behind).backgroundColor);
      if ((color[3] ?? 1) > 0.99 && color.length >= 3) return color;
    }
    return [255, 255, 255];
  };
  const faults = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (!element || text === '' || element.getClientRects().length === 0) continue;
    if (element.closest('button:disabled, [aria-hidden="true"], noscript, select:disabled')) continue;
    const [first = 0, second = 0] = [
      luminance(channels(getComputedStyle(element).color)),
      luminance(groundOf(element)),
    ].sort((a, b) => b - a);
    const ratio = (first + 0.05) / (second + 0.05);
    if (ratio < 4.5) faults.add(`contrast ${ratio.toFixed(2)}: ${text.slice(0, 40)}`);
  }
  return [...faults];
}

/** Nothing sticks out sideways. */
function overflowing(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  );
  return [
    `${scrollWidth}px wide on ${clientWidth}px: ${wide.map(({ outerHTML }) => outerHTML.slice(0, 80)).join(' | ')}`,
  ];
}
