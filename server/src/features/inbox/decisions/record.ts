import { type Static, Type } from 'typebox';
import { Instant } from '../../../lib/days.ts';
import { type ErrorCode, errorStatus } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Prose, Strict } from '../../../lib/schema.ts';
import { AllSteps } from '../../approvals/index.ts';
import { requestKinds, verdicts } from '../items/record.ts';

export const maxDecisions = 100;

export const Decision = Strict({
  kind: Type.Enum([...requestKinds], { description: 'As the inbox names it.' }),
  id: Type.String({
    minLength: 1,
    maxLength: 40,
    examples: ['lv_01K9Z3V5Q8R2T4W6Y8A0C2E4G6'],
    description: 'The record that waits.',
  }),
  verdict: Type.Enum([...verdicts], { description: 'What becomes of it.' }),
  version: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 60,
      pattern: '^"[^"]*"$',
      examples: ['"6NlXDvBBOsBkjxkBCWgRRMfpbvg"'],
      description:
        'As the inbox shows it, quotes included. A record that is another by now is not decided on: 409 with the reason `changed_since`, and `details.now` is the item as it is. Left out: whatever the record is.',
    }),
  ),
  reason: Type.Optional(
    Prose(2000, {
      description: 'Why it is rejected; the person reads it. With a rejection alone.',
      examples: ['Two of the kitchen are away that week.'],
    }),
  ),
  all_steps: AllSteps(),
});
export type Decision = Static<typeof Decision>;

export const Decisions = Strict({
  decisions: Type.Array(Decision, {
    minItems: 1,
    maxItems: maxDecisions,
    description: 'Each is decided by itself, in this order.',
  }),
});

const Meanwhile = Type.Object({
  status: Type.String({ description: 'What the record is now, by the states of its kind.' }),
  decided_by_id: Nullable(Id('usr'), { description: 'Who decided; null: not recorded.' }),
  decided_by: Nullable(Type.String(), { description: 'Their name, if the caller may know it.' }),
  decided_at: Nullable(Instant(), { description: 'When; null: not recorded.' }),
});
export type Meanwhile = Static<typeof Meanwhile>;

const Outcome = Type.Object({
  index: Type.Integer({ minimum: 0, description: 'Its place among the decisions that were sent.' }),
  status: Type.Integer({ examples: [200], description: 'As the operation for this record alone would have answered.' }),
  data: Nullable(
    Type.Object({
      id: Type.String({ description: 'The record.' }),
      status: Type.String({ description: 'What it is now, by the states of its kind.' }),
    }),
    { description: 'The record after the decision; null if it was refused.' },
  ),
  error: Nullable(
    Type.Object({
      code: Type.Enum(Object.keys(errorStatus) as ErrorCode[], { description: 'Why, by kind.' }),
      message: Type.String({ description: 'Why, in a sentence.' }),
      details: Type.Record(Type.String(), Type.Unknown(), { description: 'More about it.' }),
    }),
    { description: 'Why it was refused; null if it was decided.' },
  ),
  meanwhile: Nullable(Meanwhile, { description: 'What someone else made of it before; null: nothing.' }),
});
export type Outcome = Static<typeof Outcome>;

export const Outcomes = Type.Object(
  { outcomes: Type.Array(Outcome, { description: 'One for each decision, in their order.' }) },
  { $id: 'DecisionOutcomes' },
);
