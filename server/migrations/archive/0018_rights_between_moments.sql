-- What an answer showed, so that a replay is judged by the rights of its own moment. Rows of an earlier version have none:
-- they are withheld.
alter table idempotency_keys
  -- SHA-256 of the rights that the answer was given under; null for a refusal, which shows nothing.
  add column rights bytea,
  -- What the caller could see by then: "usr_… kept", "usr_… in_scope", "doc_… seen".
  add column sights text[],
  -- The rows it left in the sensitive access log.
  add column looks jsonb;

alter table imports
  -- Why an import ended before its last row.
  add column reason text check (reason in ('author_not_allowed', 'file_unusable', 'broken_off')),
  -- The run that works on it says so with every row; one that is past this is dead.
  add column leased_until timestamptz(3);

create index imports_unfinished_idx on imports (organization_id, id) where status in ('PENDING', 'RUNNING');
