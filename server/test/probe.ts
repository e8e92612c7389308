import { Type } from 'typebox';
import { insertRow } from '../src/db/rows.ts';
import { type Catalogue, catalogueOf } from '../src/kernel/catalogue.ts';
import { readOperation, writeOperation } from '../src/kernel/operation.ts';
import { conflict } from '../src/lib/errors.ts';
import { Strict } from '../src/lib/schema.ts';
import { forOperators } from '../src/lib/texts/texts.ts';
import { catalogue } from '../src/main/catalogue.ts';

const Mark = Type.Object({ name: Type.String() }, { $id: 'Mark' });

/** Operations that exist in tests alone, to hold a request at a chosen point or to let it fail there. */
export class Probe {
  /** Answers once `open` is called. */
  #gate: Promise<void> = Promise.resolve();
  #arrived: () => void = () => undefined;
  readonly runs: string[] = [];

  /** The next request stops inside its operation; `arrived` tells when it is there. */
  hold(): { arrived: Promise<void>; open: () => void } {
    let open!: () => void;
    this.#gate = new Promise((resolve) => (open = resolve));
    const arrived = new Promise<void>((resolve) => (this.#arrived = resolve));
    return { arrived, open };
  }

  readonly #write = writeOperation({
    id: 'probe.write',
    route: 'POST /probe',
    summary: 'Write a department',
    scope: null,
    body: Strict({ name: Type.String({ maxLength: 100 }), then: Type.Optional(Type.Enum(['refuse', 'fail'])) }),
    returns: Mark,
    status: 201,
    run: async ({ actor, work, body }) => {
      this.runs.push(body.name);
      this.#arrived();
      await this.#gate;
      const id = work.newId('dep');
      await insertRow('departments', {
        organization_id: actor.organizationId,
        id,
        name: body.name,
        code: id,
        color: '#000000',
        created_at: work.now,
        updated_at: work.now,
      }).execute(work.tx);
      work.audit({ action: 'probe.write', subjectType: 'department', subjectId: id });
      if (body.then === 'refuse') throw conflict(forOperators('Refused after writing.'));
      if (body.then === 'fail') throw new Error('Failed after writing.');
      return { name: body.name };
    },
  });

  readonly #timed = readOperation({
    id: 'probe.timed',
    route: 'GET /probe',
    summary: 'A read of the time module that costs ten',
    scope: null,
    module: 'time_tracking',
    cost: 10,
    returns: Mark,
    run: () => Promise.resolve({ name: 'timed' }),
  });

  get catalogue(): Catalogue {
    return catalogueOf([...catalogue.features, { name: 'probe', operations: [this.#write, this.#timed] }]);
  }
}
