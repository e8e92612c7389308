import type { Feature } from '../../kernel/catalogue.ts';
import { personEvents } from './events.ts';
import { createUser } from './users/create.ts';
import { getUser } from './users/get.ts';
import { listUsers } from './users/list.ts';
import { updateUser } from './users/update.ts';

export { actorColumns, actorJoins, actorOf, findActor, type ActorRow } from './actors.ts';
export { createPerson, NewPerson } from './users/create.ts';
export { visiblePeople } from './visibility.ts';

export const people: Feature = {
  name: 'people',
  operations: [listUsers, getUser, createUser, updateUser],
  events: personEvents,
};
