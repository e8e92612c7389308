import type { Answer } from '../client/hooks.ts';
import type { Format } from '../format.ts';
import { counted } from './counted.ts';

type Reason = Answer<'/schedule/candidates', 'post'>['data'][number]['reasons'][number];

export const candidateTexts = {
  title: 'Who can take it',
  all: (count: number): string => counted(count, { other: 'Show all #' }),
  fewer: 'Show fewer',
  find: 'Find someone',
  findFor: (shift: string): string => `Find someone for ${shift}`,
  titleOf: (shift: string): string => `Who can take ${shift}`,
  nobody: 'This shift belongs to no department with other people.',
  give: 'Give the shift',
  given: 'The shift was given.',
  notGiven: 'Something changed meanwhile: the shift stays as it is.',
  rests: (before: string | null, after: string | null): string =>
    [before === null ? null : `${before} h of rest before`, after === null ? null : `${after} h after`]
      .filter((part) => part !== null)
      .join(', '),
  hours: (minutes: string, contract: string): string => `${minutes} of ${contract} h`,
} as const;

/** What speaks for or against someone who could take a shift. */
export function sayReason(format: Format, { code, minutes, limit_minutes, missing }: Reason): string {
  const [has, limit] = [format.minutes(minutes ?? 0), format.minutes(limit_minutes ?? 0)];
  switch (code) {
    case 'FREE':
      return 'Free';
    case 'AVAILABLE':
      return 'Available';
    case 'IF_NEEDED':
      return 'Only if needed';
    case 'UNAVAILABLE':
      return 'Not available';
    case 'AWAY':
      return 'Away';
    case 'ASKED_AWAY':
      return 'Asked to be away';
    case 'OTHER_SHIFT':
      return 'Another shift';
    case 'REST':
      return `${has} h of rest, ${limit} h due`;
    case 'WEEKLY_REST':
      return 'Too little rest in the week';
    case 'OVERTIME':
      return `Overtime: ${has} h, from ${limit} h`;
    case 'LONG_DAY':
      return `Long day: ${has} h`;
    case 'LONG_WEEK':
      return `Long week: ${has} h`;
    case 'MISSING_CERTIFICATE':
      return `Lacks: ${(missing ?? []).join(', ')}`;
    case 'DAY_OFF':
      return 'Day off';
  }
}
