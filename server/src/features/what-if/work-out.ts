import { setTimeout } from 'node:timers/promises';
import type { Db } from '../../db/database.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { AccessEntry } from '../../kernel/change-log/change-log.ts';
import { addDays } from '../../lib/days.ts';
import { settingsOver } from '../organization/index.ts';
import { withCorrections } from '../time/index.ts';
import type { TriedSettings, WhatIfQuestion } from './record.ts';
import {
  figuresOf,
  isLocked,
  isSame,
  type Replay,
  replay,
  type ReplayEntry,
  type ReplaySheet,
  replaySums,
  settingsOf,
  sumsKept,
  sumsOf,
} from './replay.ts';
import { listReplaySheets, readReplayRows } from './store.ts';
import { count, maxUnexplained, type Tally } from './tally.ts';

/** People at a time: what PostgreSQL answers about them is read in one go, and holds the process no longer than the work does. */
const peopleAtOnce = 5;
/** How long the process may be held at a time. */
const inARowMs = 4;

/** From the beginning of the work week, whichever day that is. */
const spanOf = ({ user_id, period_start, period_end }: ReplaySheet) => ({
  user_id,
  start: addDays(period_start, -6),
  end: period_end,
});

interface Known extends Replay {
  readonly base: ReturnType<typeof settingsOf>;
}

/** Timesheets with all that they follow from. */
async function knownOf(db: Db, actor: Actor, sheets: readonly ReplaySheet[]): Promise<Known[]> {
  const spans = sheets.map(spanOf);
  const { entries, absences, changes } = await readReplayRows(db, actor, spans);
  const { settings } = actor.organization;
  const at = settingsOver(changes, settings);
  // The spans of neighbours overlap: an entry may come twice.
  const byPerson = new Map<string, ReplayEntry[]>();
  for (const entry of new Map(entries.map((one) => [one.id, one])).values()) {
    const own = byPerson.get(entry.user_id);
    if (own) own.push(entry);
    else byPerson.set(entry.user_id, [entry]);
  }
  const absenceOf = new Map(absences.map((row) => [row.id, row]));
  return sheets.map((sheet) => {
    const absence = absenceOf.get(sheet.user_id);
    if (!absence) throw new Error('The person of a timesheet is gone although people are never removed.');
    const recorded = byPerson.get(sheet.user_id) ?? [];
    // Corrections lie in locked periods, and move what follows on them.
    const entries = isLocked(sheet) ? recorded : withCorrections(recorded, absence.corrections);
    return { sheet, absence, entries, base: settingsOf(sheet, settings, at) };
  });
}

const nameOf = ({ id, user_id, name, period_start, period_end }: ReplaySheet) => ({
  timesheet_id: id,
  user_id,
  name,
  period_start,
  period_end,
});

async function countSheet(
  actor: Actor,
  known: Known,
  tried: TriedSettings,
  tally: Tally,
  isEach: boolean,
): Promise<void> {
  const { organization: tenant } = actor;
  const { sheet, base } = known;
  tally.done++;
  if (sheet.currency !== tenant.currency) {
    tally.otherCurrency++;
    return;
  }
  const [before, again, after] = [
    sumsKept(sheet),
    await replaySums(tenant, known, base, {}),
    await replaySums(tenant, known, base, tried),
  ];
  if (!isSame(before, again)) {
    tally.unexplainedCount++;
    if (tally.unexplained.length < maxUnexplained) {
      const [kept, worked_out] = [figuresOf(before, sheet.currency), figuresOf(again, sheet.currency)];
      tally.unexplained.push({ ...nameOf(sheet), kept, worked_out });
    }
  }
  count(tally.people, sheet.user_id, sheet.name, before, after);
  count(tally.departments, sheet.department_id ?? '', sheet.department, before, after);
  count(tally.periods, sheet.period_start, null, before, after);
  if (isEach) {
    const [then, now] = [figuresOf(before, sheet.currency), figuresOf(after, sheet.currency)];
    tally.sheets.push({ ...nameOf(sheet), before: then, after: now });
  }
}

export interface Part {
  /** The last person who is done; null: there are no more. */
  readonly position: string | null;
  /** Whose pay was looked at. */
  readonly looks: readonly AccessEntry[];
}

/** The next people's timesheets, counted into the sums. Reads alone, one query after the other. */
export async function workOutPart(
  db: Db,
  actor: Actor,
  asked: WhatIfQuestion,
  after: string,
  tally: Tally,
): Promise<Part> {
  const sheets = await listReplaySheets(db, actor, asked, after, peopleAtOnce);
  if (sheets.length === 0) return { position: null, looks: [] };
  const isEach = asked.user_ids?.length === 1;
  let sinceMs = performance.now();
  for (const known of await knownOf(db, actor, sheets)) {
    await countSheet(actor, known, asked.settings, tally, isEach);
    if (performance.now() - sinceMs < inARowMs) continue;
    // The process is others' for as long as it was held.
    await setTimeout(inARowMs);
    sinceMs = performance.now();
  }
  const people = [...new Set(sheets.map(({ user_id }) => user_id))];
  const looks = people.map((userId) => ({ userId, tier: 'compensation' as const, recordId: userId }));
  return { position: people.length < peopleAtOnce ? null : (people.at(-1) ?? null), looks };
}

/** How one timesheet comes about, and how it would have. */
export async function explainBoth(db: Db, actor: Actor, sheet: ReplaySheet, tried: TriedSettings) {
  const [known] = await knownOf(db, actor, [sheet]);
  if (!known) throw new Error('The timesheet was not read.');
  const { organization: tenant } = actor;
  const before = await replay(tenant, known, known.base, {});
  return {
    before,
    after: await replay(tenant, known, known.base, tried),
    isReproduced: isSame(sumsKept(sheet), sumsOf(before.totals, sheet.currency)),
  };
}
