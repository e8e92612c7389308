import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../lib/errors.ts';
import { readCsv } from './csv.ts';
import type { CsvSource } from './text.ts';

async function recordsOf(source: CsvSource): Promise<[number, ...string[]][]> {
  const records: [number, ...string[]][] = [];
  for await (const { line, fields } of readCsv(source)) records.push([line, ...fields]);
  return records;
}

const text = 'name,city\nZoë,Köln\nAda,"Québec, QC"\n';
const expected = [
  [1, 'name', 'city'],
  [2, 'Zoë', 'Köln'],
  [3, 'Ada', 'Québec, QC'],
];
const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');
const encodings: [string, Buffer][] = [
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a byte-order mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16, little-endian', utf16],
  ['UTF-16, big-endian', Buffer.from(utf16).swap16()],
  ['Windows-1252', Buffer.from(text, 'latin1')],
];
const byteByByte = (bytes: Buffer): Buffer[] => Array.from(bytes, (byte) => Buffer.from([byte]));

describe('encodings', () => {
  it.each(encodings)('%s is read, in one piece and byte by byte', async (_name, bytes) => {
    expect(await recordsOf([bytes])).toEqual(expected);
    expect(await recordsOf(byteByByte(bytes))).toEqual(expected);
  });

  it('Windows-1252 has characters that Latin-1 has not', async () => {
    expect(await recordsOf([Buffer.from([0x61, 0x0a, 0x80, 0x93])])).toEqual([
      [1, 'a'],
      [2, '€“'],
    ]);
  });

  it('a last character that is cut off is told apart from one that is whole', async () => {
    expect(await recordsOf([Buffer.from([0x61, 0x0a, 0xe9])])).toEqual([
      [1, 'a'],
      [2, 'é'],
    ]);
    expect(await recordsOf([Buffer.from('a\né')])).toEqual([
      [1, 'a'],
      [2, 'é'],
    ]);
  });

  it('422: text that begins as UTF-8 and goes on as something else is refused', async () => {
    const mixed = Buffer.concat([Buffer.from('name\nZoë\n'), Buffer.from('Zoë\n', 'latin1')]);
    await expect(recordsOf([mixed])).rejects.toThrow(Refusal);
  });
});

describe('separators', () => {
  it.each([
    ['commas', 'a,b\n1,"2;3"', [2, '1', '2;3']],
    ['semicolons', 'a;b\n1;"2,3"', [2, '1', '2,3']],
    ['tabs', 'a\tb\n1\t2,3;4', [2, '1', '2,3;4']],
    ['the one that the file names, whose line is counted', 'sep=;\na;b\n1;2,3', [3, '1', '2,3']],
    ['those outside of quotes alone', '"a,b,c";d\n1;2', [2, '1', '2']],
  ])('%s', async (_name, csv, row) => {
    expect((await recordsOf([Buffer.from(csv)])).at(-1)).toEqual(row);
  });

  it('lines count as in the file, with any line ends and within quotes', async () => {
    const csv = 'a;b\r\n"1\r\n2";3\r4;5\n\n6;7';
    expect((await recordsOf([Buffer.from(csv)])).map(([line]) => line)).toEqual([1, 2, 4, 6]);
  });

  it('422: very many fields, in whichever separator', async () => {
    for (const separator of [',', ';', '\t']) {
      const csv = `a${separator}b\n${separator.repeat(300)}`;
      await expect(recordsOf([Buffer.from(csv)])).rejects.toThrow('more than 200 fields');
    }
  });

  it('422: a first line without an end', async () => {
    await expect(recordsOf([Buffer.from('a'.repeat(100_000))])).rejects.toThrow('too long');
  });
});
