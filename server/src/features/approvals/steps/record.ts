import { type Static, Type } from 'typebox';
import { packageNames } from '../../../kernel/packages.ts';
import { stepRoles, stepTakers } from '../../../kernel/settings.ts';
import { Instant } from '../../../lib/days.ts';
import { OnBehalfOf, PersonName } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Personal } from '../../../lib/personal.ts';
import { Nullable, type ObjectSchema } from '../../../lib/schema.ts';

export const stepStatuses = ['WAITING', 'APPROVED', 'REJECTED', 'SKIPPED'] as const;
export const skipReasons = ['NOBODY', 'OWN', 'DECIDED_BEFORE', 'ENDED'] as const;
export type SkipReason = (typeof skipReasons)[number];

const taker = {
  step: Type.Integer({ minimum: 1, examples: [1], description: 'Its place, from 1 on.' }),
  by: Type.Enum([...stepTakers], {
    description:
      'MANAGER: the person’s manager. DEPARTMENT_HEAD: who heads or manages their department. ROLE: anyone with `role` or one above. PERSON: `user_id`. HOLDER_OF: whoever was given `package` for people of their department.',
  }),
  role: Nullable(Type.Enum([...stepRoles]), { examples: [null], description: 'Of a step by ROLE; else null.' }),
  user_id: Nullable(Id('usr'), { examples: [null], description: 'Of a step by PERSON; else null.' }),
  package: Type.Optional(Type.Enum([...packageNames], { description: 'Of a step by HOLDER_OF alone.' })),
};

const skippedBecause = Nullable(Type.Enum([...skipReasons]), {
  description:
    'NOBODY: nobody active could take it. OWN: the person themselves alone could. DECIDED_BEFORE: who could had decided a step before. ENDED: the request was rejected or withdrawn before. Null unless it is SKIPPED.',
});

/** A step that a request was bound to when it was sent. */
export const Approval = Type.Object(
  {
    ...taker,
    status: Type.Enum([...stepStatuses], {
      description: 'The first that is WAITING is to be decided now, later ones follow.',
    }),
    skipped_because: skippedBecause,
    decided_by_id: Nullable(Id('usr'), { examples: [null], description: 'Who took the step; null until then.' }),
    on_behalf_of_id: OnBehalfOf(),
    decided_at: Nullable(Instant(), { description: 'When it was taken; null until then.' }),
    comment: Personal(Nullable(Type.String(), { description: 'What was said along with it.' })),
  },
  { $id: 'Approval', description: 'One step of several people who decide one after the other.' },
);
export type Approval = Static<typeof Approval>;

export const Approvals = () =>
  Type.Array(Approval, {
    examples: [[]],
    description:
      'Who decides one after the other, by the organization’s policy when the request was sent; empty: one decision will do.',
  });

export const Decider = Type.Object(
  {
    ...PersonName.properties,
    on_behalf_of_id: Nullable(Id('usr'), {
      examples: [null],
      description: 'The absent person on whose behalf this deputy decides; null unless they are a deputy.',
    }),
  },
  { $id: 'Decider', description: 'Someone who may decide.' },
);
export type Decider = Static<typeof Decider>;

/** A step as far as it is known beforehand: who would take it, and who can take it now. */
export const ForeseenStep = Type.Object(
  {
    ...taker,
    skipped_because: skippedBecause,
    deciders: Type.Array(Decider, {
      description:
        'Who can take it as things are, deputies of those who are away among them; the first ten. Empty for a step that is skipped.',
    }),
  },
  { $id: 'ForeseenStep', description: 'A step of a decision, before it is taken.' },
);
export type ForeseenStep = Static<typeof ForeseenStep>;

/** Who decides on a request with steps, in order, as things are. */
export const RequestDeciders = Type.Object(
  {
    standing: Nullable(Type.Enum(['STEP', 'ALL_STEPS']), {
      description:
        'STEP: the step that waits is the caller’s to take, or of someone in whose place they decide. ALL_STEPS: it is not, but the caller may decide all that are left. Null: neither.',
    }),
    steps: Type.Array(ForeseenStep, { description: 'In order; who can take those that wait.' }),
    people: Type.Array(PersonName, { description: 'Everyone whom the steps of the request name.' }),
  },
  { $id: 'RequestDeciders' },
);
export type RequestDeciders = Static<typeof RequestDeciders>;

/** A request as its table keeps it: what was said at its steps stands in a column of its own, which is emptied with its person. */
export const withSaid = ({ properties }: ObjectSchema): ObjectSchema =>
  Type.Object({ ...properties, approval_comments: Personal(Type.Array(Type.String()), []) });

/** In the body of a decision. */
export const AllSteps = () =>
  Type.Optional(
    Type.Boolean({
      description:
        'true: decides all steps that are left, whoever they wait for. For Administrators and Executives; each step records it.',
    }),
  );
