import { describe, expect, it } from 'vitest';
import { csvOf } from '../src/csv.ts';
import { decodeText, readHead, readSheet, separatorOf } from '../src/screens/imports/csv.ts';

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
  });

  it('may name its separator above the header', () => {
    expect(readSheet('sep=;\r\nname;note\r\nAda;a,b\r\n')).toEqual({
      header: ['name', 'note'],
      rows: [['Ada', 'a,b']],
    });
  });

  it('is read to its first whole lines alone if it is long', () => {
    const head = readHead(`name;note\n${'Ada;Byron\n'.repeat(50_000)}`);
    expect(head.header).toEqual(['name', 'note']);
    expect(head.rows.length).toBeLessThan(20_000);
    expect(head.rows.every((row) => row.join() === 'Ada,Byron')).toBe(true);
  });
});

describe('a file for spreadsheets', () => {
  it('runs nothing that someone typed, keeps numbers, and quotes what would end a cell', () => {
    const rows = [
      ['=1+1', '@x', '+1', '-1', '\t', -12.5, null, 'plain'],
      ['a,b', 'a"b', 'a\nb', "'=1"],
      ['＝1+1', '＋1', '－1', '＠x'],
    ];
    expect(csvOf(rows)).toBe(
      "\uFEFF'=1+1,'@x,'+1,'-1,'\t,-12.5,,plain\r\n" + '"a,b","a""b","a\nb",\'=1\r\n' + "'＝1+1,'＋1,'－1,'＠x\r\n",
    );
  });
});
