import { type Static, Type } from 'typebox';
import { roles } from '../../../kernel/scopes.ts';
import { invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';

/** More than anyone chooses by hand. */
const maxChosen = 1000;
const maxGroups = 200;

export const audienceFields = {
  everyone: Type.Optional(
    Type.Boolean({ description: 'Every active person whom the caller sees.', examples: [false] }),
  ),
  user_ids: Type.Optional(
    Type.Array(Id('usr'), { maxItems: maxChosen, uniqueItems: true, description: 'These people.' }),
  ),
  department_ids: Type.Optional(
    Type.Array(Id('dep'), {
      maxItems: maxGroups,
      uniqueItems: true,
      description: 'The active people of these departments.',
    }),
  ),
  team_ids: Type.Optional(
    Type.Array(Id('team'), {
      maxItems: maxGroups,
      uniqueItems: true,
      description: 'The active members of these teams.',
    }),
  ),
  roles: Type.Optional(
    Type.Array(Type.Enum([...roles]), {
      maxItems: roles.length,
      uniqueItems: true,
      description: 'The active people with these roles.',
    }),
  ),
};

const NewPeople = Type.Boolean({
  description: 'Also those who join later: who is added, moves in or gets the role. Not with user_ids alone.',
  examples: [false],
});

/** Whom it is for at this moment: everyone who is named in one of the ways, within what the caller sees. */
export const Audience = Strict(audienceFields, {
  $id: 'Audience',
  description:
    'Whom it is for: everyone who is named in one of these ways, of those whom the caller sees, as they are now.',
});
export type Audience = Static<typeof Audience>;

/** The same for what goes on: it takes in who joins later, if that is wanted. */
export const StandingAudience = Strict(
  { ...audienceFields, and_new_people: Type.Optional(NewPeople) },
  { $id: 'StandingAudience', description: 'Whom it is for, and whether those who join later are among them.' },
);
export type StandingAudience = Static<typeof StandingAudience>;

const groupsOf = ({ everyone, department_ids = [], team_ids = [], roles: named = [] }: Audience): number =>
  (everyone === true ? 1 : 0) + department_ids.length + team_ids.length + named.length;

/** 422 for no one, and for new people among those who are named one by one. */
export function checkAudience(audience: StandingAudience, field = 'audience'): void {
  const groups = groupsOf(audience);
  if (groups + (audience.user_ids ?? []).length === 0) throw invalid(field, 'people.nobodyChosen');
  if (audience.and_new_people === true && groups === 0) throw invalid(`${field}.and_new_people`, 'people.newOfNothing');
}
