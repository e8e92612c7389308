import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../../test/harness.ts';
import { submitted } from '../testing/claims.ts';

const { world } = await sharedHarness();

describe('the name of a person in answers of the app', () => {
  it('what they prefer to be called is told wherever the given name is shown, also if the directory is closed', async () => {
    const robert = await world.administrator({ first_name: 'Robert', last_name: 'Frost', preferred_name: 'Bob' });
    const ada = await (await world.employee({ first_name: 'Ada' })).app();
    const { id } = await submitted(ada);
    expect((await ada.get(`/expense-reports/${id}`)).body.meta).not.toHaveProperty('preferred_names');
    const { status, text } = await (await robert.app()).post(`/expense-reports/${id}/approve`);
    expect(status, text).toBe(200);

    expect((await ada.get(`/users/${robert.id}`)).status).toBe(404);
    const { data, meta } = (await ada.get(`/expense-reports/${id}`)).body;
    expect(data.approver).toEqual({ id: robert.id, first_name: 'Robert', last_name: 'Frost' });
    expect(meta).toMatchObject({
      preferred_names: { [robert.id]: 'Bob' },
      names: { [robert.id]: 'Bob Frost' },
      hidden: expect.arrayContaining([robert.id]),
    });
  });
});
