import { ApiError } from '../client/error.ts';

/** Why what is kept was not sent yet. */
export type Unsent = 'away' | 'signed-out' | 'busy' | 'another-person';

export type Answer =
  | { readonly kind: 'taken' | 'clock-times-stay' }
  | { readonly kind: 'unsent'; readonly why: Unsent; readonly forMs: number }
  | { readonly kind: 'refused'; readonly message: string };

const unsent = (why: Unsent, forMs = 0): Answer => ({ kind: 'unsent', why, forMs });
/** How long a page does not ask again that has someone else's session. */
const anotherPersonMs = 5 * 60_000;

/** Nothing that is kept is lost by what may pass: only what the server has, or says no to, is settled. */
export function answerOf(error: unknown): Answer {
  if (!(error instanceof ApiError) || error.status === 0 || error.status === 408 || error.status >= 500) {
    return unsent('away');
  }
  if (error.status === 401) return unsent('signed-out');
  if (error.status === 429) return unsent('busy', (error.retryAfterSeconds ?? 0) * 1000);
  switch (error.reason) {
    case 'in_progress':
      return unsent('busy');
    case 'another_person':
      return unsent('another-person', anotherPersonMs);
    case 'replay_withheld':
      return { kind: 'taken' };
    case 'time_edit_clock_times':
      return { kind: 'clock-times-stay' };
    default:
      return { kind: 'refused', message: error.message };
  }
}
