/** The tabs of developers: no first view needs them. */
export const developerTexts = {
  overview: 'Overview',
  tokens: 'Tokens',
  webhooks: 'Webhooks',
  serviceAccounts: 'Service accounts',
  sandboxes: 'Sandboxes',
  events: 'Events',
  requests: 'Requests',
  permissions: 'Permissions',
  developmentInbox: 'Development inbox',
  apiReference: 'API reference',
} as const;
