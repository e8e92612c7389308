import { type Static, Type } from 'typebox';
import type { InstallationConfig } from '../../kernel/services.ts';
import { plans, seatsOfPlan, Settings, subscriptionStatuses, withDefaults } from '../../kernel/settings.ts';
import { Changes } from '../../lib/fields.ts';
import { Nullable, Strict, Text } from '../../lib/schema.ts';
import type { OrganizationRow } from './record.ts';

/** Columns of the organization itself that it may change. */
export const profileFields = {
  name: Text(200, { description: 'What the organization calls itself.', examples: ['Northwind Kitchens'] }),
  timezone: Type.String({ maxLength: 100, description: 'IANA name.', examples: ['America/Toronto'] }),
  country: Type.String({ maxLength: 100, description: 'ISO 3166-1 alpha-2.', examples: ['CA'] }),
  region: Nullable(Text(10, { examples: ['ON'] }), { description: 'State or province, for public holidays.' }),
  currency: Type.String({ maxLength: 100, description: 'ISO 4217.', examples: ['CAD'] }),
  base_url: Nullable(Type.String({ maxLength: 2048, examples: ['https://muster.example/api/v1'] }), {
    description: 'The address of the API, ending in /api/v1. null: that of the installation.',
  }),
};

/** What the operator of the installation decides. */
export const operatorFields = {
  plan: Type.Enum([...plans], { description: 'What was subscribed to. The API needs another than FREE.' }),
  subscription_status: Type.Enum([...subscriptionStatuses], {
    description: 'Tokens are served while it is ACTIVE or TRIALING.',
  }),
  seat_limit: Nullable(Type.Integer({ minimum: 0, maximum: 1_000_000 }), {
    description: 'Active people at most. Set to null, the plan decides; read as null, there is no limit.',
  }),
};

export type ProfileField = keyof typeof profileFields;
export type OperatorField = keyof typeof operatorFields;
export const operatorFieldNames = Object.keys(operatorFields) as OperatorField[];
export const columnNames = [...Object.keys(profileFields), ...operatorFieldNames] as (ProfileField | OperatorField)[];

/** Every setting as it holds now, those never set included. */
export const OrganizationSettings = Type.Object(
  { ...profileFields, ...operatorFields, ...Settings.properties },
  { $id: 'OrganizationSettings' },
);
export type OrganizationSettings = Static<typeof OrganizationSettings>;

/** How people sign in, which apps they connect and which rules apply have operations of their own, with rules that this one does not know. */
const {
  modules,
  sign_in_policy: _signIn,
  connected_apps: _apps,
  working_rules: _rules,
  ...plainSettings
} = Settings.properties;

export const SettingsChanges = Changes({
  ...profileFields,
  ...operatorFields,
  ...plainSettings,
  modules: Strict(Type.Partial(modules).properties, { description: 'Those sent are switched on or off.' }),
});
export type SettingsChanges = Static<typeof SettingsChanges>;

export const presentSettings = (
  row: OrganizationRow,
  config: Pick<InstallationConfig, 'baseUrl'>,
): OrganizationSettings => ({
  name: row.name,
  timezone: row.timezone,
  country: row.country,
  region: row.region,
  currency: row.currency,
  base_url: row.base_url ?? config.baseUrl,
  plan: row.plan,
  subscription_status: row.subscription_status,
  seat_limit: row.seat_limit ?? seatsOfPlan[row.plan],
  ...withDefaults(row.settings),
});
