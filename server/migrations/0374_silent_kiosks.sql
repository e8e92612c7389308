-- That who leads was told of the silence of a kiosk: once, until its device is heard of again.
alter table kiosks add column silent_told_at timestamptz(3);
