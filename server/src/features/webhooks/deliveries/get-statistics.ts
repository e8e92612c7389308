import { Type } from 'typebox';
import { Instant } from '../../../kernel/days.ts';
import { Id } from '../../../kernel/ids.ts';
import { readOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../kernel/schema.ts';
import { getEndpoint } from '../endpoints/store.ts';
import type { DeliveryStatus } from './record.ts';
import { countNewest, type DeliveryCount } from './store.ts';

const newest = 1000;
const hourMs = 3_600_000;
const hoursShown = 24;

const count = (description: string) => Type.Integer({ minimum: 0, description });

const DeliveryStatistics = Type.Object(
  {
    counted: Type.Integer({ minimum: 0, description: `The newest deliveries, at most ${String(newest)}.` }),
    delivered: count('Received.'),
    failed: count('Given up after the last attempt.'),
    cancelled: count('Not sent, or not any more.'),
    waiting: Type.Integer({ minimum: 0, description: 'Queued or being sent.' }),
    attempts: Type.Integer({ minimum: 0, description: 'Requests that these deliveries took.' }),
    hours: Type.Array(
      Type.Object({
        starts_at: Instant('The beginning of the hour.'),
        delivered: count('Received in it.'),
        failed: count('Given up in it.'),
      }),
      {
        description: `The last ${String(hoursShown)} hours, oldest first, as far as the deliveries counted reach back.`,
      },
    ),
  },
  { $id: 'DeliveryStatistics' },
);

export const getStatistics = readOperation({
  id: 'webhooks.statistics',
  route: 'GET /webhooks/{id}/statistics',
  summary: 'Count what became of the newest deliveries of a webhook endpoint',
  surface: 'app',
  scope: 'webhooks:read',
  params: Strict({ id: Id('whe') }),
  returns: DeliveryStatistics,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, params, nowMs }) {
    const endpoint = await getEndpoint(db, actor, params.id);
    const counts = await countNewest(db, actor, endpoint.id, newest);
    const total = (of: (row: DeliveryCount) => number): number => counts.reduce((sum, row) => sum + of(row), 0);
    const withStatus = (...statuses: readonly DeliveryStatus[]): number =>
      total((row) => (statuses.includes(row.status) ? row.count : 0));
    return {
      counted: total((row) => row.count),
      delivered: withStatus('delivered'),
      failed: withStatus('failed'),
      cancelled: withStatus('cancelled'),
      waiting: withStatus('queued', 'delivering'),
      attempts: total((row) => row.attempts),
      hours: hoursUntil(nowMs).map((starts_at) => ({
        starts_at,
        delivered: countIn(counts, starts_at, 'delivered'),
        failed: countIn(counts, starts_at, 'failed'),
      })),
    };
  },
});

function hoursUntil(nowMs: number): string[] {
  const last = Math.floor(nowMs / hourMs);
  return Array.from({ length: hoursShown }, (_, index) =>
    new Date((last - hoursShown + 1 + index) * hourMs).toISOString(),
  );
}

const countIn = (counts: readonly DeliveryCount[], hour: string, status: DeliveryStatus): number =>
  counts.find((row) => row.status === status && Date.parse(row.hour) === Date.parse(hour))?.count ?? 0;
