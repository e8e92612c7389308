import { describe, expect, it } from 'vitest';
import { kindNames } from './kinds.ts';
import type { NotificationRow } from './record.ts';
import { placeOf, sentenceOf } from './sentences.ts';

const row: NotificationRow = {
  id: 'ntf_1',
  kind: 'leave_approved',
  subject_id: 'lv_1',
  checklist_id: 'chk_1',
  title: 'Vacation',
  start_date: '2026-03-03',
  end_date: '2026-03-05',
  week_start: '2026-03-02',
  uncovered_shifts: null,
  from_time: null,
  until_time: null,
  decided_by_id: null,
  on_behalf_of_id: null,
  reason: null,
  created_at: '2026-03-01T00:00:00.000Z',
  read_at: null,
};
const canada = { country: 'CA' };
const said = (language: 'en' | 'fr', one: NotificationRow): string =>
  sentenceOf({ language, audience: 'app' }, canada, one);

describe('the sentence of a notification', () => {
  it('says days as the country of the reader writes them, in their language', () => {
    expect(said('en', row)).toMatch(/^Your time off was approved: Vacation, Mar 3–5, 2026\.$/);
    expect(said('fr', row)).toMatch(/^Votre congé a été approuvé\u00a0: Vacation, 3.5 mars 2026\.$/);
  });

  it('says the week of what is about a week, and the title of what has no days', () => {
    expect(said('en', { ...row, kind: 'shifts_changed', title: null, start_date: null, end_date: null })).toBe(
      'Your shifts of the week of Mar 2, 2026 changed.',
    );
    const task = { ...row, kind: 'task_assigned', title: 'Read\n the handbook', start_date: null } as const;
    expect(said('fr', task)).toBe('Vous avez une tâche\u00a0: Read the handbook.');
  });

  it.each(kindNames)('%s leads to an address of the app', (kind) => {
    expect(placeOf({ ...row, kind })).toMatch(/^\/([a-z-]+(\/[a-z-]+)?(\/[\w-]+)?(\?[\w=-]+)?)?$/);
  });
});
