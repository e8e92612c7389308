interface Said {
  readonly word: string;
  readonly tone?: 'good' | 'bad' | 'warning';
}

/** How one's own request stands. */
export const requestStates: Readonly<Record<string, Said>> = {
  PENDING: { word: 'Pending', tone: 'warning' },
  SUBMITTED: { word: 'Submitted', tone: 'warning' },
  PENDING_APPROVAL: { word: 'In review', tone: 'warning' },
  REJECTED: { word: 'Rejected', tone: 'bad' },
  FINALIZED: { word: 'To be signed', tone: 'warning' },
  APPROVED: { word: 'Approved', tone: 'good' },
};
