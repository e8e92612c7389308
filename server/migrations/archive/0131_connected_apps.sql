-- Apps that people connect (OAuth 2.1). An access token is a row of api_tokens, one for each connection for as long as it lasts: what it opens,
-- for whom and until when stands there and nowhere else.

-- Whoever asks registers first, before anyone has said of which organization they are: these belong to the installation.
create table app_clients (
  id text collate "C" primary key,
  name text not null,
  redirect_uris text[] not null,
  created_at timestamp(3) with time zone not null,
  -- To the day: one that nobody uses goes.
  last_used_at timestamp(3) with time zone not null
);
create index app_clients_last_used_idx on app_clients (last_used_at);

alter table api_tokens
  -- Of a connected app: which one. Such tokens are shown with their connection, and not counted among those of the person.
  add column client_id text collate "C",
  -- The one address that it opens; null: all.
  add column resource text;
alter table api_tokens
  add constraint api_tokens_resource_check check (resource = any (array['API', 'MCP'])) not valid;

create table app_grants (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  client_id text collate "C" not null references app_clients (id),
  user_id text collate "C" not null,
  scopes text[] not null,
  requires_acceptance boolean not null,
  resource text not null check (resource = any (array['API', 'MCP'])),
  created_at timestamp(3) with time zone not null,
  -- The code that the app gets back with the person, and what it has to show for it.
  redirect_uri text not null,
  code_challenge text not null,
  code_hash bytea not null,
  code_expires_at timestamp(3) with time zone not null,
  -- Once the code was used. Taken back with the token.
  token_id text collate "C",
  -- Of the refresh token: the half that stays, by which one that was used before is known, and the half that is new each time.
  family_hash bytea,
  refresh_hash bytea,
  refresh_expires_at timestamp(3) with time zone,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, token_id) references api_tokens (organization_id, id)
);
create unique index app_grants_code_key on app_grants (code_hash);
create unique index app_grants_family_key on app_grants (family_hash);
create index app_grants_person_idx on app_grants (organization_id, user_id, id);
create index app_grants_token_idx on app_grants (organization_id, token_id);
create index app_grants_client_idx on app_grants (client_id, organization_id);
create index app_grants_unused_idx on app_grants (created_at) where token_id is null;

-- What an organization has to do with a client: someone asked for it, or it is approved.
create table app_approvals (
  organization_id text collate "C" not null references organizations (id),
  client_id text collate "C" not null references app_clients (id) on delete cascade,
  asked_by_id text collate "C",
  asked_at timestamp(3) with time zone,
  approved_by_id text collate "C",
  approved_at timestamp(3) with time zone,
  primary key (organization_id, client_id),
  foreign key (organization_id, asked_by_id) references users (organization_id, id) on delete set null (asked_by_id),
  foreign key (organization_id, approved_by_id) references users (organization_id, id) on delete set null (approved_by_id)
);
create index app_approvals_client_idx on app_approvals (client_id);
create index app_approvals_asker_idx on app_approvals (organization_id, asked_by_id);
create index app_approvals_approver_idx on app_approvals (organization_id, approved_by_id);
