import { describe, expect, it } from 'vitest';
import { departmentRows } from '../kinds/departments.ts';
import { peopleRows } from '../kinds/people.ts';
import { headerOf, recognise, suggestColumns } from './recognise.ts';

const remembered = [
  { header: 'bereich', column: 'name' },
  { header: 'code', column: null },
];

describe('what the headers of a file stand for', () => {
  it('what was said of the file comes before earlier files, these before the names of the columns', () => {
    expect(recognise(departmentRows, ['Bereich', 'CODE', 'Head E-mail'], null, remembered)).toEqual({
      columns: { bereich: 'name', code: null, 'head e-mail': 'head_email' },
      unknown: [],
    });
    const said = { code: 'code' };
    expect(recognise(departmentRows, ['Bereich', 'Code'], said, remembered).columns).toMatchObject({ code: 'code' });
  });

  it('a header of which nothing is known is told as it stands in the file', () => {
    expect(recognise(departmentRows, ['name', 'Floor'], null, remembered).unknown).toEqual(['Floor']);
  });

  it('is suggested by the place of the header, each column once', () => {
    expect(
      suggestColumns(departmentRows, ['Name', ' BEREICH', 'name', 'Code', 'Floor', 'Head_email'], remembered),
    ).toEqual(['name', null, null, null, null, 'head_email']);
  });

  it('a name is what the columns beside it leave it to be', () => {
    const suggested = (...header: string[]) => suggestColumns(peopleRows, header, []);
    expect(suggested('Name', 'Surname', 'Email')).toEqual(['first_name', 'last_name', 'email']);
    expect(suggested('Name', 'Vorname')).toEqual(['last_name', 'first_name']);
    expect(suggested('Name', 'E-Mail')).toEqual(['full_name', 'email']);
    expect(suggested('Name', 'First name', 'Last name')).toEqual([null, 'first_name', 'last_name']);
  });

  it('of two headers for a column the nearer one is suggested, wherever it stands', () => {
    expect(suggestColumns(peopleRows, ['Contract end date', 'End of employment'], [])).toEqual([
      null,
      'employment_end_date',
    ]);
    expect(suggestColumns(peopleRows, ['Surname', 'Last name'], [])).toEqual([null, 'last_name']);
  });

  it('what is said of a header that the file has not is a mistake', () => {
    expect(() => recognise(departmentRows, ['name'], { floor: null }, [])).toThrow('no column "floor"');
  });

  it('an empty file has none', async () => {
    expect(await headerOf([Buffer.from('')])).toEqual([]);
    expect(await headerOf([Buffer.from('name;code\nA;B')])).toEqual(['name', 'code']);
  });
});
