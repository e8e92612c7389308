import { type Language, say, sayTo } from '../../lib/texts/texts.ts';

/** Stored between the two. */
const between = ' on ';

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const firstIn = (known: readonly (readonly [RegExp, string])[], text: string): string | null =>
  known.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** "Firefox on Windows": enough to know one's own devices. The user agent itself is not kept. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (userAgent === undefined) return null;
  const text = userAgent.slice(0, 500);
  const browser = firstIn(browsers, text);
  const system = firstIn(systems, text);
  return browser !== null && system !== null ? browser + between + system : (browser ?? system);
}

/** The same to read in another language; stored is the English one. */
export function deviceIn(language: Language, device: string): string {
  const [browser = '', system] = device.split(between);
  if (system === undefined) return device;
  return sayTo({ language, audience: 'app' }, say('sessions.device', { browser, system }));
}
