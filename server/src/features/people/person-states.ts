import { stateTable } from '../../kernel/states.ts';
import { userDeactivated, userReactivated } from './events.ts';

/** On the wire is_active true is ACTIVE, false is INACTIVE. */
export const activity = stateTable({
  of: 'person',
  field: 'is_active',
  states: ['ACTIVE', 'INACTIVE'],
  moves: [
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
      when: 'a seat is free and the personal data was not erased',
    },
  ],
});

export const activityOf = (person: { is_active: boolean }): 'ACTIVE' | 'INACTIVE' =>
  person.is_active ? 'ACTIVE' : 'INACTIVE';
