import { Type } from 'typebox';
import { readOperation } from '../../../kernel/operation.ts';
import { Instant } from '../../../lib/days.ts';
import { Id, lowestId } from '../../../lib/ids.ts';
import { Nullable, Strict } from '../../../lib/schema.ts';
import { developing } from '../../people/index.ts';
import { getEndpoint } from '../endpoints/store.ts';
import type { DeliveryStatus } from './record.ts';
import { countDeliveries, type DeliveryCount, type PeriodCount } from './store.ts';

const newest = 1000;
const hourMs = 3_600_000;
const hoursShown = 24;
const periodHours = { day: 24, week: 7 * 24 } as const;
const periods = Object.keys(periodHours) as (keyof typeof periodHours)[];
/** Beyond it the newest tell enough. */
const mostInPeriod = 10_000;

const count = (description: string) => Type.Integer({ minimum: 0, description });

const DeliveryStatistics = Type.Object(
  {
    counted: Type.Integer({ minimum: 0, description: `The newest deliveries, at most ${String(newest)}.` }),
    delivered: count('Received.'),
    failed: count('Given up after the last attempt.'),
    cancelled: count('Not sent, or not any more.'),
    waiting: Type.Integer({ minimum: 0, description: 'Queued or being sent.' }),
    attempts: Type.Integer({ minimum: 0, description: 'Requests that these deliveries took.' }),
    periods: Type.Array(
      Type.Object({
        period: Type.Enum(periods, { description: 'day: the last 24 hours; week: the last seven days.' }),
        counted: count(`Deliveries made in it; the newest ${String(mostInPeriod)} at most.`),
        delivered: count('Received.'),
        failed: count('Given up.'),
        success_rate: Nullable(Type.Number({ minimum: 0, maximum: 1 }), {
          description: 'Received, of those that are over and were not cancelled; null: none.',
        }),
        median_ms: Nullable(Type.Number({ minimum: 0 }), {
          description: 'How long the receiver takes to answer, in the middle; null: nothing was received.',
        }),
      }),
      { description: 'How it went lately.' },
    ),
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
  packages: developing,
  params: Strict({ id: Id('whe') }),
  returns: DeliveryStatistics,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, params, nowMs }) {
    const endpoint = await getEndpoint(db, actor, params.id);
    const fromIds = periods.map((period) => lowestId('dlv', nowMs - periodHours[period] * hourMs));
    const [counts, since] = await countDeliveries(db, actor, endpoint.id, { newest, fromIds, mostInPeriod });
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
      periods: periods.map((period, i) => ({ period, ...shownPeriod(since, fromIds[i]) })),
      hours: hoursUntil(nowMs).map((starts_at) => ({
        starts_at,
        delivered: countIn(counts, starts_at, 'delivered'),
        failed: countIn(counts, starts_at, 'failed'),
      })),
    };
  },
});

function shownPeriod(counts: readonly PeriodCount[], fromId: string | undefined) {
  const found = counts.find(({ from_id }) => from_id === fromId);
  const { counted = 0, delivered = 0, failed = 0, median_ms = null } = found ?? {};
  const over = delivered + failed;
  return { counted, delivered, failed, success_rate: over === 0 ? null : delivered / over, median_ms };
}

function hoursUntil(nowMs: number): string[] {
  const last = Math.floor(nowMs / hourMs);
  return Array.from({ length: hoursShown }, (_, index) =>
    new Date((last - hoursShown + 1 + index) * hourMs).toISOString(),
  );
}

const countIn = (counts: readonly DeliveryCount[], hour: string, status: DeliveryStatus): number =>
  counts.find((row) => row.status === status && Date.parse(row.hour) === Date.parse(hour))?.count ?? 0;
