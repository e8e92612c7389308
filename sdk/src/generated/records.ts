// Generated from the OpenAPI description: run `npm run generate`, never edit.

import type { components } from './schema.ts';

type Schemas = components['schemas'];

export type Asset = Schemas['Asset'];
export type AssetsCreateBody = Schemas['AssetsCreateBody'];
export type AssetsUpdateBody = Schemas['AssetsUpdateBody'];
export type BenefitEnrollment = Schemas['BenefitEnrollment'];
export type Certification = Schemas['Certification'];
export type Checklist = Schemas['Checklist'];
export type ChecklistTask = Schemas['ChecklistTask'];
export type Client = Schemas['Client'];
export type Compensation = Schemas['Compensation'];
export type CustomFieldValue = Schemas['CustomFieldValue'];
export type Delivery = Schemas['Delivery'];
export type DeliveryAttempt = Schemas['DeliveryAttempt'];
export type DeliveryInFull = Schemas['DeliveryInFull'];
export type Department = Schemas['Department'];
export type DepartmentCreatedEvent = Schemas['DepartmentCreatedEvent'];
export type DepartmentDeletedEvent = Schemas['DepartmentDeletedEvent'];
export type DepartmentDeletedEventData = Schemas['DepartmentDeletedEventData'];
export type DepartmentEventData = Schemas['DepartmentEventData'];
export type DepartmentUpdatedEvent = Schemas['DepartmentUpdatedEvent'];
export type DepartmentsCreateBody = Schemas['DepartmentsCreateBody'];
export type DepartmentsUpdateBody = Schemas['DepartmentsUpdateBody'];
export type DirectoryPerson = Schemas['DirectoryPerson'];
export type Document = Schemas['Document'];
export type DocumentDeclinedEvent = Schemas['DocumentDeclinedEvent'];
export type DocumentEventData = Schemas['DocumentEventData'];
export type DocumentSignedEvent = Schemas['DocumentSignedEvent'];
export type DocumentSigner = Schemas['DocumentSigner'];
export type DocumentsCreateBody = Schemas['DocumentsCreateBody'];
export type DocumentsSetSignersBody = Schemas['DocumentsSetSignersBody'];
export type DocumentsUpdateBody = Schemas['DocumentsUpdateBody'];
export type EventType = Schemas['EventType'];
export type ExpenseLineItem = Schemas['ExpenseLineItem'];
export type ExpenseMileage = Schemas['ExpenseMileage'];
export type ExpensePerDiem = Schemas['ExpensePerDiem'];
export type ExpenseReceipt = Schemas['ExpenseReceipt'];
export type ExpenseReport = Schemas['ExpenseReport'];
export type ExpenseReportApprovedEvent = Schemas['ExpenseReportApprovedEvent'];
export type ExpenseReportEventData = Schemas['ExpenseReportEventData'];
export type ExpenseReportPaidEvent = Schemas['ExpenseReportPaidEvent'];
export type ExpenseReportRejectedEvent = Schemas['ExpenseReportRejectedEvent'];
export type ExpenseReportSubmittedEvent = Schemas['ExpenseReportSubmittedEvent'];
export type ExpenseReportsAddReceiptBody = Schemas['ExpenseReportsAddReceiptBody'];
export type ExpenseReportsApproveBody = Schemas['ExpenseReportsApproveBody'];
export type ExpenseReportsCreateBody = Schemas['ExpenseReportsCreateBody'];
export type ExpenseReportsPayBody = Schemas['ExpenseReportsPayBody'];
export type ExpenseReportsRejectBody = Schemas['ExpenseReportsRejectBody'];
export type ExpenseReportsUpdateBody = Schemas['ExpenseReportsUpdateBody'];
export type FeedEvent = Schemas['FeedEvent'];
export type Goal = Schemas['Goal'];
export type HolidayYear = Schemas['HolidayYear'];
export type Leave = Schemas['Leave'];
export type LeaveApprovedEvent = Schemas['LeaveApprovedEvent'];
export type LeaveBalance = Schemas['LeaveBalance'];
export type LeaveBalances = Schemas['LeaveBalances'];
export type LeaveCancellationRequestedEvent = Schemas['LeaveCancellationRequestedEvent'];
export type LeaveCancelledEvent = Schemas['LeaveCancelledEvent'];
export type LeaveEventData = Schemas['LeaveEventData'];
export type LeavePreview = Schemas['LeavePreview'];
export type LeaveRejectedEvent = Schemas['LeaveRejectedEvent'];
export type LeaveRequestedEvent = Schemas['LeaveRequestedEvent'];
export type LeaveType = Schemas['LeaveType'];
export type LeaveUpdatedEvent = Schemas['LeaveUpdatedEvent'];
export type LeavesApproveBody = Schemas['LeavesApproveBody'];
export type LeavesCancelBody = Schemas['LeavesCancelBody'];
export type LeavesCreateBody = Schemas['LeavesCreateBody'];
export type LeavesPreviewBody = Schemas['LeavesPreviewBody'];
export type LeavesRejectBody = Schemas['LeavesRejectBody'];
export type LeavesUpdateBody = Schemas['LeavesUpdateBody'];
export type ListMeta = Schemas['ListMeta'];
export type LockedDates = Schemas['LockedDates'];
export type Meta = Schemas['Meta'];
export type NewWebhookEndpoint = Schemas['NewWebhookEndpoint'];
export type Organization = Schemas['Organization'];
export type PayPeriod = Schemas['PayPeriod'];
export type Person = Schemas['Person'];
export type PersonName = Schemas['PersonName'];
export type Project = Schemas['Project'];
export type PublicHoliday = Schemas['PublicHoliday'];
export type Shift = Schemas['Shift'];
export type Task = Schemas['Task'];
export type Team = Schemas['Team'];
export type TeamMember = Schemas['TeamMember'];
export type TeamWithMembers = Schemas['TeamWithMembers'];
export type TeamsCreateBody = Schemas['TeamsCreateBody'];
export type TeamsUpdateBody = Schemas['TeamsUpdateBody'];
export type TestedEndpoint = Schemas['TestedEndpoint'];
export type ThinRecord = Schemas['ThinRecord'];
export type TimeEntriesCreateBatchBody = Schemas['TimeEntriesCreateBatchBody'];
export type TimeEntriesCreateBody = Schemas['TimeEntriesCreateBody'];
export type TimeEntriesRejectBody = Schemas['TimeEntriesRejectBody'];
export type TimeEntriesUpdateBody = Schemas['TimeEntriesUpdateBody'];
export type TimeEntry = Schemas['TimeEntry'];
export type TimeEntryApprovedEvent = Schemas['TimeEntryApprovedEvent'];
export type TimeEntryBatchResult = Schemas['TimeEntryBatchResult'];
export type TimeEntryEventData = Schemas['TimeEntryEventData'];
export type TimeEntryInEvent = Schemas['TimeEntryInEvent'];
export type TimeEntryRejectedEvent = Schemas['TimeEntryRejectedEvent'];
export type TimeEntrySubmittedEvent = Schemas['TimeEntrySubmittedEvent'];
export type Timesheet = Schemas['Timesheet'];
export type TimesheetEventData = Schemas['TimesheetEventData'];
export type TimesheetExplanation = Schemas['TimesheetExplanation'];
export type TimesheetFinalizedEvent = Schemas['TimesheetFinalizedEvent'];
export type TimesheetInEvent = Schemas['TimesheetInEvent'];
export type Token = Schemas['Token'];
export type TokenOperation = Schemas['TokenOperation'];
export type TokenOwner = Schemas['TokenOwner'];
export type TrainingAssignment = Schemas['TrainingAssignment'];
export type TrainingCreateBody = Schemas['TrainingCreateBody'];
export type UserCreatedEvent = Schemas['UserCreatedEvent'];
export type UserDeactivatedEvent = Schemas['UserDeactivatedEvent'];
export type UserEventData = Schemas['UserEventData'];
export type UserReactivatedEvent = Schemas['UserReactivatedEvent'];
export type UserUpdatedEvent = Schemas['UserUpdatedEvent'];
export type UsersCreateBody = Schemas['UsersCreateBody'];
export type UsersUpdateBody = Schemas['UsersUpdateBody'];
export type WebhookEndpoint = Schemas['WebhookEndpoint'];
export type WebhookEndpointEventData = Schemas['WebhookEndpointEventData'];
export type WebhookTestEvent = Schemas['WebhookTestEvent'];
export type WebhooksCreateBody = Schemas['WebhooksCreateBody'];
export type WebhooksUpdateBody = Schemas['WebhooksUpdateBody'];
export type Withheld = Schemas['Withheld'];

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
  | WebhookTestEvent;
