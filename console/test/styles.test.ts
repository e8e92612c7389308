import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const sources = fileURLToPath(new URL('../src', import.meta.url));

it('a part that draws fields brings their style: opened first, a screen has no other part to borrow it from', () => {
  const lacking = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => {
    if (!file.endsWith('.tsx')) return false;
    const source = readFileSync(`${sources}/${file}`, 'utf8');
    const drawsFields = /className=(?:"|\{`)(?:[\w-]+ )*(?:select|control)[ "`]/.test(source);
    return drawsFields && !/(?:field\.css|field\.tsx|forms\.tsx)'/.test(source);
  });
  expect(lacking).toEqual([]);
});
