export const organization = {
  operatorSets: {
    api: ({ field }: { field: string }) => `${field} is set by the operator of this installation.`,
    app: 'This is set by the operator of this installation.',
  },
  unknownSetting: ({ key, keys }: { key: string; keys: readonly string[] }) =>
    `Unknown setting ${key}; the settings are ${keys.join(', ')}.`,
  assignment: ({ text }: { text: string }) => `Write a setting as key=value, not "${text}".`,
  timezone: {
    api: 'timezone must be an IANA name such as America/Toronto, or UTC.',
    app: 'Choose a time zone from the list.',
  },
  country: {
    api: 'country must be an ISO 3166-1 code of two capitals, such as CA.',
    app: 'Choose a country from the list.',
  },
  placeTwice: 'This place of work stands there already.',
  currency: {
    api: ({ field }: { field: string }) => `${field} must be an ISO 4217 code of three capitals, such as CAD.`,
    app: 'Choose a currency from the list.',
  },
  baseUrl: {
    api: 'base_url must be an http or https address that ends in /api/v1, or null.',
    app: 'Enter an http or https address that ends in /api/v1, or leave it empty.',
  },
  accountsFrom: {
    api: 'hours_accounts_from must lie within ten years of today.',
    app: 'Choose a day within ten years of today.',
  },
};
