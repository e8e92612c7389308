import { textFile } from '../../../src/features/documents/testing/specimens.ts';
import { checklistFor } from '../../../src/features/onboarding/testing/lists.ts';
import type { Somebody } from '../../world.ts';
import { type House, make, type PersonName, type RecordInState, withErased } from './house.ts';

export async function personRecords(house: House): Promise<RecordInState[]> {
  const { people, world } = house;
  const gone = { is_active: false, deactivated_at: '2026-02-03T04:05:06.000Z' };
  const named: Record<string, Somebody> = {
    ...people,
    'someone who left': await world.employee({ department: 'Kitchen', ...gone }),
    'an Executive who left': await world.executive(gone),
    'someone of no department': await world.employee(),
    'a guest': await world.employee({ is_active: false, is_guest: true }),
  };
  const of = 'Person';
  return [
    ...Object.entries(named).map(([state, { id }]) => ({ of, state, id })),
    ...(await withErased(house, ({ id }) => Promise.resolve([{ of, state: 'someone erased', id }]))),
  ];
}

/** Documents of the cook, in each state of their signing. */
export async function documentRecords({ app, people, harness }: House): Promise<RecordInState[]> {
  const add = async (state: string, fields: object = {}): Promise<RecordInState> => {
    const body = { title: state, owner_id: people.cook.id, ...textFile(), ...fields };
    return { of: 'Document', state, id: (await make(app.admin, '/documents', body)).id };
  };
  const signed = async (state: string, ask: object, ...acts: [PersonName, string][]): Promise<RecordInState> => {
    const document = await add(state);
    const user_ids = [people.cook.id, people.head.id, people.admin.id];
    await make(app.admin, `/documents/${document.id}/signers`, { user_ids, ...ask });
    for (const [by, act] of acts) {
      const body = act === 'decline' ? { reason: 'The date is wrong.' } : undefined;
      await make(app[by], `/documents/${document.id}/${act}`, body);
    }
    return document;
  };
  const parallel = { signing_mode: 'PARALLEL' };
  const late = await signed('past its deadline', { signature_deadline: '2026-03-03T00:00:00Z' });
  await harness.installation.database.pool.query('update documents set signature_deadline = $2 where id = $1', [
    late.id,
    '2026-03-01T00:00:00Z',
  ]);
  return [
    await add('without signers'),
    await add('private', { is_private: true }),
    await add('in the library', { is_company_library: true }),
    late,
    await signed('asked with a deadline by the clock of the house', { signature_deadline: '2026-03-03T00:00:00Z' }),
    await signed('asked one after the other', {}),
    await signed('signed by the first', {}, ['cook', 'sign']),
    await signed('asked all at once', parallel),
    await signed('signed by one of all', parallel, ['head', 'sign']),
    await signed('declined', parallel, ['cook', 'decline']),
    await signed('declined after a signature', parallel, ['head', 'sign'], ['cook', 'decline']),
    await signed('signed by all', {}, ['cook', 'sign'], ['head', 'sign'], ['admin', 'sign']),
  ];
}

const checklistStates: Readonly<Record<string, readonly string[]>> = {
  NOT_STARTED: [],
  IN_PROGRESS: ['complete first'],
  'all done': ['complete first', 'skip second'],
  COMPLETED: ['complete first', 'skip second', 'complete'],
  CANCELLED: ['cancel'],
};

/** One open checklist of a type is all that a person has: each state is that of someone else, beside those of the readers. */
export async function checklistRecords(house: House): Promise<RecordInState[]> {
  const found: RecordInState[] = [];
  const { people, world } = house;
  for (const type of ['ONBOARDING', 'OFFBOARDING'] as const) {
    for (const name of ['cook', 'head', 'admin', 'executive'] as const) {
      found.push(await checklistIn(house, type, people[name], 'all done', `the ${name}`));
    }
    for (const state of Object.keys(checklistStates)) {
      const cook = await world.employee({ department: 'Kitchen' });
      found.push(await checklistIn(house, type, cook, state, 'an Employee'));
      found.push(await checklistIn(house, type, await world.executive(), state, 'an Executive'));
    }
  }
  return found;
}

async function checklistIn(
  { app, people }: House,
  type: 'ONBOARDING' | 'OFFBOARDING',
  person: Somebody,
  state: string,
  whose: string,
): Promise<RecordInState> {
  const by = app.otherExecutive;
  const made = await checklistFor(by, person, { type, tasks: { first: null, second: people.cook } });
  for (const act of checklistStates[state] ?? []) {
    const [verb = '', title] = act.split(' ');
    const task = title === undefined ? '' : `tasks/${made.task(title).id}/`;
    await make(by, `/onboarding/${made.id}/${task}${verb}`);
  }
  const isWaiting = state === 'NOT_STARTED' || state === 'IN_PROGRESS';
  const within = isWaiting ? { task_id: made.task('second').id } : {};
  return { of: 'Checklist', state: `${type} of ${whose}, ${state}`, id: made.id, within };
}
