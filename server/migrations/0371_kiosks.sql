-- Tablets at the door, by which people clock in without an account on them. A device has a key pair of its own; what it is sent is told
-- by its cookie, what it sends by its signature. PINs are of people, waits of a person at a device, and taps are kept to count once.
create table kiosks (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  name text not null,
  location text,
  -- Until it is paired: the hash of its code, once.
  pairing_hash bytea,
  pairing_expires_at timestamptz(3),
  -- Of the device that is paired.
  session_hash bytea,
  public_key jsonb,
  -- What taps that wait on the device seal PINs for; the private half opens them here.
  box_public_key bytea,
  sealed_box_key bytea,
  paired_at timestamptz(3),
  last_heard_at timestamptz(3),
  unsent_count integer not null default 0,
  -- How far the clock of the device is ahead; null: it has not said.
  clock_ahead_seconds integer,
  -- Of every department, not of those named alone.
  is_for_all boolean not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- Unpaired: kept for the names of what was clocked there.
  removed_at timestamptz(3),
  primary key (organization_id, id)
);
create unique index kiosks_session_key on kiosks (session_hash) where session_hash is not null;
create unique index kiosks_pairing_key on kiosks (pairing_hash) where pairing_hash is not null;
create index kiosks_created_idx on kiosks (organization_id, created_at desc, id desc) where removed_at is null;

create table kiosk_departments (
  organization_id text collate "C" not null,
  kiosk_id text collate "C" not null,
  department_id text collate "C" not null,
  primary key (organization_id, kiosk_id, department_id),
  foreign key (organization_id, kiosk_id) references kiosks (organization_id, id) on delete cascade,
  foreign key (organization_id, department_id) references departments (organization_id, id) on delete cascade
);
create index kiosk_departments_department_idx on kiosk_departments (organization_id, department_id);

create table kiosk_pins (
  organization_id text collate "C" not null,
  user_id text collate "C" not null,
  -- null: taken away.
  pin_hash text,
  set_at timestamptz(3) not null,
  -- The one before, for taps that were kept on a device since.
  previous_hash text,
  previous_until timestamptz(3),
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references users (organization_id, id)
);

-- Wrong PINs of a person at a device: since their last right one, and since they chose the PIN.
create table kiosk_waits (
  organization_id text collate "C" not null,
  kiosk_id text collate "C" not null,
  user_id text collate "C" not null,
  wrong_count integer not null,
  total_count integer not null,
  waits_until timestamptz(3),
  -- Those of the hour that began then, by which who leads is told.
  hour_began_at timestamptz(3) not null,
  hour_count integer not null,
  primary key (organization_id, kiosk_id, user_id),
  foreign key (organization_id, kiosk_id) references kiosks (organization_id, id) on delete cascade,
  foreign key (organization_id, user_id) references users (organization_id, id)
);
create index kiosk_waits_user_idx on kiosk_waits (organization_id, user_id);

create table kiosk_taps (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  kiosk_id text collate "C" not null,
  -- The device’s own: what it sends twice counts once.
  tap_id text collate "C" not null,
  user_id text collate "C" not null,
  action text collate "C" not null check (action in ('IN', 'OUT', 'BREAK', 'BACK')),
  -- By the clock of the device, by which it counts, and when it came in.
  tapped_at timestamptz(3) not null,
  counts_at timestamptz(3) not null,
  arrived_at timestamptz(3) not null,
  flags text[] collate "C" not null default '{}',
  status text collate "C" not null check (status in ('COUNTED', 'UNPROVEN', 'REFUSED', 'DISCARDED')),
  refusal text,
  time_entry_id text collate "C",
  decided_by_id text collate "C",
  decided_at timestamptz(3),
  primary key (organization_id, id),
  foreign key (organization_id, kiosk_id) references kiosks (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, time_entry_id) references time_entries (organization_id, id) on delete set null (time_entry_id),
  foreign key (organization_id, decided_by_id) references users (organization_id, id) on delete set null (decided_by_id)
);
create unique index kiosk_taps_tap_key on kiosk_taps (organization_id, kiosk_id, tap_id);
create index kiosk_taps_user_idx on kiosk_taps (organization_id, user_id, id);
create index kiosk_taps_waiting_idx on kiosk_taps (organization_id, tapped_at desc, id desc) where status in ('UNPROVEN', 'REFUSED');
create index kiosk_taps_entry_idx on kiosk_taps (organization_id, time_entry_id) where time_entry_id is not null;
create index kiosk_taps_decider_idx on kiosk_taps (organization_id, decided_by_id) where decided_by_id is not null;
create index kiosk_taps_arrived_idx on kiosk_taps (arrived_at);
