/** The records as the console reads them. That the server's own fit is checked with the types of the tests. */
export type Role = 'EMPLOYEE' | 'DEPARTMENT_HEAD' | 'ADMINISTRATOR' | 'EXECUTIVE';
export type Level = 'STANDARD' | 'SENIOR' | 'LEAD' | 'PRINCIPAL';
export type EmploymentType = 'FULL_TIME' | 'PART_TIME' | 'CONTRACT' | 'TEMPORARY' | 'INTERN';

export interface Person {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly middle_name: string | null;
  readonly preferred_name: string | null;
  readonly email: string;
  readonly job_title: string | null;
  readonly division: string | null;
  readonly work_location: string | null;
  readonly department_id: string | null;
  readonly manager_id: string | null;
  readonly role: Role;
  readonly level: Level;
  readonly is_active: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Each present only where the reader may see it. */
export interface Employment {
  readonly employment_start_date?: string | null;
  readonly employment_end_date?: string | null;
  readonly employment_type?: EmploymentType | null;
  readonly employee_id?: string | null;
  readonly payroll_id?: string | null;
  readonly probation_period_months?: 3 | 6 | null;
  readonly probation_end_date?: string | null;
}

export interface HomeAddress {
  readonly line1: string | null;
  readonly line2: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly postal_code: string | null;
  readonly country: string | null;
}

export interface Personal {
  readonly personal_email?: string | null;
  readonly phone?: string | null;
  readonly mobile_phone?: string | null;
  readonly date_of_birth?: string | null;
  readonly gender?: string | null;
  readonly pronouns?: string | null;
  readonly marital_status?: string | null;
  readonly nationality?: string | null;
  readonly home_address?: HomeAddress | null;
  readonly emergency_contacts?: readonly {
    readonly name: string;
    readonly relationship: string | null;
    readonly phone: string;
  }[];
}

export interface GovernmentIds {
  readonly social_insurance_number?: string | null;
  readonly tax_id?: string | null;
  readonly passport_number?: string | null;
  readonly passport_expiry_date?: string | null;
  readonly drivers_license_number?: string | null;
  readonly work_permit_number?: string | null;
  readonly work_permit_expiry_date?: string | null;
}

export type WholePerson = Person & Employment & Personal & GovernmentIds;

export interface Department {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly description: string | null;
  readonly color: string;
  readonly head_id: string | null;
  readonly is_active: boolean;
  readonly member_count: number;
}

export interface NamedPerson {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
}

export interface DepartmentManagers {
  readonly department_id: string;
  readonly managers: readonly NamedPerson[];
}

export interface Team {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly department_id: string | null;
  readonly lead_id: string | null;
  readonly status: 'ACTIVE' | 'ARCHIVED';
  readonly member_count: number;
}

export interface TeamWithMembers extends Team {
  readonly members: readonly (NamedPerson & { readonly job_title: string | null })[];
}

export interface Token {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly scopes: readonly string[];
  readonly usable_scopes: readonly string[];
  readonly owner: NamedPerson & { readonly role: Role };
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly last_used_at: string | null;
  readonly revoked_at: string | null;
}

export interface NewToken extends Token {
  readonly token: string;
}

export interface Organization {
  readonly id: string;
  readonly name: string;
  readonly base_url: string;
  readonly timezone: string;
  readonly country: string;
  readonly region: string | null;
  readonly currency: string;
  readonly plan: string;
  readonly subscription_status: string;
  readonly modules: { readonly time_tracking: boolean; readonly expenses: boolean };
}

export interface Settings {
  readonly name: string;
  readonly timezone: string;
  readonly country: string;
  readonly region: string | null;
  readonly currency: string;
  readonly base_url: string | null;
  readonly plan: string;
  readonly subscription_status: string;
  readonly seat_limit: number | null;
  readonly api_enabled: boolean;
  readonly modules: { readonly time_tracking: boolean; readonly expenses: boolean };
  readonly week_start: string;
  readonly weekend_days: readonly string[];
  readonly directory_employee_sees_all: boolean;
  readonly directory_department_head_sees_all: boolean;
  readonly time_manual_entry: boolean;
  readonly time_edit_clock_times: boolean;
  readonly time_approval_required: boolean;
  readonly time_rounding_increment: number;
  readonly time_rounding_mode: string;
  readonly time_locked_through: string | null;
  readonly time_geofence: {
    readonly latitude: number;
    readonly longitude: number;
    readonly radius_m: number;
  } | null;
  readonly pay_period_type: string;
  readonly pay_period_anchor: string;
  readonly overtime_mode: string;
  readonly overtime_daily_minutes: number;
  readonly overtime_weekly_minutes: number;
  readonly overtime_multiplier: number;
  readonly schedule_employee_visibility: string;
  readonly schedule_default_schedules: boolean;
  readonly expense_auto_approve_threshold: number | null;
  readonly events_retention_days: number;
  readonly audit_retention_days: number;
  readonly access_log_retention_days: number;
  readonly deliveries_retention_days: number;
}

export type Surface = 'api' | 'app' | 'mcp' | 'import' | 'cli' | 'job';
export type PrivateTier = 'personal' | 'government_id' | 'compensation';

interface LogRow {
  readonly id: string;
  readonly at: string;
  readonly actor: { readonly id: string; readonly first_name: string | null; readonly last_name: string | null } | null;
  readonly surface: Surface;
  readonly token_id: string | null;
  readonly ip: string | null;
  readonly request_id: string | null;
}

export interface AuditRow extends LogRow {
  readonly action: string;
  readonly subject_type: string | null;
  readonly subject_id: string | null;
  readonly record_count: number | null;
  readonly changed_fields: readonly string[] | null;
}

export interface AccessRow extends LogRow {
  readonly user_id: string;
  readonly tier: PrivateTier;
  readonly record_id: string;
}

export interface KeptMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly created_at: string;
}

export interface Session {
  readonly user: NamedPerson & {
    readonly preferred_name: string | null;
    readonly email: string;
    readonly job_title: string | null;
    readonly department_id: string | null;
    readonly role: Role;
  };
  readonly organization: {
    readonly id: string;
    readonly name: string;
    readonly timezone: string;
    readonly currency: string;
  };
  /** Ids of the operations this person may call. */
  readonly abilities: readonly string[];
  /** What a token of theirs can carry, and what they see themselves. */
  readonly scopes: readonly string[];
}
