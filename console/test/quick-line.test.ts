import { describe, expect, it } from 'vitest';
import { readStaffing } from '../src/screens/schedule/staffing-line.ts';
import { readCell, readLine } from '../src/screens/time/quick-line.ts';

const at = (hours: number, minutes = 0): number => hours * 60 + minutes;

describe('hours that are typed as times', () => {
  it.each([
    ['9-17', at(9), at(8)],
    ['9:00–17:00', at(9), at(8)],
    ['9 - 17', at(9), at(8)],
    ['9am-5pm', at(9), at(8)],
    ['9 a.m. to 5 p.m.', at(9), at(8)],
    ['9-5', at(9), at(8)],
    ['9-5pm', at(9), at(8)],
    ['1-5pm', at(13), at(4)],
    ['8:30-12', at(8, 30), at(3, 30)],
    ['9 h à 17 h 30', at(9), at(8, 30)],
    ['9h-17h30', at(9), at(8, 30)],
    ['22-6', at(22), at(8)],
    ['7-7', at(7), at(12)],
    ['22:00-24', at(22), at(2)],
    ['12am-8am', 0, at(8)],
    ['12pm-3pm', at(12), at(3)],
  ])('%s', (text, from, minutes) => {
    expect(readCell(text)).toEqual({ from, minutes, note: '' });
    expect(readCell(`${text} tasting`)).toEqual({ from, minutes, note: 'tasting' });
    expect(readLine(`hotel menu ${text} tasting`)).toEqual({
      words: ['hotel', 'menu'],
      from,
      minutes,
      note: 'tasting',
    });
  });

  it.each(['25-26', '9:70-12', '13pm-14pm'])('%s is none', (text) => {
    expect(readCell(text)?.from ?? null).toBeNull();
  });

  it('a duration stays one, and a project whose name has figures is not a time', () => {
    expect(readCell('7:30 menu')).toEqual({ minutes: at(7, 30), from: null, note: 'menu' });
    expect(readLine('2026-A 1:30')).toEqual({ words: ['2026-A'], minutes: 90, from: null, note: '' });
    expect(readLine('Hotel')).toEqual({ words: ['Hotel'], minutes: null, from: null, note: '' });
  });
});

describe('who is needed, in one line', () => {
  const words = {
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    skipped: ['every', 'on'],
    titles: ['Cook', 'Chef de partie'],
  };
  it.each([
    ['3 cooks every Saturday 17-22', { people: '3', position: 'Cook', weekday: 6, from: '17:00', to: '22:00' }],
    ['5pm-10pm sat 3x côoks', { people: '3', position: 'Cook', weekday: 6, from: '17:00', to: '22:00' }],
    ['2 chefs de partie fri', { people: '2', position: 'Chef de partie', weekday: 5 }],
    ['1 Barista 22-6', { people: '1', position: 'Barista', from: '22:00', to: '06:00' }],
    ['4', { people: '4' }],
  ])('%s', (text, said) => expect(readStaffing(text, words)).toEqual(said));
});
