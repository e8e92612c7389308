import type { Feature } from '../../kernel/catalogue.ts';
import { createDeputy, deleteDeputy, listDeputies, updateDeputy } from './deputies/operations.ts';
import { approvalsData } from './erase.ts';

export type { DecidingKind } from './deputies/record.ts';
export { type InCharge, listInCharge } from './in-charge-store.ts';
export { type DeputyAtWork, listDeputiesAtWork, listStandIns, type StandIn } from './stand-ins-store.ts';
export { decidedInPlaceOf } from './visibility.ts';
export { asDeputy, decidesOn, findAsDecider, findInPlace } from './who-decides.ts';

export const approvals: Feature = {
  name: 'approvals',
  title: 'Approvals',
  summary: 'Who decides on requests, now: people with the duty, and their deputies while they are away.',
  operations: [listDeputies, createDeputy, updateDeputy, deleteDeputy],
  personalData: approvalsData,
};
