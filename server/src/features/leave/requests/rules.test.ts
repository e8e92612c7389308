import { describe, expect, it } from 'vitest';
import { type Actor, operatorOf } from '../../../kernel/actor.ts';
import { type Role, roles } from '../../../kernel/scopes.ts';
import { defaultSettings } from '../../../kernel/settings.ts';
import { Refusal, type Verdict } from '../../../lib/errors.ts';
import { manages, mayBookFor, mayDecide, mayEdit } from './rules.ts';

const operator = operatorOf({
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
const somebody = (role: Role, details: Partial<Actor> = {}): Actor => ({
  ...operator,
  role,
  userId: 'usr_1',
  ...details,
});
const cook = { user_id: 'usr_2', department_id: 'dep_kitchen', manager_id: 'usr_3' };
const verdictOf = (verdict: Verdict): string => (verdict instanceof Refusal ? verdict.code : 'allowed');

describe('who is in charge of someone else’s leave', () => {
  const charge: [string, Actor, boolean][] = [
    ...roles.map((role): [string, Actor, boolean] => [
      ...([`a stranger who is ${role}`, somebody(role)] as const),
      role === 'ADMINISTRATOR' || role === 'EXECUTIVE',
    ]),
    ['their manager who is EMPLOYEE', somebody('EMPLOYEE', { userId: 'usr_3' }), true],
    ['their Department Head', somebody('DEPARTMENT_HEAD', { departmentScope: ['dep_kitchen'] }), true],
    ['a Department Head elsewhere', somebody('DEPARTMENT_HEAD', { departmentScope: ['dep_bar'] }), false],
    ['an EMPLOYEE who manages the department', somebody('EMPLOYEE', { departmentScope: ['dep_kitchen'] }), false],
    ['the installation itself', operator, true],
  ];

  it.each(charge)('%s', (_who, actor, isInCharge) => {
    const expected = isInCharge ? 'allowed' : 'FORBIDDEN';
    expect(verdictOf(mayBookFor(actor, cook))).toBe(expected);
    expect(verdictOf(mayDecide(actor, cook))).toBe(expected);
    expect(verdictOf(mayEdit(actor, { ...cook, isWhole: true }))).toBe(expected);
    expect(verdictOf(mayEdit(actor, { ...cook, isWhole: false }))).toBe('FORBIDDEN');
  });

  it.each(roles)('one’s own: booked and changed, never decided on, by %s', (role) => {
    const actor = somebody(role, { userId: 'usr_2', departmentScope: ['dep_kitchen'] });
    const own = { ...cook, manager_id: 'usr_2' };
    expect(verdictOf(mayBookFor(actor, own))).toBe('allowed');
    expect(verdictOf(mayEdit(actor, { ...own, isWhole: true }))).toBe('allowed');
    expect(verdictOf(mayDecide(actor, own))).toBe('FORBIDDEN');
    expect(manages(actor, own)).toBe(false);
  });
});
