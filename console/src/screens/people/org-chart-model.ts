import type { Data } from '../../client/hooks.ts';
import { fullName } from '../../words.ts';

export type Member = Data<'/org-chart'>['people'][number];

export interface Chart {
  /** Who leads people and has no manager here: who leads the most comes first. */
  readonly roots: readonly Member[];
  /** Neither above anyone nor below. */
  readonly apart: readonly Member[];
  readonly reportsOf: ReadonlyMap<string, readonly Member[]>;
  readonly byId: ReadonlyMap<string, Member>;
}

export function chartOf(people: readonly Member[]): Chart {
  const byId = new Map(people.map((member) => [member.id, member]));
  const reportsOf = new Map<string, Member[]>();
  const tops: Member[] = [];
  for (const member of people) {
    if (member.manager_id === null || !byId.has(member.manager_id)) tops.push(member);
    else reportsOf.set(member.manager_id, [...(reportsOf.get(member.manager_id) ?? []), member]);
  }
  const sizeOf = ({ id }: Member): number => (reportsOf.get(id) ?? []).reduce((sum, one) => sum + 1 + sizeOf(one), 0);
  const sizes = new Map(tops.map((top) => [top.id, sizeOf(top)]));
  const roots = tops.filter(({ id }) => reportsOf.has(id));
  roots.sort((one, other) => (sizes.get(other.id) ?? 0) - (sizes.get(one.id) ?? 0));
  return { roots, apart: tops.filter(({ id }) => !reportsOf.has(id)), reportsOf, byId };
}

/** As many as one takes in at a glance. */
const mostAtFirst = 40;

/** Whole levels from the top, as long as they stay few: the rest is folded at first. */
export function foldedAtFirst({ roots, reportsOf }: Chart): ReadonlySet<string> {
  const closed = new Set(reportsOf.keys());
  let level = roots;
  let shown = level.length;
  while (level.length > 0) {
    const next = level.flatMap(({ id }) => reportsOf.get(id) ?? []);
    shown += next.length;
    if (shown > mostAtFirst && closed.size < reportsOf.size) break;
    for (const { id } of level) closed.delete(id);
    level = next;
  }
  return closed;
}

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

export const isFoundBy = (member: Member, text: string): boolean =>
  text !== '' && plain(`${fullName(member)} ${member.job_title ?? ''}`).includes(plain(text));

/** Everyone above someone found: their branches are open while one searches. */
export function pathsTo(chart: Chart, text: string): ReadonlySet<string> {
  const above = new Set<string>();
  if (text === '') return above;
  for (const member of chart.byId.values()) {
    if (!isFoundBy(member, text)) continue;
    let manager = member.manager_id === null ? undefined : chart.byId.get(member.manager_id);
    while (manager && !above.has(manager.id)) {
      above.add(manager.id);
      manager = manager.manager_id === null ? undefined : chart.byId.get(manager.manager_id);
    }
  }
  return above;
}

/** What both ways of showing it need. */
export interface Shown {
  readonly chart: Chart;
  readonly text: string;
  readonly isOpen: (id: string) => boolean;
  readonly toggle: (id: string) => void;
}
