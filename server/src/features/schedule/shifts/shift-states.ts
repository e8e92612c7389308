import { stateTable } from '../../../kernel/states.ts';

/**
 * Told within a change, before it and after it, so that who had the shift and who has it now are both told; the subject is the
 * shift. No event of the catalogue.
 */
export const shiftChanging = 'shift.changing';
/** Told before a shift is deleted; the subject is the shift. */
export const shiftRemoving = 'shift.removing';
/** The subject is the first day of the week. */
export const shiftsPublished = 'shifts.published';

export const shiftStates = stateTable({
  of: 'shift',
  field: 'status',
  states: ['SCHEDULED', 'OPEN', 'CANCELLED'],
  moves: [
    { from: ['OPEN'], trigger: 'assign', to: 'SCHEDULED' },
    {
      from: ['OPEN'],
      trigger: 'be claimed',
      to: 'SCHEDULED',
      when: 'published, not over, by a person of its department who is free; once it has begun, what is left of it',
    },
    {
      from: ['SCHEDULED'],
      trigger: 'be given back',
      to: 'OPEN',
      when: 'by the person who claimed it, until it starts or who plans has seen it',
    },
    { from: ['SCHEDULED'], trigger: 'release', to: 'OPEN', when: 'user_id set to null, or the person deactivated' },
    { from: ['SCHEDULED', 'OPEN'], trigger: 'cancel', to: 'CANCELLED' },
    { from: ['CANCELLED'], trigger: 'restore', to: 'SCHEDULED', when: 'with a person who is free' },
    { from: ['CANCELLED'], trigger: 'reopen', to: 'OPEN' },
  ],
});

export type ShiftStatus = (typeof shiftStates.states)[number];
