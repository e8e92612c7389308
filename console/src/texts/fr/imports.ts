import type { Data, Item } from '../../client/hooks.ts';
import { elided } from '../../words.ts';
import { counted } from '../counted.ts';
import type * as en from '../imports.ts';
import type { Translated } from '../translated.ts';

type ImportKind = Item<'/imports'>['kind'];

export const stopReasons: Readonly<Record<NonNullable<Data<'/imports/{id}'>['reason']>, string>> = {
  author_not_allowed:
    'L’importation s’est arrêtée : la personne qui l’a lancée ne peut plus importer. Ce qui a été ajouté reste.',
  file_unusable: 'L’importation s’est arrêtée : le fichier est illisible. Ce qui a été ajouté reste.',
  broken_off: 'La commande a été interrompue. Ce qui a été ajouté reste.',
  given_up: 'L’importation a échoué plusieurs fois et a été arrêtée. Ce qui a été ajouté reste.',
  stopped: 'L’importation a été arrêtée. Ce qui a été ajouté jusque-là reste, et peut être annulé.',
};

export const columnMappingTexts: Translated<typeof en.columnMappingTexts> = {
  column: (index) => `Colonne ${index}`,
  suchAs: (example) => `Par exemple : ${example}`,
  leaveItOut: 'Ne pas importer',
  understood: (example, value) => `${example} signifie ${value}`,
  notUnderstood: (example) => `${example} est illisible`,
  howItIsWritten: (header) => `Écriture ${elided('de', header)}`,
  uncertain: 'On pourrait aussi lire autrement. Vérifiez.',
  formats: {
    ymd: 'Année, mois, jour',
    dmy: 'Jour, mois, année',
    mdy: 'Mois, jour, année',
    serial: 'Nombres d’un tableur',
    point: 'Décimales après un point : 1,234.56',
    comma: 'Décimales après une virgule : 1.234,56',
  },
};

export const dropZoneTexts: Translated<typeof en.dropZoneTexts> = {
  theFileIsLarger: (command) => `Le fichier dépasse 25 Mo. Divisez-le, ou utilisez la ligne de commande : ${command}.`,
  theFileWasNotSent: 'Le fichier n’a pas pu être envoyé. Choisissez-le de nouveau.',
  sending: 'Envoi du fichier',
  sent: (share) => `${share} envoyé`,
  theFileHoldsNoRows: 'Le fichier ne contient aucune ligne sous la première.',
  chooseACSVFile: 'Choisir un fichier CSV',
  orDropItHere: 'ou déposez-le ici',
};

export const importLinkTexts: Translated<typeof en.importLinkTexts> = {
  import: 'Importer',
};

export const importTexts: Translated<typeof en.importTexts> = {
  imports: 'Importations',
  import: 'Importation',
  trialImport: 'Essai d’importation',
  startedBy: (instant, name) => `Commencée le ${instant} par ${name}`,
  startedByTheCommandLine: (instant) => `Commencée le ${instant} à la ligne de commande`,
  startedByAnErasedPerson: (instant) => `Commencée le ${instant} par une personne effacée`,
  takenBack: (rowsKept, instant, count) =>
    rowsKept === 0
      ? `Ce qu’elle avait ajouté a été retiré le ${instant}.`
      : counted(count, {
          one: (number) => `${number} ligne a été retirée le ${instant}.`,
          other: (number) => `${number} lignes ont été retirées le ${instant}.`,
        }),
  rowsThatHadToStay: 'Lignes qui ont dû rester',
  rowsThatHadToStayNote: 'Annulez de nouveau une fois que rien n’en dépend.',
  undoThisImport: 'Annuler cette importation',
  undoThisImportTitle: 'Annuler cette importation?',
  undone: (rowsKept) =>
    rowsKept === 0
      ? 'L’importation est annulée.'
      : counted(rowsKept, { one: '# ligne a dû rester.', other: '# lignes ont dû rester.' }),
  labelAndFile: (label, file) => `${label} : ${file}`,
  what: 'Quoi',
  undoRows: (count) => counted(count, { one: 'Retirer # ligne', other: 'Retirer # lignes' }),
  goes: (count) => counted(count, { one: '# ligne est retirée', other: '# lignes sont retirées' }),
  goesAlong: 'Ce qui a suivi de lui-même, comme des congés accumulés ou une invitation, part avec elles.',
  andMore: (count) => counted(count, { one: 'et # autre', other: 'et # autres' }),
  stays: (count) => counted(count, { one: '# ligne reste', other: '# lignes restent' }),
  besideStays: 'Ce qui a été créé à côté des lignes et qui reste',
  nothingGoes: 'Rien ne peut être retiré pour le moment : quelqu’un a travaillé avec chaque ligne.',
};

export const goTo: Readonly<Record<ImportKind, string>> = {
  people: 'Voir les personnes',
  departments: 'Voir les services',
  time_entries: 'Voir les saisies de temps',
  leave_balances: 'Voir les soldes de congé',
  compensation: 'Voir la rémunération',
  equipment: 'Voir l’équipement',
  holidays: 'Voir les jours fériés',
  training: 'Voir les formations',
  certifications: 'Voir les certifications',
  benefits: 'Voir les avantages sociaux',
};

export const kindNames: Readonly<Record<ImportKind, string>> = {
  people: 'Personnes',
  departments: 'Services',
  time_entries: 'Saisies de temps',
  leave_balances: 'Soldes de congé',
  compensation: 'Rémunération',
  equipment: 'Équipement',
  holidays: 'Jours fériés',
  training: 'Formations',
  certifications: 'Certifications',
  benefits: 'Avantages sociaux',
};

export const listTexts: Translated<typeof en.listTexts> = {
  imports: 'Importations',
  trials: 'Essais',
  importAFile: 'Importer un fichier',
  what: 'Contenu',
  file: 'Fichier',
  trial: (label) => `${label} (essai)`,
  status: 'État',
  rows: 'Lignes',
  added: 'Ajoutées',
  failed: 'En échec',
  by: 'Par',
  commandLine: 'Ligne de commande',
  anErasedPerson: 'Une personne effacée',
  started: 'Commencée le',
  importsLead:
    'Des personnes, des saisies de temps, des soldes ou d’autres données en grand nombre, d’un seul fichier.',
  noun: (count) => counted(count, { one: '# importation', other: '# importations' }),
  anything: 'Tout',
  importsAndTrials: 'Importations et essais',
  nothingWasImportedYet: 'Rien n’a encore été importé',
  nothingWasImportedYetText: 'Choisissez un fichier; un essai dit ce qui se passerait et ne change rien.',
  partlyUndone: 'Annulée en partie',
  undone: 'Annulée',
  stopped: 'Arrêtée',
  underWay: 'En cours',
  done: 'Terminée',
};

export const mappingTexts: Translated<typeof en.mappingTexts> = {
  chooseTheColumnFor: (missing) => `Choisissez la colonne pour : ${missing}.`,
  twoColumnsAreBothChoose: (words) => `Deux colonnes désignent la même chose : ${words}. Choisissez-en une.`,
};

export const newImportTexts: Translated<typeof en.newImportTexts> = {
  imports: 'Importations',
  lead: 'Un fichier CSV comme tout tableur l’enregistre, avec des virgules, des points-virgules ou des tabulations. Un essai dit ce qui se passerait et ne change rien.',
  importAFile: 'Importer un fichier',
  file: 'Fichier',
  whatTheFileHolds: 'Contenu du fichier',
  theFirstLineNames: 'La première ligne nomme les colonnes.',
  theFirstLineNamesAndNeeds: (required) => `La première ligne nomme les colonnes. Obligatoires : ${required}.`,
  columns: 'Colonnes',
  belowTheFirstLine: (count) => counted(count, { one: '# ligne sous la première', other: '# lignes sous la première' }),
  tryItFirst: 'Faire un essai',
  trialRun: 'Essai',
  downloadATemplate: 'Télécharger un modèle',
  templateName: (kind) => `Modèle ${kind}.csv`,
  missing: {
    department: (names) => `Services qui n’existent pas encore : ${names}.`,
    team: (names) => `Équipes qui n’existent pas encore : ${names}.`,
    leaveType: (names) => `Types de congé qui n’existent pas encore : ${names}.`,
  },
  nearest: (name, rows) =>
    counted(rows, {
      one: (number) => `« ${name} » (${number} ligne)`,
      other: (number) => `« ${name} » (${number} lignes)`,
    }),
  isNearest: (name) => `C’est ${name}`,
  isNew: 'C’est nouveau : à créer',
  makeThem: 'Créer ce qui manque, et essayer de nouveau',
  propose: 'Proposer cette importation',
  takeThem: 'Prendre ces choix, et essayer de nouveau',
  willBeMade: 'Ce qui manque est créé avec l’importation.',
  import: (count) => counted(count, { one: 'Importer # ligne', other: 'Importer # lignes' }),
};

export const reportTexts: Translated<typeof en.reportTexts> = {
  line: 'Ligne',
  theFile: 'Le fichier',
  column: 'Colonne',
  why: 'Pourquoi',
  value: 'Valeur',
  downloadFailed: 'Télécharger les lignes en échec',
  downloadFailedHint: 'Avec une colonne qui dit quoi corriger. Corrigez-les et importez ce fichier.',
  rowsInTheFile: 'Lignes du fichier',
  wouldBeAdded: 'Seraient ajoutées',
  added: 'Ajoutées',
  wouldFail: 'Échoueraient',
  failed: 'En échec',
  rowsThatFailed: 'Lignes en échec',
  wrongColumn: (column) => `La colonne « ${column} »`,
  onlyTheFirstAreKept: (count) =>
    counted(count, {
      one: 'Seul le premier échec est conservé.',
      other: 'Seuls les # premiers échecs sont conservés.',
    }),
  noun: (count) => counted(count, { one: '# ligne', other: '# lignes' }),
  progress: 'Progression',
  waitingToStart: 'En attente du départ…',
  stop: 'Arrêter',
  stopTitle: 'Arrêter cette importation?',
  stopText: 'Elle se termine à la ligne où elle en est. Ce qui a été ajouté jusque-là reste, et peut être annulé.',
  stopAction: 'Arrêter l’importation',
  trialStopped: (read, count) =>
    counted(count, {
      one: (number) => `L’essai a été arrêté après ${read} ligne sur ${number}. Rien n’a été modifié.`,
      other: (number) => `L’essai a été arrêté après ${read} lignes sur ${number}. Rien n’a été modifié.`,
    }),
  rowsRead: (read, count) =>
    counted(count, {
      one: (number) => `${read} sur ${number} ligne`,
      other: (number) => `${read} sur ${number} lignes`,
    }),
  someWouldFail: (count) =>
    counted(count, {
      one: '# ligne échouerait; les autres seraient ajoutées.',
      other: '# lignes échoueraient; les autres seraient ajoutées.',
    }),
  someFailed: (count) =>
    counted(count, {
      one: '# ligne a échoué; les autres ont été ajoutées.',
      other: '# lignes ont échoué; les autres ont été ajoutées.',
    }),
  allWouldBeAdded: (count) =>
    counted(count, {
      one: 'La ligne serait ajoutée. Rien n’a encore changé.',
      other: 'Les # lignes seraient ajoutées. Rien n’a encore changé.',
    }),
  allWereAdded: (count) => counted(count, { one: 'La ligne a été ajoutée.', other: 'Les # lignes ont été ajoutées.' }),
};
