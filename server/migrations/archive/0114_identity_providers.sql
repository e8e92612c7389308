-- Signing in with the company's identity provider (OpenID Connect): providers, whom they know, and who gets in without one.

create table identity_providers (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  name text not null,
  issuer text not null,
  client_id text not null,
  sealed_secret bytea not null,
  email_domains text[] not null,
  is_enabled boolean not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  primary key (organization_id, id)
);

create unique index identity_providers_issuer_key on identity_providers (organization_id, issuer);
-- Whoever begins to sign in has not said yet of which organization they are.
create unique index identity_providers_id_key on identity_providers (id);
create index identity_providers_domains_idx on identity_providers using gin (email_domains);

-- A person is known by the provider and its subject, never by an address.
create table identity_links (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  provider_id text collate "C" not null,
  user_id text collate "C" not null,
  subject text not null,
  created_at timestamp(3) with time zone not null,
  last_used_at timestamp(3) with time zone not null,
  primary key (organization_id, id),
  foreign key (organization_id, provider_id) references identity_providers (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id)
);

create unique index identity_links_subject_key on identity_links (organization_id, provider_id, subject);
create unique index identity_links_person_key on identity_links (organization_id, provider_id, user_id);
create index identity_links_person_idx on identity_links (organization_id, user_id, id);

-- Executives who get in without a provider although everyone else needs one.
create table break_glass_people (
  organization_id text collate "C" not null references organizations (id),
  user_id text collate "C" not null,
  created_at timestamp(3) with time zone not null,
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references users (organization_id, id)
);

alter table sessions
  -- The provider that opened it; null: a password, a passkey or a link did.
  add column provider_id text collate "C",
  -- What the provider calls its own session, for the day it ends there.
  add column provider_sid text,
  add column is_break_glass boolean not null default false;

alter table sessions
  add constraint sessions_provider_fkey foreign key (organization_id, provider_id)
  references identity_providers (organization_id, id) not valid;
