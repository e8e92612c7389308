import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FaultsOf } from '../kernel/sandbox-faults.ts';
import { Refusal } from '../lib/errors.ts';
import { rateLimited } from './gate.ts';

const slowMs = 5000;
/** As long as a limit or an outage of ours asks at most. */
const longestMs = { RATE_LIMIT: 60_000, UNAVAILABLE: 5000 } as const;

/** With them faults are looked at and ended, whatever goes wrong. */
const isAboutFaults = (operation: { readonly id?: string } | null): boolean =>
  operation?.id?.startsWith('sandboxFaults.') === true;

const waitFor = (ms: number, { raw: { socket } }: FastifyRequest): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      socket.off('close', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    socket.once('close', end);
  });

/** Nothing more is said, and nothing more is done about the request. */
function cut(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  request.raw.socket.destroy();
}

/**
 * What a sandbox asked to go wrong, before anything is done about the request. `cut later`: once it is done, as the harder half of
 * what a lost connection can mean.
 */
export async function suffer(
  faults: FaultsOf,
  request: FastifyRequest,
  reply: FastifyReply,
  operation: { readonly id?: string } | null,
): Promise<'cut' | 'cut later' | null> {
  if (isAboutFaults(operation)) return null;
  const details = (kind: string) => ({ reason: 'sandbox_fault', kind });
  if (faults.has('SLOW')) await waitFor(slowMs, request);
  const limitedMs = faults.leftMs('RATE_LIMIT');
  if (limitedMs > 0) {
    const { said, headers } = rateLimited('sandboxes.faultLimited', Math.min(limitedMs, longestMs.RATE_LIMIT));
    throw new Refusal('RATE_LIMITED', said, details('RATE_LIMIT'), headers);
  }
  const unavailableMs = faults.leftMs('UNAVAILABLE');
  if (unavailableMs > 0)
    throw new Refusal('UNAVAILABLE', 'sandboxes.faultUnavailable', details('UNAVAILABLE'), {
      'Retry-After': String(Math.ceil(Math.min(unavailableMs, longestMs.UNAVAILABLE) / 1000)),
    });
  if (!faults.has('CUT')) return null;
  if (request.method !== 'GET' && request.method !== 'HEAD' && faults.takesTurn()) return 'cut later';
  cut(request, reply);
  return 'cut';
}
