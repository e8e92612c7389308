-- Second factors: codes of an authenticator app, recovery codes and passkeys; and how people signed in lately.

alter table sessions
  -- When the person last showed a factor; null: as they signed in.
  add column factor_at timestamp(3) with time zone,
  -- The organization asks for a second factor and the person has none yet: they set one up before anything else.
  add column needs_factor boolean not null default false;

-- What was shown in one process opens at once in every other.
create trigger sessions_factor after update of factor_at, needs_factor on sessions
  for each row execute function announce_access_change();

create table one_time_codes (
  organization_id text collate "C" not null references organizations (id),
  user_id text collate "C" not null,
  sealed_secret bytea not null,
  created_at timestamp(3) with time zone not null,
  -- null: being set up, and asked of no one yet.
  confirmed_at timestamp(3) with time zone,
  -- The step of time of the last code that was taken: neither it nor an earlier one is taken again.
  last_step bigint,
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references users (organization_id, id)
);

create table recovery_codes (
  organization_id text collate "C" not null references organizations (id),
  user_id text collate "C" not null,
  code_hash bytea not null,
  created_at timestamp(3) with time zone not null,
  primary key (organization_id, user_id, code_hash),
  foreign key (organization_id, user_id) references users (organization_id, id)
);

create table passkeys (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  user_id text collate "C" not null,
  name text not null,
  credential_id bytea not null,
  public_key bytea not null,
  transports text[] not null,
  -- How often the authenticator says it was used; 0 for those that do not count.
  counter bigint not null,
  created_at timestamp(3) with time zone not null,
  last_used_at timestamp(3) with time zone,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id)
);

-- Whoever signs in with one has not said yet of which organization they are.
create unique index passkeys_credential_key on passkeys (credential_id);
create index passkeys_person_idx on passkeys (organization_id, user_id, id);

-- What a passkey has answered, so that no answer is taken twice.
create table used_challenges (
  organization_id text collate "C" not null references organizations (id),
  challenge_hash bytea not null,
  expires_at timestamp(3) with time zone not null,
  primary key (organization_id, challenge_hash)
);

create index used_challenges_expiry_idx on used_challenges (expires_at);

create table sign_ins (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  user_id text collate "C" not null,
  way text not null check (way in ('PASSWORD', 'CODE', 'RECOVERY_CODE', 'PASSKEY', 'LINK', 'PROVIDER')),
  device text,
  ip text,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id)
);

create index sign_ins_person_idx on sign_ins (organization_id, user_id, id);
create index sign_ins_expiry_idx on sign_ins (expires_at);
