import { statesTexts } from '../../texts/projects.ts';

interface Said {
  readonly word: string;
  readonly tone?: 'good' | 'bad' | 'warning';
}

export const projectStates: Readonly<Record<string, Said>> = {
  PLANNED: { word: statesTexts.planned },
  ACTIVE: { word: statesTexts.active, tone: 'good' },
  ON_HOLD: { word: statesTexts.onHold, tone: 'warning' },
  COMPLETED: { word: statesTexts.completed },
  ARCHIVED: { word: statesTexts.archived },
};

export const taskStates: Readonly<Record<string, Said>> = {
  OPEN: { word: statesTexts.open },
  IN_PROGRESS: { word: statesTexts.inProgress, tone: 'warning' },
  DONE: { word: statesTexts.done, tone: 'good' },
};
