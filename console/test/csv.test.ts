import { describe, expect, it } from 'vitest';
import { csvOf, plainCsvLine } from '../src/csv.ts';
import { decodeText, readSheet, separatorOf, writeSheet } from '../src/screens/imports/csv.ts';

describe('a file as spreadsheets save it', () => {
  it('is read in the encodings that they use', () => {
    expect(decodeText(new TextEncoder().encode('Zoé'))).toBe('Zoé');
    expect(decodeText(Uint8Array.of(0xef, 0xbb, 0xbf, 0x5a))).toBe('Z');
    expect(decodeText(Uint8Array.of(0xff, 0xfe, 0x5a, 0, 0xe9, 0))).toBe('Zé');
    expect(decodeText(Uint8Array.of(0x5a, 0x6f, 0xe9))).toBe('Zoé');
  });

  it('has the separator that its first line has most of, outside of quotes', () => {
    expect(separatorOf('name;"a,b,c";code\n')).toBe(';');
    expect(separatorOf('name,code\n')).toBe(',');
    expect(separatorOf('name\tcode\n')).toBe('\t');
  });

  it('keeps quotes, line breaks and blank lines, so that lines count as in the file', () => {
    const sheet = readSheet('name;note\r\n"Smith; Co";"said ""no""\nand left"\r\n\r\nLast;\r\n');
    expect(sheet).toEqual({
      header: ['name', 'note'],
      rows: [['Smith; Co', 'said "no"\nand left'], [''], ['Last', '']],
    });
    expect(writeSheet(sheet, ['name', 'description'])).toBe(
      'name,description\nSmith; Co,"said ""no""\nand left"\n\nLast,',
    );
  });

  it('sends the columns that were chosen, under the names they were given', () => {
    const sheet = readSheet('First,Shoe size,Last\nAda,38,Byron\n');
    expect(writeSheet(sheet, ['first_name', null, 'last_name'])).toBe('first_name,last_name\nAda,Byron');
  });
});

describe('a file for spreadsheets', () => {
  it('runs nothing that someone typed, keeps numbers, and quotes what would end a cell', () => {
    const rows = [
      ['=1+1', '@x', '+1', '-1', '\t', -12.5, null, 'plain'],
      ['a,b', 'a"b', 'a\nb', "'=1"],
    ];
    expect(csvOf(rows)).toBe("\uFEFF'=1+1,'@x,'+1,'-1,'\t,-12.5,,plain\r\n" + '"a,b","a""b","a\nb",\'=1\r\n');
  });

  it('what is sent to be imported is not changed by it', () => {
    expect(plainCsvLine(['=1+1', '-5', 'a,b'])).toBe('=1+1,-5,"a,b"');
  });
});
