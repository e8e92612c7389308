import type { Format } from '../../format.ts';
import { useSession } from '../../session.tsx';
import { sayShiftTimes } from '../../texts/schedule.ts';
import { shiftDraftTexts as texts } from '../../texts/shift-drafts.ts';
import type { PlannedShift, Week } from './planned.ts';

export type Draft = Week['drafts'][number];
type Values = Draft['published'];

/** Whether a change of a shift waits until it is published. */
export function useIsKeptBack(): (shift: Pick<PlannedShift, 'is_published'>) => boolean {
  const { organization } = useSession();
  return ({ is_published: isPublished }) => isPublished && organization.publish_changes === 'WHEN_PUBLISHED';
}

export const draftOf = (week: Week, { id }: Pick<PlannedShift, 'id'>): Draft | undefined =>
  week.drafts.find(({ shift_id }) => shift_id === id);

const isElsewhere = ({ published, planned, is_deleted: isDeleted }: Draft): boolean =>
  !isDeleted &&
  (published.user_id !== planned.user_id ||
    published.department_id !== planned.department_id ||
    published.starts_at !== planned.starts_at ||
    published.ends_at !== planned.ends_at);

/** Where people still see what is planned elsewhere by now. */
export const stillSeen = (week: Week): readonly Draft[] =>
  week.drafts.filter((draft) => draft.published.status !== 'CANCELLED' && isElsewhere(draft));

/** The week as people see it: what hangs on the wall. */
export function publishedWeek(week: Week): Week {
  if (week.drafts.length === 0) return week;
  const changed = new Set(week.drafts.map(({ shift_id: id }) => id));
  const among = ({ starts_at: start }: Values): boolean =>
    Date.parse(start) >= Date.parse(`${week.week_start}T00:00:00Z`) - dayMs &&
    Date.parse(start) < Date.parse(`${week.week_end}T00:00:00Z`) + 2 * dayMs;
  const seen = week.drafts
    .filter(({ published }) => among(published))
    .map(({ shift_id: id, published }): PlannedShift => {
      const planned = week.shifts.find((shift) => shift.id === id);
      return { ...nothingElse, ...planned, id, ...published };
    });
  return { ...week, shifts: [...week.shifts.filter(({ id }) => !changed.has(id)), ...seen].toSorted(byStart) };
}

const dayMs = 86_400_000;
const nothingElse = { application_count: 0, is_published: true, notes: null, warnings: [], can: [] };
const byStart = (a: PlannedShift, b: PlannedShift): number => Date.parse(a.starts_at) - Date.parse(b.starts_at);

/** Day and times of a shift, as people see it or as it is planned. */
export const sayWhen = (format: Format, values: Pick<Values, 'starts_at' | 'ends_at'>): string =>
  texts.shift(format.shortDay(format.dayOf(values.starts_at)), sayShiftTimes(format, values));

interface Told {
  /** null: it is about an open shift. */
  readonly userId: string | null;
  readonly what: string;
}

const holderOf = ({ status, user_id: id }: Values): string | null => (status === 'SCHEDULED' ? id : null);
const isOpen = ({ status }: Values): boolean => status === 'OPEN';

/** Who is told what once a change is published. */
export function toldBy(format: Format, draft: Draft): readonly Told[] {
  const { published, planned } = draft;
  const [was, is] = [sayWhen(format, published), sayWhen(format, planned)];
  const [had, has] = [holderOf(published), draft.is_deleted ? null : holderOf(planned)];
  if (had !== null && had === has) {
    return [{ userId: had, what: was === is ? texts.isOther(is) : texts.becomes(was, is) }];
  }
  const wasOpen = isOpen(published);
  const opens = !draft.is_deleted && isOpen(planned);
  return [
    ...(had === null ? [] : [{ userId: had, what: texts.isGone(was) }]),
    ...(has === null ? [] : [{ userId: has, what: texts.isNew(is) }]),
    ...(wasOpen && opens ? [{ userId: null, what: was === is ? texts.isOther(is) : texts.becomes(was, is) }] : []),
    ...(wasOpen && !opens ? [{ userId: null, what: texts.closes(was) }] : []),
    ...(!wasOpen && opens ? [{ userId: null, what: texts.opens(is) }] : []),
  ];
}
