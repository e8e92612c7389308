import { Type } from 'typebox';
import { readOperation } from '../../../kernel/operation.ts';
import { Day, dayIn, Instant } from '../../../lib/days.ts';
import { Nullable } from '../../../lib/schema.ts';
import { findOwnIllness } from '../../leave/index.ts';
import { ClockPlace } from '../../people/index.ts';
import { openBreakOf } from '../entries/breaks.ts';
import { presentEntry } from '../entries/present.ts';
import { TimeEntry } from '../entries/record.ts';
import { findRunningEntry } from '../entries/store.ts';
import { findClockFrom } from '../person-store.ts';
import { findOwnKiosks, noKiosks } from './store.ts';
import { isElsewhere } from './where.ts';

export const ClockState = Type.Object(
  {
    is_running: Type.Boolean({ description: 'Whether the person is clocked in.' }),
    entry: Nullable(TimeEntry, { description: 'The running entry.' }),
    asks_for_place: Type.Boolean({ description: 'The organization has set a place; a device is asked where it is.' }),
    ask_after_hours: Type.Integer({
      description: 'Who has been clocked in for longer says when they left.',
      examples: [12],
    }),
    on_break_since: Nullable(Instant(), {
      description: 'Since when the person is on a break; null: they are on none.',
    }),
    clock_from: Nullable(Type.Array(ClockPlace), {
      description: 'Where the person’s department clocks; null: wherever they are.',
      examples: [null],
    }),
    is_elsewhere: Type.Boolean({ description: 'This device is none of those: its taps are refused.' }),
    kiosks: Type.Array(Type.String(), {
      description: 'What the kiosks are called at which the person clocks; none unless this device is elsewhere.',
      examples: [[]],
    }),
    has_kiosk_pin: Type.Boolean({
      description: 'Whether the person has a PIN for kiosks; false unless this device is elsewhere.',
    }),
    shift_ends_at: Nullable(Instant(), {
      description: 'When the shift of the running entry ends; null if it belongs to none.',
    }),
    shift_break_minutes: Nullable(Type.Integer(), {
      description: 'The break that this shift plans; null if the entry belongs to none.',
      examples: [30],
    }),
    illness: Nullable(Type.Object({ end_date: Day('The last day of it.') }), {
      description: 'That the person reported ill for today; null: they did not.',
    }),
    now: Instant('The time of the server, by which a device dates its taps.'),
  },
  { $id: 'ClockState' },
);

export const getClock = readOperation({
  id: 'clock.get',
  route: 'GET /clock',
  shows: ['time_entry', 'leave'],
  summary: 'Whether one is clocked in',
  surface: 'app',
  scope: 'time_entries:read',
  module: 'time_tracking',
  returns: ClockState,

  async run({ actor, db, nowMs, origin }) {
    const today = dayIn(actor.organization.timezone, nowMs);
    const [running, illness, clockFrom] = await Promise.all([
      findRunningEntry(db, actor),
      findOwnIllness(db, actor, today),
      findClockFrom(db, actor),
    ]);
    const elsewhere = isElsewhere(clockFrom, origin);
    const atKiosk = elsewhere && clockFrom.includes('KIOSK') ? await findOwnKiosks(db, actor) : noKiosks;
    return {
      is_running: running !== null,
      entry: running && presentEntry(actor, running),
      asks_for_place: actor.organization.settings.time_geofence !== null,
      ask_after_hours: actor.organization.settings.clock_ask_after_hours,
      on_break_since: openBreakOf(running?.breaks ?? null)?.start ?? null,
      clock_from: clockFrom && [...clockFrom],
      is_elsewhere: elsewhere,
      kiosks: [...atKiosk.names],
      has_kiosk_pin: atKiosk.has_pin,
      shift_ends_at: running?.shift_ends_at ?? null,
      shift_break_minutes: running?.shift_break_minutes ?? null,
      illness,
      now: new Date(nowMs).toISOString(),
    };
  },
});
