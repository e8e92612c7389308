import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it('a cell that a spreadsheet would work out is text, full-width signs included; numbers stay numbers', () => {
  expect(csvLine(['=1+1', '+1', '-1', '@x', '\tx', '＝1+1', '＋1', '－1', '＠x', -12.5, null, 'plain'])).toBe(
    "'=1+1,'+1,'-1,'@x,'\tx,'＝1+1,'＋1,'－1,'＠x,-12.5,,plain\r\n",
  );
});
