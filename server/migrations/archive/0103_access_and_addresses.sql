-- Access can be suspended without ending employment, addresses can be changed, and sessions end when they are idle.

alter table users
  add column access_suspended_at timestamp(3) with time zone,
  add column access_suspended_reason text;

create trigger users_suspended after update of access_suspended_at on users
  for each row execute function announce_access_change();

alter table sessions
  -- To the minute; null: not since it began.
  add column last_seen_at timestamp(3) with time zone;

create table email_changes (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  user_id text collate "C" not null,
  old_email text not null,
  new_email text not null,
  requested_by_id text collate "C" not null,
  -- Of the links by which the new address confirms and the old one takes it back; made as their mails go out.
  confirm_hash bytea,
  undo_hash bytea,
  created_at timestamp(3) with time zone not null,
  -- Until then it can be confirmed; once it was, until then it can be taken back.
  expires_at timestamp(3) with time zone not null,
  confirmed_at timestamp(3) with time zone,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, requested_by_id) references users (organization_id, id)
);

-- Whoever opens a link has not said yet of which organization they are.
create unique index email_changes_confirm_key on email_changes (confirm_hash);
create unique index email_changes_undo_key on email_changes (undo_hash);
create unique index email_changes_pending_key on email_changes (organization_id, user_id) where confirmed_at is null;
create index email_changes_person_idx on email_changes (organization_id, user_id, id);
create index email_changes_requester_idx on email_changes (organization_id, requested_by_id);
create index email_changes_expiry_idx on email_changes (expires_at);
