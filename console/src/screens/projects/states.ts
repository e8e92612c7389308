interface Said {
  readonly word: string;
  readonly tone?: 'good' | 'bad' | 'warning';
}

export const projectStates: Readonly<Record<string, Said>> = {
  PLANNED: { word: 'Planned' },
  ACTIVE: { word: 'Active', tone: 'good' },
  ON_HOLD: { word: 'On hold', tone: 'warning' },
  COMPLETED: { word: 'Completed' },
  ARCHIVED: { word: 'Archived' },
};

export const taskStates: Readonly<Record<string, Said>> = {
  OPEN: { word: 'Open' },
  IN_PROGRESS: { word: 'In progress', tone: 'warning' },
  DONE: { word: 'Done', tone: 'good' },
};
