import { stateTable } from '../../../kernel/states.ts';

/** No events, only told to reactions; the subject is the application. */
export const applicationMade = 'shift-application.made';
export const applicationAccepted = 'shift-application.accepted';
export const applicationDeclined = 'shift-application.declined';
export const applicationEnded = 'shift-application.ended';

export const applicationEndings = ['TAKEN', 'STARTED', 'CHANGED', 'CALLED_OFF', 'GONE', 'AWAY'] as const;
export type ApplicationEnding = (typeof applicationEndings)[number];

export const applicationStates = stateTable({
  of: 'shift application',
  field: 'status',
  states: ['WAITING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'ENDED'],
  moves: [
    {
      from: [],
      trigger: 'apply',
      to: 'WAITING',
      when: 'for an open shift, where `open_shift_approval` asks for a choice',
    },
    {
      from: ['WAITING'],
      trigger: 'accept',
      to: 'ACCEPTED',
      when: 'by those who plan the shift, never one’s own; also if they give it to that person themselves',
    },
    { from: ['WAITING'], trigger: 'decline', to: 'DECLINED', when: 'by those who plan the shift, never one’s own' },
    { from: ['WAITING'], trigger: 'withdraw', to: 'WITHDRAWN', when: 'by who applied' },
    {
      from: ['WAITING'],
      trigger: 'end',
      to: 'ENDED',
      when: 'someone else gets the shift, it begins, changes or is called off, or the person goes or is away then; ended_reason says which',
    },
  ],
});

export type ApplicationStatus = (typeof applicationStates.states)[number];
