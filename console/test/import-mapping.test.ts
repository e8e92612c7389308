import { describe, expect, it } from 'vitest';
import type { KindInfo } from '../src/screens/imports/kinds.ts';
import { columnsFor, problemOf } from '../src/screens/imports/mapping.ts';

const people: KindInfo = {
  kind: 'people',
  columns: [
    { name: 'first_name', is_required: true, unless: 'full_name', type: 'text', label: 'first name' },
    { name: 'last_name', is_required: true, unless: 'full_name', type: 'text', label: 'last name' },
    { name: 'full_name', is_required: false, unless: null, type: 'text', label: 'full name' },
    { name: 'job_title', is_required: false, unless: null, type: 'text', label: 'job title' },
  ],
  mappings: [],
};

describe('the columns of a file', () => {
  it('are sent by header; one that stands there again has its number', () => {
    expect(columnsFor(['A', 'B'], ['first_name', null])).toEqual([
      { header: 'A', column: 'first_name' },
      { header: 'B', column: null },
    ]);
    expect(columnsFor(['Name', 'name '], ['first_name', 'last_name'])).toEqual([
      { header: 'Name', column: 'first_name' },
      { header: 'name (2)', column: 'last_name' },
    ]);
  });

  it('have to be there if every file needs them', () => {
    expect(problemOf(people, ['first_name', null])).toBe('Choose the column for: last name.');
    expect(problemOf(people, ['first_name', 'last_name', 'last_name'])).toContain('Two columns');
    expect(problemOf(people, ['first_name', 'last_name'])).toBeNull();
    expect(problemOf(people, ['job_title', 'full_name'])).toBeNull();
  });
});
