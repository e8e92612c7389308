-- What people scan at a kiosk in place of pressing their name: kept as a keyed digest, by which it is found, and told to nobody.
create table kiosk_badges (
  organization_id text collate "C" not null,
  user_id text collate "C" not null,
  code_mac bytea not null,
  set_at timestamptz(3) not null,
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references users (organization_id, id)
);
create unique index kiosk_badges_code_key on kiosk_badges (organization_id, code_mac);

-- Badges that nobody has, scanned at a device.
create table kiosk_badge_waits (
  organization_id text collate "C" not null,
  kiosk_id text collate "C" not null,
  unknown_count integer not null,
  unknown_at timestamptz(3) not null,
  waits_until timestamptz(3),
  primary key (organization_id, kiosk_id),
  foreign key (organization_id, kiosk_id) references kiosks (organization_id, id) on delete cascade
);
