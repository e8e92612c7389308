import { Type } from 'typebox';
import type { Job } from '../../kernel/catalogue.ts';
import { openOperation } from '../../kernel/operation.ts';
import { notFound, Refusal } from '../../lib/errors.ts';
import { check } from '../../lib/schema.ts';
import { mailQueue } from '../mail/index.ts';
import { newOrganization } from '../organization/index.ts';
import { foundOrganization, OwnFounding } from '../people/index.ts';
import { askForReset } from './request-link.ts';
import { refuseWhileBlocked } from './throttle.ts';

const signUpTask = 'sessions.signUp';

export const signUp = openOperation({
  id: 'organization.signUp',
  route: 'POST /sign-up',
  summary: 'Begin an organization',
  description:
    'Where the operator allows it (`MUSTER_SIGN_UP`): the organization and its first Executive, who is mailed a link to set a password. Answers the same if the address has an account already, which is mailed a link of its own then.',
  maxBodyBytes: 4096,
  body: OwnFounding,
  returns: Type.Object({
    sent: Type.Boolean({ description: 'Always true, so that it does not tell who has an account.' }),
  }),
  refuses: ['NOT_FOUND', 'RATE_LIMITED'],

  async run({ services, body, links }) {
    if (!services.config.offersSignUp) throw notFound('organization');
    const email = body.executive.email.trim().toLowerCase();
    refuseWhileBlocked(Math.max(await links.requested(signUpTask), await links.requested(email)));
    const { executive, ...details } = body;
    newOrganization(services, details);
    // Later, and by the same job for everyone: how long it takes tells nothing about the address.
    const payload = { ...details, executive: { ...executive, email } };
    await services.jobs.add(services.clock, signUpTask, payload, { maxAttempts: 8 });
    return { data: { sent: true } };
  },
});

export const beginOrganization: Job = {
  task: signUpTask,
  queue: mailQueue,
  async run(services, payload) {
    const founding = check(OwnFounding, payload);
    try {
      await foundOrganization(services, founding, 'app');
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'CONFLICT') throw error;
      await askForReset(services, founding.executive.email);
    }
  },
};
