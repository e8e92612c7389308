export const statusTones = {
  NOT_STARTED: {},
  IN_PROGRESS: { tone: 'warning' },
  COMPLETED: { tone: 'good' },
  CANCELLED: {},
} as const;
