import { type Static, Type } from 'typebox';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { Day, dayIn, Instant, instantAtMs } from '../../../lib/days.ts';
import { invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Strict } from '../../../lib/schema.ts';

export const invitationStatuses = [
  'NONE',
  'PLANNED',
  'SENDING',
  'SENT',
  'REFUSED',
  'LINK_MADE',
  'OPENED',
  'SIGNED_IN',
] as const;

const refusals = ['UNKNOWN_ADDRESS', 'FULL', 'BLOCKED', 'OTHER'] as const;

export const Invitation = Type.Object(
  {
    user_id: Id('usr', 'Who is invited.'),
    status: Type.Enum([...invitationStatuses], {
      description:
        'NONE: not to be sent, or not known; PLANNED: it goes at send_at; SENDING: the mail is on its way; SENT: the mail server took it; REFUSED: it does not take mail for this address, `refusal` says why; LINK_MADE: a link was copied in place of a mail; OPENED: the page of the link was; SIGNED_IN: the person has a password, or signed in otherwise.',
    }),
    email: Type.String({ description: 'The address that it goes to.', examples: ['ada@example.com'] }),
    send_at: Nullable(Instant(), { description: 'When it goes, or was to go; null: not at all.' }),
    sent_at: Nullable(Instant(), { description: 'When its mail was handed over; null: not yet.' }),
    refused_at: Nullable(Instant(), { description: 'When the mail server refused it for good; null: it did not.' }),
    refusal: Nullable(Type.Enum([...refusals]), {
      description:
        'Why it was refused. UNKNOWN_ADDRESS: there is no such mailbox; FULL: the mailbox is full, or takes no mail; BLOCKED: the server takes no mail from here; OTHER: it did not say.',
    }),
    smtp_reply: Nullable(Type.String(), {
      description: 'The codes that the mail server answered last, without its words; null: it was not asked.',
      examples: ['550 5.1.1'],
    }),
    link_made_at: Nullable(Instant(), { description: 'When a link was copied in place of a mail; null: none was.' }),
    opened_at: Nullable(Instant(), { description: 'When the page of the link was opened first; null: not yet.' }),
    signed_in_at: Nullable(Instant(), { description: 'When the person signed in first; null: not yet.' }),
  },
  { $id: 'Invitation', description: 'How someone is asked in, and how far that is.' },
);
export type Invitation = Static<typeof Invitation>;

export const InvitationLink = Type.Object(
  {
    user_id: Id('usr', 'Who is let in by it.'),
    link: Type.String({
      description: 'The address of the page. What stands behind the # is secret.',
      examples: ['https://muster.example/set-password#token=…'],
    }),
    expires_at: Instant('Until when it works.'),
  },
  { $id: 'InvitationLink', description: 'A link that lets someone set a password, shown once.' },
);

/** By the classes of enhanced status codes (RFC 3463), and without one by the reply code alone. */
export function refusalOf(reply: string): (typeof refusals)[number] {
  const [code = '', enhanced = ''] = reply.split(' ');
  if (/^5\.(1\.|2\.1$)/.test(enhanced)) return 'UNKNOWN_ADDRESS';
  if (enhanced.startsWith('5.2.') || code === '552') return 'FULL';
  if (enhanced.startsWith('5.7.')) return 'BLOCKED';
  return ['550', '551', '553'].includes(code) && enhanced === '' ? 'UNKNOWN_ADDRESS' : 'OTHER';
}

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
