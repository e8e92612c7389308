import { statesTexts } from '../../texts/home.ts';

interface Said {
  readonly word: string;
  readonly tone?: 'good' | 'bad' | 'warning';
}

/** How one's own request stands. */
export const requestStates: Readonly<Record<string, Said>> = {
  PENDING: { word: statesTexts.pending, tone: 'warning' },
  SUBMITTED: { word: statesTexts.submitted, tone: 'warning' },
  PENDING_APPROVAL: { word: statesTexts.inReview, tone: 'warning' },
  REJECTED: { word: statesTexts.rejected, tone: 'bad' },
  FINALIZED: { word: statesTexts.final, tone: 'good' },
  APPROVED: { word: statesTexts.approved, tone: 'good' },
};
