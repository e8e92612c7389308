import type { Feature } from '../../kernel/catalogue.ts';
import { previewEmployment } from './preview.ts';

/** What comes of other hours or days of work: it asks leave, time and the schedule. */
export const otherHours: Feature = {
  name: 'other-hours',
  operations: [previewEmployment],
};
