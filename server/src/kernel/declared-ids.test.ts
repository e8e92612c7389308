import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { PersonName } from '../lib/fields.ts';
import { Id, newId } from '../lib/ids.ts';
import { Nullable } from '../lib/schema.ts';
import { idsIn } from './declared-ids.ts';

const [ada, max, kit] = [newId('usr', 1), newId('usr', 2), newId('dep', 3)];
const Written = Type.Object({
  user_id: Nullable(Id('usr')),
  member_ids: Type.Array(Id('usr')),
  department_id: Type.Optional(Id('dep')),
  by: Nullable(PersonName),
  title: Type.String(),
  query: Type.Record(Type.String(), Type.String()),
  anything: Type.Unknown(),
});
const found = (data: unknown) => {
  const { ids, shown } = idsIn(['usr', 'dep'], Written, data);
  return { usr: [...(ids.get('usr') ?? [])], dep: [...(ids.get('dep') ?? [])], shown: [...shown] };
};

describe('idsIn', () => {
  it('finds ids where the schema declares them: null, lists, nested, one record or a page', () => {
    const record = { user_id: ada, member_ids: [max, ada], department_id: kit, by: null };
    expect(found(record)).toEqual({ usr: [ada, max], dep: [kit], shown: [] });
    expect(found([record, { user_id: null, member_ids: [], by: { id: max, first_name: 'Max' } }])).toEqual({
      usr: [ada, max],
      dep: [kit],
      shown: [max],
    });
  });

  it('finds none in texts and free JSON, whatever it looks like, nor in fields that no schema knows', () => {
    const written = { id: ada, first_name: 'x', user_id: ada, user: { id: ada, first_name: 'x' } };
    const record = { user_id: null, member_ids: [], by: null, title: ada, query: written, anything: written };
    expect(found({ ...record, ...{ more: written, id: ada, first_name: 'x' } })).toEqual({
      usr: [],
      dep: [],
      shown: [],
    });
  });
});
