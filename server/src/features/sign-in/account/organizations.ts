import { Type } from 'typebox';
import { readOperation } from '../../../kernel/operation.ts';
import { Instant } from '../../../lib/days.ts';
import { Id } from '../../../lib/ids.ts';
import { findProof, listInvitations, listOrganizations } from './sessions-store.ts';

const OwnOrganizations = Type.Object({
  organizations: Type.Array(
    Type.Object({
      id: Id('org', 'Which one it is.'),
      name: Type.String({ description: 'What it calls itself.' }),
      is_guest: Type.Boolean({ description: 'Whether the person is a guest there.' }),
      is_current: Type.Boolean({ description: 'The one in which they are now.' }),
    }),
    { description: 'Those that the account opens, by name. Where an identity provider has signed in, its own alone.' },
  ),
  invitations: Type.Array(
    Type.Object({
      id: Id('usr', 'To accept it.'),
      organization: Type.String({ description: 'Who invites.' }),
      invited_at: Instant('When.'),
    }),
    { description: 'Organizations that have invited the address of the account; those are told once one is accepted.' },
  ),
});

export const listOwnOrganizations = readOperation({
  id: 'account.organizations',
  route: 'GET /account/organizations',
  summary: 'List the organizations of one’s account',
  description:
    'An address has one account, which opens every organization that it belongs to. No organization learns of the others.',
  surface: 'app',
  scope: null,
  isOpenWithoutFactor: true,
  returns: OwnOrganizations,

  async run({ actor, db, origin, services }) {
    const { organizationId } = actor;
    const own = { organization_id: organizationId, user_id: actor.userId ?? '' };
    const now = services.clock.now();
    const proof = await findProof(db, { organizationId, sessionHash: origin.sessionHash, now });
    const { id, name } = actor.organization;
    if (!proof) {
      return { organizations: [{ id, name, is_guest: actor.isGuest === true, is_current: true }], invitations: [] };
    }
    const [found, invited] = await Promise.all([listOrganizations(db, proof), listInvitations(db, proof)]);
    return {
      organizations: found.map((one) => ({
        id: one.organization_id,
        name: one.name,
        is_guest: one.is_guest,
        is_current: one.organization_id === own.organization_id,
      })),
      invitations: invited.map(({ user_id, name: organization, invited_at }) => ({
        id: user_id,
        organization,
        invited_at,
      })),
    };
  },
});
