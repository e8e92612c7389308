import { type Actor, jobOrigin, togetherWith } from '../../kernel/actor.ts';
import { admit } from '../../kernel/admit.ts';
import type { BulkAsked, BulkFailure, BulkTodo } from '../../kernel/bulk/record.ts';
import { bulkName } from '../../kernel/bulk/start.ts';
import { operationNamed } from '../../kernel/declared.ts';
import type { LongWorkKind, Run } from '../../kernel/long-work/kind.ts';
import { keepStep, takeStep } from '../../kernel/long-work/store.ts';
import { performWrite } from '../../kernel/perform.ts';
import { inUnitOfWork } from '../../kernel/unit-of-work.ts';
import { outcomeOfItem } from '../../lib/errors.ts';
import { askerOf } from '../people/index.ts';
import { bulkKinds } from './kinds.ts';

type BulkRun = Run<BulkAsked, object, BulkTodo>;

/** A record a step: a change of its own, which moves the mark with it. */
export const bulkWork: LongWorkKind<BulkAsked, object, BulkTodo> = {
  ...bulkName,
  reasonOf: () => 'author_not_allowed',

  async author(services, { asked, ...work }) {
    const actor = await askerOf(services, work);
    admit(actor, operationNamed(services.catalogue, asked.operation_id));
    return togetherWith(actor, asked.accepted_by_id ?? null);
  },

  async step(run, actor) {
    const { done, todo, undoes } = run.work;
    const progress = { done: done + 1, isWhole: done + 1 >= run.work.total };
    const id = todo.record_ids[done] ?? '';
    const change = undoes === null ? changeOne : takeBackOne;
    const { refusal } = await outcomeOfItem(() => change(run, actor, id, (db) => run.mark(db, progress)));
    if (refusal === null) return;
    // For who asked for it, in the language they read now.
    const { code, message } = refusal.bodyFor({ language: actor.language, audience: 'app' });
    const failure: BulkFailure = { record_id: id, user_id: todo.user_ids[done] ?? null, code, message };
    await run.mark(run.services.database.db, { ...progress, failure });
  },
};

type Mark = (db: Parameters<BulkRun['mark']>[0]) => Promise<void>;

async function changeOne({ services, work: row }: BulkRun, actor: Actor, id: string, mark: Mark): Promise<void> {
  const { done, todo, asked } = row;
  const undo = bulkKinds.get(asked.operation_id)?.undo;
  const seen = todo.versions[done] ?? '';
  let before: object | null = null;
  await performWrite(
    services,
    { actor, origin: jobOrigin },
    operationNamed(services.catalogue, asked.operation_id),
    { params: { id }, body: todo.input },
    {
      agreed: asked.accepted_by_id !== undefined,
      version: seen === '' ? undefined : seen,
      before: async (work) => {
        await mark(work.tx);
        before = (await undo?.before?.(work, id, todo.input)) ?? null;
      },
      after: async (work, data) => {
        const kept = undo?.keep(data, before) ?? null;
        if (kept !== null) await keepStep(work.tx, row, id, kept);
      },
    },
  );
}

/** The way back: past the gates of the operation, and by what was written down of each record. */
async function takeBackOne({ services, work: row }: BulkRun, actor: Actor, id: string, mark: Mark): Promise<void> {
  const undo = bulkKinds.get(row.asked.operation_id)?.undo;
  if (!undo) throw new Error(`There is no way back from ${row.asked.operation_id}.`);
  await inUnitOfWork(services, actor, jobOrigin, async (work) => {
    await mark(work.tx);
    const kept = await takeStep(work.tx, row, id);
    if (kept !== null) await undo.takeBack(work, kept);
  });
}
