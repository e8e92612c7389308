-- Sandboxes: organizations of an organization’s own, filled with people who do not exist, for those who integrate. The mark
-- stands on the organization, so that whoever holds one knows; what its parent keeps of it stands in a table of the parent’s.
alter table organizations
  add column sandbox_of text collate "C" references organizations (id),
  add column clock_offset_ms bigint not null default 0,
  add constraint organizations_own_clock check (clock_offset_ms = 0 or (sandbox_of is not null and clock_offset_ms > 0));
create index organizations_sandbox_idx on organizations (sandbox_of, id) where sandbox_of is not null;

create function announce_own_clock() returns trigger language plpgsql as $$
begin
  perform pg_notify('muster_own_clock', new.id || ' ' || new.clock_offset_ms);
  return null;
end $$;
create trigger organizations_clock after update of clock_offset_ms on organizations
  for each row when (old.clock_offset_ms <> new.clock_offset_ms) execute function announce_own_clock();

create table sandboxes (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  -- The organization that it is.
  sandbox_organization_id text collate "C" not null references organizations (id),
  status text not null check (status in ('MAKING', 'READY', 'RESETTING', 'DELETING', 'FAILED')),
  people integer not null check (people in (0, 25, 250)),
  copy_settings boolean not null,
  -- Of a hundred, while it is made.
  progress integer not null default 0 check (progress between 0 and 100),
  created_by_id text collate "C",
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  filled_at timestamptz(3),
  -- When it was told that no one uses it.
  told_at timestamptz(3),
  primary key (organization_id, id),
  foreign key (organization_id, created_by_id) references users (organization_id, id)
);
create unique index sandboxes_organization_key on sandboxes (sandbox_organization_id);

-- Who someone of the parent is within a sandbox.
create table sandbox_people (
  organization_id text collate "C" not null,
  sandbox_id text collate "C" not null,
  user_id text collate "C" not null,
  sandbox_organization_id text collate "C" not null,
  sandbox_user_id text collate "C" not null,
  primary key (organization_id, sandbox_id, user_id),
  foreign key (organization_id, sandbox_id) references sandboxes (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (sandbox_organization_id, sandbox_user_id) references users (organization_id, id)
);
create index sandbox_people_user_idx on sandbox_people (organization_id, user_id);
create index sandbox_people_within_idx on sandbox_people (sandbox_organization_id, sandbox_user_id);

-- A session in a sandbox is opened by one of the parent’s, and ends with it.
alter table sessions
  add column opened_by_organization_id text collate "C",
  add column opened_by_id text collate "C",
  add constraint sessions_opened_by check ((opened_by_organization_id is null) = (opened_by_id is null));
create index sessions_opened_idx on sessions (opened_by_organization_id, opened_by_id) where opened_by_id is not null;
alter table sessions add constraint sessions_opened_by_fkey
  foreign key (opened_by_organization_id, opened_by_id) references sessions (organization_id, id) on delete cascade;

-- Whoever loses access or the role for it loses it within the sandboxes too, by whatever way that came.
create function keep_sandbox_people() returns trigger language plpgsql as $$
declare
  may boolean := new.is_active and new.access_suspended_at is null and new.role in ('ADMINISTRATOR', 'EXECUTIVE');
begin
  if may = (old.is_active and old.access_suspended_at is null and old.role in ('ADMINISTRATOR', 'EXECUTIVE')) then
    return null;
  end if;
  if not may then
    update api_tokens t set revoked_at = now() from sandbox_people p
     where p.organization_id = new.organization_id and p.user_id = new.id
       and t.organization_id = p.sandbox_organization_id and t.user_id = p.sandbox_user_id and t.revoked_at is null;
    delete from sessions s using sandbox_people p
     where p.organization_id = new.organization_id and p.user_id = new.id
       and s.organization_id = p.sandbox_organization_id and s.user_id = p.sandbox_user_id;
  end if;
  update users u set access_suspended_at = case when may then null else now() end from sandbox_people p
   where p.organization_id = new.organization_id and p.user_id = new.id
     and u.organization_id = p.sandbox_organization_id and u.id = p.sandbox_user_id;
  return null;
end $$;
create trigger users_sandboxes after update of role, is_active, access_suspended_at on users
  for each row when (old.role in ('ADMINISTRATOR', 'EXECUTIVE') or new.role in ('ADMINISTRATOR', 'EXECUTIVE'))
  execute function keep_sandbox_people();

-- What no one may take out of an organization’s books goes with a sandbox as a whole. Set for the transaction that removes it.
create function is_removed_sandbox(organization text) returns boolean language sql stable as $$
  select coalesce(current_setting('muster.removed_sandbox', true), '') = organization
     and exists (select from organizations where id = organization and sandbox_of is not null)
$$;

create or replace function keep_leave_ledger() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.note is null
     and (to_jsonb(new) - 'note') = (to_jsonb(old) - 'note') then
    return new;
  end if;
  if tg_op = 'DELETE' and old.kind not in ('TAKEN', 'REVERSAL')
     and old.organization_id || ' ' || old.user_id
         = any (string_to_array(current_setting('muster.removed_person', true), ',')) then
    return old;
  end if;
  if tg_op = 'DELETE' and is_removed_sandbox(old.organization_id) then
    return old;
  end if;
  raise exception 'leave_ledger is append-only: enter a reversal or an adjustment instead';
end $$;

create or replace function keep_hours_account_entries() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.note is null and (to_jsonb(new) - 'note') = (to_jsonb(old) - 'note') then
    return new;
  end if;
  if tg_op = 'DELETE' and is_removed_sandbox(old.organization_id) then
    return old;
  end if;
  raise exception 'hours_account_entries is append-only: enter a correction instead';
end $$;

create or replace function refuse_change_of_sealed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and is_removed_sandbox(old.organization_id) then
    return old;
  end if;
  raise exception 'A pay run is sealed: % of % is refused.', lower(tg_op), tg_table_name using errcode = 'restrict_violation';
end $$;
