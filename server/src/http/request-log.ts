import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../kernel/declaration.ts';
import type { TokenAccess } from './access.ts';

/** A request with a known token, answered. What it sent and what it asked for is not part of it. */
export interface AnsweredRequest {
  readonly organizationId: string;
  readonly id: string;
  readonly tokenId: string;
  readonly userId: string;
  readonly method: string;
  /** null: no operation has this path. */
  readonly operation: string | null;
  /** As declared, with names in place of ids. */
  readonly path: string | null;
  readonly status: number;
  readonly errorCode: string | null;
  readonly durationMs: number;
  readonly ip: string;
}

/** Where requests with tokens are noted; never waited for. */
export interface RequestLog {
  note(request: AnsweredRequest): void;
}

const codes = new WeakMap<FastifyRequest, string>();
/** As `failure` writes it: the code comes first. */
const codePattern = /^\{"error":\{"code":"([A-Z_]+)"/;

/** Refusals are thrown, returned and replayed: the body that leaves is what all three have in common. */
export function noteErrorCode({ request }: FastifyReply, status: number, body: string): void {
  const code = status < 400 ? undefined : codePattern.exec(body)?.[1];
  if (code !== undefined) codes.set(request, code);
}

export function answeredRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  { tokenId, actor }: TokenAccess,
  operation: Operation | undefined,
): AnsweredRequest | null {
  if (actor.userId === null) return null;
  return {
    organizationId: actor.organizationId,
    id: request.id,
    tokenId,
    userId: actor.userId,
    method: request.method,
    operation: operation?.id ?? null,
    path: operation?.path ?? null,
    status: reply.statusCode,
    errorCode: codes.get(request) ?? null,
    durationMs: Math.round(reply.elapsedTime * 10) / 10,
    ip: request.ip,
  };
}
