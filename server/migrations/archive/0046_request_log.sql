-- Requests made with API tokens, for those who build on the API. No bodies, no query, no addresses of records.
create table request_log (
  organization_id text collate "C" not null references organizations (id),
  -- The id of the request, as its answer named it.
  id text collate "C" not null,
  at timestamptz(3) not null,
  token_id text collate "C" not null,
  user_id text collate "C" not null,
  method text not null,
  -- Both null: no operation has this path.
  operation text collate "C",
  path text,
  status smallint not null,
  error_code text collate "C",
  duration_ms double precision not null,
  ip text,
  expires_at timestamptz(3) not null,
  primary key (organization_id, id)
);
create index request_log_token_idx on request_log (organization_id, token_id, id);
create index request_log_user_idx on request_log (organization_id, user_id, id);
create index request_log_operation_idx on request_log (organization_id, operation, id);
create index request_log_errors_idx on request_log (organization_id, id) where status >= 400;
create index request_log_expires_at_idx on request_log (expires_at);
