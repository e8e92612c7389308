import { type Static, Type } from 'typebox';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { Day, dayIn, Instant, instantAtMs } from '../../../lib/days.ts';
import { invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Strict } from '../../../lib/schema.ts';

export const invitationStatuses = ['NONE', 'PLANNED', 'SENDING', 'SENT', 'OPENED', 'SIGNED_IN'] as const;

export const Invitation = Type.Object(
  {
    user_id: Id('usr', 'Who is invited.'),
    status: Type.Enum([...invitationStatuses], {
      description:
        'NONE: not to be sent, or not known; PLANNED: it goes at send_at; SENDING: the mail is on its way; SENT; OPENED: its page was; SIGNED_IN: the person has a password.',
    }),
    send_at: Nullable(Instant(), { description: 'When it goes, or was to go; null: not at all.' }),
    sent_at: Nullable(Instant(), { description: 'When its mail was handed over; null: not yet.' }),
    opened_at: Nullable(Instant(), { description: 'When the page of the link was opened first; null: not yet.' }),
    signed_in_at: Nullable(Instant(), { description: 'When the person signed in first; null: not yet.' }),
  },
  { $id: 'Invitation', description: 'How someone is asked in, and how far that is.' },
);
export type Invitation = Static<typeof Invitation>;

/** Whether and when someone who is added is invited, in bodies that add people. */
export const invitationChoice = {
  invitation: Type.Optional(
    Type.Enum(['NOW', 'ON_DAY', 'NEVER'], {
      default: 'NOW',
      description: 'When the link to set a password is mailed. NEVER: until someone sends it.',
    }),
  ),
  invitation_day: Type.Optional(
    Nullable(Day(), {
      description: 'With ON_DAY, and required there: from 8 in the morning, in the zone of the organization.',
    }),
  ),
};
const Choice = Strict(invitationChoice);
export type InvitationChoice = Static<typeof Choice>;

const hour = '08:00';

/** 422 unless it names a day exactly where one belongs, and none that is over. */
export function checkInvitation({ actor, nowMs }: UnitOfWork, choice: InvitationChoice): void {
  const { invitation = 'NOW', invitation_day = null } = choice;
  if (invitation !== 'ON_DAY') {
    if (invitation_day !== null) throw invalid('invitation_day', 'sessions.invitationDayAlone');
    return;
  }
  if (invitation_day === null) throw invalid('invitation_day', 'sessions.invitationDayNeeded');
  if (invitation_day < dayIn(actor.organization.timezone, nowMs)) {
    throw invalid('invitation_day', 'sessions.invitationDayOver');
  }
}

/** When it goes; a day that has come by then is now. */
export function sendAt({ actor, now, nowMs }: UnitOfWork, choice: InvitationChoice): string | null {
  const { invitation = 'NOW', invitation_day = null } = choice;
  if (invitation === 'NEVER') return null;
  if (invitation === 'NOW' || invitation_day === null) return now;
  const { timezone } = actor.organization;
  if (invitation_day <= dayIn(timezone, nowMs)) return now;
  return new Date(instantAtMs(timezone, invitation_day, hour)).toISOString();
}
