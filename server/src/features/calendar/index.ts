import type { Feature } from '../../kernel/catalogue.ts';
import { getCalendar } from './get.ts';

export const calendar: Feature = {
  name: 'calendar',
  title: 'Calendar',
  summary: 'Who is away and who works, by person.',
  operations: [getCalendar],
};
