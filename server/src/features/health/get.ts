import { Type } from 'typebox';
import { readOperation } from '../../kernel/operation.ts';
import { seatsOfPlan } from '../../kernel/settings.ts';
import { readWarnings, warningCodes } from '../../kernel/warnings.ts';
import { Instant } from '../../lib/days.ts';
import { Nullable } from '../../lib/schema.ts';
import { countSeatsTaken } from '../people/index.ts';
import { readJobs, readStorage, readWaitingDeliveries } from './store.ts';

const count = (description: string) => Type.Integer({ minimum: 0, description });

const HealthReport = Type.Object(
  {
    node_version: Type.String({ description: 'Of Node, which runs this process.' }),
    postgres_version: Type.String({ description: 'Of the database server.' }),
    migration: Type.String({ description: 'The newest change of the schema.' }),
    is_production: Type.Boolean({ description: 'false: a development installation, with test clock and kept mail.' }),
    running_since: Instant('When this process started.'),
    clock_offset_seconds: Nullable(Type.Integer(), {
      description: 'How far the test clock is ahead; null in production, which has none.',
    }),
    mail: Type.Enum(['sent', 'kept'], { description: 'kept: no mail server is set, mail stays on this machine.' }),
    warnings: Type.Array(
      Type.Object({
        code: Type.Enum([...warningCodes], { description: 'Which.' }),
        message: Type.String({ description: 'What it leads to, and what to set.' }),
      }),
      { description: 'What the installation runs with and should not; empty if all is set.' },
    ),
    files: Type.Object(
      { count: count('How many.'), bytes: count('Their size together.') },
      { description: 'Stored files of the organization.' },
    ),
    waiting_deliveries: Type.Integer({
      minimum: 0,
      description: 'Webhook deliveries of the organization that are queued; counted up to 10,000.',
    }),
    seats: Type.Object(
      {
        taken: count('Active people of the organization: who is suspended keeps a seat, a service account takes none.'),
        limit: Nullable(Type.Integer({ minimum: 0 }), { description: 'How many the plan has; null: no limit.' }),
      },
      { description: 'Seats. Once all are taken nobody can be added, by SCIM as little as by hand.' },
    ),
    jobs: Type.Object(
      {
        ready: count('Could run now.'),
        waiting: count('Are for later.'),
        running: count('Are under way.'),
        failing: Type.Integer({ minimum: 0, description: 'Failed and to be tried again.' }),
        oldest_seconds: Type.Integer({
          minimum: 0,
          description: 'How long the first that could run has been waiting.',
        }),
        failed: Type.Array(
          Type.Object({
            task: Type.String({ description: 'The kind of job.' }),
            count: count('How many gave up.'),
            last_failed_at: Instant('When the last of them failed.'),
          }),
          {
            description: 'Given up, by task.',
          },
        ),
      },
      { description: 'Work of the organization in the background.' },
    ),
  },
  { $id: 'HealthReport' },
);

export const getHealthReport = readOperation({
  id: 'health.get',
  route: 'GET /health-report',
  summary: 'Report how the organization’s work is doing',
  description:
    'Jobs, deliveries and files are those of the organization, the versions those that serve it. What belongs to the whole installation is its operator’s: `muster jobs failed`, the metrics.',
  surface: 'app',
  scope: null,
  role: 'EXECUTIVE',
  returns: HealthReport,

  async run({ services, actor, db, nowMs }) {
    const { config, clock } = services;
    const storage = await readStorage(db, actor);
    return {
      node_version: process.version.replace('v', ''),
      postgres_version: storage.postgres_version,
      migration: storage.migration,
      is_production: config.isProduction,
      running_since: new Date(nowMs - Math.round(process.uptime() * 1000)).toISOString(),
      clock_offset_seconds: config.isProduction ? null : Math.round(clock.offsetMs / 1000),
      mail: config.smtpUrl === null ? ('kept' as const) : ('sent' as const),
      warnings: await readWarnings(services),
      files: { count: storage.file_count, bytes: storage.file_bytes },
      seats: {
        taken: await countSeatsTaken(db, actor.organizationId),
        limit: actor.organization.seat_limit ?? seatsOfPlan[actor.organization.plan],
      },
      waiting_deliveries: await readWaitingDeliveries(db, actor),
      jobs: await readJobs(db, { organizationId: actor.organizationId }),
    };
  },
});
