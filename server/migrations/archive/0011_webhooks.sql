-- Webhooks: endpoints, which events still have to be sorted to them, and what was sent.

create table webhook_endpoints (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  -- Whose rights decide what is sent.
  owner_id text collate "C" not null,
  -- Scheme and host: all of the address that is ever shown. The whole may hold a secret and is sealed.
  host text not null,
  sealed_url bytea not null,
  sealed_secret bytea not null,
  -- The secret before the last rotation signs beside the new one until then.
  sealed_previous_secret bytea,
  previous_secret_until timestamptz(3),
  events text[] not null check (cardinality(events) between 1 and 50),
  description text,
  status text not null check (status in ('active', 'paused', 'disabled')),
  status_reason text,
  status_changed_at timestamptz(3) not null,
  -- Goes up each time the endpoint becomes active: what was meant for an earlier stretch is never sent in a later one.
  activation integer not null default 1,
  -- Its owner left: it stays off until somebody else owns it.
  needs_new_owner boolean not null default false,
  -- Failed attempts since the last success, and when the first of them was.
  consecutive_failures integer not null default 0,
  failing_since timestamptz(3),
  last_success_at timestamptz(3),
  last_failure_at timestamptz(3),
  -- Deleted: gone for everyone. The row and its log go with the next cleaning, a batch at a time.
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, owner_id) references users (organization_id, id),
  check (deleted_at is null or status = 'disabled')
);
create index webhook_endpoints_active_idx on webhook_endpoints (organization_id) where status = 'active';
create index webhook_endpoints_owner_idx on webhook_endpoints (organization_id, owner_id);
create index webhook_endpoints_deleted_idx on webhook_endpoints (deleted_at) where deleted_at is not null;

-- What is remembered of an endpoint, or of whether anybody listens, is out of date.
create trigger webhook_endpoints_access
  after insert or update of owner_id, sealed_url, sealed_secret, sealed_previous_secret, events, status, activation, deleted_at
  on webhook_endpoints for each row execute function announce_access_change();

-- Which endpoints an event is for, as things stand in the transaction that raises it.
create function event_listeners(of_organization text, of_type text)
  returns table (endpoint_id text, activation integer) language sql stable as $$
  select id, activation from webhook_endpoints
   where organization_id = of_organization and status = 'active' and events && array[of_type, '*']
$$;

-- Events that somebody listens to and that have not been sorted to their endpoints yet; next to empty. Written with the
-- event; events of an organization without listeners never come here.
create table event_fan_out (
  event_id text collate "C" primary key,
  organization_id text collate "C" not null,
  -- Who listened then: endpoint id to its activation.
  listeners jsonb not null,
  -- How often sorting it failed; what keeps failing must not hold up the rest.
  failures integer not null default 0
);

create table webhook_deliveries (
  organization_id text collate "C" not null,
  endpoint_id text collate "C" not null,
  id text collate "C" not null,
  event_id text collate "C" not null,
  event_type text not null,
  status text not null check (status in ('queued', 'delivering', 'delivered', 'failed', 'cancelled')),
  cancel_reason text check ((cancel_reason is not null) = (status = 'cancelled')),
  activation integer not null,
  attempt_count integer not null default 0,
  next_attempt_at timestamptz(3) check ((next_attempt_at is not null) = (status = 'queued')),
  -- Who works on it, and until when nobody else may. A finisher whose token was replaced came too late.
  claim_token text check ((claim_token is not null) = (status = 'delivering')),
  claimed_until timestamptz check ((claimed_until is not null) = (status = 'delivering')),
  -- The body as it is sent, byte for byte, and a digest of the rights of the owner it was made for: where these have
  -- changed, or where it is null, the event is shown to the owner anew.
  payload text not null,
  made_for text,
  last_response_status integer,
  last_error text,
  -- [{number, started_at, duration_ms, response_status, response_excerpt, error}]
  attempts jsonb not null default '[]',
  is_test boolean not null default false,
  is_redelivery boolean not null default false,
  created_at timestamptz(3) not null,
  completed_at timestamptz(3) check ((completed_at is not null) = (status in ('delivered', 'failed', 'cancelled'))),
  -- No foreign key: an endpoint's row outlives its deliveries, and looking it up again for each of them is not free.
  primary key (organization_id, endpoint_id, id)
);
-- First attempts and further ones wait in lanes of their own.
create index webhook_deliveries_first_idx on webhook_deliveries (organization_id, endpoint_id, next_attempt_at)
  where status = 'queued' and attempt_count = 0;
create index webhook_deliveries_further_idx on webhook_deliveries (organization_id, endpoint_id, next_attempt_at)
  where status = 'queued' and attempt_count > 0;
create index webhook_deliveries_claimed_idx on webhook_deliveries (claimed_until) where status = 'delivering';
create index webhook_deliveries_unsent_idx on webhook_deliveries (organization_id, endpoint_id, id)
  where status in ('failed', 'cancelled');
