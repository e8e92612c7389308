import { type Static, Type } from 'typebox';
import type { Tenant } from '../../kernel/actor.ts';
import type { InstallationConfig } from '../../kernel/services.ts';
import {
  type Plan,
  plans,
  Settings,
  type StoredSettings,
  type SubscriptionStatus,
  subscriptionStatuses,
  withDefaults,
} from '../../kernel/settings.ts';
import { CreatedAt, RecordId, UpdatedAt } from '../../lib/fields.ts';
import { Nullable } from '../../lib/schema.ts';

export const Organization = Type.Object(
  {
    id: RecordId('org'),
    name: Type.String({ description: 'What the organization calls itself.', examples: ['Northwind Kitchens'] }),
    base_url: Type.String({
      description: 'The address of this API for the organization.',
      examples: ['https://muster.example/api/v1'],
    }),
    timezone: Type.String({
      description: 'IANA name; calendar days are days in this zone.',
      examples: ['America/Toronto'],
    }),
    country: Type.String({ description: 'ISO 3166-1 alpha-2.', examples: ['CA'] }),
    region: Nullable(Type.String({ examples: ['ON'] }), {
      description: 'Province or state, which decides on public holidays; null: those of the country alone.',
    }),
    currency: Type.String({ description: 'ISO 4217.', examples: ['CAD'] }),
    plan: Type.Enum([...plans], {
      examples: ['BUSINESS'],
      description: 'What was subscribed to. The API needs another than FREE.',
    }),
    subscription_status: Type.Enum([...subscriptionStatuses], {
      description: 'Tokens are served while it is ACTIVE or TRIALING.',
    }),
    week_start: Settings.properties.week_start,
    weekend_days: Settings.properties.weekend_days,
    pay_period_type: Settings.properties.pay_period_type,
    pay_period_anchor: Settings.properties.pay_period_anchor,
    modules: Settings.properties.modules,
    created_at: CreatedAt(),
    updated_at: UpdatedAt(),
  },
  { $id: 'Organization', description: 'Whose data it is: people, settings and all records belong to one.' },
);
export type Organization = Static<typeof Organization>;

export interface OrganizationRow {
  id: string;
  name: string;
  base_url: string | null;
  timezone: string;
  country: string;
  region: string | null;
  currency: string;
  plan: Plan;
  subscription_status: SubscriptionStatus;
  seat_limit: number | null;
  settings: StoredSettings;
  created_at: string;
  updated_at: string;
  /** Of a sandbox: whose it is, and by how much its own clock is ahead. */
  sandbox_of: string | null;
  clock_offset_ms: number;
}

export const tenantOf = (row: OrganizationRow): Tenant => ({
  id: row.id,
  name: row.name,
  timezone: row.timezone,
  country: row.country,
  currency: row.currency,
  plan: row.plan,
  subscription_status: row.subscription_status,
  seat_limit: row.seat_limit,
  settings: withDefaults(row.settings),
  sandboxOf: row.sandbox_of,
});

export function presentOrganization(row: OrganizationRow, config: Pick<InstallationConfig, 'baseUrl'>): Organization {
  const settings = withDefaults(row.settings);
  return {
    id: row.id,
    name: row.name,
    base_url: row.base_url ?? config.baseUrl,
    timezone: row.timezone,
    country: row.country,
    region: row.region,
    currency: row.currency,
    plan: row.plan,
    subscription_status: row.subscription_status,
    week_start: settings.week_start,
    weekend_days: settings.weekend_days,
    pay_period_type: settings.pay_period_type,
    pay_period_anchor: settings.pay_period_anchor,
    modules: settings.modules,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
