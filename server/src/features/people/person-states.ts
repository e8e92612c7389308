import { stateTable } from '../../kernel/states.ts';
import { userCreated, userDeactivated, userReactivated } from './events.ts';
import { directoryOf } from './users/present.ts';

export const activity = stateTable({
  of: 'person',
  field: 'is_active',
  states: ['ACTIVE', 'INACTIVE'],
  valueIn: (state) => state === 'ACTIVE',
  snapshot: directoryOf,
  moves: [
    { from: [], trigger: 'add', to: 'ACTIVE', raises: userCreated, when: 'a seat is free' },
    {
      from: ['ACTIVE'],
      trigger: 'deactivate',
      to: 'INACTIVE',
      raises: userDeactivated,
      when: 'offboarding completed in the app',
    },
    {
      from: ['INACTIVE'],
      trigger: 'reactivate',
      to: 'ACTIVE',
      raises: userReactivated,
      when: 'a seat is free and the personal data was not erased; the same employment goes on',
    },
    {
      from: ['INACTIVE'],
      trigger: 'rehire',
      to: 'ACTIVE',
      raises: userReactivated,
      when: 'the same; another employment begins after the last day of the one before',
    },
    {
      from: ['INACTIVE'],
      trigger: 'hire',
      to: 'ACTIVE',
      raises: userReactivated,
      when: 'the person is a guest, and a seat is free; their employment begins',
    },
  ],
});

export const activityOf = (person: { is_active: boolean }): 'ACTIVE' | 'INACTIVE' =>
  person.is_active ? 'ACTIVE' : 'INACTIVE';
