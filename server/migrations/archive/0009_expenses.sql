-- Expense reports: lines, per diems, mileage and receipts, and the numbers by which accounting knows the reports.

-- The last number given out, by year. Its row is taken by the transaction that creates a report: numbers come one
-- after the other, and a report that is not stored leaves none unused.
create table expense_report_counters (
  organization_id text collate "C" not null references organizations (id),
  year smallint not null,
  last_number integer not null check (last_number > 0),
  primary key (organization_id, year)
);

create table expense_reports (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  report_number text not null,
  -- Whose expenses they are.
  user_id text collate "C" not null,
  title text not null,
  description text,
  trip_purpose text,
  report_type text not null check (report_type in ('REIMBURSEMENT', 'CORPORATE_CARD', 'TRAVEL')),
  status text not null check (status in ('DRAFT', 'SUBMITTED', 'PENDING_APPROVAL', 'APPROVED', 'REJECTED', 'PAID')),
  departure_date date,
  return_date date,
  currency text not null,
  -- Sums of the lines in this currency, written with the change that moves them.
  total_expenses numeric(15, 4) not null default 0 check (total_expenses >= 0),
  total_per_diems numeric(15, 4) not null default 0 check (total_per_diems >= 0),
  total_mileage numeric(15, 4) not null default 0 check (total_mileage >= 0),
  total_tax numeric(15, 4) not null default 0 check (total_tax >= 0),
  grand_total numeric(15, 4) not null default 0 check (grand_total = total_expenses + total_per_diems + total_mileage),
  department_id text collate "C",
  project_id text collate "C",
  cost_center text,
  is_billable boolean not null,
  payable_to text,
  -- Who is to decide, named when it is submitted; and who took it up or decided.
  approver_id text collate "C",
  decided_by_id text collate "C",
  submitted_at timestamptz(3),
  approved_at timestamptz(3),
  approver_notes text,
  rejection_reason text,
  paid_at timestamptz(3),
  payment_method text,
  payment_reference text,
  -- A deleted report keeps its row, so that its number stays accounted for.
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, approver_id) references users (organization_id, id),
  foreign key (organization_id, decided_by_id) references users (organization_id, id),
  foreign key (organization_id, department_id) references departments (organization_id, id),
  foreign key (organization_id, project_id) references projects (organization_id, id),
  constraint expense_reports_trip check (return_date >= departure_date),
  constraint expense_reports_paid check ((status = 'PAID') = (paid_at is not null)),
  constraint expense_reports_deleted check (deleted_at is null or status in ('DRAFT', 'REJECTED'))
);
create unique index expense_reports_number_key on expense_reports (organization_id, report_number);
-- Lists go newest first by id, which begins with the time it was made.
create index expense_reports_user_idx on expense_reports (organization_id, user_id, id) where deleted_at is null;
create index expense_reports_status_idx on expense_reports (organization_id, status, id) where deleted_at is null;
create index expense_reports_department_idx on expense_reports (organization_id, department_id, id)
  where department_id is not null and deleted_at is null;
create index expense_reports_project_idx on expense_reports (organization_id, project_id, id)
  where project_id is not null and deleted_at is null;
create index expense_reports_approver_idx on expense_reports (organization_id, approver_id, id)
  where approver_id is not null;
create index expense_reports_decider_idx on expense_reports (organization_id, decided_by_id, id)
  where decided_by_id is not null;

create table expense_receipts (
  organization_id text collate "C" not null,
  report_id text collate "C" not null,
  id text collate "C" not null,
  file_key text collate "C" not null,
  uploaded_at timestamptz(3) not null,
  primary key (organization_id, report_id, id),
  foreign key (organization_id, report_id) references expense_reports (organization_id, id),
  foreign key (organization_id, file_key) references stored_files (organization_id, key)
);
create unique index expense_receipts_file_key on expense_receipts (organization_id, file_key);

-- Amounts are what the caller gave, digit by digit. A total is exact; in the report's currency it is rounded once.
create table expense_line_items (
  organization_id text collate "C" not null,
  report_id text collate "C" not null,
  position smallint not null,
  id text collate "C" not null,
  date date not null,
  description text,
  vendor text,
  expense_type text not null check (expense_type in ('ACCOMMODATION', 'AIRFARE', 'GROUND_TRANSPORT', 'MEALS',
    'ENTERTAINMENT', 'SUPPLIES', 'COMMUNICATION', 'TRAINING', 'OTHER')),
  expense_class text,
  currency text not null,
  exchange_rate numeric(14, 8) not null check (exchange_rate > 0),
  amount_before_tax numeric(14, 4) not null check (amount_before_tax >= 0),
  gst numeric(14, 4) not null check (gst >= 0),
  pst numeric(14, 4) not null check (pst >= 0),
  hst numeric(14, 4) not null check (hst >= 0),
  qst numeric(14, 4) not null check (qst >= 0),
  gratuity numeric(14, 4) not null check (gratuity >= 0),
  total numeric(15, 4) not null check (total = amount_before_tax + gst + pst + hst + qst + gratuity),
  total_in_base_currency numeric(15, 4) not null check (total_in_base_currency >= 0),
  receipt_id text collate "C",
  notes text,
  primary key (organization_id, report_id, position),
  foreign key (organization_id, report_id) references expense_reports (organization_id, id),
  foreign key (organization_id, report_id, receipt_id) references expense_receipts (organization_id, report_id, id)
);

create table expense_per_diems (
  organization_id text collate "C" not null,
  report_id text collate "C" not null,
  position smallint not null,
  id text collate "C" not null,
  date date not null,
  per_diem_type text not null
    check (per_diem_type in ('FULL_DAY', 'PARTIAL_DAY', 'BREAKFAST', 'LUNCH', 'DINNER', 'INCIDENTALS')),
  quantity numeric(5, 2) not null check (quantity > 0),
  rate numeric(10, 4) not null check (rate >= 0),
  currency text not null,
  exchange_rate numeric(14, 8) not null check (exchange_rate > 0),
  gst numeric(14, 4) not null check (gst >= 0),
  pst numeric(14, 4) not null check (pst >= 0),
  total numeric(15, 6) not null check (total = quantity * rate + gst + pst),
  total_in_base_currency numeric(15, 4) not null check (total_in_base_currency >= 0),
  meal_provided boolean not null,
  notes text,
  primary key (organization_id, report_id, position),
  foreign key (organization_id, report_id) references expense_reports (organization_id, id)
);

create table expense_mileage (
  organization_id text collate "C" not null,
  report_id text collate "C" not null,
  position smallint not null,
  id text collate "C" not null,
  date date not null,
  description text,
  round_trip boolean not null,
  distance numeric(8, 2) not null check (distance > 0),
  unit text not null check (unit in ('KILOMETERS', 'MILES')),
  rate_per_unit numeric(8, 4) not null check (rate_per_unit >= 0),
  currency text not null,
  exchange_rate numeric(14, 8) not null check (exchange_rate > 0),
  gst numeric(14, 4) not null check (gst >= 0),
  total numeric(15, 6) not null
    check (total = distance * case when round_trip then 2 else 1 end * rate_per_unit + gst),
  total_in_base_currency numeric(15, 4) not null check (total_in_base_currency >= 0),
  notes text,
  primary key (organization_id, report_id, position),
  foreign key (organization_id, report_id) references expense_reports (organization_id, id)
);
