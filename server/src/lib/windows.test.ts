import { describe, expect, it } from 'vitest';
import { dayWindow } from './windows.ts';

const today = '2026-03-09';
const nextDays = { length: 7, from: 'starts today' } as const;
const lastDays = { length: 30, from: 'ends today' } as const;

describe('a window of days', () => {
  it('next 7 days: today and the 6 after; last 30: today and the 29 before', () => {
    expect(dayWindow({}, today, nextDays)).toEqual({ start_date: '2026-03-09', end_date: '2026-03-15' });
    expect(dayWindow({}, today, lastDays)).toEqual({ start_date: '2026-02-08', end_date: '2026-03-09' });
  });

  it('with one edge given the other keeps the default length', () => {
    const length = { ...nextDays };
    expect(dayWindow({ start_date: '2026-01-01' }, today, length)).toMatchObject({ end_date: '2026-01-07' });
    expect(dayWindow({ end_date: '2026-01-07' }, today, length)).toMatchObject({ start_date: '2026-01-01' });
    expect(dayWindow({ start_date: '2026-01-01' }, today, lastDays)).toMatchObject({ end_date: '2026-01-30' });
    expect(dayWindow({ end_date: '2026-01-30' }, today, lastDays)).toMatchObject({ start_date: '2026-01-01' });
  });

  it('120 days count both ends: one more is 422', () => {
    const asked = { start_date: '2026-01-01', end_date: '2026-04-30' };
    expect(dayWindow(asked, today, nextDays)).toEqual(asked);
    expect(() => dayWindow({ ...asked, end_date: '2026-05-01' }, today, nextDays)).toThrow(
      expect.objectContaining({ code: 'VALIDATION_FAILED', details: { field: 'end_date' } }),
    );
  });

  it('422: end before start', () => {
    expect(() => dayWindow({ start_date: '2026-01-02', end_date: '2026-01-01' }, today, nextDays)).toThrow(
      expect.objectContaining({ code: 'VALIDATION_FAILED', details: { field: 'end_date' } }),
    );
    expect(dayWindow({ start_date: '2026-01-01', end_date: '2026-01-01' }, today, nextDays)).toBeTruthy();
  });

  it('ends where the calendar does', () => {
    expect(dayWindow({ start_date: '9999-12-30' }, today, nextDays)).toMatchObject({ end_date: '9999-12-31' });
    expect(dayWindow({ end_date: '0001-01-02' }, today, nextDays)).toMatchObject({ start_date: '0001-01-01' });
  });
});
