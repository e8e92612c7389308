import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../test/harness.ts';
import type { Row } from '../../db/rows.ts';
import { sql } from '../../db/sql.ts';
import { findOrganization } from '../organization/index.ts';
import { type Founding, foundOrganization } from './found-organization.ts';

const { installation, world } = await sharedHarness();
const { db } = installation.database;

let count = 0;
const founding = (changes: Partial<Founding> = {}): Founding => ({
  name: 'Harbour Freight',
  timezone: 'Europe/Berlin',
  country: 'DE',
  executive: { email: `ada.byron-king+${String(++count)}@example.com` },
  ...changes,
});
const found = (changes: Partial<Founding> = {}) => foundOrganization(installation, founding(changes), 'cli');
const person = (id: string) =>
  sql<Row<'users'>>`select * from users where id = ${id}`.execute(db).then(({ rows }) => rows[0]!);
const organizations = async () =>
  (await sql<Pick<Row<'organizations'>, 'id'>>`select id from organizations`.execute(db)).rows.length;

describe('foundOrganization', () => {
  it('keeps the language, unless it is the default', async () => {
    const languages = [undefined, 'en', 'fr'] as const;
    const settings = await Promise.all(
      languages.map(async (language) => {
        const { organization_id } = await found(language && { default_language: language });
        return (await findOrganization(db, organization_id))?.settings;
      }),
    );
    const publish_changes = 'WHEN_PUBLISHED';
    expect(settings).toEqual([{ publish_changes }, { publish_changes }, { default_language: 'fr', publish_changes }]);
  });

  it('makes the organization and its first Executive, with event and audit', async () => {
    const { organization_id, executive_id } = await found();
    expect(await findOrganization(db, organization_id)).toMatchObject({
      name: 'Harbour Freight',
      timezone: 'Europe/Berlin',
      country: 'DE',
      region: null,
      currency: 'EUR',
      base_url: null,
      plan: 'PRO',
      subscription_status: 'ACTIVE',
      seat_limit: null,
      settings: { publish_changes: 'WHEN_PUBLISHED' },
    });
    expect(await person(executive_id)).toMatchObject({
      organization_id,
      role: 'EXECUTIVE',
      is_active: true,
      first_name: 'Ada',
      last_name: 'Byron King',
    });
    const events = (
      await sql<Row<'events'>>`select * from events where organization_id = ${organization_id}`.execute(db)
    ).rows;
    expect(events).toMatchObject([{ type: 'user.created', subject_id: executive_id, surface: 'cli', actor_id: null }]);
    const audit = (
      await sql<Row<'audit_log'>>`select * from audit_log where organization_id = ${organization_id}`.execute(db)
    ).rows;
    expect(audit.map(({ action, subject_id, surface }) => [action, subject_id, surface])).toEqual([
      ['organization.create', organization_id, 'cli'],
      ['users.create', executive_id, 'cli'],
    ]);
  });

  it('takes what it is told in place of what it would guess', async () => {
    const executive = { email: 'Boss@Example.com', first_name: 'Grace', last_name: 'Hopper' };
    const made = await found({ region: 'BE', currency: 'CHF', plan: 'FREE', executive });
    expect(await findOrganization(db, made.organization_id)).toMatchObject({
      region: 'BE',
      currency: 'CHF',
      plan: 'FREE',
    });
    expect(await person(made.executive_id)).toMatchObject({
      email: 'boss@example.com',
      first_name: 'Grace',
      last_name: 'Hopper',
    });
  });

  it('names someone without a surname in their address', async () => {
    const { executive_id } = await found({ executive: { email: 'admin@example.org' } });
    expect(await person(executive_id)).toMatchObject({ first_name: 'Admin', last_name: 'Executive' });
  });

  it.each<[Partial<Founding>, string]>([
    [{ name: '' }, 'name must not be empty.'],
    [{ timezone: 'Berlin' }, 'timezone must be an IANA name such as America/Toronto, or UTC.'],
    [{ country: 'Germany' }, 'country must be an ISO 3166-1 code of two capitals, such as CA.'],
    [{ currency: 'Euro' }, 'currency must be an ISO 4217 code of three capitals, such as CAD.'],
    [{ plan: 'GOLD' as never }, 'plan must be one of FREE, PRO, BUSINESS, ENTERPRISE.'],
    [{ executive: { email: 'nobody' } }, 'executive.email must be an e-mail address.'],
  ])('refuses %j in one sentence and makes nothing', async (changes, message) => {
    const before = await organizations();
    await expect(found(changes)).rejects.toThrow(message);
    expect(await organizations()).toBe(before);
  });

  it('takes an e-mail address that is known in another organization', async () => {
    const { email } = await world.employee();
    const { executive_id } = await found({ executive: { email: email.toUpperCase() } });
    expect(await person(executive_id)).toMatchObject({ email });
  });
});
