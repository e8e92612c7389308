# Generated from the OpenAPI description: run `npm run generate`, never edit.
# pyright: reportUnusedImport=false

from __future__ import annotations

from typing import Any, Dict, List, Literal, Optional, Sequence, Union

from ..answers import Answer, Download
from ..caller import AsyncCaller, AsyncPaged
from ..core import WriteOptions, path_of
from .records import (
    AccessGrant,
    AccessGrantsCreateBody,
    AccessGrantsUpdateBody,
    Asset,
    AssetsCreateBody,
    AssetsUpdateBody,
    Availability,
    AvailabilityException,
    AvailabilityExceptionsCreateBody,
    AvailabilitySetBody,
    BenefitEnrollment,
    Candidate,
    CertificateRequirement,
    CertificateRequirementsCreateBody,
    CertificateRequirementsUpdateBody,
    Certification,
    Checklist,
    Client,
    Compensation,
    CustomFieldValue,
    Delivery,
    DeliveryInFull,
    Department,
    DepartmentsCreateBody,
    DepartmentsUpdateBody,
    Document,
    DocumentsCreateBody,
    DocumentsSetSignersBody,
    DocumentsUpdateBody,
    Employment,
    EmploymentPeriodsResponseData,
    EventType,
    ExpenseReceipt,
    ExpenseReport,
    ExpenseReportsAddReceiptBody,
    ExpenseReportsApproveBody,
    ExpenseReportsCreateBody,
    ExpenseReportsPayBody,
    ExpenseReportsRejectBody,
    ExpenseReportsUpdateBody,
    FeedEvent,
    Goal,
    HiredAgain,
    HolidayYear,
    HoursAccount,
    LaborBudget,
    LaborBudgetsCreateBody,
    LaborBudgetsUpdateBody,
    Leave,
    LeaveBalances,
    LeavePreview,
    LeaveType,
    LeavesApproveBody,
    LeavesCancelBody,
    LeavesChangeBody,
    LeavesCreateBody,
    LeavesPreviewBody,
    LeavesRejectBody,
    LeavesUpdateBody,
    LockedDates,
    MissingCertificate,
    NewWebhookEndpoint,
    Organization,
    PayPeriod,
    PayRun,
    PayRunLine,
    PayRunsCreateBody,
    Person,
    Project,
    Proposal,
    ProposalsDeclineBody,
    SandboxClock,
    SandboxClockMoveBody,
    SandboxClockMoveResponseData,
    SandboxEvents,
    SandboxEventsCreateBody,
    SandboxFaults,
    SandboxFaultsBeginBody,
    Shift,
    ShiftApplication,
    ShiftApplicationsDeclineBody,
    ShiftOffer,
    ShiftOffersCreateBody,
    ShiftOffersRejectBody,
    ShiftOffersTakeBody,
    StaffingRequirement,
    StaffingRequirementsCreateBody,
    StaffingRequirementsUpdateBody,
    SwapOptions,
    Task,
    Team,
    TeamWithMembers,
    TeamsCreateBody,
    TeamsUpdateBody,
    TimeEntriesCreateBatchBody,
    TimeEntriesCreateBody,
    TimeEntriesRejectBody,
    TimeEntriesUpdateBody,
    TimeEntry,
    TimeEntryBatchResult,
    Timesheet,
    TimesheetExplanation,
    Token,
    TokenOperation,
    TrainingAssignment,
    TrainingCreateBody,
    UsersCreateBody,
    UsersHireBody,
    UsersRehireBody,
    UsersUpdateBody,
    VisibleTo,
    WebhookEndpoint,
    WebhooksCreateBody,
    WebhooksUpdateBody,
    WorkingRuleBreaches,
    WorkingRules,
    WorkingRulesUpdateBody,
)


class OrganizationArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def get(
        self,
        *,
        fields: Optional[Union[Literal["id", "name", "base_url", "timezone", "country", "region", "currency", "plan", "subscription_status", "week_start", "weekend_days", "pay_period_type", "pay_period_anchor", "modules", "created_at", "updated_at"], Sequence[Literal["id", "name", "base_url", "timezone", "country", "region", "currency", "plan", "subscription_status", "week_start", "weekend_days", "pay_period_type", "pay_period_anchor", "modules", "created_at", "updated_at"]]]] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Organization]:
        """Get the organization.

        The organization the token belongs to, with the address of its API and its timezone.

        Any valid token may call it.
        """
        return await self._caller.read("/organization", {"fields": fields}, timeout, retries)


class UsersArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def list(
        self,
        *,
        status: Optional[Union[Literal["all", "active", "inactive", "offboarded"], Sequence[Literal["all", "active", "inactive", "offboarded"]]]] = None,
        department_id: Optional[Union[str, Sequence[str]]] = None,
        role: Optional[Union[Literal["EMPLOYEE", "DEPARTMENT_HEAD", "ADMINISTRATOR", "EXECUTIVE"], Sequence[Literal["EMPLOYEE", "DEPARTMENT_HEAD", "ADMINISTRATOR", "EXECUTIVE"]]]] = None,
        invitation: Optional[Union[Literal["NEVER", "PLANNED", "INVITED", "REFUSED", "CAME"], Sequence[Literal["NEVER", "PLANNED", "INVITED", "REFUSED", "CAME"]]]] = None,
        is_guest: Optional[bool] = None,
        email: Optional[str] = None,
        employee_id: Optional[str] = None,
        as_of: Optional[str] = None,
        updated_since: Optional[str] = None,
        explain: Optional[bool] = None,
        fields: Optional[Union[Literal["id", "first_name", "last_name", "middle_name", "preferred_name", "email", "job_title", "division", "work_location", "department_id", "manager_id", "role", "level", "is_active", "is_guest", "created_at", "updated_at", "employment_start_date", "employment_end_date", "employment_type", "employee_id", "payroll_id", "working_pattern", "fte", "probation_period_months", "probation_end_date", "personal_email", "phone", "mobile_phone", "date_of_birth", "gender", "pronouns", "marital_status", "nationality", "home_address", "emergency_contacts", "social_insurance_number", "tax_id", "passport_number", "passport_expiry_date", "drivers_license_number", "work_permit_number", "work_permit_expiry_date"], Sequence[Literal["id", "first_name", "last_name", "middle_name", "preferred_name", "email", "job_title", "division", "work_location", "department_id", "manager_id", "role", "level", "is_active", "is_guest", "created_at", "updated_at", "employment_start_date", "employment_end_date", "employment_type", "employee_id", "payroll_id", "working_pattern", "fte", "probation_period_months", "probation_end_date", "personal_email", "phone", "mobile_phone", "date_of_birth", "gender", "pronouns", "marital_status", "nationality", "home_address", "emergency_contacts", "social_insurance_number", "tax_id", "passport_number", "passport_expiry_date", "drivers_license_number", "work_permit_number", "work_permit_expiry_date"]]]] = None,
        include: Optional[Union[Literal["department", "manager"], Sequence[Literal["department", "manager"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[Person]:
        """List people.

        The people the owner of the token can see in the directory. Every page that a token asks for is recorded as an export in the audit log.

        Order: oldest first; with updated_since by (updated_at, id).

        Needs the scope `users:read`.
        """
        return self._caller.list("/users", {"status": status, "department_id": department_id, "role": role, "invitation": invitation, "is_guest": is_guest, "email": email, "employee_id": employee_id, "as_of": as_of, "updated_since": updated_since, "explain": explain, "fields": fields, "include": include, "limit": limit, "cursor": cursor}, timeout, retries)

    async def create(
        self,
        body: UsersCreateBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Person]:
        """Add a person.

        The new person is e-mailed a link to set a password. The link is never part of an answer. Who was given to hire adds Employees to the departments it was given for. With `is_guest` someone who does not work here: they sign in as everyone does, and see and do what `grants` give them and nothing else.

        Needs the scope `users:write` and an owner with the role Administrator or above.
        """
        return await self._caller.write("POST", "/users", body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key), timeout, retries)

    async def get(
        self,
        user_id: str,
        *,
        as_of: Optional[str] = None,
        explain: Optional[bool] = None,
        fields: Optional[Union[Literal["id", "first_name", "last_name", "middle_name", "preferred_name", "email", "job_title", "division", "work_location", "department_id", "manager_id", "role", "level", "is_active", "is_guest", "created_at", "updated_at", "employment_start_date", "employment_end_date", "employment_type", "employee_id", "payroll_id", "working_pattern", "fte", "probation_period_months", "probation_end_date", "personal_email", "phone", "mobile_phone", "date_of_birth", "gender", "pronouns", "marital_status", "nationality", "home_address", "emergency_contacts", "social_insurance_number", "tax_id", "passport_number", "passport_expiry_date", "drivers_license_number", "work_permit_number", "work_permit_expiry_date"], Sequence[Literal["id", "first_name", "last_name", "middle_name", "preferred_name", "email", "job_title", "division", "work_location", "department_id", "manager_id", "role", "level", "is_active", "is_guest", "created_at", "updated_at", "employment_start_date", "employment_end_date", "employment_type", "employee_id", "payroll_id", "working_pattern", "fte", "probation_period_months", "probation_end_date", "personal_email", "phone", "mobile_phone", "date_of_birth", "gender", "pronouns", "marital_status", "nationality", "home_address", "emergency_contacts", "social_insurance_number", "tax_id", "passport_number", "passport_expiry_date", "drivers_license_number", "work_permit_number", "work_permit_expiry_date"]]]] = None,
        include: Optional[Union[Literal["department", "manager"], Sequence[Literal["department", "manager"]]]] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Person]:
        """Get a person.

        Needs the scope `users:read`.
        """
        return await self._caller.read(path_of("/users/{}", user_id), {"as_of": as_of, "explain": explain, "fields": fields, "include": include}, timeout, retries)

    async def update(
        self,
        user_id: str,
        body: UsersUpdateBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Person]:
        """Change a person.

        Only the fields sent change. The e-mail address and is_active cannot be changed here.

        Needs the scope `users:write` and an owner with the role Administrator or above.
        """
        return await self._caller.write("PATCH", path_of("/users/{}", user_id), body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def rehire(
        self,
        user_id: str,
        body: UsersRehireBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[HiredAgain]:
        """Hire someone again who left.

        Begins a second employment with its own first day, leave and probation; the first stays as it was, and address, employee_id and everything on file stay. What is not sent of the job is as it was. Takes a seat. A later start_date is planned: all is checked now, and again when that day begins; delete the planned change to take it back. For a mistake within one employment there is `reactivate`.

        Needs the scope `users:write` and an owner with the role Administrator or above.
        """
        return await self._caller.write("POST", path_of("/users/{}/rehire", user_id), body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def hire(
        self,
        user_id: str,
        body: UsersHireBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Person]:
        """Hire a guest.

        Someone who came in to do what they were given works here from now on: their employment begins with its first day, leave and onboarding. They sign in as before, and what they were given stays until it ends. Takes a seat. Who left is hired again by `POST /users/{id}/rehire`.

        Needs the scope `users:write` and an owner with the role Administrator or above.
        """
        return await self._caller.write("POST", path_of("/users/{}/hire", user_id), body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def get_visible_to(
        self,
        user_id: str,
        *,
        what: Literal["pay", "leave", "private", "documents", "time"],
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[VisibleTo]:
        """Tell who can see something of a person.

        Today, and why: by role, as head or manager, by access beyond a role, as one of those named on a record, as a deputy, or by a program that acts for one of these. Of anyone for Administrators and Executives, of oneself for everyone. `pay` is the record of pay; `leave` the request itself, of which others may see that someone is away; `private` personal details; `documents` those that are the person’s, the company library aside; `time` entries and timesheets. People are named as far as the reader may see them, others are counted.

        Needs the scope `users:read`.
        """
        return await self._caller.read(path_of("/users/{}/visible-to", user_id), {"what": what}, timeout, retries)


class EmploymentArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def list(
        self,
        user_id: str,
        *,
        fields: Optional[Union[Literal["id", "user_id", "effective_date", "values", "changed", "reason", "created_by_id", "created_at", "status", "is_rehire", "problem"], Sequence[Literal["id", "user_id", "effective_date", "values", "changed", "reason", "created_by_id", "created_at", "status", "is_rehire", "problem"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[Employment]:
        """List a person's employment over time.

        What the job was, is and is planned to be, a row from each day on which it changed. For Department Heads of people in their department scope; Administrators and Executives of anyone; in the app also of oneself.

        Order: newest first.

        Needs the scope `users.employment:read` and an owner with the role Department Head or above.
        """
        return self._caller.list(path_of("/users/{}/employment-history", user_id), {"fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)

    async def periods(
        self,
        user_id: str,
        *,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[EmploymentPeriodsResponseData]:
        """Read the employments of a person.

        Who left and was hired again has more than one; the oldest first. For those who may read the employment history. Probation as on the person.

        Needs the scope `users.employment:read` and an owner with the role Department Head or above.
        """
        return await self._caller.read(path_of("/users/{}/employment-periods", user_id), {}, timeout, retries)


class DepartmentsArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def list(
        self,
        *,
        include_inactive: Optional[bool] = None,
        code: Optional[str] = None,
        updated_since: Optional[str] = None,
        fields: Optional[Union[Literal["id", "name", "code", "description", "color", "head_id", "clock_from", "is_active", "member_count", "created_at", "updated_at"], Sequence[Literal["id", "name", "code", "description", "color", "head_id", "clock_from", "is_active", "member_count", "created_at", "updated_at"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[Department]:
        """List departments.

        Every department of the organization, for every caller.

        Order: oldest first; with updated_since by (updated_at, id).

        Needs the scope `departments:read`.
        """
        return self._caller.list("/departments", {"include_inactive": include_inactive, "code": code, "updated_since": updated_since, "fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)

    async def create(
        self,
        body: DepartmentsCreateBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Department]:
        """Create a department.

        Needs the scope `departments:write` and an owner with the role Administrator or above.
        """
        return await self._caller.write("POST", "/departments", body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key), timeout, retries)

    async def get(
        self,
        department_id: str,
        *,
        fields: Optional[Union[Literal["id", "name", "code", "description", "color", "head_id", "clock_from", "is_active", "member_count", "created_at", "updated_at"], Sequence[Literal["id", "name", "code", "description", "color", "head_id", "clock_from", "is_active", "member_count", "created_at", "updated_at"]]]] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Department]:
        """Get a department.

        Needs the scope `departments:read`.
        """
        return await self._caller.read(path_of("/departments/{}", department_id), {"fields": fields}, timeout, retries)

    async def update(
        self,
        department_id: str,
        body: DepartmentsUpdateBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Department]:
        """Change a department.

        Only the fields sent change.

        Needs the scope `departments:write` and an owner with the role Administrator or above.
        """
        return await self._caller.write("PATCH", path_of("/departments/{}", department_id), body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def delete(
        self,
        department_id: str,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Department]:
        """Delete a department.

        Refused while people belong to it, deactivated ones included. Its teams stay, without a department. Answers the department as it was.

        Needs the scope `departments:write` and an owner with the role Administrator or above.
        """
        return await self._caller.write("DELETE", path_of("/departments/{}", department_id), None, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)


class TeamsArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def list(
        self,
        *,
        status: Optional[Union[Literal["ACTIVE", "ARCHIVED"], Sequence[Literal["ACTIVE", "ARCHIVED"]]]] = None,
        department_id: Optional[Union[str, Sequence[str]]] = None,
        updated_since: Optional[str] = None,
        fields: Optional[Union[Literal["id", "name", "description", "department_id", "lead_id", "status", "member_count", "created_at", "updated_at"], Sequence[Literal["id", "name", "description", "department_id", "lead_id", "status", "member_count", "created_at", "updated_at"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[Team]:
        """List teams.

        Every team of the organization, regardless of who asks.

        Order: oldest first; with updated_since by (updated_at, id).

        Needs the scope `teams:read`.
        """
        return self._caller.list("/teams", {"status": status, "department_id": department_id, "updated_since": updated_since, "fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)

    async def create(
        self,
        body: TeamsCreateBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Team]:
        """Create a team.

        It starts without members: they are added in the app.

        Needs the scope `teams:write` and an owner with the role Administrator or above.
        """
        return await self._caller.write("POST", "/teams", body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key), timeout, retries)

    async def get(
        self,
        team_id: str,
        *,
        fields: Optional[Union[Literal["id", "name", "description", "department_id", "lead_id", "status", "member_count", "created_at", "updated_at", "members"], Sequence[Literal["id", "name", "description", "department_id", "lead_id", "status", "member_count", "created_at", "updated_at", "members"]]]] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[TeamWithMembers]:
        """Get a team with its members.

        Needs the scope `teams:read`.
        """
        return await self._caller.read(path_of("/teams/{}", team_id), {"fields": fields}, timeout, retries)

    async def update(
        self,
        team_id: str,
        body: TeamsUpdateBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Team]:
        """Change a team.

        Only the fields sent change. Members and the lead are not changed here.

        Needs the scope `teams:write` and an owner with the role Administrator or above.
        """
        return await self._caller.write("PATCH", path_of("/teams/{}", team_id), body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)


class AccessGrantsArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def list(
        self,
        *,
        user_id: Optional[Union[str, Sequence[str]]] = None,
        package: Optional[Union[Literal["EXPENSES_PAYING", "SCHEDULE_PLANNING", "SCHEDULE_PUBLISHING", "SCHEDULE_COST", "LEAVE_KEEPING", "HIRING", "AUDITING", "REPORTS_READING", "DEVELOPING", "PAYROLL_PREPARING", "RECORDS_KEEPING"], Sequence[Literal["EXPENSES_PAYING", "SCHEDULE_PLANNING", "SCHEDULE_PUBLISHING", "SCHEDULE_COST", "LEAVE_KEEPING", "HIRING", "AUDITING", "REPORTS_READING", "DEVELOPING", "PAYROLL_PREPARING", "RECORDS_KEEPING"]]]] = None,
        ends_by: Optional[str] = None,
        include_ended: Optional[bool] = None,
        fields: Optional[Union[Literal["id", "user_id", "package", "department_ids", "starts_on", "ends_on", "standing", "given_by_id", "ended_at", "ended_by_id", "created_at", "updated_at", "reason", "user", "is_guest", "given_by", "is_giver_in_charge"], Sequence[Literal["id", "user_id", "package", "department_ids", "starts_on", "ends_on", "standing", "given_by_id", "ended_at", "ended_by_id", "created_at", "updated_at", "reason", "user", "is_guest", "given_by", "is_giver_in_charge"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[AccessGrant]:
        """List access grants.

        What people may do beyond their role: one’s own, and everyone’s for Administrators and Executives. Those that have ended are left out unless they are asked for.

        Order: newest first.

        Needs the scope `access_grants:read`.
        """
        return self._caller.list("/access-grants", {"user_id": user_id, "package": package, "ends_by": ends_by, "include_ended": include_ended, "fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)

    async def create(
        self,
        body: AccessGrantsCreateBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[AccessGrant]:
        """Give access beyond a role.

        To another active person who is not above the caller, for some departments or all, from a first to a last day on the organization’s calendar. The role stays as it is; what the package opens holds for records of others. The same package twice for a day and a department is refused with the grant that is there.

        Needs the scope `access_grants:write` and an owner with the role Administrator or above.
        """
        return await self._caller.write("POST", "/access-grants", body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key), timeout, retries)

    async def get(
        self,
        access_grant_id: str,
        *,
        fields: Optional[Union[Literal["id", "user_id", "package", "department_ids", "starts_on", "ends_on", "standing", "given_by_id", "ended_at", "ended_by_id", "created_at", "updated_at", "reason", "user", "is_guest", "given_by", "is_giver_in_charge"], Sequence[Literal["id", "user_id", "package", "department_ids", "starts_on", "ends_on", "standing", "given_by_id", "ended_at", "ended_by_id", "created_at", "updated_at", "reason", "user", "is_guest", "given_by", "is_giver_in_charge"]]]] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[AccessGrant]:
        """Get an access grant.

        Needs the scope `access_grants:read`.
        """
        return await self._caller.read(path_of("/access-grants/{}", access_grant_id), {"fields": fields}, timeout, retries)

    async def update(
        self,
        access_grant_id: str,
        body: AccessGrantsUpdateBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[AccessGrant]:
        """Change the last day of an access grant.

        Of one that has not ended, by whoever could give it. Anything else of it is another grant.

        Needs the scope `access_grants:write` and an owner with the role Administrator or above.
        """
        return await self._caller.write("PATCH", path_of("/access-grants/{}", access_grant_id), body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def delete(
        self,
        access_grant_id: str,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[AccessGrant]:
        """Take access back.

        At once: within a second it opens nothing more to sessions, tokens, streams and work that is under way. The grant stays on record.

        Needs the scope `access_grants:write` and an owner with the role Administrator or above.
        """
        return await self._caller.write("DELETE", path_of("/access-grants/{}", access_grant_id), None, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)


class ProjectsArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def list(
        self,
        *,
        status: Optional[Union[Literal["PLANNED", "ACTIVE", "ON_HOLD", "COMPLETED", "ARCHIVED"], Sequence[Literal["PLANNED", "ACTIVE", "ON_HOLD", "COMPLETED", "ARCHIVED"]]]] = None,
        client_id: Optional[str] = None,
        code: Optional[str] = None,
        updated_since: Optional[str] = None,
        fields: Optional[Union[Literal["id", "name", "code", "description", "status", "client_id", "department_id", "start_date", "end_date", "is_billable", "hourly_rate", "budget_hours", "budget_amount", "currency", "created_at", "updated_at"], Sequence[Literal["id", "name", "code", "description", "status", "client_id", "department_id", "start_date", "end_date", "is_billable", "hourly_rate", "budget_hours", "budget_amount", "currency", "created_at", "updated_at"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[Project]:
        """List projects.

        Administrators and Executives see every project; others those of their own department and organization-wide ones, a Department Head also those of the departments they head or manage.

        Order: oldest first; with updated_since by (updated_at, id).

        Needs the scope `projects:read`.
        """
        return self._caller.list("/projects", {"status": status, "client_id": client_id, "code": code, "updated_since": updated_since, "fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)

    async def get(
        self,
        project_id: str,
        *,
        fields: Optional[Union[Literal["id", "name", "code", "description", "status", "client_id", "department_id", "start_date", "end_date", "is_billable", "hourly_rate", "budget_hours", "budget_amount", "currency", "created_at", "updated_at"], Sequence[Literal["id", "name", "code", "description", "status", "client_id", "department_id", "start_date", "end_date", "is_billable", "hourly_rate", "budget_hours", "budget_amount", "currency", "created_at", "updated_at"]]]] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Project]:
        """Get a project.

        Needs the scope `projects:read`.
        """
        return await self._caller.read(path_of("/projects/{}", project_id), {"fields": fields}, timeout, retries)


class TasksArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def list(
        self,
        project_id: str,
        *,
        fields: Optional[Union[Literal["id", "project_id", "parent_task_id", "name", "description", "status", "assignee_id", "is_billable", "estimated_minutes", "position", "created_at", "updated_at"], Sequence[Literal["id", "project_id", "parent_task_id", "name", "description", "status", "assignee_id", "is_billable", "estimated_minutes", "position", "created_at", "updated_at"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[Task]:
        """List the tasks of a project.

        All of them as a flat list: subtasks carry parent_task_id.

        Order: by position.

        Needs the scope `projects:read`.
        """
        return self._caller.list(path_of("/projects/{}/tasks", project_id), {"fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)


class ClientsArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def list(
        self,
        *,
        is_active: Optional[bool] = None,
        code: Optional[str] = None,
        updated_since: Optional[str] = None,
        fields: Optional[Union[Literal["id", "name", "code", "contact_name", "contact_email", "contact_phone", "is_active", "created_at", "updated_at"], Sequence[Literal["id", "name", "code", "contact_name", "contact_email", "contact_phone", "is_active", "created_at", "updated_at"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[Client]:
        """List clients.

        For Department Heads and above, who see every client of the organization.

        Order: oldest first; with updated_since by (updated_at, id).

        Needs the scope `projects:read` and an owner with the role Department Head or above.
        """
        return self._caller.list("/clients", {"is_active": is_active, "code": code, "updated_since": updated_since, "fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)

    async def get(
        self,
        client_id: str,
        *,
        fields: Optional[Union[Literal["id", "name", "code", "contact_name", "contact_email", "contact_phone", "is_active", "created_at", "updated_at"], Sequence[Literal["id", "name", "code", "contact_name", "contact_email", "contact_phone", "is_active", "created_at", "updated_at"]]]] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Client]:
        """Get a client.

        For Department Heads and above.

        Needs the scope `projects:read` and an owner with the role Department Head or above.
        """
        return await self._caller.read(path_of("/clients/{}", client_id), {"fields": fields}, timeout, retries)


class WorkingRulesArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def get(
        self,
        *,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[WorkingRules]:
        """Get the working rules.

        Which rules on rest, breaks and hours apply: each with its figures, the law it is from, the day that was read, and whether it was changed here. They warn, and are no legal advice.

        Needs the scope `working_rules:read`.
        """
        return await self._caller.read("/working-rules", {}, timeout, retries)

    async def update(
        self,
        body: WorkingRulesUpdateBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[WorkingRules]:
        """Take a pack of working rules, and change rules of it.

        All that differs from the pack: a rule of it that is not sent is as the pack has it, and a rule of one’s own that is not sent is gone. Overtime settings stay as they are.

        Needs the scope `working_rules:write` and an owner with the role Administrator or above.
        """
        return await self._caller.write("PUT", "/working-rules", body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def breaches(
        self,
        *,
        from_: str,
        to: str,
        department_id: Optional[str] = None,
        user_id: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[WorkingRuleBreaches]:
        """Report breaches of the working rules.

        Where completed work broke the rules of today: one’s own; Department Heads see the people of their departments, Administrators and Executives everyone. At most 366 days. A day, a week or a rest is told once, at the entry that completes it.

        Needs the scope `timesheets:read`.

        Part of the module time tracking: refused while that is switched off.
        """
        return await self._caller.read("/working-rule-breaches", {"from": from_, "to": to, "department_id": department_id, "user_id": user_id}, timeout, retries)


class LeavesArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def list(
        self,
        *,
        user_id: Optional[Union[str, Sequence[str]]] = None,
        status: Optional[Union[Literal["PENDING", "APPROVED", "REJECTED", "CANCELLED"], Sequence[Literal["PENDING", "APPROVED", "REJECTED", "CANCELLED"]]]] = None,
        leave_type_id: Optional[str] = None,
        start_date: Optional[str] = None,
        end_date: Optional[str] = None,
        updated_since: Optional[str] = None,
        fields: Optional[Union[Literal["id", "user_id", "leave_type_id", "leave_type", "status", "start_date", "end_date", "start_half", "end_half", "start_time", "end_time", "total_days", "total_hours", "reason", "decided_by_id", "on_behalf_of_id", "decided_at", "decision_comment", "rejection_reason", "approvals", "replaces_id", "change_id", "cancellation_requested_at", "cancelled_at", "cancellation_request_reason", "submitted_at", "created_at", "updated_at"], Sequence[Literal["id", "user_id", "leave_type_id", "leave_type", "status", "start_date", "end_date", "start_half", "end_half", "start_time", "end_time", "total_days", "total_hours", "reason", "decided_by_id", "on_behalf_of_id", "decided_at", "decision_comment", "rejection_reason", "approvals", "replaces_id", "change_id", "cancellation_requested_at", "cancelled_at", "cancellation_request_reason", "submitted_at", "created_at", "updated_at"]]]] = None,
        include: Optional[Union[Literal["user"], Sequence[Literal["user"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[Leave]:
        """List leave.

        One’s own leave, that of the people one manages, of the departments one heads or manages, or of everyone for Administrators and Executives. start_date and end_date keep leave that touches these days; either may be left out. Private leave is redacted for those who may not know its type, and no filter by type finds it for them.

        Order: latest start first; with updated_since by (updated_at, id).

        Needs the scope `leaves:read`.
        """
        return self._caller.list("/leaves", {"user_id": user_id, "status": status, "leave_type_id": leave_type_id, "start_date": start_date, "end_date": end_date, "updated_since": updated_since, "fields": fields, "include": include, "limit": limit, "cursor": cursor}, timeout, retries)

    async def create(
        self,
        body: LeavesCreateBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Leave]:
        """Book leave.

        For oneself, or for someone whose manager or Department Head one is; Administrators and Executives for anyone. PENDING, and its days reserved, unless the type needs no approval or the person’s manager books it: then APPROVED at once. Who may not know the balance of a private type is not told whether it suffices: what they book is PENDING, and waits for who may. Where a policy of the organization asks several people, `approvals` says who decides one after the other; a manager who books takes the step that is theirs. Refused over leave that is there, over locked dates and beyond the balance: `details.reason` is `overlap`, `locked_dates` or `balance`.

        Needs the scope `leaves:write`.
        """
        return await self._caller.write("POST", "/leaves", body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key), timeout, retries)

    async def get(
        self,
        leave_id: str,
        *,
        fields: Optional[Union[Literal["id", "user_id", "leave_type_id", "leave_type", "status", "start_date", "end_date", "start_half", "end_half", "start_time", "end_time", "total_days", "total_hours", "reason", "decided_by_id", "on_behalf_of_id", "decided_at", "decision_comment", "rejection_reason", "approvals", "replaces_id", "change_id", "cancellation_requested_at", "cancelled_at", "cancellation_request_reason", "submitted_at", "created_at", "updated_at"], Sequence[Literal["id", "user_id", "leave_type_id", "leave_type", "status", "start_date", "end_date", "start_half", "end_half", "start_time", "end_time", "total_days", "total_hours", "reason", "decided_by_id", "on_behalf_of_id", "decided_at", "decision_comment", "rejection_reason", "approvals", "replaces_id", "change_id", "cancellation_requested_at", "cancelled_at", "cancellation_request_reason", "submitted_at", "created_at", "updated_at"]]]] = None,
        include: Optional[Union[Literal["user"], Sequence[Literal["user"]]]] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Leave]:
        """Get a leave.

        Private leave is redacted for those who may not know its type.

        Needs the scope `leaves:read`.
        """
        return await self._caller.read(path_of("/leaves/{}", leave_id), {"fields": fields, "include": include}, timeout, retries)

    async def update(
        self,
        leave_id: str,
        body: LeavesUpdateBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Leave]:
        """Change a pending leave.

        Only the fields sent change, and only while it is PENDING. By the person, or anyone who may book for them and sees it whole. Checked as a new one is; other days or another type begin its `approvals` anew. A change of the reason alone raises no event.

        Needs the scope `leaves:write`.
        """
        return await self._caller.write("PATCH", path_of("/leaves/{}", leave_id), body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def preview(
        self,
        body: LeavesPreviewBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[LeavePreview]:
        """Preview a leave.

        Takes the body of a booking and books nothing; with `replaces_id`, that of a change of an approved leave: which days count and why, what is left afterwards, everything it would be refused for, who decides, and how many colleagues are away. A person, type or range that cannot be booked at all is a problem among the others, not a refusal; of someone for whom the caller may not book, nothing is told.

        Needs the scope `leaves:write`.
        """
        return await self._caller.write("POST", "/leaves/preview", body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key), timeout, retries)

    async def change(
        self,
        leave_id: str,
        body: LeavesChangeBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Leave]:
        """Change an approved leave.

        Asks for other days, or for another type, in place of an approved leave. The answer is the leave that is asked for, with `replaces_id`; the approved one stands, with `change_id`, until that is decided, and is CANCELLED in the same step as the other is approved. Rejected or withdrawn, the approved one stays as it was. Until then both count as one: the balance is asked for what the new days take beyond the old, and they may lie over each other. By the person, or anyone who may book for them and sees it whole; decided, and approved at once, as a new booking would be. Of a leave that has begun the days gone by stay: 409 with `details.reason` `begun`; `over` after its last day, `change_requested` while another change waits, `cancellation_requested` while its cancellation was asked for. A cancellation of the approved leave, or the wish for one, withdraws the change.

        Needs the scope `leaves:write`.
        """
        return await self._caller.write("POST", path_of("/leaves/{}/change", leave_id), body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def approve(
        self,
        leave_id: str,
        body: Optional[LeavesApproveBody] = None,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Leave]:
        """Approve a leave.

        By the person’s manager, the Department Head of their department, an Administrator or an Executive; never one’s own. The scope is for Department Heads and above: a manager whose role is Employee decides in the app. With `approvals` it decides the step that waits, by who takes that step: the leave stays PENDING until the last; 403 with `details.reason` `step` for anyone else. Locked dates and the balance are looked at once more: `details.reason` is `locked_dates` or `balance`; `balance_hidden` if neither who booked a private leave nor the caller may know the balance, so that someone who may has to decide.

        Needs the scope `leaves:approve` and an owner with the role Department Head or above.
        """
        return await self._caller.write("POST", path_of("/leaves/{}/approve", leave_id), body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def reject(
        self,
        leave_id: str,
        body: LeavesRejectBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Leave]:
        """Reject a leave.

        By anyone who may approve it. With `approvals` it rejects the step that waits, and that ends the request. The days it reserved are free again.

        Needs the scope `leaves:approve` and an owner with the role Department Head or above.
        """
        return await self._caller.write("POST", path_of("/leaves/{}/reject", leave_id), body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def cancel(
        self,
        leave_id: str,
        body: Optional[LeavesCancelBody] = None,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Leave]:
        """Cancel a leave, or ask for it.

        The person withdraws a PENDING leave at once and asks for the cancellation of an APPROVED one, which stays APPROVED until that is granted. Their manager, their Department Head, an Administrator or an Executive cancels at once; that also grants a cancellation the person has asked for. What was taken from the balance comes back.

        Needs the scope `leaves:write`.
        """
        return await self._caller.write("POST", path_of("/leaves/{}/cancel", leave_id), body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)


class LeaveTypesArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def list(
        self,
        *,
        is_active: Optional[bool] = None,
        fields: Optional[Union[Literal["id", "name", "names", "code", "color", "is_private", "is_paid", "requires_approval", "unit", "annual_allowance", "accrual", "carry_over_limit", "service_allowances", "carry_over_expires_on", "pro_rata", "is_sickness", "is_for_family", "allows_hours", "certificate_after_days", "is_active"], Sequence[Literal["id", "name", "names", "code", "color", "is_private", "is_paid", "requires_approval", "unit", "annual_allowance", "accrual", "carry_over_limit", "service_allowances", "carry_over_expires_on", "pro_rata", "is_sickness", "is_for_family", "allows_hours", "certificate_after_days", "is_active"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[LeaveType]:
        """List leave types.

        Every kind of leave that the organization keeps, those that can no longer be booked among them.

        Order: oldest first.

        Needs the scope `leaves:read`.
        """
        return self._caller.list("/leave-types", {"is_active": is_active, "fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)


class LeaveBalancesArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def get(
        self,
        *,
        user_id: Optional[str] = None,
        year: Optional[int] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[LeaveBalances]:
        """Read the leave balances of a person.

        One’s own unless a person is named; managers see those of their reports, Department Heads those of their department scope, Administrators and Executives those of anyone. Balances of private types are left out for readers who may not see private leave.

        Needs the scope `leaves:read`.
        """
        return await self._caller.read("/leave-balances", {"user_id": user_id, "year": year}, timeout, retries)


class PublicHolidaysArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def get(
        self,
        *,
        year: Optional[int] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[HolidayYear]:
        """Read the public holidays of a year.

        Those of the organization’s country and region, without the ones it does not keep and with the ones it has added. No one’s leave is counted on them. Names are in the language that Accept-Language asks for.

        Needs the scope `leaves:read`.
        """
        return await self._caller.read("/public-holidays", {"year": year}, timeout, retries)


class LockedDatesArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def list(
        self,
        *,
        fields: Optional[Union[Literal["id", "start_date", "end_date", "reason", "department_id", "created_at"], Sequence[Literal["id", "start_date", "end_date", "reason", "department_id", "created_at"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[LockedDates]:
        """List locked dates.

        Stretches of days on which leave may not be booked, for everyone or for one department.

        Order: by start_date, the earliest first.

        Needs the scope `leaves:read`.
        """
        return self._caller.list("/locked-dates", {"fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)


class TimeEntriesArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def list(
        self,
        *,
        start_date: Optional[str] = None,
        end_date: Optional[str] = None,
        user_id: Optional[Union[str, Sequence[str]]] = None,
        department_id: Optional[Union[str, Sequence[str]]] = None,
        project_id: Optional[str] = None,
        approval_status: Optional[Union[Literal["PENDING", "APPROVED", "REJECTED"], Sequence[Literal["PENDING", "APPROVED", "REJECTED"]]]] = None,
        is_billable: Optional[bool] = None,
        updated_since: Optional[str] = None,
        explain: Optional[bool] = None,
        fields: Optional[Union[Literal["id", "user_id", "clock_in", "clock_out", "duration_minutes", "is_duration", "break_minutes", "breaks", "break_flags", "project_id", "task_id", "description", "notes", "tags", "is_billable", "status", "approval_status", "approved_by_id", "on_behalf_of_id", "approved_at", "rejected_by_id", "rejection_reason", "source", "scheduled_shift_id", "shift_flags", "created_at", "updated_at", "corrected_by_id", "corrected_at", "correction_reason", "before_correction", "hourly_rate", "billable_amount", "clock_in_latitude", "clock_in_longitude", "clock_in_accuracy_m", "clock_in_address", "clock_out_latitude", "clock_out_longitude", "clock_out_accuracy_m", "clock_out_address", "outside_geofence"], Sequence[Literal["id", "user_id", "clock_in", "clock_out", "duration_minutes", "is_duration", "break_minutes", "breaks", "break_flags", "project_id", "task_id", "description", "notes", "tags", "is_billable", "status", "approval_status", "approved_by_id", "on_behalf_of_id", "approved_at", "rejected_by_id", "rejection_reason", "source", "scheduled_shift_id", "shift_flags", "created_at", "updated_at", "corrected_by_id", "corrected_at", "correction_reason", "before_correction", "hourly_rate", "billable_amount", "clock_in_latitude", "clock_in_longitude", "clock_in_accuracy_m", "clock_in_address", "clock_out_latitude", "clock_out_longitude", "clock_out_accuracy_m", "clock_out_address", "outside_geofence"]]]] = None,
        include: Optional[Union[Literal["user", "project", "task"], Sequence[Literal["user", "project", "task"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[TimeEntry]:
        """List time entries.

        Entries that start on the days of the window, on the organization’s calendar: the last 30 days unless told otherwise, at most 120. With updated_since only the days that are given count. Deleted ones are left out. Filters narrow and never widen what the owner of the token sees. Every page is recorded as an export in the audit log.

        Order: newest first, by clock_in; with updated_since by (updated_at, id).

        Needs the scope `time_entries:read`.

        Part of the module time tracking: refused while that is switched off.
        """
        return self._caller.list("/time-entries", {"start_date": start_date, "end_date": end_date, "user_id": user_id, "department_id": department_id, "project_id": project_id, "approval_status": approval_status, "is_billable": is_billable, "updated_since": updated_since, "explain": explain, "fields": fields, "include": include, "limit": limit, "cursor": cursor}, timeout, retries)

    async def create(
        self,
        body: TimeEntriesCreateBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[TimeEntry]:
        """Record time after the fact.

        For oneself if the organization takes entries by hand; Administrators and Executives also for others. Times are rounded by the organization’s rules. Refused in a locked pay period. An entry of an Administrator or Executive is APPROVED, any other PENDING if approval is required.

        Needs the scope `time_entries:write`.

        Part of the module time tracking: refused while that is switched off.
        """
        return await self._caller.write("POST", "/time-entries", body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key), timeout, retries)

    async def get(
        self,
        time_entry_id: str,
        *,
        explain: Optional[bool] = None,
        fields: Optional[Union[Literal["id", "user_id", "clock_in", "clock_out", "duration_minutes", "is_duration", "break_minutes", "breaks", "break_flags", "project_id", "task_id", "description", "notes", "tags", "is_billable", "status", "approval_status", "approved_by_id", "on_behalf_of_id", "approved_at", "rejected_by_id", "rejection_reason", "source", "scheduled_shift_id", "shift_flags", "created_at", "updated_at", "corrected_by_id", "corrected_at", "correction_reason", "before_correction", "hourly_rate", "billable_amount", "clock_in_latitude", "clock_in_longitude", "clock_in_accuracy_m", "clock_in_address", "clock_out_latitude", "clock_out_longitude", "clock_out_accuracy_m", "clock_out_address", "outside_geofence"], Sequence[Literal["id", "user_id", "clock_in", "clock_out", "duration_minutes", "is_duration", "break_minutes", "breaks", "break_flags", "project_id", "task_id", "description", "notes", "tags", "is_billable", "status", "approval_status", "approved_by_id", "on_behalf_of_id", "approved_at", "rejected_by_id", "rejection_reason", "source", "scheduled_shift_id", "shift_flags", "created_at", "updated_at", "corrected_by_id", "corrected_at", "correction_reason", "before_correction", "hourly_rate", "billable_amount", "clock_in_latitude", "clock_in_longitude", "clock_in_accuracy_m", "clock_in_address", "clock_out_latitude", "clock_out_longitude", "clock_out_accuracy_m", "clock_out_address", "outside_geofence"]]]] = None,
        include: Optional[Union[Literal["user", "project", "task"], Sequence[Literal["user", "project", "task"]]]] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[TimeEntry]:
        """Get a time entry.

        Also one that was deleted, with status DELETED.

        Needs the scope `time_entries:read`.

        Part of the module time tracking: refused while that is switched off.
        """
        return await self._caller.read(path_of("/time-entries/{}", time_entry_id), {"explain": explain, "fields": fields, "include": include}, timeout, retries)

    async def update(
        self,
        time_entry_id: str,
        body: TimeEntriesUpdateBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[TimeEntry]:
        """Change a time entry.

        Only the fields sent change. By the person whose entry it is, an Administrator or an Executive. hourly_rate is set by Administrators and Executives, on entries of others alone. Hours, project, task, billing and rate stay as they are in a locked pay period; changed by someone below Administrator they send a decided entry back to PENDING.

        Needs the scope `time_entries:write`.

        Part of the module time tracking: refused while that is switched off.
        """
        return await self._caller.write("PATCH", path_of("/time-entries/{}", time_entry_id), body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def delete(
        self,
        time_entry_id: str,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[TimeEntry]:
        """Delete a time entry.

        Marks it deleted; it leaves every list and total. By the person whose entry it is, an Administrator or an Executive. Refused in a locked pay period. Deleting it again changes nothing.

        Needs the scope `time_entries:write`.

        Part of the module time tracking: refused while that is switched off.
        """
        return await self._caller.write("DELETE", path_of("/time-entries/{}", time_entry_id), None, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def create_batch(
        self,
        body: TimeEntriesCreateBatchBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[List[TimeEntryBatchResult]]:
        """Record many entries at once.

        One to 100 entries, each by the rules of a single one and worked through in order. Mode `each`: an entry that is refused leaves the others as they are, and the answer is 200 whatever came of them. Mode `all`: all are recorded or none; with any refusal the answer is 422 and `details.entries` names each, as `index` and `error`. Counts as one request for each ten entries, begun ones included. An `Idempotency-Key` covers the whole batch: one that was broken off goes on where it ended.

        Needs the scope `time_entries:write`.

        Part of the module time tracking: refused while that is switched off.
        """
        return await self._caller.write("POST", "/time-entries/batch", body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key), timeout, retries)

    async def approve(
        self,
        time_entry_id: str,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[TimeEntry]:
        """Approve a time entry.

        By a Department Head within their departments, an Administrator or an Executive; never one’s own.

        Needs the scope `time_entries:approve` and an owner with the role Department Head or above.

        Part of the module time tracking: refused while that is switched off.
        """
        return await self._caller.write("POST", path_of("/time-entries/{}/approve", time_entry_id), None, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def reject(
        self,
        time_entry_id: str,
        body: TimeEntriesRejectBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[TimeEntry]:
        """Reject a time entry.

        By anyone who may approve it. The reason is added to its notes, in the language of the organization, and its hours no longer count in the timesheet: refused in a locked pay period.

        Needs the scope `time_entries:approve` and an owner with the role Department Head or above.

        Part of the module time tracking: refused while that is switched off.
        """
        return await self._caller.write("POST", path_of("/time-entries/{}/reject", time_entry_id), body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)


class TimesheetsArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def list(
        self,
        *,
        period_start: Optional[str] = None,
        period_end: Optional[str] = None,
        user_id: Optional[Union[str, Sequence[str]]] = None,
        status: Optional[Union[Literal["OPEN", "SUBMITTED", "APPROVED", "FINALIZED", "SIGNED", "REJECTED"], Sequence[Literal["OPEN", "SUBMITTED", "APPROVED", "FINALIZED", "SIGNED", "REJECTED"]]]] = None,
        updated_since: Optional[str] = None,
        explain: Optional[bool] = None,
        fields: Optional[Union[Literal["id", "user_id", "user", "period_start", "period_end", "period_type", "status", "total_minutes", "regular_minutes", "overtime_minutes", "break_minutes", "break_flags", "paid_leave_minutes", "holiday_minutes", "entry_count", "submitted_at", "submitted_minutes", "submitted_by_id", "submission_reason", "changed_since_submitted", "approved_at", "approved_by_id", "on_behalf_of_id", "finalized_at", "finalized_by_id", "rejection_reason", "rejected_by_id", "document_id", "created_at", "updated_at", "regular_pay", "overtime_pay", "total_pay", "currency"], Sequence[Literal["id", "user_id", "user", "period_start", "period_end", "period_type", "status", "total_minutes", "regular_minutes", "overtime_minutes", "break_minutes", "break_flags", "paid_leave_minutes", "holiday_minutes", "entry_count", "submitted_at", "submitted_minutes", "submitted_by_id", "submission_reason", "changed_since_submitted", "approved_at", "approved_by_id", "on_behalf_of_id", "finalized_at", "finalized_by_id", "rejection_reason", "rejected_by_id", "document_id", "created_at", "updated_at", "regular_pay", "overtime_pay", "total_pay", "currency"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[Timesheet]:
        """List timesheets.

        One’s own; Department Heads see those of their departments, who prepares payroll those of whom they were given, Administrators and Executives all. period_start and period_end keep the timesheets that lie within.

        Order: newest period first; with updated_since by (updated_at, id).

        Needs the scope `timesheets:read`.

        Part of the module time tracking: refused while that is switched off.
        """
        return self._caller.list("/timesheets", {"period_start": period_start, "period_end": period_end, "user_id": user_id, "status": status, "updated_since": updated_since, "explain": explain, "fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)

    async def get(
        self,
        timesheet_id: str,
        *,
        explain: Optional[bool] = None,
        fields: Optional[Union[Literal["id", "user_id", "user", "period_start", "period_end", "period_type", "status", "total_minutes", "regular_minutes", "overtime_minutes", "break_minutes", "break_flags", "paid_leave_minutes", "holiday_minutes", "entry_count", "submitted_at", "submitted_minutes", "submitted_by_id", "submission_reason", "changed_since_submitted", "approved_at", "approved_by_id", "on_behalf_of_id", "finalized_at", "finalized_by_id", "rejection_reason", "rejected_by_id", "document_id", "created_at", "updated_at", "regular_pay", "overtime_pay", "total_pay", "currency"], Sequence[Literal["id", "user_id", "user", "period_start", "period_end", "period_type", "status", "total_minutes", "regular_minutes", "overtime_minutes", "break_minutes", "break_flags", "paid_leave_minutes", "holiday_minutes", "entry_count", "submitted_at", "submitted_minutes", "submitted_by_id", "submission_reason", "changed_since_submitted", "approved_at", "approved_by_id", "on_behalf_of_id", "finalized_at", "finalized_by_id", "rejection_reason", "rejected_by_id", "document_id", "created_at", "updated_at", "regular_pay", "overtime_pay", "total_pay", "currency"]]]] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Timesheet]:
        """Get a timesheet.

        Needs the scope `timesheets:read`.

        Part of the module time tracking: refused while that is switched off.
        """
        return await self._caller.read(path_of("/timesheets/{}", timesheet_id), {"explain": explain, "fields": fields}, timeout, retries)

    async def explain(
        self,
        timesheet_id: str,
        *,
        correction_id: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[TimesheetExplanation]:
        """Explain the totals of a timesheet.

        How its totals came about: week by week and day by day, and the pay by rate. The days that are not outside the period add up to the minutes of the timesheet, and the lines of pay to its pay. For a locked timesheet it is what held when it was locked. Pay needs users.employment:read and an Administrator or Executive; in the app also who prepares their payroll sees it.

        Needs the scope `timesheets:read`.

        Part of the module time tracking: refused while that is switched off.
        """
        return await self._caller.read(path_of("/timesheets/{}/explanation", timesheet_id), {"correction_id": correction_id}, timeout, retries)


class PayPeriodsArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def list(
        self,
        *,
        fields: Optional[Union[Literal["period_start", "period_end", "period_type", "status_counts", "sealed_count", "is_locked"], Sequence[Literal["period_start", "period_end", "period_type", "status_counts", "sealed_count", "is_locked"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[PayPeriod]:
        """List pay periods.

        From the period after this one back to the one of the oldest timesheet, with the number of timesheets of each status that the owner of the token sees. A timesheet that was opened under another pay period of the organization keeps its own days.

        Order: latest first.

        Needs the scope `timesheets:read`.

        Part of the module time tracking: refused while that is switched off.
        """
        return self._caller.list("/pay-periods", {"fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)


class PayRunsArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def list(
        self,
        *,
        period_start: Optional[str] = None,
        fields: Optional[Union[Literal["id", "number", "period_start", "period_end", "line_count", "correction_count", "totals", "created_by_id", "created_at", "left_out", "previous_hash", "hash"], Sequence[Literal["id", "number", "period_start", "period_end", "line_count", "correction_count", "totals", "created_by_id", "created_at", "left_out", "previous_hash", "hash"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[PayRun]:
        """List pay runs.

        What was handed to payroll, sealed. For Administrators and Executives, and who prepares payroll for everyone.

        Order: newest first.

        Needs the scope `pay_runs:read` and an owner with the role Administrator or above.

        Part of the module time tracking: refused while that is switched off.
        """
        return self._caller.list("/pay-runs", {"period_start": period_start, "fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)

    async def create(
        self,
        body: PayRunsCreateBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[PayRun]:
        """Seal a pay run.

        Takes every FINALIZED or SIGNED timesheet that begins on that day and is in no run yet, and every open correction, and seals them. Refused while a timesheet of the period is not locked: `details.blocking` names every one. `left_out` goes without some, each with a reason: the next run of any period takes them once they are locked, and is blocked by them until then, unless it goes without them too. What is sealed never changes; what comes later is in a later run.

        Needs the scope `pay_runs:write` and an owner with the role Administrator or above.

        Part of the module time tracking: refused while that is switched off.
        """
        return await self._caller.write("POST", "/pay-runs", body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key), timeout, retries)

    async def get(
        self,
        pay_run_id: str,
        *,
        fields: Optional[Union[Literal["id", "number", "period_start", "period_end", "line_count", "correction_count", "totals", "created_by_id", "created_at", "left_out", "previous_hash", "hash"], Sequence[Literal["id", "number", "period_start", "period_end", "line_count", "correction_count", "totals", "created_by_id", "created_at", "left_out", "previous_hash", "hash"]]]] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[PayRun]:
        """Get a pay run.

        Needs the scope `pay_runs:read` and an owner with the role Administrator or above.

        Part of the module time tracking: refused while that is switched off.
        """
        return await self._caller.read(path_of("/pay-runs/{}", pay_run_id), {"fields": fields}, timeout, retries)

    def lines(
        self,
        pay_run_id: str,
        *,
        fields: Optional[Union[Literal["id", "pay_run_id", "kind", "user_id", "timesheet_id", "correction_id", "period_start", "period_end", "payroll_id", "employee_id", "department_id", "department_name", "regular_minutes", "overtime_minutes", "paid_leave_minutes", "paid_leave", "holiday_minutes", "regular_pay", "overtime_pay", "total_pay", "currency", "reason", "explanation_id", "explanation_hash"], Sequence[Literal["id", "pay_run_id", "kind", "user_id", "timesheet_id", "correction_id", "period_start", "period_end", "payroll_id", "employee_id", "department_id", "department_name", "regular_minutes", "overtime_minutes", "paid_leave_minutes", "paid_leave", "holiday_minutes", "regular_pay", "overtime_pay", "total_pay", "currency", "reason", "explanation_id", "explanation_hash"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[PayRunLine]:
        """List the lines of a pay run.

        What each person is paid, timesheets by name and then corrections. Who prepares payroll reads private types of leave as leave without a type. Every line shown is written to the sensitive-data access log.

        Order: as they were sealed.

        Needs the scope `pay_runs:read` and an owner with the role Administrator or above.

        Part of the module time tracking: refused while that is switched off.
        """
        return self._caller.list(path_of("/pay-runs/{}/lines", pay_run_id), {"fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)

    async def content(
        self,
        pay_run_id: str,
        *,
        format: Optional[Literal["json", "csv"]] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Download:
        """Export a pay run.

        `format=json`: the run as it was sealed, `{run, lines, previous_hash, hash}` in canonical JSON (RFC 8785); `muster pay-run verify` checks such a file without a server. `format=csv`: its lines for a spreadsheet, hours as decimals, with the names of today. The sealed form is refused to who prepares payroll where it holds private types of leave. Every line is written to the sensitive-data access log, and the export to the audit log.

        Needs the scope `pay_runs:read` and an owner with the role Administrator or above.

        Part of the module time tracking: refused while that is switched off.
        """
        return await self._caller.download(path_of("/pay-runs/{}/content", pay_run_id), {"format": format}, timeout, retries)


class HoursAccountsArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def get(
        self,
        *,
        user_id: Optional[str] = None,
        month: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[HoursAccount]:
        """Read the hours account of a person.

        What the person worked against what their contract asks for: by day and week of one month, and by month since the account began. Expected is the working pattern, or the organization’s standard day, less public holidays and approved leave; a day counts once it is over. One’s own unless a person is named; Department Heads see those of their department scope, Administrators and Executives those of anyone.

        Needs the scope `timesheets:read`.

        Part of the module time tracking: refused while that is switched off.
        """
        return await self._caller.read("/hours-accounts", {"user_id": user_id, "month": month}, timeout, retries)


class ExpenseReportsArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def list(
        self,
        *,
        status: Optional[Union[Literal["DRAFT", "SUBMITTED", "PENDING_APPROVAL", "APPROVED", "REJECTED", "PAID"], Sequence[Literal["DRAFT", "SUBMITTED", "PENDING_APPROVAL", "APPROVED", "REJECTED", "PAID"]]]] = None,
        user_id: Optional[Union[str, Sequence[str]]] = None,
        department_id: Optional[Union[str, Sequence[str]]] = None,
        project_id: Optional[str] = None,
        report_type: Optional[Union[Literal["REIMBURSEMENT", "CORPORATE_CARD", "TRAVEL"], Sequence[Literal["REIMBURSEMENT", "CORPORATE_CARD", "TRAVEL"]]]] = None,
        start_date: Optional[str] = None,
        end_date: Optional[str] = None,
        report_number: Optional[str] = None,
        updated_since: Optional[str] = None,
        fields: Optional[Union[Literal["id", "report_number", "title", "description", "trip_purpose", "report_type", "status", "departure_date", "return_date", "currency", "total_expenses", "total_per_diems", "total_mileage", "total_tax", "grand_total", "submitted_by", "approver", "on_behalf_of_id", "approvals", "department_id", "project_id", "cost_center", "is_billable", "submitted_at", "approved_at", "approver_notes", "rejection_reason", "paid_at", "payment_method", "payment_reference", "created_at", "updated_at", "payable_to", "line_items", "per_diems", "mileage", "receipts"], Sequence[Literal["id", "report_number", "title", "description", "trip_purpose", "report_type", "status", "departure_date", "return_date", "currency", "total_expenses", "total_per_diems", "total_mileage", "total_tax", "grand_total", "submitted_by", "approver", "on_behalf_of_id", "approvals", "department_id", "project_id", "cost_center", "is_billable", "submitted_at", "approved_at", "approver_notes", "rejection_reason", "paid_at", "payment_method", "payment_reference", "created_at", "updated_at", "payable_to", "line_items", "per_diems", "mileage", "receipts"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[ExpenseReport]:
        """List expense reports.

        Reports with their lines and receipts. Deleted ones are left out. Filters narrow and never widen what the owner of the token sees.

        Order: newest first; with updated_since by (updated_at, id).

        Needs the scope `expenses:read`.

        Part of the module expenses: refused while that is switched off.
        """
        return self._caller.list("/expense-reports", {"status": status, "user_id": user_id, "department_id": department_id, "project_id": project_id, "report_type": report_type, "start_date": start_date, "end_date": end_date, "report_number": report_number, "updated_since": updated_since, "fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)

    async def create(
        self,
        body: ExpenseReportsCreateBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[ExpenseReport]:
        """Start an expense report.

        A DRAFT of the owner of the token, with its lines or without. Totals are worked out by the server from the amounts given. Receipts are added afterwards, and lines that refer to them then.

        Needs the scope `expenses:write`.

        Part of the module expenses: refused while that is switched off.
        """
        return await self._caller.write("POST", "/expense-reports", body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key), timeout, retries)

    async def get(
        self,
        expense_report_id: str,
        *,
        fields: Optional[Union[Literal["id", "report_number", "title", "description", "trip_purpose", "report_type", "status", "departure_date", "return_date", "currency", "total_expenses", "total_per_diems", "total_mileage", "total_tax", "grand_total", "submitted_by", "approver", "on_behalf_of_id", "approvals", "department_id", "project_id", "cost_center", "is_billable", "submitted_at", "approved_at", "approver_notes", "rejection_reason", "paid_at", "payment_method", "payment_reference", "created_at", "updated_at", "payable_to", "line_items", "per_diems", "mileage", "receipts"], Sequence[Literal["id", "report_number", "title", "description", "trip_purpose", "report_type", "status", "departure_date", "return_date", "currency", "total_expenses", "total_per_diems", "total_mileage", "total_tax", "grand_total", "submitted_by", "approver", "on_behalf_of_id", "approvals", "department_id", "project_id", "cost_center", "is_billable", "submitted_at", "approved_at", "approver_notes", "rejection_reason", "paid_at", "payment_method", "payment_reference", "created_at", "updated_at", "payable_to", "line_items", "per_diems", "mileage", "receipts"]]]] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[ExpenseReport]:
        """Get an expense report.

        Needs the scope `expenses:read`.

        Part of the module expenses: refused while that is switched off.
        """
        return await self._caller.read(path_of("/expense-reports/{}", expense_report_id), {"fields": fields}, timeout, retries)

    async def update(
        self,
        expense_report_id: str,
        body: ExpenseReportsUpdateBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[ExpenseReport]:
        """Change an expense report.

        Only the fields sent change; an array that is sent replaces the lines that are there, with new ids. While the report is DRAFT or REJECTED, by the person, an Administrator or an Executive.

        Needs the scope `expenses:write`.

        Part of the module expenses: refused while that is switched off.
        """
        return await self._caller.write("PATCH", path_of("/expense-reports/{}", expense_report_id), body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def delete(
        self,
        expense_report_id: str,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[ExpenseReport]:
        """Delete an expense report.

        While it is DRAFT or REJECTED, by the person, an Administrator or an Executive. Answers with the report as it stood; its number is not given again.

        Needs the scope `expenses:write`.

        Part of the module expenses: refused while that is switched off.
        """
        return await self._caller.write("DELETE", path_of("/expense-reports/{}", expense_report_id), None, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def submit(
        self,
        expense_report_id: str,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[ExpenseReport]:
        """Submit an expense report.

        Hands a DRAFT or REJECTED report with at least one line over for a decision, by the person, an Administrator or an Executive. The approver is named: the person’s manager if their role can approve, else the head of their department; where a policy of the organization asks several people, `approvals` says who decides one after the other. An earlier rejection is cleared. If the organization approves small reports by itself, the answer is APPROVED.

        Needs the scope `expenses:write`.

        Part of the module expenses: refused while that is switched off.
        """
        return await self._caller.write("POST", path_of("/expense-reports/{}/submit", expense_report_id), None, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def approve(
        self,
        expense_report_id: str,
        body: Optional[ExpenseReportsApproveBody] = None,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[ExpenseReport]:
        """Approve an expense report.

        By its approver, a Department Head within their departments, an Administrator or an Executive, and in the app by the person’s manager whatever their role; never one’s own. With `approvals` it decides the step that waits, by who takes that step: the report is PENDING_APPROVAL until the last; 403 with `details.reason` `step` for anyone else.

        Needs the scope `expenses:approve` and an owner with the role Department Head or above.

        Part of the module expenses: refused while that is switched off.
        """
        return await self._caller.write("POST", path_of("/expense-reports/{}/approve", expense_report_id), body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def reject(
        self,
        expense_report_id: str,
        body: ExpenseReportsRejectBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[ExpenseReport]:
        """Reject an expense report.

        By anyone who may approve it. With `approvals` it rejects the step that waits, and that ends the request. The person can change it and submit it again.

        Needs the scope `expenses:approve` and an owner with the role Department Head or above.

        Part of the module expenses: refused while that is switched off.
        """
        return await self._caller.write("POST", path_of("/expense-reports/{}/reject", expense_report_id), body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def pay(
        self,
        expense_report_id: str,
        body: ExpenseReportsPayBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[ExpenseReport]:
        """Mark an expense report as paid.

        Of an APPROVED one, by its approver, a Department Head within their departments, an Administrator or an Executive; never one’s own. Muster moves no money.

        Needs the scope `expenses:approve` and an owner with the role Department Head or above.

        Part of the module expenses: refused while that is switched off.
        """
        return await self._caller.write("POST", path_of("/expense-reports/{}/pay", expense_report_id), body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def add_receipt(
        self,
        expense_report_id: str,
        body: ExpenseReportsAddReceiptBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[ExpenseReceipt]:
        """Add a receipt to an expense report.

        A PDF or picture in base64, until the report is approved, by the person, an Administrator or an Executive. While the report can be changed, a line refers to it by receipt_id.

        Needs the scope `expenses:write`.

        Part of the module expenses: refused while that is switched off.
        """
        return await self._caller.write("POST", path_of("/expense-reports/{}/receipts", expense_report_id), body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key), timeout, retries)

    async def get_receipt_content(
        self,
        expense_report_id: str,
        receipt_id: str,
        *,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Download:
        """Download a receipt.

        The file as it was added, for anyone who sees the report.

        Needs the scope `expenses:read`.

        Part of the module expenses: refused while that is switched off.
        """
        return await self._caller.download(path_of("/expense-reports/{}/receipts/{}/content", expense_report_id, receipt_id), {}, timeout, retries)


class DocumentsArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def list(
        self,
        *,
        owner_id: Optional[str] = None,
        signer_id: Optional[str] = None,
        category: Optional[Union[Literal["CONTRACT", "POLICY", "FORM", "PAYROLL", "IDENTIFICATION", "CERTIFICATE", "OTHER"], Sequence[Literal["CONTRACT", "POLICY", "FORM", "PAYROLL", "IDENTIFICATION", "CERTIFICATE", "OTHER"]]]] = None,
        signature_status: Optional[Union[Literal["PENDING", "SIGNED", "DECLINED"], Sequence[Literal["PENDING", "SIGNED", "DECLINED"]]]] = None,
        folder_id: Optional[str] = None,
        is_company_library: Optional[bool] = None,
        tag: Optional[str] = None,
        updated_since: Optional[str] = None,
        fields: Optional[Union[Literal["id", "title", "description", "category", "file_name", "mime_type", "size_bytes", "version", "owner", "uploaded_by", "requires_signature", "signature_status", "signing_mode", "signature_deadline", "signed_at", "signed_by_id", "is_private", "is_company_library", "folder_id", "tags", "created_at", "updated_at", "signers"], Sequence[Literal["id", "title", "description", "category", "file_name", "mime_type", "size_bytes", "version", "owner", "uploaded_by", "requires_signature", "signature_status", "signing_mode", "signature_deadline", "signed_at", "signed_by_id", "is_private", "is_company_library", "folder_id", "tags", "created_at", "updated_at", "signers"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[Document]:
        """List documents.

        Those that the owner of the token owns or signs, the company library, and by role those of their departments or everyone’s. Filters narrow and never widen that.

        Order: newest first; with updated_since by (updated_at, id).

        Needs the scope `documents:read`.
        """
        return self._caller.list("/documents", {"owner_id": owner_id, "signer_id": signer_id, "category": category, "signature_status": signature_status, "folder_id": folder_id, "is_company_library": is_company_library, "tag": tag, "updated_since": updated_since, "fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)

    async def create(
        self,
        body: DocumentsCreateBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Document]:
        """Add a document.

        Carries the file in base64, within the limit of the body. The type must be one of those listed, and the bytes of that type. Without owner_id the document is the caller’s own.

        Needs the scope `documents:write` and an owner with the role Administrator or above.
        """
        return await self._caller.write("POST", "/documents", body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key), timeout, retries)

    async def get(
        self,
        document_id: str,
        *,
        fields: Optional[Union[Literal["id", "title", "description", "category", "file_name", "mime_type", "size_bytes", "version", "owner", "uploaded_by", "requires_signature", "signature_status", "signing_mode", "signature_deadline", "signed_at", "signed_by_id", "is_private", "is_company_library", "folder_id", "tags", "created_at", "updated_at", "signers"], Sequence[Literal["id", "title", "description", "category", "file_name", "mime_type", "size_bytes", "version", "owner", "uploaded_by", "requires_signature", "signature_status", "signing_mode", "signature_deadline", "signed_at", "signed_by_id", "is_private", "is_company_library", "folder_id", "tags", "created_at", "updated_at", "signers"]]]] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Document]:
        """Get a document.

        Needs the scope `documents:read`.
        """
        return await self._caller.read(path_of("/documents/{}", document_id), {"fields": fields}, timeout, retries)

    async def update(
        self,
        document_id: str,
        body: DocumentsUpdateBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Document]:
        """Change a document.

        Only the fields sent change. A new file (file_name, mime_type and content together) makes a new version; the one before it is kept. Refused while signatures are being collected and once a signer has signed. signature_deadline moves while signatures are pending.

        Needs the scope `documents:write` and an owner with the role Administrator or above.
        """
        return await self._caller.write("PATCH", path_of("/documents/{}", document_id), body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def delete(
        self,
        document_id: str,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Document]:
        """Delete a document.

        With the files of all its versions, for good. Refused once a signer has signed.

        Needs the scope `documents:write` and an owner with the role Administrator or above.
        """
        return await self._caller.write("DELETE", path_of("/documents/{}", document_id), None, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def content(
        self,
        document_id: str,
        *,
        version: Optional[int] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Download:
        """Download the file of a document.

        The present version unless another is asked for. Every download is recorded in the audit log.

        Needs the scope `documents:read`.

        Counts as 10 requests against the limits of the token and the organization.
        """
        return await self._caller.download(path_of("/documents/{}/content", document_id), {"version": version}, timeout, retries)

    async def set_signers(
        self,
        document_id: str,
        body: DocumentsSetSignersBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Document]:
        """Ask people to sign a document.

        Sets who signs, in place of those set before; the document becomes PENDING. Refused once a signer has signed. The signer whose turn it is gets an e-mail.

        Needs the scope `documents:write` and an owner with the role Administrator or above.
        """
        return await self._caller.write("POST", path_of("/documents/{}/signers", document_id), body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)


class TrainingArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def list(
        self,
        user_id: str,
        *,
        fields: Optional[Union[Literal["id", "user_id", "course_id", "course", "status", "assigned_date", "due_date", "completed_date", "valid_until", "assigned_by_id", "created_at", "updated_at"], Sequence[Literal["id", "user_id", "course_id", "course", "status", "assigned_date", "due_date", "completed_date", "valid_until", "assigned_by_id", "created_at", "updated_at"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[TrainingAssignment]:
        """List the training of a person.

        One’s own; Department Heads see that of their department scope, Administrators and Executives that of anyone.

        Order: oldest first.

        Needs the scope `training:read`.
        """
        return self._caller.list(path_of("/users/{}/training", user_id), {"fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)

    async def create(
        self,
        user_id: str,
        body: TrainingCreateBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[TrainingAssignment]:
        """Assign a course to a person.

        By an Administrator, an Executive or the person’s Department Head, never for oneself. With status COMPLETED it records training that is finished.

        Needs the scope `training:write` and an owner with the role Department Head or above.
        """
        return await self._caller.write("POST", path_of("/users/{}/training", user_id), body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key), timeout, retries)

    def list_all(
        self,
        *,
        user_id: Optional[Union[str, Sequence[str]]] = None,
        course_id: Optional[str] = None,
        status: Optional[Union[Literal["ASSIGNED", "IN_PROGRESS", "COMPLETED", "OVERDUE"], Sequence[Literal["ASSIGNED", "IN_PROGRESS", "COMPLETED", "OVERDUE"]]]] = None,
        fields: Optional[Union[Literal["id", "user_id", "course_id", "course", "status", "assigned_date", "due_date", "completed_date", "valid_until", "assigned_by_id", "created_at", "updated_at"], Sequence[Literal["id", "user_id", "course_id", "course", "status", "assigned_date", "due_date", "completed_date", "valid_until", "assigned_by_id", "created_at", "updated_at"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[TrainingAssignment]:
        """List training across the organization.

        Of everyone whose training the owner of the token can read.

        Order: oldest first.

        Needs the scope `training:read`.
        """
        return self._caller.list("/training", {"user_id": user_id, "course_id": course_id, "status": status, "fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)


class CertificationsArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def list(
        self,
        user_id: str,
        *,
        fields: Optional[Union[Literal["id", "user_id", "name", "issuer", "credential_id", "issued_date", "expiry_date", "status", "created_at", "updated_at"], Sequence[Literal["id", "user_id", "name", "issuer", "credential_id", "issued_date", "expiry_date", "status", "created_at", "updated_at"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[Certification]:
        """List the certifications of a person.

        One’s own; Department Heads see those of their department scope, Administrators and Executives those of anyone.

        Order: oldest first.

        Needs the scope `certifications:read`.
        """
        return self._caller.list(path_of("/users/{}/certifications", user_id), {"fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)

    def list_all(
        self,
        *,
        user_id: Optional[Union[str, Sequence[str]]] = None,
        status: Optional[Union[Literal["VALID", "EXPIRING", "EXPIRED"], Sequence[Literal["VALID", "EXPIRING", "EXPIRED"]]]] = None,
        expires_before: Optional[str] = None,
        fields: Optional[Union[Literal["id", "user_id", "name", "issuer", "credential_id", "issued_date", "expiry_date", "status", "created_at", "updated_at"], Sequence[Literal["id", "user_id", "name", "issuer", "credential_id", "issued_date", "expiry_date", "status", "created_at", "updated_at"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[Certification]:
        """List certifications across the organization.

        Of everyone whose certifications the owner of the token can read.

        Order: oldest first.

        Needs the scope `certifications:read`.
        """
        return self._caller.list("/certifications", {"user_id": user_id, "status": status, "expires_before": expires_before, "fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)


class AssetsArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def list(
        self,
        user_id: str,
        *,
        fields: Optional[Union[Literal["id", "user_id", "description", "serial_number", "category", "date_assigned", "date_returned", "status", "notes", "created_at", "updated_at"], Sequence[Literal["id", "user_id", "description", "serial_number", "category", "date_assigned", "date_returned", "status", "notes", "created_at", "updated_at"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[Asset]:
        """List the equipment of a person.

        One’s own; Department Heads see that of their department scope, Administrators and Executives that of anyone.

        Order: oldest first.

        Needs the scope `assets:read`.
        """
        return self._caller.list(path_of("/users/{}/assets", user_id), {"fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)

    async def create(
        self,
        user_id: str,
        body: AssetsCreateBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Asset]:
        """Give a person a piece of equipment.

        By an Administrator, an Executive or the person’s Department Head, never for oneself. Give one of category_id and category_name.

        Needs the scope `assets:write` and an owner with the role Department Head or above.
        """
        return await self._caller.write("POST", path_of("/users/{}/assets", user_id), body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key), timeout, retries)

    async def update(
        self,
        user_id: str,
        asset_id: str,
        body: AssetsUpdateBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Asset]:
        """Record the return or loss of equipment, or change its record.

        Only the fields sent change. status AVAILABLE records a return, LOST a loss. By those who may give equipment to the person.

        Needs the scope `assets:write` and an owner with the role Department Head or above.
        """
        return await self._caller.write("PATCH", path_of("/users/{}/assets/{}", user_id, asset_id), body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key), timeout, retries)

    def list_all(
        self,
        *,
        user_id: Optional[Union[str, Sequence[str]]] = None,
        status: Optional[Union[Literal["ASSIGNED", "AVAILABLE", "LOST", "DAMAGED", "RETIRED"], Sequence[Literal["ASSIGNED", "AVAILABLE", "LOST", "DAMAGED", "RETIRED"]]]] = None,
        fields: Optional[Union[Literal["id", "user_id", "description", "serial_number", "category", "date_assigned", "date_returned", "status", "notes", "created_at", "updated_at"], Sequence[Literal["id", "user_id", "description", "serial_number", "category", "date_assigned", "date_returned", "status", "notes", "created_at", "updated_at"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[Asset]:
        """List equipment across the organization.

        Of everyone whose equipment the owner of the token can read.

        Order: oldest first.

        Needs the scope `assets:read`.
        """
        return self._caller.list("/assets", {"user_id": user_id, "status": status, "fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)


class GoalsArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def list(
        self,
        user_id: str,
        *,
        fields: Optional[Union[Literal["id", "user_id", "title", "description", "status", "progress_percent", "start_date", "due_date", "completed_at", "created_at", "updated_at"], Sequence[Literal["id", "user_id", "title", "description", "status", "progress_percent", "start_date", "due_date", "completed_at", "created_at", "updated_at"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[Goal]:
        """List the goals of a person.

        One’s own; Department Heads see those of their department scope, Administrators and Executives those of anyone.

        Order: oldest first.

        Needs the scope `goals:read`.
        """
        return self._caller.list(path_of("/users/{}/goals", user_id), {"fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)


class CustomFieldValuesArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def list(
        self,
        user_id: str,
        *,
        fields: Optional[Union[Literal["id", "user_id", "field", "tab", "value", "updated_at"], Sequence[Literal["id", "user_id", "field", "tab", "value", "updated_at"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[CustomFieldValue]:
        """List the custom-field values of a person.

        One’s own, and anyone’s for Administrators and Executives. Others who see the person in the directory get the values on active tabs that are visible to their role.

        Order: by tab, then by field, as the organization has placed them.

        Needs the scope `custom_fields:read`.
        """
        return self._caller.list(path_of("/users/{}/custom-fields", user_id), {"fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)

    def list_all(
        self,
        *,
        user_id: Optional[Union[str, Sequence[str]]] = None,
        field_id: Optional[str] = None,
        fields: Optional[Union[Literal["id", "user_id", "field", "tab", "value", "updated_at"], Sequence[Literal["id", "user_id", "field", "tab", "value", "updated_at"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[CustomFieldValue]:
        """List custom-field values across the organization.

        Of everyone whose values the owner of the token can read: their own, and anyone’s for Administrators and Executives. Of others whom they see in the directory, the values on active tabs that are visible to their role.

        Order: oldest first.

        Needs the scope `custom_fields:read`.
        """
        return self._caller.list("/custom-field-values", {"user_id": user_id, "field_id": field_id, "fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)


class BenefitsArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def list(
        self,
        user_id: str,
        *,
        fields: Optional[Union[Literal["id", "user_id", "plan", "status", "coverage_level", "start_date", "end_date", "employee_contribution", "employer_contribution", "currency", "created_at", "updated_at"], Sequence[Literal["id", "user_id", "plan", "status", "coverage_level", "start_date", "end_date", "employee_contribution", "employer_contribution", "currency", "created_at", "updated_at"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[BenefitEnrollment]:
        """List the benefit enrollments of a person.

        For Administrators and Executives alone.

        Order: oldest first.

        Needs the scope `benefits:read` and an owner with the role Administrator or above.
        """
        return self._caller.list(path_of("/users/{}/benefits", user_id), {"fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)

    def list_all(
        self,
        *,
        user_id: Optional[Union[str, Sequence[str]]] = None,
        status: Optional[Union[Literal["PENDING", "ACTIVE", "ENDED"], Sequence[Literal["PENDING", "ACTIVE", "ENDED"]]]] = None,
        fields: Optional[Union[Literal["id", "user_id", "plan", "status", "coverage_level", "start_date", "end_date", "employee_contribution", "employer_contribution", "currency", "created_at", "updated_at"], Sequence[Literal["id", "user_id", "plan", "status", "coverage_level", "start_date", "end_date", "employee_contribution", "employer_contribution", "currency", "created_at", "updated_at"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[BenefitEnrollment]:
        """List benefit enrollments across the organization.

        For Administrators and Executives alone.

        Order: oldest first.

        Needs the scope `benefits:read` and an owner with the role Administrator or above.
        """
        return self._caller.list("/benefits", {"user_id": user_id, "status": status, "fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)


class CompensationArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def list(
        self,
        user_id: str,
        *,
        fields: Optional[Union[Literal["id", "user_id", "effective_date", "pay_type", "amount", "currency", "pay_frequency", "reason", "created_by_id", "created_at", "updated_at"], Sequence[Literal["id", "user_id", "effective_date", "pay_type", "amount", "currency", "pay_frequency", "reason", "created_by_id", "created_at", "updated_at"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[Compensation]:
        """List the compensation of a person.

        For Administrators and Executives, and who prepares the payroll of the person. Every record shown is written to the sensitive-data access log.

        Order: latest effective_date first.

        Needs the scope `compensation:read` and an owner with the role Administrator or above.
        """
        return self._caller.list(path_of("/users/{}/compensation", user_id), {"fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)

    def list_all(
        self,
        *,
        user_id: Optional[Union[str, Sequence[str]]] = None,
        fields: Optional[Union[Literal["id", "user_id", "effective_date", "pay_type", "amount", "currency", "pay_frequency", "reason", "created_by_id", "created_at", "updated_at"], Sequence[Literal["id", "user_id", "effective_date", "pay_type", "amount", "currency", "pay_frequency", "reason", "created_by_id", "created_at", "updated_at"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[Compensation]:
        """List compensation across the organization.

        For Administrators and Executives, and who prepares the payroll of the person. Every record shown is written to the sensitive-data access log.

        Order: oldest first.

        Needs the scope `compensation:read` and an owner with the role Administrator or above.
        """
        return self._caller.list("/compensation", {"user_id": user_id, "fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)


class CertificateRequirementsArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def list(
        self,
        *,
        fields: Optional[Union[Literal["id", "certificate", "course_id", "department_id", "job_title", "work_location", "user_id", "remind_days_before", "created_at", "updated_at"], Sequence[Literal["id", "certificate", "course_id", "department_id", "job_title", "work_location", "user_id", "remind_days_before", "created_at", "updated_at"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[CertificateRequirement]:
        """List certificates and training that are wanted.

        One that names a person only for those who read the certificates of that person.

        Order: oldest first.

        Needs the scope `certificate_requirements:read` and an owner with the role Department Head or above.
        """
        return self._caller.list("/certificate-requirements", {"fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)

    async def create(
        self,
        body: CertificateRequirementsCreateBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[CertificateRequirement]:
        """Want a certificate or training of some people.

        A certificate by its name or a course, of the people to whom department, job title, work location and person apply, as far as they are given; of everyone if none is.

        Needs the scope `certificate_requirements:write` and an owner with the role Administrator or above.
        """
        return await self._caller.write("POST", "/certificate-requirements", body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key), timeout, retries)

    async def get(
        self,
        certificate_requirement_id: str,
        *,
        fields: Optional[Union[Literal["id", "certificate", "course_id", "department_id", "job_title", "work_location", "user_id", "remind_days_before", "created_at", "updated_at"], Sequence[Literal["id", "certificate", "course_id", "department_id", "job_title", "work_location", "user_id", "remind_days_before", "created_at", "updated_at"]]]] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[CertificateRequirement]:
        """Get a certificate or training that is wanted.

        Needs the scope `certificate_requirements:read` and an owner with the role Department Head or above.
        """
        return await self._caller.read(path_of("/certificate-requirements/{}", certificate_requirement_id), {"fields": fields}, timeout, retries)

    async def update(
        self,
        certificate_requirement_id: str,
        body: CertificateRequirementsUpdateBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[CertificateRequirement]:
        """Change what is wanted.

        Only the fields sent change.

        Needs the scope `certificate_requirements:write` and an owner with the role Administrator or above.
        """
        return await self._caller.write("PATCH", path_of("/certificate-requirements/{}", certificate_requirement_id), body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def delete(
        self,
        certificate_requirement_id: str,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[CertificateRequirement]:
        """Want it no longer.

        Certificates and training that people have stay.

        Needs the scope `certificate_requirements:write` and an owner with the role Administrator or above.
        """
        return await self._caller.write("DELETE", path_of("/certificate-requirements/{}", certificate_requirement_id), None, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    def list_missing(
        self,
        *,
        before: Optional[str] = None,
        state: Optional[Union[Literal["NONE", "EXPIRED", "RUNS_OUT"], Sequence[Literal["NONE", "EXPIRED", "RUNS_OUT"]]]] = None,
        kind: Optional[Union[Literal["CERTIFICATE", "COURSE"], Sequence[Literal["CERTIFICATE", "COURSE"]]]] = None,
        user_id: Optional[Union[str, Sequence[str]]] = None,
        department_id: Optional[Union[str, Sequence[str]]] = None,
        requirement_id: Optional[Union[str, Sequence[str]]] = None,
        fields: Optional[Union[Literal["user_id", "requirement_id", "kind", "name", "course_id", "state", "valid_until"], Sequence[Literal["user_id", "requirement_id", "kind", "name", "course_id", "state", "valid_until"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[MissingCertificate]:
        """List who lacks a certificate or training that is wanted.

        Of everyone whose certifications the owner of the token can read and who is active: what is wanted of them and what they never had, what has run out, and what runs out soon.

        Order: by person, then by what is wanted.

        Needs the scope `certifications:read`.
        """
        return self._caller.list("/missing-certificates", {"before": before, "state": state, "kind": kind, "user_id": user_id, "department_id": department_id, "requirement_id": requirement_id, "fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)


class ShiftsArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def list(
        self,
        *,
        start_date: Optional[str] = None,
        end_date: Optional[str] = None,
        user_id: Optional[Union[str, Sequence[str]]] = None,
        or_open: Optional[bool] = None,
        department_id: Optional[Union[str, Sequence[str]]] = None,
        status: Optional[Union[Literal["SCHEDULED", "OPEN", "CANCELLED"], Sequence[Literal["SCHEDULED", "OPEN", "CANCELLED"]]]] = None,
        updated_since: Optional[str] = None,
        fields: Optional[Union[Literal["id", "user_id", "user", "department_id", "title", "starts_at", "ends_at", "break_minutes", "location", "status", "is_published", "notes", "created_at", "updated_at"], Sequence[Literal["id", "user_id", "user", "department_id", "title", "starts_at", "ends_at", "break_minutes", "location", "status", "is_published", "notes", "created_at", "updated_at"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[Shift]:
        """List shifts.

        Those that start on the days asked for: the next 7 unless given, today included, and at most 120. With one edge given the other is set so that 7 days are listed. With updated_since only the days that are given count. Administrators and Executives see every shift, a Department Head those of their department scope, their own and open ones in the department they belong to, an Employee their own (or those of their department or of everyone, as the organization allows) and open ones in their department; unpublished shifts are hidden from Employees unless the organization uses default schedules.

        Order: earliest first; with updated_since by (updated_at, id).

        Needs the scope `schedules:read`.
        """
        return self._caller.list("/shifts", {"start_date": start_date, "end_date": end_date, "user_id": user_id, "or_open": or_open, "department_id": department_id, "status": status, "updated_since": updated_since, "fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)

    async def get(
        self,
        shift_id: str,
        *,
        fields: Optional[Union[Literal["id", "user_id", "user", "department_id", "title", "starts_at", "ends_at", "break_minutes", "location", "status", "is_published", "notes", "created_at", "updated_at"], Sequence[Literal["id", "user_id", "user", "department_id", "title", "starts_at", "ends_at", "break_minutes", "location", "status", "is_published", "notes", "created_at", "updated_at"]]]] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Shift]:
        """Get a shift.

        Needs the scope `schedules:read`.
        """
        return await self._caller.read(path_of("/shifts/{}", shift_id), {"fields": fields}, timeout, retries)

    async def swap_options(
        self,
        shift_id: str,
        *,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[SwapOptions]:
        """List with whom a shift can be exchanged.

        People of its department, and which of their published shifts to come its owner could work instead: as far as the caller sees them, up to four weeks after it. Who works or is away at the time of the shift, as far as the caller sees that, is marked and stands last; which of the two, and why, is not told. A shift of the same hours and the same work is none to swap for.

        Needs the scope `shift_offers:read`.
        """
        return await self._caller.read(path_of("/shifts/{}/swap-options", shift_id), {}, timeout, retries)

    async def candidates(
        self,
        shift_id: str,
        *,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[List[Candidate]]:
        """List who could take a shift.

        People of its department and those lent to it whom the caller may give shifts to, best first, each with what speaks for and against it. Who has it and who has left by that day are not among them. For those who manage the shift.

        Needs the scope `schedules:read` and an owner with the role Department Head or above.
        """
        return await self._caller.read(path_of("/shifts/{}/candidates", shift_id), {}, timeout, retries)


class ShiftOffersArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def list(
        self,
        *,
        status: Optional[Union[Literal["OPEN", "WAITING", "DONE", "DECLINED", "WITHDRAWN", "REJECTED", "ENDED"], Sequence[Literal["OPEN", "WAITING", "DONE", "DECLINED", "WITHDRAWN", "REJECTED", "ENDED"]]]] = None,
        shift_id: Optional[Union[str, Sequence[str]]] = None,
        fields: Optional[Union[Literal["id", "shift_id", "title", "location", "department_id", "starts_at", "ends_at", "is_part", "offered_by_id", "offered_by", "user_id", "user", "for_shift_id", "for_shift", "note", "status", "ended_reason", "taken_by_id", "taken_by", "taken_at", "warnings", "decided_by_id", "decided_at", "rejection_reason", "open_until", "created_at", "updated_at"], Sequence[Literal["id", "shift_id", "title", "location", "department_id", "starts_at", "ends_at", "is_part", "offered_by_id", "offered_by", "user_id", "user", "for_shift_id", "for_shift", "note", "status", "ended_reason", "taken_by_id", "taken_by", "taken_at", "warnings", "decided_by_id", "decided_at", "rejection_reason", "open_until", "created_at", "updated_at"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[ShiftOffer]:
        """List shifts that are offered.

        One’s own, those one was asked or has taken, and what all of the own department are asked; Department Heads also those of their department scope, Administrators and Executives all. People are named as far as the caller sees their shifts, or is one of the two.

        Order: newest first.

        Needs the scope `shift_offers:read`.
        """
        return self._caller.list("/shift-offers", {"status": status, "shift_id": shift_id, "fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)

    async def create(
        self,
        body: ShiftOffersCreateBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[ShiftOffer]:
        """Offer a shift to others.

        One’s own shift, published and not over; those who plan it offer it for its owner. To one colleague with `user_id`, else to all of its department who could take it; in exchange for a shift of theirs with `for_shift_id`. Of a shift under way what is left of it. Nothing changes hands before it is taken.

        Needs the scope `shift_offers:write`.
        """
        return await self._caller.write("POST", "/shift-offers", body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key), timeout, retries)

    async def get(
        self,
        shift_offer_id: str,
        *,
        fields: Optional[Union[Literal["id", "shift_id", "title", "location", "department_id", "starts_at", "ends_at", "is_part", "offered_by_id", "offered_by", "user_id", "user", "for_shift_id", "for_shift", "note", "status", "ended_reason", "taken_by_id", "taken_by", "taken_at", "warnings", "decided_by_id", "decided_at", "rejection_reason", "open_until", "created_at", "updated_at"], Sequence[Literal["id", "shift_id", "title", "location", "department_id", "starts_at", "ends_at", "is_part", "offered_by_id", "offered_by", "user_id", "user", "for_shift_id", "for_shift", "note", "status", "ended_reason", "taken_by_id", "taken_by", "taken_at", "warnings", "decided_by_id", "decided_at", "rejection_reason", "open_until", "created_at", "updated_at"]]]] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[ShiftOffer]:
        """Get a shift offer.

        Needs the scope `shift_offers:read`.
        """
        return await self._caller.read(path_of("/shift-offers/{}", shift_offer_id), {"fields": fields}, timeout, retries)

    async def take(
        self,
        shift_offer_id: str,
        body: Optional[ShiftOffersTakeBody] = None,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[ShiftOffer]:
        """Take a shift that is offered.

        By who was asked, or by anyone of the department if all were; of two who ask, one gets it. Those who plan the shift take it for the one who was asked, which needs no approval. Refused where giving them the shift would be refused; where the schedule would warn, `swap_approval` says whether it waits for those who plan. An exchange changes both shifts at once.

        Needs the scope `shift_offers:write`.
        """
        return await self._caller.write("POST", path_of("/shift-offers/{}/take", shift_offer_id), body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def decline(
        self,
        shift_offer_id: str,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[ShiftOffer]:
        """Say no to an offer.

        By the one person who was asked. What all were asked needs no answer.

        Needs the scope `shift_offers:write`.
        """
        return await self._caller.write("POST", path_of("/shift-offers/{}/decline", shift_offer_id), None, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def withdraw(
        self,
        shift_offer_id: str,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[ShiftOffer]:
        """Withdraw an offer.

        By whose shift it is, by those who plan it and, while it waits for approval, by who took it.

        Needs the scope `shift_offers:write`.
        """
        return await self._caller.write("POST", path_of("/shift-offers/{}/withdraw", shift_offer_id), None, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def approve(
        self,
        shift_offer_id: str,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[ShiftOffer]:
        """Approve what two people agreed on.

        By those who plan the shift, never one’s own. The shift changes hands at once; refused if meanwhile giving it would be.

        Needs the scope `shift_offers:write` and an owner with the role Department Head or above.
        """
        return await self._caller.write("POST", path_of("/shift-offers/{}/approve", shift_offer_id), None, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def reject(
        self,
        shift_offer_id: str,
        body: Optional[ShiftOffersRejectBody] = None,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[ShiftOffer]:
        """Reject what two people agreed on.

        By those who plan the shift, never one’s own. Everything stays as it is.

        Needs the scope `shift_offers:write` and an owner with the role Department Head or above.
        """
        return await self._caller.write("POST", path_of("/shift-offers/{}/reject", shift_offer_id), body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)


class ShiftApplicationsArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def list(
        self,
        *,
        status: Optional[Union[Literal["WAITING", "ACCEPTED", "DECLINED", "WITHDRAWN", "ENDED"], Sequence[Literal["WAITING", "ACCEPTED", "DECLINED", "WITHDRAWN", "ENDED"]]]] = None,
        shift_id: Optional[Union[str, Sequence[str]]] = None,
        fields: Optional[Union[Literal["id", "shift_id", "title", "location", "department_id", "starts_at", "ends_at", "user_id", "user", "status", "ended_reason", "warnings", "decided_by_id", "decided_at", "rejection_reason", "open_until", "created_at", "updated_at"], Sequence[Literal["id", "shift_id", "title", "location", "department_id", "starts_at", "ends_at", "user_id", "user", "status", "ended_reason", "warnings", "decided_by_id", "decided_at", "rejection_reason", "open_until", "created_at", "updated_at"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[ShiftApplication]:
        """List applications for open shifts.

        One’s own; Department Heads also those for shifts of their department scope, Administrators and Executives all.

        Order: newest first.

        Needs the scope `shift_offers:read`.
        """
        return self._caller.list("/shift-applications", {"status": status, "shift_id": shift_id, "fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)

    async def get(
        self,
        shift_application_id: str,
        *,
        fields: Optional[Union[Literal["id", "shift_id", "title", "location", "department_id", "starts_at", "ends_at", "user_id", "user", "status", "ended_reason", "warnings", "decided_by_id", "decided_at", "rejection_reason", "open_until", "created_at", "updated_at"], Sequence[Literal["id", "shift_id", "title", "location", "department_id", "starts_at", "ends_at", "user_id", "user", "status", "ended_reason", "warnings", "decided_by_id", "decided_at", "rejection_reason", "open_until", "created_at", "updated_at"]]]] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[ShiftApplication]:
        """Get an application for an open shift.

        Needs the scope `shift_offers:read`.
        """
        return await self._caller.read(path_of("/shift-applications/{}", shift_application_id), {"fields": fields}, timeout, retries)

    def list_for(
        self,
        shift_id: str,
        *,
        status: Optional[Union[Literal["WAITING", "ACCEPTED", "DECLINED", "WITHDRAWN", "ENDED"], Sequence[Literal["WAITING", "ACCEPTED", "DECLINED", "WITHDRAWN", "ENDED"]]]] = None,
        fields: Optional[Union[Literal["id", "shift_id", "title", "location", "department_id", "starts_at", "ends_at", "user_id", "user", "status", "ended_reason", "warnings", "decided_by_id", "decided_at", "rejection_reason", "open_until", "created_at", "updated_at"], Sequence[Literal["id", "shift_id", "title", "location", "department_id", "starts_at", "ends_at", "user_id", "user", "status", "ended_reason", "warnings", "decided_by_id", "decided_at", "rejection_reason", "open_until", "created_at", "updated_at"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[ShiftApplication]:
        """List who applied for a shift.

        For those who plan it everyone who applied, for others their own applications.

        Order: newest first.

        Needs the scope `shift_offers:read`.
        """
        return self._caller.list(path_of("/shifts/{}/applications", shift_id), {"status": status, "fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)

    async def accept(
        self,
        shift_application_id: str,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[ShiftApplication]:
        """Choose who gets an open shift.

        By those who plan the shift, never one’s own. The shift is theirs at once, and the others who applied are told; refused if meanwhile giving it would be. Of a shift under way they get what is left.

        Needs the scope `shift_offers:write` and an owner with the role Department Head or above.
        """
        return await self._caller.write("POST", path_of("/shift-applications/{}/accept", shift_application_id), None, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def decline(
        self,
        shift_application_id: str,
        body: Optional[ShiftApplicationsDeclineBody] = None,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[ShiftApplication]:
        """Decline an application for an open shift.

        By those who plan the shift, never one’s own. The shift stays open.

        Needs the scope `shift_offers:write` and an owner with the role Department Head or above.
        """
        return await self._caller.write("POST", path_of("/shift-applications/{}/decline", shift_application_id), body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def withdraw(
        self,
        shift_application_id: str,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[ShiftApplication]:
        """Withdraw one’s application for an open shift.

        By who applied, while it waits.

        Needs the scope `shift_offers:write`.
        """
        return await self._caller.write("POST", path_of("/shift-applications/{}/withdraw", shift_application_id), None, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)


class StaffingRequirementsArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def list(
        self,
        *,
        department_id: Optional[Union[str, Sequence[str]]] = None,
        fields: Optional[Union[Literal["id", "department_id", "position", "weekday", "date", "from", "to", "people", "created_at", "updated_at"], Sequence[Literal["id", "department_id", "position", "weekday", "date", "from", "to", "people", "created_at", "updated_at"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[StaffingRequirement]:
        """List how many people are wanted at work.

        Of the departments whose shifts the caller plans.

        Order: oldest first.

        Needs the scope `staffing_requirements:read` and an owner with the role Department Head or above.
        """
        return self._caller.list("/staffing-requirements", {"department_id": department_id, "fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)

    async def create(
        self,
        body: StaffingRequirementsCreateBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[StaffingRequirement]:
        """Want some people at work at some time.

        Every week by `weekday`, or on one `date`. The schedule of a week in the app says where fewer or more have a shift.

        Needs the scope `staffing_requirements:write` and an owner with the role Department Head or above.
        """
        return await self._caller.write("POST", "/staffing-requirements", body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key), timeout, retries)

    async def get(
        self,
        staffing_requirement_id: str,
        *,
        fields: Optional[Union[Literal["id", "department_id", "position", "weekday", "date", "from", "to", "people", "created_at", "updated_at"], Sequence[Literal["id", "department_id", "position", "weekday", "date", "from", "to", "people", "created_at", "updated_at"]]]] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[StaffingRequirement]:
        """Get how many people are wanted at some time.

        Needs the scope `staffing_requirements:read` and an owner with the role Department Head or above.
        """
        return await self._caller.read(path_of("/staffing-requirements/{}", staffing_requirement_id), {"fields": fields}, timeout, retries)

    async def update(
        self,
        staffing_requirement_id: str,
        body: StaffingRequirementsUpdateBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[StaffingRequirement]:
        """Change how many people are wanted, or when.

        Only the fields sent change; a weekday takes the place of a date, and the other way round.

        Needs the scope `staffing_requirements:write` and an owner with the role Department Head or above.
        """
        return await self._caller.write("PATCH", path_of("/staffing-requirements/{}", staffing_requirement_id), body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def delete(
        self,
        staffing_requirement_id: str,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[StaffingRequirement]:
        """Want them no longer.

        Shifts stay as they are.

        Needs the scope `staffing_requirements:write` and an owner with the role Department Head or above.
        """
        return await self._caller.write("DELETE", path_of("/staffing-requirements/{}", staffing_requirement_id), None, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)


class LaborBudgetsArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def list(
        self,
        *,
        department_id: Optional[Union[str, Sequence[str]]] = None,
        week: Optional[str] = None,
        fields: Optional[Union[Literal["id", "department_id", "week", "hours", "amount", "created_at", "updated_at"], Sequence[Literal["id", "department_id", "week", "hours", "amount", "created_at", "updated_at"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[LaborBudget]:
        """List what the work of departments may take.

        By department and week. Department Heads see those of their departments that have hours, without money; holders of SCHEDULE_COST those of its departments, with money.

        Order: oldest first.

        Needs the scope `labor_budgets:read` and an owner with the role Department Head or above.
        """
        return self._caller.list("/labor-budgets", {"department_id": department_id, "week": week, "fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)

    async def create(
        self,
        body: LaborBudgetsCreateBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[LaborBudget]:
        """Set what the work of a department may take in a week.

        Hours, money or both. A department has one a week. It limits nothing: the schedule of the week in the app says what is planned, worked and to be expected beside it.

        Needs the scope `labor_budgets:write` and an owner with the role Administrator or above.
        """
        return await self._caller.write("POST", "/labor-budgets", body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key), timeout, retries)

    async def get(
        self,
        labor_budget_id: str,
        *,
        fields: Optional[Union[Literal["id", "department_id", "week", "hours", "amount", "created_at", "updated_at"], Sequence[Literal["id", "department_id", "week", "hours", "amount", "created_at", "updated_at"]]]] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[LaborBudget]:
        """Get what the work of a department may take in a week.

        Needs the scope `labor_budgets:read` and an owner with the role Department Head or above.
        """
        return await self._caller.read(path_of("/labor-budgets/{}", labor_budget_id), {"fields": fields}, timeout, retries)

    async def update(
        self,
        labor_budget_id: str,
        body: LaborBudgetsUpdateBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[LaborBudget]:
        """Change what the work of a department may take in a week.

        Only the fields sent change; another department or week has a budget of its own.

        Needs the scope `labor_budgets:write` and an owner with the role Administrator or above.
        """
        return await self._caller.write("PATCH", path_of("/labor-budgets/{}", labor_budget_id), body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def delete(
        self,
        labor_budget_id: str,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[LaborBudget]:
        """Limit the work of a department in a week no longer.

        Needs the scope `labor_budgets:write` and an owner with the role Administrator or above.
        """
        return await self._caller.write("DELETE", path_of("/labor-budgets/{}", labor_budget_id), None, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)


class AvailabilityArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def get(
        self,
        user_id: str,
        *,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Availability]:
        """Get when a person can work.

        Their weekly pattern; single days that are unlike it are availability exceptions.

        Needs the scope `availability:read`.
        """
        return await self._caller.read(path_of("/users/{}/availability", user_id), {}, timeout, retries)

    async def set(
        self,
        user_id: str,
        body: AvailabilitySetBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Availability]:
        """Set when a person can work.

        By the person or by those who plan for them. What the person says holds from today, or after the weeks that are fixed by `availability_deadline_days`; what those who plan say holds from today. Once shifts are published, those who plan are told of the change.

        Needs the scope `availability:write`.
        """
        return await self._caller.write("PUT", path_of("/users/{}/availability", user_id), body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)


class AvailabilityExceptionsArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def list(
        self,
        *,
        user_id: Optional[Union[str, Sequence[str]]] = None,
        from_: Optional[str] = None,
        to: Optional[str] = None,
        fields: Optional[Union[Literal["id", "user_id", "date", "from", "to", "kind", "note", "created_at", "updated_at"], Sequence[Literal["id", "user_id", "date", "from", "to", "kind", "note", "created_at", "updated_at"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[AvailabilityException]:
        """List days that are unlike the weekly pattern.

        One’s own; Department Heads also those of people in their departments, Administrators and Executives everyone’s.

        Order: by date, the earliest first.

        Needs the scope `availability:read`.
        """
        return self._caller.list("/availability-exceptions", {"user_id": user_id, "from": from_, "to": to, "fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)

    async def create(
        self,
        body: AvailabilityExceptionsCreateBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[AvailabilityException]:
        """Say that one day is unlike others.

        It takes the place of the weekly pattern for its hours. By the person, until the week is fixed by `availability_deadline_days`, or by those who plan for them.

        Needs the scope `availability:write`.
        """
        return await self._caller.write("POST", "/availability-exceptions", body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key), timeout, retries)

    async def delete(
        self,
        availability_exception_id: str,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[AvailabilityException]:
        """Let the weekly pattern hold again.

        Answers what was said of the day.

        Needs the scope `availability:write`.
        """
        return await self._caller.write("DELETE", path_of("/availability-exceptions/{}", availability_exception_id), None, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key), timeout, retries)


class OnboardingArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def list(
        self,
        *,
        user_id: Optional[Union[str, Sequence[str]]] = None,
        type: Optional[Union[Literal["ONBOARDING", "OFFBOARDING"], Sequence[Literal["ONBOARDING", "OFFBOARDING"]]]] = None,
        status: Optional[Union[Literal["NOT_STARTED", "IN_PROGRESS", "COMPLETED", "CANCELLED"], Sequence[Literal["NOT_STARTED", "IN_PROGRESS", "COMPLETED", "CANCELLED"]]]] = None,
        fields: Optional[Union[Literal["id", "type", "status", "user_id", "user", "title", "due_date", "started_at", "completed_at", "tasks", "created_at", "updated_at"], Sequence[Literal["id", "type", "status", "user_id", "user", "title", "due_date", "started_at", "completed_at", "tasks", "created_at", "updated_at"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[Checklist]:
        """List onboarding and offboarding checklists.

        Checklists with their tasks. Administrators and Executives see every checklist; a Department Head their own, those of people in their department scope and those with a task assigned to them; anyone else their own and those with a task assigned to them. On the checklist of someone else only the tasks assigned to the owner of the token are listed, unless they administer it: Administrators and Executives administer every checklist, Department Heads those of their department scope.

        Order: oldest first.

        Needs the scope `onboarding:read`.
        """
        return self._caller.list("/onboarding", {"user_id": user_id, "type": type, "status": status, "fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)

    async def get(
        self,
        onboarding_id: str,
        *,
        fields: Optional[Union[Literal["id", "type", "status", "user_id", "user", "title", "due_date", "started_at", "completed_at", "tasks", "created_at", "updated_at"], Sequence[Literal["id", "type", "status", "user_id", "user", "title", "due_date", "started_at", "completed_at", "tasks", "created_at", "updated_at"]]]] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Checklist]:
        """Get an onboarding or offboarding checklist.

        With the same tasks as in the list.

        Needs the scope `onboarding:read`.
        """
        return await self._caller.read(path_of("/onboarding/{}", onboarding_id), {"fields": fields}, timeout, retries)


class TokenArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def get(
        self,
        *,
        fields: Optional[Union[Literal["id", "name", "prefix", "scopes", "usable_scopes", "owner", "requires_acceptance", "organization_id", "created_at", "expires_at", "last_used_at"], Sequence[Literal["id", "name", "prefix", "scopes", "usable_scopes", "owner", "requires_acceptance", "organization_id", "created_at", "expires_at", "last_used_at"]]]] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Token]:
        """Inspect the current token.

        The token that the request carries: its scopes, its owner, when it expires and when it was last used.

        Any valid token may call it.
        """
        return await self._caller.read("/token", {"fields": fields}, timeout, retries)

    async def operations(
        self,
        *,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[List[TokenOperation]]:
        """List what the current token may do.

        Every operation of the API, judged as a call would be: by the scopes of the token, the role of its owner and access that was given to them, and what the organization has switched on. A scope that is missing is told before a role that is too low.

        Any valid token may call it.
        """
        return await self._caller.read("/token/operations", {}, timeout, retries)


class SandboxClockArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def get(
        self,
        *,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[SandboxClock]:
        """Get the time of the sandbox.

        In a sandbox alone.

        Needs the scope `sandbox:write` and an owner with the role Administrator or above.
        """
        return await self._caller.read("/sandbox/clock", {}, timeout, retries)

    async def move(
        self,
        body: SandboxClockMoveBody,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[SandboxClockMoveResponseData]:
        """Move the time of the sandbox on.

        Whatever would have happened until then happens, in order and without waiting: accruals, reminders, planned changes, last days, invitations, mails. The answer counts it by kind. A stretch that takes longer than twenty seconds is gone in parts: `is_there` is false, and the same `to` goes on. Limits, signing in and the time of deliveries are by real time. Back goes no way but a reset.

        Needs the scope `sandbox:write` and an owner with the role Administrator or above.
        """
        return await self._caller.write("POST", "/sandbox/clock", body, {}, WriteOptions(idempotency_key=idempotency_key), timeout, retries)


class SandboxFaultsArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def get(
        self,
        *,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[SandboxFaults]:
        """Get what goes wrong in the sandbox.

        In a sandbox alone. Answered whatever goes wrong.

        Needs the scope `sandbox:write` and an owner with the role Administrator or above.
        """
        return await self._caller.read("/sandbox/faults", {}, timeout, retries)

    async def begin(
        self,
        body: SandboxFaultsBeginBody,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[SandboxFaults]:
        """Let something go wrong in the sandbox.

        For so many seconds, as such things happen: for trying one’s own retries. It concerns requests with tokens, and webhooks; never the app, nor anything outside of the sandbox. Several kinds go on beside each other; one that goes on is set anew.

        Needs the scope `sandbox:write` and an owner with the role Administrator or above.
        """
        return await self._caller.write("POST", "/sandbox/faults", body, {}, WriteOptions(idempotency_key=idempotency_key), timeout, retries)

    async def end(
        self,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[SandboxFaults]:
        """End what goes wrong in the sandbox.

        At once; nothing if nothing does. Answered whatever goes wrong.

        Needs the scope `sandbox:write` and an owner with the role Administrator or above.
        """
        return await self._caller.write("DELETE", "/sandbox/faults", None, {}, WriteOptions(idempotency_key=idempotency_key), timeout, retries)


class SandboxEventsArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def create(
        self,
        body: SandboxEventsCreateBody,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[SandboxEvents]:
        """Let events happen in the sandbox.

        Makes the change that raises the event, by the operations that everyone has, so that it is a true one: a leave is booked and decided, a timesheet filled in and finalized. What has to be there for it, such as a person, is made first, with events of its own. Webhooks and the feed tell of it as of any other. `webhook.test` goes to the newest active endpoint.

        Needs the scope `sandbox:write` and an owner with the role Administrator or above.
        """
        return await self._caller.write("POST", "/sandbox/events", body, {}, WriteOptions(idempotency_key=idempotency_key), timeout, retries)


class WebhookEventsArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def list(
        self,
        *,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[List[EventType]]:
        """List all types of events.

        Everything an endpoint can subscribe to, in one answer. New types may be added at any time.

        Needs the scope `webhooks:read` and an owner with the role Administrator or above.
        """
        return await self._caller.read("/webhook-events", {}, timeout, retries)


class WebhooksDeliveriesArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def list(
        self,
        webhook_id: str,
        *,
        status: Optional[Union[Literal["queued", "delivering", "delivered", "failed", "cancelled"], Sequence[Literal["queued", "delivering", "delivered", "failed", "cancelled"]]]] = None,
        event_type: Optional[str] = None,
        fields: Optional[Union[Literal["id", "endpoint_id", "event_id", "event_type", "status", "cancel_reason", "attempt_count", "next_attempt_at", "last_response_status", "last_error", "is_test", "is_redelivery", "created_at", "completed_at"], Sequence[Literal["id", "endpoint_id", "event_id", "event_type", "status", "cancel_reason", "attempt_count", "next_attempt_at", "last_response_status", "last_error", "is_test", "is_redelivery", "created_at", "completed_at"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[Delivery]:
        """List the deliveries of a webhook endpoint.

        What was, is being and will be sent. A delivery that is over stays in the log for 30 days, unless the organization has set another number.

        Order: newest first.

        Needs the scope `webhooks:read` and an owner with the role Administrator or above.
        """
        return self._caller.list(path_of("/webhooks/{}/deliveries", webhook_id), {"status": status, "event_type": event_type, "fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)

    async def get(
        self,
        webhook_id: str,
        delivery_id: str,
        *,
        fields: Optional[Union[Literal["id", "endpoint_id", "event_id", "event_type", "status", "cancel_reason", "attempt_count", "next_attempt_at", "last_response_status", "last_error", "is_test", "is_redelivery", "created_at", "completed_at", "attempts", "payload"], Sequence[Literal["id", "endpoint_id", "event_id", "event_type", "status", "cancel_reason", "attempt_count", "next_attempt_at", "last_response_status", "last_error", "is_test", "is_redelivery", "created_at", "completed_at", "attempts", "payload"]]]] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[DeliveryInFull]:
        """Get a delivery with its attempts and its payload.

        The payload is what was last sent. It takes the read scope of the event’s type: without it `payload` is null, and `meta.withheld` names the scope. Who was given to develop sees it, and what the receiver answered, of endpoints of their own and of service accounts that see no more than they do.

        Needs the scope `webhooks:read` and an owner with the role Administrator or above.
        """
        return await self._caller.read(path_of("/webhooks/{}/deliveries/{}", webhook_id, delivery_id), {"fields": fields}, timeout, retries)

    async def redeliver(
        self,
        webhook_id: str,
        delivery_id: str,
        *,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Delivery]:
        """Send an event to a webhook endpoint once more.

        Queues a new delivery of the same event, with the same event id, and answers with it. For a delivery that is over, to an active endpoint that still subscribes to the type; by its owner or someone of the same or a higher role. It is sent as the owner sees the event now, or cancelled if they no longer may.

        Needs the scope `webhooks:write` and an owner with the role Administrator or above.
        """
        return await self._caller.write("POST", path_of("/webhooks/{}/deliveries/{}/redeliver", webhook_id, delivery_id), None, {}, WriteOptions(idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def retry(
        self,
        webhook_id: str,
        delivery_id: str,
        *,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Delivery]:
        """Send a delivery that waits for its next attempt now.

        The next attempt is made at once, and answers with the delivery. It counts as the attempt that was due: if it fails too, the schedule goes on from there. For a delivery that is queued, of an active endpoint; by its owner or someone of the same or a higher role.

        Needs the scope `webhooks:write` and an owner with the role Administrator or above.
        """
        return await self._caller.write("POST", path_of("/webhooks/{}/deliveries/{}/retry", webhook_id, delivery_id), None, {}, WriteOptions(idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

class WebhooksArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller
        self.deliveries = WebhooksDeliveriesArea(caller)


    def list(
        self,
        *,
        status: Optional[Union[Literal["active", "paused", "disabled"], Sequence[Literal["active", "paused", "disabled"]]]] = None,
        fields: Optional[Union[Literal["id", "url", "url_hash", "events", "description", "owner", "status", "status_reason", "status_changed_at", "consecutive_failures", "last_success_at", "last_failure_at", "created_at", "updated_at"], Sequence[Literal["id", "url", "url_hash", "events", "description", "owner", "status", "status_reason", "status_changed_at", "consecutive_failures", "last_success_at", "last_failure_at", "created_at", "updated_at"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[WebhookEndpoint]:
        """List webhook endpoints.

        All endpoints of the organization, of every owner.

        Order: oldest first.

        Needs the scope `webhooks:read` and an owner with the role Administrator or above.
        """
        return self._caller.list("/webhooks", {"status": status, "fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)

    async def create(
        self,
        body: WebhooksCreateBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[NewWebhookEndpoint]:
        """Create a webhook endpoint.

        The token needs the read scope of every event subscribed to. The answer holds the signing secret, this once; the url is shown as its host alone from now on. An organization has at most 10 endpoints.

        Needs the scope `webhooks:write` and an owner with the role Administrator or above.
        """
        return await self._caller.write("POST", "/webhooks", body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key), timeout, retries)

    async def get(
        self,
        webhook_id: str,
        *,
        fields: Optional[Union[Literal["id", "url", "url_hash", "events", "description", "owner", "status", "status_reason", "status_changed_at", "consecutive_failures", "last_success_at", "last_failure_at", "created_at", "updated_at"], Sequence[Literal["id", "url", "url_hash", "events", "description", "owner", "status", "status_reason", "status_changed_at", "consecutive_failures", "last_success_at", "last_failure_at", "created_at", "updated_at"]]]] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[WebhookEndpoint]:
        """Get a webhook endpoint.

        Needs the scope `webhooks:read` and an owner with the role Administrator or above.
        """
        return await self._caller.read(path_of("/webhooks/{}", webhook_id), {"fields": fields}, timeout, retries)

    async def update(
        self,
        webhook_id: str,
        body: WebhooksUpdateBody,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[WebhookEndpoint]:
        """Change a webhook endpoint.

        Only the fields sent change. Another url, events or owner_id takes the owner or someone of a higher role; once the owner has left, any Administrator or Executive may assign a new one. An owner who may see more than whoever chose the url takes it in the same request, for its receiver will be sent more; so is the url that is there sent once more by someone who may change it. A new url or new events need the read scope of every event then subscribed to.

        Needs the scope `webhooks:write` and an owner with the role Administrator or above.
        """
        return await self._caller.write("PATCH", path_of("/webhooks/{}", webhook_id), body, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def delete(
        self,
        webhook_id: str,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[WebhookEndpoint]:
        """Delete a webhook endpoint.

        Nothing is sent to it any more: what is queued is cancelled. Its log goes with it.

        Needs the scope `webhooks:write` and an owner with the role Administrator or above.
        """
        return await self._caller.write("DELETE", path_of("/webhooks/{}", webhook_id), None, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def test(
        self,
        webhook_id: str,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Delivery]:
        """Send a test event to a webhook endpoint.

        Queues a webhook.test event and answers with its delivery. The endpoint must be active; by its owner or someone of the same or a higher role.

        Needs the scope `webhooks:write` and an owner with the role Administrator or above.
        """
        return await self._caller.write("POST", path_of("/webhooks/{}/test", webhook_id), None, {}, WriteOptions(idempotency_key=idempotency_key), timeout, retries)

    async def pause(
        self,
        webhook_id: str,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[WebhookEndpoint]:
        """Pause a webhook endpoint.

        Queued deliveries are cancelled, and events raised while it is paused are not sent later.

        Needs the scope `webhooks:write` and an owner with the role Administrator or above.
        """
        return await self._caller.write("POST", path_of("/webhooks/{}/pause", webhook_id), None, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def resume(
        self,
        webhook_id: str,
        *,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[WebhookEndpoint]:
        """Resume a webhook endpoint.

        By its owner or someone of the same or a higher role. Nothing that happened meanwhile is sent. An endpoint whose owner has left needs a new owner first, one whose address was chosen by someone who sees less than its owner the url once more.

        Needs the scope `webhooks:write` and an owner with the role Administrator or above.
        """
        return await self._caller.write("POST", path_of("/webhooks/{}/resume", webhook_id), None, {}, WriteOptions(dry_run=dry_run, idempotency_key=idempotency_key, if_match=if_match), timeout, retries)


class EventsArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def list(
        self,
        *,
        types: Optional[Union[Literal["user.created", "user.updated", "user.deactivated", "user.reactivated", "department.created", "department.updated", "department.deleted", "access_grant.created", "access_grant.ended", "leave.requested", "leave.approved", "leave.rejected", "leave.cancelled", "leave.cancellation_requested", "leave.updated", "time_entry.submitted", "time_entry.approved", "time_entry.rejected", "timesheet.finalized", "expense_report.submitted", "expense_report.approved", "expense_report.rejected", "expense_report.paid", "document.signed", "document.declined", "shift.offered", "shift.claimed", "shift.swapped"], Sequence[Literal["user.created", "user.updated", "user.deactivated", "user.reactivated", "department.created", "department.updated", "department.deleted", "access_grant.created", "access_grant.ended", "leave.requested", "leave.approved", "leave.rejected", "leave.cancelled", "leave.cancellation_requested", "leave.updated", "time_entry.submitted", "time_entry.approved", "time_entry.rejected", "timesheet.finalized", "expense_report.submitted", "expense_report.approved", "expense_report.rejected", "expense_report.paid", "document.signed", "document.declined", "shift.offered", "shift.claimed", "shift.swapped"]]]] = None,
        subject_id: Optional[str] = None,
        since: Optional[str] = None,
        wait: Optional[int] = None,
        fields: Optional[Union[Literal["id", "type", "api_version", "created_at", "organization_id", "data", "previous"], Sequence[Literal["id", "type", "api_version", "created_at", "organization_id", "data", "previous"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[FeedEvent]:
        """Read the change feed.

        What happened, in an order that never changes: the events that webhooks send, for those who would rather ask. Each is byte for byte what an endpoint of the token’s owner would be sent, under the same id, by the rights of now. `next_cursor` is always there, also when `has_more` is false: keep it, and ask again with it. Without a cursor the feed starts at the oldest event that is kept, or at `since`. No event ever appears behind a cursor that was handed out. A page may hold fewer events than asked for, or none, while `has_more` is true. `meta.withheld_types` names the types that are left out because the token lacks their scope. A cursor older than `events_retention_days` answers 422 with `details.reason` `cursor_expired`.

        Order: in which events became visible; it never changes.

        Any valid token may call it.
        """
        return self._caller.list("/events", {"types": types, "subject_id": subject_id, "since": since, "wait": wait, "fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)


class ProposalsArea:
    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def list(
        self,
        *,
        status: Optional[Union[Literal["WAITING", "ACCEPTED", "DECLINED", "WITHDRAWN", "EXPIRED"], Sequence[Literal["WAITING", "ACCEPTED", "DECLINED", "WITHDRAWN", "EXPIRED"]]]] = None,
        operation: Optional[str] = None,
        proposed_by_id: Optional[Union[str, Sequence[str]]] = None,
        fields: Optional[Union[Literal["id", "status", "operation", "params", "query", "body", "outcome", "proposed_by", "via", "client", "person_id", "needs_two", "is_own_record", "holder_of", "department_id", "note", "expires_at", "created_at", "decided_by", "decided_at", "comment"], Sequence[Literal["id", "status", "operation", "params", "query", "body", "outcome", "proposed_by", "via", "client", "person_id", "needs_two", "is_own_record", "holder_of", "department_id", "note", "expires_at", "created_at", "decided_by", "decided_at", "comment"]]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> AsyncPaged[Proposal]:
        """List proposals.

        One’s own, and those of others that one may accept. A token sees those whose operation it has the scope of, made with no more than it holds.

        Order: newest first.

        Any valid token may call it.
        """
        return self._caller.list("/proposals", {"status": status, "operation": operation, "proposed_by_id": proposed_by_id, "fields": fields, "limit": limit, "cursor": cursor}, timeout, retries)

    async def get(
        self,
        proposal_id: str,
        *,
        fields: Optional[Union[Literal["id", "status", "operation", "params", "query", "body", "outcome", "proposed_by", "via", "client", "person_id", "needs_two", "is_own_record", "holder_of", "department_id", "note", "expires_at", "created_at", "decided_by", "decided_at", "comment"], Sequence[Literal["id", "status", "operation", "params", "query", "body", "outcome", "proposed_by", "via", "client", "person_id", "needs_two", "is_own_record", "holder_of", "department_id", "note", "expires_at", "created_at", "decided_by", "decided_at", "comment"]]]] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Proposal]:
        """Get a proposal.

        What was proposed, and what would come of it. Once it is accepted: what came of it.

        Any valid token may call it.
        """
        return await self._caller.read(path_of("/proposals/{}", proposal_id), {"fields": fields}, timeout, retries)

    async def accept(
        self,
        proposal_id: str,
        *,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Proposal]:
        """Accept a proposal.

        It is rehearsed again, by the rights of both as they are now, and done if what comes of it is what was shown. Something else: 409 with the reason `outcome_changed`, `details.changes` tells what, and the proposal waits on with the new outcome. Refused by now: 409 with the reason `refused`.

        Any valid token may call it.
        """
        return await self._caller.write("POST", path_of("/proposals/{}/accept", proposal_id), None, {}, WriteOptions(idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def decline(
        self,
        proposal_id: str,
        body: Optional[ProposalsDeclineBody] = None,
        *,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Proposal]:
        """Decline a proposal.

        By whoever may accept it. Nothing of it is done.

        Any valid token may call it.
        """
        return await self._caller.write("POST", path_of("/proposals/{}/decline", proposal_id), body, {}, WriteOptions(idempotency_key=idempotency_key, if_match=if_match), timeout, retries)

    async def withdraw(
        self,
        proposal_id: str,
        *,
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Proposal]:
        """Withdraw a proposal.

        By who proposed it. Nothing of it is done.

        Any valid token may call it.
        """
        return await self._caller.write("POST", path_of("/proposals/{}/withdraw", proposal_id), None, {}, WriteOptions(idempotency_key=idempotency_key, if_match=if_match), timeout, retries)


class AsyncApi:
    """Every operation of the API, by area and verb."""

    def __init__(self, caller: AsyncCaller) -> None:
        self.organization = OrganizationArea(caller)
        self.users = UsersArea(caller)
        self.employment = EmploymentArea(caller)
        self.departments = DepartmentsArea(caller)
        self.teams = TeamsArea(caller)
        self.access_grants = AccessGrantsArea(caller)
        self.projects = ProjectsArea(caller)
        self.tasks = TasksArea(caller)
        self.clients = ClientsArea(caller)
        self.working_rules = WorkingRulesArea(caller)
        self.leaves = LeavesArea(caller)
        self.leave_types = LeaveTypesArea(caller)
        self.leave_balances = LeaveBalancesArea(caller)
        self.public_holidays = PublicHolidaysArea(caller)
        self.locked_dates = LockedDatesArea(caller)
        self.time_entries = TimeEntriesArea(caller)
        self.timesheets = TimesheetsArea(caller)
        self.pay_periods = PayPeriodsArea(caller)
        self.pay_runs = PayRunsArea(caller)
        self.hours_accounts = HoursAccountsArea(caller)
        self.expense_reports = ExpenseReportsArea(caller)
        self.documents = DocumentsArea(caller)
        self.training = TrainingArea(caller)
        self.certifications = CertificationsArea(caller)
        self.assets = AssetsArea(caller)
        self.goals = GoalsArea(caller)
        self.custom_field_values = CustomFieldValuesArea(caller)
        self.benefits = BenefitsArea(caller)
        self.compensation = CompensationArea(caller)
        self.certificate_requirements = CertificateRequirementsArea(caller)
        self.shifts = ShiftsArea(caller)
        self.shift_offers = ShiftOffersArea(caller)
        self.shift_applications = ShiftApplicationsArea(caller)
        self.staffing_requirements = StaffingRequirementsArea(caller)
        self.labor_budgets = LaborBudgetsArea(caller)
        self.availability = AvailabilityArea(caller)
        self.availability_exceptions = AvailabilityExceptionsArea(caller)
        self.onboarding = OnboardingArea(caller)
        self.token = TokenArea(caller)
        self.sandbox_clock = SandboxClockArea(caller)
        self.sandbox_faults = SandboxFaultsArea(caller)
        self.sandbox_events = SandboxEventsArea(caller)
        self.webhook_events = WebhookEventsArea(caller)
        self.webhooks = WebhooksArea(caller)
        self.events = EventsArea(caller)
        self.proposals = ProposalsArea(caller)
