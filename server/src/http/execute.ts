import type { Call } from './call.ts';
import { write } from './change.ts';
import type { FileReply, Reply } from './envelope.ts';
import type { Replay } from './idempotency.ts';
import { read } from './read.ts';

export const execute = (call: Call): Promise<Reply | FileReply | Replay> =>
  call.operation.kind === 'write' ? write(call) : read(call);
