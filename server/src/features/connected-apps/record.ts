import { type Static, Type } from 'typebox';
import { tokenResources } from '../../kernel/resources.ts';
import { scopeNames } from '../../kernel/scopes.ts';
import { connectedAppPolicies } from '../../kernel/settings.ts';
import { Instant } from '../../lib/days.ts';
import { PersonName, RecordId } from '../../lib/fields.ts';
import { Id } from '../../lib/ids.ts';
import { Nullable } from '../../lib/schema.ts';

const clientFields = {
  id: RecordId('app'),
  name: Type.String({ description: 'What it calls itself. Nobody has checked it.', examples: ['Payroll sync'] }),
  host: Type.String({
    description: 'Where it has people sent back to: a host, `localhost`, or the scheme of an app on the device.',
    examples: ['payroll.example.com'],
  }),
  is_on_device: Type.Boolean({ description: 'Whether that is an app on the device of the person, and not a site.' }),
  registered_at: Instant('When it registered itself.'),
};

export const AppClient = Type.Object(clientFields, {
  $id: 'AppClient',
  description: 'An app that has registered itself to be connected.',
});
export type AppClient = Static<typeof AppClient>;

const resource = Type.Enum([...tokenResources], {
  description: 'What its token opens: the API, or the same for assistants (MCP).',
});

export const ConnectedApp = Type.Object(
  {
    id: RecordId('cap'),
    client: AppClient,
    user: PersonName,
    scopes: Type.Array(Type.Enum(scopeNames), { description: 'What the person has allowed.' }),
    requires_acceptance: Type.Boolean({
      description: 'Whether its writes become proposals, which wait for a person to accept them.',
    }),
    resource,
    token_id: Id('tok', 'Its token, by which the log of requests tells what it did.'),
    created_at: Instant('When the person connected it.'),
    last_used_at: Nullable(Instant(), { description: 'Kept to the minute; null: never.' }),
    revoked_at: Nullable(Instant(), { description: 'When it was disconnected; null: it was not.' }),
  },
  { $id: 'ConnectedApp', description: 'An app that a person has connected to their account.' },
);
export type ConnectedApp = Static<typeof ConnectedApp>;

const AskedScope = Type.Object(
  {
    scope: Type.Enum(scopeNames, { description: 'What it asks for.' }),
    is_usable: Type.Boolean({ description: 'Whether the role of the person can use it.' }),
    writes: Type.Boolean({ description: 'Whether it opens something that changes records.' }),
    is_private: Type.Boolean({ description: 'Whether it opens what is private about people, or where they were.' }),
    operations: Type.Array(Type.String(), {
      description: 'What of the API it opens for this person, by operation id, as GET /token/operations would tell.',
      examples: [['users.list', 'users.get']],
    }),
  },
  { $id: 'AskedScope', description: 'A scope that an app asks for, and what it would open for the person asked.' },
);
export type AskedScope = Static<typeof AskedScope>;

export const askProblems = ['NOBODY', 'NOT_LISTED', 'PLAN'] as const;

export const AppRequest = Type.Object(
  {
    client: AppClient,
    resource,
    scopes: Type.Array(AskedScope, { description: 'What it asks for; empty if the request is not valid.' }),
    problem: Nullable(Type.Enum([...askProblems]), {
      description:
        'Why it cannot be connected. NOBODY: the organization connects no apps. NOT_LISTED: an Administrator has not approved it. PLAN: no token of the organization is let in. null: it can.',
    }),
    is_asked_for: Type.Boolean({ description: 'Whether someone has asked Administrators to approve it.' }),
    error: Nullable(Type.String({ examples: ['invalid_scope'] }), {
      description: 'What is wrong with what the app sent, in the words of OAuth; null: nothing.',
    }),
    error_description: Nullable(Type.String(), { description: 'The same in a sentence, for who wrote the app.' }),
    return_url: Type.String({
      description: 'Where to go without connecting it: back to the app, which is told so.',
      examples: ['https://payroll.example.com/callback?error=access_denied'],
    }),
  },
  { $id: 'AppRequest', description: 'What an app asks of the person who is signed in.' },
);
export type AppRequest = Static<typeof AppRequest>;

export const AppReturn = Type.Object(
  {
    id: RecordId('cap'),
    return_url: Type.String({
      description: 'Back to the app, with a code that it exchanges within a minute. Once.',
      examples: ['https://payroll.example.com/callback?code=mac_1'],
    }),
  },
  { $id: 'AppReturn', description: 'Where a person goes who has connected an app.' },
);

export const ListedClient = Type.Object(
  {
    ...clientFields,
    hosts: Type.Array(Type.String(), {
      description:
        'All that it has registered to have people sent back to, each as in `host`. It cannot register others: these are what is approved.',
      examples: [['payroll.example.com', 'localhost']],
    }),
    approved_at: Nullable(Instant(), { description: 'When an Administrator approved it; null: nobody has.' }),
    asked_at: Nullable(Instant(), { description: 'When someone last asked for it; null: nobody has.' }),
    asked_by: Nullable(PersonName, { description: 'Who asked.' }),
    connections: Type.Integer({ minimum: 0, description: 'How many people of the organization have it connected.' }),
  },
  { $id: 'ListedClient', description: 'An app that people of the organization have connected, or asked for.' },
);
export type ListedClient = Static<typeof ListedClient>;

export const policy = Type.Enum([...connectedAppPolicies], {
  description:
    'ANYONE: people connect any app. LISTED: those that an Administrator has approved. NOBODY: none; those connected are disconnected.',
});

export const ConnectedAppPolicy = Type.Object(
  {
    connected_apps: policy,
    clients: Type.Array(ListedClient, { description: 'At most 200: those asked for first, then by name.' }),
  },
  { $id: 'ConnectedAppPolicy', description: 'Which apps people of the organization may connect.' },
);
export type ConnectedAppPolicy = Static<typeof ConnectedAppPolicy>;
