import type * as en from '../effects.ts';
import type { Translated } from '../translated.ts';

export const effectNames: Translated<typeof en.effectNames> = {
  PERSON_CREATED: 'Ajouter une personne : à la main, par une embauche, par un fichier ou un annuaire',
  PERSON_CHANGED: 'Modifier une personne ou son poste, tout de suite ou à une date à venir',
  ROLE_GIVEN: 'Donner un rôle : à une personne ou à un compte technique',
  LEAD_GIVEN:
    'Dire qui dirige un service : responsable et gestionnaires, aussi par un fichier ou une fusion de services',
  PERSON_ERASED: 'Effacer une personne',
  GOVERNMENT_IDS_CHANGED: 'Modifier des identifiants gouvernementaux',
  PAY_CHANGED:
    'Modifier une rémunération : à la main, en pourcentage, par une embauche, par un fichier ou comme taux des heures',
  PERIOD_CLOSED: 'Verrouiller des feuilles de temps pour la paie',
  PAY_SEALED: 'Sceller une remise à la paie',
  EXPENSES_PAID: 'Marquer des dépenses comme payées',
  SETTINGS_CHANGED: 'Modifier les réglages',
  ACCESS_GIVEN: 'Donner un accès au-delà d’un rôle',
  POLICY_LOOSENED:
    'Modifier les règles : connexion et ses fournisseurs, applications connectées, cette liste, conservation des journaux',
  DATA_SENT_OUT: 'Décider où les points d’ancrage Web envoient',
  DEPARTMENT_DELETED: 'Supprimer un service',
};
