import { runBatch } from './batch.ts';
import type { Call } from './call.ts';
import { changeAtLast, prepareAndChange } from './change.ts';
import type { FileReply, Reply } from './envelope.ts';
import type { Replay } from './idempotency.ts';
import { inLine } from './line.ts';
import { propose, withProposal } from './propose.ts';
import { read } from './read.ts';
import { receiveAndChange } from './receive.ts';
import { withRehearsal } from './rehearsal.ts';
import { claimFor } from './replays.ts';

async function write(asked: Call): Promise<Reply | Replay> {
  const { call: unproposed, isProposal, holderOf } = withProposal(asked);
  if (isProposal) return propose({ ...unproposed, query: withoutDryRun(unproposed) }, holderOf, carryOut);
  return carryOut(withRehearsal(unproposed));
}

/** It says false, or nothing. */
function withoutDryRun(call: Call): Call['query'] {
  return withRehearsal(call).query;
}

function carryOut(call: Call): Promise<Reply | Replay> {
  const { operation } = call;
  // A rehearsed batch is one transaction, so that its entries meet each other.
  if (operation.batchOf && !call.isRehearsal) return runBatch(call, operation.batchOf);
  if (operation.takesFile) return receiveAndChange(call);
  if (operation.prepare) return prepareAndChange(call);
  return inLine(call, () => changeAtLast(call, claimFor(call), null));
}

export const execute = (call: Call): Promise<Reply | FileReply | Replay> =>
  call.operation.kind === 'write' ? write(call) : read(call);
