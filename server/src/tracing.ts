/** What a span is about; each kind has attributes of its own, and none holds what is private. */
export type SpanKind = 'request' | 'statements' | 'job' | 'delivery';

export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface RequestSpan {
  /** Runs what follows as a part of the span. */
  within(run: () => void): void;
  end(attributes: SpanAttributes, isFailed: boolean): void;
}

/** What records spans, if an operator wants them. */
export interface Tracer {
  /** `cause`: the traceparent of a span that is over by now, to link to. */
  trace<T>(
    kind: SpanKind,
    name: string,
    attributes: SpanAttributes,
    work: () => Promise<T>,
    cause: string | null,
  ): Promise<T>;
  /** A request ends elsewhere than where it begins. `headers` may name the span that caused it. */
  startRequest(name: string, attributes: SpanAttributes, headers: Readonly<Record<string, unknown>>): RequestSpan;
  annotate(attributes: SpanAttributes): void;
  /** W3C Trace Context, for a request that leaves. */
  headers(): Readonly<Record<string, string>>;
  /** Of the span at hand, to be stored with what it causes; null if it is not sampled, so that no link leads nowhere. */
  traceparent(): string | null;
}

const noHeaders: Readonly<Record<string, string>> = {};
let tracer: Tracer | null = null;

/** For the whole process, before anything is served. */
export function useTracer(used: Tracer | null): void {
  tracer = used;
}

export const currentTracer = (): Tracer | null => tracer;

/** Without a tracer this is the work itself. Attributes are asked for only if they are recorded. */
export function traced<T>(
  kind: SpanKind,
  name: string,
  attributes: () => SpanAttributes,
  work: () => Promise<T>,
  cause: string | null = null,
): Promise<T> {
  return tracer === null ? work() : tracer.trace(kind, name, attributes(), work, cause);
}

export function annotate(name: string, value: string): void {
  if (tracer !== null) tracer.annotate({ [name]: value });
}

/** To be stored with a job or an event, for the span of what comes of it. */
export const traceparent = (): string | null => (tracer === null ? null : tracer.traceparent());

export const traceHeaders = (): Readonly<Record<string, string>> => (tracer === null ? noHeaders : tracer.headers());
