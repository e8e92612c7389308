import { type Static, Type } from 'typebox';
import type { Tx } from '../../db/database.ts';
import { insertRow } from '../../db/rows.ts';
import type { Services } from '../../kernel/services.ts';
import { defaultSettings, Settings, type StoredSettings } from '../../kernel/settings.ts';
import { newId } from '../../lib/ids.ts';
import { currencyOf } from './places.ts';
import type { OrganizationRow } from './record.ts';
import { checkCountry, checkCurrency, checkTimezone } from './rules.ts';
import { operatorFields, profileFields } from './settings.ts';

export const newOrganizationFields = {
  name: profileFields.name,
  timezone: profileFields.timezone,
  country: profileFields.country,
  region: Type.Optional(profileFields.region),
  currency: Type.Optional(profileFields.currency),
  plan: Type.Optional(operatorFields.plan),
  default_language: Type.Optional(Settings.properties.default_language),
};
export type NewOrganization = Static<ReturnType<typeof Type.Object<typeof newOrganizationFields>>>;

/** An organization as it begins; nothing is stored yet. */
export function newOrganization({ clock }: Pick<Services, 'clock'>, input: NewOrganization): OrganizationRow {
  const nowMs = clock.nowMs();
  const now = new Date(nowMs).toISOString();
  const country = checkCountry(input.country);
  return {
    id: newId('org', nowMs),
    name: input.name,
    base_url: null,
    timezone: checkTimezone(input.timezone),
    country,
    region: input.region ?? null,
    currency: input.currency === undefined ? currencyOf(country) : checkCurrency(input.currency),
    plan: input.plan ?? 'PRO',
    subscription_status: 'ACTIVE',
    seat_limit: null,
    settings: { ...chosenLanguage(input), publish_changes: 'WHEN_PUBLISHED' },
    created_at: now,
    updated_at: now,
    sandbox_of: null,
    clock_offset_ms: 0,
  };
}

/** A default is not stored: it stays one. */
const chosenLanguage = ({ default_language }: NewOrganization): StoredSettings =>
  default_language === undefined || default_language === defaultSettings.default_language ? {} : { default_language };

export async function insertOrganization(tx: Tx, row: OrganizationRow): Promise<void> {
  await insertRow('organizations', { ...row, settings: JSON.stringify(row.settings) }).execute(tx);
}
