import { counted } from '../../counted.ts';
import type * as en from '../../organization/records.ts';
import type { Translated } from '../../translated.ts';

export const recordSettingsTexts: Translated<typeof en.recordSettingsTexts> = {
  leaveTitle: 'Politique de congés',
  leaveNote:
    'Les types décident du nombre de jours accordés et de qui approuve; les jours fériés et les dates bloquées décident des jours qui comptent.',
  leaveTypes: 'Types de congé',
  holidays: 'Jours fériés',
  lockedDates: 'Dates bloquées',
  balances: 'Soldes de congé',
  checklistsTitle: 'Listes de tâches',
  checklistsNote:
    'Un modèle devient une liste de tâches à l’arrivée ou au départ d’une personne. Une modification vaut pour les listes qui commencent ensuite, pas pour celles en cours.',
  templates: 'Modèles de liste de tâches',
  running: 'Listes de tâches en cours',

  plansTitle: 'Régimes d’avantages',
  plansNote:
    'Ce à quoi les personnes peuvent adhérer. Un nouveau nom s’affiche tout de suite pour toutes les personnes qui ont le régime.',
  addPlan: 'Ajouter un régime',
  changePlan: 'Modifier ce régime',
  planName: 'Nom',
  planProvider: 'Fournisseur',
  planProviderHint: 'Qui assure ou gère le régime.',
  planKind: 'Objet',
  planKindHint: 'Dans vos propres mots, par exemple Santé ou Retraite.',
  planSaved: 'Le régime est enregistré.',
  planRemoveTitle: 'Retirer ce régime?',
  planRemoveText: 'Plus personne ne peut y adhérer. Un régime que des personnes ont ou ont eu ne peut pas être retiré.',
  planRemoved: 'Le régime est retiré.',
  plansEmptyTitle: 'Aucun régime d’avantages pour l’instant',
  plansEmpty: 'Ajoutez le premier, puis inscrivez les personnes sur leur page.',

  fieldsTitle: 'Champs personnalisés',
  fieldsNote:
    'Ce que votre organisation conserve sur les personnes en plus de ce qui existe déjà, dans des onglets de leur page.',
  addTab: 'Ajouter un onglet',
  changeTab: 'Modifier cet onglet',
  tabName: 'Nom de l’onglet',
  tabSeen: 'Qui voit les valeurs des autres',
  tabSeenHint: 'L’Administration et la Direction les voient toujours. Chaque personne voit les siennes.',
  tabActive: 'Afficher cet onglet',
  tabActiveHint: 'Désactivé, seules l’Administration et la Direction le voient. Rien n’est perdu.',
  tabSaved: 'L’onglet est enregistré.',
  tabHidden: 'Masqué',
  addField: 'Ajouter un champ',
  changeField: 'Modifier ce champ',
  fieldLabel: 'Libellé',
  fieldTab: 'Onglet',
  fieldType: 'Contenu',
  fieldTypeHint: 'Ne peut plus être modifié ensuite.',
  fieldOptions: 'Choix',
  fieldOptionsHint: 'Un par ligne. Un choix déjà fait reste sur la fiche de la personne, même retiré d’ici.',
  fieldOptionsNeeded: 'Nommez au moins un choix.',
  fieldSaved: 'Le champ est enregistré.',
  fieldsEmpty: 'Aucun champ dans cet onglet pour l’instant.',
  tabsEmptyTitle: 'Aucun champ personnalisé pour l’instant',
  tabsEmpty: 'Ajoutez un onglet, par exemple Uniforme, puis ses champs.',
};

export const fieldTypeNames: Translated<typeof en.fieldTypeNames> = {
  TEXT: 'Texte',
  NUMBER: 'Nombre',
  DATE: 'Jour',
  BOOLEAN: 'Oui ou non',
  SELECT: 'Un choix parmi plusieurs',
  MULTI_SELECT: 'Plusieurs choix possibles',
};

export const benefitPlansTexts: Translated<typeof en.benefitPlansTexts> = {
  actions: 'Actions',
  change: 'Modifier',
  remove: 'Retirer',
  noun: (count) => counted(count, { one: '# régime', other: '# régimes' }),
  save: 'Enregistrer',
};

export const customFieldDialogsTexts: Translated<typeof en.customFieldDialogsTexts> = {
  save: 'Enregistrer',
  seenBy: { EMPLOYEE: 'Personnel', DEPARTMENT_HEAD: 'Responsables de service' },
};

export const customFieldsTexts: Translated<typeof en.customFieldsTexts> = {
  alsoSeenBy: (seenBy) => `Aussi visible pour : ${seenBy}.`,
  addFieldTo: (name) => `Ajouter un champ à ${name}`,
  typeWithChoices: (type, choices) => `${type} : ${choices}`,
  change: 'Modifier',
};

export const settingsTexts: Translated<typeof en.settingsTexts> = {
  settings: 'Réglages',
  settingsSaved: 'Les réglages sont enregistrés.',
  unsavedChanges: (count) =>
    counted(count, { one: '# modification non enregistrée', other: '# modifications non enregistrées' }),
  discard: 'Abandonner',
  save: 'Enregistrer',
  plan: 'Forfait',
  planNote: 'Fixé par les responsables de cette installation.',
  subscription: 'Abonnement',
  seats: 'Places',
  noLimit: 'Sans limite',
};
