import type * as en from '../developer-navigation.ts';
import type { Translated } from '../translated.ts';

export const developerTexts: Translated<typeof en.developerTexts> = {
  overview: 'Aperçu',
  tokens: 'Jetons',
  webhooks: 'Points d’ancrage Web',
  serviceAccounts: 'Comptes techniques',
  sandboxes: 'Bacs à sable',
  events: 'Événements',
  requests: 'Demandes',
  permissions: 'Autorisations',
  developmentInbox: 'Courriels de développement',
  apiReference: 'Référence de l’API',
};
