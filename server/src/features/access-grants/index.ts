import type { Feature } from '../../kernel/catalogue.ts';
import { grantParts } from './department-parts-store.ts';
import { endGrantsByDay, endGrantsOfErased, endGrantsOfLeaver, endGrantsSince } from './end.ts';
import { grantData } from './erase.ts';
import { grantEvents } from './events.ts';
import { giveToGuests } from './give.ts';
import {
  createAccessGrant,
  deleteAccessGrant,
  getAccessGrant,
  listAccessGrants,
  updateAccessGrant,
} from './operations.ts';

export { grantCreated, grantEnded } from './events.ts';
export { isGivenSomething } from './store.ts';

export const accessGrants: Feature = {
  name: 'access-grants',
  title: 'Access',
  summary: 'What people may do beyond their role, for a time.',
  operations: [listAccessGrants, getAccessGrant, createAccessGrant, updateAccessGrant, deleteAccessGrant],
  events: grantEvents,
  reactions: [giveToGuests, endGrantsOfLeaver, endGrantsOfErased, endGrantsSince],
  departmentParts: grantParts,
  jobs: [endGrantsByDay],
  personalData: grantData,
};
