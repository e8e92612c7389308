import { type Static, Type } from 'typebox';
import { isServiceAccount } from '../../kernel/actor.ts';
import { scopesOf } from '../../kernel/packages.ts';
import { isScope, type Role, roles, scopeNames, scopesForAccount } from '../../kernel/scopes.ts';
import type { Services } from '../../kernel/services.ts';
import { Instant } from '../../lib/days.ts';
import { CreatedAt, PersonName, RecordId } from '../../lib/fields.ts';
import { Id } from '../../lib/ids.ts';
import { Personal } from '../../lib/personal.ts';
import { Nullable, Text } from '../../lib/schema.ts';
import { type GrantRow, heldGrants } from '../people/index.ts';
import { lastUseOf } from './use.ts';

export const tokenName = Personal(
  Text(100, { description: 'What the token is for.', examples: ['Payroll export'] }),
  'Erased',
);
export const ScopeList = Type.Array(Type.Enum(scopeNames), {
  minItems: 1,
  maxItems: scopeNames.length,
  uniqueItems: true,
});

const tokenFields = {
  id: RecordId('tok'),
  name: tokenName,
  prefix: Type.String({ description: 'The first characters, to tell tokens apart.', examples: ['mst_4fQ9'] }),
  scopes: Type.Array(Type.Enum(scopeNames), { description: 'What the token carries.' }),
  usable_scopes: Type.Array(Type.Enum(scopeNames), {
    description:
      'Those that its owner can use, by their role and by access that was given to them; of a service account without those of decisions.',
  }),
  owner: Type.Object(
    {
      ...PersonName.properties,
      role: Type.Enum([...roles], { description: 'What bounds the token besides its scopes.' }),
    },
    { $id: 'TokenOwner', description: 'Whose rights the token has, as they are at each request.' },
  ),
  requires_acceptance: Type.Boolean({
    description: 'Whether its writes become proposals, which wait for a person to accept them.',
  }),
  organization_id: Id('org', 'Whose data the token opens.'),
  created_at: CreatedAt(),
  expires_at: Nullable(Instant(), { description: 'null: it does not expire.' }),
  last_used_at: Nullable(Instant(), { description: 'Kept to the minute.' }),
};

export const Token = Type.Object(tokenFields, {
  $id: 'Token',
  description: 'An API token, without the secret itself.',
});
export type Token = Static<typeof Token>;

/** In the console, where tokens that are over are shown as well. */
export const ManagedToken = Type.Object(
  { ...tokenFields, revoked_at: Nullable(Instant(), { description: 'When it was taken back; null: it was not.' }) },
  { $id: 'ManagedToken' },
);
export type ManagedToken = Static<typeof ManagedToken>;

export const NewToken = Type.Object(
  {
    ...ManagedToken.properties,
    token: Type.String({ description: 'The token itself; shown this once.' }),
  },
  { $id: 'NewToken' },
);

export interface TokenRow {
  id: string;
  name: string;
  prefix: string;
  scopes: string[];
  user_id: string;
  first_name: string;
  last_name: string;
  role: Role;
  grants: GrantRow[] | null;
  requires_acceptance: boolean;
  organization_id: string;
  created_at: string;
  expires_at: string | null;
  revoked_at: string | null;
  last_used_at: string | null;
}

export function presentToken(services: Services, row: TokenRow): Token {
  // A scope that a later version no longer knows opens nothing.
  const scopes = row.scopes.filter(isScope);
  const held = heldGrants(row.grants).map((grant) => grant.package);
  const usable = isServiceAccount({ userId: row.user_id }) ? scopesForAccount(row.role) : scopesOf(row.role, held);
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes,
    usable_scopes: scopes.filter((scope) => usable.includes(scope)),
    owner: { id: row.user_id, first_name: row.first_name, last_name: row.last_name, role: row.role },
    requires_acceptance: row.requires_acceptance,
    organization_id: row.organization_id,
    created_at: row.created_at,
    expires_at: row.expires_at,
    last_used_at: lastUseOf(services, row),
  };
}

export const presentManagedToken = (services: Services, row: TokenRow): ManagedToken => ({
  ...presentToken(services, row),
  revoked_at: row.revoked_at,
});
