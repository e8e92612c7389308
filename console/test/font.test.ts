import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the font of the first view is what scripts/font.mjs cuts from the installed Inter', async () => {
  const script = (await import(new URL('../../scripts/font.mjs', import.meta.url).href)) as {
    readonly cutFont: () => Promise<Buffer>;
    readonly fontFile: URL;
  };
  const { cutFont, fontFile } = script;
  const kept = readFileSync(fontFile);
  expect(kept.equals(await cutFont())).toBe(true);
  expect(kept.length).toBeLessThan(30_000);
});
