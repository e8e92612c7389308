import { Type } from 'typebox';
import { writeOperation } from '../../kernel/operation.ts';
import { Id } from '../../lib/ids.ts';
import { Nullable, Strict } from '../../lib/schema.ts';
import { givesRole } from '../people/index.ts';
import { recordCompensation } from '../records/index.ts';
import { FirstPay, under } from './create.ts';
import { guardsOfRehire, hireAgain, HiredAgain, NewEmploymentOfLeaver } from './rehire.ts';

export const hireWithPay = writeOperation({
  id: 'hires.again',
  worksOn: 'by hand: It needs someone who left.',
  route: 'POST /users/{id}/hires',
  subject: 'user',
  summary: 'Hire someone again, with pay',
  description:
    'As `users.rehire`, with what they are paid from their first day on: all of it or nothing. Pay for a day to come stays on record if the hiring is taken back.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  effects: {
    may: ['PERSON_CREATED', 'PERSON_CHANGED', 'ROLE_GIVEN', 'PAY_CHANGED'],
    of: (asked) => [
      'PERSON_CREATED',
      'PERSON_CHANGED',
      ...givesRole(asked),
      ...(asked.body['compensation'] == null ? [] : (['PAY_CHANGED'] as const)),
    ],
  },
  guards: guardsOfRehire,
  params: Strict({ id: Id('usr') }),
  body: Strict({
    ...NewEmploymentOfLeaver.properties,
    compensation: Type.Optional(Nullable(FirstPay, { description: 'What they are paid from their first day on.' })),
  }),
  returns: HiredAgain,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params, body: { compensation, ...employment } }) {
    const hired = await hireAgain(work, params.id, employment);
    if (compensation) {
      const effective_date = compensation.effective_date ?? employment.start_date;
      await under('compensation', () => recordCompensation(work, hired.id, { ...compensation, effective_date }));
    }
    return hired;
  },
});
