import { Type } from 'typebox';
import type { Actor } from '../../kernel/actor.ts';
import type { BulkWarning } from '../../kernel/bulk/record.ts';
import type { Asked, Effect } from '../../kernel/effects.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { isSame } from '../../lib/changes.ts';
import { conflict } from '../../lib/errors.ts';
import { namesRate, undoOfCorrection } from '../payroll/index.ts';
import {
  changePerson,
  type Employment,
  listHeadless,
  lockVisiblePerson,
  type PersonChanges,
  removePlan,
} from '../people/index.ts';
import { type PayRise, removeCompensation, removeEquipment, removeTraining } from '../records/index.ts';
import { undoOfDelete, undoOfMove } from '../schedule/index.ts';

/** What an operation on many records brings besides: how each is taken back, and what a rehearsal warns of. */
interface BulkKind {
  readonly operationId: string;
  /** The records are people: they can be chosen as an audience. */
  readonly isOfPeople?: true;
  readonly undo?: {
    /** What the record is before it is changed. */
    readonly before?: (work: UnitOfWork, recordId: string, input: Readonly<Record<string, unknown>>) => Promise<object>;
    /** What is written down to take it back by; null: nothing changed. */
    readonly keep: (data: unknown, before: object | null) => object | null;
    /** Refuses if it was changed since. Past the gates of the operation. */
    readonly takeBack: (work: UnitOfWork, kept: Readonly<Record<string, unknown>>) => Promise<unknown>;
  };
  readonly warn?: (
    work: UnitOfWork,
    actor: Actor,
    recordIds: readonly string[],
    input: Readonly<Record<string, unknown>>,
  ) => Promise<BulkWarning[]>;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (record: object, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, (record as Fields)[name] ?? null]));

/** People as they were, field by field. A person who was changed since is left as they are. */
const people: BulkKind = {
  operationId: 'users.update',
  isOfPeople: true,
  undo: {
    before: async (work, id, input) => fieldsOf(await lockVisiblePerson(work.tx, work.actor, id), Object.keys(input)),
    keep(data, before) {
      const person = data as Fields;
      const changed = Object.keys(before ?? {}).filter(
        (name) => !isSame((before as Fields)[name], person[name] ?? null),
      );
      if (before === null || changed.length === 0) return null;
      return { id: person['id'], before: fieldsOf(before, changed), after: fieldsOf(person, changed) };
    },
    async takeBack(work, { id, before, after }) {
      const person = await lockVisiblePerson(work.tx, work.actor, id as string);
      const isOther = Object.entries(after as Fields).some(
        ([name, value]) => !isSame((person as unknown as Fields)[name] ?? null, value),
      );
      if (isOther) throw conflict('record.notTakenBack', { reason: 'changed' });
      await changePerson(work, person, before as PersonChanges);
    },
  },
  async warn(work, actor, ids, input) {
    const { department_id } = input as { department_id?: string | null };
    if (department_id === undefined) return [];
    const moving = await listHeadless(work.tx, actor, ids, department_id);
    const those = (is: (one: (typeof moving)[number]) => boolean): string[] => moving.filter(is).map(({ id }) => id);
    const warnings = [
      { code: 'no_head' as const, user_ids: those(({ loses_head }) => loses_head) },
      { code: 'heads_department' as const, user_ids: those(({ heads }) => heads) },
    ];
    return warnings.filter(({ user_ids }) => user_ids.length > 0);
  },
};

/** For what made a record: the record goes again. */
const removing = (
  idOf: (data: unknown) => string,
  remove: (work: UnitOfWork, id: string) => Promise<void>,
): NonNullable<BulkKind['undo']> => ({
  keep: (data) => ({ id: idOf(data) }),
  takeBack: (work, { id }) => remove(work, id as string),
});

const training: BulkKind = {
  operationId: 'training.create',
  isOfPeople: true,
  undo: removing((data) => (data as { id: string }).id, removeTraining),
};

const equipment: BulkKind = {
  operationId: 'assets.create',
  isOfPeople: true,
  undo: removing((data) => (data as { id: string }).id, removeEquipment),
};

const raise: BulkKind = {
  operationId: 'compensation.raise',
  isOfPeople: true,
  undo: removing((data) => (data as PayRise).after.id, removeCompensation),
};

/** From a day on. What is only planned goes again; history that was corrected stays, and is corrected again by hand. */
const fromADay: BulkKind = {
  operationId: 'employment.create',
  isOfPeople: true,
  undo: {
    keep(data) {
      const { id, user_id, status } = data as Employment;
      return status === 'PLANNED' ? { id, user_id } : null;
    },
    takeBack: (work, { id, user_id }) => removePlan(work, user_id as string, id as string),
  },
};

/** Asked for by changing some shifts together. */
const ofShifts: BulkKind[] = [
  { operationId: 'shifts.move', undo: undoOfMove },
  { operationId: 'shifts.delete', undo: undoOfDelete },
];

/** The same was wrong with the time of several people, as a break that nobody took: each correction is withdrawn again. */
const ofSheets: BulkKind = { operationId: 'timesheets.correct', undo: undoOfCorrection };

/** A mail does not come back; one that is planned is put off for each. */
const invitations: BulkKind = { operationId: 'invitations.send', isOfPeople: true };

/** What may be done to many at once, beside decisions on records that are named by their id alone. */
const ofPeople = [people, fromADay, training, equipment, raise, invitations];

const decisions = [
  'timeEntries.approve',
  'timeEntries.reject',
  'timesheets.approve',
  'timesheets.reject',
  'expenseReports.approve',
  'expenseReports.reject',
  'expenseReports.pay',
] as const;

export const bulkKinds: ReadonlyMap<string, BulkKind> = new Map(
  [...ofPeople, ...ofShifts, ofSheets].map((kind) => [kind.operationId, kind]),
);

/** What the operations cause, each as it says itself. */
const causes: Readonly<Record<string, readonly Effect[]>> = {
  'users.update': ['PERSON_CHANGED'],
  'employment.create': ['PERSON_CHANGED'],
  'compensation.raise': ['PAY_CHANGED'],
  'expenseReports.pay': ['EXPENSES_PAID'],
};
export const bulkEffects = ['PERSON_CHANGED', 'ROLE_GIVEN', 'PAY_CHANGED', 'EXPENSES_PAID'] as const;

type Input = { readonly role?: unknown; readonly changes?: unknown } | undefined;

export const effectsOfBulk = ({ body: { operation_id: id, input } }: Asked): readonly Effect[] => [
  ...(causes[String(id)] ?? []),
  ...((input as Input)?.role === undefined ? [] : (['ROLE_GIVEN'] as const)),
  ...(id === 'timesheets.correct' && namesRate((input as Input)?.changes) ? (['PAY_CHANGED'] as const) : []),
];

export const BulkOperationId = Type.Enum(
  [
    ...decisions,
    'timesheets.correct',
    'users.update',
    'employment.create',
    'training.create',
    'assets.create',
    'compensation.raise',
    'invitations.send',
  ],
  {
    description:
      'What is done to each record. Of people: `users.update`, `employment.create`, `training.create`, `assets.create`, `compensation.raise`, `invitations.send`; these take an audience.',
  },
);
