# Generated from the OpenAPI description: run `npm run generate`, never edit.
# pyright: reportUnusedImport=false

from __future__ import annotations

from typing import Any, Dict, List, Literal, Optional, TypedDict, Union

from ..uploads import Content

DeliveryInFullPayload = Dict[str, Any]

ErrorDetails = Dict[str, Any]

ProposalBody = Dict[str, Any]

ProposalParams = Dict[str, Any]

ProposalQuery = Dict[str, Any]

TimeEntryBatchResult = Union["TimeEntryBatchResultDone", "TimeEntryBatchResultRefused"]


class AccessGrant(TypedDict):
    """What someone may do beyond their role, for a time."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    user_id: str
    """Who may do more than their role says."""
    package: Literal["EXPENSES_PAYING", "SCHEDULE_PLANNING", "SCHEDULE_PUBLISHING", "SCHEDULE_COST", "LEAVE_KEEPING", "HIRING", "AUDITING", "REPORTS_READING", "DEVELOPING", "PAYROLL_PREPARING", "RECORDS_KEEPING"]
    """What they may do, as the permissions reference has it."""
    department_ids: Optional[List[str]]
    """For people of these departments alone; null: for everyone."""
    starts_on: str
    """The first day it holds, on the organization’s calendar."""
    ends_on: Optional[str]
    """The last day it holds, which counts; null: until it is taken back. Of a guest always a day."""
    standing: Literal["PLANNED", "HOLDS", "ENDED"]
    """PLANNED: its first day has not come; HOLDS: today; ENDED: its last day is over, or it was taken back."""
    given_by_id: Optional[str]
    """Who gave it; null: the installation."""
    ended_at: Optional[str]
    """When it ended; null: it has not."""
    ended_by_id: Optional[str]
    """Who took it back; null: no one did."""
    created_at: str
    """When the record was made."""
    updated_at: str
    """When a field of the record last changed; a request that changes nothing leaves it."""
    reason: str
    """Why it was given."""
    user: PersonName
    """Who may do more than their role says."""
    is_guest: bool
    """Whether they are a guest, who does not work here."""
    given_by: Optional[PersonName]
    """Who gave it, by name."""
    is_giver_in_charge: bool
    """Whether who gave it could still give it. If not, the Executives answer for it; it holds all the same."""


class AccessGrantCreatedEvent(TypedDict):
    """Someone was given access beyond their role."""
    id: str
    """The same on retries and redeliveries: de-duplicate on it."""
    type: Literal["access_grant.created"]
    """What happened."""
    api_version: Literal["v1"]
    """The version of the API whose records the event holds."""
    created_at: str
    """When it happened."""
    organization_id: str
    """Where it happened; the same for all events of an endpoint."""
    data: AccessGrantEventData


class AccessGrantEndedEvent(TypedDict):
    """Access beyond a role ended: its last day is over, or it was taken back."""
    id: str
    """The same on retries and redeliveries: de-duplicate on it."""
    type: Literal["access_grant.ended"]
    """What happened."""
    api_version: Literal["v1"]
    """The version of the API whose records the event holds."""
    created_at: str
    """When it happened."""
    organization_id: str
    """Where it happened; the same for all events of an endpoint."""
    data: AccessGrantEventData


class AccessGrantEvent(TypedDict):
    """What someone may do beyond their role, without the reason."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    user_id: str
    """Who may do more than their role says."""
    package: Literal["EXPENSES_PAYING", "SCHEDULE_PLANNING", "SCHEDULE_PUBLISHING", "SCHEDULE_COST", "LEAVE_KEEPING", "HIRING", "AUDITING", "REPORTS_READING", "DEVELOPING", "PAYROLL_PREPARING", "RECORDS_KEEPING"]
    """What they may do, as the permissions reference has it."""
    department_ids: Optional[List[str]]
    """For people of these departments alone; null: for everyone."""
    starts_on: str
    """The first day it holds, on the organization’s calendar."""
    ends_on: Optional[str]
    """The last day it holds, which counts; null: until it is taken back. Of a guest always a day."""
    standing: Literal["PLANNED", "HOLDS", "ENDED"]
    """PLANNED: its first day has not come; HOLDS: today; ENDED: its last day is over, or it was taken back."""
    given_by_id: Optional[str]
    """Who gave it; null: the installation."""
    ended_at: Optional[str]
    """When it ended; null: it has not."""
    ended_by_id: Optional[str]
    """Who took it back; null: no one did."""
    created_at: str
    """When the record was made."""
    updated_at: str
    """When a field of the record last changed; a request that changes nothing leaves it."""


class AccessGrantEventData(TypedDict):
    """What it happened to."""
    object: Union[AccessGrantEvent, ThinRecord]
    """The record as the owner of the endpoint sees it; thin if it is too large to be sent."""


class AccessGrantsCreateBody(TypedDict):
    """What `POST /access-grants` takes."""
    user_id: str
    """Who may do more than their role says."""
    package: Literal["EXPENSES_PAYING", "SCHEDULE_PLANNING", "SCHEDULE_PUBLISHING", "SCHEDULE_COST", "LEAVE_KEEPING", "HIRING", "AUDITING", "REPORTS_READING", "DEVELOPING", "PAYROLL_PREPARING", "RECORDS_KEEPING"]
    """What they may do, as the permissions reference has it."""
    department_ids: Optional[List[str]]
    """For people of these departments alone; null: for everyone."""
    starts_on: str
    """The first day it holds, on the organization’s calendar."""
    ends_on: Optional[str]
    """The last day it holds, which counts; null: until it is taken back. Of a guest always a day."""
    reason: str
    """Why it was given."""


class AccessGrantsUpdateBody(TypedDict, total=False):
    """What `PATCH /access-grants/{id}` takes."""
    ends_on: Optional[str]
    """The last day it holds, which counts; null: until it is taken back. Of a guest always a day."""


class AccountDay(TypedDict):
    """A day: what was expected, and what was worked."""
    date: str
    """A day of the organization."""
    is_outside: bool
    """Whether it lies outside the month: shown to make the week whole."""
    is_counted: bool
    """false: before the account began, after it ended, or a day that is not over yet."""
    contract_minutes: int
    """What the working pattern asks for, or the organization’s standard day."""
    is_holiday: bool
    """Whether it is a public holiday: nothing is expected then."""
    leave_minutes: int
    """What approved leave takes off, paid or not."""
    expected_minutes: int
    """What is left to be worked."""
    worked_minutes: int
    """Worked, as timesheets count it."""
    difference_minutes: int
    """Worked less expected; 0 of a day that is not counted."""


class AccountMonth(TypedDict):
    """A month: balance before + worked − expected + entered + cut."""
    month: str
    """YYYY-MM."""
    balance_before_minutes: int
    """What came over from the month before."""
    expected_minutes: int
    """Expected on its days that are over."""
    worked_minutes: int
    """Worked on them."""
    entered_minutes: int
    """Corrections, pay-outs and leave in lieu."""
    cut_minutes: int
    """What the cap took at its end; 0 or less."""
    balance_minutes: int
    """What it ends with, and the next begins with."""
    is_over_cap: bool
    """Whether it is above the cap."""


class AccountWeek(TypedDict):
    """A work week, whole, whichever month its days lie in."""
    week_start: str
    """The first day of the work week."""
    expected_minutes: int
    """Expected on its days that are counted."""
    worked_minutes: int
    """Worked on them."""
    difference_minutes: int
    """Worked less expected."""
    days: List[AccountDay]
    """All seven days."""


class _ApprovalRequired(TypedDict):
    step: int
    """Its place, from 1 on."""
    by: Literal["MANAGER", "DEPARTMENT_HEAD", "ROLE", "PERSON", "HOLDER_OF"]
    """MANAGER: the person’s manager. DEPARTMENT_HEAD: who heads or manages their department. ROLE: anyone with `role` or one above. PERSON: `user_id`. HOLDER_OF: whoever was given `package` for people of their department."""
    role: Optional[Literal["DEPARTMENT_HEAD", "ADMINISTRATOR", "EXECUTIVE"]]
    """Of a step by ROLE; else null."""
    user_id: Optional[str]
    """Of a step by PERSON; else null."""
    status: Literal["WAITING", "APPROVED", "REJECTED", "SKIPPED"]
    """The first that is WAITING is to be decided now, later ones follow."""
    skipped_because: Optional[Literal["NOBODY", "OWN", "DECIDED_BEFORE", "ENDED"]]
    """NOBODY: nobody active could take it. OWN: the person themselves alone could. DECIDED_BEFORE: who could had decided a step before. ENDED: the request was rejected or withdrawn before. Null unless it is SKIPPED."""
    decided_by_id: Optional[str]
    """Who took the step; null until then."""
    on_behalf_of_id: Optional[str]
    """The absent person on whose behalf a deputy decided; null unless a deputy did."""
    decided_at: Optional[str]
    """When it was taken; null until then."""
    comment: Optional[str]
    """What was said along with it."""


class Approval(_ApprovalRequired, total=False):
    """One step of several people who decide one after the other."""
    package: Literal["EXPENSES_PAYING", "SCHEDULE_PLANNING", "SCHEDULE_PUBLISHING", "SCHEDULE_COST", "LEAVE_KEEPING", "HIRING", "AUDITING", "REPORTS_READING", "DEVELOPING", "PAYROLL_PREPARING", "RECORDS_KEEPING"]
    """Of a step by HOLDER_OF alone."""


class Asset(TypedDict):
    """A piece of equipment that a person has or had."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    user_id: str
    """Who has or had it."""
    description: Optional[str]
    """What it is, so that it can be told from others."""
    serial_number: Optional[str]
    """As printed on it by its maker."""
    category: NamedAssetCategory
    date_assigned: str
    """The day on which the person got it."""
    date_returned: Optional[str]
    """The day on which it came back; null while it is out."""
    status: Literal["ASSIGNED", "AVAILABLE", "LOST", "DAMAGED", "RETIRED"]
    """ASSIGNED: the person has it; AVAILABLE: it came back; LOST, DAMAGED or RETIRED: it is out of use."""
    notes: Optional[str]
    """Remarks, such as on its condition."""
    created_at: str
    """When the record was made."""
    updated_at: str
    """When a field of the record last changed; a request that changes nothing leaves it."""


class AssetsCreateBody(TypedDict, total=False):
    """What `POST /users/{id}/assets` takes."""
    description: Optional[str]
    """What it is, so that it can be told from others."""
    serial_number: Optional[str]
    """As printed on it by its maker."""
    category_id: str
    """A category of the organization. Give this or category_name."""
    category_name: str
    """The category of this name, whatever the case; made if there is none. Give this or category_id."""
    date_returned: Optional[str]
    """Today on the organization's calendar when it becomes AVAILABLE, unless given. Given for what is ASSIGNED, it is a return."""
    notes: Optional[str]
    """Remarks, such as on its condition."""
    date_assigned: str
    """Today on the organization's calendar unless given."""
    status: Literal["ASSIGNED", "AVAILABLE", "LOST", "DAMAGED", "RETIRED"]
    """Another one than ASSIGNED records what the person had before."""


class AssetsUpdateBody(TypedDict, total=False):
    """What `PATCH /users/{id}/assets/{asset_id}` takes."""
    description: Optional[str]
    """What it is, so that it can be told from others."""
    serial_number: Optional[str]
    """As printed on it by its maker."""
    category_id: str
    """A category of the organization. Give this or category_name."""
    category_name: str
    """The category of this name, whatever the case; made if there is none. Give this or category_id."""
    date_returned: Optional[str]
    """Today on the organization's calendar when it becomes AVAILABLE, unless given. Given for what is ASSIGNED, it is a return."""
    notes: Optional[str]
    """Remarks, such as on its condition."""
    date_assigned: str
    """The day on which the person got it."""
    status: Literal["ASSIGNED", "AVAILABLE", "LOST", "DAMAGED", "RETIRED"]
    """AVAILABLE when it was returned, LOST when it will not be."""


class Availability(TypedDict):
    """When a person can work, week by week."""
    user_id: str
    """Whose it is."""
    weekly: List[AvailabilityStretch]
    """By day and time, in order. Times that are not in it: nothing was said of them."""
    holds_from: Optional[str]
    """The first day on which `weekly` holds; null: the person has said nothing yet."""
    weekly_before: List[AvailabilityStretch]
    """What holds until then, if holds_from is still to come; else empty."""
    fixed_through: Optional[str]
    """The last day that the person no longer changes, by `availability_deadline_days` of the organization; null: there is none."""
    is_settable: bool
    """Whether the caller says it: the person, and who leads them; who was given to plan only reads it."""
    updated_at: Optional[str]
    """When it was said; null: not yet."""


AvailabilityException = TypedDict("AvailabilityException", {
        "id": "str",
        "user_id": "str",
        "date": "str",
        "from": "str",
        "to": "str",
        "kind": "Literal[\"AVAILABLE\", \"IF_NEEDED\", \"UNAVAILABLE\"]",
        "note": "Optional[str]",
        "created_at": "str",
        "updated_at": "str",
    })


_AvailabilityExceptionsCreateBodyRequired = TypedDict("_AvailabilityExceptionsCreateBodyRequired", {
        "date": "str",
        "kind": "Literal[\"AVAILABLE\", \"IF_NEEDED\", \"UNAVAILABLE\"]",
    })
_AvailabilityExceptionsCreateBodyOptional = TypedDict("_AvailabilityExceptionsCreateBodyOptional", {
        "user_id": "str",
        "from": "str",
        "to": "str",
        "note": "Optional[str]",
    }, total=False)


class AvailabilityExceptionsCreateBody(_AvailabilityExceptionsCreateBodyRequired, _AvailabilityExceptionsCreateBodyOptional):
    pass


class AvailabilitySetBody(TypedDict):
    """What `PUT /users/{id}/availability` takes."""
    weekly: List[AvailabilityStretch]
    """Replaces what was said before, as a whole. Stretches of one day do not overlap."""


AvailabilityStretch = TypedDict("AvailabilityStretch", {
        "weekday": "int",
        "from": "str",
        "to": "str",
        "kind": "Literal[\"AVAILABLE\", \"IF_NEEDED\", \"UNAVAILABLE\"]",
    })


class BenefitEnrollment(TypedDict):
    """A person’s place in a benefit plan."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    user_id: str
    """Who is covered."""
    plan: BenefitEnrollmentPlan
    status: Literal["PENDING", "ACTIVE", "ENDED"]
    """PENDING until the start_date, or until it was confirmed; ENDED once the end_date has passed."""
    coverage_level: Optional[str]
    """Who else is covered, in the words of the plan, such as family."""
    start_date: str
    """The first day of cover."""
    end_date: Optional[str]
    """The last day of cover; null: no end is known."""
    employee_contribution: float
    """What the person pays each pay period. At most four decimals."""
    employer_contribution: float
    """What the organization pays each pay period. At most four decimals."""
    currency: str
    """ISO 4217."""
    created_at: str
    """When the record was made."""
    updated_at: str
    """When a field of the record last changed; a request that changes nothing leaves it."""


class BenefitEnrollmentPlan(TypedDict):
    """What the person is enrolled in."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    name: str
    """Unique in the organization, whatever the case."""
    provider: Optional[str]
    """Who insures or runs it; null: the organization itself or not recorded."""
    kind: str
    """What it is for, in the words of the organization."""


class BreakFlag(TypedDict):
    """A break that was missing or short by a working rule."""
    rule: str
    """Which working rule; FORGOTTEN_BACK: the last break ended with the entry."""
    missing_minutes: int
    """What was missing of the break that the rule asks for."""
    deducted_minutes: int
    """What of it was taken off; a part of break_minutes."""


class Candidate(TypedDict):
    """Someone who could take a shift, with what speaks for and against it."""
    user_id: str
    """Who could take it."""
    first_name: str
    """Their preferred or given name."""
    last_name: str
    """Their family name."""
    job_title: Optional[str]
    """What they work as."""
    score: int
    """The higher, the less speaks against it; 100: nothing does. Below 0: away, unavailable, without a certificate that is wanted, or at another shift."""
    fits: bool
    """Whether they can be given it: false where that would be refused."""
    week_minutes: int
    """What they would work in that week with it, without breaks."""
    contract_minutes: int
    """What that week asks of them."""
    rest_before_minutes: Optional[int]
    """Between the shift before and this one; null: none within the days before."""
    rest_after_minutes: Optional[int]
    """Between this one and the next; null: none within the days after."""
    application_id: Optional[str]
    """What waits of them: that they applied for the open shift; null: they have not."""
    reasons: List[CandidateReason]
    """What speaks for and against it."""


class CandidateReason(TypedDict):
    """One reason for or against a person, with its figures."""
    code: Literal["FREE", "AVAILABLE", "IF_NEEDED", "UNAVAILABLE", "AWAY", "ASKED_AWAY", "OTHER_SHIFT", "REST", "WEEKLY_REST", "OVERTIME", "LONG_DAY", "LONG_WEEK", "MISSING_CERTIFICATE", "DAY_OFF"]
    """FREE: at no other shift, not away and not unavailable; AVAILABLE, IF_NEEDED, UNAVAILABLE: what they said of that time, IF_NEEDED also for a part of it; AWAY, ASKED_AWAY: away, or a request waits: why is not told; OTHER_SHIFT: they have another shift then; REST, WEEKLY_REST: too little rest with it; OVERTIME: more hours than a week has before overtime; LONG_DAY, LONG_WEEK: more work than the working rules allow; MISSING_CERTIFICATE: a certificate or training that is wanted of them, or in that department, is missing on that day, `missing` says which; DAY_OFF: a day off by their working pattern."""
    minutes: Optional[int]
    """For REST the minutes between two shifts, for OVERTIME, LONG_DAY and LONG_WEEK the hours with it."""
    limit_minutes: Optional[int]
    """What the rule asks for: at least, or at most."""
    missing: Optional[List[str]]
    """For MISSING_CERTIFICATE: what is missing, by name; null: for no other."""


class CertificateRequirement(TypedDict):
    """A certificate or training that is wanted of some people: of those to whom all that is given applies."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    certificate: Optional[str]
    """The certificate that is wanted, by name, whatever the case; null: a course is."""
    course_id: Optional[str]
    """The course whose training is wanted; null: a certificate is."""
    department_id: Optional[str]
    """Of people of this department alone; null: of any."""
    job_title: Optional[str]
    """Of people with this job title alone, whatever the case, and of who takes a shift of that name; null: with any."""
    work_location: Optional[str]
    """Of people who work there alone, whatever the case; null: anywhere."""
    user_id: Optional[str]
    """Of this person alone; null: of all."""
    remind_days_before: int
    """So many days before it runs out the person and who leads them are reminded."""
    created_at: str
    """When the record was made."""
    updated_at: str
    """When a field of the record last changed; a request that changes nothing leaves it."""


class CertificateRequirementsCreateBody(TypedDict, total=False):
    """What `POST /certificate-requirements` takes."""
    certificate: Optional[str]
    """The certificate that is wanted, by name, whatever the case; null: a course is."""
    course_id: Optional[str]
    """The course whose training is wanted; null: a certificate is."""
    department_id: Optional[str]
    """Of people of this department alone; null: of any."""
    job_title: Optional[str]
    """Of people with this job title alone, whatever the case, and of who takes a shift of that name; null: with any."""
    work_location: Optional[str]
    """Of people who work there alone, whatever the case; null: anywhere."""
    user_id: Optional[str]
    """Of this person alone; null: of all."""
    remind_days_before: int
    """So many days before it runs out the person and who leads them are reminded."""


class CertificateRequirementsUpdateBody(TypedDict, total=False):
    """What `PATCH /certificate-requirements/{id}` takes."""
    certificate: Optional[str]
    """The certificate that is wanted, by name, whatever the case; null: a course is."""
    course_id: Optional[str]
    """The course whose training is wanted; null: a certificate is."""
    department_id: Optional[str]
    """Of people of this department alone; null: of any."""
    job_title: Optional[str]
    """Of people with this job title alone, whatever the case, and of who takes a shift of that name; null: with any."""
    work_location: Optional[str]
    """Of people who work there alone, whatever the case; null: anywhere."""
    user_id: Optional[str]
    """Of this person alone; null: of all."""
    remind_days_before: int
    """So many days before it runs out the person and who leads them are reminded."""


class Certification(TypedDict):
    """What someone outside has certified of a person."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    user_id: str
    """Who holds it."""
    name: str
    """What was certified."""
    issuer: Optional[str]
    """Who issued it."""
    credential_id: Optional[str]
    """The number on the certificate, to check it with its issuer."""
    issued_date: Optional[str]
    """The day on which it was issued."""
    expiry_date: Optional[str]
    """The last day on which it holds; null: it does not expire."""
    status: Literal["VALID", "EXPIRING", "EXPIRED"]
    """Follows from expiry_date on the organization's calendar. EXPIRING: within 30 days."""
    created_at: str
    """When the record was made."""
    updated_at: str
    """When a field of the record last changed; a request that changes nothing leaves it."""


class Checklist(TypedDict):
    """What is to be done when a person comes or leaves."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    type: Literal["ONBOARDING", "OFFBOARDING"]
    """ONBOARDING for someone who comes, OFFBOARDING for someone who leaves."""
    status: Literal["NOT_STARTED", "IN_PROGRESS", "COMPLETED", "CANCELLED"]
    """NOT_STARTED until a task is done or skipped. Completing an OFFBOARDING deactivates the person."""
    user_id: str
    """The person whose first or last days it is about."""
    user: PersonName
    """The same person by name."""
    title: str
    """What the checklist is called; the template’s name unless given."""
    due_date: Optional[str]
    """By when all tasks should be done; null: open."""
    started_at: Optional[str]
    """When the first task was completed or skipped; null until then."""
    completed_at: Optional[str]
    """When it was completed; null until then."""
    tasks: List[ChecklistTask]
    """In order. All of them on one’s own checklist and on one that the reader administers; otherwise only those assigned to the reader."""
    created_at: str
    """When the record was made."""
    updated_at: str
    """When a field of the record last changed; a request that changes nothing leaves it."""


class ChecklistTask(TypedDict):
    """One thing to be done on a checklist."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    title: str
    """What is to be done, in a line."""
    description: Optional[str]
    """What to know for doing it."""
    status: Literal["PENDING", "COMPLETED", "SKIPPED"]
    """PENDING until someone completes or skips it; either can be reopened."""
    assignee_id: Optional[str]
    """Who does it; null: a team or no one yet."""
    assignee_team_id: Optional[str]
    """The team that does it, any member of it; null: a person or no one yet."""
    due_date: Optional[str]
    """By when it should be done; null: open."""
    completed_at: Optional[str]
    """When it was completed or skipped; null while it is PENDING."""
    completed_by_id: Optional[str]
    """Who completed or skipped it; null while it is PENDING."""
    position: int
    """Its place in the checklist, from 1."""


class Client(TypedDict):
    """Whom projects are done for."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    name: str
    """What the client is called."""
    code: str
    """Unique in the organization."""
    contact_name: Optional[str]
    """Whom to speak to there."""
    contact_email: Optional[str]
    """Where to write to them."""
    contact_phone: Optional[str]
    """Where to call them, as dialled."""
    is_active: bool
    """false: no longer worked for."""
    created_at: str
    """When the record was made."""
    updated_at: str
    """When a field of the record last changed; a request that changes nothing leaves it."""


class Compensation(TypedDict):
    """What a person is paid from a day on."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    user_id: str
    """Who is paid."""
    effective_date: str
    """From this day on, until one with a later date."""
    pay_type: Literal["SALARY", "HOURLY"]
    """SALARY: by the year; HOURLY: by the hour."""
    amount: float
    """For a year of SALARY, for an hour of HOURLY. At most four decimals."""
    currency: str
    """ISO 4217."""
    pay_frequency: Literal["WEEKLY", "BIWEEKLY", "SEMI_MONTHLY", "MONTHLY", "ANNUALLY"]
    """How often it is paid out."""
    reason: Optional[str]
    """Why it was set, such as a promotion."""
    created_by_id: Optional[str]
    """Who recorded it; null where that was not kept yet, and where the product did."""
    created_at: str
    """When the record was made."""
    updated_at: str
    """When a field of the record last changed; a request that changes nothing leaves it."""


class CustomFieldValue(TypedDict):
    """What a field of the organization’s own holds for a person."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    user_id: str
    """Whose value it is."""
    field: CustomFieldValueField
    tab: CustomFieldValueTab
    value: Optional[Union[str, float, bool, List[str]]]
    """As the type of the field has it: text, a number, a day, true or false, one option, or several. null once it was emptied."""
    updated_at: str
    """When a field of the record last changed; a request that changes nothing leaves it."""


class CustomFieldValueField(TypedDict):
    """What the value is of."""
    id: str
    """The id of the field."""
    key: str
    """Unique in the organization; cannot be changed."""
    label: str
    """What the app shows beside the value."""
    type: Literal["TEXT", "NUMBER", "DATE", "BOOLEAN", "SELECT", "MULTI_SELECT"]
    """Cannot be changed."""


class CustomFieldValueTab(TypedDict):
    """Where the app shows it."""
    id: str
    """The id of the tab."""
    name: str
    """Unique in the organization, whatever the case."""


class Decider(TypedDict):
    """Someone who may decide."""
    id: str
    """The id of the person; `svc_…` where a service account holds or did something."""
    first_name: str
    """Their given name; the name of a service account."""
    last_name: str
    """Their family name; “Service account” for a service account."""
    on_behalf_of_id: Optional[str]
    """The absent person on whose behalf this deputy decides; null unless they are a deputy."""


class Delivery(TypedDict):
    """An event on its way to one endpoint."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    endpoint_id: str
    """Where it goes."""
    event_id: str
    """The same on retries and redeliveries."""
    event_type: str
    """What happened; see GET /webhook-events."""
    status: Literal["queued", "delivering", "delivered", "failed", "cancelled"]
    """queued until its turn, then delivering; failed once the last attempt failed."""
    cancel_reason: Optional[Literal["endpoint_paused", "endpoint_disabled", "endpoint_deleted", "plan", "api_disabled", "subscription", "module_disabled", "owner_inactive", "owner_role", "not_visible", "unsubscribed", "event_expired", "address_not_public"]]
    """Why it is not attempted any more; null unless it is cancelled."""
    attempt_count: int
    """Attempts so far."""
    next_attempt_at: Optional[str]
    """When it is tried next; null unless it is queued."""
    last_response_status: Optional[int]
    """HTTP status of the last answer; null if none came."""
    last_error: Optional[str]
    """Why the last attempt failed; null if it did not."""
    is_test: bool
    """Whether it was asked for by POST /webhooks/{id}/test."""
    is_redelivery: bool
    """Whether it repeats an earlier delivery."""
    created_at: str
    """When the record was made."""
    completed_at: Optional[str]
    """When it was delivered, given up or cancelled; null until then."""


class DeliveryAttempt(TypedDict):
    """One attempt to deliver an event."""
    number: int
    """Counts the attempts from 1."""
    started_at: str
    """When it began."""
    duration_ms: int
    """How long it took."""
    response_status: Optional[int]
    """HTTP status of the answer; null if none came."""
    response_excerpt: Optional[str]
    """The first kilobyte of the answer."""
    error: Optional[str]
    """Why it failed; null if it did not."""


class DeliveryInFull(TypedDict):
    """A delivery with its attempts and what is sent."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    endpoint_id: str
    """Where it goes."""
    event_id: str
    """The same on retries and redeliveries."""
    event_type: str
    """What happened; see GET /webhook-events."""
    status: Literal["queued", "delivering", "delivered", "failed", "cancelled"]
    """queued until its turn, then delivering; failed once the last attempt failed."""
    cancel_reason: Optional[Literal["endpoint_paused", "endpoint_disabled", "endpoint_deleted", "plan", "api_disabled", "subscription", "module_disabled", "owner_inactive", "owner_role", "not_visible", "unsubscribed", "event_expired", "address_not_public"]]
    """Why it is not attempted any more; null unless it is cancelled."""
    attempt_count: int
    """Attempts so far."""
    next_attempt_at: Optional[str]
    """When it is tried next; null unless it is queued."""
    last_response_status: Optional[int]
    """HTTP status of the last answer; null if none came."""
    last_error: Optional[str]
    """Why the last attempt failed; null if it did not."""
    is_test: bool
    """Whether it was asked for by POST /webhooks/{id}/test."""
    is_redelivery: bool
    """Whether it repeats an earlier delivery."""
    created_at: str
    """When the record was made."""
    completed_at: Optional[str]
    """When it was delivered, given up or cancelled; null until then."""
    attempts: List[DeliveryAttempt]
    """Every attempt, the first one first."""
    payload: Optional[DeliveryInFullPayload]
    """The event as it was last sent, or is to be sent first. null if the token lacks the scope of the event’s type: `meta.withheld` names it."""


class Department(TypedDict):
    """A part of the organization to which people belong."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    name: str
    """Unique in the organization, whatever the case."""
    code: str
    """Unique in the organization."""
    description: Optional[str]
    """What the department does."""
    color: str
    """Hex colour."""
    head_id: Optional[str]
    """An active person of the organization. null: no head."""
    clock_from: Optional[List[Literal["PHONE", "DESK", "KIOSK"]]]
    """null: wherever they are."""
    is_active: bool
    """false: no longer in use; lists leave it out unless asked for it."""
    member_count: int
    """Active people who belong to the department."""
    created_at: str
    """When the record was made."""
    updated_at: str
    """When a field of the record last changed; a request that changes nothing leaves it."""


class DepartmentCreatedEvent(TypedDict):
    """A department was created."""
    id: str
    """The same on retries and redeliveries: de-duplicate on it."""
    type: Literal["department.created"]
    """What happened."""
    api_version: Literal["v1"]
    """The version of the API whose records the event holds."""
    created_at: str
    """When it happened."""
    organization_id: str
    """Where it happened; the same for all events of an endpoint."""
    data: DepartmentEventData


class DepartmentDeletedEvent(TypedDict):
    """A department was deleted."""
    id: str
    """The same on retries and redeliveries: de-duplicate on it."""
    type: Literal["department.deleted"]
    """What happened."""
    api_version: Literal["v1"]
    """The version of the API whose records the event holds."""
    created_at: str
    """When it happened."""
    organization_id: str
    """Where it happened; the same for all events of an endpoint."""
    data: DepartmentDeletedEventData


class DepartmentDeletedEventData(TypedDict):
    """What it happened to."""
    object: ThinRecord
    """The record by id; it is gone."""


class DepartmentEventData(TypedDict):
    """What it happened to."""
    object: Union[Department, ThinRecord]
    """The record as the owner of the endpoint sees it; thin if it is too large to be sent."""


class _DepartmentUpdatedEventRequired(TypedDict):
    id: str
    """The same on retries and redeliveries: de-duplicate on it."""
    type: Literal["department.updated"]
    """What happened."""
    api_version: Literal["v1"]
    """The version of the API whose records the event holds."""
    created_at: str
    """When it happened."""
    organization_id: str
    """Where it happened; the same for all events of an endpoint."""
    data: DepartmentEventData


class DepartmentUpdatedEvent(_DepartmentUpdatedEventRequired, total=False):
    """A department changed."""
    previous: DepartmentUpdatedEventPrevious


class DepartmentUpdatedEventPrevious(TypedDict, total=False):
    """Old values of the fields that changed; absent when there is nothing to report."""
    name: str
    """Unique in the organization, whatever the case."""
    code: str
    """Unique in the organization."""
    description: Optional[str]
    """What the department does."""
    color: str
    """Hex colour."""
    head_id: Optional[str]
    """An active person of the organization. null: no head."""
    clock_from: Optional[List[Literal["PHONE", "DESK", "KIOSK"]]]
    """null: wherever they are."""
    is_active: bool
    """false: no longer in use; lists leave it out unless asked for it."""


class _DepartmentsCreateBodyRequired(TypedDict):
    name: str
    """Unique in the organization, whatever the case."""


class DepartmentsCreateBody(_DepartmentsCreateBodyRequired, total=False):
    """What `POST /departments` takes."""
    code: str
    """Unique in the organization. Generated from the name when omitted."""
    description: Optional[str]
    """What the department does."""
    color: str
    """Hex colour. One that follows from the name when omitted."""
    head_id: Optional[str]
    """An active person of the organization. null: no head."""
    clock_from: Optional[List[Literal["PHONE", "DESK", "KIOSK"]]]
    """null: wherever they are."""
    is_active: bool
    """false: no longer in use; lists leave it out unless asked for it."""


class DepartmentsUpdateBody(TypedDict, total=False):
    """What `PATCH /departments/{id}` takes."""
    name: str
    """Unique in the organization, whatever the case."""
    code: str
    """Unique in the organization."""
    description: Optional[str]
    """What the department does."""
    color: str
    """Hex colour."""
    head_id: Optional[str]
    """An active person of the organization. null: no head."""
    clock_from: Optional[List[Literal["PHONE", "DESK", "KIOSK"]]]
    """null: wherever they are."""
    is_active: bool
    """false: no longer in use; lists leave it out unless asked for it."""


class DirectoryPerson(TypedDict):
    """A person at the directory tier."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    first_name: str
    """Given name."""
    last_name: str
    """Family name."""
    middle_name: Optional[str]
    """Names between the two; null if there are none."""
    preferred_name: Optional[str]
    """What the person wants to be called; null: by first_name."""
    email: str
    """Unique; signs the person in. Cannot be changed."""
    job_title: Optional[str]
    """What the person does, in the words of the organization."""
    division: Optional[str]
    """A larger part of the organization than the department, as free text."""
    work_location: Optional[str]
    """Where the person usually works, such as a site or a city."""
    department_id: Optional[str]
    """The department the person belongs to; null: none."""
    manager_id: Optional[str]
    """Whom the person reports to. Decides on their leave; null: no one."""
    role: Literal["EMPLOYEE", "DEPARTMENT_HEAD", "ADMINISTRATOR", "EXECUTIVE"]
    """What the person and their tokens may see and do. EMPLOYEE on a new person unless given."""
    level: Literal["STANDARD", "SENIOR", "LEAD", "PRINCIPAL"]
    """Seniority, for information: no right follows from it. STANDARD on a new person unless given."""
    is_active: bool
    """false once the account was deactivated: the person can no longer sign in, and their tokens are revoked."""
    is_guest: bool
    """true: the person does not work here, and sees what they were given alone (see access grants). Without employment, leave, time and shifts, in no directory and no count; is_active is false."""
    created_at: str
    """When the record was made."""
    updated_at: str
    """When a field of the record last changed; a request that changes nothing leaves it."""


class Document(TypedDict):
    """A document and who signs it. Its file is at `/documents/{id}/content`."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    title: str
    """What the document is called."""
    description: Optional[str]
    """What it is about."""
    category: Literal["CONTRACT", "POLICY", "FORM", "PAYROLL", "IDENTIFICATION", "CERTIFICATE", "OTHER"]
    """What kind of document it is."""
    file_name: str
    """The name under which the file is downloaded."""
    mime_type: str
    """What kind of file it is."""
    size_bytes: int
    """Size of the file."""
    version: int
    """One more with each new file."""
    owner: PersonName
    """Whom it is about or whose it is."""
    uploaded_by: PersonName
    """Who sent the present version."""
    requires_signature: bool
    """Whether signers were set."""
    signature_status: Optional[Literal["PENDING", "SIGNED", "DECLINED"]]
    """SIGNED once every signer has signed, DECLINED once one has declined; null without signers."""
    signing_mode: Optional[Literal["SEQUENTIAL", "PARALLEL"]]
    """SEQUENTIAL: one after the other in signing_order; PARALLEL: in any order."""
    signature_deadline: Optional[str]
    """After it no one signs or declines any more."""
    signed_at: Optional[str]
    """The last signature so far."""
    signed_by_id: Optional[str]
    """Whose signature that was."""
    is_private: bool
    """Kept from Department Heads: seen by the owner, the signers, Administrators and Executives alone."""
    is_company_library: bool
    """Seen by everyone in the organization."""
    folder_id: Optional[str]
    """The folder it is kept in; null: none."""
    tags: List[str]
    """Labels, in the order given."""
    created_at: str
    """When the record was made."""
    updated_at: str
    """When a field of the record last changed; a request that changes nothing leaves it."""
    signers: List[DocumentSigner]
    """In signing_order."""


class _DocumentDeclinedEventRequired(TypedDict):
    id: str
    """The same on retries and redeliveries: de-duplicate on it."""
    type: Literal["document.declined"]
    """What happened."""
    api_version: Literal["v1"]
    """The version of the API whose records the event holds."""
    created_at: str
    """When it happened."""
    organization_id: str
    """Where it happened; the same for all events of an endpoint."""
    data: DocumentEventData


class DocumentDeclinedEvent(_DocumentDeclinedEventRequired, total=False):
    """A signer declined, which ends the signing. The file is never sent."""
    previous: DocumentDeclinedEventPrevious


class DocumentDeclinedEventPrevious(TypedDict, total=False):
    """Old values of the fields that changed; absent when there is nothing to report."""
    signature_status: Optional[Literal["PENDING", "SIGNED", "DECLINED"]]
    """SIGNED once every signer has signed, DECLINED once one has declined; null without signers."""


class DocumentEventData(TypedDict):
    """What it happened to."""
    object: Union[Document, ThinRecord]
    """The record as the owner of the endpoint sees it; thin if it is too large to be sent."""


class _DocumentSignedEventRequired(TypedDict):
    id: str
    """The same on retries and redeliveries: de-duplicate on it."""
    type: Literal["document.signed"]
    """What happened."""
    api_version: Literal["v1"]
    """The version of the API whose records the event holds."""
    created_at: str
    """When it happened."""
    organization_id: str
    """Where it happened; the same for all events of an endpoint."""
    data: DocumentEventData


class DocumentSignedEvent(_DocumentSignedEventRequired, total=False):
    """A signer signed, each time one does. `previous.signature_status` is there when it was the last signature. The file is never sent."""
    previous: DocumentSignedEventPrevious


class DocumentSignedEventPrevious(TypedDict, total=False):
    """Old values of the fields that changed; absent when there is nothing to report."""
    signature_status: Optional[Literal["PENDING", "SIGNED", "DECLINED"]]
    """SIGNED once every signer has signed, DECLINED once one has declined; null without signers."""


class DocumentSigner(TypedDict):
    """Someone who is asked to sign a document."""
    assignment_id: str
    """Names this request for a signature."""
    user: PersonName
    """Who is asked to sign."""
    status: Literal["PENDING", "SIGNED", "DECLINED"]
    """Whether they have signed."""
    signing_order: int
    """Counted from 1."""
    due_date: Optional[str]
    """The deadline of the document."""
    viewed_at: Optional[str]
    """When they first opened it in the app."""
    signed_at: Optional[str]
    """When they signed; null until then."""
    declined_at: Optional[str]
    """When they declined; null unless they did."""


class _DocumentsCreateBodyRequired(TypedDict):
    title: str
    """What the document is called."""
    file_name: str
    """The name to download it under. Folders and characters that are unsafe in names are taken out; an extension that does not fit the type is completed."""
    mime_type: Literal["application/pdf", "image/png", "image/jpeg", "image/webp", "image/heic", "image/tiff", "text/plain", "text/csv", "text/markdown", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "application/vnd.openxmlformats-officedocument.presentationml.presentation", "application/vnd.oasis.opendocument.text", "application/vnd.oasis.opendocument.spreadsheet"]
    """The type of the file; its bytes must be of it."""
    content: Content
    """The file in base64 (with padding, no line breaks); at most 750000 bytes once decoded."""


class DocumentsCreateBody(_DocumentsCreateBodyRequired, total=False):
    """What `POST /documents` takes."""
    description: Optional[str]
    """What it is about."""
    category: Literal["CONTRACT", "POLICY", "FORM", "PAYROLL", "IDENTIFICATION", "CERTIFICATE", "OTHER"]
    """What kind of document it is."""
    owner_id: str
    """Whom it is about or whose it is: an active person."""
    is_private: bool
    """Not together with is_company_library."""
    is_company_library: bool
    """Seen by everyone in the organization. Not together with is_private."""
    folder_id: Optional[str]
    """A folder of the organization; null: none."""
    tags: List[str]
    """Labels; all of them, in place of those there."""


class _DocumentsSetSignersBodyRequired(TypedDict):
    user_ids: List[str]
    """Who signs, in this order: active people."""


class DocumentsSetSignersBody(_DocumentsSetSignersBodyRequired, total=False):
    """What `POST /documents/{id}/signers` takes."""
    signing_mode: Literal["SEQUENTIAL", "PARALLEL"]
    """SEQUENTIAL: one after the other; PARALLEL: in any order."""
    signature_deadline: Optional[str]
    """In the future, ISO 8601 with an offset; none when absent."""


class DocumentsUpdateBody(TypedDict, total=False):
    """What `PATCH /documents/{id}` takes."""
    title: str
    """What the document is called."""
    description: Optional[str]
    """What it is about."""
    category: Literal["CONTRACT", "POLICY", "FORM", "PAYROLL", "IDENTIFICATION", "CERTIFICATE", "OTHER"]
    """What kind of document it is."""
    owner_id: str
    """Whom it is about or whose it is: an active person."""
    is_private: bool
    """Not together with is_company_library."""
    is_company_library: bool
    """Seen by everyone in the organization. Not together with is_private."""
    folder_id: Optional[str]
    """A folder of the organization; null: none."""
    tags: List[str]
    """Labels; all of them, in place of those there."""
    signature_deadline: Optional[str]
    """Moves the deadline while signatures are pending; null takes it away."""
    file_name: str
    """The name to download it under. Folders and characters that are unsafe in names are taken out; an extension that does not fit the type is completed."""
    mime_type: Literal["application/pdf", "image/png", "image/jpeg", "image/webp", "image/heic", "image/tiff", "text/plain", "text/csv", "text/markdown", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "application/vnd.openxmlformats-officedocument.presentationml.presentation", "application/vnd.oasis.opendocument.text", "application/vnd.oasis.opendocument.spreadsheet"]
    """The type of the file; its bytes must be of it."""
    content: Content
    """The file in base64 (with padding, no line breaks); at most 750000 bytes once decoded."""


class Employment(TypedDict):
    """What a person’s job was, is or is planned to be, from a day on."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    user_id: str
    """Whose job it is."""
    effective_date: str
    """The day from which it holds, on the organization’s calendar; until the next one does."""
    values: EmploymentValues
    changed: List[Literal["job_title", "department_id", "manager_id", "division", "work_location", "level", "employment_type", "working_pattern"]]
    """What differs from before; empty on the first row. Of a planned change: what it sets."""
    reason: Optional[str]
    """Why, in the words of who made the change; null: not said."""
    created_by_id: Optional[str]
    """Who made or planned the change; null: not known."""
    created_at: str
    """When the record was made."""
    status: Literal["PAST", "CURRENT", "PLANNED"]
    """CURRENT: what holds today. PLANNED: it is carried out when its day begins."""
    is_rehire: bool
    """Whether the person is hired again on this day: another employment begins."""
    problem: Optional[str]
    """Why a planned change was not carried out when it was due; it waits until it is changed or deleted. null: nothing is in its way."""


class _EmploymentPeriodRequired(TypedDict):
    number: int
    """1 for the first employment, 2 for the second."""
    started_on: Optional[str]
    """Its first day; null: not recorded."""
    ended_on: Optional[str]
    """Its last day; null while no end is known."""
    status: Literal["PAST", "CURRENT", "PLANNED"]
    """PAST: it is over. PLANNED: the person left and is to be hired again on the first day."""
    planned_change_id: Optional[str]
    """Of one that is planned: the planned change to delete so that it does not begin."""


class EmploymentPeriod(_EmploymentPeriodRequired, total=False):
    """One employment of a person, from the first to the last day."""
    probation_period_months: Optional[Literal[3, 6]]
    """Length of the probation from the first day; null: none."""


class EmploymentPeriodsResponseData(TypedDict):
    """What was asked for."""
    periods: List[EmploymentPeriod]
    """The oldest first."""


class EmploymentValues(TypedDict):
    """The values of a job that are kept over time."""
    job_title: Optional[str]
    """What the person does, in the words of the organization."""
    department_id: Optional[str]
    """The department the person belongs to; null: none."""
    manager_id: Optional[str]
    """Whom the person reports to. Decides on their leave; null: no one."""
    division: Optional[str]
    """A larger part of the organization than the department, as free text."""
    work_location: Optional[str]
    """Where the person usually works, such as a site or a city."""
    level: Literal["STANDARD", "SENIOR", "LEAD", "PRINCIPAL"]
    """Seniority, for information: no right follows from it. STANDARD on a new person unless given."""
    employment_type: Optional[Literal["FULL_TIME", "PART_TIME", "CONTRACT", "TEMPORARY", "INTERN"]]
    """How the person is employed; null: not recorded."""
    working_pattern: Optional[EmploymentValuesWorkingPattern]
    """When the person works, and how much: leave and timesheets count by it. null: the organization’s standard day on every day that is no weekend."""


class EmploymentValuesWorkingPattern(TypedDict):
    """When someone works, and how much."""
    cycle_weeks: int
    """Whether every week is alike, or two take turns."""
    weeks: List[EmploymentValuesWorkingPatternWeek]
    """As many as `cycle_weeks`, from Monday to Sunday. Of two, the first holds in the week of 5 January 1970 and in every second week from there, the second in those between."""


class EmploymentValuesWorkingPatternWeek(TypedDict):
    """Minutes of work on each day of a week."""
    MONDAY: int
    """Minutes on a Monday; 0: a day off."""
    TUESDAY: int
    """Minutes on a Tuesday; 0: a day off."""
    WEDNESDAY: int
    """Minutes on a Wednesday; 0: a day off."""
    THURSDAY: int
    """Minutes on a Thursday; 0: a day off."""
    FRIDAY: int
    """Minutes on a Friday; 0: a day off."""
    SATURDAY: int
    """Minutes on a Saturday; 0: a day off."""
    SUNDAY: int
    """Minutes on a Sunday; 0: a day off."""


class _ErrorRequired(TypedDict):
    code: Literal["BAD_REQUEST", "AUTH_INVALID", "FORBIDDEN", "SCOPE_MISSING", "MODULE_DISABLED", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "CONFLICT", "IDEMPOTENCY_CONFLICT", "PRECONDITION_FAILED", "PAYLOAD_TOO_LARGE", "VALIDATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "UNAVAILABLE"]
    """What kind of refusal it is; new ones may be added."""
    message: str
    """What went wrong and what to do, for people."""


class Error(_ErrorRequired, total=False):
    """Why a request was refused. Branch on `code`; the message may be reworded."""
    details: ErrorDetails


class EventType(TypedDict):
    """A type of event that an endpoint can subscribe to."""
    type: str
    """Its name, as `events` of an endpoint takes it."""
    summary: str
    """When it is raised."""
    required_scope: Optional[Literal["users:read", "users.employment:read", "users.personal:read", "users.govid:read", "users:write", "departments:read", "departments:write", "teams:read", "teams:write", "training:read", "training:write", "certifications:read", "certificate_requirements:read", "certificate_requirements:write", "assets:read", "assets:write", "benefits:read", "compensation:read", "custom_fields:read", "goals:read", "onboarding:read", "time_entries:read", "time_entries.location:read", "time_entries:write", "time_entries:approve", "timesheets:read", "pay_runs:read", "pay_runs:write", "projects:read", "schedules:read", "availability:read", "availability:write", "shift_offers:read", "shift_offers:write", "staffing_requirements:read", "staffing_requirements:write", "labor_budgets:read", "labor_budgets:write", "working_rules:read", "working_rules:write", "leaves:read", "leaves:write", "leaves:approve", "expenses:read", "expenses:write", "expenses:approve", "access_grants:read", "access_grants:write", "documents:read", "documents:write", "webhooks:read", "webhooks:write", "sandbox:write", "scim"]]
    """What a token needs to subscribe to it, and the owner’s role to receive it; null: nothing."""
    object: str
    """The kind of record it is about."""
    module: Optional[Literal["time_tracking", "expenses"]]
    """Not sent while this module is off."""
    is_thin: bool
    """Whether it only ever holds id and object of the record."""
    previous: List[str]
    """Fields whose old values `previous` may hold."""
    described_at: str
    """Where the OpenAPI document describes it, with an example."""


class ExpenseLineItem(TypedDict):
    """One thing that was paid for."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    date: str
    """The day on which it was paid."""
    description: Optional[str]
    """What was bought."""
    vendor: Optional[str]
    """Who was paid."""
    expense_type: Literal["ACCOMMODATION", "AIRFARE", "GROUND_TRANSPORT", "MEALS", "ENTERTAINMENT", "SUPPLIES", "COMMUNICATION", "TRAINING", "OTHER"]
    """What kind of expense it is."""
    expense_class: Optional[str]
    """The class or account that bookkeeping knows it by."""
    currency: str
    """ISO 4217. That of the report unless given."""
    exchange_rate: float
    """What one unit of the line’s currency is worth in the report’s currency. At most eight decimals. Needed if the two differ; 1 if they are the same."""
    amount_before_tax: float
    """In the currency of the line. At most four decimals."""
    gst: float
    """GST in the currency of the line. At most four decimals."""
    pst: float
    """PST in the currency of the line. At most four decimals."""
    hst: float
    """HST in the currency of the line. At most four decimals."""
    qst: float
    """QST in the currency of the line. At most four decimals."""
    gratuity: float
    """Gratuity in the currency of the line. At most four decimals."""
    receipt_id: Optional[str]
    """A receipt of the same report; null: none."""
    notes: Optional[str]
    """Remarks for anyone who checks the line."""
    total: float
    """amount_before_tax with taxes and gratuity, in the currency of the line, not rounded."""
    total_in_base_currency: float
    """total × exchange_rate, rounded half up to the minor unit of the report’s currency."""


class ExpenseMileage(TypedDict):
    """A drive in one’s own car."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    date: str
    """The day of the drive."""
    description: Optional[str]
    """From where to where, and what for."""
    round_trip: bool
    """distance is one way and counts twice."""
    distance: float
    """How far, one way for a round trip; at most two decimals."""
    unit: Literal["KILOMETERS", "MILES"]
    """What distance and rate_per_unit are counted in."""
    rate_per_unit: float
    """For one kilometre or mile; at most four decimals."""
    currency: str
    """ISO 4217. That of the report unless given."""
    exchange_rate: float
    """What one unit of the line’s currency is worth in the report’s currency. At most eight decimals. Needed if the two differ; 1 if they are the same."""
    gst: float
    """GST in the currency of the line. At most four decimals."""
    notes: Optional[str]
    """Remarks for anyone who checks the line."""
    total: float
    """distance, doubled for a round trip, × rate_per_unit, with GST, in the currency of the line, not rounded."""
    total_in_base_currency: float
    """total × exchange_rate, rounded half up to the minor unit of the report’s currency."""


class ExpensePerDiem(TypedDict):
    """A flat amount for a day or a meal."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    date: str
    """The day it is for."""
    per_diem_type: Literal["FULL_DAY", "PARTIAL_DAY", "BREAKFAST", "LUNCH", "DINNER", "INCIDENTALS"]
    """For a day, a part of it or a meal."""
    quantity: float
    """How many; at most two decimals."""
    rate: float
    """For one; at most four decimals."""
    currency: str
    """ISO 4217. That of the report unless given."""
    exchange_rate: float
    """What one unit of the line’s currency is worth in the report’s currency. At most eight decimals. Needed if the two differ; 1 if they are the same."""
    gst: float
    """GST in the currency of the line. At most four decimals."""
    pst: float
    """PST in the currency of the line. At most four decimals."""
    meal_provided: bool
    """Whether a meal was provided, for anyone who checks the rate."""
    notes: Optional[str]
    """Remarks for anyone who checks the line."""
    total: float
    """quantity × rate with taxes, in the currency of the line, not rounded."""
    total_in_base_currency: float
    """total × exchange_rate, rounded half up to the minor unit of the report’s currency."""


class ExpenseReceipt(TypedDict):
    """A picture or PDF of what was paid."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    file_name: str
    """The name it was uploaded under."""
    mime_type: Literal["application/pdf", "image/jpeg", "image/png", "image/webp", "image/heic"]
    """What kind of file it is, as its bytes show."""
    size_bytes: int
    """Size of the file."""
    uploaded_at: str
    """When it was added to the report."""


class ExpenseReport(TypedDict):
    """Expenses of one person, submitted and decided on together. All totals are worked out by the server."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    report_number: str
    """Counts the reports of the organization by year, one after the other."""
    title: str
    """What the expenses were for, in a line."""
    description: Optional[str]
    """More on them, for anyone who decides."""
    trip_purpose: Optional[str]
    """Why the person travelled."""
    report_type: Literal["REIMBURSEMENT", "CORPORATE_CARD", "TRAVEL"]
    """How it is settled: paid back, on a company card, or as a trip."""
    status: Literal["DRAFT", "SUBMITTED", "PENDING_APPROVAL", "APPROVED", "REJECTED", "PAID"]
    """SUBMITTED: waits for a decision; PENDING_APPROVAL: someone has begun to decide: an approver has taken it up, or a step of `approvals` was taken. Only DRAFT and REJECTED ones change."""
    departure_date: Optional[str]
    """First day of the trip; null: no trip."""
    return_date: Optional[str]
    """Last day of the trip, not before departure_date; null: no trip."""
    currency: str
    """ISO 4217. Totals are in it; amounts in other currencies are converted to it."""
    total_expenses: float
    """Sum of line_items in the report’s currency, taxes included."""
    total_per_diems: float
    """Sum of per_diems in the report’s currency, taxes included."""
    total_mileage: float
    """Sum of mileage in the report’s currency, taxes included."""
    total_tax: float
    """The GST, PST, HST and QST within the three."""
    grand_total: float
    """total_expenses, total_per_diems and total_mileage together."""
    submitted_by: PersonName
    """Whose expenses they are, also before submission."""
    approver: Optional[PersonName]
    """Who is to decide, from submission on; then who decided. null in a draft and for what no person decided."""
    on_behalf_of_id: Optional[str]
    """The absent person on whose behalf a deputy decided; null unless a deputy did."""
    approvals: List[Approval]
    """Who decides one after the other, by the organization’s policy when the request was sent; empty: one decision will do."""
    department_id: Optional[str]
    """The department it is charged to; null: none."""
    project_id: Optional[str]
    """The project it belongs to: one that the person sees; null: none."""
    cost_center: Optional[str]
    """The cost centre that bookkeeping charges."""
    is_billable: bool
    """Whether a client is billed for it."""
    submitted_at: Optional[str]
    """When it was last submitted; null in a draft."""
    approved_at: Optional[str]
    """When it was approved; null until then."""
    approver_notes: Optional[str]
    """What the approver said with the approval."""
    rejection_reason: Optional[str]
    """Until it is submitted again."""
    paid_at: Optional[str]
    """When it was marked as paid; null until then."""
    payment_method: Optional[str]
    """How it was paid."""
    payment_reference: Optional[str]
    """Names the payment in the bank’s or payroll’s books."""
    created_at: str
    """When the record was made."""
    updated_at: str
    """When a field of the record last changed; a request that changes nothing leaves it."""
    payable_to: Optional[str]
    """Who is paid, if it is not the person: a name."""
    line_items: List[ExpenseLineItem]
    """What was paid for, one by one."""
    per_diems: List[ExpensePerDiem]
    """Flat amounts for days and meals."""
    mileage: List[ExpenseMileage]
    """Drives in one’s own car."""
    receipts: List[ExpenseReceipt]
    """Files that prove what was paid."""


class _ExpenseReportApprovedEventRequired(TypedDict):
    id: str
    """The same on retries and redeliveries: de-duplicate on it."""
    type: Literal["expense_report.approved"]
    """What happened."""
    api_version: Literal["v1"]
    """The version of the API whose records the event holds."""
    created_at: str
    """When it happened."""
    organization_id: str
    """Where it happened; the same for all events of an endpoint."""
    data: ExpenseReportEventData


class ExpenseReportApprovedEvent(_ExpenseReportApprovedEventRequired, total=False):
    """An expense report was approved: by its approver, or on submission if it stays within the organization’s threshold."""
    previous: ExpenseReportApprovedEventPrevious


class ExpenseReportApprovedEventPrevious(TypedDict, total=False):
    """Old values of the fields that changed; absent when there is nothing to report."""
    status: Literal["DRAFT", "SUBMITTED", "PENDING_APPROVAL", "APPROVED", "REJECTED", "PAID"]
    """SUBMITTED: waits for a decision; PENDING_APPROVAL: someone has begun to decide: an approver has taken it up, or a step of `approvals` was taken. Only DRAFT and REJECTED ones change."""


class ExpenseReportEventData(TypedDict):
    """What it happened to."""
    object: Union[ExpenseReport, ThinRecord]
    """The record as the owner of the endpoint sees it; thin if it is too large to be sent."""


class _ExpenseReportPaidEventRequired(TypedDict):
    id: str
    """The same on retries and redeliveries: de-duplicate on it."""
    type: Literal["expense_report.paid"]
    """What happened."""
    api_version: Literal["v1"]
    """The version of the API whose records the event holds."""
    created_at: str
    """When it happened."""
    organization_id: str
    """Where it happened; the same for all events of an endpoint."""
    data: ExpenseReportEventData


class ExpenseReportPaidEvent(_ExpenseReportPaidEventRequired, total=False):
    """An expense report was marked as paid."""
    previous: ExpenseReportPaidEventPrevious


class ExpenseReportPaidEventPrevious(TypedDict, total=False):
    """Old values of the fields that changed; absent when there is nothing to report."""
    status: Literal["DRAFT", "SUBMITTED", "PENDING_APPROVAL", "APPROVED", "REJECTED", "PAID"]
    """SUBMITTED: waits for a decision; PENDING_APPROVAL: someone has begun to decide: an approver has taken it up, or a step of `approvals` was taken. Only DRAFT and REJECTED ones change."""


class _ExpenseReportRejectedEventRequired(TypedDict):
    id: str
    """The same on retries and redeliveries: de-duplicate on it."""
    type: Literal["expense_report.rejected"]
    """What happened."""
    api_version: Literal["v1"]
    """The version of the API whose records the event holds."""
    created_at: str
    """When it happened."""
    organization_id: str
    """Where it happened; the same for all events of an endpoint."""
    data: ExpenseReportEventData


class ExpenseReportRejectedEvent(_ExpenseReportRejectedEventRequired, total=False):
    """An expense report was rejected."""
    previous: ExpenseReportRejectedEventPrevious


class ExpenseReportRejectedEventPrevious(TypedDict, total=False):
    """Old values of the fields that changed; absent when there is nothing to report."""
    status: Literal["DRAFT", "SUBMITTED", "PENDING_APPROVAL", "APPROVED", "REJECTED", "PAID"]
    """SUBMITTED: waits for a decision; PENDING_APPROVAL: someone has begun to decide: an approver has taken it up, or a step of `approvals` was taken. Only DRAFT and REJECTED ones change."""


class _ExpenseReportSubmittedEventRequired(TypedDict):
    id: str
    """The same on retries and redeliveries: de-duplicate on it."""
    type: Literal["expense_report.submitted"]
    """What happened."""
    api_version: Literal["v1"]
    """The version of the API whose records the event holds."""
    created_at: str
    """When it happened."""
    organization_id: str
    """Where it happened; the same for all events of an endpoint."""
    data: ExpenseReportEventData


class ExpenseReportSubmittedEvent(_ExpenseReportSubmittedEventRequired, total=False):
    """An expense report was submitted, for the first time or again after it was rejected."""
    previous: ExpenseReportSubmittedEventPrevious


class ExpenseReportSubmittedEventPrevious(TypedDict, total=False):
    """Old values of the fields that changed; absent when there is nothing to report."""
    status: Literal["DRAFT", "SUBMITTED", "PENDING_APPROVAL", "APPROVED", "REJECTED", "PAID"]
    """SUBMITTED: waits for a decision; PENDING_APPROVAL: someone has begun to decide: an approver has taken it up, or a step of `approvals` was taken. Only DRAFT and REJECTED ones change."""


class ExpenseReportsAddReceiptBody(TypedDict):
    """What `POST /expense-reports/{id}/receipts` takes."""
    file_name: str
    """The name to download it under. Folders and characters that are unsafe in names are taken out; an extension that does not fit the type is completed."""
    mime_type: Literal["application/pdf", "image/jpeg", "image/png", "image/webp", "image/heic"]
    """The type of the file; its bytes must be of it."""
    content: Content
    """The file in base64 (with padding, no line breaks); at most 750000 bytes once decoded."""


class ExpenseReportsApproveBody(TypedDict, total=False):
    """What `POST /expense-reports/{id}/approve` takes."""
    approver_notes: Optional[str]
    """A word with the approval."""
    all_steps: bool
    """true: decides all steps that are left, whoever they wait for. For Administrators and Executives; each step records it."""


class _ExpenseReportsCreateBodyRequired(TypedDict):
    title: str
    """What the expenses were for, in a line."""


class ExpenseReportsCreateBody(_ExpenseReportsCreateBodyRequired, total=False):
    """What `POST /expense-reports` takes."""
    description: Optional[str]
    """More on them, for anyone who decides."""
    trip_purpose: Optional[str]
    """Why the person travelled."""
    report_type: Literal["REIMBURSEMENT", "CORPORATE_CARD", "TRAVEL"]
    """How it is settled: paid back, on a company card, or as a trip."""
    departure_date: Optional[str]
    """First day of the trip; null: no trip."""
    return_date: Optional[str]
    """Last day of the trip, not before departure_date; null: no trip."""
    cost_center: Optional[str]
    """The cost centre that bookkeeping charges."""
    payable_to: Optional[str]
    """Who is paid, if it is not the person: a name."""
    line_items: List[NewExpenseLineItem]
    """All of them: what is sent replaces what is there."""
    per_diems: List[NewExpensePerDiem]
    """All of them: what is sent replaces what is there."""
    mileage: List[NewExpenseMileage]
    """All of them: what is sent replaces what is there."""
    currency: str
    """That of the organization unless given."""
    department_id: Optional[str]
    """The person’s own unless given."""
    project_id: Optional[str]
    """The project it belongs to: one that the person sees; null: none."""
    is_billable: bool
    """As the project unless given."""


class _ExpenseReportsPayBodyRequired(TypedDict):
    payment_method: str
    """How it was paid."""


class ExpenseReportsPayBody(_ExpenseReportsPayBodyRequired, total=False):
    """What `POST /expense-reports/{id}/pay` takes."""
    payment_reference: Optional[str]
    """Names the payment in the bank’s or payroll’s books."""


class _ExpenseReportsRejectBodyRequired(TypedDict):
    reason: str
    """Why it is turned down; the person reads it."""


class ExpenseReportsRejectBody(_ExpenseReportsRejectBodyRequired, total=False):
    """What `POST /expense-reports/{id}/reject` takes."""
    all_steps: bool
    """true: decides all steps that are left, whoever they wait for. For Administrators and Executives; each step records it."""


class ExpenseReportsUpdateBody(TypedDict, total=False):
    """What `PATCH /expense-reports/{id}` takes."""
    title: str
    """What the expenses were for, in a line."""
    description: Optional[str]
    """More on them, for anyone who decides."""
    trip_purpose: Optional[str]
    """Why the person travelled."""
    report_type: Literal["REIMBURSEMENT", "CORPORATE_CARD", "TRAVEL"]
    """How it is settled: paid back, on a company card, or as a trip."""
    departure_date: Optional[str]
    """First day of the trip; null: no trip."""
    return_date: Optional[str]
    """Last day of the trip, not before departure_date; null: no trip."""
    cost_center: Optional[str]
    """The cost centre that bookkeeping charges."""
    payable_to: Optional[str]
    """Who is paid, if it is not the person: a name."""
    line_items: List[NewExpenseLineItem]
    """All of them: what is sent replaces what is there."""
    per_diems: List[NewExpensePerDiem]
    """All of them: what is sent replaces what is there."""
    mileage: List[NewExpenseMileage]
    """All of them: what is sent replaces what is there."""
    currency: str
    """Changes only together with all lines that are there: their exchange rates are to the old one."""
    department_id: Optional[str]
    """The department it is charged to; null: none."""
    project_id: Optional[str]
    """The project it belongs to: one that the person sees; null: none."""
    is_billable: bool
    """Whether a client is billed for it."""


class _FeedEventRequired(TypedDict):
    id: str
    """The same as in deliveries to webhook endpoints."""
    type: str
    """What happened."""
    api_version: Literal["v1"]
    """The version of the API whose records the event holds."""
    created_at: str
    """When it happened."""
    organization_id: str
    """Where it happened."""
    data: FeedEventData


class FeedEvent(_FeedEventRequired, total=False):
    """An event, as a webhook endpoint of the token’s owner would get it."""
    previous: FeedEventPrevious


class FeedEventData(TypedDict):
    """What it happened to."""
    object: FeedEventDataObject


class FeedEventDataObject(TypedDict):
    """The record as the owner of the token sees it, at its standard tier; as the event’s type describes it under Events."""
    pass


class FeedEventPrevious(TypedDict):
    """Old values of the fields that changed; absent when there is nothing to report."""
    pass


class _ForeseenStepRequired(TypedDict):
    step: int
    """Its place, from 1 on."""
    by: Literal["MANAGER", "DEPARTMENT_HEAD", "ROLE", "PERSON", "HOLDER_OF"]
    """MANAGER: the person’s manager. DEPARTMENT_HEAD: who heads or manages their department. ROLE: anyone with `role` or one above. PERSON: `user_id`. HOLDER_OF: whoever was given `package` for people of their department."""
    role: Optional[Literal["DEPARTMENT_HEAD", "ADMINISTRATOR", "EXECUTIVE"]]
    """Of a step by ROLE; else null."""
    user_id: Optional[str]
    """Of a step by PERSON; else null."""
    skipped_because: Optional[Literal["NOBODY", "OWN", "DECIDED_BEFORE", "ENDED"]]
    """NOBODY: nobody active could take it. OWN: the person themselves alone could. DECIDED_BEFORE: who could had decided a step before. ENDED: the request was rejected or withdrawn before. Null unless it is SKIPPED."""
    deciders: List[Decider]
    """Who can take it as things are, deputies of those who are away among them; the first ten. Empty for a step that is skipped."""


class ForeseenStep(_ForeseenStepRequired, total=False):
    """A step of a decision, before it is taken."""
    package: Literal["EXPENSES_PAYING", "SCHEDULE_PLANNING", "SCHEDULE_PUBLISHING", "SCHEDULE_COST", "LEAVE_KEEPING", "HIRING", "AUDITING", "REPORTS_READING", "DEVELOPING", "PAYROLL_PREPARING", "RECORDS_KEEPING"]
    """Of a step by HOLDER_OF alone."""


class Goal(TypedDict):
    """What a person sets out to reach."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    user_id: str
    """Whose goal it is."""
    title: str
    """The goal in a line."""
    description: Optional[str]
    """How it is reached, and how that is seen."""
    status: Literal["NOT_STARTED", "IN_PROGRESS", "COMPLETED", "CANCELLED"]
    """Where the person stands. A COMPLETED or CANCELLED goal can be taken up again."""
    progress_percent: int
    """0 until the goal is IN_PROGRESS, 100 once it is COMPLETED."""
    start_date: Optional[str]
    """When work on it begins; null: open."""
    due_date: Optional[str]
    """When it should be reached; null: open."""
    completed_at: Optional[str]
    """When it was reached; null until then."""
    created_at: str
    """When the record was made."""
    updated_at: str
    """When a field of the record last changed; a request that changes nothing leaves it."""


class HiredAgain(TypedDict):
    """Someone who is hired again, now or on a day to come."""
    id: str
    """Who is hired again."""
    status: Literal["HIRED", "PLANNED"]
    """HIRED: the employment has begun. PLANNED: it begins with start_date; until then the person has no access."""
    start_date: str
    """The first day."""
    planned_change_id: Optional[str]
    """Of one that is planned: the planned change to delete so that it does not begin."""


class HolidayYear(TypedDict):
    """The public holidays of one calendar year, as the organization keeps them."""
    year: int
    """The calendar year."""
    country: str
    """ISO 3166-1 alpha-2."""
    region: Optional[str]
    """Province or state whose holidays count; null: those of the country alone."""
    holidays: List[PublicHoliday]
    """In the order of their dates."""


class HoursAccount(TypedDict):
    """What someone worked against what their contract asks for, by day, week and month, carried on."""
    user_id: str
    """Whose account it is."""
    user: PersonName
    """The same person by name."""
    is_kept: bool
    """Whether the organization keeps hours accounts; false: all else is empty."""
    begins_on: Optional[str]
    """The first day that counts; null: none does."""
    counted_through: Optional[str]
    """The last day that is counted: yesterday, or the last day of employment; null: none is yet."""
    balance_minutes: int
    """What there is: more worked than expected, or less if it is negative."""
    cap_minutes: Optional[int]
    """What it should not exceed at a month’s end; null: no cap."""
    cap: Literal["WARN", "CUT"]
    """Whether what is above the cap is only told, or taken away."""
    is_over_cap: bool
    """Whether it is above the cap now."""
    month: str
    """The month of the weeks and entries shown, YYYY-MM."""
    weeks: List[AccountWeek]
    """The work weeks that the month touches."""
    entries: List[HoursAccountEntryInAccount]
    """What was entered by hand in the month, in order."""
    months: List[AccountMonth]
    """Every month since the account began, in order."""


class HoursAccountEntryInAccount(TypedDict):
    """What was entered in an hours account by hand. It is never changed, only followed by another."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    kind: Literal["CORRECTION", "PAY_OUT", "LEAVE_IN_LIEU"]
    """CORRECTION: by hand; PAY_OUT: paid in money; LEAVE_IN_LIEU: given as leave."""
    date: str
    """The day from which it counts."""
    minutes: int
    """What it adds to the account; what is paid out or given as leave is negative."""
    leave_type_id: Optional[str]
    """The leave balance that hours given as leave went to; null for the others."""
    reason: Optional[str]
    """Why it was made."""
    created_by_id: Optional[str]
    """Who made it; null if no person did."""
    created_at: str
    """When the record was made."""


class _LaborBudgetRequired(TypedDict):
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    department_id: str
    """Whose work it is for."""
    week: str
    """The first day of the week, as the organization begins its weeks."""
    hours: Optional[float]
    """How many hours may be worked, with at most two decimals; null: no limit."""
    created_at: str
    """When the record was made."""
    updated_at: str
    """When a field of the record last changed; a request that changes nothing leaves it."""


class LaborBudget(_LaborBudgetRequired, total=False):
    """How many hours, and how much money, the work of a department may take in a week."""
    amount: Optional[float]
    """What its work may cost, in the currency of the organization, with at most four decimals; null: no limit. Administrators, Executives and holders of SCHEDULE_COST see it."""


class _LaborBudgetsCreateBodyRequired(TypedDict):
    department_id: str
    """Whose work it is for."""
    week: str
    """The first day of the week, as the organization begins its weeks."""


class LaborBudgetsCreateBody(_LaborBudgetsCreateBodyRequired, total=False):
    """What `POST /labor-budgets` takes."""
    hours: Optional[float]
    """How many hours may be worked, with at most two decimals; null: no limit."""
    amount: Optional[float]
    """What its work may cost, in the currency of the organization, with at most four decimals; null: no limit. Administrators, Executives and holders of SCHEDULE_COST see it."""


class LaborBudgetsUpdateBody(TypedDict, total=False):
    """What `PATCH /labor-budgets/{id}` takes."""
    hours: Optional[float]
    """How many hours may be worked, with at most two decimals; null: no limit."""
    amount: Optional[float]
    """What its work may cost, in the currency of the organization, with at most four decimals; null: no limit. Administrators, Executives and holders of SCHEDULE_COST see it."""


class _LeaveRequired(TypedDict):
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    user_id: str
    """Who is away."""
    leave_type_id: Optional[str]
    """null if the leave is private and not the reader’s to know."""
    leave_type: LeaveTypeInLeave
    status: Literal["PENDING", "APPROVED", "REJECTED", "CANCELLED"]
    """PENDING: waits for a decision. Nothing changes any more once it is REJECTED or CANCELLED."""
    start_date: str
    """The first day of the leave."""
    end_date: str
    """The last day of the leave."""
    start_half: Literal["FULL_DAY", "FIRST_HALF", "SECOND_HALF"]
    """SECOND_HALF: begins at noon of start_date."""
    end_half: Literal["FULL_DAY", "FIRST_HALF", "SECOND_HALF"]
    """FIRST_HALF: ends at noon of end_date."""
    start_time: Optional[str]
    """Of leave by the clock, on the organization’s; null for whole and half days."""
    end_time: Optional[str]
    """Of leave by the clock, 24:00 at the latest; null for whole and half days."""
    total_days: float
    """Working days; weekends of the organization and public holidays are left out, a half day is 0.5."""
    total_hours: Optional[float]
    """Of leave by the clock; null for whole and half days."""
    reason: Optional[str]
    """Why the person asked for it."""
    decided_by_id: Optional[str]
    """Who took the last decision: approved, rejected, cancelled, or declined a cancellation."""
    on_behalf_of_id: Optional[str]
    """The absent person on whose behalf a deputy decided; null unless a deputy did."""
    decided_at: Optional[str]
    """When that decision was taken; null until then."""
    decision_comment: Optional[str]
    """What was said along with the decision."""
    rejection_reason: Optional[str]
    """Why it was not granted; null unless it is REJECTED."""
    approvals: List[Approval]
    """Who decides one after the other, by the organization’s policy when the request was sent; empty: one decision will do."""
    replaces_id: Optional[str]
    """The approved leave in whose place this one is asked for, or was. That one stands until this is decided, and is CANCELLED once this is approved."""
    change_id: Optional[str]
    """The leave that is asked for in place of this one and waits; of a CANCELLED one, the leave that took its place."""
    cancellation_requested_at: Optional[str]
    """Set while the person’s wish to cancel an APPROVED leave waits for an answer, and kept once it is granted."""
    cancelled_at: Optional[str]
    """When it was withdrawn or cancelled; null unless it is CANCELLED."""
    cancellation_request_reason: Optional[str]
    """Why the person withdrew it or wants it cancelled."""
    submitted_at: str
    """When it was asked for or booked."""
    created_at: str
    """When the record was made."""
    updated_at: str
    """When a field of the record last changed; a request that changes nothing leaves it."""


class Leave(_LeaveRequired, total=False):
    """Time off of one person. A leave of a private type is whole for the person, their manager, Administrators and Executives; other readers get its dates and status, and nothing of its type, reason and comments."""
    user: Optional[PersonName]
    """What user_id stands for, when `include` asks for it; null: nothing, or not the owner’s to see."""


class _LeaveApprovedEventRequired(TypedDict):
    id: str
    """The same on retries and redeliveries: de-duplicate on it."""
    type: Literal["leave.approved"]
    """What happened."""
    api_version: Literal["v1"]
    """The version of the API whose records the event holds."""
    created_at: str
    """When it happened."""
    organization_id: str
    """Where it happened; the same for all events of an endpoint."""
    data: LeaveEventData


class LeaveApprovedEvent(_LeaveApprovedEventRequired, total=False):
    """A leave was approved."""
    previous: LeaveApprovedEventPrevious


class LeaveApprovedEventPrevious(TypedDict, total=False):
    """Old values of the fields that changed; absent when there is nothing to report."""
    status: Literal["PENDING", "APPROVED", "REJECTED", "CANCELLED"]
    """PENDING: waits for a decision. Nothing changes any more once it is REJECTED or CANCELLED."""


class LeaveBalance(TypedDict):
    """What there is of one type of leave, and what became of it."""
    leave_type: LeaveTypeInBalance
    entitled: Optional[float]
    """What the whole year gives; null: unlimited."""
    accrued: float
    """What of it has been given so far."""
    carried_over: float
    """Came from the year before, less what of it expired or moved on into the next."""
    adjusted: float
    """Sum of corrections by hand."""
    taken: float
    """Approved leave of the year, past and to come."""
    pending: float
    """Reserved by requests that wait for a decision."""
    available: Optional[float]
    """accrued + carried_over + adjusted − taken − pending; null: unlimited."""
    unit: Literal["DAYS", "HOURS"]
    """What all amounts of this balance are counted in."""


class LeaveBalances(TypedDict):
    """What one person has of each leave type in one calendar year."""
    user_id: str
    """Whose balances they are."""
    year: int
    """The calendar year."""
    balances: List[LeaveBalance]
    """One for each type that the reader may see, by name."""


class _LeaveCancellationRequestedEventRequired(TypedDict):
    id: str
    """The same on retries and redeliveries: de-duplicate on it."""
    type: Literal["leave.cancellation_requested"]
    """What happened."""
    api_version: Literal["v1"]
    """The version of the API whose records the event holds."""
    created_at: str
    """When it happened."""
    organization_id: str
    """Where it happened; the same for all events of an endpoint."""
    data: LeaveEventData


class LeaveCancellationRequestedEvent(_LeaveCancellationRequestedEventRequired, total=False):
    """The person asks for an approved leave to be cancelled; it stays APPROVED until someone agrees."""
    previous: LeaveCancellationRequestedEventPrevious


class LeaveCancellationRequestedEventPrevious(TypedDict, total=False):
    """Old values of the fields that changed; absent when there is nothing to report."""
    cancellation_requested_at: Optional[str]
    """Set while the person’s wish to cancel an APPROVED leave waits for an answer, and kept once it is granted."""


class _LeaveCancelledEventRequired(TypedDict):
    id: str
    """The same on retries and redeliveries: de-duplicate on it."""
    type: Literal["leave.cancelled"]
    """What happened."""
    api_version: Literal["v1"]
    """The version of the API whose records the event holds."""
    created_at: str
    """When it happened."""
    organization_id: str
    """Where it happened; the same for all events of an endpoint."""
    data: LeaveEventData


class LeaveCancelledEvent(_LeaveCancelledEventRequired, total=False):
    """A leave was withdrawn, cancelled by someone in charge, or its requested cancellation was granted."""
    previous: LeaveCancelledEventPrevious


class LeaveCancelledEventPrevious(TypedDict, total=False):
    """Old values of the fields that changed; absent when there is nothing to report."""
    status: Literal["PENDING", "APPROVED", "REJECTED", "CANCELLED"]
    """PENDING: waits for a decision. Nothing changes any more once it is REJECTED or CANCELLED."""


class LeaveEventData(TypedDict):
    """What it happened to."""
    object: Union[Leave, ThinRecord]
    """The record as the owner of the endpoint sees it; thin if it is too large to be sent."""


class LeavePreview(TypedDict):
    """What a leave would cost and meet, before it is booked."""
    total_days: float
    """Working days that it takes; a half day is 0.5."""
    total_hours: Optional[float]
    """For types counted in hours, else null."""
    days: List[LeavePreviewDay]
    """Every day of the range, in order; none if range or type cannot be booked at all."""
    balance: LeavePreviewBalance
    problems: List[LeavePreviewProblem]
    """Everything that booking it would be refused for."""
    decided_by: List[Decider]
    """Those nearest to the person, and deputies of those who are away at this moment; with steps, who takes the first. Empty if no one has to decide, or if only Administrators and Executives can."""
    steps: List[ForeseenStep]
    """Who will decide one after the other, as things are; empty: one decision will do."""
    shifts: List[LeavePreviewShift]
    """Published shifts of the person that the leave meets, as far as the caller sees them; the first 20."""
    colleagues_away: int
    """How many others of the department, as far as the caller’s directory goes, are on approved leave in the range; today and later days alone."""


class LeavePreviewBalance(TypedDict):
    """Of the year in which the leave begins."""
    available_before: Optional[float]
    """What can be booked now; null: unlimited, or not to be known."""
    available_after: Optional[float]
    """What would be left; null: as before."""
    unit: Literal["DAYS", "HOURS"]
    """What the type is counted in."""


class LeavePreviewDay(TypedDict):
    """A day of the leave, and what it costs."""
    date: str
    """A day of the range."""
    counted: float
    """The part of a day that is taken."""
    why: Literal["WORKING_DAY", "HALF_DAY", "SHIFT", "WEEKEND", "NOT_A_WORKING_DAY", "HOLIDAY", "PART_OF_DAY"]
    """Why it counts as it does. SHIFT: a weekend on which the person has a published shift. NOT_A_WORKING_DAY: a day off by the person’s working pattern."""
    holiday: Optional[str]
    """What the public holiday is called; null on other days."""


class LeavePreviewProblem(TypedDict):
    """What booking it would be refused for."""
    reason: Literal["person", "leave_type", "range", "no_working_days", "overlap", "locked_dates", "balance", "begun"]
    """As in `details.reason` of the refusal. person: not one whom the caller may book for. leave_type: unknown or no longer in use. range: dates, halves or times that do not go together."""
    message: str
    """What is in the way, in words."""
    dates: List[str]
    """The days of the leave that it is about; none for person, type and range."""


class LeavePreviewShift(TypedDict):
    """A shift that the leave meets."""
    id: str
    """The shift."""
    title: Optional[str]
    """What it is for."""
    starts_at: str
    """When it begins."""
    ends_at: str
    """When it ends."""


class _LeaveRejectedEventRequired(TypedDict):
    id: str
    """The same on retries and redeliveries: de-duplicate on it."""
    type: Literal["leave.rejected"]
    """What happened."""
    api_version: Literal["v1"]
    """The version of the API whose records the event holds."""
    created_at: str
    """When it happened."""
    organization_id: str
    """Where it happened; the same for all events of an endpoint."""
    data: LeaveEventData


class LeaveRejectedEvent(_LeaveRejectedEventRequired, total=False):
    """A leave was rejected."""
    previous: LeaveRejectedEventPrevious


class LeaveRejectedEventPrevious(TypedDict, total=False):
    """Old values of the fields that changed; absent when there is nothing to report."""
    status: Literal["PENDING", "APPROVED", "REJECTED", "CANCELLED"]
    """PENDING: waits for a decision. Nothing changes any more once it is REJECTED or CANCELLED."""


class LeaveRequestedEvent(TypedDict):
    """A leave was asked for or booked, in whatever status."""
    id: str
    """The same on retries and redeliveries: de-duplicate on it."""
    type: Literal["leave.requested"]
    """What happened."""
    api_version: Literal["v1"]
    """The version of the API whose records the event holds."""
    created_at: str
    """When it happened."""
    organization_id: str
    """Where it happened; the same for all events of an endpoint."""
    data: LeaveEventData


class LeaveType(TypedDict):
    """A kind of leave, and how much of it people have."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    name: str
    """Unique in the organization, whatever the case."""
    names: LeaveTypeNames
    code: str
    """Short name for other systems; unique in the organization, whatever the case."""
    color: str
    """Hex colour in calendars."""
    is_private: bool
    """Seen by the person, their manager, Administrators and Executives; others see that someone is away."""
    is_paid: bool
    """Paid leave appears on the timesheet."""
    requires_approval: bool
    """Whether a request waits for a decision."""
    unit: Literal["DAYS", "HOURS"]
    """What the type is counted in."""
    annual_allowance: Optional[float]
    """What a full year gives, in `unit`, with at most two decimals. null: unlimited, no balance is kept."""
    accrual: Literal["ANNUAL_GRANT", "MONTHLY"]
    """ANNUAL_GRANT gives the allowance at the start of the year, MONTHLY a twelfth at the start of each month."""
    carry_over_limit: Optional[float]
    """The most that moves into the next year, where it is used first. 0: nothing; null: all that is left."""
    service_allowances: List[LeaveTypeServiceAllowance]
    """More for those who have been here longer, in order: by the years completed when it is given, that is at the start of the year or month. Empty: the same for everyone."""
    carry_over_expires_on: Optional[str]
    """Month and day after which what was brought over is lost, as far as it is neither taken nor booked by then. null: at the end of the year."""
    pro_rata: bool
    """Whether it is given by the working days of a person’s pattern against those of the organization’s week: a grant rounded up to a half, from the day on which a pattern holds. Each change of pattern is followed by an entry for the difference. What was given before the type became so stays."""
    is_sickness: bool
    """Whether it is for illness: it is offered as such, locked dates do not stand in its way, and who leads the person is told at once."""
    is_for_family: bool
    """Of a type for illness: that of a child or another of the family, rather than one’s own. It is offered beside illness of one’s own, and asks for certificates by its own rule."""
    allows_hours: bool
    """Of a type counted in DAYS: whether part of one day can be taken from one time to another (`start_time`, `end_time`); it costs that part of the day."""
    certificate_after_days: Optional[int]
    """A certificate is asked for once the person is away for more than so many calendar days on end; 0: from the first day on. null: never."""
    is_active: bool
    """An inactive type stays with what was booked and cannot be booked any more."""


class LeaveTypeInBalance(TypedDict):
    """Of which type of leave."""
    id: str
    """The id of the type."""
    name: str
    """What the type is called."""
    code: str
    """Its short name for other systems."""
    color: str
    """Hex colour in calendars."""
    is_private: bool
    """Whether its leave is redacted for most readers."""


class LeaveTypeInLeave(TypedDict):
    """What kind of leave it is; of private leave, most readers learn only that it is one."""
    id: Optional[str]
    """The same as leave_type_id."""
    name: str
    """What the type is called."""
    code: str
    """Its short name for other systems."""
    color: str
    """Hex colour in calendars."""
    is_private: bool
    """Whether the leave is redacted for most readers."""


class LeaveTypeNames(TypedDict, total=False):
    """What it is called in other languages: people who read one of them see that name, everyone else `name`."""
    en: str
    """In the language `en`."""
    fr: str
    """In the language `fr`."""


class LeaveTypeServiceAllowance(TypedDict):
    """What a year gives to those who have been here so long."""
    after_years: int
    """Completed years of employment."""
    annual_allowance: float
    """What a full year gives from then on, in `unit`."""


class _LeaveUpdatedEventRequired(TypedDict):
    id: str
    """The same on retries and redeliveries: de-duplicate on it."""
    type: Literal["leave.updated"]
    """What happened."""
    api_version: Literal["v1"]
    """The version of the API whose records the event holds."""
    created_at: str
    """When it happened."""
    organization_id: str
    """Where it happened; the same for all events of an endpoint."""
    data: LeaveEventData


class LeaveUpdatedEvent(_LeaveUpdatedEventRequired, total=False):
    """Days, halves, hours or the type of a pending leave changed."""
    previous: LeaveUpdatedEventPrevious


class LeaveUpdatedEventPrevious(TypedDict, total=False):
    """Old values of the fields that changed; absent when there is nothing to report."""
    leave_type_id: Optional[str]
    """null if the leave is private and not the reader’s to know."""
    start_date: str
    """The first day of the leave."""
    end_date: str
    """The last day of the leave."""
    start_half: Literal["FULL_DAY", "FIRST_HALF", "SECOND_HALF"]
    """SECOND_HALF: begins at noon of start_date."""
    end_half: Literal["FULL_DAY", "FIRST_HALF", "SECOND_HALF"]
    """FIRST_HALF: ends at noon of end_date."""
    start_time: Optional[str]
    """Of leave by the clock, on the organization’s; null for whole and half days."""
    end_time: Optional[str]
    """Of leave by the clock, 24:00 at the latest; null for whole and half days."""


class LeavesApproveBody(TypedDict, total=False):
    """What `POST /leaves/{id}/approve` takes."""
    comment: Optional[str]
    """A word with the decision."""
    all_steps: bool
    """true: decides all steps that are left, whoever they wait for. For Administrators and Executives; each step records it."""


class LeavesCancelBody(TypedDict, total=False):
    """What `POST /leaves/{id}/cancel` takes."""
    reason: Optional[str]
    """Why it is cancelled."""


class _LeavesChangeBodyRequired(TypedDict):
    start_date: str
    """The first day."""
    end_date: str
    """The last day; not before start_date."""


class LeavesChangeBody(_LeavesChangeBodyRequired, total=False):
    """What `POST /leaves/{id}/change` takes."""
    leave_type_id: str
    """An active leave type; that of the leave that stands when absent."""
    start_half: Literal["FULL_DAY", "FIRST_HALF", "SECOND_HALF"]
    """Over several days SECOND_HALF begins at noon. A single half day has both halves equal."""
    end_half: Literal["FULL_DAY", "FIRST_HALF", "SECOND_HALF"]
    """Over several days FIRST_HALF ends at noon. On a single day that of start_half unless given."""
    start_time: Optional[str]
    """Required for types counted in hours; on a single day also of types that allow hours; refused for others. On the organization’s clock, such as 09:00."""
    end_time: Optional[str]
    """After start_time on the same day; 24:00 at the latest."""
    reason: Optional[str]
    """Why it is asked for. Seen by those who see the leave whole."""


class _LeavesCreateBodyRequired(TypedDict):
    leave_type_id: str
    """An active leave type."""
    start_date: str
    """The first day of the leave."""
    end_date: str
    """The last day; not before start_date, at most two years of leave at once."""


class LeavesCreateBody(_LeavesCreateBodyRequired, total=False):
    """What `POST /leaves` takes."""
    start_half: Literal["FULL_DAY", "FIRST_HALF", "SECOND_HALF"]
    """Over several days SECOND_HALF begins at noon. A single half day has both halves equal."""
    end_half: Literal["FULL_DAY", "FIRST_HALF", "SECOND_HALF"]
    """Over several days FIRST_HALF ends at noon. On a single day that of start_half unless given."""
    start_time: Optional[str]
    """Required for types counted in hours; on a single day also of types that allow hours; refused for others. On the organization’s clock, such as 09:00."""
    end_time: Optional[str]
    """After start_time on the same day; 24:00 at the latest."""
    reason: Optional[str]
    """Why it is asked for. Seen by those who see the leave whole."""
    user_id: str
    """Whose leave it is: for their manager, their Department Head, Administrators and Executives. The caller’s own when absent."""


class _LeavesPreviewBodyRequired(TypedDict):
    leave_type_id: str
    """An active leave type."""
    start_date: str
    """The first day of the leave."""
    end_date: str
    """The last day; not before start_date, at most two years of leave at once."""


class LeavesPreviewBody(_LeavesPreviewBodyRequired, total=False):
    """What `POST /leaves/preview` takes."""
    start_half: Literal["FULL_DAY", "FIRST_HALF", "SECOND_HALF"]
    """Over several days SECOND_HALF begins at noon. A single half day has both halves equal."""
    end_half: Literal["FULL_DAY", "FIRST_HALF", "SECOND_HALF"]
    """Over several days FIRST_HALF ends at noon. On a single day that of start_half unless given."""
    start_time: Optional[str]
    """Required for types counted in hours; on a single day also of types that allow hours; refused for others. On the organization’s clock, such as 09:00."""
    end_time: Optional[str]
    """After start_time on the same day; 24:00 at the latest."""
    reason: Optional[str]
    """Why it is asked for. Seen by those who see the leave whole."""
    user_id: str
    """Whose leave it is: for their manager, their Department Head, Administrators and Executives. The caller’s own when absent."""
    replaces_id: str
    """An approved leave in whose place it would be."""


class _LeavesRejectBodyRequired(TypedDict):
    reason: str
    """Why it is not granted."""


class LeavesRejectBody(_LeavesRejectBodyRequired, total=False):
    """What `POST /leaves/{id}/reject` takes."""
    all_steps: bool
    """true: decides all steps that are left, whoever they wait for. For Administrators and Executives; each step records it."""


class LeavesUpdateBody(TypedDict, total=False):
    """What `PATCH /leaves/{id}` takes."""
    leave_type_id: str
    """An active leave type."""
    start_date: str
    """The first day of the leave."""
    end_date: str
    """The last day; not before start_date."""
    start_half: Literal["FULL_DAY", "FIRST_HALF", "SECOND_HALF"]
    """Over several days SECOND_HALF begins at noon. A single half day has both halves equal."""
    end_half: Literal["FULL_DAY", "FIRST_HALF", "SECOND_HALF"]
    """Over several days FIRST_HALF ends at noon. On a single day that of start_half unless given."""
    start_time: Optional[str]
    """Required for types counted in hours; on a single day also of types that allow hours; refused for others. On the organization’s clock, such as 09:00."""
    end_time: Optional[str]
    """After start_time on the same day; 24:00 at the latest."""
    reason: Optional[str]
    """Why it is asked for. Seen by those who see the leave whole."""


class LeftOutOfPayRun(TypedDict):
    """A timesheet of the period that a pay run went without; a later run takes it."""
    timesheet_id: str
    """The timesheet."""
    user_id: str
    """Whose it is."""
    reason: Optional[str]
    """Why the run went without it; null once the person is erased."""


class LockedDates(TypedDict):
    """Days on which leave may not be booked."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    start_date: str
    """The first of the days."""
    end_date: str
    """The last of the days."""
    reason: Optional[str]
    """Why no one takes leave then."""
    department_id: Optional[str]
    """null: for everyone."""
    created_at: str
    """When the record was made."""


class MissingCertificate(TypedDict):
    """A certificate or training that is wanted of someone and is missing, or runs out."""
    user_id: str
    """Of whom it is wanted."""
    requirement_id: str
    """What wants it; the first, if several do."""
    kind: Literal["CERTIFICATE", "COURSE"]
    """Whether a certificate is wanted or training."""
    name: str
    """What is wanted, by name."""
    course_id: Optional[str]
    """The course; null: a certificate."""
    state: Literal["NONE", "EXPIRED", "RUNS_OUT"]
    """NONE: they never had it; EXPIRED: they had it; RUNS_OUT: they have it, and not for long."""
    valid_until: Optional[str]
    """The last day on which theirs holds or held; null: they have none."""


class NamedAssetCategory(TypedDict):
    """What kind of equipment it is."""
    id: str
    """The id of the category, for category_id."""
    name: str
    """Unique in the organization, whatever the case."""


class NamedCourse(TypedDict):
    """The course by name."""
    id: str
    """The same as course_id."""
    name: str
    """What the course is called."""


class NamedDepartment(TypedDict):
    """A record by name."""
    id: str
    """The id of the record."""
    name: str
    """What it is called."""


class NamedProject(TypedDict):
    """A record by name."""
    id: str
    """The id of the record."""
    name: str
    """What it is called."""


class NamedTask(TypedDict):
    """A record by name."""
    id: str
    """The id of the record."""
    name: str
    """What it is called."""


class _NewExpenseLineItemRequired(TypedDict):
    date: str
    """The day on which it was paid."""
    expense_type: Literal["ACCOMMODATION", "AIRFARE", "GROUND_TRANSPORT", "MEALS", "ENTERTAINMENT", "SUPPLIES", "COMMUNICATION", "TRAINING", "OTHER"]
    """What kind of expense it is."""
    amount_before_tax: float
    """In the currency of the line. At most four decimals."""


class NewExpenseLineItem(_NewExpenseLineItemRequired, total=False):
    """One thing that was paid for, as it is sent."""
    description: Optional[str]
    """What was bought."""
    vendor: Optional[str]
    """Who was paid."""
    expense_class: Optional[str]
    """The class or account that bookkeeping knows it by."""
    currency: str
    """ISO 4217. That of the report unless given."""
    exchange_rate: float
    """What one unit of the line’s currency is worth in the report’s currency. At most eight decimals. Needed if the two differ; 1 if they are the same."""
    gst: float
    """GST in the currency of the line. At most four decimals."""
    pst: float
    """PST in the currency of the line. At most four decimals."""
    hst: float
    """HST in the currency of the line. At most four decimals."""
    qst: float
    """QST in the currency of the line. At most four decimals."""
    gratuity: float
    """Gratuity in the currency of the line. At most four decimals."""
    receipt_id: Optional[str]
    """A receipt of the same report; null: none."""
    notes: Optional[str]
    """Remarks for anyone who checks the line."""


class _NewExpenseMileageRequired(TypedDict):
    date: str
    """The day of the drive."""
    distance: float
    """How far, one way for a round trip; at most two decimals."""
    rate_per_unit: float
    """For one kilometre or mile; at most four decimals."""


class NewExpenseMileage(_NewExpenseMileageRequired, total=False):
    """A drive in one’s own car, as it is sent."""
    description: Optional[str]
    """From where to where, and what for."""
    round_trip: bool
    """distance is one way and counts twice."""
    unit: Literal["KILOMETERS", "MILES"]
    """What distance and rate_per_unit are counted in."""
    currency: str
    """ISO 4217. That of the report unless given."""
    exchange_rate: float
    """What one unit of the line’s currency is worth in the report’s currency. At most eight decimals. Needed if the two differ; 1 if they are the same."""
    gst: float
    """GST in the currency of the line. At most four decimals."""
    notes: Optional[str]
    """Remarks for anyone who checks the line."""


class _NewExpensePerDiemRequired(TypedDict):
    date: str
    """The day it is for."""
    per_diem_type: Literal["FULL_DAY", "PARTIAL_DAY", "BREAKFAST", "LUNCH", "DINNER", "INCIDENTALS"]
    """For a day, a part of it or a meal."""
    rate: float
    """For one; at most four decimals."""


class NewExpensePerDiem(_NewExpensePerDiemRequired, total=False):
    """A flat amount for a day or a meal, as it is sent."""
    quantity: float
    """How many; at most two decimals."""
    currency: str
    """ISO 4217. That of the report unless given."""
    exchange_rate: float
    """What one unit of the line’s currency is worth in the report’s currency. At most eight decimals. Needed if the two differ; 1 if they are the same."""
    gst: float
    """GST in the currency of the line. At most four decimals."""
    pst: float
    """PST in the currency of the line. At most four decimals."""
    meal_provided: bool
    """Whether a meal was provided, for anyone who checks the rate."""
    notes: Optional[str]
    """Remarks for anyone who checks the line."""


class NewWebhookEndpoint(TypedDict):
    """A webhook endpoint with its secret, which is shown this once."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    url: str
    """Scheme and host; the rest of the address is not shown."""
    url_hash: Optional[str]
    """SHA-256 of the whole address, in hex, so that a program finds its own: of `new URL(url).href`. null unless the caller is the owner or of a higher role."""
    events: List[str]
    """Types of events, at most 50; or * alone for every event, later types included."""
    description: Optional[str]
    """What the endpoint is for."""
    owner: PersonName
    """Whose rights decide what is sent."""
    status: Literal["active", "paused", "disabled"]
    """Only an active endpoint gets events; what happens meanwhile is not sent later."""
    status_reason: Optional[Literal["paused", "failing", "gone", "owner_deactivated", "owner_erased", "deleted"]]
    """Why it is not active; null while it is."""
    status_changed_at: str
    """When status last changed."""
    consecutive_failures: int
    """Attempts that failed since the last success."""
    last_success_at: Optional[str]
    """When an attempt last succeeded; null: never."""
    last_failure_at: Optional[str]
    """When an attempt last failed; null: never."""
    created_at: str
    """When the record was made."""
    updated_at: str
    """When a field of the record last changed; a request that changes nothing leaves it."""
    signing_secret: str
    """Signs every delivery. Shown this once."""


class Organization(TypedDict):
    """Whose data it is: people, settings and all records belong to one."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    name: str
    """What the organization calls itself."""
    base_url: str
    """The address of this API for the organization."""
    timezone: str
    """IANA name; calendar days are days in this zone."""
    country: str
    """ISO 3166-1 alpha-2."""
    region: Optional[str]
    """Province or state, which decides on public holidays; null: those of the country alone."""
    currency: str
    """ISO 4217."""
    plan: Literal["FREE", "PRO", "BUSINESS", "ENTERPRISE"]
    """What was subscribed to. The API needs another than FREE."""
    subscription_status: Literal["ACTIVE", "TRIALING", "PAST_DUE", "CANCELLED"]
    """Tokens are served while it is ACTIVE or TRIALING."""
    week_start: Literal["MONDAY", "SUNDAY"]
    """On which day a work week begins."""
    weekend_days: List[Literal["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"]]
    """Days on which no one works: leave does not count them."""
    pay_period_type: Literal["WEEKLY", "BIWEEKLY", "SEMI_MONTHLY", "MONTHLY"]
    """How long a pay period is. Timesheets that are there keep their days."""
    pay_period_anchor: str
    """A day on which a BIWEEKLY pay period begins."""
    modules: OrganizationModules
    created_at: str
    """When the record was made."""
    updated_at: str
    """When a field of the record last changed; a request that changes nothing leaves it."""


class OrganizationModules(TypedDict):
    """Which parts are switched on."""
    time_tracking: bool
    """Time entries, timesheets and their events."""
    expenses: bool
    """Expense reports and their events."""


class PaidLeaveOfType(TypedDict):
    """Paid leave of one type."""
    leave_type_id: Optional[str]
    """The type of leave; null: not known for a timesheet from before types were kept, or private to who asks."""
    name: Optional[str]
    """What the type was called."""
    minutes: int
    """Minutes of it."""


class PayPeriod(TypedDict):
    """A stretch of days that is paid at once, and how far its timesheets are."""
    period_start: str
    """Its first day."""
    period_end: str
    """Its last day."""
    period_type: Literal["WEEKLY", "BIWEEKLY", "SEMI_MONTHLY", "MONTHLY"]
    """How long the periods of the organization are."""
    status_counts: PayPeriodStatusCounts
    sealed_count: int
    """How many of these timesheets a pay run has taken."""
    is_locked: bool
    """It ends on or before the organization’s time_locked_through."""


class PayPeriodStatusCounts(TypedDict):
    """How many timesheets that the caller sees have each status."""
    OPEN: int
    """Timesheets with this status."""
    SUBMITTED: int
    """Timesheets with this status."""
    APPROVED: int
    """Timesheets with this status."""
    FINALIZED: int
    """Timesheets with this status."""
    SIGNED: int
    """Timesheets with this status."""
    REJECTED: int
    """Timesheets with this status."""


class PayRun(TypedDict):
    """Timesheets of a pay period and corrections of earlier ones, as they were handed to payroll. Sealed: it never changes."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    number: int
    """Counted within the organization, from 1."""
    period_start: str
    """The first day of the pay period."""
    period_end: str
    """Its last day."""
    line_count: int
    """Its lines: timesheets and corrections."""
    correction_count: int
    """Of these, corrections of earlier timesheets."""
    totals: List[PayTotals]
    """The sums of its lines, for each currency."""
    created_by_id: Optional[str]
    """Who sealed it."""
    created_at: str
    """When the record was made."""
    left_out: List[LeftOutOfPayRun]
    """Timesheets that the run went without, and why. The next run takes them, once they are locked."""
    previous_hash: Optional[str]
    """The hash of the organization’s run before this one; null for the first."""
    hash: str
    """SHA-256, in hexadecimal, of the canonical JSON (RFC 8785) of run, lines and previous_hash, as `GET /pay-runs/{id}/content` has them."""


class PayRunLine(TypedDict):
    """What one person is paid in a run. Differences may be negative."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    pay_run_id: str
    """The run that it belongs to."""
    kind: Literal["TIMESHEET", "CORRECTION"]
    """TIMESHEET: all of it. CORRECTION: the difference that a correction makes to an earlier one."""
    user_id: str
    """Whose pay it is."""
    timesheet_id: str
    """The timesheet that is paid or corrected."""
    correction_id: Optional[str]
    """The correction; null for a timesheet."""
    period_start: str
    """The first day of the timesheet’s period: for a correction, where it comes from."""
    period_end: str
    """Its last day."""
    payroll_id: Optional[str]
    """Their number in payroll, then."""
    employee_id: Optional[str]
    """Their employee number, then."""
    department_id: Optional[str]
    """Their department on the last day of the period."""
    department_name: Optional[str]
    """What it was called."""
    regular_minutes: int
    """Worked and no overtime."""
    overtime_minutes: int
    """Overtime."""
    paid_leave_minutes: int
    """Paid leave of all types."""
    paid_leave: List[PaidLeaveOfType]
    """The same by type."""
    holiday_minutes: int
    """Public holidays."""
    regular_pay: float
    """Pay for regular_minutes."""
    overtime_pay: float
    """Pay for overtime_minutes, the multiplier included."""
    total_pay: float
    """The two together."""
    currency: str
    """ISO 4217."""
    reason: Optional[str]
    """Why it was corrected; null for a timesheet."""
    explanation_id: str
    """The record that explains it: the timesheet or the correction."""
    explanation_hash: Optional[str]
    """SHA-256 of the canonical JSON (RFC 8785) of what `GET /timesheets/{id}/explanation` answers as `data` to those who see pay; for a correction with its `correction_id`. null: no explanation was kept. Runs that were sealed before this could be checked keep the hash that they have, of a record inside."""


class _PayRunsCreateBodyRequired(TypedDict):
    period_start: str
    """The first day of the pay period, as GET /pay-periods has it."""


class PayRunsCreateBody(_PayRunsCreateBodyRequired, total=False):
    """What `POST /pay-runs` takes."""
    left_out: List[TimesheetToLeaveOut]
    """Timesheets that the run goes without."""


class PayTotals(TypedDict):
    """What lines of one currency come to."""
    regular_minutes: int
    """Worked and no overtime."""
    overtime_minutes: int
    """Overtime."""
    paid_leave_minutes: int
    """Paid leave of all types."""
    holiday_minutes: int
    """Public holidays."""
    regular_pay: float
    """Pay for regular_minutes."""
    overtime_pay: float
    """Pay for overtime_minutes, the multiplier included."""
    total_pay: float
    """The two together."""
    currency: str
    """ISO 4217."""


class _PersonRequired(TypedDict):
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    first_name: str
    """Given name."""
    last_name: str
    """Family name."""
    middle_name: Optional[str]
    """Names between the two; null if there are none."""
    preferred_name: Optional[str]
    """What the person wants to be called; null: by first_name."""
    email: str
    """Unique; signs the person in. Cannot be changed."""
    job_title: Optional[str]
    """What the person does, in the words of the organization."""
    division: Optional[str]
    """A larger part of the organization than the department, as free text."""
    work_location: Optional[str]
    """Where the person usually works, such as a site or a city."""
    department_id: Optional[str]
    """The department the person belongs to; null: none."""
    manager_id: Optional[str]
    """Whom the person reports to. Decides on their leave; null: no one."""
    role: Literal["EMPLOYEE", "DEPARTMENT_HEAD", "ADMINISTRATOR", "EXECUTIVE"]
    """What the person and their tokens may see and do. EMPLOYEE on a new person unless given."""
    level: Literal["STANDARD", "SENIOR", "LEAD", "PRINCIPAL"]
    """Seniority, for information: no right follows from it. STANDARD on a new person unless given."""
    is_active: bool
    """false once the account was deactivated: the person can no longer sign in, and their tokens are revoked."""
    is_guest: bool
    """true: the person does not work here, and sees what they were given alone (see access grants). Without employment, leave, time and shifts, in no directory and no count; is_active is false."""
    created_at: str
    """When the record was made."""
    updated_at: str
    """When a field of the record last changed; a request that changes nothing leaves it."""


class Person(_PersonRequired, total=False):
    """A person. Which tiers appear depends on the scopes of the token and the role of its owner."""
    employment_start_date: Optional[str]
    """First day of employment. Leave accrues from here."""
    employment_end_date: Optional[str]
    """Last day of employment; null while no end is known."""
    employment_type: Optional[Literal["FULL_TIME", "PART_TIME", "CONTRACT", "TEMPORARY", "INTERN"]]
    """How the person is employed; null: not recorded."""
    employee_id: Optional[str]
    """The number by which the personnel office knows the person."""
    payroll_id: Optional[str]
    """The number by which the payroll system knows the person."""
    working_pattern: Optional[PersonWorkingPattern]
    """When the person works, and how much: leave and timesheets count by it. null: the organization’s standard day on every day that is no weekend."""
    fte: float
    """Minutes of the working pattern by those of a full week of the organization; 1 without a pattern."""
    probation_period_months: Optional[Literal[3, 6]]
    """Length of the probation from the first day; null: none."""
    probation_end_date: Optional[str]
    """Follows from the start date and the length of the probation; null: none."""
    personal_email: Optional[str]
    """A private address. Muster sends nothing to it."""
    phone: Optional[str]
    """Private landline, as dialled."""
    mobile_phone: Optional[str]
    """Private mobile number, as dialled."""
    date_of_birth: Optional[str]
    """Day of birth."""
    gender: Optional[str]
    """As the person describes it."""
    pronouns: Optional[str]
    """How the person is referred to."""
    marital_status: Optional[str]
    """As the person states it."""
    nationality: Optional[str]
    """Citizenship, as free text."""
    home_address: Optional[PersonHomeAddress]
    """Where the person lives; null: not recorded."""
    emergency_contacts: List[PersonEmergencyContact]
    """Whom to call, in this order."""
    social_insurance_number: Optional[str]
    """Social insurance or social security number."""
    tax_id: Optional[str]
    """Number at the tax office."""
    passport_number: Optional[str]
    """As printed in the passport."""
    passport_expiry_date: Optional[str]
    """Last day on which the passport is valid."""
    drivers_license_number: Optional[str]
    """As printed on the licence."""
    work_permit_number: Optional[str]
    """As printed on the permit."""
    work_permit_expiry_date: Optional[str]
    """Last day on which the permit is valid."""
    department: Optional[NamedDepartment]
    """What department_id stands for, when `include` asks for it; null: nothing, or not the owner’s to see."""
    manager: Optional[PersonName]
    """What manager_id stands for, when `include` asks for it; null: nothing, or not the owner’s to see."""


class PersonEmergencyContact(TypedDict):
    """Someone to call in an emergency."""
    name: str
    """Who is called."""
    relationship: Optional[str]
    """Who they are to the person, such as partner or parent."""
    phone: str
    """Number to call, as dialled."""


class PersonHomeAddress(TypedDict):
    """Where a person lives."""
    line1: Optional[str]
    """Street and number."""
    line2: Optional[str]
    """Apartment, floor or care-of line."""
    city: Optional[str]
    """Town or city."""
    region: Optional[str]
    """Province, state or county."""
    postal_code: Optional[str]
    """Postal or ZIP code as it is written in the country."""
    country: Optional[str]
    """ISO 3166-1 alpha-2. The name of a country in English, French or German is understood; what earlier versions kept and is no country is shown as it was written."""


class PersonName(TypedDict):
    """A person, or where it can be one a service account, by name."""
    id: str
    """The id of the person; `svc_…` where a service account holds or did something."""
    first_name: str
    """Their given name; the name of a service account."""
    last_name: str
    """Their family name; “Service account” for a service account."""


class PersonWhoSees(TypedDict):
    """Someone who sees something of a person, by name."""
    user_id: str
    """Who: a person, or a service account."""
    first_name: str
    """What they are called."""
    last_name: str
    """Empty for a service account."""
    by: List[SightReason]
    """Why they see it: each reason by itself is enough."""


class PersonWorkingPattern(TypedDict):
    """When someone works, and how much."""
    cycle_weeks: int
    """Whether every week is alike, or two take turns."""
    weeks: List[PersonWorkingPatternWeek]
    """As many as `cycle_weeks`, from Monday to Sunday. Of two, the first holds in the week of 5 January 1970 and in every second week from there, the second in those between."""


class PersonWorkingPatternWeek(TypedDict):
    """Minutes of work on each day of a week."""
    MONDAY: int
    """Minutes on a Monday; 0: a day off."""
    TUESDAY: int
    """Minutes on a Tuesday; 0: a day off."""
    WEDNESDAY: int
    """Minutes on a Wednesday; 0: a day off."""
    THURSDAY: int
    """Minutes on a Thursday; 0: a day off."""
    FRIDAY: int
    """Minutes on a Friday; 0: a day off."""
    SATURDAY: int
    """Minutes on a Saturday; 0: a day off."""
    SUNDAY: int
    """Minutes on a Sunday; 0: a day off."""


class _ProjectRequired(TypedDict):
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    name: str
    """What the project is called."""
    code: str
    """Unique in the organization."""
    description: Optional[str]
    """What it is about."""
    status: Literal["PLANNED", "ACTIVE", "ON_HOLD", "COMPLETED", "ARCHIVED"]
    """How far it is, for information: time can be recorded on it in any status."""
    client_id: Optional[str]
    """For whom it is done; null: for the organization itself."""
    department_id: Optional[str]
    """null: organization-wide, seen by everyone."""
    start_date: Optional[str]
    """First day planned; null: open."""
    end_date: Optional[str]
    """Last day planned, not before start_date; null: open."""
    is_billable: bool
    """Whether time on it is billed to the client, unless an entry or a task says otherwise."""
    budget_hours: Optional[float]
    """The budget in hours, with at most two decimals; null: none."""
    currency: str
    """ISO 4217. What hourly_rate and budget_amount are in."""
    created_at: str
    """When the record was made."""
    updated_at: str
    """When a field of the record last changed; a request that changes nothing leaves it."""


class Project(_ProjectRequired, total=False):
    """Work on which time is recorded."""
    hourly_rate: Optional[float]
    """What an hour is billed at. Shown to Department Heads, Administrators and Executives alone."""
    budget_amount: Optional[float]
    """The budget in money. Shown to Department Heads, Administrators and Executives alone."""


class Proposal(TypedDict):
    """A write that was rehearsed and waits for a person to accept it."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    status: Literal["WAITING", "ACCEPTED", "DECLINED", "WITHDRAWN", "EXPIRED"]
    """WAITING until someone decides, or until it expires."""
    operation: str
    """The write, by its id."""
    params: ProposalParams
    query: ProposalQuery
    body: ProposalBody
    outcome: ProposedOutcome
    proposed_by: Optional[PersonName]
    """In whose name it is done."""
    via: Literal["api", "app", "mcp"]
    """By which way it came: API, app, or an assistant by MCP."""
    client: Optional[str]
    """What the token is called that proposed it; null: none."""
    person_id: Optional[str]
    """The person whom the proposal concerns; null if there is none, or there are several."""
    needs_two: bool
    """Whether another person than the proposer has to accept it."""
    is_own_record: bool
    """Whether someone asks for a change of their own record, which Administrators make."""
    holder_of: Optional[Literal["EXPENSES_PAYING", "SCHEDULE_PLANNING", "SCHEDULE_PUBLISHING", "SCHEDULE_COST", "LEAVE_KEEPING", "HIRING", "AUDITING", "REPORTS_READING", "DEVELOPING", "PAYROLL_PREPARING", "RECORDS_KEEPING"]]
    """Whoever was given this decides on it as well; null: those in charge alone."""
    department_id: Optional[str]
    """The department whose planner asks for it, and whose head decides on it; null for everything else."""
    note: Optional[str]
    """What was said with it, in the header `Muster-Note`."""
    expires_at: str
    """Until when it waits."""
    created_at: str
    """When the record was made."""
    decided_by: Optional[PersonName]
    """Who accepted, declined or withdrew it."""
    decided_at: Optional[str]
    """When."""
    comment: Optional[str]
    """What was said when it was declined."""


class ProposalsDeclineBody(TypedDict, total=False):
    """What `POST /proposals/{id}/decline` takes."""
    comment: Optional[str]
    """Why; who proposed it reads it."""


class ProposedChange(TypedDict):
    """One field that would change. What is secret, or not the caller’s to see, is left out."""
    subject_type: Optional[str]
    """The kind of record."""
    subject_id: Optional[str]
    """The record; one that is new has another id once it is made."""
    person_id: Optional[str]
    """The person whom the change concerns; null if there is none."""
    field: str
    """The name of the field."""
    before: Any
    """What it is; null: nothing."""
    after: Any
    """What it would become; null: nothing."""


class ProposedEvent(TypedDict):
    """An event that the write would raise."""
    type: str
    """The type of the event."""
    subject_id: str
    """The id of the record that it is about."""


class ProposedOutcome(TypedDict):
    """What comes of the write: as rehearsed last, or as it was done once it is accepted."""
    status: int
    """The status that the write would be answered with."""
    data: Any
    """What it would answer. Ids of what is new are others once it is made; secrets are left out."""
    would_raise: List[ProposedEvent]
    """The events, in order."""
    changes: List[ProposedChange]
    """Each field that would change, from what to what."""


class PublicHoliday(TypedDict):
    """A day off for everyone."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    date: str
    """The day itself."""
    name: str
    """What the holiday is called."""
    is_custom: bool
    """Added by the organization; false: a holiday of its country or region."""


class SandboxClock(TypedDict):
    """The time of a sandbox."""
    now: str
    """What time it is in the sandbox."""
    ahead_seconds: int
    """By how much that is ahead of real time."""


class SandboxClockMoveBody(TypedDict, total=False):
    """What `POST /sandbox/clock` takes."""
    to: str
    """The instant to come to."""
    advance: str
    """Or by how much: `30s`, `15m`, `24h`, `6d`."""


SandboxClockMoveResponseData = TypedDict("SandboxClockMoveResponseData", {
        "from": "str",
        "now": "str",
        "ahead_seconds": "int",
        "is_there": "bool",
        "to": "str",
        "happened": "List[SandboxHappening]",
    })


class SandboxEvents(TypedDict):
    """Events that a sandbox was asked for."""
    type: Literal["leave.requested", "leave.approved", "leave.rejected", "leave.cancelled", "leave.cancellation_requested", "leave.updated", "user.created", "user.updated", "user.deactivated", "user.reactivated", "department.created", "department.updated", "department.deleted", "time_entry.submitted", "time_entry.approved", "time_entry.rejected", "timesheet.finalized", "expense_report.submitted", "expense_report.approved", "expense_report.rejected", "expense_report.paid", "document.signed", "document.declined", "webhook.test"]
    """The event."""
    events: List[SandboxEventsEvent]
    """What was made, in order."""


class _SandboxEventsCreateBodyRequired(TypedDict):
    type: Literal["leave.requested", "leave.approved", "leave.rejected", "leave.cancelled", "leave.cancellation_requested", "leave.updated", "user.created", "user.updated", "user.deactivated", "user.reactivated", "department.created", "department.updated", "department.deleted", "time_entry.submitted", "time_entry.approved", "time_entry.rejected", "timesheet.finalized", "expense_report.submitted", "expense_report.approved", "expense_report.rejected", "expense_report.paid", "document.signed", "document.declined", "webhook.test"]
    """The event."""


class SandboxEventsCreateBody(_SandboxEventsCreateBodyRequired, total=False):
    """What `POST /sandbox/events` takes."""
    count: int
    """How many of it; one unless given."""


class SandboxEventsEvent(TypedDict):
    """One event that was made."""
    event_id: str
    """As webhooks and the feed name it."""
    subject_id: str
    """The record that it is about."""


class SandboxFaults(TypedDict):
    """What a sandbox has asked to go wrong."""
    faults: List[SandboxFaultsFault]
    """What goes wrong in the sandbox now."""


class SandboxFaultsBeginBody(TypedDict):
    """What `POST /sandbox/faults` takes."""
    kind: Literal["RATE_LIMIT", "UNAVAILABLE", "CUT", "SLOW", "DUPLICATE", "LATE", "OUT_OF_ORDER"]
    """RATE_LIMIT: requests are answered with 429 and Retry-After. UNAVAILABLE: with 503. CUT: the connection is cut; of changes every other one once it is done. SLOW: answers take five seconds longer. DUPLICATE: webhooks come twice. LATE: half a minute later. OUT_OF_ORDER: every other one after the one behind it."""
    seconds: int
    """For how long."""


class SandboxFaultsFault(TypedDict):
    """One kind of fault."""
    kind: Literal["RATE_LIMIT", "UNAVAILABLE", "CUT", "SLOW", "DUPLICATE", "LATE", "OUT_OF_ORDER"]
    """RATE_LIMIT: requests are answered with 429 and Retry-After. UNAVAILABLE: with 503. CUT: the connection is cut; of changes every other one once it is done. SLOW: answers take five seconds longer. DUPLICATE: webhooks come twice. LATE: half a minute later. OUT_OF_ORDER: every other one after the one behind it."""
    until: str
    """When it is over by itself, by real time."""


class SandboxHappening(TypedDict):
    """What came in the time that passed, counted by its kind."""
    kind: str
    """What a job did, by its name in the audit log; a type of event; or `notifications.` and a kind."""
    count: int
    """How often, or to how many records."""


class Shift(TypedDict):
    """Planned work of one person, or work that someone may claim."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    user_id: Optional[str]
    """null: no one has it."""
    user: Optional[PersonName]
    """Who works it, by name; null: no one has it."""
    department_id: Optional[str]
    """The department it is worked for; people of it may claim an open shift. null: none."""
    title: Optional[str]
    """What the shift is, such as a station."""
    starts_at: str
    """The shift belongs to the day on which this falls in the organization's timezone."""
    ends_at: str
    """After starts_at, at most 24 hours later."""
    break_minutes: int
    """Unpaid break within the shift."""
    location: Optional[str]
    """Where it is worked."""
    status: Literal["SCHEDULED", "OPEN", "CANCELLED"]
    """OPEN: for someone of the department to claim."""
    is_published: bool
    """Whether Employees see it."""
    notes: Optional[str]
    """For the person who works it."""
    created_at: str
    """When the record was made."""
    updated_at: str
    """When a field of the record last changed; a request that changes nothing leaves it."""


class ShiftApplication(TypedDict):
    """That someone would work an open shift, for those who plan to choose from."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    shift_id: Optional[str]
    """The open shift; null: it was deleted."""
    title: Optional[str]
    """What the shift is, such as a station."""
    location: Optional[str]
    """Where it is worked."""
    department_id: str
    """For which department it is worked."""
    starts_at: str
    """When the shift began as it was asked for."""
    ends_at: str
    """When it ended."""
    user_id: str
    """Who would work it."""
    user: PersonName
    status: Literal["WAITING", "ACCEPTED", "DECLINED", "WITHDRAWN", "ENDED"]
    """WAITING: for those who plan; ACCEPTED: the shift is theirs; DECLINED; WITHDRAWN: by who applied; ENDED: nothing came of it, by ended_reason."""
    ended_reason: Optional[Literal["TAKEN", "STARTED", "CHANGED", "CALLED_OFF", "GONE", "AWAY"]]
    """TAKEN: someone else got the shift; STARTED: it began; CHANGED: it is another than was asked for; CALLED_OFF: it was cancelled or deleted; GONE: the person left, was suspended or moved to another department; AWAY: they are away then. null: it was not ended."""
    warnings: List[ShiftApplicationWarning]
    """What the schedule would have warned of when they applied."""
    decided_by_id: Optional[str]
    """Who accepted or declined it."""
    decided_at: Optional[str]
    """When that was."""
    rejection_reason: Optional[str]
    """Why it was declined."""
    open_until: str
    """It ends then unless someone was chosen: when the shift begins, or for one under way when it is over."""
    created_at: str
    """When the record was made."""
    updated_at: str
    """When a field of the record last changed; a request that changes nothing leaves it."""


class ShiftApplicationWarning(TypedDict):
    """What speaks against it for one of the two."""
    user_id: str
    """Whose plan it speaks against."""
    kind: Literal["LEAVE", "OVERLAP", "REST", "WEEKLY_HOURS", "LAST_DAY", "DAY_OFF", "UNAVAILABLE", "LONG_DAY", "LONG_WEEK", "BREAK", "WEEKLY_REST"]
    """As the schedule warns of a shift."""
    minutes: Optional[int]
    """As the warning has it."""
    limit_minutes: Optional[int]
    """What the rule asks for."""


class ShiftApplicationsDeclineBody(TypedDict, total=False):
    """What `POST /shift-applications/{id}/decline` takes."""
    reason: str
    """Why; who applied reads it."""


class _ShiftClaimedEventRequired(TypedDict):
    id: str
    """The same on retries and redeliveries: de-duplicate on it."""
    type: Literal["shift.claimed"]
    """What happened."""
    api_version: Literal["v1"]
    """The version of the API whose records the event holds."""
    created_at: str
    """When it happened."""
    organization_id: str
    """Where it happened; the same for all events of an endpoint."""
    data: ShiftEventData


class ShiftClaimedEvent(_ShiftClaimedEventRequired, total=False):
    """Someone claimed an open shift, or took what another gave away."""
    previous: ShiftClaimedEventPrevious


class ShiftClaimedEventPrevious(TypedDict, total=False):
    """Old values of the fields that changed; absent when there is nothing to report."""
    user_id: Optional[str]
    """null: no one has it."""


class ShiftEventData(TypedDict):
    """What it happened to."""
    object: Union[ShiftInEvent, ThinRecord]
    """The record as the owner of the endpoint sees it; thin if it is too large to be sent."""


class ShiftFlag(TypedDict):
    """How the clock differs from the published shift."""
    kind: Literal["CAME_LATE", "LEFT_EARLY"]
    """CAME_LATE: in after the shift began; LEFT_EARLY: out before it ended."""
    minutes: int
    """By how much, in whole minutes of the times that count."""


class ShiftInEvent(TypedDict):
    """A shift as events show it: without its notes."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    user_id: Optional[str]
    """null: no one has it."""
    department_id: Optional[str]
    """The department it is worked for; people of it may claim an open shift. null: none."""
    title: Optional[str]
    """What the shift is, such as a station."""
    starts_at: str
    """The shift belongs to the day on which this falls in the organization's timezone."""
    ends_at: str
    """After starts_at, at most 24 hours later."""
    break_minutes: int
    """Unpaid break within the shift."""
    location: Optional[str]
    """Where it is worked."""
    status: Literal["SCHEDULED", "OPEN", "CANCELLED"]
    """OPEN: for someone of the department to claim."""
    is_published: bool
    """Whether Employees see it."""
    created_at: str
    """When the record was made."""
    updated_at: str
    """When a field of the record last changed; a request that changes nothing leaves it."""
    offer_id: Optional[str]
    """The shift offer that it came of; null: the shift was open."""


class ShiftOffer(TypedDict):
    """A shift, or hours of it, that someone would have another work."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    shift_id: Optional[str]
    """The shift. Once a part was taken: the shift that the part became. null: it was deleted."""
    title: Optional[str]
    """What the shift is, such as a station."""
    location: Optional[str]
    """Where it is worked."""
    department_id: Optional[str]
    """For whom it is worked."""
    starts_at: str
    """When what is offered begins."""
    ends_at: str
    """When it ends."""
    is_part: bool
    """Whether it is a part of the shift, which is split once it is taken."""
    offered_by_id: Optional[str]
    """Whose shift it is or was; null: not for the reader to know."""
    offered_by: Optional[PersonName]
    """The same by name."""
    user_id: Optional[str]
    """Who is asked; null: all who could take it."""
    user: Optional[PersonName]
    """The same by name."""
    for_shift_id: Optional[str]
    """The shift that is asked for in exchange; null: none."""
    for_shift: Optional[ShiftOfferForShift]
    """What is asked for in exchange."""
    note: Optional[str]
    """For those who could take it."""
    status: Literal["OPEN", "WAITING", "DONE", "DECLINED", "WITHDRAWN", "REJECTED", "ENDED"]
    """OPEN: for someone to take; WAITING: taken, and to be approved; DONE: the shift changed hands; DECLINED: by who was asked; WITHDRAWN; REJECTED: by who plans; ENDED: nothing came of it, by ended_reason."""
    ended_reason: Optional[Literal["STARTED", "CHANGED", "CALLED_OFF", "GONE", "AWAY"]]
    """STARTED: the shift began; CHANGED: it changed or is someone else’s; CALLED_OFF: it was cancelled or deleted; GONE: someone left, was suspended or moved to another department; AWAY: leave was approved of who would work it, after they agreed. null: it was not ended."""
    taken_by_id: Optional[str]
    """Who took it; null: no one, or not for the reader to know."""
    taken_by: Optional[PersonName]
    """The same by name."""
    taken_at: Optional[str]
    """When it was taken."""
    warnings: List[ShiftOfferWarning]
    """What spoke against it when it was taken: for those who plan, and to each what concerns themselves."""
    decided_by_id: Optional[str]
    """Who approved or rejected it."""
    decided_at: Optional[str]
    """When that was."""
    rejection_reason: Optional[str]
    """Why it was rejected."""
    open_until: str
    """It ends then unless it is taken: when the shift begins, or for one under way when it is over."""
    created_at: str
    """When the record was made."""
    updated_at: str
    """When a field of the record last changed; a request that changes nothing leaves it."""


class ShiftOfferForShift(TypedDict):
    """The shift in short."""
    title: Optional[str]
    """What the shift is, such as a station."""
    location: Optional[str]
    """Where it is worked."""
    starts_at: str
    """When it begins."""
    ends_at: str
    """When it ends."""


class ShiftOfferWarning(TypedDict):
    """What speaks against it for one of the two."""
    user_id: str
    """Whose plan it speaks against."""
    kind: Literal["LEAVE", "OVERLAP", "REST", "WEEKLY_HOURS", "LAST_DAY", "DAY_OFF", "UNAVAILABLE", "LONG_DAY", "LONG_WEEK", "BREAK", "WEEKLY_REST"]
    """As the schedule warns of a shift."""
    minutes: Optional[int]
    """As the warning has it."""
    limit_minutes: Optional[int]
    """What the rule asks for."""


class ShiftOfferedEvent(TypedDict):
    """A published shift became open, or someone offered theirs to one colleague or to all who could take it."""
    id: str
    """The same on retries and redeliveries: de-duplicate on it."""
    type: Literal["shift.offered"]
    """What happened."""
    api_version: Literal["v1"]
    """The version of the API whose records the event holds."""
    created_at: str
    """When it happened."""
    organization_id: str
    """Where it happened; the same for all events of an endpoint."""
    data: ShiftEventData


_ShiftOffersCreateBodyRequired = TypedDict("_ShiftOffersCreateBodyRequired", {
        "shift_id": "str",
    })
_ShiftOffersCreateBodyOptional = TypedDict("_ShiftOffersCreateBodyOptional", {
        "user_id": "Optional[str]",
        "for_shift_id": "Optional[str]",
        "from": "str",
        "to": "str",
        "note": "Optional[str]",
    }, total=False)


class ShiftOffersCreateBody(_ShiftOffersCreateBodyRequired, _ShiftOffersCreateBodyOptional):
    pass


class ShiftOffersRejectBody(TypedDict, total=False):
    """What `POST /shift-offers/{id}/reject` takes."""
    reason: str
    """Why; the two read it."""


class ShiftOffersTakeBody(TypedDict, total=False):
    """What `POST /shift-offers/{id}/take` takes."""
    shift_id: Optional[str]
    """The shift that is given for it, where the offer asks for one: it names which."""


class _ShiftSwappedEventRequired(TypedDict):
    id: str
    """The same on retries and redeliveries: de-duplicate on it."""
    type: Literal["shift.swapped"]
    """What happened."""
    api_version: Literal["v1"]
    """The version of the API whose records the event holds."""
    created_at: str
    """When it happened."""
    organization_id: str
    """Where it happened; the same for all events of an endpoint."""
    data: ShiftEventData


class ShiftSwappedEvent(_ShiftSwappedEventRequired, total=False):
    """Two people exchanged shifts: one event for each of the two."""
    previous: ShiftSwappedEventPrevious


class ShiftSwappedEventPrevious(TypedDict, total=False):
    """Old values of the fields that changed; absent when there is nothing to report."""
    user_id: Optional[str]
    """null: no one has it."""


class SightReason(TypedDict):
    """Why someone sees something of a person."""
    kind: Literal["SELF", "MANAGER", "HEAD", "ROLE", "PACKAGE", "NAMED", "DEPUTY", "TOKEN", "APP"]
    """SELF: the person; MANAGER: theirs; HEAD: heads or manages their department; ROLE: sees it of everyone; PACKAGE: was given access beyond their role that shows it; NAMED: decides a step of one of their requests, or signs one of their documents, and sees these alone; DEPUTY: decides in the place of one of these, and sees what waits; TOKEN, APP: programs that act for one of these."""
    until: Optional[str]
    """When it ends by itself; null: when it is taken back."""


class SightReasonCount(TypedDict):
    """How many of those who are not named see something of a person, and why."""
    kind: Literal["SELF", "MANAGER", "HEAD", "ROLE", "PACKAGE", "NAMED", "DEPUTY", "TOKEN", "APP"]
    """SELF: the person; MANAGER: theirs; HEAD: heads or manages their department; ROLE: sees it of everyone; PACKAGE: was given access beyond their role that shows it; NAMED: decides a step of one of their requests, or signs one of their documents, and sees these alone; DEPUTY: decides in the place of one of these, and sees what waits; TOKEN, APP: programs that act for one of these."""
    count: int
    """How many of the others."""


StaffingRequirement = TypedDict("StaffingRequirement", {
        "id": "str",
        "department_id": "str",
        "position": "Optional[str]",
        "weekday": "Optional[int]",
        "date": "Optional[str]",
        "from": "str",
        "to": "str",
        "people": "int",
        "created_at": "str",
        "updated_at": "str",
    })


_StaffingRequirementsCreateBodyRequired = TypedDict("_StaffingRequirementsCreateBodyRequired", {
        "department_id": "str",
        "from": "str",
        "to": "str",
        "people": "int",
    })
_StaffingRequirementsCreateBodyOptional = TypedDict("_StaffingRequirementsCreateBodyOptional", {
        "position": "Optional[str]",
        "weekday": "Optional[int]",
        "date": "Optional[str]",
    }, total=False)


class StaffingRequirementsCreateBody(_StaffingRequirementsCreateBodyRequired, _StaffingRequirementsCreateBodyOptional):
    pass


_StaffingRequirementsUpdateBodyRequired = TypedDict("_StaffingRequirementsUpdateBodyRequired", {
    })
_StaffingRequirementsUpdateBodyOptional = TypedDict("_StaffingRequirementsUpdateBodyOptional", {
        "department_id": "str",
        "position": "Optional[str]",
        "weekday": "Optional[int]",
        "date": "Optional[str]",
        "from": "str",
        "to": "str",
        "people": "int",
    }, total=False)


class StaffingRequirementsUpdateBody(_StaffingRequirementsUpdateBodyRequired, _StaffingRequirementsUpdateBodyOptional):
    pass


class SwapOptions(TypedDict):
    """With whom a shift can be exchanged, and for what."""
    people: List[SwapOptionsPerson]
    """People of its department, by name; who is busy then stands last."""
    shifts: List[SwapOptionsShift]
    """Published shifts of these people that the caller sees and could work instead, the next first."""


class SwapOptionsPerson(TypedDict):
    """Someone who can be asked."""
    id: str
    """The id of the person; `svc_…` where a service account holds or did something."""
    first_name: str
    """Their given name; the name of a service account."""
    last_name: str
    """Their family name; “Service account” for a service account."""
    is_busy: bool
    """They work or are away at the time of the shift that is given, as far as the caller sees that; a shift given for it does not count."""


class SwapOptionsShift(TypedDict):
    """A shift in short."""
    id: str
    """The shift."""
    user_id: str
    """Whose it is."""
    title: Optional[str]
    """What the shift is, such as a station."""
    location: Optional[str]
    """Where it is worked."""
    starts_at: str
    """When it begins."""
    ends_at: str
    """When it ends."""
    is_busy: bool
    """They work or are away at the time of the shift that is given, as far as the caller sees that; a shift given for it does not count."""


class Task(TypedDict):
    """A task of a project, or a subtask."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    project_id: str
    """The project it is part of."""
    parent_task_id: Optional[str]
    """The task that this one is part of, in the same project."""
    name: str
    """The task in a line."""
    description: Optional[str]
    """What is to be done."""
    status: Literal["OPEN", "IN_PROGRESS", "DONE"]
    """How far it is."""
    assignee_id: Optional[str]
    """Who is to do it: an active person of the organization; null: no one yet."""
    is_billable: bool
    """Whether time on it is billed, unless an entry says otherwise."""
    estimated_minutes: Optional[int]
    """How long it should take; null: not estimated."""
    position: int
    """Tasks are listed by it."""
    created_at: str
    """When the record was made."""
    updated_at: str
    """When a field of the record last changed; a request that changes nothing leaves it."""


class Team(TypedDict):
    """People who work together, across departments or within one."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    name: str
    """Unique in the organization, whatever the case."""
    description: Optional[str]
    """What the team is for."""
    department_id: Optional[str]
    """The department the team belongs to; null: across departments."""
    lead_id: Optional[str]
    """Who leads the team: an active person of the organization; null: no one."""
    status: Literal["ACTIVE", "ARCHIVED"]
    """ARCHIVED: no longer in use, kept with its members."""
    member_count: int
    """Active people of the team, seen or not."""
    created_at: str
    """When the record was made."""
    updated_at: str
    """When a field of the record last changed; a request that changes nothing leaves it."""


class TeamMember(TypedDict):
    """A member of a team."""
    id: str
    """The id of the person; `svc_…` where a service account holds or did something."""
    first_name: str
    """Their given name; the name of a service account."""
    last_name: str
    """Their family name; “Service account” for a service account."""
    job_title: Optional[str]
    """What they do."""


class TeamWithMembers(TypedDict):
    """A team and those of its members whom the owner of the token can see."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    name: str
    """Unique in the organization, whatever the case."""
    description: Optional[str]
    """What the team is for."""
    department_id: Optional[str]
    """The department the team belongs to; null: across departments."""
    lead_id: Optional[str]
    """Who leads the team: an active person of the organization; null: no one."""
    status: Literal["ACTIVE", "ARCHIVED"]
    """ARCHIVED: no longer in use, kept with its members."""
    member_count: int
    """Active people of the team, seen or not."""
    created_at: str
    """When the record was made."""
    updated_at: str
    """When a field of the record last changed; a request that changes nothing leaves it."""
    members: List[TeamMember]
    """The active members whom the owner of the token can see in the directory, by name."""


class _TeamsCreateBodyRequired(TypedDict):
    name: str
    """Unique in the organization, whatever the case."""


class TeamsCreateBody(_TeamsCreateBodyRequired, total=False):
    """What `POST /teams` takes."""
    description: Optional[str]
    """What the team is for."""
    department_id: Optional[str]
    """The department the team belongs to; null: across departments."""
    lead_id: Optional[str]
    """Who leads the team: an active person of the organization; null: no one."""


class TeamsUpdateBody(TypedDict, total=False):
    """What `PATCH /teams/{id}` takes."""
    name: str
    """Unique in the organization, whatever the case."""
    description: Optional[str]
    """What the team is for."""
    department_id: Optional[str]
    """The department the team belongs to; null: across departments."""
    status: Literal["ACTIVE", "ARCHIVED"]
    """ARCHIVED: no longer in use, kept with its members."""


class TestedEndpoint(TypedDict):
    """The endpoint that a test event was asked for."""
    id: str
    """The endpoint that is tested."""
    object: Literal["webhook_endpoint"]
    """The kind of record."""
    message: str
    """A sentence for people."""


class ThinRecord(TypedDict):
    """A record too large to be sent, or gone: only its id and its kind."""
    id: str
    """The id of the record, to read it by."""
    object: str
    """The kind of record."""


class TimeBeforeCorrection(TypedDict):
    """The times of an entry before anyone put it right."""
    clock_in: str
    """When it began, as it was shown then."""
    clock_out: Optional[str]
    """When it ended; null: it ran."""
    break_minutes: int
    """The unpaid break of then."""


class TimeEntriesCreateBatchBody(TypedDict):
    """What `POST /time-entries/batch` takes."""
    entries: List[TimeEntriesCreateBody]
    """In the order to be worked through."""
    mode: Literal["all", "each"]
    """`all`: all of them or none, in one transaction. `each`: every entry by itself."""


class _TimeEntriesCreateBodyRequired(TypedDict):
    clock_in: str
    """When the work began. ISO 8601 with an offset: Z, or such as -07:00 or -0700."""
    clock_out: str
    """After clock_in, at most 24 hours. ISO 8601 with an offset: Z, or such as -07:00 or -0700."""


class TimeEntriesCreateBody(_TimeEntriesCreateBodyRequired, total=False):
    """What `POST /time-entries` takes."""
    break_minutes: int
    """Unpaid break; shorter than the entry. 0 unless given."""
    breaks: List[TimeEntriesCreateBodyBreak]
    """In place of break_minutes: all breaks with their times, in order."""
    is_duration: bool
    """true: hours alone were given, and the times only place them on the day. Other times without it make it false."""
    project_id: Optional[str]
    """A project that the caller sees."""
    task_id: Optional[str]
    """A task of the project."""
    description: Optional[str]
    """What was done."""
    notes: Optional[str]
    """Remarks. A rejection adds its reason here."""
    tags: List[str]
    """Labels; all of them, in place of those there."""
    is_billable: bool
    """On a new entry that of the task or the project unless given; false without one."""
    hourly_rate: float
    """Set by Administrators and Executives alone, never on an entry of their own; at most four decimals."""
    user_id: str
    """Whose entry it is. For Administrators and Executives; the caller’s own when absent."""


class TimeEntriesCreateBodyBreak(TypedDict):
    """A break with its times."""
    start: str
    """Not before clock_in, nor before the end of the break before. ISO 8601 with an offset: Z, or such as -07:00 or -0700."""
    end: str
    """After start, not after clock_out. ISO 8601 with an offset: Z, or such as -07:00 or -0700."""


class TimeEntriesRejectBody(TypedDict):
    """What `POST /time-entries/{id}/reject` takes."""
    reason: str
    """Why it is turned down; added to the notes of the entry."""


class TimeEntriesUpdateBody(TypedDict, total=False):
    """What `PATCH /time-entries/{id}` takes."""
    clock_in: str
    """When the work began. ISO 8601 with an offset: Z, or such as -07:00 or -0700."""
    clock_out: str
    """On a RUNNING entry it completes it. ISO 8601 with an offset: Z, or such as -07:00 or -0700."""
    break_minutes: int
    """Unpaid break; shorter than the entry. 0 unless given."""
    breaks: List[TimeEntriesUpdateBodyBreak]
    """In place of break_minutes: all breaks with their times, in order."""
    is_duration: bool
    """true: hours alone were given, and the times only place them on the day. Other times without it make it false."""
    project_id: Optional[str]
    """A project that the caller sees."""
    task_id: Optional[str]
    """A task of the project."""
    description: Optional[str]
    """What was done."""
    notes: Optional[str]
    """Remarks. A rejection adds its reason here."""
    tags: List[str]
    """Labels; all of them, in place of those there."""
    is_billable: bool
    """On a new entry that of the task or the project unless given; false without one."""
    hourly_rate: float
    """Set by Administrators and Executives alone, never on an entry of their own; at most four decimals."""


class TimeEntriesUpdateBodyBreak(TypedDict):
    """A break with its times."""
    start: str
    """Not before clock_in, nor before the end of the break before. ISO 8601 with an offset: Z, or such as -07:00 or -0700."""
    end: str
    """After start, not after clock_out. ISO 8601 with an offset: Z, or such as -07:00 or -0700."""


class _TimeEntryRequired(TypedDict):
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    user_id: str
    """Whose time it is."""
    clock_in: str
    """Rounded by the rules of the organization."""
    clock_out: Optional[str]
    """Rounded like clock_in; null while the entry is RUNNING."""
    duration_minutes: int
    """Elapsed time with the break subtracted; 0 while RUNNING."""
    is_duration: bool
    """Whether hours alone were given: clock_in and clock_out then only place them on the day."""
    break_minutes: int
    """Unpaid break, already subtracted from duration_minutes; with what a working rule took off."""
    breaks: List[TimeEntryBreak]
    """Breaks that were clocked or written with their times; none where break_minutes is a plain figure."""
    break_flags: List[BreakFlag]
    """What working rules found when it was completed or its times last changed."""
    project_id: Optional[str]
    """What the time was spent on; null: on no project."""
    task_id: Optional[str]
    """A task of that project; null: none."""
    description: Optional[str]
    """What was done."""
    notes: Optional[str]
    """The reason of a rejection is added here."""
    tags: List[str]
    """Labels, in the order given."""
    is_billable: bool
    """Whether it is billed to the client."""
    status: Literal["ACTIVE", "RUNNING", "DELETED"]
    """ACTIVE: completed; RUNNING: clocked in; DELETED: in no list any more."""
    approval_status: Literal["PENDING", "APPROVED", "REJECTED"]
    """PENDING: waits for a decision; REJECTED: does not count on the timesheet."""
    approved_by_id: Optional[str]
    """Who approved it; null unless it is APPROVED, and if no one had to."""
    on_behalf_of_id: Optional[str]
    """The absent person on whose behalf a deputy decided; null unless a deputy did."""
    approved_at: Optional[str]
    """When it was approved; null unless it is APPROVED."""
    rejected_by_id: Optional[str]
    """Who turned it down; null unless it is REJECTED, and if nobody knows any more."""
    rejection_reason: Optional[str]
    """Why it was turned down; null unless it is REJECTED."""
    source: Literal["API", "MANUAL", "CLOCK", "IMPORT"]
    """How it came: by this API, by hand in the app, by the clock, or by an import."""
    scheduled_shift_id: Optional[str]
    """The shift during which the person clocked in."""
    shift_flags: List[ShiftFlag]
    """Where the clock differs from that shift, as it was published when the entry began, ended or its times last changed. Of several entries in a shift the first can have come late, the last can have left early. None on what was written by hand."""
    created_at: str
    """When the record was made."""
    updated_at: str
    """When a field of the record last changed; a request that changes nothing leaves it."""


class TimeEntry(_TimeEntryRequired, total=False):
    """Work of one person from clock_in to clock_out. It belongs to the day on which it starts on the organization’s calendar. hourly_rate and billable_amount appear on one’s own entries, and on everyone’s for Department Heads and above."""
    corrected_by_id: str
    """Who recorded it for the person, or put it right last. Absent unless someone did."""
    corrected_at: str
    """When. Absent unless someone did."""
    correction_reason: Optional[str]
    """Why, in the words that the person was told. Absent unless someone did."""
    before_correction: Optional[TimeBeforeCorrection]
    """The times before anyone put it right; null: it was recorded for the person. Absent unless someone did."""
    hourly_rate: float
    """0 if none was set."""
    billable_amount: float
    """hourly_rate × duration; 0 when not billable."""
    clock_in_latitude: Optional[float]
    """Where the person clocked in, in degrees north."""
    clock_in_longitude: Optional[float]
    """Where the person clocked in, in degrees east."""
    clock_in_accuracy_m: Optional[float]
    """How exact that position is, in metres."""
    clock_in_address: Optional[str]
    """The address of that position, as the device told it."""
    clock_out_latitude: Optional[float]
    """Where the person clocked out, in degrees north."""
    clock_out_longitude: Optional[float]
    """Where the person clocked out, in degrees east."""
    clock_out_accuracy_m: Optional[float]
    """How exact that position is, in metres."""
    clock_out_address: Optional[str]
    """The address of that position, as the device told it."""
    outside_geofence: Optional[bool]
    """Whether they clocked in outside the organization’s geofence; null without one or without a position."""
    user: Optional[PersonName]
    """What user_id stands for, when `include` asks for it; null: nothing, or not the owner’s to see."""
    project: Optional[NamedProject]
    """What project_id stands for, when `include` asks for it; null: nothing, or not the owner’s to see."""
    task: Optional[NamedTask]
    """What task_id stands for, when `include` asks for it; null: nothing, or not the owner’s to see."""


class _TimeEntryApprovedEventRequired(TypedDict):
    id: str
    """The same on retries and redeliveries: de-duplicate on it."""
    type: Literal["time_entry.approved"]
    """What happened."""
    api_version: Literal["v1"]
    """The version of the API whose records the event holds."""
    created_at: str
    """When it happened."""
    organization_id: str
    """Where it happened; the same for all events of an endpoint."""
    data: TimeEntryEventData


class TimeEntryApprovedEvent(_TimeEntryApprovedEventRequired, total=False):
    """A time entry was approved."""
    previous: TimeEntryApprovedEventPrevious


class TimeEntryApprovedEventPrevious(TypedDict, total=False):
    """Old values of the fields that changed; absent when there is nothing to report."""
    approval_status: Literal["PENDING", "APPROVED", "REJECTED"]
    """PENDING: waits for a decision; REJECTED: does not count on the timesheet."""


class TimeEntryBatchResultDone(TypedDict):
    """An entry that was taken."""
    index: int
    """The place of the entry in the request, from 0."""
    status: int
    """The status that the entry would have had alone."""
    data: TimeEntry


class TimeEntryBatchResultRefused(TypedDict):
    """An entry that was refused."""
    index: int
    """The place of the entry in the request, from 0."""
    status: int
    """The status that the entry would have had alone."""
    error: Error
    """Why the entry was refused."""


class TimeEntryBreak(TypedDict):
    """A break of an entry. It counts its whole minutes."""
    start: str
    """When it began, as it was clocked."""
    end: Optional[str]
    """When it ended; null while it is open."""
    is_paid: bool
    """Whether a working rule has it paid; a break in which paid minutes end is told in two."""
    is_open: bool
    """Whether the person is on this break now."""


class TimeEntryEventData(TypedDict):
    """What it happened to."""
    object: Union[TimeEntryInEvent, ThinRecord]
    """The record as the owner of the endpoint sees it; thin if it is too large to be sent."""


class _TimeEntryInEventRequired(TypedDict):
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    user_id: str
    """Whose time it is."""
    clock_in: str
    """Rounded by the rules of the organization."""
    clock_out: Optional[str]
    """Rounded like clock_in; null while the entry is RUNNING."""
    duration_minutes: int
    """Elapsed time with the break subtracted; 0 while RUNNING."""
    is_duration: bool
    """Whether hours alone were given: clock_in and clock_out then only place them on the day."""
    break_minutes: int
    """Unpaid break, already subtracted from duration_minutes; with what a working rule took off."""
    breaks: List[TimeEntryBreak]
    """Breaks that were clocked or written with their times; none where break_minutes is a plain figure."""
    break_flags: List[BreakFlag]
    """What working rules found when it was completed or its times last changed."""
    project_id: Optional[str]
    """What the time was spent on; null: on no project."""
    task_id: Optional[str]
    """A task of that project; null: none."""
    description: Optional[str]
    """What was done."""
    notes: Optional[str]
    """The reason of a rejection is added here."""
    tags: List[str]
    """Labels, in the order given."""
    is_billable: bool
    """Whether it is billed to the client."""
    status: Literal["ACTIVE", "RUNNING", "DELETED"]
    """ACTIVE: completed; RUNNING: clocked in; DELETED: in no list any more."""
    approval_status: Literal["PENDING", "APPROVED", "REJECTED"]
    """PENDING: waits for a decision; REJECTED: does not count on the timesheet."""
    approved_by_id: Optional[str]
    """Who approved it; null unless it is APPROVED, and if no one had to."""
    on_behalf_of_id: Optional[str]
    """The absent person on whose behalf a deputy decided; null unless a deputy did."""
    approved_at: Optional[str]
    """When it was approved; null unless it is APPROVED."""
    rejected_by_id: Optional[str]
    """Who turned it down; null unless it is REJECTED, and if nobody knows any more."""
    rejection_reason: Optional[str]
    """Why it was turned down; null unless it is REJECTED."""
    source: Literal["API", "MANUAL", "CLOCK", "IMPORT"]
    """How it came: by this API, by hand in the app, by the clock, or by an import."""
    scheduled_shift_id: Optional[str]
    """The shift during which the person clocked in."""
    shift_flags: List[ShiftFlag]
    """Where the clock differs from that shift, as it was published when the entry began, ended or its times last changed. Of several entries in a shift the first can have come late, the last can have left early. None on what was written by hand."""
    created_at: str
    """When the record was made."""
    updated_at: str
    """When a field of the record last changed; a request that changes nothing leaves it."""
    user: PersonName
    """The same person by name."""
    project: Optional[NamedProject]
    """The project by name; null: none."""
    task: Optional[NamedTask]
    """The task by name; null: none."""


class TimeEntryInEvent(_TimeEntryInEventRequired, total=False):
    """A time entry as events carry it."""
    corrected_by_id: str
    """Who recorded it for the person, or put it right last. Absent unless someone did."""
    corrected_at: str
    """When. Absent unless someone did."""
    correction_reason: Optional[str]
    """Why, in the words that the person was told. Absent unless someone did."""
    before_correction: Optional[TimeBeforeCorrection]
    """The times before anyone put it right; null: it was recorded for the person. Absent unless someone did."""
    hourly_rate: float
    """0 if none was set."""
    billable_amount: float
    """hourly_rate × duration; 0 when not billable."""


class _TimeEntryRejectedEventRequired(TypedDict):
    id: str
    """The same on retries and redeliveries: de-duplicate on it."""
    type: Literal["time_entry.rejected"]
    """What happened."""
    api_version: Literal["v1"]
    """The version of the API whose records the event holds."""
    created_at: str
    """When it happened."""
    organization_id: str
    """Where it happened; the same for all events of an endpoint."""
    data: TimeEntryEventData


class TimeEntryRejectedEvent(_TimeEntryRejectedEventRequired, total=False):
    """A time entry was rejected."""
    previous: TimeEntryRejectedEventPrevious


class TimeEntryRejectedEventPrevious(TypedDict, total=False):
    """Old values of the fields that changed; absent when there is nothing to report."""
    approval_status: Literal["PENDING", "APPROVED", "REJECTED"]
    """PENDING: waits for a decision; REJECTED: does not count on the timesheet."""


class _TimeEntrySubmittedEventRequired(TypedDict):
    id: str
    """The same on retries and redeliveries: de-duplicate on it."""
    type: Literal["time_entry.submitted"]
    """What happened."""
    api_version: Literal["v1"]
    """The version of the API whose records the event holds."""
    created_at: str
    """When it happened."""
    organization_id: str
    """Where it happened; the same for all events of an endpoint."""
    data: TimeEntryEventData


class TimeEntrySubmittedEvent(_TimeEntrySubmittedEventRequired, total=False):
    """A completed entry that needs approval was created, or an approved or rejected one went back to PENDING."""
    previous: TimeEntrySubmittedEventPrevious


class TimeEntrySubmittedEventPrevious(TypedDict, total=False):
    """Old values of the fields that changed; absent when there is nothing to report."""
    approval_status: Literal["PENDING", "APPROVED", "REJECTED"]
    """PENDING: waits for a decision; REJECTED: does not count on the timesheet."""


class _TimesheetRequired(TypedDict):
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    user_id: str
    """Whose time it is."""
    user: PersonName
    """The same person by name."""
    period_start: str
    """The first day of the pay period."""
    period_end: str
    """The last day of the pay period."""
    period_type: Literal["WEEKLY", "BIWEEKLY", "SEMI_MONTHLY", "MONTHLY"]
    """How long pay periods were when the timesheet was opened."""
    status: Literal["OPEN", "SUBMITTED", "APPROVED", "FINALIZED", "SIGNED", "REJECTED"]
    """OPEN until the person submits it; FINALIZED and SIGNED ones are locked for payroll."""
    total_minutes: int
    """Worked: regular and overtime. Entries that were REJECTED do not count."""
    regular_minutes: int
    """Worked and no overtime."""
    overtime_minutes: int
    """Worked out by the work week, also if the period splits it."""
    break_minutes: int
    """Breaks of the entries that count."""
    break_flags: List[BreakFlag]
    """What working rules found of the breaks of these entries, summed up by rule."""
    paid_leave_minutes: int
    """Approved leave of paid types; no part of total_minutes."""
    holiday_minutes: int
    """Public holidays that are no weekend, a standard day each; no part of total_minutes."""
    entry_count: int
    """Entries that count."""
    submitted_at: Optional[str]
    """When it was last submitted; null while it is OPEN."""
    submitted_minutes: Optional[int]
    """total_minutes as they were when it was last submitted; null while it is OPEN, and where that was not kept yet."""
    submitted_by_id: Optional[str]
    """Who submitted it for the person; null: the person did, or it is not submitted."""
    submission_reason: Optional[str]
    """Why it was submitted for the person, who reads it; null: they did."""
    changed_since_submitted: bool
    """Whether its hours or entries are others than those that were submitted; while it is SUBMITTED."""
    approved_at: Optional[str]
    """When it was approved; null until then."""
    approved_by_id: Optional[str]
    """Who approved it; null until then."""
    on_behalf_of_id: Optional[str]
    """The absent person on whose behalf a deputy decided; null unless a deputy did."""
    finalized_at: Optional[str]
    """When it was locked for payroll; null until then."""
    finalized_by_id: Optional[str]
    """Who locked it; null until then."""
    rejection_reason: Optional[str]
    """Why it was last rejected; null once it is submitted again."""
    rejected_by_id: Optional[str]
    """Who last rejected it; null once it is submitted again."""
    document_id: Optional[str]
    """The document made from it; null: none."""
    created_at: str
    """When the record was made."""
    updated_at: str
    """When a field of the record last changed; a request that changes nothing leaves it."""


class Timesheet(_TimesheetRequired, total=False):
    """The time of one person in one pay period. Totals follow from the entries. Pay figures need users.employment:read and an Administrator or Executive."""
    regular_pay: float
    """Pay for regular_minutes, at the rates of the entries."""
    overtime_pay: float
    """Pay for overtime_minutes, the multiplier included."""
    total_pay: float
    """The two together."""
    currency: str
    """ISO 4217. What the pay figures are in."""


class TimesheetEventData(TypedDict):
    """What it happened to."""
    object: Union[TimesheetInEvent, ThinRecord]
    """The record as the owner of the endpoint sees it; thin if it is too large to be sent."""


class _TimesheetExplanationRequired(TypedDict):
    weeks: List[TimesheetExplanationWeek]
    """The work weeks that the pay period touches."""
    totals: TimesheetExplanationTotals
    is_current: bool
    """Whether the timesheet shows these totals. false: a setting has changed since, and the next change of its time or state brings it up to date."""


class TimesheetExplanation(_TimesheetExplanationRequired, total=False):
    """How the totals of a timesheet came about."""
    pay: List[TimesheetPayLine]
    """Pay by rate: first regular time, then overtime."""


class _TimesheetExplanationTotalsRequired(TypedDict):
    total_minutes: int
    """Worked: regular and overtime."""
    regular_minutes: int
    """Worked and no overtime."""
    overtime_minutes: int
    """Overtime by the day and by the week."""
    break_minutes: int
    """Breaks."""
    paid_leave_minutes: int
    """Approved leave of paid types."""
    holiday_minutes: int
    """Public holidays."""
    entry_count: int
    """Entries that count."""


class TimesheetExplanationTotals(_TimesheetExplanationTotalsRequired, total=False):
    """What the parts add up to."""
    regular_pay: float
    """Pay for regular time."""
    overtime_pay: float
    """Pay for overtime."""
    total_pay: float
    """The two together."""
    currency: str
    """ISO 4217."""


class TimesheetExplanationWeek(TypedDict):
    """A work week, day by day."""
    week_start: str
    """The first day of the work week."""
    mode: str
    """How overtime is counted: the setting `overtime_mode`."""
    daily_minutes: int
    """Minutes of a day after which overtime begins, if the mode counts by the day."""
    weekly_minutes: int
    """Minutes of a week after which overtime begins, if the mode counts by the week."""
    days: List[TimesheetExplanationWeekDay]
    """All seven days of the week."""
    weekly_overtime: int
    """What the week adds to the overtime of its days; of days in the period alone."""


_TimesheetExplanationWeekDayRequired = TypedDict("_TimesheetExplanationWeekDayRequired", {
        "date": "str",
        "is_outside": "bool",
        "worked": "int",
        "break": "int",
        "paid_leave": "int",
        "holiday": "int",
        "daily_overtime": "int",
        "entries": "List[str]",
    })
_TimesheetExplanationWeekDayOptional = TypedDict("_TimesheetExplanationWeekDayOptional", {
        "break_flags": "List[TimesheetExplanationWeekDayBreakFlag]",
    }, total=False)


class TimesheetExplanationWeekDay(_TimesheetExplanationWeekDayRequired, _TimesheetExplanationWeekDayOptional):
    pass


class TimesheetExplanationWeekDayBreakFlag(TypedDict):
    """A break that was missing or short by a working rule, those that only tell included."""
    time_entry_id: str
    """The entry."""
    rule: str
    """Which working rule; FORGOTTEN_BACK: the last break ended with the entry."""
    missing_minutes: int
    """What was missing of the break that the rule asks for."""
    deducted_minutes: int
    """What of it was taken off; a part of break_minutes."""


class _TimesheetFinalizedEventRequired(TypedDict):
    id: str
    """The same on retries and redeliveries: de-duplicate on it."""
    type: Literal["timesheet.finalized"]
    """What happened."""
    api_version: Literal["v1"]
    """The version of the API whose records the event holds."""
    created_at: str
    """When it happened."""
    organization_id: str
    """Where it happened; the same for all events of an endpoint."""
    data: TimesheetEventData


class TimesheetFinalizedEvent(_TimesheetFinalizedEventRequired, total=False):
    """An approved timesheet was locked for payroll. Pay figures are never sent."""
    previous: TimesheetFinalizedEventPrevious


class TimesheetFinalizedEventPrevious(TypedDict, total=False):
    """Old values of the fields that changed; absent when there is nothing to report."""
    status: Literal["OPEN", "SUBMITTED", "APPROVED", "FINALIZED", "SIGNED", "REJECTED"]
    """OPEN until the person submits it; FINALIZED and SIGNED ones are locked for payroll."""


class TimesheetInEvent(TypedDict):
    """A timesheet as events carry it, without pay figures."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    user_id: str
    """Whose time it is."""
    user: PersonName
    """The same person by name."""
    period_start: str
    """The first day of the pay period."""
    period_end: str
    """The last day of the pay period."""
    period_type: Literal["WEEKLY", "BIWEEKLY", "SEMI_MONTHLY", "MONTHLY"]
    """How long pay periods were when the timesheet was opened."""
    status: Literal["OPEN", "SUBMITTED", "APPROVED", "FINALIZED", "SIGNED", "REJECTED"]
    """OPEN until the person submits it; FINALIZED and SIGNED ones are locked for payroll."""
    total_minutes: int
    """Worked: regular and overtime. Entries that were REJECTED do not count."""
    regular_minutes: int
    """Worked and no overtime."""
    overtime_minutes: int
    """Worked out by the work week, also if the period splits it."""
    break_minutes: int
    """Breaks of the entries that count."""
    break_flags: List[BreakFlag]
    """What working rules found of the breaks of these entries, summed up by rule."""
    paid_leave_minutes: int
    """Approved leave of paid types; no part of total_minutes."""
    holiday_minutes: int
    """Public holidays that are no weekend, a standard day each; no part of total_minutes."""
    entry_count: int
    """Entries that count."""
    submitted_at: Optional[str]
    """When it was last submitted; null while it is OPEN."""
    submitted_minutes: Optional[int]
    """total_minutes as they were when it was last submitted; null while it is OPEN, and where that was not kept yet."""
    submitted_by_id: Optional[str]
    """Who submitted it for the person; null: the person did, or it is not submitted."""
    submission_reason: Optional[str]
    """Why it was submitted for the person, who reads it; null: they did."""
    changed_since_submitted: bool
    """Whether its hours or entries are others than those that were submitted; while it is SUBMITTED."""
    approved_at: Optional[str]
    """When it was approved; null until then."""
    approved_by_id: Optional[str]
    """Who approved it; null until then."""
    on_behalf_of_id: Optional[str]
    """The absent person on whose behalf a deputy decided; null unless a deputy did."""
    finalized_at: Optional[str]
    """When it was locked for payroll; null until then."""
    finalized_by_id: Optional[str]
    """Who locked it; null until then."""
    rejection_reason: Optional[str]
    """Why it was last rejected; null once it is submitted again."""
    rejected_by_id: Optional[str]
    """Who last rejected it; null once it is submitted again."""
    document_id: Optional[str]
    """The document made from it; null: none."""
    created_at: str
    """When the record was made."""
    updated_at: str
    """When a field of the record last changed; a request that changes nothing leaves it."""


class TimesheetPayLine(TypedDict):
    """Pay for the minutes at one rate."""
    rate: float
    """Pay for an hour."""
    minutes: int
    """Minutes worked at this rate."""
    multiplier: float
    """1 for regular time, `overtime_multiplier` for overtime."""
    amount: float
    """What the line adds to the pay."""


class TimesheetToLeaveOut(TypedDict):
    """A timesheet that a pay run is to go without, and why."""
    timesheet_id: str
    """A timesheet that the run would take or be blocked by."""
    reason: str
    """Why it goes without it."""


class Token(TypedDict):
    """An API token, without the secret itself."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    name: str
    """What the token is for."""
    prefix: str
    """The first characters, to tell tokens apart."""
    scopes: List[Literal["users:read", "users.employment:read", "users.personal:read", "users.govid:read", "users:write", "departments:read", "departments:write", "teams:read", "teams:write", "training:read", "training:write", "certifications:read", "certificate_requirements:read", "certificate_requirements:write", "assets:read", "assets:write", "benefits:read", "compensation:read", "custom_fields:read", "goals:read", "onboarding:read", "time_entries:read", "time_entries.location:read", "time_entries:write", "time_entries:approve", "timesheets:read", "pay_runs:read", "pay_runs:write", "projects:read", "schedules:read", "availability:read", "availability:write", "shift_offers:read", "shift_offers:write", "staffing_requirements:read", "staffing_requirements:write", "labor_budgets:read", "labor_budgets:write", "working_rules:read", "working_rules:write", "leaves:read", "leaves:write", "leaves:approve", "expenses:read", "expenses:write", "expenses:approve", "access_grants:read", "access_grants:write", "documents:read", "documents:write", "webhooks:read", "webhooks:write", "sandbox:write", "scim"]]
    """What the token carries."""
    usable_scopes: List[Literal["users:read", "users.employment:read", "users.personal:read", "users.govid:read", "users:write", "departments:read", "departments:write", "teams:read", "teams:write", "training:read", "training:write", "certifications:read", "certificate_requirements:read", "certificate_requirements:write", "assets:read", "assets:write", "benefits:read", "compensation:read", "custom_fields:read", "goals:read", "onboarding:read", "time_entries:read", "time_entries.location:read", "time_entries:write", "time_entries:approve", "timesheets:read", "pay_runs:read", "pay_runs:write", "projects:read", "schedules:read", "availability:read", "availability:write", "shift_offers:read", "shift_offers:write", "staffing_requirements:read", "staffing_requirements:write", "labor_budgets:read", "labor_budgets:write", "working_rules:read", "working_rules:write", "leaves:read", "leaves:write", "leaves:approve", "expenses:read", "expenses:write", "expenses:approve", "access_grants:read", "access_grants:write", "documents:read", "documents:write", "webhooks:read", "webhooks:write", "sandbox:write", "scim"]]
    """Those that its owner can use, by their role and by access that was given to them; of a service account without those of decisions."""
    owner: TokenOwner
    requires_acceptance: bool
    """Whether its writes become proposals, which wait for a person to accept them."""
    organization_id: str
    """Whose data the token opens."""
    created_at: str
    """When the record was made."""
    expires_at: Optional[str]
    """null: it does not expire."""
    last_used_at: Optional[str]
    """Kept to the minute."""


class _TokenOperationRequired(TypedDict):
    operation_id: str
    """As in the description of the API."""
    method: Literal["GET", "POST", "PUT", "PATCH", "DELETE"]
    """The HTTP method."""
    path: str
    """Below the address of the API."""
    allowed: bool
    """Whether the token may call it; which records it sees is another matter."""


class TokenOperation(_TokenOperationRequired, total=False):
    """An operation of the API, and whether the token may call it."""
    reason: Literal["scope", "role", "departments", "person", "guest", "module", "plan"]
    """What is in the way, if it is not allowed. scope: the token lacks it. role: that of its owner is too low. departments: it is about everyone, and its owner was given it for some departments. person: only a person does it, and the owner is a service account. guest: its owner is a guest, and was not given it. module: it is switched off. plan: no token of the organization is let in."""
    packages: List[Literal["EXPENSES_PAYING", "SCHEDULE_PLANNING", "SCHEDULE_PUBLISHING", "SCHEDULE_COST", "LEAVE_KEEPING", "HIRING", "AUDITING", "REPORTS_READING", "DEVELOPING", "PAYROLL_PREPARING", "RECORDS_KEEPING"]]
    """What was given to its owner that opens it, if their role does not."""
    required_scope: Optional[Literal["users:read", "users.employment:read", "users.personal:read", "users.govid:read", "users:write", "departments:read", "departments:write", "teams:read", "teams:write", "training:read", "training:write", "certifications:read", "certificate_requirements:read", "certificate_requirements:write", "assets:read", "assets:write", "benefits:read", "compensation:read", "custom_fields:read", "goals:read", "onboarding:read", "time_entries:read", "time_entries.location:read", "time_entries:write", "time_entries:approve", "timesheets:read", "pay_runs:read", "pay_runs:write", "projects:read", "schedules:read", "availability:read", "availability:write", "shift_offers:read", "shift_offers:write", "staffing_requirements:read", "staffing_requirements:write", "labor_budgets:read", "labor_budgets:write", "working_rules:read", "working_rules:write", "leaves:read", "leaves:write", "leaves:approve", "expenses:read", "expenses:write", "expenses:approve", "access_grants:read", "access_grants:write", "documents:read", "documents:write", "webhooks:read", "webhooks:write", "sandbox:write", "scim"]]
    """The scope that the operation needs, if it is not allowed; null: none."""


class TokenOwner(TypedDict):
    """Whose rights the token has, as they are at each request."""
    id: str
    """The id of the person; `svc_…` where a service account holds or did something."""
    first_name: str
    """Their given name; the name of a service account."""
    last_name: str
    """Their family name; “Service account” for a service account."""
    role: Literal["EMPLOYEE", "DEPARTMENT_HEAD", "ADMINISTRATOR", "EXECUTIVE"]
    """What bounds the token besides its scopes."""


class TrainingAssignment(TypedDict):
    """A course assigned to a person."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    user_id: str
    """Who is to take the course."""
    course_id: str
    """The course that was assigned."""
    course: NamedCourse
    status: Literal["ASSIGNED", "IN_PROGRESS", "COMPLETED", "OVERDUE"]
    """OVERDUE follows from due_date: it has passed and the training is not completed."""
    assigned_date: str
    """The day on which it was assigned."""
    due_date: Optional[str]
    """By when it should be finished; null: at any time."""
    completed_date: Optional[str]
    """The day on which it was finished; null until then."""
    valid_until: Optional[str]
    """Until when completed training holds, if its course is to be renewed; null: for ever, or not completed."""
    assigned_by_id: Optional[str]
    """Who assigned it; null if no person did."""
    created_at: str
    """When the record was made."""
    updated_at: str
    """When a field of the record last changed; a request that changes nothing leaves it."""


class _TrainingCreateBodyRequired(TypedDict):
    course_id: str
    """An active course of the organization."""


class TrainingCreateBody(_TrainingCreateBodyRequired, total=False):
    """What `POST /users/{id}/training` takes."""
    due_date: Optional[str]
    """By when it should be finished; null: at any time."""
    status: Literal["ASSIGNED", "IN_PROGRESS", "COMPLETED"]
    """COMPLETED records training that is finished."""
    completed_date: Optional[str]
    """Only with COMPLETED: today on the organization's calendar unless given, and never a day that is still to come."""


class UserCreatedEvent(TypedDict):
    """A person was added."""
    id: str
    """The same on retries and redeliveries: de-duplicate on it."""
    type: Literal["user.created"]
    """What happened."""
    api_version: Literal["v1"]
    """The version of the API whose records the event holds."""
    created_at: str
    """When it happened."""
    organization_id: str
    """Where it happened; the same for all events of an endpoint."""
    data: UserEventData


class _UserDeactivatedEventRequired(TypedDict):
    id: str
    """The same on retries and redeliveries: de-duplicate on it."""
    type: Literal["user.deactivated"]
    """What happened."""
    api_version: Literal["v1"]
    """The version of the API whose records the event holds."""
    created_at: str
    """When it happened."""
    organization_id: str
    """Where it happened; the same for all events of an endpoint."""
    data: UserEventData


class UserDeactivatedEvent(_UserDeactivatedEventRequired, total=False):
    """A person's account was deactivated."""
    previous: UserDeactivatedEventPrevious


class UserDeactivatedEventPrevious(TypedDict, total=False):
    """Old values of the fields that changed; absent when there is nothing to report."""
    is_active: bool
    """false once the account was deactivated: the person can no longer sign in, and their tokens are revoked."""


class UserEventData(TypedDict):
    """What it happened to."""
    object: Union[DirectoryPerson, ThinRecord]
    """The record as the owner of the endpoint sees it; thin if it is too large to be sent."""


class _UserReactivatedEventRequired(TypedDict):
    id: str
    """The same on retries and redeliveries: de-duplicate on it."""
    type: Literal["user.reactivated"]
    """What happened."""
    api_version: Literal["v1"]
    """The version of the API whose records the event holds."""
    created_at: str
    """When it happened."""
    organization_id: str
    """Where it happened; the same for all events of an endpoint."""
    data: UserEventData


class UserReactivatedEvent(_UserReactivatedEventRequired, total=False):
    """A person's account was reactivated."""
    previous: UserReactivatedEventPrevious


class UserReactivatedEventPrevious(TypedDict, total=False):
    """Old values of the fields that changed; absent when there is nothing to report."""
    is_active: bool
    """false once the account was deactivated: the person can no longer sign in, and their tokens are revoked."""


class _UserUpdatedEventRequired(TypedDict):
    id: str
    """The same on retries and redeliveries: de-duplicate on it."""
    type: Literal["user.updated"]
    """What happened."""
    api_version: Literal["v1"]
    """The version of the API whose records the event holds."""
    created_at: str
    """When it happened."""
    organization_id: str
    """Where it happened; the same for all events of an endpoint."""
    data: UserEventData


class UserUpdatedEvent(_UserUpdatedEventRequired, total=False):
    """A directory or employment field of a person changed."""
    previous: UserUpdatedEventPrevious


class UserUpdatedEventPrevious(TypedDict, total=False):
    """Old values of the fields that changed; absent when there is nothing to report."""
    first_name: str
    """Given name."""
    last_name: str
    """Family name."""
    middle_name: Optional[str]
    """Names between the two; null if there are none."""
    preferred_name: Optional[str]
    """What the person wants to be called; null: by first_name."""
    email: str
    """Unique; signs the person in. Cannot be changed."""
    job_title: Optional[str]
    """What the person does, in the words of the organization."""
    division: Optional[str]
    """A larger part of the organization than the department, as free text."""
    work_location: Optional[str]
    """Where the person usually works, such as a site or a city."""
    department_id: Optional[str]
    """The department the person belongs to; null: none."""
    manager_id: Optional[str]
    """Whom the person reports to. Decides on their leave; null: no one."""
    role: Literal["EMPLOYEE", "DEPARTMENT_HEAD", "ADMINISTRATOR", "EXECUTIVE"]
    """What the person and their tokens may see and do. EMPLOYEE on a new person unless given."""
    level: Literal["STANDARD", "SENIOR", "LEAD", "PRINCIPAL"]
    """Seniority, for information: no right follows from it. STANDARD on a new person unless given."""
    is_active: bool
    """false once the account was deactivated: the person can no longer sign in, and their tokens are revoked."""
    is_guest: bool
    """true: the person does not work here, and sees what they were given alone (see access grants). Without employment, leave, time and shifts, in no directory and no count; is_active is false."""


class _UsersCreateBodyRequired(TypedDict):
    first_name: str
    """Given name."""
    last_name: str
    """Family name."""
    email: str
    """Unique; signs the person in. Cannot be changed."""


class UsersCreateBody(_UsersCreateBodyRequired, total=False):
    """What `POST /users` takes."""
    middle_name: Optional[str]
    """Names between the two; null if there are none."""
    preferred_name: Optional[str]
    """What the person wants to be called; null: by first_name."""
    job_title: Optional[str]
    """What the person does, in the words of the organization."""
    division: Optional[str]
    """A larger part of the organization than the department, as free text."""
    work_location: Optional[str]
    """Where the person usually works, such as a site or a city."""
    department_id: Optional[str]
    """The department the person belongs to; null: none."""
    manager_id: Optional[str]
    """Whom the person reports to. Decides on their leave; null: no one."""
    role: Literal["EMPLOYEE", "DEPARTMENT_HEAD", "ADMINISTRATOR", "EXECUTIVE"]
    """What the person and their tokens may see and do. EMPLOYEE on a new person unless given."""
    level: Literal["STANDARD", "SENIOR", "LEAD", "PRINCIPAL"]
    """Seniority, for information: no right follows from it. STANDARD on a new person unless given."""
    employment_start_date: Optional[str]
    """First day of employment. Leave accrues from here."""
    employment_end_date: Optional[str]
    """Last day of employment; null while no end is known."""
    employment_type: Optional[Literal["FULL_TIME", "PART_TIME", "CONTRACT", "TEMPORARY", "INTERN"]]
    """How the person is employed; null: not recorded."""
    employee_id: Optional[str]
    """The number by which the personnel office knows the person."""
    payroll_id: Optional[str]
    """The number by which the payroll system knows the person."""
    working_pattern: Optional[UsersCreateBodyWorkingPattern]
    """When the person works, and how much: leave and timesheets count by it. null: the organization’s standard day on every day that is no weekend."""
    probation_period_months: Optional[Literal[3, 6]]
    """Length of the probation from the first day; null: none."""
    is_guest: bool
    """true: the person does not work here, and comes in to do what `grants` say until the last of them ends. Takes names, address and job_title alone, and no seat."""
    grants: List[UsersCreateBodyGrant]
    """Of a guest, at least one: what they may do. Each ends on a day."""


class UsersCreateBodyGrant(TypedDict):
    """What a guest may do, for whom and how long."""
    package: Literal["EXPENSES_PAYING", "SCHEDULE_PLANNING", "SCHEDULE_PUBLISHING", "SCHEDULE_COST", "LEAVE_KEEPING", "HIRING", "AUDITING", "REPORTS_READING", "DEVELOPING", "PAYROLL_PREPARING", "RECORDS_KEEPING"]
    """What they may do, as the permissions reference has it."""
    department_ids: Optional[List[str]]
    """For people of these departments alone; null: for everyone."""
    starts_on: str
    """The first day it holds, on the organization’s calendar."""
    ends_on: Optional[str]
    """The last day it holds, which counts; null: until it is taken back. Of a guest always a day."""
    reason: str
    """Why it was given."""


class UsersCreateBodyWorkingPattern(TypedDict):
    """When someone works, and how much."""
    cycle_weeks: int
    """Whether every week is alike, or two take turns."""
    weeks: List[UsersCreateBodyWorkingPatternWeek]
    """As many as `cycle_weeks`, from Monday to Sunday. Of two, the first holds in the week of 5 January 1970 and in every second week from there, the second in those between."""


class UsersCreateBodyWorkingPatternWeek(TypedDict):
    """Minutes of work on each day of a week."""
    MONDAY: int
    """Minutes on a Monday; 0: a day off."""
    TUESDAY: int
    """Minutes on a Tuesday; 0: a day off."""
    WEDNESDAY: int
    """Minutes on a Wednesday; 0: a day off."""
    THURSDAY: int
    """Minutes on a Thursday; 0: a day off."""
    FRIDAY: int
    """Minutes on a Friday; 0: a day off."""
    SATURDAY: int
    """Minutes on a Saturday; 0: a day off."""
    SUNDAY: int
    """Minutes on a Sunday; 0: a day off."""


class _UsersHireBodyRequired(TypedDict):
    start_date: str
    """The first day of employment. Leave accrues from here."""


class UsersHireBody(_UsersHireBodyRequired, total=False):
    """What `POST /users/{id}/hire` takes."""
    job_title: Optional[str]
    """What the person does, in the words of the organization."""
    division: Optional[str]
    """A larger part of the organization than the department, as free text."""
    work_location: Optional[str]
    """Where the person usually works, such as a site or a city."""
    department_id: Optional[str]
    """The department the person belongs to; null: none."""
    manager_id: Optional[str]
    """Whom the person reports to. Decides on their leave; null: no one."""
    role: Literal["EMPLOYEE", "DEPARTMENT_HEAD", "ADMINISTRATOR", "EXECUTIVE"]
    """What the person and their tokens may see and do. EMPLOYEE on a new person unless given."""
    level: Literal["STANDARD", "SENIOR", "LEAD", "PRINCIPAL"]
    """Seniority, for information: no right follows from it. STANDARD on a new person unless given."""
    employment_end_date: Optional[str]
    """Last day of employment; null while no end is known."""
    employment_type: Optional[Literal["FULL_TIME", "PART_TIME", "CONTRACT", "TEMPORARY", "INTERN"]]
    """How the person is employed; null: not recorded."""
    employee_id: Optional[str]
    """The number by which the personnel office knows the person."""
    payroll_id: Optional[str]
    """The number by which the payroll system knows the person."""
    working_pattern: Optional[UsersHireBodyWorkingPattern]
    """When the person works, and how much: leave and timesheets count by it. null: the organization’s standard day on every day that is no weekend."""
    probation_period_months: Optional[Literal[3, 6]]
    """Length of the probation from the first day; null: none."""
    starts_onboarding: bool
    """Whether the checklists of templates that start by themselves for new people are started."""


class UsersHireBodyWorkingPattern(TypedDict):
    """When someone works, and how much."""
    cycle_weeks: int
    """Whether every week is alike, or two take turns."""
    weeks: List[UsersHireBodyWorkingPatternWeek]
    """As many as `cycle_weeks`, from Monday to Sunday. Of two, the first holds in the week of 5 January 1970 and in every second week from there, the second in those between."""


class UsersHireBodyWorkingPatternWeek(TypedDict):
    """Minutes of work on each day of a week."""
    MONDAY: int
    """Minutes on a Monday; 0: a day off."""
    TUESDAY: int
    """Minutes on a Tuesday; 0: a day off."""
    WEDNESDAY: int
    """Minutes on a Wednesday; 0: a day off."""
    THURSDAY: int
    """Minutes on a Thursday; 0: a day off."""
    FRIDAY: int
    """Minutes on a Friday; 0: a day off."""
    SATURDAY: int
    """Minutes on a Saturday; 0: a day off."""
    SUNDAY: int
    """Minutes on a Sunday; 0: a day off."""


class _UsersRehireBodyRequired(TypedDict):
    start_date: str
    """The first day of the new employment, after the last day of the one before. Later than today: it is planned."""


class UsersRehireBody(_UsersRehireBodyRequired, total=False):
    """What `POST /users/{id}/rehire` takes."""
    employment_end_date: Optional[str]
    """Last day of employment; null while no end is known."""
    probation_period_months: Optional[Literal[3, 6]]
    """Length of the probation from the first day; null: none."""
    payroll_id: Optional[str]
    """The number by which the payroll system knows the person."""
    job_title: Optional[str]
    """What the person does, in the words of the organization."""
    department_id: Optional[str]
    """The department the person belongs to; null: none."""
    manager_id: Optional[str]
    """Whom the person reports to. Decides on their leave; null: no one."""
    division: Optional[str]
    """A larger part of the organization than the department, as free text."""
    work_location: Optional[str]
    """Where the person usually works, such as a site or a city."""
    level: Literal["STANDARD", "SENIOR", "LEAD", "PRINCIPAL"]
    """Seniority, for information: no right follows from it. STANDARD on a new person unless given."""
    employment_type: Optional[Literal["FULL_TIME", "PART_TIME", "CONTRACT", "TEMPORARY", "INTERN"]]
    """How the person is employed; null: not recorded."""
    working_pattern: Optional[UsersRehireBodyWorkingPattern]
    """When the person works, and how much: leave and timesheets count by it. null: the organization’s standard day on every day that is no weekend."""
    role: Literal["EMPLOYEE", "DEPARTMENT_HEAD", "ADMINISTRATOR", "EXECUTIVE"]
    """EMPLOYEE unless given, whatever role the person had when they left."""
    access: Literal["KEPT", "ANEW"]
    """KEPT: the person signs in as before. ANEW: password, passkeys and codes of before are gone, and a link to set a password is mailed on the first day. Sessions and tokens never come back."""
    training: Literal["KEPT", "AGAIN"]
    """KEPT: what was completed counts. AGAIN: every active course that was completed is assigned once more."""
    leave_left: Literal["PAID_OUT", "KEPT"]
    """What was left of leave when the person left. PAID_OUT: it is settled, and the new employment begins with what it gives itself. KEPT: it was not paid out and stays theirs."""
    starts_onboarding: bool
    """Whether the checklists of templates that start by themselves for new people are started."""
    reason: Optional[str]
    """Why; shown with the change in their history."""


class UsersRehireBodyWorkingPattern(TypedDict):
    """When someone works, and how much."""
    cycle_weeks: int
    """Whether every week is alike, or two take turns."""
    weeks: List[UsersRehireBodyWorkingPatternWeek]
    """As many as `cycle_weeks`, from Monday to Sunday. Of two, the first holds in the week of 5 January 1970 and in every second week from there, the second in those between."""


class UsersRehireBodyWorkingPatternWeek(TypedDict):
    """Minutes of work on each day of a week."""
    MONDAY: int
    """Minutes on a Monday; 0: a day off."""
    TUESDAY: int
    """Minutes on a Tuesday; 0: a day off."""
    WEDNESDAY: int
    """Minutes on a Wednesday; 0: a day off."""
    THURSDAY: int
    """Minutes on a Thursday; 0: a day off."""
    FRIDAY: int
    """Minutes on a Friday; 0: a day off."""
    SATURDAY: int
    """Minutes on a Saturday; 0: a day off."""
    SUNDAY: int
    """Minutes on a Sunday; 0: a day off."""


class UsersUpdateBody(TypedDict, total=False):
    """What `PATCH /users/{id}` takes."""
    first_name: str
    """Given name."""
    last_name: str
    """Family name."""
    middle_name: Optional[str]
    """Names between the two; null if there are none."""
    preferred_name: Optional[str]
    """What the person wants to be called; null: by first_name."""
    job_title: Optional[str]
    """What the person does, in the words of the organization."""
    division: Optional[str]
    """A larger part of the organization than the department, as free text."""
    work_location: Optional[str]
    """Where the person usually works, such as a site or a city."""
    department_id: Optional[str]
    """The department the person belongs to; null: none."""
    manager_id: Optional[str]
    """Whom the person reports to. Decides on their leave; null: no one."""
    role: Literal["EMPLOYEE", "DEPARTMENT_HEAD", "ADMINISTRATOR", "EXECUTIVE"]
    """What the person and their tokens may see and do. EMPLOYEE on a new person unless given."""
    level: Literal["STANDARD", "SENIOR", "LEAD", "PRINCIPAL"]
    """Seniority, for information: no right follows from it. STANDARD on a new person unless given."""
    employment_start_date: Optional[str]
    """First day of employment. Leave accrues from here."""
    employment_end_date: Optional[str]
    """Last day of employment; null while no end is known."""
    employment_type: Optional[Literal["FULL_TIME", "PART_TIME", "CONTRACT", "TEMPORARY", "INTERN"]]
    """How the person is employed; null: not recorded."""
    employee_id: Optional[str]
    """The number by which the personnel office knows the person."""
    payroll_id: Optional[str]
    """The number by which the payroll system knows the person."""
    working_pattern: Optional[UsersUpdateBodyWorkingPattern]
    """When the person works, and how much: leave and timesheets count by it. null: the organization’s standard day on every day that is no weekend."""
    probation_period_months: Optional[Literal[3, 6]]
    """Length of the probation from the first day; null: none."""


class UsersUpdateBodyWorkingPattern(TypedDict):
    """When someone works, and how much."""
    cycle_weeks: int
    """Whether every week is alike, or two take turns."""
    weeks: List[UsersUpdateBodyWorkingPatternWeek]
    """As many as `cycle_weeks`, from Monday to Sunday. Of two, the first holds in the week of 5 January 1970 and in every second week from there, the second in those between."""


class UsersUpdateBodyWorkingPatternWeek(TypedDict):
    """Minutes of work on each day of a week."""
    MONDAY: int
    """Minutes on a Monday; 0: a day off."""
    TUESDAY: int
    """Minutes on a Tuesday; 0: a day off."""
    WEDNESDAY: int
    """Minutes on a Wednesday; 0: a day off."""
    THURSDAY: int
    """Minutes on a Thursday; 0: a day off."""
    FRIDAY: int
    """Minutes on a Friday; 0: a day off."""
    SATURDAY: int
    """Minutes on a Saturday; 0: a day off."""
    SUNDAY: int
    """Minutes on a Sunday; 0: a day off."""


class VisibleTo(TypedDict):
    """Who sees something of a person today, and why."""
    what: Literal["pay", "leave", "private", "documents", "time"]
    """What was asked about."""
    people: List[PersonWhoSees]
    """Those whom the reader may know by name: the person first, then who leads them."""
    others: int
    """How many more there are."""
    others_by: List[SightReasonCount]
    """Why those see it; someone with two reasons counts under each."""


class WebhookEndpoint(TypedDict):
    """An address of yours to which events are posted."""
    id: str
    """Names the record in paths and in other records. Opaque: do not take it apart."""
    url: str
    """Scheme and host; the rest of the address is not shown."""
    url_hash: Optional[str]
    """SHA-256 of the whole address, in hex, so that a program finds its own: of `new URL(url).href`. null unless the caller is the owner or of a higher role."""
    events: List[str]
    """Types of events, at most 50; or * alone for every event, later types included."""
    description: Optional[str]
    """What the endpoint is for."""
    owner: PersonName
    """Whose rights decide what is sent."""
    status: Literal["active", "paused", "disabled"]
    """Only an active endpoint gets events; what happens meanwhile is not sent later."""
    status_reason: Optional[Literal["paused", "failing", "gone", "owner_deactivated", "owner_erased", "deleted"]]
    """Why it is not active; null while it is."""
    status_changed_at: str
    """When status last changed."""
    consecutive_failures: int
    """Attempts that failed since the last success."""
    last_success_at: Optional[str]
    """When an attempt last succeeded; null: never."""
    last_failure_at: Optional[str]
    """When an attempt last failed; null: never."""
    created_at: str
    """When the record was made."""
    updated_at: str
    """When a field of the record last changed; a request that changes nothing leaves it."""


class WebhookEndpointEventData(TypedDict):
    """What it happened to."""
    object: Union[TestedEndpoint, ThinRecord]
    """The record as the owner of the endpoint sees it; thin if it is too large to be sent."""


class WebhookTestEvent(TypedDict):
    """A test event was requested for this endpoint."""
    id: str
    """The same on retries and redeliveries: de-duplicate on it."""
    type: Literal["webhook.test"]
    """What happened."""
    api_version: Literal["v1"]
    """The version of the API whose records the event holds."""
    created_at: str
    """When it happened."""
    organization_id: str
    """Where it happened; the same for all events of an endpoint."""
    data: WebhookEndpointEventData


class _WebhooksCreateBodyRequired(TypedDict):
    url: str
    """Starts with https://, names a host whose every address is public, port 443 or 8443, no user name or password."""
    events: List[Literal["user.created", "user.updated", "user.deactivated", "user.reactivated", "department.created", "department.updated", "department.deleted", "access_grant.created", "access_grant.ended", "leave.requested", "leave.approved", "leave.rejected", "leave.cancelled", "leave.cancellation_requested", "leave.updated", "time_entry.submitted", "time_entry.approved", "time_entry.rejected", "timesheet.finalized", "expense_report.submitted", "expense_report.approved", "expense_report.rejected", "expense_report.paid", "document.signed", "document.declined", "shift.offered", "shift.claimed", "shift.swapped", "webhook.test", "*"]]
    """Types of events, at most 50; or * alone for every event, later types included."""


class WebhooksCreateBody(_WebhooksCreateBodyRequired, total=False):
    """What `POST /webhooks` takes."""
    description: Optional[str]
    """What the endpoint is for."""
    owner_id: str
    """Whose rights decide what is sent: yourself, an active person with a role below your own, or a service account with a role up to your own."""


class WebhooksUpdateBody(TypedDict, total=False):
    """What `PATCH /webhooks/{id}` takes."""
    url: str
    """Starts with https://, names a host whose every address is public, port 443 or 8443, no user name or password."""
    events: List[Literal["user.created", "user.updated", "user.deactivated", "user.reactivated", "department.created", "department.updated", "department.deleted", "access_grant.created", "access_grant.ended", "leave.requested", "leave.approved", "leave.rejected", "leave.cancelled", "leave.cancellation_requested", "leave.updated", "time_entry.submitted", "time_entry.approved", "time_entry.rejected", "timesheet.finalized", "expense_report.submitted", "expense_report.approved", "expense_report.rejected", "expense_report.paid", "document.signed", "document.declined", "shift.offered", "shift.claimed", "shift.swapped", "webhook.test", "*"]]
    """Types of events, at most 50; or * alone for every event, later types included."""
    description: Optional[str]
    """What the endpoint is for."""
    owner_id: str
    """Whose rights decide what is sent: yourself, an active person with a role below your own, or a service account with a role up to your own."""


WorkingRuleBreaches = TypedDict("WorkingRuleBreaches", {
        "from": "str",
        "to": "str",
        "rules": "List[WorkingRuleBreachesRule]",
        "departments": "List[WorkingRuleBreachesDepartment]",
        "breaches": "List[WorkingRuleBreachesBreache]",
        "has_more": "bool",
    })


class WorkingRuleBreachesBreache(TypedDict):
    """Where a rule was broken."""
    rule_id: str
    """Which rule, as GET /working-rules names it."""
    kind: Literal["REST_BETWEEN_SHIFTS", "LONGEST_DAY", "LONGEST_WEEK", "BREAK", "WEEKLY_REST", "OVERTIME"]
    """What the rule is about."""
    user: PersonName
    """Whose work it was."""
    department_id: Optional[str]
    """Their department today; null: none."""
    time_entry_id: str
    """The entry at which it happened."""
    day: str
    """The day of the entry."""
    minutes: int
    """What there was of rest, work or break."""
    limit_minutes: int
    """What the rule asks for: at least, or at most."""


class WorkingRuleBreachesDepartment(TypedDict):
    """Breaches of one department."""
    id: Optional[str]
    """The department of the people today; null: of none."""
    name: Optional[str]
    """What it is called; null: no department."""
    count: int
    """How often."""
    rules: List[WorkingRuleBreachesDepartmentRule]
    """By rule, where there are any."""


class WorkingRuleBreachesDepartmentRule(TypedDict):
    """How often a rule was broken."""
    rule_id: str
    """Which rule, as GET /working-rules names it."""
    count: int
    """How often."""


class WorkingRuleBreachesRule(TypedDict):
    """How often a rule was broken."""
    rule_id: str
    """Which rule, as GET /working-rules names it."""
    count: int
    """How often."""
    people: int
    """Of how many people."""


class WorkingRules(TypedDict):
    """Rules on rest, breaks and hours. They warn, and are no legal advice."""
    pack: Optional[Literal["CA-ON", "CA-QC", "CA-BC", "DE", "GB", "FR"]]
    """The pack that was taken; null: none."""
    rules: List[WorkingRulesRule]
    """All that apply, those that are switched off included."""
    left_out: List[Literal["AGREEMENTS", "AVERAGED_HOURS", "DAILY_REST_NONE", "DOUBLE_TIME", "EIGHT_BETWEEN_SHIFTS", "LONGEST_DAY_NONE", "LONGEST_WEEK_NONE", "NIGHT_WORK", "OVERTIME_NONE", "OVERTIME_RATES", "REFUSAL", "SHORTER_BREAKS", "SUNDAY_REST", "WEEKLY_REST_CHOICE", "YOUNG_PEOPLE"]]
    """What the law of that place also says and the pack does not hold, since it is no certain figure."""
    place_pack: Optional[Literal["CA-ON", "CA-QC", "CA-BC", "DE", "GB", "FR"]]
    """The pack of the place that the organization is at; null: there is none."""
    offered_overtime: Optional[WorkingRulesOfferedOvertime]
    """Settings for overtime as the law of the place has it, or of the pack where there is none for the place, where they differ from those that hold. Nothing changes until they are set; null: nothing to offer."""


class WorkingRulesOfferedOvertime(TypedDict):
    """Settings for overtime."""
    overtime_mode: Literal["weekly_only", "daily_then_weekly"]
    """Which thresholds make overtime."""
    overtime_daily_minutes: Optional[int]
    """Of a day; null: it stays as it is."""
    overtime_weekly_minutes: int
    """Of a work week."""
    overtime_multiplier: Optional[float]
    """What it is paid at; null: it stays as it is."""


class WorkingRulesRule(TypedDict):
    """A rule, and where it is from."""
    id: str
    """Its name within the pack."""
    kind: Literal["REST_BETWEEN_SHIFTS", "LONGEST_DAY", "LONGEST_WEEK", "BREAK", "WEEKLY_REST", "OVERTIME"]
    """What it is about."""
    values: WorkingRulesRuleValues
    action: Literal["WARN", "TELL", "OFF"]
    """WARN: in the schedule, in flags and in the report of breaches; TELL: in the report and in explanations alone; OFF: it is not looked at."""
    source: WorkingRulesRuleSource
    is_changed: bool
    """Whether it differs from the pack, or is the organization’s own."""


class WorkingRulesRuleSource(TypedDict):
    """Where the figure is from."""
    citation: str
    """The law or agreement that the figure is from."""
    read_on: Optional[str]
    """When it was read there; null: it is our own rule."""


class WorkingRulesRuleValues(TypedDict, total=False):
    """REST_BETWEEN_SHIFTS: `rest_minutes`. LONGEST_DAY, LONGEST_WEEK: `minutes`. BREAK: `after_minutes`, `break_minutes`, `paid`, `deducted`. WEEKLY_REST: `rest_minutes`, `in_two_weeks_minutes`. OVERTIME: `daily_minutes`, `weekly_minutes`, `multiplier`."""
    rest_minutes: int
    """At least so long without a pause in each work week."""
    minutes: int
    """At most so much work in a work week."""
    after_minutes: int
    """It applies where the time without breaks is more than this."""
    break_minutes: int
    """At least so long a break altogether."""
    paid: bool
    """Whether so many minutes of the earliest breaks are paid."""
    deducted: Literal["NEVER", "IF_MISSING"]
    """IF_MISSING: what is missing of the break is taken off at clock-out; NEVER: it is told alone."""
    in_two_weeks_minutes: Optional[int]
    """Or so long at once in two weeks that follow each other; null: there is no such choice."""
    daily_minutes: Optional[int]
    """Overtime begins beyond so many minutes of a day; null: not by the day."""
    weekly_minutes: Optional[int]
    """Overtime begins beyond so many minutes of a work week; null: not by the week."""
    multiplier: Optional[float]
    """What it is paid at, times the rate; null: not one figure."""


class WorkingRulesUpdateBody(TypedDict):
    """What `PUT /working-rules` takes."""
    pack: Optional[Literal["CA-ON", "CA-QC", "CA-BC", "DE", "GB", "FR"]]
    """The pack that was taken; null: none."""
    rules: List[WorkingRulesUpdateBodyRule]
    """Rules that differ from the pack, and one’s own; those of the pack may be among them."""


class _WorkingRulesUpdateBodyRuleRequired(TypedDict):
    id: str
    """Its name within the pack."""
    kind: Literal["REST_BETWEEN_SHIFTS", "LONGEST_DAY", "LONGEST_WEEK", "BREAK", "WEEKLY_REST", "OVERTIME"]
    """What it is about."""
    values: WorkingRulesUpdateBodyRuleValues
    action: Literal["WARN", "TELL", "OFF"]
    """WARN: in the schedule, in flags and in the report of breaches; TELL: in the report and in explanations alone; OFF: it is not looked at."""
    source: WorkingRulesUpdateBodyRuleSource


class WorkingRulesUpdateBodyRule(_WorkingRulesUpdateBodyRuleRequired, total=False):
    """A rule, with all figures of its kind."""
    is_changed: bool
    """Whether it differs from the pack, or is the organization’s own."""


class WorkingRulesUpdateBodyRuleSource(TypedDict):
    """Where the figure is from."""
    citation: str
    """The law or agreement that the figure is from."""
    read_on: Optional[str]
    """When it was read there; null: it is our own rule."""


class WorkingRulesUpdateBodyRuleValues(TypedDict, total=False):
    """REST_BETWEEN_SHIFTS: `rest_minutes`. LONGEST_DAY, LONGEST_WEEK: `minutes`. BREAK: `after_minutes`, `break_minutes`, `paid`, `deducted`. WEEKLY_REST: `rest_minutes`, `in_two_weeks_minutes`. OVERTIME: `daily_minutes`, `weekly_minutes`, `multiplier`."""
    rest_minutes: int
    """At least so long without a pause in each work week."""
    minutes: int
    """At most so much work in a work week."""
    after_minutes: int
    """It applies where the time without breaks is more than this."""
    break_minutes: int
    """At least so long a break altogether."""
    paid: bool
    """Whether so many minutes of the earliest breaks are paid."""
    deducted: Literal["NEVER", "IF_MISSING"]
    """IF_MISSING: what is missing of the break is taken off at clock-out; NEVER: it is told alone."""
    in_two_weeks_minutes: Optional[int]
    """Or so long at once in two weeks that follow each other; null: there is no such choice."""
    daily_minutes: Optional[int]
    """Overtime begins beyond so many minutes of a day; null: not by the day."""
    weekly_minutes: Optional[int]
    """Overtime begins beyond so many minutes of a work week; null: not by the week."""
    multiplier: Optional[float]
    """What it is paid at, times the rate; null: not one figure."""

#: What a webhook endpoint gets, told apart by `type`.
WebhookEvent = Union[
    UserCreatedEvent,
    UserUpdatedEvent,
    UserDeactivatedEvent,
    UserReactivatedEvent,
    DepartmentCreatedEvent,
    DepartmentUpdatedEvent,
    DepartmentDeletedEvent,
    AccessGrantCreatedEvent,
    AccessGrantEndedEvent,
    LeaveRequestedEvent,
    LeaveApprovedEvent,
    LeaveRejectedEvent,
    LeaveCancelledEvent,
    LeaveCancellationRequestedEvent,
    LeaveUpdatedEvent,
    TimeEntrySubmittedEvent,
    TimeEntryApprovedEvent,
    TimeEntryRejectedEvent,
    TimesheetFinalizedEvent,
    ExpenseReportSubmittedEvent,
    ExpenseReportApprovedEvent,
    ExpenseReportRejectedEvent,
    ExpenseReportPaidEvent,
    DocumentSignedEvent,
    DocumentDeclinedEvent,
    ShiftOfferedEvent,
    ShiftClaimedEvent,
    ShiftSwappedEvent,
    WebhookTestEvent,
]
