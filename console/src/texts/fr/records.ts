import { counted } from '../counted.ts';
import type * as en from '../records.ts';
import type { Translated } from '../translated.ts';

export const offered: Translated<typeof en.offered> = { yes: 'Peut être attribuée', no: 'N’est plus attribuée' };

export const equipmentPartsTexts: Translated<typeof en.equipmentPartsTexts> = {
  handedOut: 'Remis',
  returned: 'En stock',
  lost: 'Perdu',
  damaged: 'Endommagé',
  retired: 'Hors d’usage',
  what: 'Article',
  category: 'Catégorie',
  serialNumber: 'Numéro de série',
  status: 'État',
  handOutEquipment: 'Remettre de l’équipement',
  handOut: 'Remettre',
  handOutToMany: 'Remettre à plusieurs',
  handOutTo: (count) => counted(count, { one: 'Remettre à # personne', other: 'Remettre à # personnes' }),
  handedOutTo: (count) =>
    counted(count, { one: 'Équipement remis à # personne.', other: 'Équipement remis à # personnes.' }),
  handOutThis: (name) => `Remettre ${name}`,
  whoGetsIt: 'À qui',
  handedOutDone: 'Équipement remis.',
  person: 'Personne',
  categoryNameHint: 'Par exemple, Ordinateur portable ou Clé.',
  description: 'Description',
  handedOutColumn: 'Remis le',
  handedOutOn: 'Remis le',
};

export const personColumnTexts: Translated<typeof en.personColumnTexts> = {
  person: 'Personne',
  aPerson: 'Une personne',
};

export const equipmentTexts: Translated<typeof en.equipmentTexts> = {
  actions: 'Actions',
  takeBack: 'Reprendre',
  handOut: 'Remettre',
  search: 'Rechercher une personne ou un numéro de série',
  equipment: 'Équipement',
  equipmentLead: 'Ce que les personnes ont, et ce qui est en stock.',
  ownLead: 'Ce qui vous a été remis.',
  handOutEquipment: 'Remettre de l’équipement',
  noun: (count) => counted(count, { one: '# article', other: '# articles' }),
  status: 'État',
  anyStatus: 'Tous les états',
  empty: {
    title: 'Encore aucun équipement',
    text: 'Ce que vous remettez aux personnes et ce que vous ajoutez au stock s’affiche ici.',
  },
  ownEmpty: { title: 'Aucun équipement', text: 'Ce qui vous est remis s’affiche ici.' },
  takeBackTitle: (nameOfAsset) => `Reprendre ${nameOfAsset}?`,
  takenBack: 'Équipement repris.',
  itIsRecordedAsReturned: 'L’article est inscrit comme rendu aujourd’hui.',
};

export const stockTexts: Translated<typeof en.stockTexts> = {
  add: 'Ajouter au stock',
  added: 'L’article est en stock.',
  change: 'Modifier',
  save: 'Enregistrer',
  saved: 'Modifications enregistrées.',
  remove: 'Retirer',
  removeTitle: (name) => `Retirer ${name} du stock?`,
  removeText: 'Pour ce qui a été inscrit par erreur ou n’est plus là. Personne n’a eu cet article.',
  removed: 'Article retiré du stock.',
};

export const trainingPartsTexts: Translated<typeof en.trainingPartsTexts> = {
  validUntil: 'Valide jusqu’au',
  overdue: 'En retard',
  assigned: 'Attribuée',
  inProgress: 'En cours',
  completed: 'Terminée',
  completedColumn: 'Terminée le',
  status: 'État',
  due: 'Échéance',
  assignACourse: 'Attribuer une formation',
  assign: 'Attribuer',
  who: 'Qui la suit',
  assignTo: (count) => counted(count, { one: 'L’attribuer à # personne', other: 'L’attribuer à # personnes' }),
  assignedTo: (count) =>
    counted(count, {
      one: 'La formation est attribuée à # personne.',
      other: 'La formation est attribuée à # personnes.',
    }),
  theCourseIsAssigned: 'La formation est attribuée.',
  course: 'Formation',
  chooseACourse: 'Choisissez une formation',
};

export const trainingTexts: Translated<typeof en.trainingTexts> = {
  validMonths: 'Valide pendant, en mois',
  validMonthsHint:
    'Elle est attribuée de nouveau d’elle-même 30 jours avant la fin. Vide : elle se suit une seule fois.',
  course: 'Formation',
  training: 'Formation',
  trainingLead: 'Qui suit quelle formation, et avant quelle date.',
  ownLead: 'Vos formations et leurs échéances.',
  changeThisCourse: 'Modifier cette formation',
  newCourse: 'Nouvelle formation',
  assignACourse: 'Attribuer une formation',
  noun: (count) => counted(count, { one: '# formation à suivre', other: '# formations à suivre' }),
  status: 'État',
  notDone: 'Pas encore terminées',
  anyStatus: 'Tous les états',
  anyCourse: 'Toutes les formations',
  empty: {
    title: 'Aucune formation à suivre',
    text: 'Les formations attribuées aux personnes s’affichent ici jusqu’à ce qu’elles soient terminées.',
  },
  ownEmpty: {
    title: 'Rien à suivre',
    text: 'Les formations qui vous sont attribuées s’affichent ici jusqu’à ce qu’elles soient terminées.',
  },
  createCourse: 'Créer la formation',
  theCourseCanBeAssigned: 'La formation peut maintenant être attribuée.',
  name: 'Nom',
  save: 'Enregistrer',
  saved: 'Modifications enregistrées.',
  whatItTeaches: 'Contenu de la formation',
  use: 'Usage',
  offeredHint: 'Les personnes qui ont déjà cette formation la gardent.',
};

export const missingCertificatesTexts: Translated<typeof en.missingCertificatesTexts> = {
  certificates: 'Certifications',
  title: 'Certifications manquantes',
  lead: 'Les certifications et formations exigées : qui n’en a pas, et lesquelles ont expiré ou vont expirer.',
  ownLead: 'Les certifications et formations exigées de vous, qui vous manquent ou sont à renouveler.',
  requirements: 'Ce qui est exigé',
  wanted: 'Exigence',
  kind: 'Genre',
  kinds: { CERTIFICATE: 'Certification', COURSE: 'Formation' },
  state: 'État',
  none: 'N’en a pas',
  expired: 'Expirée',
  runsOut: 'Va expirer',
  until: 'Valable jusqu’au',
  before: 'Expire avant le',
  anyState: 'Tous les états',
  anyKind: 'Certifications et formations',
  department: 'Service',
  anyDepartment: 'Tous les services',
  noun: (count) => counted(count, { one: '# manquante', other: '# manquantes' }),
  empty: {
    title: 'Rien ne manque',
    text: 'Les personnes à qui il manque une certification ou une formation exigée s’affichent ici. Une date ci-dessus montre ce qui expire avant elle.',
  },
  nothingWanted: {
    title: 'Rien n’est encore exigé',
    text: 'Dites sous Ce qui est exigé quelles certifications et formations le sont, et de qui. Les personnes à qui il en manque s’affichent ensuite ici.',
  },
};

export const requirementTexts: Translated<typeof en.requirementTexts> = {
  certificates: 'Certifications',
  title: 'Certifications exigées',
  lead: 'Les certifications et formations exigées, de qui, et le moment du rappel.',
  whoLacks: 'À qui il en manque',
  add: 'Ajouter une exigence',
  changeTitle: 'Modifier l’exigence',
  save: 'Enregistrer',
  saved: 'Enregistré.',
  wanted: 'Exigence',
  kind: 'Genre',
  certificate: 'Certification',
  certificateHint: 'Par son nom, tel qu’il est inscrit aux dossiers : Premiers secours.',
  course: 'Formation',
  aCourse: 'Un cours',
  orCourse: 'Ou un cours',
  noCourse: 'Aucun cours',
  ofWhom: 'De qui',
  ofWhomHint: 'Des personnes à qui tout ce que vous remplissez s’applique; de tout le monde si rien n’est rempli.',
  everyone: 'Tout le monde',
  department: 'Service',
  anyDepartment: 'Tous les services',
  jobTitle: 'Titre du poste',
  workLocation: 'Lieu de travail',
  person: 'Personne',
  reminder: 'Rappel',
  daysBefore: (count) => counted(count, { one: '# jour avant', other: '# jours avant' }),
  remindDays: 'Nombre de jours avant pour le rappel',
  remindHint: 'À la personne et à ses responsables. Le rappel revient tant qu’elle manque.',
  daysNeeded: 'Entrez un nombre de jours.',
  actions: 'Actions',
  change: 'Modifier',
  remove: 'Retirer',
  removeTitle: (name) => `Ne plus exiger : ${name}?`,
  removeText: 'Les certifications et formations déjà inscrites restent aux dossiers.',
  removed: 'L’exigence est retirée.',
  noun: (count) => counted(count, { one: '# exigence', other: '# exigences' }),
  empty: {
    title: 'Rien n’est exigé',
    text: 'Indiquez les certifications et formations qu’un poste, un lieu ou un service exige.',
  },
};

export const certificatesOfAllTexts: Translated<typeof en.certificatesOfAllTexts> = {
  expiresBefore: 'Expire avant le',
  whoLacks: 'À qui il en manque',
  whatIsWanted: 'Ce qui est exigé de moi',
  lead: 'Qui détient quelle certification, et lesquelles expirent.',
  ownLead: 'Vos certifications et leurs dates d’expiration.',
  anyStatus: 'Tous les états',
  empty: { title: 'Aucune certification', text: 'Ajoutez-en une à la page d’une personne.' },
  ownEmpty: { title: 'Aucune certification', text: 'Celles qui sont inscrites à votre nom s’affichent ici.' },
};

export const payOfAllTexts: Translated<typeof en.payOfAllTexts> = {
  anyStatus: 'Tous les états',
  payLead: 'La rémunération de chaque personne, et depuis quand.',
  hidden: 'Masquée',
  hiddenNote: 'L’affichage est inscrit au journal des consultations, avec votre nom, pour chaque personne affichée.',
  show: 'Afficher la rémunération',
  payEmpty: {
    title: 'Aucune rémunération inscrite',
    text: 'Inscrivez-la à la page d’une personne ou importez-la d’un fichier.',
  },
  benefitsLead: 'Qui adhère à quel régime.',
  benefitsEmpty: { title: 'Aucun avantage social', text: 'Inscrivez quelqu’un à un régime à la page de la personne.' },
};

export const peopleLinkTexts: Translated<typeof en.peopleLinkTexts> = {
  chooseAPerson: 'Choisir une personne',
};
