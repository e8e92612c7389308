import type * as en from '../mail.ts';
import type { Translated } from '../translated.ts';

export const inboxTexts: Translated<typeof en.inboxTexts> = {
  developmentInbox: 'Courriels de développement',
  developmentInboxLead:
    'Aucun serveur de courriel n’est configuré : les courriels sont gardés ici au lieu d’être envoyés.',
  lookAgain: 'Actualiser',
  noMailYet: 'Aucun courriel pour l’instant',
  addAPerson: 'Ajoutez une personne, et le lien pour choisir un mot de passe paraît ici.',
  loadMore: 'Afficher plus',
};
