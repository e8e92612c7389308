import { addDays, instantAtMs, weekdayOf } from '../../../lib/days.ts';
import { plainPosition } from './positions.ts';
import type { StaffingGap, StaffingRequirement } from './record.ts';

/** A shift as far as it counts for what is wanted. */
export interface Cover {
  readonly department_id: string;
  readonly title: string | null;
  readonly job_title: string | null;
  readonly startMs: number;
  readonly endMs: number;
  readonly isOpen: boolean;
}

const plain = (text: string | null): string | null => (text === null ? null : plainPosition(text));

const isSame = (one: StaffingRequirement, other: StaffingRequirement): boolean =>
  one.department_id === other.department_id && plain(one.position) === plain(other.position);

/** What holds on a day: its own in place of what its weekday wants of the same department and position. */
function wantedOn(day: string, wanted: readonly StaffingRequirement[]): readonly StaffingRequirement[] {
  const own = wanted.filter(({ date }) => date === day);
  const weekly = wanted.filter((one) => one.weekday === weekdayOf(day) && !own.some((other) => isSame(one, other)));
  return [...own, ...weekly];
}

const counts = ({ department_id, position }: StaffingRequirement, cover: Cover): boolean =>
  cover.department_id === department_id &&
  (position === null || [plain(cover.title), plain(cover.job_title)].includes(plain(position)));

/** Where fewer or more people are planned than are wanted, in order; nothing where it fits. */
export function gapsOf(
  wanted: readonly StaffingRequirement[],
  covers: readonly Cover[],
  { days, timezone }: { readonly days: readonly string[]; readonly timezone: string },
): StaffingGap[] {
  return days
    .flatMap((day) =>
      wantedOn(day, wanted).flatMap((one) => {
        const startMs = instantAtMs(timezone, day, one.from);
        const endMs = instantAtMs(timezone, one.to <= one.from ? addDays(day, 1) : day, one.to);
        const there = covers.filter((cover) => cover.startMs < endMs && cover.endMs > startMs && counts(one, cover));
        return stretches(startMs, endMs, there)
          .filter(({ planned }) => planned !== one.people)
          .map(({ fromMs, toMs, planned, open }) => ({
            requirement_id: one.id,
            kind: planned < one.people ? ('GAP' as const) : ('SURPLUS' as const),
            date: day,
            department_id: one.department_id,
            position: one.position,
            starts_at: new Date(fromMs).toISOString(),
            ends_at: new Date(toMs).toISOString(),
            people: one.people,
            planned,
            open,
          }));
      }),
    )
    .sort((one, other) => (one.starts_at < other.starts_at ? -1 : one.starts_at > other.starts_at ? 1 : 0));
}

interface Stretch {
  readonly fromMs: number;
  readonly toMs: number;
  readonly planned: number;
  readonly open: number;
}

/** The time between two instants, taken apart where the number of those who are there changes. */
function stretches(startMs: number, endMs: number, covers: readonly Cover[]): Stretch[] {
  const cuts = covers.flatMap((cover) => [cover.startMs, cover.endMs]).filter((ms) => ms > startMs && ms < endMs);
  const edges = [...new Set([startMs, ...cuts, endMs])].sort((one, other) => one - other);
  const found: Stretch[] = [];
  for (const [index, fromMs] of edges.slice(0, -1).entries()) {
    const toMs = edges[index + 1] ?? endMs;
    const there = covers.filter((cover) => cover.startMs < toMs && cover.endMs > fromMs);
    const open = there.filter(({ isOpen }) => isOpen).length;
    const planned = there.length - open;
    const last = found.at(-1);
    if (last?.planned === planned && last.open === open) found[found.length - 1] = { ...last, toMs };
    else found.push({ fromMs, toMs, planned, open });
  }
  return found;
}
