import type { Feature } from '../../kernel/catalogue.ts';
import { createPushSubscription, deletePushSubscription, getPushKey, listPushSubscriptions } from './operations.ts';
import { planPush, ringForNews, sendPush } from './send.ts';
import { pushData, pushSeals } from './store.ts';

export const push: Feature = {
  name: 'push',
  operations: [getPushKey, listPushSubscriptions, createPushSubscription, deletePushSubscription],
  reactions: [ringForNews],
  personalData: pushData,
  byProducts: [{ table: 'push_subscriptions' }],
  sealed: pushSeals,
  jobs: [planPush, sendPush],
};
