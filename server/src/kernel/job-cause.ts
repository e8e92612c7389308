import { traceparent } from '../tracing.ts';

type Payload = Record<string, unknown>;

/** With an underscore, as the queue's own `_cron` has one: no payload of a job begins a name like that. */
const causeKey = '_traceparent';

/** The payload of a job with the span that asks for it; as it is without traces. */
export function withCause(payload: Payload): Payload {
  const cause = traceparent();
  return cause === null ? payload : { ...payload, [causeKey]: cause };
}

/** The payload that the job was given, and the span to link to. */
export function causeIn(payload: Payload): { readonly cause: string | null; readonly own: Payload } {
  const { [causeKey]: cause, ...own } = payload;
  return typeof cause === 'string' ? { cause, own } : { cause: null, own: payload };
}
