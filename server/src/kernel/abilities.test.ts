import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import type { Db, Tx } from '../db/database.ts';
import { conflict, forbidden } from '../lib/errors.ts';
import { Id } from '../lib/ids.ts';
import { Strict } from '../lib/schema.ts';
import { abilitiesFor, abilitiesOf } from './abilities.ts';
import { type Actor, operatorOf, type Origin, type Tenant } from './actor.ts';
import { enforceGuards, type GuardedRecord, type Guards, guardsOn, type PageRule, type Rule } from './guards.ts';
import { writeOperation } from './operation.ts';
import type { Role } from './scopes.ts';
import { type ChangeServices, UnitOfWork } from './unit-of-work.ts';

interface Lamp {
  readonly id: string;
  readonly owner: string;
}

const Lamp = Type.Object({ id: Type.String(), owner: Type.String() }, { $id: 'Lamp' });
/** A lamp without an owner takes nothing any more. */
const lampRecord: GuardedRecord<Lamp> = {
  schemas: [Lamp],
  subjectsOf: (_asking, lamps: readonly Lamp[]) =>
    Promise.resolve(lamps.map((lamp) => (lamp.owner === '' ? null : lamp))),
};

const notAsked = forbidden('documents.notAsked');
const broken = conflict('record.underWay');

const pages: (readonly Lamp[])[] = [];
/** Stands in for what would ask the database. */
const standsIn: PageRule<Lamp> = {
  judge(_asking, lamps) {
    pages.push(lamps);
    return Promise.resolve(lamps.map(({ owner }) => owner !== 'stranger' || notAsked));
  },
};
const isWhole: Rule<Lamp> = (_actor, { id }) => id !== 'lamp_2' || broken;

const operationOn = (
  name: string,
  guards: Guards<Lamp>,
  role?: Role,
  run: (context: { work: UnitOfWork }) => Promise<void> = () => Promise.reject(new Error('Not run here.')),
) =>
  writeOperation({
    id: `lamps.${name}`,
    route: `POST /lamps/{id}/${name}`,
    summary: name,
    scope: null,
    ...(role && { role }),
    guards,
    params: Strict({ id: Id('doc') }),
    returns: Lamp,
    async run({ work }) {
      await run({ work });
      return lamps[0] as Lamp;
    },
  });

const operations = [
  operationOn('light', guardsOn(lampRecord, [standsIn])),
  operationOn('mend', guardsOn(lampRecord, [standsIn, isWhole])),
  operationOn('sell', guardsOn(lampRecord, [], [isWhole]), 'EXECUTIVE'),
];
const actor: Actor = { ...operatorOf({ id: 'org_1', settings: {} } as Tenant), role: 'EMPLOYEE' };
const asking = { actor, db: {} as Db, nowMs: 0 };
const lamps: Lamp[] = [
  { id: 'lamp_1', owner: 'me' },
  { id: 'lamp_2', owner: 'me' },
  { id: 'lamp_3', owner: '' },
  { id: 'lamp_4', owner: 'stranger' },
];

describe('what can be done to the records of a page', () => {
  const abilities = abilitiesFor({ abilities: abilitiesOf(operations) }, Lamp);

  it('follows role and guards; a rule that looks further is asked once for the page, however many operations share it', async () => {
    pages.length = 0;
    expect(await abilities.find(asking, lamps)).toEqual([['lamps.light', 'lamps.mend'], ['lamps.light'], [], []]);
    expect(pages).toEqual([[lamps[0], lamps[1], lamps[3]]]);
    const executive = { ...asking, actor: { ...actor, role: 'EXECUTIVE' as const } };
    expect((await abilities.find(executive, lamps)).map((can) => can.includes('lamps.sell'))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('the same guards refuse in a change, the first one first; what is only not offered does not', async () => {
    const [, mend, sell] = operations;
    const both = { id: 'lamp_2', owner: 'stranger' };
    await expect(enforceGuards(asking, mend!.guards!, both)).rejects.toBe(notAsked);
    await expect(enforceGuards(asking, mend!.guards!, lamps[1])).rejects.toBe(broken);
    await expect(enforceGuards(asking, sell!.guards!, lamps[1])).resolves.toBeUndefined();
  });
});

describe('a change', () => {
  const own = guardsOn(lampRecord, [isWhole]);
  const others = guardsOn(lampRecord, [standsIn]);
  const services = { catalogue: { reactions: new Map() }, clock: { nowMs: () => 0 } } as unknown as ChangeServices;
  const perform = (run: (context: { work: UnitOfWork }) => Promise<void>): Promise<unknown> => {
    const work = new UnitOfWork(services, {} as Tx, actor, {} as Origin);
    return work.perform(operationOn('dim', own, undefined, run), { params: {}, body: {}, work } as never);
  };

  it('that asks its guards is refused as they say, or goes on', async () => {
    await expect(perform(({ work }) => work.guard(lamps[1] as Lamp))).rejects.toBe(broken);
    await expect(perform(({ work }) => work.guard(lamps[0] as Lamp))).resolves.toBe(lamps[0]);
  });

  it('that forgets its guards, or asks those of others alone, is a fault', async () => {
    const fault = 'lamps.dim did not ask its own guards.';
    await expect(perform(() => Promise.resolve())).rejects.toThrow(fault);
    await expect(perform(({ work }) => work.guard(lamps[0] as Lamp, others))).rejects.toThrow(fault);
  });
});
