import { type Static, Type } from 'typebox';
import { Id } from '../../../lib/ids.ts';
import { Nullable } from '../../../lib/schema.ts';

export const reasonCodes = [
  'FREE',
  'AVAILABLE',
  'IF_NEEDED',
  'UNAVAILABLE',
  'AWAY',
  'ASKED_AWAY',
  'OTHER_SHIFT',
  'REST',
  'WEEKLY_REST',
  'OVERTIME',
  'LONG_DAY',
  'LONG_WEEK',
  'MISSING_CERTIFICATE',
  'DAY_OFF',
] as const;
export type ReasonCode = (typeof reasonCodes)[number];

const CandidateReason = Type.Object(
  {
    code: Type.Enum([...reasonCodes], {
      description:
        'FREE: at no other shift, not away and not unavailable; AVAILABLE, IF_NEEDED, UNAVAILABLE: what they said of that time, IF_NEEDED also for a part of it; AWAY, ASKED_AWAY: away, or a request waits: why is not told; OTHER_SHIFT: they have another shift then; REST, WEEKLY_REST: too little rest with it; OVERTIME: more hours than a week has before overtime; LONG_DAY, LONG_WEEK: more work than the working rules allow; MISSING_CERTIFICATE: a certificate or training that is wanted of them, or in that department, is missing on that day, `missing` says which; DAY_OFF: a day off by their working pattern.',
    }),
    minutes: Nullable(Type.Integer(), {
      description: 'For REST the minutes between two shifts, for OVERTIME, LONG_DAY and LONG_WEEK the hours with it.',
    }),
    limit_minutes: Nullable(Type.Integer(), { description: 'What the rule asks for: at least, or at most.' }),
    missing: Nullable(Type.Array(Type.String()), {
      examples: [null],
      description: 'For MISSING_CERTIFICATE: what is missing, by name; null: for no other.',
    }),
  },
  { description: 'One reason for or against a person, with its figures.' },
);
export type CandidateReason = Static<typeof CandidateReason>;

export const Candidate = Type.Object(
  {
    user_id: Id('usr', 'Who could take it.'),
    first_name: Type.String({ description: 'Their preferred or given name.' }),
    last_name: Type.String({ description: 'Their family name.' }),
    job_title: Nullable(Type.String(), { description: 'What they work as.' }),
    score: Type.Integer({
      description:
        'The higher, the less speaks against it; 100: nothing does. Below 0: away, unavailable, without a certificate that is wanted, or at another shift.',
      examples: [100],
    }),
    fits: Type.Boolean({ description: 'Whether they can be given it: false where that would be refused.' }),
    week_minutes: Type.Integer({ description: 'What they would work in that week with it, without breaks.' }),
    contract_minutes: Type.Integer({ description: 'What that week asks of them.', examples: [2400] }),
    rest_before_minutes: Nullable(Type.Integer(), {
      description: 'Between the shift before and this one; null: none within the days before.',
    }),
    rest_after_minutes: Nullable(Type.Integer(), {
      description: 'Between this one and the next; null: none within the days after.',
    }),
    application_id: Nullable(Id('sap'), {
      examples: [null],
      description: 'What waits of them: that they applied for the open shift; null: they have not.',
    }),
    reasons: Type.Array(CandidateReason, { description: 'What speaks for and against it.' }),
  },
  { $id: 'Candidate', description: 'Someone who could take a shift, with what speaks for and against it.' },
);
export type Candidate = Static<typeof Candidate>;
