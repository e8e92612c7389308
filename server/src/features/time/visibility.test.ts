import { describe, expect, it } from 'vitest';
import { type Actor, operatorOf } from '../../kernel/actor.ts';
import { roles } from '../../kernel/scopes.ts';
import { defaultSettings } from '../../kernel/settings.ts';
import { seesRate } from './visibility.ts';

const actor = operatorOf({
  id: 'org_1',
  name: '',
  timezone: 'UTC',
  country: 'CA',
  currency: 'CAD',
  seat_limit: null,
  sandboxOf: null,
  plan: 'PRO',
  subscription_status: 'ACTIVE',
  settings: defaultSettings,
});

describe('rate and amount', () => {
  it.each(roles)('%s: on one’s own always, on another’s from Department Head on', (role) => {
    const person: Actor = { ...actor, role, userId: 'usr_1' };
    expect(seesRate(person, { user_id: 'usr_1' })).toBe(true);
    expect(seesRate(person, { user_id: 'usr_2' })).toBe(role !== 'EMPLOYEE');
  });
});
