import { Type } from 'typebox';
import { Day } from '../../lib/days.ts';

/** Calendar days of the organization, both ends included. */
export const windowFilters = {
  start_date: Type.Optional(Day("First day, in the organization's timezone.")),
  end_date: Type.Optional(Day("Last day, in the organization's timezone.")),
};

export interface Window {
  start_date?: string;
  end_date?: string;
}
