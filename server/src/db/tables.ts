// Generated from the migrations by `npm run generate`. Do not edit.
// A column is optional if an insert may leave it out: it has a default or may be null.

export interface AccessGrantsTable {
  organization_id: string;
  id: string;
  user_id: string;
  package: string;
  department_ids?: string[] | null;
  starts_on: string;
  ends_on?: string | null;
  reason: string;
  given_by_id?: string | null;
  ended_at?: string | null;
  ended_by_id?: string | null;
  created_at: string;
  updated_at: string;
}

export interface AccountMembersTable {
  organization_id: string;
  user_id: string;
  account_organization_id: string;
  account_user_id: string;
  joined_at: string;
}

export interface AnnouncementReadersTable {
  organization_id: string;
  announcement_id: string;
  user_id: string;
  read_at?: string | null;
}

export interface AnnouncementsTable {
  organization_id: string;
  id: string;
  author_id: string;
  title: string;
  text: string;
  audience: unknown;
  people: number;
  until: string;
  ended_at?: string | null;
  created_at: string;
  updated_at: string;
  translations?: unknown;
}

export interface ApiTokensTable {
  organization_id: string;
  id: string;
  user_id: string;
  name: string;
  prefix: string;
  token_hash: Buffer;
  scopes: string[];
  created_at: string;
  created_by_id?: string | null;
  expires_at?: string | null;
  revoked_at?: string | null;
  last_used_at?: string | null;
  requires_acceptance?: boolean;
  client_id?: string | null;
  resource?: string | null;
}

export interface AppApprovalsTable {
  organization_id: string;
  client_id: string;
  asked_by_id?: string | null;
  asked_at?: string | null;
  approved_by_id?: string | null;
  approved_at?: string | null;
}

export interface AppClientsTable {
  id: string;
  name: string;
  redirect_uris: string[];
  created_at: string;
  last_used_at: string;
}

export interface AppGrantsTable {
  organization_id: string;
  id: string;
  client_id: string;
  user_id: string;
  scopes: string[];
  requires_acceptance: boolean;
  resource: string;
  created_at: string;
  redirect_uri: string;
  code_challenge: string;
  code_hash: Buffer;
  code_expires_at: string;
  token_id?: string | null;
  family_hash?: Buffer | null;
  refresh_hash?: Buffer | null;
  refresh_expires_at?: string | null;
}

export interface AssetCategoriesTable {
  organization_id: string;
  id: string;
  name: string;
  created_at: string;
}

export interface AssetsTable {
  organization_id: string;
  id: string;
  user_id: string;
  category_id: string;
  description?: string | null;
  serial_number?: string | null;
  status: string;
  date_assigned: string;
  date_returned?: string | null;
  notes?: string | null;
  created_at: string;
  updated_at: string;
}

export interface AuditLogTable {
  organization_id: string;
  id: string;
  at: string;
  actor_id?: string | null;
  surface: string;
  token_id?: string | null;
  action: string;
  subject_type?: string | null;
  subject_id?: string | null;
  record_count?: number | null;
  changed_fields?: string[] | null;
  ip?: string | null;
  request_id?: string | null;
  person_id?: string | null;
  sealed_values?: Buffer | null;
  accepted_by_id?: string | null;
  asked_by_id?: string | null;
}

export interface AvailabilityExceptionsTable {
  organization_id: string;
  id: string;
  user_id: string;
  date: string;
  from_time: string;
  to_time: string;
  kind: string;
  note?: string | null;
  created_at: string;
  updated_at: string;
}

export interface AvailabilityPatternsTable {
  organization_id: string;
  user_id: string;
  from_date: string;
  weekly: unknown;
  created_at: string;
  updated_at: string;
}

export interface BenefitEnrollmentsTable {
  organization_id: string;
  id: string;
  user_id: string;
  plan_id: string;
  status: string;
  coverage_level?: string | null;
  start_date: string;
  end_date?: string | null;
  employee_contribution: number | string;
  employer_contribution: number | string;
  currency: string;
  created_at: string;
  updated_at: string;
}

export interface BenefitPlansTable {
  organization_id: string;
  id: string;
  name: string;
  provider?: string | null;
  kind: string;
  created_at: string;
  updated_at: string;
}

export interface BreakGlassPeopleTable {
  organization_id: string;
  user_id: string;
  created_at: string;
}

export interface BulkChangeStepsTable {
  organization_id: string;
  bulk_change_id: string;
  position: number;
  record_id: string;
  kept: unknown;
}

export interface BulkChangesTable {
  organization_id: string;
  id: string;
  operation_id: string;
  about: string;
  status: string;
  reason?: string | null;
  created_by_id: string;
  record_ids: string[];
  user_ids: string[];
  total: number;
  done?: number;
  failed?: number;
  failures?: unknown;
  created_at: string;
  completed_at?: string | null;
  leased_until: string;
  versions?: string[];
  input?: unknown;
  undoes?: string | null;
  undone_by?: string | null;
}

export interface CalendarFeedsTable {
  organization_id: string;
  id: string;
  user_id: string;
  kind: string;
  secret_hash: Buffer;
  created_at: string;
}

export interface CertificateRequirementsTable {
  organization_id: string;
  id: string;
  certificate?: string | null;
  course_id?: string | null;
  department_id?: string | null;
  job_title?: string | null;
  work_location?: string | null;
  user_id?: string | null;
  remind_days_before: number;
  created_at: string;
  updated_at: string;
}

export interface CertificationsTable {
  organization_id: string;
  id: string;
  user_id: string;
  name: string;
  issuer?: string | null;
  credential_id?: string | null;
  issued_date?: string | null;
  expiry_date?: string | null;
  created_at: string;
  updated_at: string;
}

export interface ChecklistTasksTable {
  organization_id: string;
  id: string;
  checklist_id: string;
  position: number;
  title: string;
  description?: string | null;
  status: string;
  assignee_id?: string | null;
  due_date?: string | null;
  completed_at?: string | null;
  completed_by_id?: string | null;
  assignee_team_id?: string | null;
}

export interface ChecklistTemplateTasksTable {
  organization_id: string;
  template_id: string;
  position: number;
  title: string;
  description?: string | null;
  assignee_id?: string | null;
  assignee_role?: string | null;
  due_offset_days?: number | null;
  assignee_team_id?: string | null;
}

export interface ChecklistTemplatesTable {
  organization_id: string;
  id: string;
  name: string;
  type: string;
  is_active: boolean;
  created_at: string;
  updated_at: string;
  starts_for?: unknown;
}

export interface ChecklistsTable {
  organization_id: string;
  id: string;
  user_id: string;
  type: string;
  status: string;
  title: string;
  due_date?: string | null;
  last_day?: string | null;
  replaced_end_date?: string | null;
  started_at?: string | null;
  completed_at?: string | null;
  created_at: string;
  updated_at: string;
  ends_access?: boolean;
  access_ended_at?: string | null;
  leaving_reason?: string | null;
  leaving_note?: string | null;
}

export interface ClientsTable {
  organization_id: string;
  id: string;
  name: string;
  code: string;
  contact_name?: string | null;
  contact_email?: string | null;
  contact_phone?: string | null;
  is_active?: boolean;
  created_at: string;
  updated_at: string;
}

export interface CompensationRecordsTable {
  organization_id: string;
  id: string;
  user_id: string;
  effective_date: string;
  pay_type: string;
  amount: number | string;
  currency: string;
  pay_frequency: string;
  reason?: string | null;
  created_at: string;
  updated_at: string;
  created_by_id?: string | null;
}

export interface CoursesTable {
  organization_id: string;
  id: string;
  name: string;
  description?: string | null;
  is_active?: boolean;
  created_at: string;
  updated_at: string;
  valid_months?: number | null;
}

export interface CustomFieldTabsTable {
  organization_id: string;
  id: string;
  name: string;
  visible_to_roles: string[];
  is_active: boolean;
  position: number;
  created_at: string;
  updated_at: string;
}

export interface CustomFieldValuesTable {
  organization_id: string;
  id: string;
  user_id: string;
  field_id: string;
  value?: unknown;
  updated_at: string;
}

export interface CustomFieldsTable {
  organization_id: string;
  id: string;
  tab_id: string;
  key: string;
  label: string;
  type: string;
  options: string[];
  position: number;
  created_at: string;
  updated_at: string;
}

export interface DataArchivesTable {
  organization_id: string;
  id: string;
  user_id: string;
  requested_by_id: string;
  status: string;
  reason?: string | null;
  steps_done?: number;
  steps_total: number;
  size_bytes?: number;
  file_key?: string | null;
  leased_until: string;
  runs?: number;
  created_at: string;
  completed_at?: string | null;
  expires_at: string;
}

export interface DepartmentManagersTable {
  organization_id: string;
  department_id: string;
  user_id: string;
}

export interface DepartmentMergesTable {
  organization_id: string;
  id: string;
  department_id: string;
  into_id: string;
  effective_date: string;
  leads_follow: boolean;
  reason?: string | null;
  created_by_id?: string | null;
  created_at: string;
  updated_at: string;
  done_at?: string | null;
  moved_count?: number;
  problem?: unknown;
}

export interface DepartmentsTable {
  organization_id: string;
  id: string;
  name: string;
  code: string;
  description?: string | null;
  color: string;
  head_id?: string | null;
  is_active?: boolean;
  created_at: string;
  updated_at: string;
  clock_from?: string[] | null;
}

export interface DeputiesTable {
  organization_id: string;
  id: string;
  user_id: string;
  deputy_id: string;
  kinds: string[];
  from_date?: string | null;
  to_date?: string | null;
  while_away: boolean;
  created_at: string;
  updated_at: string;
}

export interface DocumentSignersTable {
  organization_id: string;
  id: string;
  document_id: string;
  user_id: string;
  signing_order: number;
  status: string;
  viewed_at?: string | null;
  signed_at?: string | null;
  declined_at?: string | null;
  decline_reason?: string | null;
  reminded_at?: string | null;
}

export interface DocumentVersionsTable {
  organization_id: string;
  document_id: string;
  version: number;
  file_key: string;
  uploaded_by_id: string;
  created_at: string;
}

export interface DocumentsTable {
  organization_id: string;
  id: string;
  title: string;
  description?: string | null;
  category: string;
  owner_id: string;
  uploaded_by_id: string;
  version?: number;
  file_key: string;
  signature_status?: string | null;
  signing_mode?: string | null;
  signature_deadline?: string | null;
  signed_at?: string | null;
  signed_by_id?: string | null;
  is_private: boolean;
  is_company_library: boolean;
  folder_id?: string | null;
  tags: string[];
  created_at: string;
  updated_at: string;
  signing_audience?: unknown;
}

export interface EmailChangesTable {
  organization_id: string;
  id: string;
  user_id: string;
  old_email: string;
  new_email: string;
  requested_by_id: string;
  confirm_hash?: Buffer | null;
  undo_hash?: Buffer | null;
  created_at: string;
  expires_at: string;
  confirmed_at?: string | null;
}

export interface EmailDomainsTable {
  organization_id: string;
  id: string;
  domain: string;
  code: string;
  proven_at?: string | null;
  proven_by?: string | null;
  gone_at?: string | null;
  looked_at?: string | null;
  found?: string | null;
  was_by_mailbox?: boolean;
  created_at: string;
  updated_at: string;
}

export interface EmploymentTable {
  organization_id: string;
  id: string;
  user_id: string;
  effective_date: string;
  until?: string;
  job_title?: string | null;
  department_id?: string | null;
  manager_id?: string | null;
  division?: string | null;
  work_location?: string | null;
  level: string;
  employment_type?: string | null;
  changed?: string[];
  reason?: string | null;
  created_by_id?: string | null;
  created_at: string;
  updated_at: string;
  applied_at?: string | null;
  waits_since?: string | null;
  problem?: unknown;
  working_pattern?: unknown;
  rehire?: unknown;
}

export interface EmploymentPeriodsTable {
  organization_id: string;
  id: string;
  user_id: string;
  started_on?: string | null;
  ended_on: string;
  probation_period_months?: number | null;
  created_at: string;
}

export interface ErasuresTable {
  organization_id: string;
  id: string;
  user_id: string;
  status: string;
  requested_by_id?: string | null;
  email_mac?: Buffer | null;
  step?: string | null;
  position?: string | null;
  rows_done?: number;
  started_at: string;
  updated_at: string;
  completed_at?: string | null;
}

export interface EventFanOutTable {
  event_id: string;
  organization_id: string;
  listeners: unknown;
  failures?: number;
  traceparent?: string | null;
}

export interface EventWaitsTable {
  organization_id: string;
  reader: string;
  expires_at: string;
}

export interface EventsTable {
  organization_id: string;
  id: string;
  type: string;
  created_at: string;
  subject_type: string;
  subject_id: string;
  snapshot: unknown;
  previous?: unknown;
  actor_id?: string | null;
  surface: string;
  position: number;
}

export interface ExpenseLineItemsTable {
  organization_id: string;
  report_id: string;
  position: number;
  id: string;
  date: string;
  description?: string | null;
  vendor?: string | null;
  expense_type: string;
  expense_class?: string | null;
  currency: string;
  exchange_rate: number | string;
  amount_before_tax: number | string;
  gst: number | string;
  pst: number | string;
  hst: number | string;
  qst: number | string;
  gratuity: number | string;
  total: number | string;
  total_in_base_currency: number | string;
  receipt_id?: string | null;
  notes?: string | null;
}

export interface ExpenseMileageTable {
  organization_id: string;
  report_id: string;
  position: number;
  id: string;
  date: string;
  description?: string | null;
  round_trip: boolean;
  distance: number | string;
  unit: string;
  rate_per_unit: number | string;
  currency: string;
  exchange_rate: number | string;
  gst: number | string;
  total: number | string;
  total_in_base_currency: number | string;
  notes?: string | null;
}

export interface ExpensePerDiemsTable {
  organization_id: string;
  report_id: string;
  position: number;
  id: string;
  date: string;
  per_diem_type: string;
  quantity: number | string;
  rate: number | string;
  currency: string;
  exchange_rate: number | string;
  gst: number | string;
  pst: number | string;
  total: number | string;
  total_in_base_currency: number | string;
  meal_provided: boolean;
  notes?: string | null;
}

export interface ExpenseReceiptsTable {
  organization_id: string;
  report_id: string;
  id: string;
  file_key: string;
  uploaded_at: string;
}

export interface ExpenseReportCountersTable {
  organization_id: string;
  year: number;
  last_number: number;
}

export interface ExpenseReportsTable {
  organization_id: string;
  id: string;
  report_number: string;
  user_id: string;
  title: string;
  description?: string | null;
  trip_purpose?: string | null;
  report_type: string;
  status: string;
  departure_date?: string | null;
  return_date?: string | null;
  currency: string;
  total_expenses?: number | string;
  total_per_diems?: number | string;
  total_mileage?: number | string;
  total_tax?: number | string;
  grand_total?: number | string;
  department_id?: string | null;
  project_id?: string | null;
  cost_center?: string | null;
  is_billable: boolean;
  payable_to?: string | null;
  approver_id?: string | null;
  decided_by_id?: string | null;
  submitted_at?: string | null;
  approved_at?: string | null;
  approver_notes?: string | null;
  rejection_reason?: string | null;
  paid_at?: string | null;
  payment_method?: string | null;
  payment_reference?: string | null;
  deleted_at?: string | null;
  created_at: string;
  updated_at: string;
  on_behalf_of_id?: string | null;
  approvals?: unknown;
  approval_comments?: string[];
}

export interface ExportPartsTable {
  organization_id: string;
  export_id: string;
  part: number;
  file_key: string;
}

export interface ExportsTable {
  organization_id: string;
  id: string;
  kind: string;
  filters: unknown;
  status: string;
  reason?: string | null;
  created_by_id: string;
  rows_written?: number;
  size_bytes?: number;
  columns?: unknown;
  position?: unknown;
  parts?: number;
  created_at: string;
  completed_at?: string | null;
  expires_at: string;
}

export interface FavouriteProjectsTable {
  organization_id: string;
  user_id: string;
  project_id: string;
  created_at: string;
}

export interface FoldersTable {
  organization_id: string;
  id: string;
  name: string;
  created_at: string;
  updated_at: string;
}

export interface GoalsTable {
  organization_id: string;
  id: string;
  user_id: string;
  title: string;
  description?: string | null;
  status: string;
  progress_percent: number;
  start_date?: string | null;
  due_date?: string | null;
  completed_at?: string | null;
  created_at: string;
  updated_at: string;
}

export interface HoursAccountEntriesTable {
  organization_id: string;
  id: string;
  user_id: string;
  kind: string;
  date: string;
  minutes: number;
  leave_type_id?: string | null;
  note?: string | null;
  created_by_id?: string | null;
  created_at: string;
}

export interface IdempotencyKeysTable {
  organization_id: string;
  key_hash: Buffer;
  fingerprint: Buffer;
  status: number;
  sealed_body: Buffer;
  request_id: string;
  expires_at: string;
  rights?: Buffer | null;
  sights?: string[] | null;
  looks?: unknown;
}

export interface IdentityLinksTable {
  organization_id: string;
  id: string;
  provider_id: string;
  user_id: string;
  subject: string;
  created_at: string;
  last_used_at: string;
}

export interface IdentityProvidersTable {
  organization_id: string;
  id: string;
  name: string;
  issuer: string;
  client_id: string;
  sealed_secret: Buffer;
  email_domains: string[];
  is_enabled: boolean;
  created_at: string;
  updated_at: string;
}

export interface ImportFailedRowsTable {
  organization_id: string;
  import_id: string;
  line: number;
  fields: unknown;
  reasons: unknown;
}

export interface ImportFilesTable {
  organization_id: string;
  id: string;
  file_key: string;
  created_by_id?: string | null;
  created_at: string;
  expires_at: string;
}

export interface ImportMappingsTable {
  organization_id: string;
  kind: string;
  header: string;
  column_name?: string | null;
  updated_at: string;
}

export interface ImportedRecordsTable {
  organization_id: string;
  import_id: string;
  record_id: string;
  line: number;
}

export interface ImportsTable {
  organization_id: string;
  id: string;
  kind: string;
  status: string;
  dry_run: boolean;
  created_by_id?: string | null;
  rows_total?: number;
  rows_read?: number;
  rows_imported?: number;
  rows_failed?: number;
  failures?: unknown;
  csv?: string | null;
  created_at: string;
  completed_at?: string | null;
  undone_at?: string | null;
  reason?: string | null;
  leased_until?: string | null;
  columns?: unknown;
  rows_undone?: number;
  rows_kept?: number;
  kept?: unknown;
  formats?: unknown;
  header?: unknown;
  options?: unknown;
  file_id?: string | null;
  accepted_by_id?: string | null;
  file_name?: string | null;
}

export interface InstallationTable {
  singleton?: boolean;
  clock_offset_ms?: number;
  key_check?: Buffer | null;
}

export interface InvitationsTable {
  organization_id: string;
  user_id: string;
  send_at?: string | null;
  queued_at?: string | null;
  sent_at?: string | null;
  opened_at?: string | null;
  created_at: string;
  updated_at: string;
  refused_at?: string | null;
  smtp_reply?: string | null;
  link_made_at?: string | null;
  came_at?: string | null;
  standing?: string;
  link_made_by_id?: string | null;
}

export interface JobOutboxTable {
  id?: number;
  task: string;
  payload: unknown;
  run_at: string;
  max_attempts: number;
  job_key?: string | null;
}

export interface KioskBadgeWaitsTable {
  organization_id: string;
  kiosk_id: string;
  unknown_count: number;
  unknown_at: string;
  waits_until?: string | null;
}

export interface KioskBadgesTable {
  organization_id: string;
  user_id: string;
  code_mac: Buffer;
  set_at: string;
}

export interface KioskDepartmentsTable {
  organization_id: string;
  kiosk_id: string;
  department_id: string;
}

export interface KioskPinsTable {
  organization_id: string;
  user_id: string;
  pin_hash?: string | null;
  set_at: string;
  previous_hash?: string | null;
  previous_until?: string | null;
}

export interface KioskTapsTable {
  organization_id: string;
  id: string;
  kiosk_id: string;
  tap_id: string;
  user_id: string;
  action: string;
  tapped_at: string;
  counts_at: string;
  arrived_at: string;
  flags?: string[];
  status: string;
  refusal?: string | null;
  time_entry_id?: string | null;
  decided_by_id?: string | null;
  decided_at?: string | null;
}

export interface KioskWaitsTable {
  organization_id: string;
  kiosk_id: string;
  user_id: string;
  wrong_count: number;
  total_count: number;
  waits_until?: string | null;
  hour_began_at: string;
  hour_count: number;
}

export interface KiosksTable {
  organization_id: string;
  id: string;
  name: string;
  location?: string | null;
  pairing_hash?: Buffer | null;
  pairing_expires_at?: string | null;
  session_hash?: Buffer | null;
  public_key?: unknown;
  box_public_key?: Buffer | null;
  sealed_box_key?: Buffer | null;
  paired_at?: string | null;
  last_heard_at?: string | null;
  unsent_count?: number;
  clock_ahead_seconds?: number | null;
  is_for_all: boolean;
  created_at: string;
  updated_at: string;
  removed_at?: string | null;
  silent_told_at?: string | null;
  left_hash?: Buffer | null;
  left_key?: unknown;
}

export interface LaborBudgetsTable {
  organization_id: string;
  id: string;
  department_id: string;
  week: string;
  hours?: number | string | null;
  amount?: number | string | null;
  created_at: string;
  updated_at: string;
}

export interface LeaveAttachmentsTable {
  organization_id: string;
  leave_request_id: string;
  id: string;
  file_key: string;
  uploaded_by_id?: string | null;
  uploaded_at: string;
}

export interface LeaveLedgerTable {
  organization_id: string;
  id: string;
  user_id: string;
  leave_type_id: string;
  year: number;
  kind: string;
  amount: number | string;
  entry_key: string;
  leave_request_id?: string | null;
  note?: string | null;
  created_by_id?: string | null;
  created_at: string;
  full_amount?: number | string | null;
}

export interface LeaveRequestDaysTable {
  organization_id: string;
  leave_request_id: string;
  user_id: string;
  date: string;
  days: number | string;
  hours: number | string;
}

export interface LeaveRequestsTable {
  organization_id: string;
  id: string;
  user_id: string;
  leave_type_id: string;
  status: string;
  start_date: string;
  end_date: string;
  start_half: string;
  end_half: string;
  start_time?: string | null;
  end_time?: string | null;
  total_days: number | string;
  total_hours?: number | string | null;
  reason?: string | null;
  booked_by_id?: string | null;
  decided_by_id?: string | null;
  decided_at?: string | null;
  decision_comment?: string | null;
  rejection_reason?: string | null;
  cancellation_requested_at?: string | null;
  cancellation_request_reason?: string | null;
  cancelled_at?: string | null;
  cancelled_by_id?: string | null;
  submitted_at: string;
  created_at: string;
  updated_at: string;
  certificate_reminded_at?: string | null;
  on_behalf_of_id?: string | null;
  approvals?: unknown;
  approval_comments?: string[];
  replaces_id?: string | null;
  change_id?: string | null;
}

export interface LeaveTypesTable {
  organization_id: string;
  id: string;
  name: string;
  code: string;
  color: string;
  is_private: boolean;
  is_paid: boolean;
  requires_approval: boolean;
  unit: string;
  annual_allowance?: number | string | null;
  accrual: string;
  carry_over_limit?: number | string | null;
  is_active: boolean;
  created_at: string;
  updated_at: string;
  is_sickness?: boolean;
  certificate_after_days?: number | null;
  service_allowances?: unknown;
  carry_over_expires_on?: string | null;
  pro_rata?: boolean;
  is_for_family?: boolean;
  allows_hours?: boolean;
  names?: unknown;
}

export interface LockedDatesTable {
  organization_id: string;
  id: string;
  start_date: string;
  end_date: string;
  reason?: string | null;
  department_id?: string | null;
  created_at: string;
}

export interface LongWorkTable {
  organization_id: string;
  id: string;
  kind: string;
  status: string;
  reason?: string | null;
  created_by_id: string;
  about?: string | null;
  asked: unknown;
  todo?: unknown;
  state?: unknown;
  total: number;
  done?: number;
  failed?: number;
  failures?: unknown;
  run?: number;
  attempts?: number;
  leased_until: string;
  undoes?: string | null;
  undone_by?: string | null;
  created_at: string;
  completed_at?: string | null;
  expires_at: string;
}

export interface LongWorkFilesTable {
  organization_id: string;
  work_id: string;
  part: number;
  file_key: string;
}

export interface LongWorkStepsTable {
  organization_id: string;
  work_id: string;
  position: number;
  record_id: string;
  kept: unknown;
}

export interface NotificationPreferencesTable {
  organization_id: string;
  user_id: string;
  topic: string;
  in_app: boolean;
  by_mail: boolean;
  by_push?: boolean;
}

export interface NotificationSettingsTable {
  organization_id: string;
  user_id: string;
  preset?: string;
  quiet_from?: string | null;
  quiet_to?: string | null;
  shows_names?: boolean;
}

export interface NotificationsTable {
  organization_id: string;
  id: string;
  user_id: string;
  kind: string;
  matter: string;
  subject_id?: string | null;
  week_start?: string | null;
  created_at: string;
  read_at?: string | null;
  mailed_at?: string | null;
  pushed_at?: string | null;
}

export interface OneTimeCodesTable {
  organization_id: string;
  user_id: string;
  sealed_secret: Buffer;
  created_at: string;
  confirmed_at?: string | null;
  last_step?: number | null;
}

export interface OrganizationSettingsHistoryTable {
  organization_id: string;
  id: string;
  setting: string;
  before?: unknown;
  after: unknown;
  is_before_known?: boolean;
  changed_by_id?: string | null;
  changed_at: string;
}

export interface OrganizationsTable {
  id: string;
  name: string;
  base_url?: string | null;
  timezone: string;
  country: string;
  region?: string | null;
  currency: string;
  plan: string;
  subscription_status: string;
  seat_limit?: number | null;
  settings?: unknown;
  created_at: string;
  updated_at: string;
  sandbox_of?: string | null;
  clock_offset_ms?: number;
}

export interface PasskeysTable {
  organization_id: string;
  id: string;
  user_id: string;
  name: string;
  credential_id: Buffer;
  public_key: Buffer;
  transports: string[];
  counter: number;
  created_at: string;
  last_used_at?: string | null;
}

export interface PasswordLinksTable {
  token_hash: Buffer;
  organization_id: string;
  user_id: string;
  created_at: string;
  expires_at: string;
  proves_address?: boolean;
}

export interface PayRunLeftOutTable {
  organization_id: string;
  pay_run_id: string;
  timesheet_id: string;
  user_id: string;
  reason?: string | null;
}

export interface PayRunLinesTable {
  organization_id: string;
  id: string;
  pay_run_id: string;
  user_id: string;
  kind: string;
  timesheet_id: string;
  correction_id?: string | null;
  period_start: string;
  period_end: string;
  payroll_id?: string | null;
  employee_id?: string | null;
  department_id?: string | null;
  department_name?: string | null;
  regular_minutes: number;
  overtime_minutes: number;
  paid_leave: unknown;
  paid_leave_minutes: number;
  holiday_minutes: number;
  regular_pay: number | string;
  overtime_pay: number | string;
  currency: string;
  reason?: string | null;
  explanation_hash?: string | null;
}

export interface PayRunsTable {
  organization_id: string;
  id: string;
  number: number;
  period_start: string;
  period_end: string;
  line_count: number;
  correction_count: number;
  totals: unknown;
  created_by_id?: string | null;
  created_at: string;
  previous_hash?: string | null;
  hash: string;
}

export interface PayrollTemplatesTable {
  organization_id: string;
  id: string;
  name: string;
  preset: string;
  rows_by: string;
  delimiter: string;
  date_format: string;
  opening: unknown;
  columns: unknown;
  codes: unknown;
  created_at: string;
  updated_at: string;
}

export interface ProjectsTable {
  organization_id: string;
  id: string;
  name: string;
  code: string;
  description?: string | null;
  status: string;
  client_id?: string | null;
  department_id?: string | null;
  start_date?: string | null;
  end_date?: string | null;
  is_billable: boolean;
  hourly_rate?: number | string | null;
  budget_hours?: number | string | null;
  budget_amount?: number | string | null;
  currency: string;
  created_at: string;
  updated_at: string;
}

export interface ProposalPeopleTable {
  organization_id: string;
  proposal_id: string;
  user_id: string;
}

export interface ProposalsTable {
  organization_id: string;
  id: string;
  status?: string;
  operation_id: string;
  proposed_by_id: string;
  surface: string;
  token_id?: string | null;
  role: string;
  scopes: string[];
  needs_scope?: string | null;
  needs_role?: string | null;
  needs_module?: string | null;
  person_id?: string | null;
  needs_two?: boolean;
  is_own_record?: boolean;
  note?: string | null;
  sealed_request: Buffer;
  sealed_outcome: Buffer;
  created_at: string;
  updated_at: string;
  expires_at: string;
  decided_at?: string | null;
  decided_by_id?: string | null;
  comment?: string | null;
  file_key?: string | null;
  holder_of?: string | null;
  department_id?: string | null;
}

export interface PublicHolidayRemovalsTable {
  organization_id: string;
  name: string;
  date: string;
  is_every_year: boolean;
  created_at: string;
}

export interface PublicHolidaysTable {
  organization_id: string;
  id: string;
  date: string;
  name: string;
  created_at: string;
}

export interface PushKeysTable {
  organization_id: string;
  public_key: Buffer;
  sealed_private_key: Buffer;
  created_at: string;
}

export interface PushSubscriptionsTable {
  organization_id: string;
  id: string;
  user_id: string;
  session_id: string;
  endpoint_hash: Buffer;
  sealed_target: Buffer;
  failures?: number;
  rests_until?: string | null;
  created_at: string;
  last_sent_at?: string | null;
}

export interface RecoveryCodesTable {
  organization_id: string;
  user_id: string;
  code_hash: Buffer;
  created_at: string;
}

export interface RequestLogTable {
  organization_id: string;
  id: string;
  at: string;
  token_id: string;
  user_id: string;
  method: string;
  operation?: string | null;
  path?: string | null;
  status: number;
  error_code?: string | null;
  duration_ms: number;
  ip?: string | null;
  expires_at: string;
}

export interface SandboxFaultsTable {
  organization_id: string;
  kind: string;
  until: string;
}

export interface SandboxPeopleTable {
  organization_id: string;
  sandbox_id: string;
  user_id: string;
  sandbox_organization_id: string;
  sandbox_user_id: string;
}

export interface SandboxesTable {
  organization_id: string;
  id: string;
  sandbox_organization_id: string;
  status: string;
  people: number;
  copy_settings: boolean;
  progress?: number;
  created_by_id?: string | null;
  created_at: string;
  updated_at: string;
  filled_at?: string | null;
  told_at?: string | null;
  moving_until?: string | null;
  opened_at?: string | null;
}

export interface SavedViewsTable {
  organization_id: string;
  id: string;
  user_id: string;
  list: string;
  name: string;
  query: unknown;
  is_shared: boolean;
  created_at: string;
  updated_at: string;
  is_mailed?: boolean;
  mailed_month?: string | null;
}

export interface ScimBrakesTable {
  organization_id: string;
  account_id: string;
  begun_at: string;
  released_until?: string | null;
}

export interface ScimPeopleTable {
  organization_id: string;
  account_id: string;
  user_id: string;
  external_id?: string | null;
  user_name?: string | null;
  has_emails: boolean;
  fields: string[];
  is_created: boolean;
  created_at: string;
  updated_at: string;
  removed_at?: string | null;
  suspended_at?: string | null;
}

export interface ScimTeamsTable {
  organization_id: string;
  account_id: string;
  team_id: string;
  external_id?: string | null;
  is_created: boolean;
  created_at: string;
  updated_at: string;
  removed_at?: string | null;
}

export interface SecretKeysTable {
  key_check: Buffer;
  registered_at?: string;
}

export interface SensitiveAccessLogTable {
  organization_id: string;
  id: string;
  at: string;
  actor_id?: string | null;
  surface: string;
  token_id?: string | null;
  user_id?: string | null;
  tier: string;
  record_id?: string | null;
  ip?: string | null;
  request_id?: string | null;
}

export interface ServiceAccountDepartmentsTable {
  organization_id: string;
  account_id: string;
  department_id: string;
}

export interface ServiceAccountsTable {
  organization_id: string;
  id: string;
  description?: string | null;
  responsible_id: string;
  created_at: string;
  updated_at: string;
  deleted_at?: string | null;
  created_by_id?: string | null;
}

export interface SessionsTable {
  token_hash: Buffer;
  organization_id: string;
  user_id: string;
  created_at: string;
  expires_at: string;
  id?: string;
  device?: string | null;
  ip?: string | null;
  factor_at?: string | null;
  needs_factor?: boolean;
  last_seen_at?: string | null;
  provider_id?: string | null;
  provider_sid?: string | null;
  is_break_glass?: boolean;
  opened_by_organization_id?: string | null;
  opened_by_id?: string | null;
  group_id?: string | null;
  has_second?: boolean;
}

export interface ShiftApplicationsTable {
  organization_id: string;
  id: string;
  shift_id?: string | null;
  user_id: string;
  department_id: string;
  starts_at: string;
  ends_at: string;
  open_until: string;
  status: string;
  ended_reason?: string | null;
  warnings?: unknown;
  decided_by_id?: string | null;
  decided_at?: string | null;
  rejection_reason?: string | null;
  created_at: string;
  updated_at: string;
}

export interface ShiftDraftsTable {
  organization_id: string;
  shift_id: string;
  fields: string[];
  is_deleted: boolean;
  user_id?: string | null;
  department_id?: string | null;
  title?: string | null;
  starts_at: string;
  ends_at: string;
  break_minutes: number;
  location?: string | null;
  notes?: string | null;
  status: string;
  created_at: string;
  updated_at: string;
}

export interface ShiftOffersTable {
  organization_id: string;
  id: string;
  shift_id?: string | null;
  for_shift_id?: string | null;
  offered_by_id: string;
  user_id?: string | null;
  taken_by_id?: string | null;
  owner_department_id?: string | null;
  starts_at: string;
  ends_at: string;
  is_part: boolean;
  open_until: string;
  note?: string | null;
  status: string;
  ended_reason?: string | null;
  warnings?: unknown;
  taken_at?: string | null;
  decided_by_id?: string | null;
  decided_at?: string | null;
  rejection_reason?: string | null;
  created_at: string;
  updated_at: string;
}

export interface ShiftsTable {
  organization_id: string;
  id: string;
  user_id?: string | null;
  department_id?: string | null;
  title?: string | null;
  starts_at: string;
  ends_at: string;
  break_minutes: number;
  location?: string | null;
  status: string;
  is_published: boolean;
  notes?: string | null;
  created_at: string;
  updated_at: string;
  earlier_user_ids?: string[];
  claimed_at?: string | null;
}

export interface SignInsTable {
  organization_id: string;
  id: string;
  user_id: string;
  way: string;
  device?: string | null;
  ip?: string | null;
  created_at: string;
  expires_at: string;
}

export interface StaffingRequirementsTable {
  organization_id: string;
  id: string;
  department_id: string;
  position?: string | null;
  weekday?: number | null;
  date?: string | null;
  from_time: string;
  to_time: string;
  people: number;
  created_at: string;
  updated_at: string;
}

export interface StandardCostMonthsTable {
  organization_id: string;
  month: string;
  created_at: string;
}

export interface StandardCostPeopleTable {
  organization_id: string;
  department_id: string;
  month: string;
  user_id: string;
  compensation_id: string;
  is_new: boolean;
}

export interface StandardCostsTable {
  organization_id: string;
  department_id: string;
  month: string;
  hourly_cost: number;
  currency: string;
  week_minutes: number;
  created_at: string;
}

export interface StockAssetsTable {
  organization_id: string;
  id: string;
  category_id: string;
  description?: string | null;
  serial_number?: string | null;
  created_at: string;
  updated_at: string;
}

export interface StoredFilesTable {
  organization_id: string;
  key: string;
  file_name: string;
  mime_type: string;
  size_bytes: number;
  sha256: Buffer;
  created_at: string;
}

export interface TasksTable {
  organization_id: string;
  id: string;
  project_id: string;
  parent_task_id?: string | null;
  name: string;
  description?: string | null;
  status: string;
  assignee_id?: string | null;
  is_billable: boolean;
  estimated_minutes?: number | null;
  position: number;
  created_at: string;
  updated_at: string;
}

export interface TeamMembersTable {
  organization_id: string;
  team_id: string;
  user_id: string;
  created_at: string;
}

export interface TeamsTable {
  organization_id: string;
  id: string;
  name: string;
  description?: string | null;
  department_id?: string | null;
  lead_id?: string | null;
  status?: string;
  created_at: string;
  updated_at: string;
}

export interface TimeEntriesTable {
  organization_id: string;
  id: string;
  user_id: string;
  work_date: string;
  clock_in: string;
  clock_out?: string | null;
  raw_clock_in: string;
  raw_clock_out?: string | null;
  break_minutes: number;
  duration_minutes: number;
  project_id?: string | null;
  task_id?: string | null;
  description?: string | null;
  notes?: string | null;
  tags: string[];
  is_billable: boolean;
  hourly_rate: number | string;
  status: string;
  approval_status: string;
  approved_by_id?: string | null;
  approved_at?: string | null;
  source: string;
  scheduled_shift_id?: string | null;
  import_id?: string | null;
  created_at: string;
  updated_at: string;
  on_behalf_of_id?: string | null;
  rejected_by_id?: string | null;
  rejection_reason?: string | null;
  breaks?: unknown;
  break_flags?: unknown;
  corrected_by_id?: string | null;
  corrected_at?: string | null;
  correction_reason?: string | null;
  before_correction?: unknown;
  is_duration?: boolean;
  shift_flags?: unknown;
}

export interface TimeEntryLocationsTable {
  organization_id: string;
  time_entry_id: string;
  clock_in_latitude?: number | null;
  clock_in_longitude?: number | null;
  clock_in_accuracy_m?: number | null;
  clock_in_address?: string | null;
  clock_out_latitude?: number | null;
  clock_out_longitude?: number | null;
  clock_out_accuracy_m?: number | null;
  clock_out_address?: string | null;
  outside_geofence?: boolean | null;
}

export interface TimeMonthTotalsTable {
  organization_id: string;
  month: string;
  user_id: string;
  project_id: string;
  is_billable: boolean;
  minutes: number;
  entries: number;
}

export interface TimesheetCorrectionsTable {
  organization_id: string;
  id: string;
  user_id: string;
  timesheet_id: string;
  position: number;
  status: string;
  pay_run_id?: string | null;
  cause_id?: string | null;
  period_start: string;
  period_end: string;
  changes: unknown;
  regular_minutes: number;
  overtime_minutes: number;
  break_minutes: number;
  regular_pay: number | string;
  overtime_pay: number | string;
  currency: string;
  reason?: string | null;
  explanation: unknown;
  created_by_id?: string | null;
  withdrawn_by_id?: string | null;
  created_at: string;
  updated_at: string;
}

export interface TimesheetsTable {
  organization_id: string;
  id: string;
  user_id: string;
  period_start: string;
  period_end: string;
  period_type: string;
  status: string;
  total_minutes?: number;
  regular_minutes?: number;
  overtime_minutes?: number;
  break_minutes?: number;
  paid_leave_minutes?: number;
  holiday_minutes?: number;
  entry_count?: number;
  regular_pay?: number | string;
  overtime_pay?: number | string;
  currency: string;
  submitted_at?: string | null;
  approved_at?: string | null;
  approved_by_id?: string | null;
  finalized_at?: string | null;
  finalized_by_id?: string | null;
  rejection_reason?: string | null;
  document_id?: string | null;
  created_at: string;
  updated_at: string;
  explanation?: unknown;
  entries_digest?: string | null;
  submitted_digest?: string | null;
  submitted_minutes?: number | null;
  on_behalf_of_id?: string | null;
  rejected_by_id?: string | null;
  submitted_by_id?: string | null;
  submission_reason?: string | null;
  break_flags?: unknown;
}

export interface TrainingAssignmentsTable {
  organization_id: string;
  id: string;
  user_id: string;
  course_id: string;
  status: string;
  assigned_date: string;
  due_date?: string | null;
  completed_date?: string | null;
  assigned_by_id?: string | null;
  created_at: string;
  updated_at: string;
  renewal?: number;
}

export interface UsedChallengesTable {
  organization_id: string;
  challenge_hash: Buffer;
  expires_at: string;
}

export interface UserCredentialsTable {
  organization_id: string;
  user_id: string;
  password_hash: string;
  changed_at: string;
  first_signed_in_at?: string | null;
  proves_address?: boolean;
  last_organization_id?: string | null;
}

export interface UserGovernmentIdsTable {
  organization_id: string;
  user_id: string;
  sealed: Buffer;
}

export interface UserPersonalDetailsTable {
  organization_id: string;
  user_id: string;
  personal_email?: string | null;
  phone?: string | null;
  mobile_phone?: string | null;
  date_of_birth?: string | null;
  gender?: string | null;
  pronouns?: string | null;
  marital_status?: string | null;
  nationality?: string | null;
  home_address?: unknown;
  emergency_contacts?: unknown;
}

export interface UserSearchWordsTable {
  organization_id: string;
  word: string;
  user_id: string;
}

export interface UsersTable {
  organization_id: string;
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  middle_name?: string | null;
  preferred_name?: string | null;
  job_title?: string | null;
  division?: string | null;
  work_location?: string | null;
  department_id?: string | null;
  manager_id?: string | null;
  role: string;
  level: string;
  is_active?: boolean;
  deactivated_at?: string | null;
  offboarded_at?: string | null;
  erased_at?: string | null;
  employment_start_date?: string | null;
  employment_end_date?: string | null;
  employment_type?: string | null;
  employee_id?: string | null;
  payroll_id?: string | null;
  probation_period_months?: number | null;
  created_at: string;
  updated_at: string;
  language?: string | null;
  access_suspended_at?: string | null;
  access_suspended_reason?: string | null;
  working_pattern?: unknown;
  access_suspended_by_directory?: boolean;
  is_guest?: boolean;
}

export interface WebhookDeliveriesTable {
  organization_id: string;
  endpoint_id: string;
  id: string;
  event_id: string;
  event_type: string;
  status: string;
  cancel_reason?: string | null;
  activation: number;
  attempt_count?: number;
  next_attempt_at?: string | null;
  claim_token?: string | null;
  claimed_until?: string | null;
  payload: string;
  made_for?: string | null;
  last_response_status?: number | null;
  last_error?: string | null;
  attempts?: unknown;
  is_test?: boolean;
  is_redelivery?: boolean;
  created_at: string;
  completed_at?: string | null;
  traceparent?: string | null;
}

export interface WebhookEndpointsTable {
  organization_id: string;
  id: string;
  owner_id: string;
  host: string;
  sealed_url: Buffer;
  sealed_secret: Buffer;
  sealed_previous_secret?: Buffer | null;
  previous_secret_until?: string | null;
  events: string[];
  description?: string | null;
  status: string;
  status_reason?: string | null;
  status_changed_at: string;
  activation?: number;
  needs_new_owner?: boolean;
  consecutive_failures?: number;
  failing_since?: string | null;
  last_success_at?: string | null;
  last_failure_at?: string | null;
  deleted_at?: string | null;
  created_at: string;
  updated_at: string;
  address_by_id?: string | null;
}

export interface WebhookOlderSecretsTable {
  organization_id: string;
  endpoint_id: string;
  expires_at: string;
  sealed_secret: Buffer;
}

export interface WeekTemplateShiftsTable {
  organization_id: string;
  template_id: string;
  position: number;
  user_id?: string | null;
  department_id?: string | null;
  title?: string | null;
  location?: string | null;
  starts_at: string;
  ends_at: string;
  break_minutes: number;
}

export interface WeekTemplatesTable {
  organization_id: string;
  id: string;
  name: string;
  department_id?: string | null;
  week_start: string;
  created_by_id?: string | null;
  created_at: string;
  updated_at: string;
}

export interface WhatIfsTable {
  organization_id: string;
  id: string;
  created_by_id: string;
  status: string;
  asked: unknown;
  sheets_total: number;
  sheets_done?: number;
  position?: string;
  sums: unknown;
  created_at: string;
  completed_at?: string | null;
  expires_at: string;
}

export interface Tables {
  access_grants: AccessGrantsTable;
  account_members: AccountMembersTable;
  announcement_readers: AnnouncementReadersTable;
  announcements: AnnouncementsTable;
  api_tokens: ApiTokensTable;
  app_approvals: AppApprovalsTable;
  app_clients: AppClientsTable;
  app_grants: AppGrantsTable;
  asset_categories: AssetCategoriesTable;
  assets: AssetsTable;
  audit_log: AuditLogTable;
  availability_exceptions: AvailabilityExceptionsTable;
  availability_patterns: AvailabilityPatternsTable;
  benefit_enrollments: BenefitEnrollmentsTable;
  benefit_plans: BenefitPlansTable;
  break_glass_people: BreakGlassPeopleTable;
  bulk_change_steps: BulkChangeStepsTable;
  bulk_changes: BulkChangesTable;
  calendar_feeds: CalendarFeedsTable;
  certificate_requirements: CertificateRequirementsTable;
  certifications: CertificationsTable;
  checklist_tasks: ChecklistTasksTable;
  checklist_template_tasks: ChecklistTemplateTasksTable;
  checklist_templates: ChecklistTemplatesTable;
  checklists: ChecklistsTable;
  clients: ClientsTable;
  compensation_records: CompensationRecordsTable;
  courses: CoursesTable;
  custom_field_tabs: CustomFieldTabsTable;
  custom_field_values: CustomFieldValuesTable;
  custom_fields: CustomFieldsTable;
  data_archives: DataArchivesTable;
  department_managers: DepartmentManagersTable;
  department_merges: DepartmentMergesTable;
  departments: DepartmentsTable;
  deputies: DeputiesTable;
  document_signers: DocumentSignersTable;
  document_versions: DocumentVersionsTable;
  documents: DocumentsTable;
  email_changes: EmailChangesTable;
  email_domains: EmailDomainsTable;
  employment: EmploymentTable;
  employment_periods: EmploymentPeriodsTable;
  erasures: ErasuresTable;
  event_fan_out: EventFanOutTable;
  event_waits: EventWaitsTable;
  events: EventsTable;
  expense_line_items: ExpenseLineItemsTable;
  expense_mileage: ExpenseMileageTable;
  expense_per_diems: ExpensePerDiemsTable;
  expense_receipts: ExpenseReceiptsTable;
  expense_report_counters: ExpenseReportCountersTable;
  expense_reports: ExpenseReportsTable;
  export_parts: ExportPartsTable;
  exports: ExportsTable;
  favourite_projects: FavouriteProjectsTable;
  folders: FoldersTable;
  goals: GoalsTable;
  hours_account_entries: HoursAccountEntriesTable;
  idempotency_keys: IdempotencyKeysTable;
  identity_links: IdentityLinksTable;
  identity_providers: IdentityProvidersTable;
  import_failed_rows: ImportFailedRowsTable;
  import_files: ImportFilesTable;
  import_mappings: ImportMappingsTable;
  imported_records: ImportedRecordsTable;
  imports: ImportsTable;
  installation: InstallationTable;
  invitations: InvitationsTable;
  job_outbox: JobOutboxTable;
  kiosk_badge_waits: KioskBadgeWaitsTable;
  kiosk_badges: KioskBadgesTable;
  kiosk_departments: KioskDepartmentsTable;
  kiosk_pins: KioskPinsTable;
  kiosk_taps: KioskTapsTable;
  kiosk_waits: KioskWaitsTable;
  kiosks: KiosksTable;
  labor_budgets: LaborBudgetsTable;
  leave_attachments: LeaveAttachmentsTable;
  leave_ledger: LeaveLedgerTable;
  leave_request_days: LeaveRequestDaysTable;
  leave_requests: LeaveRequestsTable;
  leave_types: LeaveTypesTable;
  locked_dates: LockedDatesTable;
  long_work: LongWorkTable;
  long_work_files: LongWorkFilesTable;
  long_work_steps: LongWorkStepsTable;
  notification_preferences: NotificationPreferencesTable;
  notification_settings: NotificationSettingsTable;
  notifications: NotificationsTable;
  one_time_codes: OneTimeCodesTable;
  organization_settings_history: OrganizationSettingsHistoryTable;
  organizations: OrganizationsTable;
  passkeys: PasskeysTable;
  password_links: PasswordLinksTable;
  pay_run_left_out: PayRunLeftOutTable;
  pay_run_lines: PayRunLinesTable;
  pay_runs: PayRunsTable;
  payroll_templates: PayrollTemplatesTable;
  projects: ProjectsTable;
  proposal_people: ProposalPeopleTable;
  proposals: ProposalsTable;
  public_holiday_removals: PublicHolidayRemovalsTable;
  public_holidays: PublicHolidaysTable;
  push_keys: PushKeysTable;
  push_subscriptions: PushSubscriptionsTable;
  recovery_codes: RecoveryCodesTable;
  request_log: RequestLogTable;
  sandbox_faults: SandboxFaultsTable;
  sandbox_people: SandboxPeopleTable;
  sandboxes: SandboxesTable;
  saved_views: SavedViewsTable;
  scim_brakes: ScimBrakesTable;
  scim_people: ScimPeopleTable;
  scim_teams: ScimTeamsTable;
  secret_keys: SecretKeysTable;
  sensitive_access_log: SensitiveAccessLogTable;
  service_account_departments: ServiceAccountDepartmentsTable;
  service_accounts: ServiceAccountsTable;
  sessions: SessionsTable;
  shift_applications: ShiftApplicationsTable;
  shift_drafts: ShiftDraftsTable;
  shift_offers: ShiftOffersTable;
  shifts: ShiftsTable;
  sign_ins: SignInsTable;
  staffing_requirements: StaffingRequirementsTable;
  standard_cost_months: StandardCostMonthsTable;
  standard_cost_people: StandardCostPeopleTable;
  standard_costs: StandardCostsTable;
  stock_assets: StockAssetsTable;
  stored_files: StoredFilesTable;
  tasks: TasksTable;
  team_members: TeamMembersTable;
  teams: TeamsTable;
  time_entries: TimeEntriesTable;
  time_entry_locations: TimeEntryLocationsTable;
  time_month_totals: TimeMonthTotalsTable;
  timesheet_corrections: TimesheetCorrectionsTable;
  timesheets: TimesheetsTable;
  training_assignments: TrainingAssignmentsTable;
  used_challenges: UsedChallengesTable;
  user_credentials: UserCredentialsTable;
  user_government_ids: UserGovernmentIdsTable;
  user_personal_details: UserPersonalDetailsTable;
  user_search_words: UserSearchWordsTable;
  users: UsersTable;
  webhook_deliveries: WebhookDeliveriesTable;
  webhook_endpoints: WebhookEndpointsTable;
  webhook_older_secrets: WebhookOlderSecretsTable;
  week_template_shifts: WeekTemplateShiftsTable;
  week_templates: WeekTemplatesTable;
  what_ifs: WhatIfsTable;
}
