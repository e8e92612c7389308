import type { Feature } from '../../kernel/catalogue.ts';
import {
  createDeputy,
  deleteDeputy,
  endDeputiesSince,
  endDeputyOfSuspended,
  listDeputies,
  updateDeputy,
} from './deputies/operations.ts';
import { approvalsData } from './erase.ts';
import { tryApprovalPolicies } from './steps/try.ts';

export { deputyNamed } from './deputies/operations.ts';
export type { DecidingKind } from './deputies/record.ts';
export { type InCharge, isNearestTo, listInCharge } from './in-charge-store.ts';
export {
  type DeputyAtWork,
  type DeputyTerm,
  listDeputiesAtWork,
  listDeputyTerms,
  listStandIns,
  type StandIn,
} from './stand-ins-store.ts';
export { decidersOf } from './steps/explain.ts';
export { explainSteps } from './steps/explain.ts';
export { type Asker, ended as endedApprovals, soleOf, type Stepped, waitingStep } from './steps/line.ts';
export { type LeaveFacts, type ReportFacts, stepsOfLeave, stepsOfReport } from './steps/policies.ts';
export { AllSteps, Approval, Approvals, Decider, ForeseenStep, RequestDeciders, withSaid } from './steps/record.ts';
export { bindRequest, keptApprovals, stepsAreNotKept } from './steps/settle.ts';
export { listTakers } from './steps/takers-store.ts';
export { approvalsColumn, decidedBy, hasDecidedStep, seenInSteps } from './steps/visibility.ts';
export { decidedInPlaceOf } from './visibility.ts';
export { asDeputy, type Decided, decidesOn, findAsDecider, findInPlace } from './who-decides.ts';

export const approvals: Feature = {
  name: 'approvals',
  title: 'Approvals',
  summary:
    'Who decides on requests, now: people with the duty, their deputies while they are away, and several people one after the other.',
  operations: [listDeputies, createDeputy, updateDeputy, deleteDeputy, tryApprovalPolicies],
  reactions: [endDeputyOfSuspended, endDeputiesSince],
  personalData: approvalsData,
};
