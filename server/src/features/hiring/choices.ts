import { type Static, Type } from 'typebox';
import type { Reaction } from '../../kernel/unit-of-work.ts';
import { Strict } from '../../lib/schema.ts';
import { settleEnded } from '../leave/index.ts';
import { startForNewPerson } from '../onboarding/index.ts';
import { employmentFollowed, personRehired, type RehiredAbout } from '../people/index.ts';
import { assignTrainingAgain } from '../records/index.ts';
import { inviteAnew } from '../sign-in/index.ts';

/** What becomes of what is on file, in the body of a hiring. Documents, certificates and equipment are records of the person: they stay. */
export const choices = {
  access: Type.Optional(
    Type.Enum(['KEPT', 'ANEW'], {
      default: 'KEPT',
      description:
        'KEPT: the person signs in as before. ANEW: password, passkeys and codes of before are gone, and a link to set a password is mailed on the first day. Sessions and tokens never come back.',
    }),
  ),
  training: Type.Optional(
    Type.Enum(['KEPT', 'AGAIN'], {
      default: 'KEPT',
      description:
        'KEPT: what was completed counts. AGAIN: every active course that was completed is assigned once more.',
    }),
  ),
  leave_left: Type.Optional(
    Type.Enum(['PAID_OUT', 'KEPT'], {
      default: 'PAID_OUT',
      description:
        'What was left of leave when the person left. PAID_OUT: it is settled, and the new employment begins with what it gives itself. KEPT: it was not paid out and stays theirs.',
    }),
  ),
  starts_onboarding: Type.Optional(
    Type.Boolean({
      default: true,
      description: 'Whether the checklists of templates that start by themselves for new people are started.',
    }),
  ),
};
const Choices = Strict(choices);

const chosenOf = (about: object | undefined) => (about as RehiredAbout).choices as Static<typeof Choices>;

export const settleFormer: Reaction = {
  to: employmentFollowed,
  summary:
    'Leave booked for after the last day of the employment before is cancelled, and what was left of leave is settled.',

  async run(work, userId, about) {
    const { former } = about as RehiredAbout;
    await settleEnded(work, userId, { ...former, isPaidOut: chosenOf(about).leave_left !== 'KEPT' });
  },
};

/** On the first day of a second employment, planned or not. */
export const carryOver: Reaction = {
  to: personRehired,
  summary: 'Sign-in, training and onboarding of someone who was hired again follow what was chosen.',

  async run(work, userId, about) {
    const { access, training, starts_onboarding } = chosenOf(about);
    if (access === 'ANEW') await inviteAnew(work, userId);
    if (training === 'AGAIN') await assignTrainingAgain(work, userId);
    if (starts_onboarding !== false) await startForNewPerson(work, userId, null, { isAgain: true });
  },
};
