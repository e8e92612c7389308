// Generated from the OpenAPI description: run `npm run generate`, never edit.

import type { components } from './schema.ts';

type Schemas = components['schemas'];

export type AccessGrant = Schemas['AccessGrant'];
export type AccessGrantCreatedEvent = Schemas['AccessGrantCreatedEvent'];
export type AccessGrantEndedEvent = Schemas['AccessGrantEndedEvent'];
export type AccessGrantEvent = Schemas['AccessGrantEvent'];
export type AccessGrantEventData = Schemas['AccessGrantEventData'];
export type AccessGrantsCreateBody = Schemas['AccessGrantsCreateBody'];
export type AccessGrantsUpdateBody = Schemas['AccessGrantsUpdateBody'];
export type AccountDay = Schemas['AccountDay'];
export type AccountMonth = Schemas['AccountMonth'];
export type AccountWeek = Schemas['AccountWeek'];
export type Approval = Schemas['Approval'];
export type AsOf = Schemas['AsOf'];
export type Asset = Schemas['Asset'];
export type AssetsCreateBody = Schemas['AssetsCreateBody'];
export type AssetsUpdateBody = Schemas['AssetsUpdateBody'];
export type AuthInvalidRefusal = Schemas['AuthInvalidRefusal'];
export type Availability = Schemas['Availability'];
export type AvailabilityException = Schemas['AvailabilityException'];
export type AvailabilityExceptionsCreateBody = Schemas['AvailabilityExceptionsCreateBody'];
export type AvailabilitySetBody = Schemas['AvailabilitySetBody'];
export type AvailabilityStretch = Schemas['AvailabilityStretch'];
export type BenefitEnrollment = Schemas['BenefitEnrollment'];
export type BenefitEnrollmentPlan = Schemas['BenefitEnrollmentPlan'];
export type BreakFlag = Schemas['BreakFlag'];
export type Candidate = Schemas['Candidate'];
export type CandidateReason = Schemas['CandidateReason'];
export type CertificateRequirement = Schemas['CertificateRequirement'];
export type CertificateRequirementsCreateBody = Schemas['CertificateRequirementsCreateBody'];
export type CertificateRequirementsUpdateBody = Schemas['CertificateRequirementsUpdateBody'];
export type Certification = Schemas['Certification'];
export type Checklist = Schemas['Checklist'];
export type ChecklistTask = Schemas['ChecklistTask'];
export type Client = Schemas['Client'];
export type Compensation = Schemas['Compensation'];
export type ConflictOrIdempotencyConflictRefusal = Schemas['ConflictOrIdempotencyConflictRefusal'];
export type ConflictRefusal = Schemas['ConflictRefusal'];
export type CustomFieldValue = Schemas['CustomFieldValue'];
export type CustomFieldValueField = Schemas['CustomFieldValueField'];
export type CustomFieldValueTab = Schemas['CustomFieldValueTab'];
export type Decider = Schemas['Decider'];
export type Delivery = Schemas['Delivery'];
export type DeliveryAttempt = Schemas['DeliveryAttempt'];
export type DeliveryInFull = Schemas['DeliveryInFull'];
export type DeliveryInFullPayload = Schemas['DeliveryInFullPayload'];
export type Department = Schemas['Department'];
export type DepartmentCreatedEvent = Schemas['DepartmentCreatedEvent'];
export type DepartmentDeletedEvent = Schemas['DepartmentDeletedEvent'];
export type DepartmentDeletedEventData = Schemas['DepartmentDeletedEventData'];
export type DepartmentEventData = Schemas['DepartmentEventData'];
export type DepartmentUpdatedEvent = Schemas['DepartmentUpdatedEvent'];
export type DepartmentUpdatedEventPrevious = Schemas['DepartmentUpdatedEventPrevious'];
export type DepartmentsCreateBody = Schemas['DepartmentsCreateBody'];
export type DepartmentsUpdateBody = Schemas['DepartmentsUpdateBody'];
export type DirectoryPerson = Schemas['DirectoryPerson'];
export type Document = Schemas['Document'];
export type DocumentDeclinedEvent = Schemas['DocumentDeclinedEvent'];
export type DocumentDeclinedEventPrevious = Schemas['DocumentDeclinedEventPrevious'];
export type DocumentEventData = Schemas['DocumentEventData'];
export type DocumentSignedEvent = Schemas['DocumentSignedEvent'];
export type DocumentSignedEventPrevious = Schemas['DocumentSignedEventPrevious'];
export type DocumentSigner = Schemas['DocumentSigner'];
export type DocumentsCreateBody = Schemas['DocumentsCreateBody'];
export type DocumentsSetSignersBody = Schemas['DocumentsSetSignersBody'];
export type DocumentsUpdateBody = Schemas['DocumentsUpdateBody'];
export type Employment = Schemas['Employment'];
export type EmploymentPeriod = Schemas['EmploymentPeriod'];
export type EmploymentPeriodsResponseData = Schemas['EmploymentPeriodsResponseData'];
export type EmploymentValues = Schemas['EmploymentValues'];
export type EmploymentValuesWorkingPattern = Schemas['EmploymentValuesWorkingPattern'];
export type EmploymentValuesWorkingPatternWeek = Schemas['EmploymentValuesWorkingPatternWeek'];
export type ErrorDetails = Schemas['ErrorDetails'];
export type EventType = Schemas['EventType'];
export type ExpenseLineItem = Schemas['ExpenseLineItem'];
export type ExpenseMileage = Schemas['ExpenseMileage'];
export type ExpensePerDiem = Schemas['ExpensePerDiem'];
export type ExpenseReceipt = Schemas['ExpenseReceipt'];
export type ExpenseReport = Schemas['ExpenseReport'];
export type ExpenseReportApprovedEvent = Schemas['ExpenseReportApprovedEvent'];
export type ExpenseReportApprovedEventPrevious = Schemas['ExpenseReportApprovedEventPrevious'];
export type ExpenseReportEventData = Schemas['ExpenseReportEventData'];
export type ExpenseReportPaidEvent = Schemas['ExpenseReportPaidEvent'];
export type ExpenseReportPaidEventPrevious = Schemas['ExpenseReportPaidEventPrevious'];
export type ExpenseReportRejectedEvent = Schemas['ExpenseReportRejectedEvent'];
export type ExpenseReportRejectedEventPrevious = Schemas['ExpenseReportRejectedEventPrevious'];
export type ExpenseReportSubmittedEvent = Schemas['ExpenseReportSubmittedEvent'];
export type ExpenseReportSubmittedEventPrevious = Schemas['ExpenseReportSubmittedEventPrevious'];
export type ExpenseReportsAddReceiptBody = Schemas['ExpenseReportsAddReceiptBody'];
export type ExpenseReportsApproveBody = Schemas['ExpenseReportsApproveBody'];
export type ExpenseReportsCreateBody = Schemas['ExpenseReportsCreateBody'];
export type ExpenseReportsPayBody = Schemas['ExpenseReportsPayBody'];
export type ExpenseReportsRejectBody = Schemas['ExpenseReportsRejectBody'];
export type ExpenseReportsUpdateBody = Schemas['ExpenseReportsUpdateBody'];
export type FeedEvent = Schemas['FeedEvent'];
export type FeedEventData = Schemas['FeedEventData'];
export type FeedEventDataObject = Schemas['FeedEventDataObject'];
export type FeedEventPrevious = Schemas['FeedEventPrevious'];
export type ForbiddenOrScopeMissingOrModuleDisabledRefusal = Schemas['ForbiddenOrScopeMissingOrModuleDisabledRefusal'];
export type ForbiddenOrScopeMissingRefusal = Schemas['ForbiddenOrScopeMissingRefusal'];
export type ForbiddenRefusal = Schemas['ForbiddenRefusal'];
export type ForeseenStep = Schemas['ForeseenStep'];
export type Goal = Schemas['Goal'];
export type HiredAgain = Schemas['HiredAgain'];
export type HolidayYear = Schemas['HolidayYear'];
export type HoursAccount = Schemas['HoursAccount'];
export type HoursAccountEntryInAccount = Schemas['HoursAccountEntryInAccount'];
export type InternalErrorRefusal = Schemas['InternalErrorRefusal'];
export type LaborBudget = Schemas['LaborBudget'];
export type LaborBudgetsCreateBody = Schemas['LaborBudgetsCreateBody'];
export type LaborBudgetsUpdateBody = Schemas['LaborBudgetsUpdateBody'];
export type Leave = Schemas['Leave'];
export type LeaveApprovedEvent = Schemas['LeaveApprovedEvent'];
export type LeaveApprovedEventPrevious = Schemas['LeaveApprovedEventPrevious'];
export type LeaveBalance = Schemas['LeaveBalance'];
export type LeaveBalances = Schemas['LeaveBalances'];
export type LeaveCancellationRequestedEvent = Schemas['LeaveCancellationRequestedEvent'];
export type LeaveCancellationRequestedEventPrevious = Schemas['LeaveCancellationRequestedEventPrevious'];
export type LeaveCancelledEvent = Schemas['LeaveCancelledEvent'];
export type LeaveCancelledEventPrevious = Schemas['LeaveCancelledEventPrevious'];
export type LeaveEventData = Schemas['LeaveEventData'];
export type LeavePreview = Schemas['LeavePreview'];
export type LeavePreviewBalance = Schemas['LeavePreviewBalance'];
export type LeavePreviewDay = Schemas['LeavePreviewDay'];
export type LeavePreviewProblem = Schemas['LeavePreviewProblem'];
export type LeavePreviewShift = Schemas['LeavePreviewShift'];
export type LeaveRejectedEvent = Schemas['LeaveRejectedEvent'];
export type LeaveRejectedEventPrevious = Schemas['LeaveRejectedEventPrevious'];
export type LeaveRequestedEvent = Schemas['LeaveRequestedEvent'];
export type LeaveType = Schemas['LeaveType'];
export type LeaveTypeInBalance = Schemas['LeaveTypeInBalance'];
export type LeaveTypeInLeave = Schemas['LeaveTypeInLeave'];
export type LeaveTypeNames = Schemas['LeaveTypeNames'];
export type LeaveTypeServiceAllowance = Schemas['LeaveTypeServiceAllowance'];
export type LeaveUpdatedEvent = Schemas['LeaveUpdatedEvent'];
export type LeaveUpdatedEventPrevious = Schemas['LeaveUpdatedEventPrevious'];
export type LeavesApproveBody = Schemas['LeavesApproveBody'];
export type LeavesCancelBody = Schemas['LeavesCancelBody'];
export type LeavesChangeBody = Schemas['LeavesChangeBody'];
export type LeavesCreateBody = Schemas['LeavesCreateBody'];
export type LeavesPreviewBody = Schemas['LeavesPreviewBody'];
export type LeavesRejectBody = Schemas['LeavesRejectBody'];
export type LeavesUpdateBody = Schemas['LeavesUpdateBody'];
export type LeftOutOfPayRun = Schemas['LeftOutOfPayRun'];
export type ListMeta = Schemas['ListMeta'];
export type LockedDates = Schemas['LockedDates'];
export type Meta = Schemas['Meta'];
export type MethodNotAllowedRefusal = Schemas['MethodNotAllowedRefusal'];
export type MissingCertificate = Schemas['MissingCertificate'];
export type NamedAssetCategory = Schemas['NamedAssetCategory'];
export type NamedCourse = Schemas['NamedCourse'];
export type NamedDepartment = Schemas['NamedDepartment'];
export type NamedProject = Schemas['NamedProject'];
export type NamedTask = Schemas['NamedTask'];
export type NewExpenseLineItem = Schemas['NewExpenseLineItem'];
export type NewExpenseMileage = Schemas['NewExpenseMileage'];
export type NewExpensePerDiem = Schemas['NewExpensePerDiem'];
export type NewWebhookEndpoint = Schemas['NewWebhookEndpoint'];
export type NotFoundRefusal = Schemas['NotFoundRefusal'];
export type Organization = Schemas['Organization'];
export type OrganizationModules = Schemas['OrganizationModules'];
export type PaidLeaveOfType = Schemas['PaidLeaveOfType'];
export type PayPeriod = Schemas['PayPeriod'];
export type PayPeriodStatusCounts = Schemas['PayPeriodStatusCounts'];
export type PayRun = Schemas['PayRun'];
export type PayRunLine = Schemas['PayRunLine'];
export type PayRunsCreateBody = Schemas['PayRunsCreateBody'];
export type PayTotals = Schemas['PayTotals'];
export type PayloadTooLargeRefusal = Schemas['PayloadTooLargeRefusal'];
export type Person = Schemas['Person'];
export type PersonEmergencyContact = Schemas['PersonEmergencyContact'];
export type PersonHomeAddress = Schemas['PersonHomeAddress'];
export type PersonName = Schemas['PersonName'];
export type PersonWhoSees = Schemas['PersonWhoSees'];
export type PersonWorkingPattern = Schemas['PersonWorkingPattern'];
export type PersonWorkingPatternWeek = Schemas['PersonWorkingPatternWeek'];
export type PreconditionFailedRefusal = Schemas['PreconditionFailedRefusal'];
export type Project = Schemas['Project'];
export type Proposal = Schemas['Proposal'];
export type ProposalBody = Schemas['ProposalBody'];
export type ProposalParams = Schemas['ProposalParams'];
export type ProposalQuery = Schemas['ProposalQuery'];
export type ProposalsDeclineBody = Schemas['ProposalsDeclineBody'];
export type ProposedChange = Schemas['ProposedChange'];
export type ProposedEvent = Schemas['ProposedEvent'];
export type ProposedOutcome = Schemas['ProposedOutcome'];
export type PublicHoliday = Schemas['PublicHoliday'];
export type RaisedEvent = Schemas['RaisedEvent'];
export type RateLimitedRefusal = Schemas['RateLimitedRefusal'];
export type SandboxClock = Schemas['SandboxClock'];
export type SandboxClockMoveBody = Schemas['SandboxClockMoveBody'];
export type SandboxClockMoveResponseData = Schemas['SandboxClockMoveResponseData'];
export type SandboxEvents = Schemas['SandboxEvents'];
export type SandboxEventsCreateBody = Schemas['SandboxEventsCreateBody'];
export type SandboxEventsEvent = Schemas['SandboxEventsEvent'];
export type SandboxFaults = Schemas['SandboxFaults'];
export type SandboxFaultsBeginBody = Schemas['SandboxFaultsBeginBody'];
export type SandboxFaultsFault = Schemas['SandboxFaultsFault'];
export type SandboxHappening = Schemas['SandboxHappening'];
export type Shift = Schemas['Shift'];
export type ShiftApplication = Schemas['ShiftApplication'];
export type ShiftApplicationWarning = Schemas['ShiftApplicationWarning'];
export type ShiftApplicationsDeclineBody = Schemas['ShiftApplicationsDeclineBody'];
export type ShiftClaimedEvent = Schemas['ShiftClaimedEvent'];
export type ShiftClaimedEventPrevious = Schemas['ShiftClaimedEventPrevious'];
export type ShiftEventData = Schemas['ShiftEventData'];
export type ShiftFlag = Schemas['ShiftFlag'];
export type ShiftInEvent = Schemas['ShiftInEvent'];
export type ShiftOffer = Schemas['ShiftOffer'];
export type ShiftOfferForShift = Schemas['ShiftOfferForShift'];
export type ShiftOfferWarning = Schemas['ShiftOfferWarning'];
export type ShiftOfferedEvent = Schemas['ShiftOfferedEvent'];
export type ShiftOffersCreateBody = Schemas['ShiftOffersCreateBody'];
export type ShiftOffersRejectBody = Schemas['ShiftOffersRejectBody'];
export type ShiftOffersTakeBody = Schemas['ShiftOffersTakeBody'];
export type ShiftSwappedEvent = Schemas['ShiftSwappedEvent'];
export type ShiftSwappedEventPrevious = Schemas['ShiftSwappedEventPrevious'];
export type SightReason = Schemas['SightReason'];
export type SightReasonCount = Schemas['SightReasonCount'];
export type StaffingRequirement = Schemas['StaffingRequirement'];
export type StaffingRequirementsCreateBody = Schemas['StaffingRequirementsCreateBody'];
export type StaffingRequirementsUpdateBody = Schemas['StaffingRequirementsUpdateBody'];
export type SwapOptions = Schemas['SwapOptions'];
export type SwapOptionsPerson = Schemas['SwapOptionsPerson'];
export type SwapOptionsShift = Schemas['SwapOptionsShift'];
export type Task = Schemas['Task'];
export type Team = Schemas['Team'];
export type TeamMember = Schemas['TeamMember'];
export type TeamWithMembers = Schemas['TeamWithMembers'];
export type TeamsCreateBody = Schemas['TeamsCreateBody'];
export type TeamsUpdateBody = Schemas['TeamsUpdateBody'];
export type TestedEndpoint = Schemas['TestedEndpoint'];
export type ThinRecord = Schemas['ThinRecord'];
export type TimeBeforeCorrection = Schemas['TimeBeforeCorrection'];
export type TimeEntriesCreateBatchBody = Schemas['TimeEntriesCreateBatchBody'];
export type TimeEntriesCreateBody = Schemas['TimeEntriesCreateBody'];
export type TimeEntriesCreateBodyBreak = Schemas['TimeEntriesCreateBodyBreak'];
export type TimeEntriesRejectBody = Schemas['TimeEntriesRejectBody'];
export type TimeEntriesUpdateBody = Schemas['TimeEntriesUpdateBody'];
export type TimeEntriesUpdateBodyBreak = Schemas['TimeEntriesUpdateBodyBreak'];
export type TimeEntry = Schemas['TimeEntry'];
export type TimeEntryApprovedEvent = Schemas['TimeEntryApprovedEvent'];
export type TimeEntryApprovedEventPrevious = Schemas['TimeEntryApprovedEventPrevious'];
export type TimeEntryBatchResult = Schemas['TimeEntryBatchResult'];
export type TimeEntryBatchResultDone = Schemas['TimeEntryBatchResultDone'];
export type TimeEntryBatchResultRefused = Schemas['TimeEntryBatchResultRefused'];
export type TimeEntryBreak = Schemas['TimeEntryBreak'];
export type TimeEntryEventData = Schemas['TimeEntryEventData'];
export type TimeEntryInEvent = Schemas['TimeEntryInEvent'];
export type TimeEntryRejectedEvent = Schemas['TimeEntryRejectedEvent'];
export type TimeEntryRejectedEventPrevious = Schemas['TimeEntryRejectedEventPrevious'];
export type TimeEntrySubmittedEvent = Schemas['TimeEntrySubmittedEvent'];
export type TimeEntrySubmittedEventPrevious = Schemas['TimeEntrySubmittedEventPrevious'];
export type Timesheet = Schemas['Timesheet'];
export type TimesheetEventData = Schemas['TimesheetEventData'];
export type TimesheetExplanation = Schemas['TimesheetExplanation'];
export type TimesheetExplanationTotals = Schemas['TimesheetExplanationTotals'];
export type TimesheetExplanationWeek = Schemas['TimesheetExplanationWeek'];
export type TimesheetExplanationWeekDay = Schemas['TimesheetExplanationWeekDay'];
export type TimesheetExplanationWeekDayBreakFlag = Schemas['TimesheetExplanationWeekDayBreakFlag'];
export type TimesheetFinalizedEvent = Schemas['TimesheetFinalizedEvent'];
export type TimesheetFinalizedEventPrevious = Schemas['TimesheetFinalizedEventPrevious'];
export type TimesheetInEvent = Schemas['TimesheetInEvent'];
export type TimesheetPayLine = Schemas['TimesheetPayLine'];
export type TimesheetToLeaveOut = Schemas['TimesheetToLeaveOut'];
export type Token = Schemas['Token'];
export type TokenOperation = Schemas['TokenOperation'];
export type TokenOwner = Schemas['TokenOwner'];
export type TrainingAssignment = Schemas['TrainingAssignment'];
export type TrainingCreateBody = Schemas['TrainingCreateBody'];
export type UnavailableRefusal = Schemas['UnavailableRefusal'];
export type UserCreatedEvent = Schemas['UserCreatedEvent'];
export type UserDeactivatedEvent = Schemas['UserDeactivatedEvent'];
export type UserDeactivatedEventPrevious = Schemas['UserDeactivatedEventPrevious'];
export type UserEventData = Schemas['UserEventData'];
export type UserReactivatedEvent = Schemas['UserReactivatedEvent'];
export type UserReactivatedEventPrevious = Schemas['UserReactivatedEventPrevious'];
export type UserUpdatedEvent = Schemas['UserUpdatedEvent'];
export type UserUpdatedEventPrevious = Schemas['UserUpdatedEventPrevious'];
export type UsersCreateBody = Schemas['UsersCreateBody'];
export type UsersCreateBodyGrant = Schemas['UsersCreateBodyGrant'];
export type UsersCreateBodyWorkingPattern = Schemas['UsersCreateBodyWorkingPattern'];
export type UsersCreateBodyWorkingPatternWeek = Schemas['UsersCreateBodyWorkingPatternWeek'];
export type UsersHireBody = Schemas['UsersHireBody'];
export type UsersHireBodyWorkingPattern = Schemas['UsersHireBodyWorkingPattern'];
export type UsersHireBodyWorkingPatternWeek = Schemas['UsersHireBodyWorkingPatternWeek'];
export type UsersRehireBody = Schemas['UsersRehireBody'];
export type UsersRehireBodyWorkingPattern = Schemas['UsersRehireBodyWorkingPattern'];
export type UsersRehireBodyWorkingPatternWeek = Schemas['UsersRehireBodyWorkingPatternWeek'];
export type UsersUpdateBody = Schemas['UsersUpdateBody'];
export type UsersUpdateBodyWorkingPattern = Schemas['UsersUpdateBodyWorkingPattern'];
export type UsersUpdateBodyWorkingPatternWeek = Schemas['UsersUpdateBodyWorkingPatternWeek'];
export type ValidationFailedRefusal = Schemas['ValidationFailedRefusal'];
export type VisibleTo = Schemas['VisibleTo'];
export type WebhookEndpoint = Schemas['WebhookEndpoint'];
export type WebhookEndpointEventData = Schemas['WebhookEndpointEventData'];
export type WebhookTestEvent = Schemas['WebhookTestEvent'];
export type WebhooksCreateBody = Schemas['WebhooksCreateBody'];
export type WebhooksUpdateBody = Schemas['WebhooksUpdateBody'];
export type Withheld = Schemas['Withheld'];
export type WithheldType = Schemas['WithheldType'];
export type WorkingRuleBreaches = Schemas['WorkingRuleBreaches'];
export type WorkingRuleBreachesBreache = Schemas['WorkingRuleBreachesBreache'];
export type WorkingRuleBreachesDepartment = Schemas['WorkingRuleBreachesDepartment'];
export type WorkingRuleBreachesDepartmentRule = Schemas['WorkingRuleBreachesDepartmentRule'];
export type WorkingRuleBreachesRule = Schemas['WorkingRuleBreachesRule'];
export type WorkingRules = Schemas['WorkingRules'];
export type WorkingRulesOfferedOvertime = Schemas['WorkingRulesOfferedOvertime'];
export type WorkingRulesRule = Schemas['WorkingRulesRule'];
export type WorkingRulesRuleSource = Schemas['WorkingRulesRuleSource'];
export type WorkingRulesRuleValues = Schemas['WorkingRulesRuleValues'];
export type WorkingRulesUpdateBody = Schemas['WorkingRulesUpdateBody'];
export type WorkingRulesUpdateBodyRule = Schemas['WorkingRulesUpdateBodyRule'];
export type WorkingRulesUpdateBodyRuleSource = Schemas['WorkingRulesUpdateBodyRuleSource'];
export type WorkingRulesUpdateBodyRuleValues = Schemas['WorkingRulesUpdateBodyRuleValues'];

/** Why a request was refused. */
export type ErrorCode = Schemas['Error']['code'];

/** What a webhook endpoint gets, told apart by `type`. */
export type WebhookEvent =
  | UserCreatedEvent
  | UserUpdatedEvent
  | UserDeactivatedEvent
  | UserReactivatedEvent
  | DepartmentCreatedEvent
  | DepartmentUpdatedEvent
  | DepartmentDeletedEvent
  | AccessGrantCreatedEvent
  | AccessGrantEndedEvent
  | LeaveRequestedEvent
  | LeaveApprovedEvent
  | LeaveRejectedEvent
  | LeaveCancelledEvent
  | LeaveCancellationRequestedEvent
  | LeaveUpdatedEvent
  | TimeEntrySubmittedEvent
  | TimeEntryApprovedEvent
  | TimeEntryRejectedEvent
  | TimesheetFinalizedEvent
  | ExpenseReportSubmittedEvent
  | ExpenseReportApprovedEvent
  | ExpenseReportRejectedEvent
  | ExpenseReportPaidEvent
  | DocumentSignedEvent
  | DocumentDeclinedEvent
  | ShiftOfferedEvent
  | ShiftClaimedEvent
  | ShiftSwappedEvent
  | WebhookTestEvent;
