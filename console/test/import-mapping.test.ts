import { describe, expect, it } from 'vitest';
import type { KindInfo } from '../src/screens/imports/kinds.ts';
import { columnsFor, mappingFor, problemOf } from '../src/screens/imports/mapping.ts';

const people: KindInfo = {
  kind: 'people',
  columns: [
    { name: 'first_name', is_required: true },
    { name: 'last_name', is_required: true },
    { name: 'job_title', is_required: false },
  ],
  mappings: [
    { header: 'surname', column: 'last_name' },
    { header: 'shoe size', column: null },
    { header: 'job title', column: null },
  ],
};

describe('the columns of a file', () => {
  it('are those that an earlier file had, otherwise those of the same name', () => {
    expect(mappingFor(people, ['First Name', ' SURNAME', 'Shoe size', 'Other'])).toEqual([
      'first_name',
      'last_name',
      null,
      null,
    ]);
    expect(mappingFor(people, ['Job title'])).toEqual([null]);
    expect(mappingFor(people, ['job_title'])).toEqual(['job_title']);
  });

  it('are taken once each', () => {
    expect(mappingFor(people, ['Surname', 'Last name'])).toEqual(['last_name', null]);
  });

  it('are sent by header, unless two headers are the same', () => {
    expect(columnsFor(['A', 'B'], ['first_name', null])).toEqual([
      { header: 'A', column: 'first_name' },
      { header: 'B', column: null },
    ]);
    expect(columnsFor(['Name', 'name '], ['first_name', 'last_name'])).toBeNull();
  });

  it('have to be there where every file needs them', () => {
    expect(problemOf(people, ['first_name', null])).toBe('Choose the column for: last name.');
    expect(problemOf(people, ['first_name', 'last_name', 'last_name'])).toContain('Two columns');
    expect(problemOf(people, ['first_name', 'last_name'])).toBeNull();
  });
});
