import type { Tenant } from '../kernel/actor.ts';
import type { Role } from '../kernel/scopes.ts';
import { addDays, weekdayOf } from '../lib/days.ts';
import type { Language } from '../lib/texts/texts.ts';

export const mailDomain = 'saffronpine.example';
/** The house has used Muster for so long: a year and more, so that there is a last one. */
export const daysInUse = 400;

/** Someone of the demo as it is planned; `name` is the part of their address before the @. */
export interface DemoPerson {
  readonly name: string;
  readonly role: Role;
  readonly department: string | null;
  readonly manager: string | null;
  /** The days they work there, the last of them or today. */
  readonly from: string;
  readonly until: string;
  /** What plans can ask of them. */
  readonly words: string;
  /** What the directory says of them: the body of `users.create`. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** What plans are made from. The same people and the same numbers make the same plan. */
export interface Demo {
  readonly tenant: Tenant;
  readonly nowMs: number;
  /** Today in the demo organization. */
  readonly today: string;
  readonly people: readonly DemoPerson[];
  readonly random: Random;
}

export interface LargeSize {
  readonly people: number;
  readonly entries: number;
  /** Of each kind: leave, timesheets and expense reports that wait for a decision. */
  readonly waiting: number;
}
/** A demo of usual size in English unless asked for otherwise. */
export interface DemoOptions {
  readonly large?: LargeSize;
  readonly language?: Language;
}

export const largeSize: LargeSize = { people: 1000, entries: 200_000, waiting: 100 };

/** Numbers that look random and are the same each time, so that every demo is the same demo. (mulberry32) */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number between both, ends included. */
  between(lowest: number, highest: number): number {
    return lowest + Math.floor(this.next() * (highest - lowest + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.next() * items.length)] as T;
  }
}

export const at = (day: string, hour = 15): string => `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;

export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));

/** What a text lists. */
export const list = (text: string): string[] => text.split(',').flatMap((item) => item.trim() || []);

/** Whether a text holds one of the words, or all of some joined by +; no words at all mean every text. */
export function mentions(words: string, text: string): boolean {
  let ways = waysOf.get(words);
  if (!ways) waysOf.set(words, (ways = list(words).map((joined) => joined.split('+'))));
  return words === '' || ways.some((way) => way.every((word) => text.includes(word)));
}

/** Each plan asks by its words for everyone: they are taken apart once. */
const waysOf = new Map<string, string[][]>();

/** The people of whom the words are true. */
export const thoseWho = ({ people }: Pick<Demo, 'people'>, words: string): DemoPerson[] =>
  people.filter((person) => mentions(words, person.words));

/** Who decides on what a person asks for: the head of their department, or an Executive for those who head one. */
export function deciderOf(demo: Demo, { name, department }: DemoPerson): string {
  const heads = department === null ? [] : thoseWho(demo, `DEPARTMENT_HEAD+${department}`);
  return [...heads, ...thoseWho(demo, 'EXECUTIVE')].find((person) => person.name !== name)?.name ?? '';
}
