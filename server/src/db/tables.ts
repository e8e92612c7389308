// Generated from the migrations by `npm run generate`. Do not edit.
import type { Generated, JSONColumnType } from 'kysely';

type Json = JSONColumnType<object, unknown, unknown>;

export interface ApiTokensTable {
  organization_id: string;
  id: string;
  user_id: string;
  name: string;
  prefix: string;
  token_hash: Buffer;
  scopes: string[];
  created_at: string;
  created_by_id: string | null;
  expires_at: string | null;
  revoked_at: string | null;
  last_used_at: string | null;
}

export interface AuditLogTable {
  organization_id: string;
  id: string;
  at: string;
  actor_id: string | null;
  surface: string;
  token_id: string | null;
  action: string;
  subject_type: string | null;
  subject_id: string | null;
  record_count: number | null;
  changed_fields: string[] | null;
  ip: string | null;
  request_id: string | null;
}

export interface DepartmentManagersTable {
  organization_id: string;
  department_id: string;
  user_id: string;
}

export interface DepartmentsTable {
  organization_id: string;
  id: string;
  name: string;
  code: string;
  description: string | null;
  color: string;
  head_id: string | null;
  is_active: Generated<boolean>;
  created_at: string;
  updated_at: string;
}

export interface EventsTable {
  organization_id: string;
  id: string;
  type: string;
  created_at: string;
  subject_type: string;
  subject_id: string;
  snapshot: Json;
  previous: JSONColumnType<object | null, unknown, unknown>;
  actor_id: string | null;
  surface: string;
}

export interface IdempotencyKeysTable {
  organization_id: string;
  key_hash: Buffer;
  fingerprint: Buffer;
  status: number;
  sealed_body: Buffer;
  request_id: string;
  expires_at: string;
}

export interface ImportsTable {
  organization_id: string;
  id: string;
  kind: string;
  status: string;
  dry_run: boolean;
  created_by_id: string | null;
  rows_total: Generated<number>;
  rows_read: Generated<number>;
  rows_imported: Generated<number>;
  rows_failed: Generated<number>;
  failures: Json;
  csv: string | null;
  created_at: string;
  completed_at: string | null;
}

export interface InstallationTable {
  singleton: Generated<boolean>;
  clock_offset_ms: Generated<number>;
  key_check: Buffer | null;
}

export interface OrganizationsTable {
  id: string;
  name: string;
  base_url: string | null;
  timezone: string;
  country: string;
  region: string | null;
  currency: string;
  plan: string;
  subscription_status: string;
  seat_limit: number | null;
  settings: Json;
  created_at: string;
  updated_at: string;
}

export interface PasswordLinksTable {
  token_hash: Buffer;
  organization_id: string;
  user_id: string;
  created_at: string;
  expires_at: string;
}

export interface SensitiveAccessLogTable {
  organization_id: string;
  id: string;
  at: string;
  actor_id: string | null;
  surface: string;
  token_id: string | null;
  user_id: string;
  tier: string;
  record_id: string;
  ip: string | null;
  request_id: string | null;
}

export interface SessionsTable {
  token_hash: Buffer;
  organization_id: string;
  user_id: string;
  created_at: string;
  expires_at: string;
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
  description: string | null;
  department_id: string | null;
  lead_id: string | null;
  status: Generated<string>;
  created_at: string;
  updated_at: string;
}

export interface UserCredentialsTable {
  organization_id: string;
  user_id: string;
  password_hash: string;
  changed_at: string;
}

export interface UserGovernmentIdsTable {
  organization_id: string;
  user_id: string;
  sealed: Buffer;
}

export interface UserPersonalDetailsTable {
  organization_id: string;
  user_id: string;
  personal_email: string | null;
  phone: string | null;
  mobile_phone: string | null;
  date_of_birth: string | null;
  gender: string | null;
  pronouns: string | null;
  marital_status: string | null;
  nationality: string | null;
  home_address: JSONColumnType<object | null, unknown, unknown>;
  emergency_contacts: Json;
}

export interface UsersTable {
  organization_id: string;
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  middle_name: string | null;
  preferred_name: string | null;
  job_title: string | null;
  division: string | null;
  work_location: string | null;
  department_id: string | null;
  manager_id: string | null;
  role: string;
  level: string;
  is_active: Generated<boolean>;
  deactivated_at: string | null;
  offboarded_at: string | null;
  erased_at: string | null;
  employment_start_date: string | null;
  employment_end_date: string | null;
  employment_type: string | null;
  employee_id: string | null;
  payroll_id: string | null;
  probation_period_months: number | null;
  created_at: string;
  updated_at: string;
}

export interface Tables {
  api_tokens: ApiTokensTable;
  audit_log: AuditLogTable;
  department_managers: DepartmentManagersTable;
  departments: DepartmentsTable;
  events: EventsTable;
  idempotency_keys: IdempotencyKeysTable;
  imports: ImportsTable;
  installation: InstallationTable;
  organizations: OrganizationsTable;
  password_links: PasswordLinksTable;
  sensitive_access_log: SensitiveAccessLogTable;
  sessions: SessionsTable;
  team_members: TeamMembersTable;
  teams: TeamsTable;
  user_credentials: UserCredentialsTable;
  user_government_ids: UserGovernmentIdsTable;
  user_personal_details: UserPersonalDetailsTable;
  users: UsersTable;
}
