-- Time off: what kinds there are, who asked for which days, what everyone has left, and the days on which nobody
-- works or nobody may be away.

create table leave_types (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  name text not null,
  code text not null,
  color text not null,
  is_private boolean not null,
  is_paid boolean not null,
  requires_approval boolean not null,
  unit text not null check (unit in ('DAYS', 'HOURS')),
  -- In the type's unit. null: unlimited, and no balance is kept.
  annual_allowance numeric(8, 2) check (annual_allowance >= 0),
  accrual text not null check (accrual in ('ANNUAL_GRANT', 'MONTHLY')),
  -- The most that moves into the next year. null: all that is left.
  carry_over_limit numeric(8, 2) check (carry_over_limit >= 0),
  is_active boolean not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id)
);
create unique index leave_types_code_key on leave_types (organization_id, lower(code));
create unique index leave_types_name_key on leave_types (organization_id, lower(name));

-- The stretch of wall-clock time a leave takes: half days meet at noon, and hours are as they were given.
create function leave_span(start_date date, end_date date, start_half text, end_half text, start_time text, end_time text)
  returns tsrange language sql immutable parallel safe as $$
  select tsrange(
    start_date + case when start_time is not null then make_time(left(start_time, 2)::int, right(start_time, 2)::int, 0)
                      when start_half = 'SECOND_HALF' then time '12:00' else time '00:00' end,
    end_date + case when end_time is not null then make_time(left(end_time, 2)::int, right(end_time, 2)::int, 0)
                    when end_half = 'FIRST_HALF' then time '12:00' else time '24:00' end)
$$;

create table leave_requests (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  user_id text collate "C" not null,
  leave_type_id text collate "C" not null,
  status text not null check (status in ('PENDING', 'APPROVED', 'REJECTED', 'CANCELLED')),
  start_date date not null,
  end_date date not null,
  start_half text not null check (start_half in ('FULL_DAY', 'FIRST_HALF', 'SECOND_HALF')),
  end_half text not null check (end_half in ('FULL_DAY', 'FIRST_HALF', 'SECOND_HALF')),
  -- HH:MM on the organization's clock; for leave of some hours on one day.
  start_time text check (start_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  end_time text check (end_time ~ '^(([01]\d|2[0-3]):[0-5]\d|24:00)$'),
  total_days numeric(7, 2) not null check (total_days >= 0),
  total_hours numeric(8, 2) check (total_hours >= 0),
  reason text,
  -- Who entered it: the person, or somebody for them.
  booked_by_id text collate "C",
  decided_by_id text collate "C",
  decided_at timestamptz(3),
  decision_comment text,
  rejection_reason text,
  cancellation_requested_at timestamptz(3),
  cancellation_request_reason text,
  cancelled_at timestamptz(3),
  cancelled_by_id text collate "C",
  submitted_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, leave_type_id) references leave_types (organization_id, id),
  foreign key (organization_id, booked_by_id) references users (organization_id, id),
  foreign key (organization_id, decided_by_id) references users (organization_id, id),
  foreign key (organization_id, cancelled_by_id) references users (organization_id, id),
  constraint leave_requests_dates check (end_date >= start_date),
  constraint leave_requests_times check ((start_time is null) = (end_time is null)),
  -- One person, one leave at a time, whatever runs in parallel. The person stands in it as a range of one hash, since
  -- a plain equality in a GiST index would ask every installation for an extension.
  constraint leave_requests_overlap exclude using gist (
    int8range(hashtextextended(organization_id || '/' || user_id, 0) / 2,
              hashtextextended(organization_id || '/' || user_id, 0) / 2, '[]') with &&,
    leave_span(start_date, end_date, start_half, end_half, start_time, end_time) with &&
  ) where (status in ('PENDING', 'APPROVED'))
);
-- The list, latest start first, for everyone, by person, by type. end_date stands last so that a window of days is
-- decided within the index.
create index leave_requests_start_idx on leave_requests (organization_id, start_date, id, end_date);
create index leave_requests_user_idx on leave_requests (organization_id, user_id, start_date, id, end_date);
create index leave_requests_type_idx on leave_requests (organization_id, leave_type_id, start_date, id, end_date);
-- What waits for a decision, or came to nothing, is little among much that is approved.
create index leave_requests_other_idx on leave_requests (organization_id, status, start_date, id, end_date)
  where status <> 'APPROVED';

-- The working days a request takes, counted when it was booked: a holiday added later changes no leave already given,
-- and a leave over New Year counts in both years.
create table leave_request_days (
  organization_id text collate "C" not null,
  leave_request_id text collate "C" not null,
  user_id text collate "C" not null,
  date date not null,
  days numeric(5, 4) not null check (days > 0 and days <= 1),
  hours numeric(4, 2) not null check (hours >= 0 and hours <= 24),
  primary key (organization_id, leave_request_id, date),
  foreign key (organization_id, leave_request_id) references leave_requests (organization_id, id) on delete cascade,
  foreign key (organization_id, user_id) references users (organization_id, id)
);
create index leave_request_days_user_idx on leave_request_days (organization_id, user_id, date);

-- What everyone has got and used. A balance is the sum of a year's entries and is kept nowhere else.
create table leave_ledger (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  user_id text collate "C" not null,
  leave_type_id text collate "C" not null,
  year integer not null check (year between 1970 and 9999),
  kind text not null
    check (kind in ('GRANT', 'ACCRUAL', 'CARRY_OVER', 'EXPIRY', 'ADJUSTMENT', 'TAKEN', 'REVERSAL')),
  -- In the type's unit; what was taken, moved on or expired is negative.
  amount numeric(10, 4) not null,
  -- Says what the entry is for (grant, accrual-03, taken-lv_…): the same thing is never entered twice.
  entry_key text collate "C" not null,
  leave_request_id text collate "C",
  note text,
  created_by_id text collate "C",
  created_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, leave_type_id) references leave_types (organization_id, id),
  foreign key (organization_id, leave_request_id) references leave_requests (organization_id, id),
  foreign key (organization_id, created_by_id) references users (organization_id, id)
);
create unique index leave_ledger_entry_key on leave_ledger (organization_id, user_id, leave_type_id, year, entry_key);
create index leave_ledger_request_idx on leave_ledger (organization_id, leave_request_id)
  where leave_request_id is not null;

-- The ledger only grows. What may go is the free text of an entry, when a person's data is erased.
create function keep_leave_ledger() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.note is null
     and (to_jsonb(new) - 'note') = (to_jsonb(old) - 'note') then
    return new;
  end if;
  raise exception 'leave_ledger is append-only: enter a reversal or an adjustment instead';
end $$;

create trigger leave_ledger_append_only before update or delete on leave_ledger
  for each row execute function keep_leave_ledger();

-- The organization's own holidays, beside those of its country and region.
create table public_holidays (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  date date not null,
  name text not null,
  created_at timestamptz(3) not null,
  primary key (organization_id, id)
);
create unique index public_holidays_date_key on public_holidays (organization_id, date, lower(name));

-- Holidays of the country or region that the organization does not keep: one day, or that holiday in every year.
create table public_holiday_removals (
  organization_id text collate "C" not null references organizations (id),
  name text not null,
  date date not null,
  is_every_year boolean not null,
  created_at timestamptz(3) not null,
  primary key (organization_id, name, date)
);

-- Days on which leave may not be booked, for everyone or for one department.
create table locked_dates (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  start_date date not null,
  end_date date not null,
  reason text,
  department_id text collate "C",
  created_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, department_id) references departments (organization_id, id) on delete cascade,
  constraint locked_dates_span check (end_date >= start_date)
);
create index locked_dates_start_idx on locked_dates (organization_id, start_date, id);
