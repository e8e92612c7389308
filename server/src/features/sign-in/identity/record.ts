import { type Static, Type } from 'typebox';
import { Instant } from '../../../lib/days.ts';
import { Changes, CreatedAt, PersonName, RecordId, RecordName, UpdatedAt } from '../../../lib/fields.ts';
import { Personal } from '../../../lib/personal.ts';
import { Strict, Text } from '../../../lib/schema.ts';

export const maxProviders = 5;

export const hostName =
  '^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$';

const given = {
  name: Text(100, { description: 'What people read on the sign-in page.', examples: ['Northwind account'] }),
  issuer: Type.String({
    maxLength: 500,
    description: 'The address of the provider, as its discovery document says it.',
    examples: ['https://login.northwind.example'],
  }),
  client_id: Text(500, { description: 'What the provider calls Muster.', examples: ['muster'] }),
  email_domains: Type.Array(Type.String({ pattern: hostName, maxLength: 253, examples: ['northwind.example'] }), {
    description:
      'Whose addresses it vouches for: people are known by one of them when they first sign in, and are shown this provider on the sign-in page once the domain is proven.',
    maxItems: 20,
    uniqueItems: true,
  }),
  is_enabled: Type.Boolean({ description: 'Whether people sign in with it. One that is off can be tried.' }),
};

const secret = Type.String({
  minLength: 1,
  maxLength: 2000,
  description: 'What Muster shows the provider. Never shown again.',
  examples: ['a secret of the provider'],
});

export const IdentityProvider = Type.Object(
  { id: RecordId('idp'), ...given, created_at: CreatedAt(), updated_at: UpdatedAt() },
  { $id: 'IdentityProvider', description: 'A provider of OpenID Connect that people sign in with.' },
);
export type IdentityProvider = Static<typeof IdentityProvider>;

export const NewIdentityProvider = Strict({
  name: given.name,
  issuer: given.issuer,
  client_id: given.client_id,
  client_secret: secret,
  email_domains: Type.Optional({ ...given.email_domains, default: [] }),
  is_enabled: Type.Optional({ ...given.is_enabled, default: false }),
});
export type NewIdentityProvider = Static<typeof NewIdentityProvider>;

/** Not the issuer: another issuer knows other people. */
export const IdentityProviderChanges = Changes({
  name: given.name,
  client_id: given.client_id,
  client_secret: secret,
  email_domains: given.email_domains,
  is_enabled: given.is_enabled,
});
export type IdentityProviderChanges = Static<typeof IdentityProviderChanges>;

export const IdentityLink = Type.Object(
  {
    id: RecordId('idl'),
    person: { ...PersonName, description: 'Whom the provider knows.' },
    provider: { ...RecordName('IdentityProviderName', 'idp', 'Northwind account'), description: 'The provider.' },
    subject: Personal(Type.String({ description: 'What the provider calls the person.', examples: ['248289761001'] })),
    created_at: Instant('When the person first signed in with it.'),
    last_used_at: Instant('When they last did.'),
  },
  { $id: 'IdentityLink', description: 'A person and the account of theirs at a provider.' },
);
export type IdentityLink = Static<typeof IdentityLink>;
