import { PreparedFiles } from '../kernel/files.ts';
import { isProposable } from '../kernel/proposals/four-eyes.ts';
import { keepProposal, type Rehearsed } from '../kernel/proposals/keep.ts';
import { keptFile } from '../kernel/proposals/kept-file.ts';
import { asAdministrator, asksForOwn, checkOwnFields, ownOutcome } from '../kernel/proposals/own-record.ts';
import { asProposer, checkProposing, takersOf } from '../kernel/proposals/proposing.ts';
import type { ProposedRequest } from '../kernel/proposals/record.ts';
import { forbidden, invalid } from '../lib/errors.ts';
import { say } from '../lib/texts/texts.ts';
import type { Call } from './call.ts';
import { changeAtLast, inputOf } from './change.ts';
import type { Reply } from './envelope.ts';
import type { Replay } from './idempotency.ts';
import { Preparation } from './prepare.ts';
import { claimAfterAll, isRepeated, replayOf } from './receive.ts';
import { claimFor, findReplay, isFinal, settle } from './replays.ts';

/** Whether a write is to be proposed; of a token that may do nothing else, whatever is said. */
function readPropose(call: Call, value: unknown): boolean {
  const { operation, proposesOnly } = call;
  if (value !== undefined && value !== 'true' && value !== 'false') throw invalid('propose', 'proposals.propose');
  const isRehearsal = call.query['dry_run'] === 'true';
  if (value === 'true' && isRehearsal) throw invalid('propose', 'proposals.withDryRun');
  if (value === 'true' && !isProposable(operation)) {
    throw invalid('propose', 'proposals.unproposable');
  }
  if (!proposesOnly || isRehearsal || operation.changesNothing || operation.isForProposers) return value === 'true';
  if (!isProposable(operation)) throw forbidden('proposals.only', { reason: 'requires_acceptance' });
  return true;
}

interface Proposing {
  readonly call: Call;
  readonly isProposal: boolean;
  /** Whom it is for, as it was asked. */
  readonly holderOf: unknown;
}

/** The call without `propose` in its query, and whether it is to be proposed. */
export function withProposal(asked: Call): Proposing {
  const { propose: value, ...rest } = asked.query;
  const isProposal = readPropose(asked, value);
  // Without a proposal it is a parameter that the operation does not know.
  if (!isProposal) return { call: { ...asked, query: rest }, isProposal, holderOf: undefined };
  const { holder_of: holderOf, ...query } = rest;
  return { call: { ...asked, query }, isProposal, holderOf };
}

const longestNote = 500;

/** UTF-8, which Node hands out byte by byte; or an extended value (RFC 8187), for clients whose headers are ASCII. */
function readNote(header: string | undefined): string | null {
  if (header === undefined) return null;
  const refused = invalid('Muster-Note', say('proposals.note', { limit: longestNote }));
  let note: string;
  try {
    const extended = /^UTF-8''(.*)$/i.exec(header)?.[1];
    note =
      extended === undefined
        ? new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(header, 'latin1'))
        : decodeURIComponent(extended);
  } catch {
    throw refused;
  }
  note = note.trim();
  if (note.length > longestNote || /\p{Cc}/u.test(note.replaceAll(/[\n\t]/g, '')) || !note.isWellFormed())
    throw refused;
  return note === '' ? null : note;
}

/** As those would do it who are asked. */
function askingOthers(call: Call): Call {
  const actor = asAdministrator(call.actor);
  return { ...call, actor, actorNow: () => Promise.resolve(actor) };
}

/** By what they were given for it, as they hold it at each moment. */
const byTheirPackage = (call: Call): Call => ({
  ...call,
  actor: asProposer(call.actor, call.operation),
  actorNow: async () => asProposer(await call.actorNow(), call.operation),
});

/** What is kept of the request: of a file, what it is; its bytes stand in the store. */
function requestOf(call: Call, files: PreparedFiles | null): ProposedRequest {
  const { params, query, body } = inputOf(call);
  const sent = { params: params as Record<string, string>, query: query as Record<string, unknown> };
  if (!files) return { ...sent, body };
  const [file] = files.stored;
  if (!file) throw new Error(`${call.operation.id} was rehearsed and took no file.`);
  return { ...sent, ...keptFile(file) };
}

async function rehearsal(
  call: Call,
  files: PreparedFiles | null,
  holderOf: unknown,
  rehearse: (call: Call) => Promise<Reply | Replay>,
): Promise<Rehearsed> {
  const note = readNote(call.note);
  const isOwnRecord = asksForOwn(call.actor, call.operation, call.params);
  if (isOwnRecord) checkOwnFields(call.actor, call.operation, inputOf(call).body);
  const body = call.operation.proposing && inputOf(call).body;
  checkProposing(call.actor, call.operation, body);
  const takers = takersOf(call.actor, call.operation, { holderOf, body });
  const { outcome } = await rehearse({
    ...(isOwnRecord ? askingOthers(call) : byTheirPackage(call)),
    isRehearsal: true,
    idempotencyKey: undefined,
    ...(files && { files }),
  });
  if (!outcome) throw new Error(`${call.operation.id} was rehearsed and told nothing.`);
  return {
    operation: call.operation,
    request: requestOf(call, files),
    outcome: isOwnRecord ? ownOutcome(outcome) : outcome,
    note,
    isOwnRecord,
    takers,
  };
}

/**
 * Rehearses the write; what would come of it is kept until someone accepts it. `rehearse` runs the call as `dry_run` does. A file is
 * stored all the same: it waits with the proposal.
 */
export async function propose(
  call: Call,
  holderOf: unknown,
  rehearse: (call: Call) => Promise<Reply | Replay>,
): Promise<Reply | Replay> {
  const { installation, actor, operation, storeWithinMs: withinMs } = call;
  const keeping: Call = { ...call, operation: keepProposal, ifMatch: undefined };
  const files = operation.takesFile ? new PreparedFiles(installation, actor.organizationId, { withinMs }) : null;
  if (files && (await isRepeated(call))) return replayOf(keeping);
  // What a key stands for is compared with the file, which has yet to arrive.
  const known = files ? null : claimFor(call);
  const replay = known && (await findReplay(keeping, known));
  if (replay) return replay;
  let rehearsed: Rehearsed;
  try {
    rehearsed = await rehearsal(call, files, holderOf, rehearse);
  } catch (error) {
    files?.discard();
    const claimed = isFinal(error) && files ? await claimAfterAll(call) : known;
    if (!claimed || !isFinal(error)) throw error;
    return settle(call, claimed, error);
  }
  const nothing = { params: {}, query: {}, precondition: null, body: {} };
  const preparation = Preparation.none(nothing, rehearsed, files);
  try {
    return await changeAtLast(keeping, claimFor(call), preparation);
  } finally {
    // Nothing if it has committed.
    preparation.undone();
  }
}
