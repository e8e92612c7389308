import { Type } from 'typebox';
import { sightNames } from '../../kernel/sight.ts';
import { Instant } from '../../lib/days.ts';
import { Nullable } from '../../lib/schema.ts';

export const reasonKinds = ['SELF', 'MANAGER', 'HEAD', 'ROLE', 'PACKAGE', 'NAMED', 'DEPUTY', 'TOKEN', 'APP'] as const;
export type ReasonKind = (typeof reasonKinds)[number];

const Kind = Type.Enum([...reasonKinds], {
  description:
    'SELF: the person; MANAGER: theirs; HEAD: heads or manages their department; ROLE: sees it of everyone; PACKAGE: was given access beyond their role that shows it; NAMED: decides a step of one of their requests, or signs one of their documents, and sees these alone; DEPUTY: decides in the place of one of these, and sees what waits; TOKEN, APP: programs that act for one of these.',
});

export const Reason = Type.Object(
  {
    kind: Kind,
    until: Nullable(Instant(), { description: 'When it ends by itself; null: when it is taken back.' }),
  },
  { $id: 'SightReason', description: 'Why someone sees something of a person.' },
);
export interface Reason {
  readonly kind: ReasonKind;
  readonly until: string | null;
}

const PersonWhoSees = Type.Object(
  {
    user_id: Type.String({ description: 'Who: a person, or a service account.', examples: ['usr_01J…'] }),
    first_name: Type.String({ description: 'What they are called.', examples: ['Amara'] }),
    last_name: Type.String({ description: 'Empty for a service account.', examples: ['Okafor'] }),
    by: Type.Array(Reason, { description: 'Why they see it: each reason by itself is enough.' }),
  },
  { $id: 'PersonWhoSees', description: 'Someone who sees something of a person, by name.' },
);

const CountedReason = Type.Object(
  { kind: Kind, count: Type.Integer({ minimum: 1, description: 'How many of the others.' }) },
  { $id: 'SightReasonCount', description: 'How many of those who are not named see something of a person, and why.' },
);

export const VisibleTo = Type.Object(
  {
    what: Type.Enum([...sightNames], { description: 'What was asked about.' }),
    people: Type.Array(PersonWhoSees, {
      description: 'Those whom the reader may know by name: the person first, then who leads them.',
    }),
    others: Type.Integer({ minimum: 0, examples: [2], description: 'How many more there are.' }),
    others_by: Type.Array(CountedReason, {
      description: 'Why those see it; someone with two reasons counts under each.',
    }),
  },
  { $id: 'VisibleTo', description: 'Who sees something of a person today, and why.' },
);
