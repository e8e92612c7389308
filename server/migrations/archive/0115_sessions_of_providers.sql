-- no transaction
-- Sessions by the provider that opened them: they end with it, with a link, or when the provider says so.

-- step
alter table sessions validate constraint sessions_provider_fkey;
-- step
create index concurrently if not exists sessions_provider_idx on sessions (organization_id, provider_id, user_id)
  where provider_id is not null;
