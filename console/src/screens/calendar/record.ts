import type { Data } from '../../client/hooks.ts';

export type CalendarData = Data<'/calendar'>;
export type CalendarLeave = CalendarData['leaves'][number];
