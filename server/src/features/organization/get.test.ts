import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../test/harness.ts';

const { installation, world } = await sharedHarness();

describe('GET /organization', () => {
  it('200: the record, to any token and anyone signed in', async () => {
    const ada = await world.employee();
    const record = {
      id: world.organizationId,
      name: 'Northwind Kitchens',
      base_url: installation.config.baseUrl,
      timezone: 'America/Toronto',
      country: 'CA',
      region: 'ON',
      currency: 'CAD',
      plan: 'ENTERPRISE',
      subscription_status: 'ACTIVE',
      week_start: 'MONDAY',
      weekend_days: ['SATURDAY', 'SUNDAY'],
      pay_period_type: 'BIWEEKLY',
      pay_period_anchor: '2024-01-01',
      modules: { time_tracking: true, expenses: true },
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updated_at: expect.stringMatching(/Z$/),
    };
    for (const client of [await ada.api([]), await ada.app()]) {
      const { status, data } = await client.get('/organization');
      expect(status).toBe(200);
      expect(data).toEqual(record);
    }
  });

  it("200: one's own organization, whatever others there are", async () => {
    const other = await world.another({ timezone: 'Asia/Tokyo' });
    const { data } = await (await (await other.employee()).api()).get('/organization');
    expect(data).toMatchObject({ id: other.organizationId, timezone: 'Asia/Tokyo' });
  });
});
