import { Type } from 'typebox';
import { writeOperation } from '../../kernel/operation.ts';
import { Strict } from '../../lib/schema.ts';
import { rescheduleFailed } from './store.ts';

const maxAtOnce = 1000;

export const retryFailedJobs = writeOperation({
  id: 'health.retryJobs',
  route: 'POST /health-report/retry-jobs',
  summary: 'Try jobs that were given up once more',
  description: `All of one task and of the own organization, at most ${String(maxAtOnce)} a call.`,
  surface: 'app',
  scope: null,
  role: 'EXECUTIVE',
  body: Strict({
    task: Type.String({ minLength: 1, maxLength: 100, description: 'The kind of job.', examples: ['mail.deliver'] }),
  }),
  returns: Type.Object(
    { retried: Type.Integer({ minimum: 0, description: 'How many are tried again.' }) },
    { $id: 'RetriedJobs' },
  ),

  async run({ actor, work, body }) {
    const filter = { organizationId: actor.organizationId, task: body.task };
    const retried = await rescheduleFailed(work.tx, filter, maxAtOnce);
    work.audit({ recordCount: retried });
    return { retried };
  },
});
