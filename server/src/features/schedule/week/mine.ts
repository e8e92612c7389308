import { Type } from 'typebox';
import { readOperation } from '../../../kernel/operation.ts';
import { Day, dayBoundsMs, daysBetween } from '../../../lib/days.ts';
import { invalid } from '../../../lib/errors.ts';
import { PersonName } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { say } from '../../../lib/texts/texts.ts';
import { DaysOff, daysOffOf } from '../../leave/index.ts';
import { listBeside } from './beside-store.ts';

/** More than any screen of one person shows at a time. */
const maxDays = 92;
const mostShifts = 200;
const shownBeside = 6;

export const getMySchedule = readOperation({
  id: 'schedule.mine',
  route: 'GET /schedule/mine',
  shows: ['shift', 'leave'],
  summary: 'Read what stands around one’s own shifts',
  description:
    'Public holidays of the place of work (`holiday_regions`), else of the organization, leave, and with whom one works, between two days. The shifts themselves are listed by `GET /shifts`.',
  surface: 'app',
  scope: null,
  query: Strict({
    start_date: Day('First day.'),
    end_date: Day(`Last day; at most ${String(maxDays)} days in all.`),
  }),
  returns: Type.Object(
    {
      ...DaysOff,
      beside: Type.Array(
        Type.Object({
          shift_id: Id('shf', 'The caller’s own shift.'),
          first: Type.Array(PersonName, { description: 'Some of them, by name.', maxItems: shownBeside }),
          count: Type.Integer({ description: 'How many there are.' }),
        }),
        {
          description:
            'Who works at the time of a shift in the same department, as far as the caller sees it; shifts with nobody else are left out.',
        },
      ),
    },
    { $id: 'MySchedule', description: 'What stands around one’s own shifts.' },
  ),

  async run({ actor, db, query: { start_date: from, end_date: to } }) {
    if (to < from) throw invalid('end_date', say('validation.beforeOther', { other: 'start_date' }));
    if (daysBetween(from, to) >= maxDays) throw invalid('end_date', say('calendar.tooLong', { days: maxDays }));
    const { startMs, endMs } = dayBoundsMs(actor.organization.timezone, from, to);
    const [off, beside] = await Promise.all([
      daysOffOf(db, actor, { start_date: from, end_date: to }),
      listBeside(db, actor, {
        fromMs: startMs,
        toMs: endMs,
        endAfterMs: startMs,
        most: mostShifts,
        shown: shownBeside,
      }),
    ]);
    return { ...off, beside };
  },
});
