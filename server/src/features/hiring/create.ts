import { type Static, Type } from 'typebox';
import { administers } from '../../kernel/actor.ts';
import type { Proposing } from '../../kernel/declaration.ts';
import { writeOperation } from '../../kernel/operation.ts';
import { asAdministrator } from '../../kernel/proposals/own-record.ts';
import { Day, dayIn } from '../../lib/days.ts';
import { atPlace, enforce, forbidden } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { Nullable, Strict } from '../../lib/schema.ts';
import { startForNewPerson } from '../onboarding/index.ts';
import { addPersonalDetails, createPerson, givesRole, mayHire, NewPerson } from '../people/index.ts';
import { giveEquipment, NewAsset, NewCompensation, recordCompensation } from '../records/index.ts';
import { checkInvitation, invitationChoice, planInvitation } from '../sign-in/index.ts';

const maxPieces = 20;

/** From the first day on, unless another is given. */
export const FirstPay = Strict({
  ...NewCompensation.properties,
  effective_date: Type.Optional({
    ...NewCompensation.properties.effective_date,
    description: 'The first day of employment unless given, else today.',
  }),
});

const Hired = Type.Object(
  {
    id: Id('usr', 'Who was added.'),
    checklist_id: Nullable(Id('chk'), { description: 'Their onboarding; null: none was started.' }),
  },
  { $id: 'Hired' },
);

/** What comes with a person and is not for those to give who were given to hire. */
const keptByAdministrators = ['date_of_birth', 'compensation', 'equipment'] as const;

const isGiven = (value: unknown): boolean => value != null && !(Array.isArray(value) && value.length === 0);

/** Who was given to hire says what someone new is to be paid, whom they could add; an Administrator decides on both at once. */
const hiringProposed: Proposing = {
  by: 'HIRING',
  as: (actor) => ({ ...asAdministrator(actor), grants: actor.grants }),
  check(actor, body) {
    const asked = body as Static<typeof NewHire>;
    enforce(mayHire(actor, asked));
    for (const field of keptByAdministrators) {
      if (field !== 'compensation' && isGiven(asked[field])) throw forbidden('people.hiresWithout', { field });
    }
  },
};

const NewHire = Strict({
  ...NewPerson.properties,
  ...invitationChoice,
  date_of_birth: Type.Optional(Nullable(Day(), { description: 'Day of birth, as in personal details.' })),
  compensation: Type.Optional(Nullable(FirstPay, { description: 'What they are paid from their first day on.' })),
  equipment: Type.Optional(
    Type.Array(NewAsset, { maxItems: maxPieces, description: 'What they are given.', default: [] }),
  ),
  template_id: Type.Optional(
    Nullable(Id('ctp'), {
      description: 'An active ONBOARDING template. Its tasks join those of templates that start by themselves.',
    }),
  ),
});

export const hire = writeOperation({
  id: 'hires.create',
  route: 'POST /hires',
  subject: 'user',
  summary: 'Add a person with pay, equipment, checklist and invitation',
  description:
    'All of it or nothing, by the rules of each part. A refusal names the field by its place, such as compensation.amount. Who was given to hire adds Employees to the departments it was given for, without equipment and private details, and proposes what they are paid.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  packages: ['HIRING'],
  proposing: hiringProposed,
  effects: {
    may: ['PERSON_CREATED', 'ROLE_GIVEN', 'PAY_CHANGED'],
    of: (asked) => [
      'PERSON_CREATED',
      ...givesRole(asked),
      ...(asked.body['compensation'] == null ? [] : (['PAY_CHANGED'] as const)),
    ],
  },
  body: NewHire,
  returns: Hired,
  status: 201,
  refuses: ['FORBIDDEN', 'CONFLICT'],

  async run({ work, body }) {
    const {
      invitation,
      invitation_day,
      date_of_birth,
      compensation,
      equipment = [],
      template_id = null,
      ...person
    } = body;
    const choice = { ...(invitation && { invitation }), ...(invitation_day != null && { invitation_day }) };
    checkInvitation(work, choice);
    for (const field of keptByAdministrators) {
      const refused = field === 'compensation' ? 'people.hiresWithoutPay' : 'people.hiresWithout';
      if (isGiven(body[field])) enforce(administers(work.actor) || forbidden(refused, { field }));
    }
    const { id, employment_start_date } = await createPerson(work, person);
    planInvitation(work, id, choice);
    if (date_of_birth != null) await addPersonalDetails(work, id, { date_of_birth });
    // What is wrong with the person themselves is found here, before any of their things.
    const checklist_id = await startForNewPerson(work, id, template_id);
    if (compensation) {
      const effective_date =
        compensation.effective_date ?? employment_start_date ?? dayIn(work.actor.organization.timezone, work.nowMs);
      await under('compensation', () => recordCompensation(work, id, { ...compensation, effective_date }));
    }
    for (const [index, piece] of equipment.entries()) {
      await under(`equipment.${String(index)}`, () => giveEquipment(work, id, piece));
    }
    work.audit({ subjectId: id, personId: id, recordCount: 1 });
    return { id, checklist_id };
  },
});

/** A refusal of one part names its field by the place that it has in the whole. */
export async function under<T>(place: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw atPlace(place, error);
  }
}
