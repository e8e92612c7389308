-- Signing secrets rotated away before the last one: each signs for its own 24 hours, however soon the next rotation comes.
-- The last one stands with its endpoint, where earlier versions look for it.

create table webhook_older_secrets (
  organization_id text collate "C" not null,
  endpoint_id text collate "C" not null,
  expires_at timestamptz(3) not null,
  sealed_secret bytea not null,
  primary key (organization_id, endpoint_id, sealed_secret),
  foreign key (organization_id, endpoint_id) references webhook_endpoints (organization_id, id) on delete cascade
);

comment on column webhook_deliveries.made_for is
  'Not written any more: every attempt is rendered by the rights of its moment. Read by earlier versions.';
