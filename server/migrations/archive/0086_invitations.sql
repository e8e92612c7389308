-- When someone is invited, whether the mail has gone and whether they opened it: an invitation may wait for a day, or never go. Of people
-- added before there is no row; what was sent to them is not known, and can be sent again.
create table invitations (
  organization_id text collate "C" not null,
  user_id text collate "C" not null,
  -- Null: not to be sent.
  send_at timestamptz(3),
  queued_at timestamptz(3),
  sent_at timestamptz(3),
  opened_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references users (organization_id, id)
);
create index invitations_due_idx on invitations (send_at) where send_at is not null and queued_at is null;

-- For whom a template starts by itself when they are added.
alter table checklist_templates add column starts_for jsonb;
