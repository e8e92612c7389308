-- When the person who has a shift claimed it; null: it was given to them. Who claimed one gives it back until those who plan have seen it.
alter table shifts add column claimed_at timestamptz(3);
