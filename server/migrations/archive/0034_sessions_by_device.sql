-- A person sees where they are signed in, and can end it.
alter table sessions
  -- A version that knows nothing of ids leaves it to the default.
  add column id text collate "C" not null
    default 'ses_' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 26)),
  -- The browser and the system, as far as the user agent tells, and the address it came from.
  add column device text,
  add column ip text;
create unique index sessions_id_key on sessions (organization_id, id);
