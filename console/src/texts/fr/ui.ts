import { counted } from '../counted.ts';
import type { Translated } from '../translated.ts';
import type * as en from '../ui.ts';

export const viewsBarTexts: Translated<typeof en.viewsBarTexts> = {
  label: 'Vues enregistrées',
  all: 'Tout',
  save: 'Enregistrer la vue',
  saveTitle: 'Enregistrer cette vue',
  saveNote: 'Les filtres, la recherche, l’ordre et les colonnes tels qu’ils sont maintenant.',
  share: 'Partager cette vue',
  shareHint: 'Toute personne qui peut ouvrir cette liste la voit.',
  mail: 'Me l’envoyer par courriel chaque mois',
  mailHint: 'Les totaux du mois terminé et un lien vers le rapport, le premier jour du mois suivant.',
  sharedBy: (name) => `Vue partagée par ${name}`,
  saved: 'La vue est enregistrée.',
  rename: 'Modifier',
  renameTitle: 'Modifier cette vue',
  renamed: 'La vue est modifiée.',
  remove: 'Retirer',
  removeTitle: 'Retirer cette vue?',
  removed: 'La vue est retirée.',
  removeText: 'La liste et son contenu restent tels quels.',
  name: 'Nom',
  replaces: 'Une vue du même nom est remplacée.',
  taken: 'Vous avez déjà une vue de ce nom.',
  saveAction: 'Enregistrer',
};

export const findPerson = 'Rechercher une personne';

export const confirmLeavingTexts: Translated<typeof en.confirmLeavingTexts> = {
  title: 'Quitter sans enregistrer?',
  text: 'Vos modifications n’ont pas été enregistrées.',
  leave: 'Quitter sans enregistrer',
  stay: 'Continuer la modification',
};

export const copyAsCurlTexts: Translated<typeof en.copyAsCurlTexts> = {
  needsAnyToken: (method, path) => `${method} ${path} : exige un jeton, peu importe sa portée`,
  needsScope: (method, path, scope) => `${method} ${path} : exige un jeton dont la portée est ${scope}`,
  copied: 'Copié',
  copyAsCURL: 'Copier la commande cURL',
};

export const dataTableTexts: Translated<typeof en.dataTableTexts> = {
  chosenRows: 'Lignes sélectionnées',
  chosen: (count) => counted(count, { one: '# ligne sélectionnée', other: '# lignes sélectionnées' }),
  clear: 'Effacer',
};

export const dialogTexts: Translated<typeof en.dialogTexts> = {
  close: 'Fermer',
  cancel: 'Annuler',
};

export const exportButtonTexts: Translated<typeof en.exportButtonTexts> = {
  theExportHasStarted: 'L’exportation a commencé.',
  seeExports: 'Voir les exportations',
  export: 'Exporter',
};

export const fieldTexts: Translated<typeof en.fieldTexts> = {
  chooseDay: 'Choisir un jour',
  chooseTime: 'Choisir l’heure',
  optional: '(facultatif)',
};

export const formDialogTexts: Translated<typeof en.formDialogTexts> = {
  cancel: 'Annuler',
};

export const formsTexts: Translated<typeof en.formsTexts> = {
  isNeeded: (label) => `Le champ « ${label} » est obligatoire.`,
  enterANumber: 'Entrez un nombre, par exemple 12,50.',
};

export const memberListTexts: Translated<typeof en.memberListTexts> = {
  remove: 'Retirer',
};

export const personInputTexts: Translated<typeof en.personInputTexts> = {
  isNeeded: (label) => `Le champ « ${label} » est obligatoire.`,
};

export const choiceTexts: Translated<typeof en.choiceTexts> = {
  typeToFind: 'Tapez pour rechercher',
  typeToFindOthers: 'Tapez pour en trouver d’autres',
  searching: 'Recherche…',
  nothingFound: 'Aucun résultat',
};

export const personPickerTexts: Translated<typeof en.personPickerTexts> = {
  typeAName: 'Tapez un nom',
  remove: (name) => `Retirer ${name}`,
  searching: 'Recherche…',
  typeTheFirstLetters: 'Tapez les premières lettres d’un nom',
  nobodyFound: 'Personne de ce nom',
};

export const reasonDialogTexts: Translated<typeof en.reasonDialogTexts> = {
  reason: 'Motif',
};

export const recordPartsTexts: Translated<typeof en.recordPartsTexts> = {
  change: 'Modifier',
};

export const tableBodyTexts: Translated<typeof en.tableBodyTexts> = {
  chooseAll: 'Sélectionner tout ce qui est affiché',
  chooseRow: 'Sélectionner cette ligne',
  nothingFits: 'Aucun résultat',
  clearTheFilters: 'Effacer les filtres',
  nothingFitsText: 'Essayez d’autres mots ou moins de filtres.',
  nothingHereYet: 'Rien ici pour l’instant',
  nextPageFailed: 'La page suivante n’a pas pu être chargée.',
  showMore: 'Afficher plus',
  shown: (rows) => `${rows} à l’écran`,
  shownOf: (count, rows) => counted(count, { other: (n) => `${n} sur ${rows}` }),
};

export const tableColumnsTexts: Translated<typeof en.tableColumnsTexts> = {
  columns: 'Colonnes',
};

export const tableFiltersTexts: Translated<typeof en.tableFiltersTexts> = {
  clear: 'Effacer',
};

export const tableSkeletonTexts: Translated<typeof en.tableSkeletonTexts> = {
  loading: (label) => `Chargement : ${label}`,
};

export const savedViewsTexts: Translated<typeof en.savedViewsTexts> = {
  someone: 'une autre personne',
};

export const bulkTexts: Translated<typeof en.bulkTexts> = {
  underWay: 'Où cela en est',
  undo: 'Revenir en arrière',
  takenBack: (count) =>
    counted(count, { one: '# modification a été annulée.', other: '# modifications ont été annulées.' }),
  progress: (done, all) => `${String(done)} sur ${String(all)}`,
  refused: (what, problem) => `${what} : ${problem}`,
  moreRefused: (count) =>
    counted(count, { one: 'Une autre modification a été refusée.', other: '# autres modifications ont été refusées.' }),
  notAllowed: (done, all) =>
    `Vous n’avez plus le droit de le faire. ${String(done)} sur ${String(all)} ont été traitées; les autres restent telles quelles.`,
  givenUp: (done, all) =>
    `Un problème est survenu sur le serveur après ${String(done)} sur ${String(all)}; les autres restent telles quelles. Réessayez avec celles-ci.`,
};
