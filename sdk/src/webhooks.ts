import { Webhook } from 'standardwebhooks';
import { MusterError } from './errors.ts';
import type { WebhookEvent } from './generated/records.ts';

/** The request is not from Muster, is older than five minutes, or was changed on its way. Answer it with 400. */
export class WebhookVerificationError extends MusterError {
  override readonly name = 'WebhookVerificationError';
}

/** As Node, Express and Fastify have them, or as `Request` does. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface WebhookRequest {
  /** As it arrived: parsed and printed again, it is another text. */
  readonly body: string | Uint8Array;
  readonly headers: WebhookHeaders;
  /** The signing secret of the endpoint; several while one is being replaced. */
  readonly secret: string | readonly string[];
}

const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

function headersOf(headers: WebhookHeaders): Record<string, string> {
  const entries =
    headers instanceof Headers
      ? names.map((name) => [name, headers.get(name)] as const)
      : Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  return Object.fromEntries(
    entries.flatMap(([name, value]) =>
      typeof value === 'string' && (names as readonly string[]).includes(name) ? [[name, value]] : [],
    ),
  );
}

/**
 * The event that a request carries, once its signature and its age have been checked.
 * `type` may be newer than this package: ignore what you do not know.
 */
function verify({ body, headers, secret }: WebhookRequest): WebhookEvent {
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const secrets = typeof secret === 'string' ? [secret] : secret;
  if (secrets.length === 0 || secrets.includes(''))
    throw new TypeError('secret must be the signing secret of the endpoint.');
  const given = headersOf(headers);
  let failure: unknown;
  for (const one of secrets) {
    try {
      return new Webhook(one).verify(text, given) as WebhookEvent;
    } catch (error) {
      failure = error;
    }
  }
  throw new WebhookVerificationError(`The webhook is not genuine: ${reasonOf(failure)}`, { cause: failure });
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const webhooks = { verify };
