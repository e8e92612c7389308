import type { Feature } from '../../kernel/catalogue.ts';
import { shiftData } from './erase.ts';
import { releaseShiftsOfDeactivated } from './reactions.ts';
import { claimShift } from './shifts/claim.ts';
import { createShift } from './shifts/create.ts';
import { deleteShift } from './shifts/delete.ts';
import { handOverShifts } from './shifts/hand-over.ts';
import { publishShifts } from './shifts/publish.ts';
import { publishedShifts } from './shifts/published-store.ts';
import { getShift, listShifts } from './shifts/reads.ts';
import { shiftStates } from './shifts/shift-states.ts';
import { unclaimShift } from './shifts/unclaim.ts';
import { updateShift } from './shifts/update.ts';
import {
  applyWeekTemplate,
  createWeekTemplate,
  deleteWeekTemplate,
  listWeekTemplates,
  updateWeekTemplate,
} from './templates/operations.ts';
import { shiftVisibility } from './visibility.ts';
import { checkShift } from './week/check.ts';
import { copyWeek } from './week/copy.ts';
import { getScheduleCost } from './week/cost.ts';
import { getSchedule } from './week/get.ts';
import { getUncoveredShifts } from './week/uncovered.ts';

export { listShiftsAfter } from './shifts/leaving-store.ts';
export { claimMatter, offeredTo, plannersOf } from './shifts/claims-store.ts';
export { shiftChanging, shiftClaimed, shiftOffered, shiftsPublished } from './shifts/shift-states.ts';
export { visibleShifts } from './visibility.ts';

export const schedule: Feature = {
  name: 'schedule',
  title: 'Schedule',
  summary: 'Shifts: who works when, and which are open to be claimed.',
  operations: [
    listShifts,
    getShift,
    createShift,
    updateShift,
    deleteShift,
    publishShifts,
    claimShift,
    unclaimShift,
    handOverShifts,
    getSchedule,
    getUncoveredShifts,
    checkShift,
    copyWeek,
    getScheduleCost,
    listWeekTemplates,
    createWeekTemplate,
    updateWeekTemplate,
    deleteWeekTemplate,
    applyWeekTemplate,
  ],
  states: [shiftStates],
  reactions: [releaseShiftsOfDeactivated],
  personalData: shiftData,
  byProducts: [{ table: 'week_template_shifts' }],
  visibilities: [shiftVisibility],
  plannedWork: [publishedShifts],
};
