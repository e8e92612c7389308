-- Someone may belong to several organizations with one account. What signs them in is kept with the person of one of them; who they are in
-- the others says here where that is. Everyone who is there is an account of their own, so nobody has to sign in again.
create table account_members (
  organization_id text collate "C" not null references organizations (id),
  user_id text collate "C" not null,
  account_organization_id text collate "C" not null,
  account_user_id text collate "C" not null,
  joined_at timestamptz(3) not null,
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (account_organization_id, account_user_id) references users (organization_id, id),
  constraint account_members_elsewhere check (organization_id <> account_organization_id)
);
create index account_members_account_idx on account_members (account_organization_id, account_user_id);

-- Whoever has shown that mail to the address reaches them answers for it in every organization. A link that was handed over by someone
-- else shows nothing: what it opens stays with the one organization. Who belongs to several goes in where they were last.
alter table user_credentials
  add column proves_address boolean not null default false,
  add column last_organization_id text collate "C";
update user_credentials c set proves_address = true
 where not exists (
   select from invitations i
    where i.organization_id = c.organization_id and i.user_id = c.user_id and i.link_made_at is not null);
alter table password_links add column proves_address boolean not null default false;
update password_links l set proves_address = true
 where not exists (
   select from invitations i
    where i.organization_id = l.organization_id and i.user_id = l.user_id and i.link_made_at is not null);

-- The sessions of one browser in several organizations, and whether a second factor was shown in them.
alter table sessions
  add column group_id text collate "C",
  add column has_second boolean not null default false;
create index sessions_group_idx on sessions (group_id) where group_id is not null;
